// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/semantic/semantics.h"

#include "core/checks/semantic/group_rules.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <string>
#include <unordered_map>

namespace crawlright::checks {

namespace {

// For each dialect and check; enough for files of tens of thousands of plain rules.
constexpr std::size_t work = 4'000'000;

} // namespace

GroupRules::GroupRules(const syntax::Document& document, const dialects::Dialect& dialect)
    : m_document(document)
    , m_groups(rules::groupsOf(document, dialect))
    , m_shared(m_groups.groups.size())
{
    std::unordered_map<std::string, std::size_t> first;
    for (std::size_t i = 0; i < m_groups.groups.size(); ++i)
        for (const rules::AgentLine& agent : m_groups.agentsOf(m_groups.groups[i])) {
            std::string token(agent.isStar ? "*" : document.textOf(agent.token));
            std::ranges::transform(token, token.begin(), text::toLower);
            const auto [place, isNew] = first.try_emplace(std::move(token), i);
            if (!isNew && place->second != i)
                m_shared[i] = m_shared[place->second] = true;
        }
}

rules::RuleSet GroupRules::compile(std::size_t group) const
{
    rules::GroupSet one{.dialect = m_groups.dialect};
    const auto own = m_groups.rulesOf(m_groups.groups[group]);
    one.rules.assign(own.begin(), own.end());
    one.groups.push_back({.rulesEnd = static_cast<std::uint32_t>(one.rules.size())});
    one.bytesRead = m_groups.bytesRead;
    const rules::Selection selection{.by = rules::ChosenBy::Name,
                                     .fates = {rules::GroupFate::Taken}};
    return rules::compile(m_document, one, selection);
}

bool GroupRules::isStar(std::size_t group) const
{
    return std::ranges::any_of(m_groups.agentsOf(m_groups.groups[group]),
                               &rules::AgentLine::isStar);
}

void Gathered::add(Code code, text::LineNumber line, text::Span span, dialects::Id dialect,
                   Severity severity, const std::vector<std::string>& arguments,
                   const std::vector<Related>& related)
{
    const auto [place, isNew] = m_findings.try_emplace({line, code});
    if (isNew)
        place->second = {code, line, span, {}, arguments, related};
    place->second.severities[static_cast<std::size_t>(dialect)] = severity;
}

std::vector<Finding> Gathered::take()
{
    std::vector<Finding> findings;
    findings.reserve(m_findings.size());
    for (auto& [place, finding] : m_findings)
        findings.push_back(std::move(finding));
    m_findings.clear();
    return findings;
}

Semantics checkSemantics(const syntax::Document& document)
{
    Gathered gathered;
    Semantics semantics;
    for (const dialects::Dialect& dialect : dialects::all()) {
        const GroupRules rules(document, dialect);
        if (rules.groups().tooBigAllowsAll)
            continue; // none of its rules counts
        Budget redundancy{.left = work};
        checkRedundancy(document, rules, redundancy, gathered);
        Budget lost{.left = work};
        checkLostRules(document, rules, lost, gathered);
        semantics.decidedAll = semantics.decidedAll && !redundancy.met && !lost.met;
    }
    semantics.findings = gathered.take();
    return semantics;
}

} // namespace crawlright::checks
