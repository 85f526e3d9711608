// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/hover/agents.h"

#include "core/text/ascii.h"
#include "ui/words/about_agent.h"
#include "ui/words/about_crawler.h"

#include <algorithm>
#include <set>
#include <string>

namespace crawlright::hover {

namespace {

using rules::AgentLine;
using rules::Group;
using rules::GroupFate;
using rules::GroupSet;
using rules::Selection;

/// Where a group begins.
text::LineNumber lineOf(const GroupSet& set, const Group& group)
{
    return set.agents[group.agentsBegin].line;
}

const AgentLine* agentIn(const GroupSet& set, text::LineNumber line)
{
    const auto found = std::ranges::lower_bound(set.agents, line, {}, &AgentLine::line);
    return found == set.agents.end() || found->line != line ? nullptr : &*found;
}

words::AgentStanding standingOf(const session::Analysis& analysis, text::LineNumber line,
                                const GroupSet& set)
{
    if (agentIn(set, line))
        return words::AgentStanding::Read;
    return analysis.document.line(line).contentEnd > set.bytesRead ? words::AgentStanding::PastLimit
                                                                   : words::AgentStanding::NotRead;
}

const Group* groupOf(const GroupSet& set, const AgentLine& agent)
{
    const auto index = static_cast<std::uint32_t>(&agent - set.agents.data());
    const auto found = std::ranges::upper_bound(set.groups, index, {}, &Group::agentsEnd);
    return found == set.groups.end() ? nullptr : &*found;
}

void addGroups(words::AgentFacts& facts, const GroupSet& set, const Selection& selection)
{
    for (std::size_t i = 0; i < selection.fates.size(); ++i) {
        const Group& group = set.groups[i];
        switch (selection.fates[i]) {
        case GroupFate::Taken:
        case GroupFate::Merged:
            facts.rules += group.rulesEnd - group.rulesBegin;
            facts.groups.push_back(lineOf(set, group));
            break;
        case GroupFate::NotFirst:
            facts.unused.push_back(lineOf(set, group));
            break;
        case GroupFate::LessSpecific:
        case GroupFate::StarNotNeeded:
        case GroupFate::StarDoesNotBind:
        case GroupFate::OtherCrawler:
            break;
        }
    }
}

words::AgentFacts factsOf(const session::Analysis& analysis, text::LineNumber line,
                          const crawlers::Crawler& crawler)
{
    const GroupSet& set = analysis.groupsFor(crawler.dialect);
    const Selection selection = rules::select(analysis.document, set, crawler.agent);
    words::AgentFacts facts;
    facts.name = crawler.token;
    facts.dialect = crawler.dialect;
    facts.by = selection.by;
    if (selection.by == rules::ChosenBy::Name || selection.by == rules::ChosenBy::FallbackName)
        facts.chosenName = crawler.agent.names.at(selection.nameIndex);
    addGroups(facts, set, selection);
    facts.standing = standingOf(analysis, line, set);
    const AgentLine* agent = agentIn(set, line);
    if (!agent)
        return facts;
    const auto index = static_cast<std::uint32_t>(agent - set.agents.data());
    facts.isNamed = std::ranges::find(selection.agentLines, index) != selection.agentLines.end();
    if (const Group* group = groupOf(set, *agent)) {
        facts.ownRules = group->rulesEnd - group->rulesBegin;
        for (const AgentLine& other : set.agentsOf(*group)) {
            if (other.line != line && !other.value.isEmpty())
                facts.companions.emplace_back(analysis.document.textOf(other.value));
        }
    }
    return facts;
}

/// Who is named by some group, for the dialects that compare names as a whole; for many crawlers
/// and many groups.
class Names {
public:
    Names(const syntax::Document& document, const GroupSet& set)
        : m_document(document)
        , m_set(set)
        , m_isWhole(set.dialect.agentRule == dialects::AgentRule::TokenEqualsAgent ||
                    set.dialect.agentRule == dialects::AgentRule::WordEquals)
    {
        if (!m_isWhole)
            return;
        for (const AgentLine& line : set.agents) {
            if (!line.isStar)
                m_names.insert(document.textOf(line.token));
        }
    }

    [[nodiscard]] bool has(const rules::Agent& agent) const
    {
        if (m_isWhole) {
            return std::ranges::any_of(agent.names, [this](const std::string& name) {
                return m_names.contains(rules::comparedName(name, m_set.dialect));
            });
        }
        const Selection selection = rules::select(m_document, m_set, agent);
        return selection.by == rules::ChosenBy::Name ||
               selection.by == rules::ChosenBy::FallbackName;
    }

private:
    struct Less {
        using is_transparent = void;
        bool operator()(std::string_view a, std::string_view b) const
        {
            return std::ranges::lexicographical_compare(
                a, b, [](char x, char y) { return text::toLower(x) < text::toLower(y); });
        }
    };
    const syntax::Document& m_document;
    const GroupSet& m_set;
    bool m_isWhole;
    std::set<std::string_view, Less> m_names;
};

/// Whether a line begins a group for all others, to those who read so.
bool isStarIn(const GroupSet& set, text::LineNumber line)
{
    const AgentLine* agent = agentIn(set, line);
    return agent && agent->isStar && !set.tooBigAllowsAll;
}

words::About aboutStarLine(const session::Analysis& analysis, text::LineNumber line,
                           dialects::Id usual, const Audience& audience)
{
    const GroupSet& set = analysis.groupsFor(usual);
    words::StarFacts facts;
    facts.reader = usual;
    facts.standing = standingOf(analysis, line, set);
    for (const Group& group : set.groups) {
        if (!std::ranges::any_of(set.agentsOf(group), &AgentLine::isStar))
            continue;
        facts.rules += group.rulesEnd - group.rulesBegin;
        facts.groups.push_back(lineOf(set, group));
    }
    std::array<std::optional<Names>, dialects::dialectCount> names;
    for (const crawlers::Crawler& crawler : audience.chosen) {
        const GroupSet& own = analysis.groupsFor(crawler.dialect);
        auto& known = names.at(static_cast<std::size_t>(crawler.dialect));
        if (!known)
            known.emplace(analysis.document, own);
        const bool isBound = crawler.agent.obeysStar || !own.dialect.followsChain;
        (!isStarIn(own, line)        ? facts.others
         : known->has(crawler.agent) ? facts.named
         : isBound                   ? facts.bound
                                     : facts.starless)
            .push_back(crawler.token);
    }
    return words::aboutStar(facts);
}

} // namespace

words::About aboutAgentLine(const session::Analysis& analysis, text::LineNumber line,
                            const Audience& audience)
{
    const dialects::Id usual =
        audience.readers.empty() ? dialects::Id::Rfc9309 : audience.readers.front();
    const std::string_view value = analysis.document.textOf(analysis.document.line(line).value());
    if (value.empty())
        return {};
    const AgentLine* agent = agentIn(analysis.groupsFor(usual), line);
    if (agent ? agent->isStar : value == "*")
        return aboutStarLine(analysis, line, usual, audience);
    const crawlers::Crawler crawler = audience.catalogue->resolve(value);
    words::About about = words::aboutCrawler(crawler, *audience.catalogue);
    const words::About binding = words::aboutAgent(factsOf(analysis, line, crawler));
    // What this file holds for it comes before what is known of it in small print.
    const auto place = std::ranges::find_if(about, [](const words::AboutPart& part) {
        return part.kind == words::AboutPart::Kind::Quiet ||
               part.kind == words::AboutPart::Kind::Source;
    });
    about.insert(place, binding.begin(), binding.end());
    return about;
}

} // namespace crawlright::hover
