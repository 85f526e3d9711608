// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/rules/rule_set.h"

#include "core/access/url.h"
#include "core/rules/pattern.h"

#include <algorithm>

namespace crawlright::rules {

namespace {

using dialects::Dialect;
using dialects::EmptyRule;
using dialects::Precedence;
using syntax::Field;

Field opposite(Field field) { return field == Field::Allow ? Field::Disallow : Field::Allow; }

Verdict verdictOf(Field field)
{
    return field == Field::Allow ? Verdict::Allow : Verdict::Disallow;
}

bool holdsInnerStar(std::string_view pattern)
{
    return pattern.substr(0, pattern.empty() ? 0 : pattern.size() - 1).contains('*');
}

/// Google: what an Allow of an index page also opens, as a pattern; empty where it opens nothing.
std::string directoryPattern(std::string_view value)
{
    const std::size_t slash = value.rfind('/');
    if (slash == std::string_view::npos || !value.substr(slash).starts_with("/index.htm"))
        return {};
    return std::string(value.substr(0, slash + 1)) + '$';
}

} // namespace

/// Fills a RuleSet line by line.
class RuleCompiler {
public:
    RuleCompiler(const syntax::Document& document, const Dialect& dialect, RuleSet& set)
        : m_document(document), m_dialect(dialect), m_set(set)
    {
    }

    void add(const RuleLine& line)
    {
        const std::string_view value = m_document.textOf(line.value);
        if (value.empty()) {
            addEmpty(line);
            return;
        }
        addPattern(line, line.field, value);
        if (m_dialect.indexHtml && line.field == Field::Allow) {
            const std::string directory = directoryPattern(value);
            if (!directory.empty())
                addPattern(line, line.field, directory);
        }
    }

    /// Longest: by length, allow before disallow, first in the file first; so the first that
    /// matches decides. First: as they stand.
    void finish()
    {
        if (m_dialect.precedence == Precedence::First)
            return;
        const auto& rules = m_set.m_rules;
        std::ranges::stable_sort(m_set.m_order, [&](std::uint32_t a, std::uint32_t b) {
            if (rules[a].length != rules[b].length)
                return rules[a].length > rules[b].length;
            return rules[a].field == Field::Allow && rules[b].field != Field::Allow;
        });
    }

private:
    void addEmpty(const RuleLine& line)
    {
        switch (m_dialect.emptyRule) {
        case EmptyRule::Ignored:
            return;
        case EmptyRule::MatchesAll:
            addPattern(line, line.field, {});
            return;
        case EmptyRule::OppositeOfAll:
            addPattern(line, opposite(line.field), "/");
            return;
        }
    }

    void addPattern(const RuleLine& line, Field field, std::string_view value)
    {
        const auto begin = static_cast<text::Offset>(m_set.m_bytes.size());
        access::encodeInto(m_set.m_bytes, value, m_dialect.patternEncoding, m_dialect.wildcards);
        const auto end = static_cast<text::Offset>(m_set.m_bytes.size());
        m_set.m_order.push_back(static_cast<std::uint32_t>(m_set.m_rules.size()));
        m_set.m_rules.push_back({line.line, field, end - begin, line.value, {begin, end}});
    }

    const syntax::Document& m_document;
    const Dialect& m_dialect;
    RuleSet& m_set;
};

Decision RuleSet::match(std::string_view preparedPath) const
{
    if (m_tooBigAllowsAll)
        return {.reason = Reason::FileTooBig};
    if (m_dialect.robotsTxtAllowed && preparedPath == "/robots.txt")
        return {.reason = Reason::RobotsTxtItself};
    if (m_rules.empty())
        return {.reason = Reason::NoRules};
    std::uint32_t winner = noRule;
    for (const std::uint32_t ordinal : m_order) {
        const Rule& rule = m_rules[ordinal];
        if (winner != noRule && rule.field == m_rules[winner].field)
            continue;
        if (!matches(patternOf(rule), preparedPath, m_dialect.wildcards))
            continue;
        if (winner == noRule) {
            winner = ordinal;
            if (!m_dialect.wildcardTieUndefined)
                break;
        } else {
            if (holdsInnerStar(patternOf(rule)) != holdsInnerStar(patternOf(m_rules[winner])))
                return {.verdict = Verdict::Undefined, .reason = Reason::Rule};
            break;
        }
    }
    if (winner == noRule)
        return {.reason = Reason::NoRuleMatches};
    const Rule& rule = m_rules[winner];
    const bool isEmpty = rule.length == 0; // Google: priority 0 never disallows
    return {.verdict = isEmpty ? Verdict::Allow : verdictOf(rule.field),
            .reason = isEmpty ? Reason::EmptyRule : Reason::Rule,
            .line = rule.line,
            .rule = winner};
}

RuleSet compile(const syntax::Document& document, const GroupSet& groups,
                const Selection& selection)
{
    RuleSet set;
    set.m_dialect = groups.dialect;
    set.m_tooBigAllowsAll = selection.by == ChosenBy::TooBig;
    RuleCompiler compiler(document, groups.dialect, set);
    for (std::size_t i = 0; i < groups.groups.size(); ++i) {
        if (selection.fates[i] != GroupFate::Taken && selection.fates[i] != GroupFate::Merged)
            continue;
        for (const RuleLine& line : groups.rulesOf(groups.groups[i]))
            compiler.add(line);
    }
    compiler.finish();
    return set;
}

RuleSet compile(const syntax::Document& document, const Dialect& dialect, const Agent& agent)
{
    const GroupSet groups = groupsOf(document, dialect);
    return compile(document, groups, select(document, groups, agent));
}

} // namespace crawlright::rules
