// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/families.h"
#include "core/crawlers/catalogue.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <functional>
#include <string>
#include <unordered_map>

namespace crawlright::checks {

namespace {

using syntax::Field;
using syntax::Line;
using syntax::LineKind;
using text::LineNumber;

/// The rules of one stretch of user-agent lines; indices into `Records::rules`.
struct Record {
    std::uint32_t rulesBegin = 0;
    std::uint32_t rulesEnd = 0;
    std::size_t hash = 0;
};

/// Which blank lines stand where they part what belongs together, and which are missing.
class Records {
public:
    Records(const Context& context, Findings& findings)
        : m_context(context)
        , m_findings(findings)
        , m_separating(
              readersWhere([](const dialects::Dialect& d) { return d.blankLineEndsRecord; }))
    {
        m_records.reserve(context.stretches.size());
        const auto lines = context.document.lines();
        for (std::size_t i = 0; i < lines.size(); ++i)
            take(static_cast<LineNumber>(i + 1), lines[i]);
        if (m_unparted > 0)
            m_findings.push_back({Code::AgentAfterRule,
                                  m_firstUnparted,
                                  m_context.document.line(m_firstUnparted).key(),
                                  severitiesOf(m_separating, Severity::Warning),
                                  {std::to_string(m_unparted)},
                                  {}});
    }

    void checkOpen() const
    {
        for (std::size_t i = 0; i < m_records.size(); ++i) {
            const Record& record = m_records[i];
            if (record.rulesEnd - record.rulesBegin != 1)
                continue;
            const Line& line = m_context.document.line(m_rules[record.rulesBegin]);
            const std::string_view name = nameOf(i);
            if (line.name.field != Field::Disallow || !line.value().isEmpty() || name.empty())
                continue;
            m_findings.push_back({Code::GroupOpen,
                                  m_rules[record.rulesBegin],
                                  line.key(),
                                  severitiesOf(m_context.readersOf(line), Severity::Info),
                                  {std::string(name)},
                                  {}});
            if (concernsNobody(m_findings.back().severities))
                m_findings.pop_back();
        }
    }

    /// Groups with the same rules in the same order and nothing else; said once for all of them, at
    /// the second.
    void checkSame() const
    {
        struct Set {
            std::size_t first;
            std::size_t second = 0;
            std::size_t count = 1;
        };
        std::unordered_map<std::size_t, Set> sets;
        std::vector<std::size_t> order;
        for (std::size_t i = 0; i < m_records.size(); ++i) {
            if (m_records[i].rulesBegin == m_records[i].rulesEnd || nameOf(i).empty() ||
                hasOtherFields(i))
                continue;
            const auto [place, isNew] = sets.try_emplace(m_records[i].hash, Set{i});
            Set& set = place->second;
            if (isNew || !areSame(m_records[set.first], m_records[i]))
                continue;
            if (++set.count == 2) {
                set.second = i;
                order.push_back(m_records[i].hash);
            }
        }
        for (const std::size_t hash : order) {
            const Set& set = sets.at(hash);
            const AgentPlace& first = agentOf(set.first);
            const AgentPlace& second = agentOf(set.second);
            m_findings.push_back({Code::ManyGroupsSameRules,
                                  second.line,
                                  second.value,
                                  severitiesOf(everybody, Severity::Hint),
                                  {std::to_string(set.count)},
                                  {{Related::Role::Earlier, first.value, first.line}}});
        }
    }

private:
    [[nodiscard]] const AgentPlace& agentOf(std::size_t record) const
    {
        return m_context.agents[m_context.stretches[record].agentsBegin];
    }
    [[nodiscard]] std::string_view nameOf(std::size_t record) const
    {
        return agentOf(record).value.of(m_context.bytes);
    }

    /// Whether the group with these rules says more than rules, which one group for all would say
    /// to the others, too.
    [[nodiscard]] bool hasOtherFields(std::size_t record) const
    {
        const auto& stretches = m_context.stretches;
        for (std::size_t i = record + 1; i-- > 0;) {
            if (stretches[i].group != stretches[record].group)
                return false;
            if (stretches[i].hasOthers)
                return true;
        }
        return false;
    }

    [[nodiscard]] bool areSame(const Record& a, const Record& b) const
    {
        if (a.rulesEnd - a.rulesBegin != b.rulesEnd - b.rulesBegin)
            return false;
        for (std::uint32_t i = 0; i < a.rulesEnd - a.rulesBegin; ++i) {
            const Line& x = m_context.document.line(m_rules[a.rulesBegin + i]);
            const Line& y = m_context.document.line(m_rules[b.rulesBegin + i]);
            if (x.name.field != y.name.field ||
                x.value().of(m_context.bytes) != y.value().of(m_context.bytes))
                return false;
        }
        return true;
    }

    void take(LineNumber number, const Line& line)
    {
        if (line.kind == LineKind::Comment)
            return;
        if (line.kind == LineKind::Blank) {
            m_afterBlank = true;
            return;
        }
        if (line.kind == LineKind::Field && line.name.field == Field::UserAgent)
            takeAgent(number, line);
        else if (line.kind == LineKind::Field && syntax::isRule(line.name.field))
            takeRule(number, line);
        else
            m_last = Last::Other;
    }

    void takeAgent(LineNumber number, const Line& line)
    {
        const bool isUnparted = m_last == Last::Rule && !m_afterBlank;
        if (isUnparted && (m_context.readersOf(line) & m_separating) != nobody && m_unparted++ == 0)
            m_firstUnparted = number;
        // As Context does, comments alone do not part user-agent lines.
        const std::size_t agent = m_agents++;
        const bool opens = m_records.size() < m_context.stretches.size() &&
                           m_context.stretches[m_records.size()].agentsBegin == agent;
        if (opens) {
            const auto begin = static_cast<std::uint32_t>(m_rules.size());
            m_records.push_back({begin, begin, 0});
        }
        m_last = Last::Agent;
        m_afterBlank = false;
        m_isBroken = false;
    }

    void takeRule(LineNumber number, const Line& line)
    {
        m_last = Last::Rule;
        if (m_records.empty())
            return;
        if (m_afterBlank && !m_isBroken)
            addBroken(number, line);
        m_afterBlank = false;
        Record& record = m_records.back();
        m_rules.push_back(number);
        record.rulesEnd = static_cast<std::uint32_t>(m_rules.size());
        const std::size_t hash = std::hash<std::string_view>()(line.value().of(m_context.bytes));
        record.hash = record.hash * 31 + hash + (line.name.field == Field::Allow ? 1 : 0);
    }

    void addBroken(LineNumber number, const Line& line)
    {
        m_isBroken = true;
        const auto readers = static_cast<Readers>(m_context.readersOf(line) & m_separating);
        if (readers != nobody)
            m_findings.push_back({Code::BlankLineInGroup,
                                  number,
                                  line.key(),
                                  severitiesOf(readers, Severity::Error),
                                  {std::string(syntax::nameOf(line.name.field)),
                                   std::string(line.value().of(m_context.bytes))},
                                  {}});
    }

    enum class Last : std::uint8_t { Nothing, Agent, Rule, Other };

    const Context& m_context;
    Findings& m_findings;
    Readers m_separating;
    std::vector<Record> m_records; ///< one for each stretch
    std::vector<LineNumber> m_rules;
    std::size_t m_agents = 0;
    Last m_last = Last::Nothing;
    bool m_afterBlank = false;
    bool m_isBroken = false; ///< a blank line within this group has been spoken of
    std::size_t m_unparted = 0;
    LineNumber m_firstUnparted = 0;
};

void checkNoStar(const Context& context, Findings& findings)
{
    const auto isStar = [&](const AgentPlace& agent) {
        return agent.value.of(context.bytes).contains('*');
    };
    if (context.agents.empty() || std::ranges::any_of(context.agents, isStar))
        return;
    const AgentPlace& first = context.agents.front();
    findings.push_back({Code::NoStarGroup,
                        first.line,
                        context.document.line(first.line).key(),
                        severitiesOf(everybody, Severity::Info),
                        {},
                        {}});
}

/// The first rule for `*` that forbids everything.
LineNumber starBlockOf(const Context& context)
{
    const auto lines = context.document.lines();
    for (const Stretch& stretch : context.stretches) {
        const auto agents =
            std::span(context.agents)
                .subspan(stretch.agentsBegin, stretch.agentsEnd - stretch.agentsBegin);
        const bool isStar = std::ranges::any_of(
            agents, [&](const AgentPlace& agent) { return agent.value.of(context.bytes) == "*"; });
        for (std::size_t i = agents.back().line; isStar && i < lines.size(); ++i) {
            if (lines[i].kind == LineKind::Field && lines[i].name.field == Field::UserAgent)
                break;
            const std::string_view value = lines[i].value().of(context.bytes);
            if (lines[i].kind == LineKind::Field && lines[i].name.field == Field::Disallow &&
                (value == "/" || value == "/*" || value == "*"))
                return static_cast<LineNumber>(i + 1);
        }
    }
    return 0;
}

/// Crawlers for advertisements that obey no `*` group, unless the file names them.
void checkAdsBots(const Context& context, Findings& findings)
{
    const LineNumber number = starBlockOf(context);
    if (number == 0)
        return;
    Readers readers = nobody;
    std::vector<std::string> names;
    for (const crawlers::Entry& entry : crawlers::builtIn().entries()) {
        if (entry.obeysStar != crawlers::Answer::No || entry.purpose != crawlers::Purpose::Ads ||
            entry.status != crawlers::Status::Active)
            continue;
        if (std::ranges::any_of(context.agents, [&](const AgentPlace& agent) {
                return text::equalsIgnoringCase(agent.name.of(context.bytes), entry.token);
            }))
            continue;
        names.emplace_back(entry.token);
        readers = static_cast<Readers>(readers | only(entry.dialect));
    }
    if (names.empty())
        return;
    const Line& line = context.document.line(number);
    findings.push_back({Code::AdsbotStar,
                        number,
                        line.value(),
                        severitiesOf(readers, Severity::Info),
                        std::move(names),
                        {}});
}

} // namespace

void checkRecords(const Context& context, Findings& findings)
{
    const Records records(context, findings);
    records.checkOpen();
    records.checkSame();
    checkNoStar(context, findings);
    checkAdsBots(context, findings);
}

} // namespace crawlright::checks
