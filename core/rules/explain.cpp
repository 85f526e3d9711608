// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/rules/explain.h"

#include "core/rules/explain_parts.h"

#include <algorithm>
#include <functional>

namespace crawlright::rules {

namespace {

using dialects::Dialect;

std::vector<text::LineNumber> linesOf(const GroupSet& groups,
                                      const std::vector<std::uint32_t>& agents)
{
    std::vector<text::LineNumber> lines;
    for (const std::uint32_t i : agents)
        lines.push_back(groups.agents[i].line);
    return lines;
}

/// The user-agent lines that name a crawler, whoever was taken in the end.
std::vector<text::LineNumber> linesNaming(const std::string& name, const Matter& matter)
{
    const Agent alone{.names = {name}, .obeysStar = false};
    const Selection selection = select(matter.document, matter.groups, alone);
    if (selection.by != ChosenBy::Name)
        return {};
    return linesOf(matter.groups, selection.agentLines);
}

bool isByName(const Selection& selection)
{
    return selection.by == ChosenBy::Name || selection.by == ChosenBy::FallbackName;
}

ChainStep stepFor(std::size_t i, const Matter& matter)
{
    using Found = ChainStep::Found;
    const Selection& selection = matter.selection;
    ChainStep step{.name = std::string(comparedName(matter.agent.names[i], matter.dialect()))};
    if (isByName(selection) && i == selection.nameIndex) {
        step.found = Found::Named;
        step.lines = linesOf(matter.groups, selection.agentLines);
        return step;
    }
    const bool isAsked = (i == 0 || matter.dialect().followsChain) &&
                         !(isByName(selection) && i > selection.nameIndex);
    step.found = isAsked ? Found::NotNamed : Found::NotAsked;
    if (!isAsked)
        step.lines = linesNaming(matter.agent.names[i], matter);
    return step;
}

ChainStep starStep(const Matter& matter)
{
    using Found = ChainStep::Found;
    ChainStep star{.name = "*", .found = Found::NoStar};
    for (const AgentLine& line : matter.groups.agents)
        if (line.isStar)
            star.lines.push_back(line.line);
    if (isByName(matter.selection))
        star.found = Found::NotAsked;
    else if (matter.selection.by == ChosenBy::Star)
        star.found = Found::Star;
    else if (!matter.agent.obeysStar && matter.dialect().followsChain)
        star.found = Found::StarDoesNotBind;
    return star;
}

void tellChain(Proof& proof, const Matter& matter)
{
    proof.followsChain = matter.dialect().followsChain;
    for (std::size_t i = 0; i < matter.agent.names.size(); ++i)
        proof.chain.push_back(stepFor(i, matter));
    proof.chain.push_back(starStep(matter));
}

void tellGroups(Proof& proof, const Matter& matter)
{
    std::vector<bool> names(matter.groups.agents.size());
    for (const std::uint32_t i : matter.selection.agentLines)
        names[i] = true;
    proof.groups.reserve(matter.groups.groups.size());
    for (std::size_t i = 0; i < matter.groups.groups.size(); ++i) {
        const Group& group = matter.groups.groups[i];
        GroupConsidered told;
        for (std::uint32_t a = group.agentsBegin; a < group.agentsEnd; ++a) {
            const AgentLine& line = matter.groups.agents[a];
            told.agentLines.push_back(line.line);
            told.tokens.emplace_back(matter.document.textOf(line.token));
            if (names[a] && matter.binds(i))
                told.takenFor.push_back(line.line);
        }
        told.ruleCount = group.rulesEnd - group.rulesBegin;
        told.fate = matter.selection.fates[i];
        proof.groups.push_back(std::move(told));
    }
    proof.orphanCount = static_cast<std::uint32_t>(matter.groups.orphans.size());
}

/// A part of `whole` as offsets; empty where it lies elsewhere.
text::Span spanIn(std::string_view part, std::string_view whole)
{
    const std::less_equal<const char*> atMost;
    const char* end = whole.data() + whole.size();
    if (!atMost(whole.data(), part.data()) || !atMost(part.data() + part.size(), end))
        return {};
    const auto begin = static_cast<text::Offset>(part.data() - whole.data());
    return {begin, begin + static_cast<text::Offset>(part.size())};
}

void tellPath(Proof& proof, const Dialect& dialect, std::string_view url)
{
    bool needsSlash = false;
    proof.url = url;
    proof.pathInUrl = spanIn(access::pathIn(proof.url, needsSlash), proof.url);
    proof.path = access::pathOf(url);
    proof.comparedPath = access::prepare(url, dialect);
    proof.changes = access::changesOf(proof.path, dialect.urlEncoding, false);
}

Proof proofOf(const Matter& matter, std::string_view url)
{
    const Dialect& dialect = matter.dialect();
    Proof proof;
    proof.document = matter.document;
    proof.dialect = dialect.id;
    proof.name = matter.agent.names.front();
    proof.token = comparedName(proof.name, dialect);
    proof.chosenBy = matter.selection.by;
    proof.fileBytes = static_cast<text::Offset>(matter.document.bytes().size());
    proof.bytesRead = matter.groups.bytesRead;
    tellPath(proof, dialect, url);
    proof.decision = matter.rules.match(proof.comparedPath);
    tellChain(proof, matter);
    tellGroups(proof, matter);
    tellRules(proof, matter);
    tellSteps(proof, matter);
    tellSilence(proof, matter);
    proof.others = directivesFor(matter.document, matter.groups, matter.selection);
    return proof;
}

} // namespace

Proof explain(const syntax::Document& document, const Dialect& dialect, const Agent& agent,
              std::string_view url)
{
    const GroupSet groups = groupsOf(document, dialect);
    const Selection selection = select(document, groups, agent);
    const RuleSet rules = compile(document, groups, selection);
    return proofOf({document, groups, selection, rules, agent}, url);
}

Proof explain(const syntax::Document& document, const GroupSet& groups, const Agent& agent,
              const RuleSet& rules, std::string_view url)
{
    const Selection selection = select(document, groups, agent);
    return proofOf({document, groups, selection, rules, agent}, url);
}

} // namespace crawlright::rules
