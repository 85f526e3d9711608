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
{
    if (!context.stretches.empty())
        m_byGroup.resize(context.stretches.back().group + std::size_t{1});
}

Readers GroupReaders::at(text::LineNumber line)
{
    const auto next = std::ranges::upper_bound(m_context.agents, line, {}, &AgentPlace::line);
    if (next == m_context.agents.begin())
        return everybody;
    const std::uint32_t stretch = std::prev(next)->stretch;
    Readers& readers = m_byGroup[m_context.stretches[stretch].group];
    if (readers == nobody)
        readers = readersOf(stretch);
    return readers;
}

Readers GroupReaders::readersOf(std::uint32_t stretch) const
{
    // User-agent lines without a rule between them are of one group.
    const auto same = std::ranges::equal_range(
        m_context.stretches, m_context.stretches[stretch].group, {}, &Stretch::group);
    Readers readers = nobody;
    for (std::uint32_t i = same.front().agentsBegin; i < same.back().agentsEnd; ++i) {
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
        const Readers readers = groups.at(finding.line);
        if (readers == everybody)
            return false;
        keepTo(readers, finding);
        return concernsNobody(finding.severities);
    });
}

} // namespace crawlright::checks
