// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/semantic/group_rules.h"
#include "core/rules/pattern_algebra.h"

#include <algorithm>
#include <unordered_map>

namespace crawlright::checks {

namespace {

using dialects::Precedence;
using rules::Rule;
using rules::RuleSet;
using syntax::Field;
using text::LineNumber;

/// The bytes of a pattern before its first wildcard.
std::string_view headOf(std::string_view pattern, bool wildcards)
{
    if (!wildcards)
        return pattern;
    std::string_view head = pattern.substr(0, pattern.find('*'));
    if (head.size() == pattern.size() && head.ends_with('$'))
        head.remove_suffix(1);
    return head;
}

/// Two patterns that no path matches both, seen from how they begin.
bool areApart(std::string_view a, std::string_view b, bool wildcards)
{
    const std::string_view x = headOf(a, wildcards);
    const std::string_view y = headOf(b, wildcards);
    return !x.starts_with(y) && !y.starts_with(x);
}

/// The rules of one group, searched for one that contains another.
class Containers {
public:
    Containers(const RuleSet& set, bool wildcards, Budget& budget)
        : m_set(set)
        , m_wildcards(wildcards)
        , m_budget(budget)
    {
        const auto rules = set.rules();
        for (std::uint32_t i = 0; i < rules.size(); ++i) {
            const std::string_view pattern = set.patternOf(rules[i]);
            if (pattern.empty())
                continue;
            if (headOf(pattern, wildcards).size() == pattern.size())
                m_plain[pattern].push_back(i);
            else
                m_starred.push_back(i);
        }
    }

    /// The first rule, in file order, other than `inner` that fulfils `wanted` and matches all that
    /// `inner` matches; noRule where none is found within the budget.
    template <class Wanted>
    std::uint32_t find(std::uint32_t inner, Wanted wanted)
    {
        const std::string_view pattern = m_set.patternOf(m_set.rules()[inner]);
        std::uint32_t found = rules::noRule;
        const auto consider = [&](std::uint32_t outer) {
            if (outer != inner && outer < found && wanted(outer))
                found = outer;
        };
        const std::string_view head = headOf(pattern, m_wildcards);
        if (!m_budget.take(head.size() * (head.size() + 1) / 16 + 1))
            return rules::noRule;
        for (std::size_t length = 1; length <= head.size(); ++length) {
            const auto place = m_plain.find(pattern.substr(0, length));
            if (place == m_plain.end())
                continue;
            if (!m_budget.take(place->second.size()))
                return rules::noRule;
            std::ranges::for_each(place->second, consider);
        }
        for (const std::uint32_t outer : m_starred) {
            if (!m_budget.take(pattern.size() + 1))
                return rules::noRule;
            if (rules::contains(m_set.patternOf(m_set.rules()[outer]), pattern, m_wildcards) ==
                rules::Relation::Yes)
                consider(outer);
        }
        return found;
    }

private:
    const RuleSet& m_set;
    bool m_wildcards;
    Budget& m_budget;
    std::unordered_map<std::string_view, std::vector<std::uint32_t>> m_plain;
    std::vector<std::uint32_t> m_starred;
};

class Redundancy {
public:
    Redundancy(const syntax::Document& document, const dialects::Dialect& dialect,
               const RuleSet& set, Budget& budget, Gathered& gathered)
        : m_document(document)
        , m_dialect(dialect)
        , m_set(set)
        , m_budget(budget)
        , m_gathered(gathered)
        , m_containers(set, dialect.wildcards, budget)
    {
    }

    /// Behind a broader rule with the other verdict, where the first that matches decides.
    void checkOrder()
    {
        const auto rules = m_set.rules();
        for (std::uint32_t i = 0; i < rules.size() && !m_budget.met; ++i) {
            if (m_set.patternOf(rules[i]).empty())
                return; // Yandex 2012: it stands for the opposite of what it says
        }
        for (std::uint32_t i = 0; i < rules.size() && !m_budget.met; ++i) {
            const std::uint32_t outer =
                m_containers.find(i, [&](std::uint32_t other) { return other < i; });
            if (outer != rules::noRule && rules[outer].field != rules[i].field)
                add(Code::ShadowedByOrder, Severity::Error, i, outer);
        }
    }

    /// Rules that another one with the same verdict makes needless, where the longest decides.
    void checkLength()
    {
        const auto rules = m_set.rules();
        for (std::uint32_t i = 0; i < rules.size() && !m_budget.met; ++i) {
            const std::string_view pattern = m_set.patternOf(rules[i]);
            // Google: an Allow for an index page opens its directory, too.
            const bool opensMore = m_dialect.indexHtml && rules[i].field == Field::Allow &&
                                   pattern.contains("/index.htm");
            if (pattern.empty() || opensMore)
                continue;
            const std::uint32_t outer = m_containers.find(i, [&](std::uint32_t other) {
                return rules[other].field == rules[i].field &&
                       m_set.patternOf(rules[other]) != pattern;
            });
            if (outer != rules::noRule && nothingBetween(rules[i], rules[outer]))
                add(Code::DeadRule, Severity::Hint, i, outer);
        }
    }

private:
    /// Whether no rule with the other verdict could win where `inner` has won so far and `outer`
    /// alone would not.
    bool nothingBetween(const Rule& inner, const Rule& outer)
    {
        const auto rules = m_set.rules();
        if (!m_budget.take(rules.size()))
            return false;
        const bool isAllow = inner.field == Field::Allow;
        return std::ranges::none_of(rules, [&](const Rule& other) {
            if (other.field == inner.field || m_set.patternOf(other).empty())
                return false;
            // Of two equally long rules the allowing one wins.
            const bool beatsOuter =
                isAllow ? other.length > outer.length : other.length >= outer.length;
            const bool beatsInner =
                isAllow ? other.length > inner.length : other.length >= inner.length;
            const bool opensMore = m_dialect.indexHtml && other.field == Field::Allow &&
                                   m_set.patternOf(other).contains("/index.htm");
            return opensMore ||
                   (beatsOuter && !beatsInner &&
                    !areApart(m_set.patternOf(other), m_set.patternOf(inner), m_dialect.wildcards));
        });
    }

    void add(Code code, Severity severity, std::uint32_t inner, std::uint32_t outer)
    {
        const LineNumber line = m_set.rules()[inner].line;
        const LineNumber other = m_set.rules()[outer].line;
        const text::Span value = m_set.rules()[inner].value;
        const text::Span otherValue = m_set.rules()[outer].value;
        m_gathered.add(
            code, line, value, m_dialect.id, severity,
            {std::string(m_document.textOf(value)), std::string(m_document.textOf(otherValue))},
            {{Related::Role::CoveredBy, otherValue, other}});
    }

    const syntax::Document& m_document;
    const dialects::Dialect& m_dialect;
    const RuleSet& m_set;
    Budget& m_budget;
    Gathered& m_gathered;
    Containers m_containers;
};

} // namespace

void checkRedundancy(const syntax::Document& document, const GroupRules& rules, Budget& budget,
                     Gathered& gathered)
{
    const dialects::Dialect& dialect = rules.groups().dialect;
    for (std::size_t i = 0; i < rules.groups().groups.size() && !budget.met; ++i) {
        const auto& group = rules.groups().groups[i];
        if (group.rulesEnd - group.rulesBegin < 2)
            continue;
        // Within a group the order holds whatever else binds a crawler; lengths are compared with
        // all that does.
        const bool byOrder = dialect.precedence == Precedence::First;
        if (!byOrder && (rules.isShared(i) || dialect.wildcardTieUndefined))
            continue;
        const RuleSet set = rules.compile(i);
        Redundancy redundancy(document, dialect, set, budget, gathered);
        if (byOrder)
            redundancy.checkOrder();
        else
            redundancy.checkLength();
    }
}

} // namespace crawlright::checks
