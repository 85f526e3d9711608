// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/needless.h"

#include "core/edits/common_path.h"
#include "core/rules/pattern.h"

#include <algorithm>

namespace crawlright::edits {

namespace {

using syntax::Field;

/// One question, with what is asked of both lists again and again.
class Proof {
public:
    Proof(const Question& question, Budget& budget)
        : m_q(question)
        , m_rule(question.own.rules()[question.index])
        , m_wildcards(question.own.dialect().wildcards)
        , m_budget(budget)
        , m_probe(probeOf(m_rule.pattern, m_wildcards, question.fresh))
    {
    }

    Answer run()
    {
        const bool isOpen = m_q.own.dialect().wildcardTieUndefined;
        if (bestContaining(m_q.own, m_probe, m_q.index, isOpen ? only(m_rule.field) : both) <
            m_rule.rank)
            return {.proved = !m_budget.met}; // it never decides
        return isOpen ? proveOpen() : prove();
    }

private:
    static constexpr unsigned both = 3;
    static unsigned only(Field field) { return field == Field::Allow ? 1 : 2; }

    /// The rank of the best rule of some kinds, other than one, that matches all that a probe asks;
    /// noRank where there is none or the budget was met.
    Rank bestContaining(const RuleList& list, const Probe& probe, std::uint32_t except,
                        unsigned fields)
    {
        Rank best = noRank;
        const bool sawAll = list.forContaining(probe, m_q.fresh, m_budget, [&](auto index) {
            const ListedRule& rule = list.rules()[index];
            if (index != except && (only(rule.field) & fields) != 0)
                best = std::min(best, rule.rank);
        });
        return sawAll ? best : noRank;
    }

    [[nodiscard]] bool mayMeet(const ListedRule& rule)
    {
        if (!m_wildcards || rule.pattern.starts_with('/')) {
            return std::ranges::any_of(m_probe.forms, [&](const std::string& form) {
                return meetingOf(form, rule.pattern, m_wildcards, m_budget) != Meeting::Apart;
            });
        }
        for (const std::string& mine : m_probe.forms)
            for (const std::string& theirs : formsOf(rule.pattern, m_wildcards))
                if (meetingOf(mine, theirs, m_wildcards, m_budget) != Meeting::Apart)
                    return true;
        return false;
    }

    Field opposite() const { return m_rule.field == Field::Allow ? Field::Disallow : Field::Allow; }

    /// On a path that the rule decides in `own`: some rule with its verdict matches in `other`
    /// (or none need to: nothing that matches allows), and each rule with the other verdict that
    /// matches there is beaten there, or would have beaten the rule in `own`.
    Answer prove()
    {
        const Rank floor = bestContaining(m_q.other, m_probe, m_q.except, only(m_rule.field));
        for (const std::uint32_t index : m_q.other.ofField(opposite())) {
            if (m_budget.met)
                return {};
            const ListedRule& rival = m_q.other.rules()[index];
            if (rival.idle || floor < rival.rank || index == m_q.except || !mayMeet(rival))
                continue;
            const Probe probe = probeOf(rival.pattern, m_wildcards, m_q.fresh);
            if (bestContaining(m_q.own, probe, m_q.index, both) < m_rule.rank ||
                bestContaining(m_q.other, probe, m_q.except, only(m_rule.field)) < rival.rank)
                continue;
            return {.rival = rival.pattern};
        }
        return {.proved = !m_budget.met && (m_rule.field == Field::Allow || floor != noRank)};
    }

    /// What the best rule of the same kind can be in `other` where this one is in `own`.
    struct Range {
        std::uint32_t least = 0; ///< lengths
        std::uint32_t most = 0;
        bool sameStars = true; ///< as to a star that is not the last character
    };

    Range rangeFrom(Rank floor)
    {
        Range range{m_rule.length, m_rule.length};
        for (const std::uint32_t index : m_q.other.ofField(m_rule.field)) {
            const ListedRule& rule = m_q.other.rules()[index];
            if (rule.idle || index == m_q.except || rule.rank > floor || !mayMeet(rule))
                continue;
            const auto twin = m_q.own.find(rule.pattern, rule.field);
            if (twin && m_q.own.rules()[*twin].rank < m_rule.rank)
                continue;
            range.least = std::min(range.least, rule.length);
            range.most = std::max(range.most, rule.length);
            range.sameStars = range.sameStars && rules::holdsInnerStar(rule.pattern) ==
                                                     rules::holdsInnerStar(m_rule.pattern);
        }
        return range;
    }

    /// Whether a rule of this kind and length wins against the rival.
    [[nodiscard]] bool beats(std::uint32_t length, const ListedRule& rival) const
    {
        // Of two equally long rules the allowing one wins.
        return m_rule.field == Field::Allow ? length >= rival.length : length > rival.length;
    }

    /// Whether a rival that matches where the rule is the best of its kind in `own` makes the same
    /// verdict in `other`, where the best of the kind is within the range, or (`mayBeNone`) none.
    [[nodiscard]] bool isSameAgainst(const ListedRule& rival, const Range& range,
                                     bool mayBeNone) const
    {
        const bool sameStars =
            rules::holdsInnerStar(rival.pattern) == rules::holdsInnerStar(m_rule.pattern);
        if (!range.sameStars)
            return false;
        if (mayBeNone)
            return sameStars && !beats(range.most, rival);
        return !sameStars || beats(range.least, rival) == beats(range.most, rival);
    }

    /// Google 2019: the best allow and the best disallow make the verdict together.
    Answer proveOpen()
    {
        const Rank floor = bestContaining(m_q.other, m_probe, m_q.except, only(m_rule.field));
        std::optional<Range> range;
        for (const RuleList* list : {&m_q.own, &m_q.other}) {
            const RuleList& facing = list == &m_q.own ? m_q.other : m_q.own;
            for (const std::uint32_t index : list->ofField(opposite())) {
                if (m_budget.met)
                    return {};
                const ListedRule& rival = list->rules()[index];
                if (rival.idle || !mayMeet(rival))
                    continue;
                if (!range)
                    range = rangeFrom(floor);
                if (!facing.find(rival.pattern, rival.field) ||
                    !isSameAgainst(rival, *range, floor == noRank))
                    return {.rival = rival.pattern};
            }
        }
        const bool isSettled = m_rule.field == Field::Allow || floor != noRank ||
                               bestContaining(m_q.own, m_probe, m_q.index, only(opposite())) !=
                                   noRank; // some rival always matches, and wins
        return {.proved = !m_budget.met && isSettled};
    }

    const Question& m_q;
    const ListedRule& m_rule;
    bool m_wildcards;
    Budget& m_budget;
    Probe m_probe;
};

} // namespace

Answer keepsVerdict(const Question& question, Budget& budget)
{
    return Proof(question, budget).run();
}

} // namespace crawlright::edits
