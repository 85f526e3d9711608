// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/group_readers.h"

#include "core/checks/agent_value.h"
#include "core/crawlers/catalogue.h"

#include <algorithm>
#include <array>

namespace crawlright::checks {

namespace {

using crawlers::Entry;
using dialects::Id;

constexpr Readers standard = only(Id::Rfc9309);

// The catalogue has one dialect for each crawler; these are readings of the same crawlers.
constexpr std::array<Readers, 2> editions = {
    only(Id::GoogleParser) | only(Id::Google) | only(Id::Google2019),
    only(Id::Yandex) | only(Id::Yandex2012),
};

Readers withEditions(Id dialect)
{
    Readers readers = standard | only(dialect);
    for (const Readers edition : editions)
        if ((edition & only(dialect)) != nobody)
            readers = static_cast<Readers>(readers | edition);
    return readers;
}

/// For each entry of the catalogue its readers and those of the crawlers that fall back to it.
std::vector<Readers> readersByEntry()
{
    const auto& catalogue = crawlers::builtIn();
    const Entry* const begin = catalogue.entries().data();
    std::vector<Readers> all;
    all.reserve(catalogue.entries().size());
    for (const Entry& entry : catalogue.entries())
        all.push_back(withEditions(entry.dialect));
    for (const Entry& entry : catalogue.entries())
        for (const std::string_view token : entry.fallsBackTo)
            if (const Entry* other = catalogue.find(token)) {
                Readers& readers = all[static_cast<std::size_t>(other - begin)];
                readers = static_cast<Readers>(readers | withEditions(entry.dialect));
            }
    return all;
}

/// Whether a finding speaks of what a group says to those whom it binds.
bool isOfGroup(Code code)
{
    switch (code) {
    case Code::BlankLineInGroup:
    case Code::GroupOpen:
    case Code::CrawlDelayValue:
    case Code::CrawlDelayHigh:
    case Code::DuplicateCrawlDelay:
    case Code::NumberLeadingZero:
    case Code::RequestRateValue:
    case Code::VisitTimeValue:
        return true;
    default:
        return familyOf(code) == Family::Path;
    }
}

void keepTo(Readers readers, Finding& finding)
{
    assign(finding.severities, static_cast<Readers>(everybody & ~readers), Severity::None);
    if (finding.camps == Camps{})
        return;
    finding.camps.one = static_cast<Readers>(finding.camps.one & readers);
    finding.camps.other = static_cast<Readers>(finding.camps.other & readers);
    if (!finding.camps.areSplitBy(everybody))
        finding.severities.fill(Severity::None); // nobody is left to disagree with
}

} // namespace

std::optional<Readers> readersNamedBy(const Context& context, const AgentPlace& agent)
{
    static const std::vector<Readers> byEntry = readersByEntry();
    const std::string_view value = agent.value.of(context.bytes);
    if (value == "*")
        return everybody;
    const auto& catalogue = crawlers::builtIn();
    const Entry* entry = catalogue.find(value);
    if (!entry && formOf(value) == AgentForm::Name)
        entry = catalogue.find(agent.name.of(context.bytes));
    if (!entry)
        return std::nullopt;
    return byEntry[static_cast<std::size_t>(entry - catalogue.entries().data())];
}

GroupReaders::GroupReaders(const Context& context)
    : m_context(context)
    , m_byStretch(context.stretches.size())
{
    if (!context.stretches.empty())
        m_byGroup.resize(context.stretches.back().group + std::size_t{1});
}

Readers GroupReaders::ofRule(text::LineNumber line)
{
    const AgentPlace* const agent = lastAgentBefore(line);
    if (!agent)
        return everybody;
    const std::uint32_t group = m_context.stretches[agent->stretch].group;
    Readers& readers = m_byGroup[group];
    if (readers == nobody) {
        const auto same = std::ranges::equal_range(m_context.stretches, group, {}, &Stretch::group);
        readers = readersOf({same.begin(), same.end()});
    }
    return readers;
}

Readers GroupReaders::ofField(text::LineNumber line)
{
    const AgentPlace* const agent = lastAgentBefore(line);
    if (!agent)
        return everybody;
    Readers& readers = m_byStretch[agent->stretch];
    if (readers == nobody)
        readers = readersOf({&m_context.stretches[agent->stretch], 1});
    return readers;
}

const AgentPlace* GroupReaders::lastAgentBefore(text::LineNumber line) const
{
    const auto next = std::ranges::upper_bound(m_context.agents, line, {}, &AgentPlace::line);
    return next == m_context.agents.begin() ? nullptr : &*std::prev(next);
}

Readers GroupReaders::readersOf(std::span<const Stretch> stretches) const
{
    Readers readers = nobody;
    for (std::uint32_t i = stretches.front().agentsBegin; i < stretches.back().agentsEnd; ++i) {
        readers = static_cast<Readers>(
            readers | readersNamedBy(m_context, m_context.agents[i]).value_or(everybody));
        if (readers == everybody)
            break;
    }
    return readers;
}

void keepToGroups(const Context& context, Findings& findings)
{
    GroupReaders groups(context);
    std::erase_if(findings, [&](Finding& finding) {
        if (!isOfGroup(finding.code))
            return false;
        const Readers readers = familyOf(finding.code) == Family::Sitemap
                                    ? groups.ofField(finding.line)
                                    : groups.ofRule(finding.line);
        if (readers == everybody)
            return false;
        keepTo(readers, finding);
        return concernsNobody(finding.severities);
    });
}

} // namespace crawlright::checks
