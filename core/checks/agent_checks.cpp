// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/agent_value.h"
#include "core/checks/families.h"
#include "core/checks/nearest_field.h"
#include "core/crawlers/catalogue.h"
#include "core/text/ascii.h"
#include "core/text/case.h"

#include <algorithm>
#include <bit>
#include <string>
#include <unordered_set>

namespace crawlright::checks {

namespace {

using crawlers::Entry;
using crawlers::Status;

// Shorter names are near to too many others.
constexpr std::size_t leastNearName = 8;
constexpr std::size_t leastNearNameOfTwo = 10;

bool isInUse(const Entry& entry)
{
    return entry.status != Status::Retired && entry.status != Status::Renamed;
}

/// `SemrushBot-SA`: one more of a family of which some are known, not a misspelling of those.
bool isOfFamily(std::string_view name)
{
    constexpr std::size_t longestMark = 3;
    const std::size_t hyphen = name.rfind('-');
    return hyphen != std::string_view::npos && name.size() - hyphen - 1 <= longestMark &&
           crawlers::builtIn().find(name.substr(0, hyphen));
}

/// The tokens of the catalogue, to be searched by likeness.
class NearTokens {
public:
    /// The nearest token; empty where none is near.
    [[nodiscard]] std::string_view nearest(std::string_view name)
    {
        if (name.size() < leastNearName || name.size() > 32)
            return {};
        if (m_letters.empty())
            for (const Entry& entry : crawlers::builtIn().entries())
                m_letters.push_back(text::lettersOf(entry.token));
        std::size_t limit = name.size() < leastNearNameOfTwo ? 1 : 2;
        const std::uint32_t letters = text::lettersOf(name);
        std::string_view found;
        const auto entries = crawlers::builtIn().entries();
        for (std::size_t i = 0; i < entries.size() && limit > 0; ++i) {
            const auto differing = static_cast<std::size_t>(std::popcount(letters ^ m_letters[i]));
            const bool beginsAlike =
                text::toLower(entries[i].token.front()) == text::toLower(name.front());
            if (!beginsAlike || differing > 2 * limit || entries[i].doubtful ||
                !isInUse(entries[i]))
                continue;
            const std::size_t distance = editDistance(name, entries[i].token, limit);
            if (distance > limit)
                continue;
            found = entries[i].token;
            limit = distance - 1;
        }
        return found;
    }

private:
    std::vector<std::uint32_t> m_letters;
};

class AgentChecks {
public:
    AgentChecks(const Context& context, Findings& findings)
        : m_context(context)
        , m_findings(findings)
    {
    }

    void check(const AgentPlace& agent)
    {
        const std::string_view value = agent.value.of(m_context.bytes);
        const syntax::Line& line = m_context.document.line(agent.line);
        switch (formOf(value)) {
        case AgentForm::Empty:
            add(Code::EmptyUserAgent, agent, line.key(), Severity::Error, {});
            break;
        case AgentForm::Star:
        case AgentForm::Spoilt:
            break;
        case AgentForm::StarWithMore: {
            const bool isText = text::isBlank(value[1]);
            const text::Span rest{agent.value.begin + 1, agent.value.end};
            add(Code::StarNotLast, agent, isText ? rest : agent.value, Severity::Warning,
                {std::string(value), isText ? "text" : ""});
            break;
        }
        case AgentForm::List:
            add(Code::AgentList, agent, agent.value, Severity::Error,
                {std::string(value), std::string(firstOfList(value))});
            break;
        case AgentForm::FullString: {
            const Entry* entry = crawlers::builtIn().resolve(value).entry;
            add(Code::FullUaAsToken, agent, agent.value, Severity::Error,
                {std::string(value), entry ? std::string(entry->token) : std::string()});
            break;
        }
        case AgentForm::Name:
            checkName(agent, value);
            break;
        }
    }

private:
    void checkName(const AgentPlace& agent, std::string_view value)
    {
        const std::string_view name = agent.name.of(m_context.bytes);
        const std::string_view kept = text::leadingToken(name);
        const Entry* entry = crawlers::builtIn().find(name);
        if (!entry)
            entry = crawlers::builtIn().find(value);
        const bool isCut = cutChangesName(name, kept.size());
        if (!isCut && kept.size() != value.size() && !entry) {
            const text::Span rest{agent.value.begin + static_cast<text::Offset>(kept.size()),
                                  agent.value.end};
            const bool hasBlank = std::ranges::any_of(value, text::isBlank);
            addChars(agent, rest, {std::string(value), std::string(kept), hasBlank ? "words" : ""});
        }
        if (!entry && !isCut)
            entry = crawlers::builtIn().find(kept);
        if (entry)
            checkEntry(agent, *entry);
        else if (const std::string_view near =
                     isOfFamily(name) ? std::string_view() : m_tokens.nearest(name);
                 !near.empty())
            add(Code::UnknownCrawler, agent, agent.name, Severity::Info,
                {std::string(name), std::string(near)});
    }

    void checkEntry(const AgentPlace& agent, const Entry& entry)
    {
        if (!isInUse(entry) && !namesToo(agent, entry.renamedTo))
            add(Code::RetiredCrawler, agent, agent.name, Severity::Info,
                {std::string(entry.token), std::string(entry.renamedTo)});
        if (crawlers::isControl(entry))
            add(Code::AiTokenEffect, agent, agent.name, Severity::Info, {std::string(entry.token)});
    }

    /// Whether the agent's group names this token in another line.
    [[nodiscard]] bool namesToo(const AgentPlace& agent, std::string_view token)
    {
        const std::uint32_t group = m_context.stretches[agent.stretch].group;
        if (m_namesOf != group) {
            m_namesOf = group;
            m_names.clear();
            const auto same =
                std::ranges::equal_range(m_context.stretches, group, {}, &Stretch::group);
            for (std::uint32_t i = same.front().agentsBegin; i < same.back().agentsEnd; ++i)
                m_names.insert(text::lowered(m_context.agents[i].name.of(m_context.bytes)));
        }
        return !token.empty() && m_names.contains(text::lowered(token));
    }

    /// A version behind `/` changes nothing but for those who compare the whole value.
    void addChars(const AgentPlace& agent, text::Span rest, std::vector<std::string> arguments)
    {
        const bool isVersion = m_context.bytes[rest.begin] == '/';
        const Readers readers = m_context.readersOf(m_context.document.line(agent.line));
        if (readers == nobody)
            return;
        Severities severities =
            severitiesOf(readers, isVersion ? Severity::Info : Severity::Warning);
        assign(severities, static_cast<Readers>(readers & m_comparingWhole), Severity::Warning);
        m_findings.push_back(
            {Code::AgentTokenChars, agent.line, rest, severities, std::move(arguments), {}});
    }

    void add(Code code, const AgentPlace& agent, text::Span span, Severity severity,
             std::vector<std::string> arguments)
    {
        const Readers readers = m_context.readersOf(m_context.document.line(agent.line));
        if (readers != nobody)
            m_findings.push_back({code,
                                  agent.line,
                                  span,
                                  severitiesOf(readers, severity),
                                  std::move(arguments),
                                  {}});
    }

    const Context& m_context;
    Findings& m_findings;
    NearTokens m_tokens;
    std::uint32_t m_namesOf = ~std::uint32_t{0};
    std::unordered_set<std::string> m_names; ///< of that group, in lower case
    const Readers m_comparingWhole = readersWhere([](const dialects::Dialect& d) {
        return d.agentRule == dialects::AgentRule::ValueContains;
    });
};

} // namespace

void checkAgents(const Context& context, Findings& findings)
{
    AgentChecks checks(context, findings);
    for (const AgentPlace& agent : context.agents)
        checks.check(agent);
}

} // namespace crawlright::checks
