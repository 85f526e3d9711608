// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/agent_value.h"
#include "core/checks/families.h"
#include "core/checks/nearest_field.h"
#include "core/text/ascii.h"
#include "core/text/case.h"

#include <algorithm>
#include <string>
#include <unordered_map>

namespace crawlright::checks {

namespace {

using dialects::AgentRule;
using dialects::Dialect;
using dialects::GroupMerge;
using syntax::Field;

std::string_view nameOf(const Context& context, const AgentPlace& agent)
{
    return agent.name.of(context.bytes);
}

const AgentPlace& firstAgentOf(const Context& context, const Stretch& stretch)
{
    return context.agents[stretch.agentsBegin];
}

Readers readersOf(const Context& context, const AgentPlace& agent)
{
    return context.readersOf(context.document.line(agent.line));
}

/// Whether a line before `end` is a misspelled user-agent line that nobody reads. Its own finding
/// says that the rules after it have no group.
bool hasMisspelledAgentBefore(const Context& context, text::LineNumber end)
{
    for (text::LineNumber number = 1; number < end; ++number) {
        const syntax::Line& line = context.document.line(number);
        if (line.kind == syntax::LineKind::Field && line.name.field == Field::Unknown &&
            nearestField(line.key().of(context.bytes)) == Field::UserAgent)
            return true;
    }
    return false;
}

void checkOrphans(const Context& context, Findings& findings)
{
    if (context.orphans.empty() || hasMisspelledAgentBefore(context, context.orphans.front()))
        return;
    if (context.agents.empty()) {
        const OrphanLine first = context.orphans.front();
        findings.push_back({Code::NoAgentAtAll,
                            first,
                            context.document.line(first).key(),
                            severitiesOf(everybody, Severity::Error),
                            {std::to_string(context.orphans.size())},
                            {}});
        return;
    }
    for (const OrphanLine number : context.orphans) {
        const syntax::Line& line = context.document.line(number);
        const Readers readers = context.readersOf(line);
        if (readers == nobody)
            continue;
        findings.push_back({Code::RuleBeforeAgent,
                            number,
                            line.key(),
                            severitiesOf(readers, Severity::Error),
                            {std::string(syntax::nameOf(line.name.field)),
                             std::string(line.value().of(context.bytes))},
                            {}});
    }
}

Finding agentFinding(const Context& context, Code code, const AgentPlace& agent,
                     const Severities& severities, std::vector<std::string> more)
{
    std::vector<std::string> arguments{std::string(nameOf(context, agent))};
    std::ranges::move(more, std::back_inserter(arguments));
    return {code, agent.line, agent.name, severities, std::move(arguments), {}};
}

/// The last user-agent lines of the file, with no rule after them.
void checkLastStretch(const Context& context, const Stretch& last, Findings& findings)
{
    if (last.hasRules || last.hasOthers)
        return;
    const AgentPlace& agent = firstAgentOf(context, last);
    if (agent.name.isEmpty())
        return;
    const Severities severities = severitiesOf(readersOf(context, agent), Severity::Warning);
    if (concernsNobody(severities))
        return;
    findings.push_back(
        agentFinding(context, Code::GroupWithoutRules, agent, severities, {std::string()}));
}

/// User-agent lines without a rule before the next user-agent line.
void checkOpenStretch(const Context& context, const Stretch& stretch, const Stretch& next,
                      Findings& findings)
{
    const AgentPlace& agent = firstAgentOf(context, stretch);
    const AgentPlace& heir = firstAgentOf(context, next);
    if (agent.name.isEmpty())
        return;
    const Readers blankEnds =
        stretch.hasBlankLine ? readersWhere([](const Dialect& d) { return d.blankLineEndsRecord; })
                             : nobody;
    const auto readers = static_cast<Readers>(readersOf(context, agent) & readersOf(context, heir));
    const auto sharing = static_cast<Readers>(readers & ~blankEnds);
    const auto separate = static_cast<Readers>(readers & blankEnds);

    const bool isSwallowed = stretch.hasOthers || stretch.hasSitemaps;
    // Only a blank line between the two: a separate, empty record to some, one group to the others.
    Severities severities = severitiesOf(sharing, isSwallowed ? Severity::Error : Severity::Info);
    if (!isSwallowed)
        assign(severities, separate, Severity::Warning);
    if (concernsNobody(severities))
        return;
    Finding finding =
        agentFinding(context, isSwallowed ? Code::GroupSwallowed : Code::GroupWithoutRules, agent,
                     severities, {std::string(nameOf(context, heir))});
    finding.related.push_back({Related::Role::SwallowedBy, heir.value, heir.line});
    findings.push_back(std::move(finding));
}

void checkStretches(const Context& context, Findings& findings)
{
    const auto& stretches = context.stretches;
    for (std::size_t i = 0; i < stretches.size(); ++i) {
        if (i + 1 == stretches.size())
            checkLastStretch(context, stretches[i], findings);
        else if (!stretches[i].hasRules)
            checkOpenStretch(context, stretches[i], stretches[i + 1], findings);
    }
}

/// By which two user-agent values are for the same crawler: all but a version, in lower case; empty
/// where there is none. `Offline Explorer` and `Offline Browser` are two.
std::string identityOf(std::string_view value)
{
    if (value.starts_with("*") && (value.size() == 1 || text::isSpace(value[1])))
        return "*";
    if (value.contains('('))
        return {}; // a browser's whole string: its first word says little
    return text::lowered(text::trimmed(value.substr(0, value.find('/'))));
}

void checkDuplicates(const Context& context, Findings& findings)
{
    struct Seen {
        std::size_t agent;   ///< that named it first
        std::uint32_t group; ///< that named it last
    };
    const Readers merging =
        readersWhere([](const Dialect& d) { return d.merge == GroupMerge::All; });
    const Readers mergingStars =
        readersWhere([](const Dialect& d) { return d.starMerge == GroupMerge::All; });
    std::unordered_map<std::string, Seen> seen;
    for (std::size_t i = 0; i < context.agents.size(); ++i) {
        const AgentPlace& agent = context.agents[i];
        std::string name = identityOf(agent.value.of(context.bytes));
        if (name.empty())
            continue;
        const std::uint32_t group = context.stretches[agent.stretch].group;
        const bool isStar = name == "*";
        const Readers merged = isStar ? mergingStars : merging;
        const auto [place, isNew] = seen.try_emplace(std::move(name), Seen{i, group});
        if (isNew || place->second.group == group)
            continue;
        place->second.group = group;
        const AgentPlace& first = context.agents[place->second.agent];
        const auto readers =
            static_cast<Readers>(readersOf(context, agent) & readersOf(context, first));
        Severities severities = severitiesOf(readers, Severity::Warning);
        assign(severities, static_cast<Readers>(readers & merged), Severity::Info);
        if (concernsNobody(severities))
            continue;
        Finding finding{isStar ? Code::DuplicateStarGroup : Code::DuplicateAgentGroup,
                        agent.line,
                        agent.value,
                        severities,
                        {std::string(agent.value.of(context.bytes))},
                        {{Related::Role::OtherGroup, first.value, first.line}}};
        findings.push_back(std::move(finding));
    }
}

void checkTruncated(const Context& context, Findings& findings)
{
    const Readers cutting = readersWhere([](const Dialect& d) {
        return d.agentRule == AgentRule::TokenEqualsAgent ||
               d.agentRule == AgentRule::TokenBeginsAgent;
    });
    for (const AgentPlace& agent : context.agents) {
        const std::string_view name = nameOf(context, agent);
        const std::string_view kept = text::leadingToken(name);
        if (name.empty() || !cutChangesName(name, kept.size()) ||
            formOf(agent.value.of(context.bytes)) != AgentForm::Name)
            continue;
        const auto readers = static_cast<Readers>(cutting & readersOf(context, agent));
        if (readers == nobody)
            continue;
        findings.push_back(agentFinding(context, Code::AgentTokenTruncated, agent,
                                        severitiesOf(readers, Severity::Error),
                                        {std::string(kept)}));
    }
}

} // namespace

void checkGroups(const Context& context, Findings& findings)
{
    checkOrphans(context, findings);
    checkStretches(context, findings);
    checkDuplicates(context, findings);
    checkTruncated(context, findings);
}

} // namespace crawlright::checks
