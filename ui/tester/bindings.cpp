// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/bindings.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <unordered_set>

namespace crawlright::tester {

using rules::GroupFate;
using rules::GroupSet;
using rules::Selection;

namespace {

std::string lowered(std::string_view text)
{
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), text::toLower);
    return lower;
}

/// Whether a name is looked for as a whole, so that a set of the names in a file can tell who is
/// not among them.
bool comparesWhole(dialects::AgentRule rule)
{
    switch (rule) {
    case dialects::AgentRule::TokenEqualsAgent:
    case dialects::AgentRule::WordEquals:
        return true;
    case dialects::AgentRule::TokenBeginsAgent:
    case dialects::AgentRule::ValueContains:
        return false;
    }
    return false;
}

std::vector<std::uint32_t> groupsTaken(const Selection& selection)
{
    std::vector<std::uint32_t> groups;
    for (std::uint32_t i = 0; i < selection.fates.size(); ++i) {
        if (selection.fates[i] == GroupFate::Taken || selection.fates[i] == GroupFate::Merged)
            groups.push_back(i);
    }
    return groups;
}

} // namespace

/// Chooses groups in one dialect. A file may have thousands of user-agent lines; most crawlers are
/// named by none of them, and for those one choice does.
class Bindings::Chooser {
public:
    Chooser(const syntax::Document& document, const GroupSet& groups)
        : m_document(document)
        , m_groups(groups)
        , m_hasNames(comparesWhole(groups.dialect.agentRule))
    {
        if (!m_hasNames)
            return;
        for (const rules::AgentLine& line : groups.agents) {
            if (!line.isStar)
                m_names.insert(lowered(document.textOf(line.token)));
        }
    }

    [[nodiscard]] const Selection& selectionFor(const rules::Agent& agent)
    {
        if (!isUnnamed(agent)) {
            m_last = rules::select(m_document, m_groups, agent);
            return m_last;
        }
        std::optional<Selection>& unnamed = m_unnamed.at(agent.obeysStar ? 1 : 0);
        if (!unnamed)
            unnamed = rules::select(m_document, m_groups, agent);
        return *unnamed;
    }

private:
    [[nodiscard]] bool isUnnamed(const rules::Agent& agent) const
    {
        return m_hasNames && std::ranges::none_of(agent.names, [this](const std::string& name) {
                   return m_names.contains(lowered(rules::comparedName(name, m_groups.dialect)));
               });
    }

    const syntax::Document& m_document;
    const GroupSet& m_groups;
    bool m_hasNames;
    std::unordered_set<std::string> m_names;
    std::array<std::optional<Selection>, 2> m_unnamed; // by whether `*` binds
    Selection m_last;
};

class Bindings::Choosers {
public:
    explicit Choosers(const session::Analysis& analysis)
        : m_analysis(analysis)
    {
    }

    [[nodiscard]] const Selection& selectionFor(dialects::Id dialect, const rules::Agent& agent)
    {
        std::optional<Chooser>& chooser = m_choosers.at(static_cast<std::size_t>(dialect));
        if (!chooser)
            chooser.emplace(m_analysis.document, m_analysis.groupsFor(dialect));
        return chooser->selectionFor(agent);
    }

private:
    const session::Analysis& m_analysis;
    std::array<std::optional<Chooser>, dialects::dialectCount> m_choosers;
};

Bindings::Bindings(session::AnalysisPtr analysis, CrawlersPtr crawlers, const Bindings* known)
    : m_analysis(std::move(analysis))
    , m_crawlers(std::move(crawlers))
{
    constexpr dialects::Id standard = dialects::Id::Rfc9309;
    const Bindings* usable = known && known->m_analysis == m_analysis ? known : nullptr;
    const GroupSet& named = m_analysis->groupsFor(standard);
    Choosers choosers(*m_analysis);
    std::map<std::vector<std::uint32_t>, std::size_t> kins;
    m_indices.reserve(m_crawlers->size());
    m_namings.reserve(m_crawlers->size());
    for (const crawlers::Crawler& crawler : *m_crawlers) {
        m_indices.push_back(
            bind(crawler.dialect, choosers.selectionFor(crawler.dialect, crawler.agent), usable));
        const Selection& meant = choosers.selectionFor(standard, crawler.agent);
        std::vector<std::uint32_t> groups = groupsTaken(meant);
        const text::LineNumber line =
            groups.empty() ? 0 : named.agents[named.groups[groups.front()].agentsBegin].line;
        const std::size_t kin = kins.try_emplace(std::move(groups), kins.size()).first->second;
        m_namings.push_back({.kin = kin, .by = meant.by, .line = line});
    }
}

std::size_t Bindings::bind(dialects::Id dialect, const Selection& selection, const Bindings* known)
{
    Choice choice{.dialect = dialect,
                  .isTooBig = selection.by == rules::ChosenBy::TooBig,
                  .groups = groupsTaken(selection)};
    if (const auto found = m_choices.find(choice); found != m_choices.end())
        return found->second;
    RuleSetPtr compiled;
    if (known) {
        if (const auto found = known->m_choices.find(choice); found != known->m_choices.end())
            compiled = known->m_ruleSets[found->second];
    }
    if (!compiled) {
        compiled = std::make_shared<const rules::RuleSet>(
            rules::compile(m_analysis->document, m_analysis->groupsFor(dialect), selection));
    }
    m_ruleSets.push_back(std::move(compiled));
    m_choices.emplace(std::move(choice), m_ruleSets.size() - 1);
    return m_ruleSets.size() - 1;
}

} // namespace crawlright::tester
