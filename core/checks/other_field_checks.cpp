// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/families.h"
#include "core/checks/group_readers.h"
#include "core/checks/preference_words.h"
#include "core/rules/directives.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <string>

namespace crawlright::checks {

namespace {

using dialects::Dialect;
using dialects::Reads;
using syntax::Field;
using syntax::Line;
using text::LineNumber;
using text::Span;

class OtherFields {
public:
    OtherFields(const Context& context, Findings& findings)
        : m_context(context)
        , m_findings(findings)
    {
        const auto lines = context.document.lines();
        for (std::size_t i = 0; i < lines.size(); ++i)
            if (lines[i].kind == syntax::LineKind::Field)
                check(static_cast<LineNumber>(i + 1), lines[i]);
        if (m_cleanParams > 0)
            checkScope();
    }

private:
    void check(LineNumber number, const Line& line)
    {
        m_number = number;
        m_line = &line;
        m_value = line.value().of(m_context.bytes);
        switch (line.name.field) {
        case Field::UserAgent:
            m_hostBeforeRules = 0;
            break;
        case Field::Allow:
        case Field::Disallow:
            checkHostPlace();
            break;
        case Field::Host:
            checkHost();
            break;
        case Field::RequestRate:
            if (!rules::parseRate(m_value))
                add(Code::RequestRateValue, line.value(), Severity::Warning, valueArguments());
            break;
        case Field::VisitTime:
            if (!rules::parseWindow(m_value))
                add(Code::VisitTimeValue, line.value(), Severity::Warning, valueArguments());
            break;
        case Field::CleanParam:
            checkCleanParam();
            break;
        case Field::ContentSignal:
        case Field::ContentUsage:
            checkPreferences();
            break;
        default:
            break;
        }
    }

    void add(Code code, Span span, Severity severity, std::vector<std::string> arguments,
             std::vector<Related> related = {})
    {
        const Severities severities =
            weighed(m_line->name.field, m_context.readersOf(*m_line), severity);
        if (!concernsNobody(severities))
            m_findings.push_back({code, m_number, span.isEmpty() ? m_line->key() : span, severities,
                                  std::move(arguments), std::move(related)});
    }

    [[nodiscard]] std::vector<std::string> valueArguments() const
    {
        return {std::string(m_value), m_value.empty() ? "empty" : ""};
    }

    void checkHost()
    {
        if (!rules::parseHost(m_value)) {
            add(Code::HostSyntax, m_line->value(), Severity::Error, valueArguments());
            return;
        }
        if (m_host != 0)
            add(Code::DuplicateHost, m_line->value(), Severity::Warning, {std::string(m_value)},
                {{Related::Role::Earlier, m_context.document.line(m_host).value(), m_host}});
        else
            m_host = m_number;
        if (m_hostBeforeRules == 0)
            m_hostBeforeRules = m_number;
    }

    /// A rule after a Host line of its group: a reader that stops at fields it does not know loses
    /// the rule.
    void checkHostPlace()
    {
        if (m_hostBeforeRules == 0)
            return;
        const Line& line = m_context.document.line(m_hostBeforeRules);
        const Severities severities =
            weighed(Field::Host, m_context.readersOf(line), Severity::Info);
        if (!concernsNobody(severities))
            m_findings.push_back({Code::HostPlace,
                                  m_hostBeforeRules,
                                  line.key(),
                                  severities,
                                  {std::to_string(m_number)},
                                  {}});
        m_hostBeforeRules = 0;
    }

    void checkCleanParam()
    {
        if (m_cleanParams++ == 0)
            m_firstCleanParam = m_number;
        if (!rules::parseCleanParam(m_value))
            add(Code::CleanParamFormat, m_line->value(), Severity::Error, valueArguments());
    }

    /// Clean-param counts for the whole file, in whatever group it stands.
    void checkScope()
    {
        const Readers heeding =
            readersWhere([](const Dialect& d) { return d.others.cleanParam == Reads::Yes; });
        if (std::ranges::any_of(m_context.agents, [&](const AgentPlace& agent) {
                return (readersNamedBy(m_context, agent).value_or(nobody) & heeding) != nobody;
            }))
            return;
        const Readers ignoring =
            readersWhere([](const Dialect& d) { return d.others.cleanParam == Reads::No; });
        m_findings.push_back({Code::CleanParamScope,
                              m_firstCleanParam,
                              m_context.document.line(m_firstCleanParam).key(),
                              severitiesOf(ignoring, Severity::Info),
                              {std::to_string(m_cleanParams)},
                              {}});
    }

    [[nodiscard]] Span placed(Span span) const
    {
        return {m_line->valueBegin + span.begin, m_line->valueBegin + span.end};
    }

    void checkPreferences()
    {
        const bool isUsage = m_line->name.field == Field::ContentUsage;
        if (m_value.empty()) {
            add(Code::ContentPrefEmpty, m_line->key(), Severity::Warning,
                {std::string(syntax::nameOf(m_line->name.field))});
            return;
        }
        std::string_view rest = m_value;
        if (isUsage && !rest.starts_with('/')) {
            const std::size_t blank = rest.find_first_of(" \t");
            const std::string_view word = rest.substr(0, blank);
            if (blank != std::string_view::npos && !word.contains('=') && !word.contains(',')) {
                add(Code::ContentPrefPath, placed({0, static_cast<text::Offset>(blank)}),
                    Severity::Error, {std::string(word)});
                return;
            }
        }
        const auto preferences = rules::parsePreferences(m_value, isUsage);
        if (!preferences) {
            add(Code::ContentPrefFormat, m_line->value(), Severity::Error, {std::string(m_value)});
            return;
        }
        for (const rules::Preference& preference : preferences->items)
            checkPreference(preference, isUsage);
    }

    void checkPreference(const rules::Preference& preference, bool isUsage)
    {
        const std::string key(preference.key.of(m_value));
        const std::string value(preference.value.of(m_value));
        if (key.empty() || value.empty()) {
            add(Code::ContentPrefFormat, placed(key.empty() ? preference.value : preference.key),
                Severity::Error, {key.empty() ? '=' + value : key});
            return;
        }
        const Field field = m_line->name.field;
        if (!std::ranges::contains(preferenceKeys(field), key))
            add(Code::ContentPrefKey, placed(preference.key), Severity::Warning,
                {key, isUsage ? "usage" : "signal"});
        if (!std::ranges::contains(preferenceValues(field), value))
            add(Code::ContentPrefValue, placed(preference.value), Severity::Error,
                {value, isUsage ? "usage" : "signal"});
    }

    const Context& m_context;
    Findings& m_findings;
    LineNumber m_number = 0;
    const Line* m_line = nullptr;
    std::string_view m_value;
    LineNumber m_host = 0;            ///< the first good one
    LineNumber m_hostBeforeRules = 0; ///< in this group, with no rule after it so far
    LineNumber m_firstCleanParam = 0;
    std::size_t m_cleanParams = 0;
};

} // namespace

void checkOtherFields(const Context& context, Findings& findings)
{
    const OtherFields fields(context, findings);
}

} // namespace crawlright::checks
