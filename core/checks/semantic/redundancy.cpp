// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/semantic/families.h"
#include "core/checks/semantic/nesting.h"
#include "core/rules/pattern.h"
#include "core/rules/pattern_overlap.h"

#include <algorithm>

namespace crawlright::checks {

namespace {

using dialects::Precedence;
using rules::noRule;
using rules::Rule;
using rules::RuleSet;
using syntax::Field;

Field opposite(Field field)
{
    return field == Field::Allow ? Field::Disallow : Field::Allow;
}

/// A byte that no pattern of the set has, and no path begins with; NUL where there is none.
char freshByteOf(const RuleSet& set)
{
    std::array<bool, 256> present{};
    for (const Rule& rule : set.rules())
        for (const char c : set.patternOf(rule))
            present[static_cast<unsigned char>(c)] = true;
    present[0] = present['*'] = present['$'] = present['/'] = true;
    const auto* const absent = std::ranges::find(present, false);
    return absent == present.end() ? '\0' : static_cast<char>(absent - present.begin());
}

/// A path that a rule matches if and only if it matches all that the pattern does: a byte that no
/// rule has stands for each star and for what follows.
void genericPath(std::string& path, std::string_view pattern, bool wildcards, char fresh)
{
    // Every path begins with a slash.
    path.assign(wildcards && pattern.starts_with('*') ? "/" : "");
    path += pattern;
    const bool isAnchored = wildcards && path.ends_with('$');
    if (isAnchored)
        path.pop_back();
    if (wildcards)
        std::ranges::replace(path, '*', fresh);
    if (!isAnchored)
        path += fresh;
}

class Redundancy {
public:
    Redundancy(const syntax::Document& document, const Reading& reading, char fresh, Budget& budget,
               Gathered& gathered)
        : m_document(document)
        , m_reading(reading)
        , m_set(reading.rules)
        , m_wildcards(dialects::get(reading.dialect).wildcards)
        , m_fresh(fresh)
        , m_budget(budget)
        , m_gathered(gathered)
    {
    }

    /// Behind a broader rule with the other verdict, where the first that matches decides.
    void checkOrder()
    {
        const auto rules = m_set.rules();
        for (std::uint32_t i = 0; i < rules.size() && !m_budget.met; ++i) {
            if (rules[i].value.isEmpty() || !mayCompare(i))
                continue;
            const std::uint32_t first = winnerOver(i);
            if (first < i && rules[first].field != rules[i].field)
                add({Code::ShadowedByOrder, rules[i].line, rules[i].value}, i, first,
                    rules[first].value.isEmpty() ? "empty" : "", Severity::Error);
        }
    }

    /// Rules that a longer one beats wherever they match, and rules whose work another one with the
    /// same verdict does; where the longest decides.
    void checkLength()
    {
        const Nesting nesting(m_set, m_wildcards);
        const auto rules = m_set.rules();
        for (std::uint32_t i = 0; i < rules.size() && !m_budget.met; ++i) {
            // Google: an Allow for an index page opens its directory by a pattern of its own.
            const bool isPair = (i > 0 && rules[i - 1].line == rules[i].line) ||
                                (i + 1 < rules.size() && rules[i + 1].line == rules[i].line);
            if (rules[i].value.isEmpty() || isPair || !mayCompare(i))
                continue;
            const std::uint32_t winner = winnerOver(i);
            if (winner != i)
                addBeaten(i, winner);
            else if (const std::uint32_t outer = needlessBeside(nesting, i); outer != noRule)
                add({Code::DeadRule, rules[i].line, rules[i].value}, i, outer, "", Severity::Hint);
        }
    }

private:
    [[nodiscard]] std::string_view patternOf(std::uint32_t rule) const
    {
        return m_set.patternOf(m_set.rules()[rule]);
    }
    [[nodiscard]] std::string_view valueOf(std::uint32_t rule) const
    {
        return m_document.textOf(m_set.rules()[rule].value);
    }

    /// A pattern that begins with neither `/` nor `*` matches nothing; `*` in front of a slash
    /// stands for two kinds of paths, of which the generic one is only one.
    [[nodiscard]] bool mayCompare(std::uint32_t rule)
    {
        const std::string_view pattern = patternOf(rule);
        const std::size_t begin = m_wildcards ? pattern.find_first_not_of('*') : 0;
        const bool hasSlash = begin != std::string_view::npos && pattern[begin] == '/';
        return hasSlash == (begin == 0) && m_budget.take(pattern.size() / 4 + m_reading.matchWork);
    }

    /// The rule that decides for the generic path of this one: itself where no other beats it.
    [[nodiscard]] std::uint32_t winnerOver(std::uint32_t rule)
    {
        genericPath(m_path, patternOf(rule), m_wildcards, m_fresh);
        const std::uint32_t winner = m_set.match(m_path).rule;
        return winner == noRule ? rule : winner; // the file itself, which no rule can forbid
    }

    void addBeaten(std::uint32_t inner, std::uint32_t winner)
    {
        const Rule& rule = m_set.rules()[inner];
        // Of the same path twice, with one verdict or two, there are other findings.
        if (valueOf(inner) == valueOf(winner))
            return;
        const bool isOther = m_set.rules()[winner].field != rule.field;
        add({Code::DeadRule, rule.line, rule.value}, inner, winner, isOther ? "opposite" : "",
            isOther ? Severity::Warning : Severity::Hint);
    }

    /// The longest shorter rule with the same verdict that matches all that this one matches, if no
    /// rule with the other verdict comes between the two; else noRule.
    [[nodiscard]] std::uint32_t needlessBeside(const Nesting& nesting, std::uint32_t inner)
    {
        if (!m_budget.take(nesting.starred().size()))
            return noRule;
        const Field field = m_set.rules()[inner].field;
        std::uint32_t outer = nesting.nearestAbove(inner, field, false);
        // `/a*` matches no less than `/a`: of such two the shorter one goes, which never decides.
        if (outer != noRule && nesting.isStarred(inner) &&
            matchesGeneric(patternOf(inner), patternOf(outer)))
            outer = nesting.nearestAbove(outer, field, false);
        for (const std::uint32_t other : nesting.starred())
            if (other != inner && m_set.rules()[other].field == field && isLonger(other, outer) &&
                containsTruly(other, inner))
                outer = other;
        if (m_budget.met || outer == noRule || isBetween(nesting, inner, outer))
            return noRule;
        return outer;
    }

    [[nodiscard]] bool isLonger(std::uint32_t rule, std::uint32_t than) const
    {
        return than == noRule || m_set.rules()[rule].length > m_set.rules()[than].length;
    }

    /// Whether `outer` matches more than `inner`, and all that it matches.
    [[nodiscard]] bool containsTruly(std::uint32_t outer, std::uint32_t inner)
    {
        const std::string_view pattern = patternOf(inner);
        const std::string_view other = patternOf(outer);
        if (!pattern.starts_with(headOf(other, m_wildcards)))
            return false;
        return m_budget.take(pattern.size() + 16) && matchesGeneric(other, pattern) &&
               !matchesGeneric(pattern, other);
    }

    [[nodiscard]] bool matchesGeneric(std::string_view outer, std::string_view inner)
    {
        genericPath(m_path, inner, m_wildcards, m_fresh);
        return rules::matches(outer, m_path, m_wildcards);
    }

    /// Whether some rule with the other verdict wins where `inner` has won so far and `outer` alone
    /// would not, or the budget left that open.
    [[nodiscard]] bool isBetween(const Nesting& nesting, std::uint32_t inner, std::uint32_t outer)
    {
        if (!m_budget.take(nesting.starred().size()))
            return true;
        const Field field = opposite(m_set.rules()[inner].field);
        const std::uint32_t above = nesting.nearestAbove(inner, field, true);
        if (above != noRule && comesBetween(above, inner, outer))
            return true;
        for (const std::uint32_t other : nesting.starred())
            if (m_set.rules()[other].field == field && comesBetween(other, inner, outer) &&
                mayMeet(other, inner))
                return true;
        if (nesting.isStarred(inner))
            for (const std::uint32_t other : nesting.below(inner))
                if (m_budget.take(1) && m_set.rules()[other].field == field &&
                    comesBetween(other, inner, outer) && mayMeet(other, inner))
                    return true;
        return m_budget.met;
    }

    /// By their lengths. Of two equally long rules the allowing one wins.
    [[nodiscard]] bool comesBetween(std::uint32_t other, std::uint32_t inner,
                                    std::uint32_t outer) const
    {
        const auto beats = [&](std::uint32_t rule) {
            const std::uint32_t length = m_set.rules()[other].length;
            return m_set.rules()[other].field == Field::Allow ? length >= m_set.rules()[rule].length
                                                              : length > m_set.rules()[rule].length;
        };
        return beats(outer) && !beats(inner);
    }

    /// Whether some path is matched by both, or the budget left that open.
    [[nodiscard]] bool mayMeet(std::uint32_t a, std::uint32_t b)
    {
        const std::string_view x = headOf(patternOf(a), m_wildcards);
        const std::string_view y = headOf(patternOf(b), m_wildcards);
        if (!x.starts_with(y) && !y.starts_with(x))
            return false;
        return !m_budget.take(4 * patternOf(a).size() * patternOf(b).size() + 128) ||
               rules::shortestCommonPath(patternOf(a), patternOf(b), m_wildcards).has_value();
    }

    void add(Finding finding, std::uint32_t inner, std::uint32_t outer, std::string_view variant,
             Severity severity)
    {
        const Rule& other = m_set.rules()[outer];
        finding.arguments = {std::string(valueOf(inner)), std::string(valueOf(outer)),
                             std::string(variant)};
        finding.related = {{Related::Role::CoveredBy, other.value, other.line}};
        m_gathered.add(std::move(finding), m_reading.readers, severity);
    }

    const syntax::Document& m_document;
    const Reading& m_reading;
    const RuleSet& m_set;
    bool m_wildcards;
    char m_fresh;
    Budget& m_budget;
    Gathered& m_gathered;
    std::string m_path; // used again and again
};

} // namespace

void checkRedundancy(const syntax::Document& document, const Reading& reading, Budget& budget,
                     Gathered& gathered)
{
    const dialects::Dialect& dialect = dialects::get(reading.dialect);
    // Within a group the order holds whatever else binds a crawler; lengths are compared with all
    // that does.
    const bool byOrder = dialect.precedence == Precedence::First;
    if (reading.lines.size() < 2 || (byOrder && !dialect.knowsAllow) ||
        (!byOrder && (reading.isShared || dialect.wildcardTieUndefined)))
        return;
    const char fresh = freshByteOf(reading.rules);
    if (fresh == '\0') {
        budget.met = true;
        return;
    }
    Redundancy redundancy(document, reading, fresh, budget, gathered);
    if (byOrder)
        redundancy.checkOrder();
    else
        redundancy.checkLength();
}

} // namespace crawlright::checks
