// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/compose/policy_parts.h"
#include "core/edits/rules_effect.h"
#include "core/text/case.h"

#include <algorithm>
#include <set>

namespace crawlright::compose {

namespace {

using crawlers::Crawler;
using rules::RuleSet;

constexpr std::size_t work = 30'000'000; // bytes looked at or so

bool isAlike(const RuleSet& one, const RuleSet& other)
{
    edits::Budget budget{.left = work};
    return edits::effectOfRules(one, other, budget).kind == edits::Effect::Kind::Keeps;
}

bool forbidsAll(const syntax::Document& document, const rules::RuleLine& rule)
{
    const std::string_view value = document.textOf(rule.value);
    return rule.field == syntax::Field::Disallow && (value == "/" || value == "*" || value == "/*");
}

} // namespace

Read::Read(const syntax::Document& parsed)
    : document(parsed)
{
    for (const dialects::Dialect& dialect : dialects::all())
        m_groups[static_cast<std::size_t>(dialect.id)] = rules::groupsOf(document, dialect);
}

rules::Selection Read::selection(const Crawler& crawler) const
{
    return rules::select(document, groups(crawler.dialect), crawler.agent);
}

bool Read::names(const Crawler& crawler) const
{
    const rules::Selection selected = selection(crawler);
    return selected.by == rules::ChosenBy::Name && selected.nameIndex == 0;
}

Lines Read::linesFor(const Crawler& crawler) const
{
    const rules::GroupSet& set = groups(crawler.dialect);
    const rules::Selection selected = selection(crawler);
    Lines lines;
    for (std::size_t i = 0; i < set.groups.size(); ++i) {
        const rules::GroupFate fate = selected.fates[i];
        if (fate != rules::GroupFate::Taken && fate != rules::GroupFate::Merged)
            continue;
        for (const rules::RuleLine& rule : set.rulesOf(set.groups[i]))
            lines.push_back(lineOf(document, rule));
    }
    return lines;
}

RuleSet Read::rulesFor(const Crawler& crawler) const
{
    return rules::compile(document, groups(crawler.dialect), selection(crawler));
}

Lines Read::linesOf(const rules::Group& group) const
{
    Lines lines;
    for (const rules::RuleLine& rule : groups(dialects::Id::Rfc9309).rulesOf(group))
        lines.push_back(lineOf(document, rule));
    return lines;
}

Lines Read::starLines() const
{
    const rules::GroupSet& set = groups(dialects::Id::Rfc9309);
    Lines lines;
    for (const rules::Group& group : set.groups) {
        if (std::ranges::none_of(set.agentsOf(group), &rules::AgentLine::isStar))
            continue;
        for (const rules::RuleLine& rule : set.rulesOf(group)) {
            std::string line = lineOf(document, rule);
            if (!forbidsAll(document, rule) && !rule.value.isEmpty() &&
                std::ranges::find(lines, line) == lines.end())
                lines.push_back(std::move(line));
        }
    }
    return lines;
}

std::string lineOf(const syntax::Document& document, const rules::RuleLine& rule)
{
    return std::string(syntax::nameOf(rule.field)) + ": " +
           std::string(document.textOf(rule.value));
}

Lines wantedLines(const Policy& policy, Stand stand, const Lines& starLines)
{
    if (stand == Stand::Block && policy.paths.empty())
        return {"Disallow: /"};
    Lines lines = policy.repeatsStar ? starLines : Lines();
    if (stand == Stand::Block)
        for (const std::string& path : policy.paths)
            lines.push_back("Disallow: " + path);
    return lines.empty() ? Lines{"Allow: /"} : lines;
}

bool isJudgedBy(const Read& read, const Crawler& crawler, const Lines& lines)
{
    std::string text = "User-agent: " + crawler.token + '\n';
    for (const std::string& line : lines)
        text += line + '\n';
    const RuleSet wanted = rules::compile(syntax::parse(std::move(text)),
                                          dialects::get(crawler.dialect), crawler.agent);
    return isAlike(read.rulesFor(crawler), wanted);
}

bool isSettled(const Read& read, const Crawler& crawler, const Lines& lines)
{
    return read.names(crawler) && isJudgedBy(read, crawler, lines);
}

std::vector<std::string> othersChanged(const Read& before, const Read& after, const Policy& policy)
{
    std::set<std::string> done;
    for (const Wish& wish : policy.wishes)
        if (wish.stand != Stand::Leave)
            done.insert(text::lowered(wish.token));
    std::vector<std::string> changed;
    const auto tryName = [&](std::string_view name) {
        const Crawler crawler = crawlers::builtIn().resolve(name);
        if (crawler.token.empty() || !done.insert(text::lowered(crawler.token)).second)
            return;
        if (before.linesFor(crawler) != after.linesFor(crawler) &&
            !isAlike(before.rulesFor(crawler), after.rulesFor(crawler)))
            changed.push_back(crawler.token);
    };
    for (const Read* side : {&before, &after})
        for (const rules::AgentLine& agent : side->groups(dialects::Id::Rfc9309).agents)
            tryName(side->document.textOf(agent.value));
    for (const crawlers::Entry& entry : crawlers::builtIn().entries())
        tryName(entry.token);
    return changed;
}

} // namespace crawlright::compose
