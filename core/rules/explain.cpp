// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/rules/explain.h"

#include "core/rules/pattern.h"

#include <algorithm>
#include <array>

namespace crawlright::rules {

namespace {

using dialects::Column;
using dialects::Dialect;
using syntax::Field;

constexpr std::size_t nearMissLimit = 10;

Decision decide(const syntax::Document& document, const Dialect& dialect, const Agent& agent,
                std::string_view url)
{
    const RuleSet rules = compile(document, dialect, agent);
    return rules.match(access::prepare(url, dialect));
}

/// The dialect with the other reading of a cell that its source leaves open; false where the cell
/// has no other reading.
bool flip(Dialect& d, Column column)
{
    switch (column) {
    case Column::Merging:
        d.merge = d.starMerge = dialects::GroupMerge::First;
        return true;
    case Column::BlankLines:
        d.blankLineEndsRecord = !d.blankLineEndsRecord;
        return true;
    case Column::SizeLimit:
        d.bodyLimit = 0;
        return true;
    case Column::RobotsTxtItself:
        d.robotsTxtAllowed = !d.robotsTxtAllowed;
        return true;
    case Column::Spelling:
        d.acceptsTypos = d.acceptsPrefixes = !d.acceptsTypos;
        return true;
    case Column::MissingColon:
        d.acceptsMissingColon = !d.acceptsMissingColon;
        return true;
    case Column::Encoding:
        d.patternEncoding.encodesHighBytes = d.urlEncoding.encodesHighBytes = false;
        return true;
    case Column::Escapes:
        d.patternEncoding = {.encodesHighBytes = d.patternEncoding.encodesHighBytes};
        d.urlEncoding = {.encodesHighBytes = d.urlEncoding.encodesHighBytes};
        return true;
    case Column::EmptyRule:
        d.emptyRule = dialects::EmptyRule::OppositeOfAll;
        return true;
    default:
        break;
    }
    return false;
}

class Explainer {
public:
    Explainer(const syntax::Document& document, const Dialect& dialect, const Agent& agent,
              std::string_view url)
        : m_document(document), m_dialect(dialect), m_agent(agent),
          m_groups(groupsOf(document, dialect)), m_selection(select(document, m_groups, agent)),
          m_rules(compile(document, m_groups, m_selection))
    {
        m_proof.dialect = dialect.id;
        m_proof.name = agent.names.front();
        m_proof.token = comparedName(m_proof.name, dialect);
        m_proof.url = url;
        m_proof.path = access::pathOf(url);
        m_proof.comparedPath = access::prepare(url, dialect);
        m_proof.changes = access::changesOf(m_proof.path, dialect.urlEncoding, false);
        m_proof.chosenBy = m_selection.by;
        m_proof.decision = m_rules.match(m_proof.comparedPath);
    }

    Proof run()
    {
        tellChain();
        tellGroups();
        tellRules();
        tellWinner();
        tellSilence();
        return std::move(m_proof);
    }

private:
    [[nodiscard]] std::vector<text::LineNumber> takenLines() const
    {
        std::vector<text::LineNumber> lines;
        for (const std::uint32_t i : m_selection.agentLines)
            lines.push_back(m_groups.agents[i].line);
        return lines;
    }

    void tellChain()
    {
        using Found = ChainStep::Found;
        const std::size_t asked = m_dialect.followsChain ? m_agent.names.size() : 1;
        const bool named = m_selection.by == ChosenBy::Name ||
                           m_selection.by == ChosenBy::FallbackName;
        for (std::size_t i = 0; i < asked; ++i) {
            ChainStep step{.name = std::string(comparedName(m_agent.names[i], m_dialect))};
            if (named && i == m_selection.nameIndex) {
                step.found = Found::Named;
                step.lines = takenLines();
            } else if (named && i > m_selection.nameIndex) {
                step.found = Found::NotAsked;
            }
            m_proof.chain.push_back(std::move(step));
        }
        ChainStep star{.name = "*", .found = Found::NoStar};
        for (const AgentLine& line : m_groups.agents)
            if (line.isStar)
                star.lines.push_back(line.line);
        if (named)
            star.found = Found::NotAsked;
        else if (m_selection.by == ChosenBy::Star)
            star.found = Found::Star;
        else if (!m_agent.obeysStar && m_dialect.followsChain)
            star.found = Found::StarDoesNotBind;
        m_proof.chain.push_back(std::move(star));
    }

    void tellGroups()
    {
        for (std::size_t i = 0; i < m_groups.groups.size(); ++i) {
            const Group& group = m_groups.groups[i];
            GroupConsidered told;
            for (const AgentLine& line : m_groups.agentsOf(group)) {
                told.agentLines.push_back(line.line);
                told.tokens.emplace_back(m_document.textOf(line.token));
            }
            told.ruleCount = group.rulesEnd - group.rulesBegin;
            told.fate = m_selection.fates[i];
            m_proof.groups.push_back(std::move(told));
        }
    }

    [[nodiscard]] RuleTried tried(std::uint32_t ordinal) const
    {
        const Rule& rule = m_rules.rules()[ordinal];
        const std::string_view pattern = m_rules.patternOf(rule);
        Alignment alignment = align(pattern, m_proof.comparedPath, m_dialect.wildcards);
        RuleTried told;
        told.line = rule.line;
        told.field = rule.field;
        told.pattern = m_document.textOf(rule.value);
        told.compared = pattern;
        told.length = rule.length;
        told.matched = alignment.matched;
        told.wins = ordinal == m_proof.decision.rule;
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

    void addIgnoredEmptyRules(std::vector<RuleTried>& misses)
    {
        for (std::size_t i = 0; i < m_groups.groups.size(); ++i) {
            if (m_selection.fates[i] != GroupFate::Taken &&
                m_selection.fates[i] != GroupFate::Merged)
                continue;
            for (const RuleLine& line : m_groups.rulesOf(m_groups.groups[i])) {
                ++m_proof.ruleCount;
                if (line.value.isEmpty() && m_dialect.emptyRule == dialects::EmptyRule::Ignored)
                    misses.push_back(
                        {.line = line.line, .field = line.field, .miss = MissReason::Empty});
            }
        }
    }

    void tellRules()
    {
        std::vector<RuleTried> misses;
        for (std::uint32_t i = 0; i < m_rules.rules().size(); ++i) {
            RuleTried told = tried(i);
            (told.matched ? m_proof.rules : misses).push_back(std::move(told));
        }
        addIgnoredEmptyRules(misses);
        std::ranges::stable_sort(m_proof.rules, [](const RuleTried& a, const RuleTried& b) {
            return a.wins != b.wins ? a.wins : a.length > b.length;
        });
        const auto shown =
            misses.begin() + static_cast<std::ptrdiff_t>(std::min(nearMissLimit, misses.size()));
        std::ranges::partial_sort(misses, shown, [](const RuleTried& a, const RuleTried& b) {
            return a.matchedPath != b.matchedPath ? a.matchedPath > b.matchedPath
                                                  : a.line < b.line;
        });
        std::move(misses.begin(), shown, std::back_inserter(m_proof.rules));
    }

    void tellWinner()
    {
        const Decision& decision = m_proof.decision;
        if (decision.verdict == Verdict::Undefined) {
            m_proof.wonBy = WonBy::Undefined;
            return;
        }
        if (decision.rule == noRule)
            return;
        if (m_dialect.precedence == dialects::Precedence::First) {
            m_proof.wonBy = m_dialect.knowsAllow ? WonBy::FirstInFile : WonBy::AnyDisallow;
            return;
        }
        const RuleTried& winner = m_proof.rules.front();
        m_proof.wonBy = WonBy::OnlyMatch;
        for (const RuleTried& other : m_proof.rules) {
            if (!other.matched || other.wins)
                continue;
            const bool ties = other.field != winner.field && other.length == winner.length;
            if (ties) {
                m_proof.wonBy = WonBy::TieAllows;
                return;
            }
            m_proof.wonBy = WonBy::Longer;
        }
    }

    void tellSilence()
    {
        for (unsigned c = 0; c < dialects::columnCount; ++c) {
            const auto column = static_cast<Column>(c);
            Dialect other = m_dialect;
            if (!m_dialect.isSilent(column) || !flip(other, column))
                continue;
            if (decide(m_document, other, m_agent, m_proof.url).verdict !=
                m_proof.decision.verdict)
                m_proof.silentColumns.push_back(column);
        }
    }

    const syntax::Document& m_document;
    const Dialect& m_dialect;
    const Agent& m_agent;
    GroupSet m_groups;
    Selection m_selection;
    RuleSet m_rules;
    Proof m_proof;
};

} // namespace

Proof explain(const syntax::Document& document, const Dialect& dialect, const Agent& agent,
              std::string_view url)
{
    return Explainer(document, dialect, agent, url).run();
}

} // namespace crawlright::rules
