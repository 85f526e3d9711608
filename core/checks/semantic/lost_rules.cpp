// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/url.h"
#include "core/checks/semantic/families.h"
#include "core/crawlers/catalogue.h"

#include <algorithm>

namespace crawlright::checks {

namespace {

using rules::Rule;
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

/// Whether the `*` group would bind none of them anyway.
bool ignoreStar(const syntax::Document& document, std::span<const rules::AgentLine> agents)
{
    return std::ranges::all_of(agents, [&](const rules::AgentLine& agent) {
        const auto* entry = crawlers::builtIn().find(document.textOf(agent.token));
        return entry && entry->obeysStar == crawlers::Answer::No;
    });
}

/// A group that forbids nothing is meant to be open.
bool forbidsSomething(std::span<const rules::RuleLine> lines)
{
    return std::ranges::any_of(lines, [](const rules::RuleLine& line) {
        return line.field == syntax::Field::Disallow && !line.value.isEmpty();
    });
}

/// `*` is kept out, the crawler is let in: its group is meant to be freer.
bool forbidsAll(const syntax::Document& document, const Rule& rule)
{
    const std::string_view value = document.textOf(rule.value);
    return value == "/" || value == "/*" || value == "*";
}

} // namespace

LostRules::LostRules(const syntax::Document& document, const Reading& star, Budget& budget)
    : m_document(document)
    , m_star(star)
{
    const dialects::Dialect& dialect = dialects::get(star.dialect);
    const auto rules = star.rules.rules();
    for (std::uint32_t i = 0; i < rules.size(); ++i) {
        const std::string_view pattern = star.rules.patternOf(rules[i]);
        if (rules[i].field != syntax::Field::Disallow || pattern.empty())
            continue;
        if (!budget.take(pattern.size() * 2 + 64 + star.matchWork))
            return;
        // As a URL: a byte that no URL has in this dialect makes no witness.
        std::string path = access::prepare(witnessOf(pattern, dialect.wildcards), dialect);
        if (star.rules.match(path).verdict == Verdict::Disallow)
            m_forbidden.push_back({i, std::move(path)});
    }
}

void LostRules::check(const Reading& own, Budget& budget, Gathered& gathered) const
{
    if (own.isShared || own.isStar || m_forbidden.empty() || !forbidsSomething(own.lines) ||
        ignoreStar(m_document, own.agents))
        return;
    std::vector<const Rule*> lost;
    for (const Forbidden& forbidden : m_forbidden) {
        if (!budget.take(forbidden.path.size() / 4 + own.matchWork))
            return;
        if (own.rules.match(forbidden.path).verdict == Verdict::Allow)
            lost.push_back(&m_star.rules.rules()[forbidden.rule]);
    }
    if (std::ranges::all_of(lost, [&](const Rule* rule) { return forbidsAll(m_document, *rule); }))
        return; // also where nothing is lost
    Finding finding{
        Code::GroupReplacesStar, own.agents.front().line, own.agents.front().value, {}, {}, {}};
    finding.arguments = {std::string(m_document.textOf(own.agents.front().value)),
                         std::string(m_document.textOf(lost.front()->value)),
                         std::to_string(lost.size()), lost.size() == 1 ? "one" : ""};
    for (const Rule* rule : std::span(lost).first(std::min(lost.size(), shownLines)))
        finding.related.push_back({Related::Role::Lost, rule->value, rule->line});
    gathered.add(std::move(finding), own.readers, Severity::Warning);
}

} // namespace crawlright::checks
