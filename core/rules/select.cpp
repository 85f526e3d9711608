// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/rules/select.h"

#include "core/text/ascii.h"
#include "core/text/case.h"

#include <algorithm>
#include <optional>

namespace crawlright::rules {

namespace {

using dialects::AgentCut;
using dialects::AgentRule;
using dialects::Dialect;
using dialects::GroupMerge;

class Selector {
public:
    Selector(const syntax::Document& document, const GroupSet& groups, const Agent& agent)
        : m_document(document)
        , m_groups(groups)
        , m_agent(agent)
        , m_dialect(groups.dialect)
    {
    }

    Selection run()
    {
        m_selection.fates.assign(m_groups.groups.size(), GroupFate::OtherCrawler);
        if (m_groups.tooBigAllowsAll) {
            m_selection.by = ChosenBy::TooBig;
            return std::move(m_selection);
        }
        for (std::uint32_t i = 0; i < nameCount() && m_selection.by == ChosenBy::Nothing; ++i)
            takeNamed(i);
        for (std::uint32_t i = m_selection.nameIndex + 1; isNamed() && i < nameCount(); ++i)
            markLessSpecific(i);
        settleStarGroups();
        return std::move(m_selection);
    }

private:
    [[nodiscard]] std::uint32_t nameCount() const
    {
        const auto all = static_cast<std::uint32_t>(m_agent.names.size());
        return m_dialect.followsChain ? all : std::min<std::uint32_t>(all, 1);
    }

    [[nodiscard]] bool isNamed() const
    {
        return m_selection.by == ChosenBy::Name || m_selection.by == ChosenBy::FallbackName;
    }

    /// Google 2019: only the longest of the tokens that begin the name counts.
    [[nodiscard]] std::size_t longestBeginning(std::string_view name) const
    {
        std::size_t longest = 0;
        for (const AgentLine& line : m_groups.agents) {
            const std::string_view token = m_document.textOf(line.token);
            if (!line.isStar && token.size() > longest && text::startsWithIgnoringCase(name, token))
                longest = token.size();
        }
        return longest;
    }

    [[nodiscard]] bool names(const AgentLine& line, std::string_view name,
                             std::size_t longest) const
    {
        if (line.isStar)
            return false;
        const std::string_view token = m_document.textOf(line.token);
        switch (m_dialect.agentRule) {
        case AgentRule::TokenEqualsAgent:
            return text::equalsIgnoringCase(token, name);
        case AgentRule::WordEquals:
            return !token.empty() && text::equalsIgnoringCase(token, name);
        case AgentRule::TokenBeginsAgent:
            return !token.empty() && token.size() == longest &&
                   text::startsWithIgnoringCase(name, token);
        case AgentRule::ValueContains:
            return !name.empty() && text::containsIgnoringCase(token, name);
        }
        return false;
    }

    /// The user-agent lines that name it, as indices into the GroupSet.
    [[nodiscard]] std::vector<std::uint32_t> linesNaming(std::uint32_t nameIndex) const
    {
        const std::string_view name = comparedName(m_agent.names[nameIndex], m_dialect);
        const std::size_t longest =
            m_dialect.agentRule == AgentRule::TokenBeginsAgent ? longestBeginning(name) : 0;
        std::vector<std::uint32_t> lines;
        for (std::uint32_t i = 0; i < m_groups.agents.size(); ++i)
            if (names(m_groups.agents[i], name, longest))
                lines.push_back(i);
        return lines;
    }

    template <typename Visit>
    void forGroupsOf(const std::vector<std::uint32_t>& agentLines, Visit visit)
    {
        std::uint32_t group = 0;
        std::optional<std::uint32_t> last;
        for (const std::uint32_t line : agentLines) {
            while (m_groups.groups[group].agentsEnd <= line)
                ++group;
            if (last != group)
                visit(m_selection.fates[group]);
            last = group;
        }
    }

    void take(const std::vector<std::uint32_t>& lines, GroupMerge merge)
    {
        bool isFirst = true;
        forGroupsOf(lines, [&](GroupFate& fate) {
            if (isFirst)
                fate = GroupFate::Taken;
            else
                fate = merge == GroupMerge::All ? GroupFate::Merged : GroupFate::NotFirst;
            isFirst = false;
        });
        m_selection.agentLines = lines;
    }

    void takeNamed(std::uint32_t nameIndex)
    {
        const std::vector<std::uint32_t> lines = linesNaming(nameIndex);
        if (lines.empty())
            return;
        m_selection.by = nameIndex == 0 ? ChosenBy::Name : ChosenBy::FallbackName;
        m_selection.nameIndex = nameIndex;
        take(lines, m_dialect.merge);
    }

    void markLessSpecific(std::uint32_t nameIndex)
    {
        forGroupsOf(linesNaming(nameIndex), [](GroupFate& fate) {
            if (fate == GroupFate::OtherCrawler)
                fate = GroupFate::LessSpecific;
        });
    }

    void settleStarGroups()
    {
        std::vector<std::uint32_t> stars;
        for (std::uint32_t i = 0; i < m_groups.agents.size(); ++i)
            if (m_groups.agents[i].isStar)
                stars.push_back(i);
        const bool binds = m_agent.obeysStar || !m_dialect.followsChain;
        if (isNamed() || !binds) {
            const GroupFate left =
                isNamed() ? GroupFate::StarNotNeeded : GroupFate::StarDoesNotBind;
            forGroupsOf(stars, [left](GroupFate& fate) {
                if (fate == GroupFate::OtherCrawler)
                    fate = left;
            });
            return;
        }
        if (stars.empty())
            return;
        m_selection.by = ChosenBy::Star;
        take(stars, m_dialect.starMerge);
    }

    const syntax::Document& m_document;
    const GroupSet& m_groups;
    const Agent& m_agent;
    const Dialect& m_dialect;
    Selection m_selection;
};

} // namespace

std::string_view comparedName(std::string_view name, const Dialect& dialect)
{
    switch (dialect.agentCut) {
    case AgentCut::None:
        break;
    case AgentCut::Token:
        return text::leadingToken(name);
    case AgentCut::Word:
        return name.substr(0, name.find_first_of(" \t/"));
    }
    return name;
}

Selection select(const syntax::Document& document, const GroupSet& groups, const Agent& agent)
{
    return Selector(document, groups, agent).run();
}

} // namespace crawlright::rules
