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
using syntax::Field;

Field opposite(Field field)
{
    return field == Field::Allow ? Field::Disallow : Field::Allow;
}

Verdict verdictOf(Field field)
{
    return field == Field::Allow ? Verdict::Allow : Verdict::Disallow;
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
        : m_document(document)
        , m_dialect(dialect)
        , m_set(set)
    {
    }

    void reserve(std::span<const RuleLine> lines)
    {
        std::size_t bytes = 0;
        for (const RuleLine& line : lines)
            bytes += line.value.size();
        m_set.m_rules.reserve(lines.size());
        m_set.m_bytes.reserve(bytes);
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

    void finish()
    {
        m_set.m_bytes.shrink_to_fit();
        m_set.m_rules.shrink_to_fit();
        const bool split = m_dialect.wildcardTieUndefined;
        std::vector<std::uint32_t> ordinals;
        std::vector<std::uint32_t> disallows;
        ordinals.reserve(m_set.m_rules.size());
        for (std::uint32_t i = 0; i < m_set.m_rules.size(); ++i) {
            const bool isDisallow = m_set.m_rules[i].field == Field::Disallow;
            (split && isDisallow ? disallows : ordinals).push_back(i);
        }
        m_set.m_index = RuleIndex(m_set.source(), ordinals);
        m_set.m_disallowIndex = RuleIndex(m_set.source(), disallows);
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
        m_set.m_rules.push_back({line.line, field, end - begin, line.value, {begin, end}});
    }

    const syntax::Document& m_document;
    const Dialect& m_dialect;
    RuleSet& m_set;
};

Decision RuleSet::decisionBy(std::uint32_t winner) const
{
    if (winner == noRule)
        return {.reason = Reason::NoRuleMatches};
    const Rule& rule = m_rules[winner];
    const bool isEmpty = rule.length == 0; // Google: priority 0 never disallows
    return {.verdict = isEmpty ? Verdict::Allow : verdictOf(rule.field),
            .reason = isEmpty ? Reason::EmptyRule : Reason::Rule,
            .line = rule.line,
            .rule = winner};
}

/// Google 2019: the best allow and the best disallow may leave the verdict open.
Decision RuleSet::matchBothKinds(std::string_view preparedPath) const
{
    const std::uint32_t allow = m_index.best(preparedPath, source());
    const std::uint32_t disallow = m_disallowIndex.best(preparedPath, source());
    if (allow == noRule || disallow == noRule)
        return decisionBy(std::min(allow, disallow));
    if (holdsInnerStar(patternOf(m_rules[allow])) != holdsInnerStar(patternOf(m_rules[disallow])))
        return {.verdict = Verdict::Undefined, .reason = Reason::Rule};
    return decisionBy(source().rankOf(allow) < source().rankOf(disallow) ? allow : disallow);
}

Decision RuleSet::match(std::string_view preparedPath) const
{
    if (m_tooBigAllowsAll)
        return {.reason = Reason::FileTooBig};
    if (m_dialect.robotsTxtAllowed && preparedPath == "/robots.txt")
        return {.reason = Reason::RobotsTxtItself};
    if (m_rules.empty())
        return {.reason = Reason::NoRules};
    if (m_dialect.wildcardTieUndefined)
        return matchBothKinds(preparedPath);
    return decisionBy(m_index.best(preparedPath, source()));
}

namespace {

std::vector<RuleLine> rulesThatBind(const GroupSet& groups, const Selection& selection)
{
    std::vector<RuleLine> lines;
    for (std::size_t i = 0; i < groups.groups.size(); ++i) {
        const GroupFate fate = selection.fates[i];
        if (fate != GroupFate::Taken && fate != GroupFate::Merged)
            continue;
        const auto rules = groups.rulesOf(groups.groups[i]);
        lines.insert(lines.end(), rules.begin(), rules.end());
    }
    return lines;
}

} // namespace

RuleSet compile(const syntax::Document& document, const GroupSet& groups,
                const Selection& selection)
{
    RuleSet set;
    set.m_dialect = groups.dialect;
    set.m_tooBigAllowsAll = selection.by == ChosenBy::TooBig;
    RuleCompiler compiler(document, groups.dialect, set);
    const std::vector<RuleLine> lines = rulesThatBind(groups, selection);
    compiler.reserve(lines);
    for (const RuleLine& line : lines)
        compiler.add(line);
    compiler.finish();
    return set;
}

RuleSet compile(const syntax::Document& document, const Dialect& dialect, const Agent& agent)
{
    const GroupSet groups = groupsOf(document, dialect);
    return compile(document, groups, select(document, groups, agent));
}

} // namespace crawlright::rules
