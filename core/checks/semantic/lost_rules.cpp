// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/url.h"
#include "core/checks/semantic/group_rules.h"
#include "core/crawlers/catalogue.h"

#include <algorithm>

namespace crawlright::checks {

namespace {

using rules::Rule;
using rules::RuleSet;
using rules::Verdict;

constexpr std::size_t shownLines = 10;

/// A path that the pattern matches: each star is nothing.
std::string witnessOf(std::string_view pattern, bool wildcards)
{
    std::string path(pattern);
    if (wildcards) {
        if (path.ends_with('$'))
            path.pop_back();
        std::erase(path, '*');
    }
    if (!path.starts_with('/'))
        path.insert(path.begin(), '/');
    return path;
}

/// The one group for `*`; none where there are several, of which some dialects take the first.
std::size_t onlyStarOf(const GroupRules& rules)
{
    const std::size_t count = rules.groups().groups.size();
    for (std::size_t i = 0; i < count; ++i)
        if (rules.isStar(i))
            return rules.isShared(i) ? count : i;
    return count;
}

/// Whether the `*` group would bind none of them anyway.
bool ignoreStar(const syntax::Document& document, std::span<const rules::AgentLine> agents)
{
    return std::ranges::all_of(agents, [&](const rules::AgentLine& agent) {
        const auto* entry = crawlers::builtIn().find(document.textOf(agent.token));
        return entry && entry->obeysStar == crawlers::Answer::No;
    });
}

/// What the `*` group forbids and this one does not, shown by a path each.
std::vector<const Rule*> lostRules(const RuleSet& star, const RuleSet& own,
                                   const dialects::Dialect& dialect, Budget& budget)
{
    std::vector<const Rule*> lost;
    for (const Rule& rule : star.rules()) {
        const std::string_view pattern = star.patternOf(rule);
        if (rule.field != syntax::Field::Disallow || pattern.empty())
            continue;
        if (!budget.take(pattern.size() * 4 + 16))
            return {};
        // As a URL: a byte that no URL has in this dialect makes no witness.
        const std::string path = access::prepare(witnessOf(pattern, dialect.wildcards), dialect);
        if (star.match(path).verdict == Verdict::Disallow &&
            own.match(path).verdict == Verdict::Allow)
            lost.push_back(&rule);
    }
    return lost;
}

} // namespace

void checkLostRules(const syntax::Document& document, const GroupRules& rules, Budget& budget,
                    Gathered& gathered)
{
    const std::size_t starGroup = onlyStarOf(rules);
    const auto& groups = rules.groups();
    if (starGroup == groups.groups.size())
        return;
    const RuleSet star = rules.compile(starGroup);
    for (std::size_t i = 0; i < groups.groups.size() && !budget.met; ++i) {
        const auto own = groups.rulesOf(groups.groups[i]);
        const auto agents = groups.agentsOf(groups.groups[i]);
        // A group that forbids nothing is meant to be open.
        const bool forbids = std::ranges::any_of(own, [](const rules::RuleLine& rule) {
            return rule.field == syntax::Field::Disallow && !rule.value.isEmpty();
        });
        if (i == starGroup || !forbids || rules.isShared(i) || rules.isStar(i) ||
            ignoreStar(document, agents) || !budget.take(own.size()))
            continue;
        const auto lost = lostRules(star, rules.compile(i), groups.dialect, budget);
        if (lost.empty())
            continue;
        std::vector<Related> related;
        for (const Rule* rule : lost)
            if (related.size() < shownLines)
                related.push_back({Related::Role::Lost, rule->value, rule->line});
        gathered.add(Code::GroupReplacesStar, agents.front().line, agents.front().value,
                     groups.dialect.id, Severity::Warning,
                     {std::string(document.textOf(agents.front().value)),
                      std::string(document.textOf(lost.front()->value)),
                      std::to_string(lost.size()), lost.size() == 1 ? "one" : ""},
                     related);
    }
}

} // namespace crawlright::checks
