// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/panel.h"

#include "app/cli/text.h"
#include "core/access/governs.h"
#include "core/access/url.h"
#include "core/net/hosts.h"

#include <algorithm>
#include <map>

namespace crawlright::cli {

namespace {

/// Whether it is a URL with a scheme and an authority, not a path.
bool namesHost(std::string_view url)
{
    const std::size_t schemeEnd = url.find("://");
    return schemeEnd != std::string_view::npos && url.find_first_of("/?;#") > schemeEnd;
}

} // namespace

Panel::Panel(const Robots& robots, std::vector<crawlers::Crawler> crawlers)
    : m_address(robots.address)
    , m_document(syntax::parse(robots.bytes))
{
    std::map<dialects::Id, rules::GroupSet> groups;
    for (crawlers::Crawler& crawler : crawlers) {
        const dialects::Dialect& dialect = dialects::get(crawler.dialect);
        auto found = groups.find(dialect.id);
        if (found == groups.end())
            found = groups.emplace(dialect.id, rules::groupsOf(m_document, dialect)).first;
        const rules::Selection selection = rules::select(m_document, found->second, crawler.agent);
        const access::Meaning meaning =
            robots.answer ? access::meaningOf(*robots.answer, dialect) : access::Meaning{};
        m_judges.push_back({std::move(crawler), meaning,
                            rules::compile(m_document, found->second, selection),
                            preparationFor(dialect)});
    }
}

std::size_t Panel::preparationFor(const dialects::Dialect& dialect)
{
    const auto found = std::ranges::find_if(m_preparations, [&](const dialects::Dialect* other) {
        return other->urlEncoding == dialect.urlEncoding;
    });
    const auto index = static_cast<std::size_t>(found - m_preparations.begin());
    if (found == m_preparations.end())
        m_preparations.push_back(&dialect);
    return index;
}

void Panel::prepare(Scratch& scratch, std::string_view url) const
{
    scratch.isGoverned =
        m_address.empty() || !namesHost(url) || access::governs(m_address, net::withAsciiHost(url));
    scratch.paths.resize(m_preparations.size());
    for (std::size_t i = 0; i < m_preparations.size(); ++i)
        access::prepareInto(scratch.paths[i], url, *m_preparations[i]);
}

Row Panel::judge(const Judge& judge, std::string_view url, const Scratch& scratch) const
{
    if (!scratch.isGoverned)
        return {url, Verdict::OtherHost};
    if (const std::optional<Verdict> verdict = verdictWithoutRules(judge.meaning.outcome))
        return {url, *verdict};
    const rules::Decision decision = judge.rules.match(scratch.paths[judge.preparation]);
    return {url, verdictOf(decision.verdict), decision.line};
}

std::string_view nameOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Allow:
        return "allow";
    case Verdict::Disallow:
        return "disallow";
    case Verdict::Undefined:
        return "undefined";
    case Verdict::OtherHost:
        break;
    }
    return "other-host";
}

Verdict verdictOf(rules::Verdict verdict)
{
    switch (verdict) {
    case rules::Verdict::Allow:
        return Verdict::Allow;
    case rules::Verdict::Disallow:
        return Verdict::Disallow;
    case rules::Verdict::Undefined:
        break;
    }
    return Verdict::Undefined;
}

std::optional<Verdict> verdictWithoutRules(access::Outcome outcome)
{
    switch (outcome) {
    case access::Outcome::Parse:
        return std::nullopt;
    case access::Outcome::AllowAll:
        return Verdict::Allow;
    case access::Outcome::DisallowAll:
    case access::Outcome::UseCache: // of which nothing is known here
    case access::Outcome::Defer:
        break;
    }
    return Verdict::Disallow;
}

QString otherHostSentence()
{
    return Cli::tr("This file does not hold for the URL: its host, port or scheme is another one.");
}

std::vector<crawlers::Crawler> crawlersOf(const std::vector<std::string>& names,
                                          std::optional<dialects::Id> dialect)
{
    const crawlers::Catalogue& catalogue = crawlers::builtIn();
    std::vector<crawlers::Crawler> result;
    for (const std::string& name : names)
        result.push_back(catalogue.resolve(name, dialect));
    if (names.empty())
        result.push_back(catalogue.resolve("Googlebot", dialect));
    return result;
}

} // namespace crawlright::cli
