// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/rules/explain_parts.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace crawlright::rules {

namespace {

using access::PathChange;
using dialects::Topic;
using Lines = std::vector<text::LineNumber>;

class StepTeller {
public:
    StepTeller(Proof& proof, const Matter& matter)
        : m_proof(proof)
        , m_matter(matter)
    {
    }

    void run()
    {
        tellFile();
        tellName();
        if (m_proof.chosenBy != ChosenBy::TooBig) {
            tellChoice();
            tellMerging();
        }
        tellPath();
        if (m_proof.chosenBy == ChosenBy::TooBig)
            return;
        if (m_proof.decision.reason == Reason::RobotsTxtItself) {
            add(StepKind::RobotsTxtItself, Topic::RobotsTxtItself);
            return;
        }
        tellEmptyRules();
        tellMatches();
        tellWinner();
    }

private:
    void add(StepKind kind, Topic topic, Lines lines = {})
    {
        Step step{.kind = kind, .topic = topic, .lines = std::move(lines)};
        step.source = dialects::sourceOf(m_proof.dialect, topic);
        step.silent = step.source.empty();
        if (step.silent)
            step.source = dialects::sourceOf(dialects::Id::Rfc9309, topic);
        m_proof.steps.push_back(std::move(step));
    }

    void tellFile()
    {
        if (m_proof.chosenBy == ChosenBy::TooBig) {
            add(StepKind::FileOpen, Topic::SizeLimit);
            return;
        }
        if (m_proof.bytesRead < m_proof.fileBytes)
            add(StepKind::FileCut, Topic::SizeLimit, {firstUnread()});
        if (m_proof.orphanCount > 0)
            add(StepKind::RulesWithoutGroup, Topic::BlankLines,
                {m_matter.groups.orphans.front().line});
    }

    /// A line that the limit cuts is not read either, unless it cuts its line end alone.
    [[nodiscard]] text::LineNumber firstUnread() const
    {
        const text::LineNumber line = m_matter.document.lineAt(m_proof.bytesRead);
        return m_matter.document.line(line).contentEnd > m_proof.bytesRead ? line : line + 1;
    }

    void tellName()
    {
        if (m_proof.token.size() < m_proof.name.size())
            add(StepKind::NameCut, Topic::Agents);
        if (!m_proof.followsChain && m_proof.chain.size() > 2)
            add(StepKind::ChainNotFollowed, Topic::Chain);
    }

    void tellChoice()
    {
        switch (m_proof.chosenBy) {
        case ChosenBy::Name:
            add(StepKind::Named, Topic::Agents, takenLines());
            return;
        case ChosenBy::FallbackName:
            add(StepKind::FellBack, Topic::Chain, takenLines());
            return;
        case ChosenBy::Star:
            add(StepKind::StarTaken, Topic::Star, takenLines());
            return;
        case ChosenBy::Nothing:
        case ChosenBy::TooBig:
            break;
        }
        // That a crawler does not obey `*` is its operator's word, as its chain is.
        if (m_proof.chain.back().found == ChainStep::Found::StarDoesNotBind)
            add(StepKind::StarDoesNotBind, Topic::Chain, m_proof.chain.back().lines);
        else
            add(StepKind::NoGroup, Topic::Star);
    }

    [[nodiscard]] Lines takenLines() const
    {
        Lines lines;
        for (const std::uint32_t i : m_matter.selection.agentLines)
            lines.push_back(m_matter.groups.agents[i].line);
        return lines;
    }

    /// The groups that name the crawler, where there are several.
    void tellMerging()
    {
        Lines lines;
        bool isMerged = false;
        bool isFirstOnly = false;
        for (const GroupConsidered& group : m_proof.groups) {
            isMerged = isMerged || group.fate == GroupFate::Merged;
            isFirstOnly = isFirstOnly || group.fate == GroupFate::NotFirst;
            const bool names = group.fate == GroupFate::Taken || group.fate == GroupFate::Merged ||
                               group.fate == GroupFate::NotFirst;
            if (names)
                lines.push_back(group.agentLines.front());
        }
        if (isMerged)
            add(StepKind::Merged, Topic::Merging, std::move(lines));
        else if (isFirstOnly)
            add(StepKind::OnlyFirstGroup, Topic::Merging, std::move(lines));
    }

    [[nodiscard]] bool isOfHighBytes(const PathChange& change) const
    {
        return change.kind == PathChange::Kind::Encoded &&
               std::ranges::any_of(change.from.of(m_proof.path), text::isHigh);
    }

    [[nodiscard]] bool isOfEscapes(const PathChange& change) const
    {
        return change.kind != PathChange::Kind::Encoded ||
               !std::ranges::all_of(change.from.of(m_proof.path), text::isHigh);
    }

    void tellPath()
    {
        add(StepKind::PathTaken, Topic::Url);
        for (const PathChange& change : m_proof.changes) {
            if (isOfHighBytes(change)) {
                add(StepKind::HighBytesEncoded, Topic::HighBytes);
                break;
            }
        }
        for (const PathChange& change : m_proof.changes) {
            if (isOfEscapes(change)) {
                add(StepKind::EscapesChanged, Topic::Escapes);
                break;
            }
        }
    }

    void tellEmptyRules()
    {
        Lines lines;
        for (std::size_t i = 0; i < m_matter.groups.groups.size(); ++i) {
            if (!m_matter.binds(i))
                continue;
            for (const RuleLine& rule : m_matter.groups.rulesOf(m_matter.groups.groups[i]))
                if (rule.value.isEmpty())
                    lines.push_back(rule.line);
        }
        if (!lines.empty())
            add(StepKind::EmptyRules, Topic::EmptyRule, std::move(lines));
    }

    void tellMatches()
    {
        Lines lines;
        for (const RuleTried& rule : m_proof.rules)
            if (rule.matched)
                lines.push_back(rule.line);
        if (!lines.empty())
            add(StepKind::RulesMatched, Topic::Wildcards, std::move(lines));
        for (const RuleTried& rule : m_proof.rules)
            if (rule.wins && rule.origin == RuleOrigin::IndexPage)
                add(StepKind::IndexPage, Topic::IndexPage, {rule.line});
    }

    void tellWinner()
    {
        switch (m_proof.decision.reason) {
        case Reason::NoRules:
            add(StepKind::NoRules, Topic::NoMatch);
            return;
        case Reason::NoRuleMatches:
            add(StepKind::NoMatch, Topic::NoMatch);
            return;
        case Reason::Rule:
        case Reason::EmptyRule:
        case Reason::RobotsTxtItself:
        case Reason::FileTooBig:
            tellWay();
            return;
        }
    }

    void tellWay()
    {
        const Lines winner{m_proof.decision.line};
        switch (m_proof.wonBy) {
        case WonBy::Nothing:
            return;
        case WonBy::OnlyMatch:
            add(StepKind::OnlyMatch, Topic::Precedence, winner);
            return;
        case WonBy::Longer:
            add(StepKind::Longest, Topic::Precedence, winner);
            return;
        case WonBy::TieAllows:
            add(StepKind::TieAllows, Topic::Tie, winner);
            return;
        case WonBy::FirstInFile:
            add(StepKind::FirstInFile, Topic::Precedence, winner);
            return;
        case WonBy::AnyDisallow:
            add(StepKind::AnyDisallow, Topic::Precedence, winner);
            return;
        case WonBy::Undefined:
            break;
        }
        Lines atOdds;
        for (const RuleTried& rule : m_proof.rules)
            if (rule.atOdds)
                atOdds.push_back(rule.line);
        add(StepKind::Undefined, Topic::Precedence, std::move(atOdds));
    }

    Proof& m_proof;
    const Matter& m_matter;
};

} // namespace

void tellSteps(Proof& proof, const Matter& matter)
{
    StepTeller(proof, matter).run();
}

} // namespace crawlright::rules
