// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/families.h"
#include "core/checks/markup.h"
#include "core/checks/scheme.h"
#include "core/rules/directives.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <string>
#include <unordered_map>

namespace crawlright::checks {

namespace {

using syntax::Field;
using syntax::Line;
using text::LineNumber;

constexpr std::array<std::string_view, 3> usualSchemes = {"http", "https", "ftp"};

/// The host whose file it is: given, or what the first good Host line says.
std::string_view ownHostOf(const Context& context)
{
    if (!context.origin.host.empty())
        return context.origin.host;
    for (const Line& line : context.document.lines()) {
        if (line.kind != syntax::LineKind::Field || line.name.field != Field::Host)
            continue;
        const std::string_view value = line.value().of(context.bytes);
        if (const auto host = rules::parseHost(value))
            return host->name.of(value);
    }
    return {};
}

/// `example.com` of `https://user@example.com:8080`.
std::string_view hostOf(std::string_view schemeAndHost)
{
    std::string_view host = schemeAndHost.substr(schemeAndHost.find("://") + 3);
    if (const std::size_t user = host.rfind('@'); user != std::string_view::npos)
        host.remove_prefix(user + 1);
    return host.substr(0, host.find(':'));
}

class Sitemaps {
public:
    Sitemaps(const Context& context, Findings& findings)
        : m_context(context)
        , m_findings(findings)
    {
        const auto lines = context.document.lines();
        for (std::size_t i = 0; i < lines.size(); ++i)
            if (lines[i].kind == syntax::LineKind::Field && lines[i].name.field == Field::Sitemap)
                check(static_cast<LineNumber>(i + 1), lines[i]);
        if (!m_hasAny)
            checkNone();
    }

private:
    void add(Code code, LineNumber number, text::Span span, Severity severity,
             std::vector<std::string> arguments, std::vector<Related> related = {})
    {
        const Severities severities =
            weighed(Field::Sitemap, m_context.readersOf(m_context.document.line(number)), severity);
        if (!concernsNobody(severities))
            m_findings.push_back(
                {code, number, span, severities, std::move(arguments), std::move(related)});
    }

    void check(LineNumber number, const Line& line)
    {
        m_hasAny = true;
        const std::string_view value = line.value().of(m_context.bytes);
        if (value.empty()) {
            add(Code::EmptySitemap, number, line.key(), Severity::Warning, {});
            return;
        }
        if (markupIn(value).kind != Markup::None)
            return;
        const std::size_t host = schemeAndHostOf(value);
        if (host == 0)
            add(Code::SitemapNotAbsolute, number, line.value(), Severity::Error,
                {std::string(value)});
        else
            checkAddress(number, line, value, host);
        const auto [place, isNew] = m_seen.try_emplace(value, number);
        if (!isNew)
            add(Code::DuplicateSitemap, number, line.value(), Severity::Hint, {},
                {{Related::Role::Earlier, m_context.document.line(place->second).value(),
                  place->second}});
    }

    void checkAddress(LineNumber number, const Line& line, std::string_view value,
                      std::size_t hostEnd)
    {
        const std::string_view scheme = value.substr(0, value.find(':'));
        const bool isUsual = std::ranges::any_of(usualSchemes, [&](std::string_view usual) {
            return text::equalsIgnoringCase(scheme, usual);
        });
        if (!isUsual) {
            const auto size = static_cast<text::Offset>(scheme.size());
            add(Code::SitemapBadScheme, number, {line.valueBegin, line.valueBegin + size},
                Severity::Error, {std::string(scheme)});
            return;
        }
        if (!m_knowsHost) {
            m_knowsHost = true;
            m_ownHost = ownHostOf(m_context);
        }
        const std::string_view host = hostOf(value.substr(0, hostEnd));
        if (m_ownHost.empty() || text::equalsIgnoringCase(host, m_ownHost))
            return;
        add(Code::SitemapOtherHost, number,
            {line.valueBegin, line.valueBegin + static_cast<text::Offset>(hostEnd)}, Severity::Info,
            {std::string(host), std::string(m_ownHost)});
    }

    void checkNone()
    {
        if (m_context.agents.empty() && m_context.orphans.empty())
            return; // empty-file says enough
        const auto end = static_cast<text::Offset>(m_context.bytes.size());
        m_findings.push_back({Code::NoSitemap,
                              m_context.document.lineAt(end),
                              {end, end},
                              weighed(Field::Sitemap, everybody, Severity::Hint),
                              {},
                              {}});
    }

    const Context& m_context;
    Findings& m_findings;
    std::unordered_map<std::string_view, LineNumber> m_seen;
    std::string_view m_ownHost;
    bool m_knowsHost = false;
    bool m_hasAny = false;
};

} // namespace

void checkSitemaps(const Context& context, Findings& findings)
{
    const Sitemaps sitemaps(context, findings);
}

} // namespace crawlright::checks
