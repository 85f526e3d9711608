// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/rules/alignment.h"
#include "core/rules/explain_parts.h"

#include <algorithm>

namespace crawlright::rules {

namespace {

using dialects::Precedence;
using syntax::Field;

/// How far a rule that does not match got.
struct Miss {
    std::uint32_t ordinal = 0; // noRule: an empty rule, which is not in the RuleSet
    text::LineNumber line = 0;
    Field field = Field::Disallow;
    text::Offset pathBytes = 0;
};

bool isFarther(const Miss& a, const Miss& b)
{
    return a.pathBytes != b.pathBytes ? a.pathBytes > b.pathBytes : a.line < b.line;
}

class RuleTeller {
public:
    RuleTeller(Proof& proof, const Matter& matter)
        : m_proof(proof)
        , m_matter(matter)
        , m_dialect(matter.dialect())
        , m_aligner(proof.comparedPath, matter.dialect().wildcards)
    {
    }

    void run()
    {
        reachAll();
        addIgnoredEmptyRules();
        sortMatches();
        m_proof.matchCount = static_cast<std::uint32_t>(m_proof.rules.size());
        keepNearest();
        m_proof.wonBy = winningWay();
    }

private:
    /// Only matches and the nearest misses are laid out in full.
    void reachAll()
    {
        for (std::uint32_t i = 0; i < rules().size(); ++i) {
            const Rule& rule = rules()[i];
            const bool isExtra = isIndexPage(i);
            if (isExtra && m_lastWrittenMatched)
                continue; // tried only where the rule as written did not match
            const Reach reach = m_aligner.reach(m_matter.rules.patternOf(rule));
            if (!isExtra)
                m_lastWrittenMatched = reach.matched;
            if (reach.matched)
                m_proof.rules.push_back(told(i));
            else if (!isExtra)
                addMiss({i, rule.line, rule.field, reach.pathBytes});
        }
    }

    [[nodiscard]] std::span<const Rule> rules() const { return m_matter.rules.rules(); }

    /// Whether a rule is the second pattern of its line.
    [[nodiscard]] bool isIndexPage(std::uint32_t ordinal) const
    {
        return ordinal > 0 && rules()[ordinal].line == rules()[ordinal - 1].line;
    }

    [[nodiscard]] RuleOrigin originOf(std::uint32_t ordinal) const
    {
        const Rule& rule = rules()[ordinal];
        if (isIndexPage(ordinal))
            return RuleOrigin::IndexPage;
        if (!rule.value.isEmpty())
            return RuleOrigin::Written;
        return rule.length == 0 ? RuleOrigin::EmptyForAll : RuleOrigin::EmptyOpposite;
    }

    /// Keeps a few times as many as are shown, and the nearest of them when it overflows.
    void addMiss(const Miss& miss)
    {
        constexpr std::size_t room = 16 * nearMissLimit;
        m_misses.push_back(miss);
        if (m_misses.size() == room)
            cutMisses();
    }

    void cutMisses()
    {
        const std::size_t kept = std::min(nearMissLimit, m_misses.size());
        const auto end = m_misses.begin() + static_cast<std::ptrdiff_t>(kept);
        std::ranges::partial_sort(m_misses, end, isFarther);
        m_misses.resize(kept);
    }

    [[nodiscard]] RuleTried told(std::uint32_t ordinal)
    {
        const Rule& rule = rules()[ordinal];
        Alignment alignment = m_aligner.align(m_matter.rules.patternOf(rule));
        RuleTried told;
        told.line = rule.line;
        told.field = rule.field;
        told.pattern = m_matter.document.textOf(rule.value);
        told.compared = m_matter.rules.patternOf(rule);
        told.length = rule.length;
        told.matched = alignment.matched;
        told.wins = ordinal == m_proof.decision.rule;
        told.origin = originOf(ordinal);
        if (told.origin == RuleOrigin::Written)
            told.changes =
                access::changesOf(told.pattern, m_dialect.patternEncoding, m_dialect.wildcards);
        told.stars = std::move(alignment.stars);
        told.matchedPath = alignment.pathBytes;
        told.matchedPattern = alignment.patternBytes;
        if (!told.matched)
            told.miss = missOf(told);
        return told;
    }

    [[nodiscard]] MissReason missOf(const RuleTried& rule) const
    {
        const bool wildStart = m_dialect.wildcards && rule.compared.starts_with('*');
        if (!rule.compared.starts_with('/') && !wildStart)
            return MissReason::NoStart;
        const bool onlyEndLeft = m_dialect.wildcards &&
                                 rule.matchedPattern + 1 == rule.compared.size() &&
                                 rule.compared.ends_with('$');
        if (onlyEndLeft)
            return MissReason::NotAtEnd;
        return rule.matchedPath == m_proof.comparedPath.size() ? MissReason::PathTooShort
                                                               : MissReason::Differs;
    }

    void addIgnoredEmptyRules()
    {
        for (std::size_t i = 0; i < m_matter.groups.groups.size(); ++i) {
            if (!m_matter.binds(i))
                continue;
            for (const RuleLine& line : m_matter.groups.rulesOf(m_matter.groups.groups[i])) {
                ++m_proof.ruleCount;
                if (line.value.isEmpty() && m_dialect.emptyRule == dialects::EmptyRule::Ignored)
                    addMiss({noRule, line.line, line.field, 0});
            }
        }
    }

    void keepNearest()
    {
        cutMisses();
        for (const Miss& miss : m_misses) {
            if (miss.ordinal != noRule)
                m_proof.rules.push_back(told(miss.ordinal));
            else
                m_proof.rules.push_back(
                    {.line = miss.line, .field = miss.field, .miss = MissReason::Empty});
        }
    }

    /// The winner, or the two that are at odds, first; they are in file order before.
    void sortMatches()
    {
        std::vector<RuleTried>& matches = m_proof.rules;
        if (m_dialect.precedence == Precedence::Longest)
            std::ranges::stable_sort(matches, std::ranges::greater(), &RuleTried::length);
        if (m_proof.decision.verdict == Verdict::Undefined) {
            for (const Field field : {Field::Allow, Field::Disallow}) {
                const auto longest = std::ranges::find(matches, field, &RuleTried::field);
                if (longest != matches.end())
                    longest->atOdds = true;
            }
        }
        std::ranges::stable_partition(
            matches, [](const RuleTried& rule) { return rule.wins || rule.atOdds; });
    }

    [[nodiscard]] WonBy winningWay() const
    {
        if (m_proof.decision.verdict == Verdict::Undefined)
            return WonBy::Undefined;
        if (m_proof.decision.rule == noRule)
            return WonBy::Nothing;
        if (m_dialect.precedence == Precedence::First)
            return m_dialect.knowsAllow ? WonBy::FirstInFile : WonBy::AnyDisallow;
        const RuleTried& winner = m_proof.rules.front();
        const std::span<const RuleTried> others =
            std::span(m_proof.rules).first(m_proof.matchCount).subspan(1);
        if (others.empty())
            return WonBy::OnlyMatch;
        const auto isShorter = [&](const RuleTried& rule) { return rule.length < winner.length; };
        const auto isTie = [&](const RuleTried& rule) {
            return !isShorter(rule) && rule.field != winner.field;
        };
        if (std::ranges::any_of(others, isTie))
            return WonBy::TieAllows;
        return std::ranges::any_of(others, isShorter) ? WonBy::Longer : WonBy::FirstInFile;
    }

    Proof& m_proof;
    const Matter& m_matter;
    const dialects::Dialect& m_dialect;
    Aligner m_aligner;
    std::vector<Miss> m_misses;
    bool m_lastWrittenMatched = false;
};

} // namespace

void tellRules(Proof& proof, const Matter& matter)
{
    RuleTeller(proof, matter).run();
}

} // namespace crawlright::rules
