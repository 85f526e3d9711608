// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/families.h"

#include <algorithm>

namespace crawlright::edits {

namespace {

using checks::Code;
using checks::Finding;
using checks::Related;
using checks::Stretch;
using syntax::Field;
using syntax::Line;
using syntax::LineKind;
using text::LineNumber;

/// Above the first of the rules that have no group, so that all of them get it.
Draft starAgent(const Site& site, const Finding& finding)
{
    const auto& orphans = site.context.orphans;
    const LineNumber number = orphans.empty() ? finding.line : orphans.front();
    return {.code = FixCode::InsertStarAgent, .edits = {site.above(number, {"User-agent: *"})}};
}

Drafts ruleBeforeAgent(const Site& site, const Finding& finding)
{
    Drafts drafts{starAgent(site, finding)};
    if (!site.context.stretches.empty()) {
        const LineNumber agent = site.lastAgentOf(site.context.stretches.front());
        const Line& rule = site.line(finding.line);
        const text::Span moved{site.beginOf(finding.line), rule.contentEnd};
        drafts.push_back({.code = FixCode::MoveIntoGroup,
                          .arguments = {std::string(site.valueOf(agent)), std::to_string(agent)},
                          .edits = {site.withoutLines(finding.line, finding.line),
                                    site.below(agent, {std::string(site.textOf(moved))})}});
    }
    drafts.push_back(deleteLine(site, finding.line));
    return drafts;
}

/// The first of the comments right above a line, or the line itself.
LineNumber withComments(const Site& site, LineNumber number)
{
    while (number > 1 && site.line(number - 1).kind == LineKind::Comment)
        --number;
    return number;
}

/// A blank line above every user-agent line that follows a rule without one.
Drafts partGroups(const Site& site)
{
    Draft draft{.code = FixCode::PartGroups};
    bool afterRule = false;
    for (LineNumber number = 1; number <= site.lineCount(); ++number) {
        const LineKind kind = site.line(number).kind;
        if (kind == LineKind::Comment)
            continue;
        if (afterRule && site.isField(number, Field::UserAgent))
            draft.edits.push_back(site.above(withComments(site, number), {""}));
        afterRule = site.isRule(number);
    }
    draft.arguments = {std::to_string(draft.edits.size())};
    return {draft};
}

Draft emptyDisallow(const Site& site, const Finding& finding, const Stretch& stretch)
{
    return {.code = FixCode::AddEmptyDisallow,
            .arguments = {std::string(argumentOf(finding, 0))},
            .edits = {site.below(site.lastAgentOf(stretch), {"Disallow:"})}};
}

Edits withoutBlankLines(const Site& site, LineNumber first, LineNumber last)
{
    Edits edits;
    for (LineNumber number = first; number <= last; ++number)
        if (site.line(number).kind == LineKind::Blank)
            edits.push_back(site.withoutLines(number, number));
    return edits;
}

Drafts groupWithoutRules(const Site& site, const Finding& finding)
{
    const Stretch* stretch = site.stretchAt(finding.line);
    if (!stretch)
        return {};
    Drafts drafts{emptyDisallow(site, finding, *stretch)};
    const LineNumber last = site.lastLineOf(*stretch);
    if (last != site.lineCount()) {
        Draft join{.code = FixCode::JoinAgents,
                   .edits = withoutBlankLines(site, site.lastAgentOf(*stretch), last)};
        if (!join.edits.empty())
            drafts.insert(drafts.begin(), std::move(join));
    }
    return drafts;
}

Drafts groupSwallowed(const Site& site, const Finding& finding)
{
    const Stretch* stretch = site.stretchAt(finding.line);
    return stretch ? Drafts{emptyDisallow(site, finding, *stretch)} : Drafts();
}

/// The last rule of a stretch; 0 where it has none.
LineNumber lastRuleOf(const Site& site, const Stretch& stretch)
{
    LineNumber number = site.lastLineOf(stretch);
    while (number > site.lastAgentOf(stretch) && !site.isRule(number))
        --number;
    return site.isRule(number) ? number : 0;
}

Drafts blankLines(const Site& site, const Finding& finding)
{
    const Stretch* stretch = site.stretchAt(finding.line);
    if (!stretch)
        return {};
    return {
        {.code = FixCode::RemoveBlankLines,
         .edits = withoutBlankLines(site, site.firstLineOf(*stretch), lastRuleOf(site, *stretch))}};
}

std::string ruleText(const Site& site, LineNumber number)
{
    std::string text(syntax::nameOf(site.line(number).name.field));
    text += ": ";
    text += site.valueOf(number);
    return text;
}

Drafts replacedStar(const Site& site, const Finding& finding)
{
    const Stretch* stretch = site.stretchAt(finding.line);
    const LineNumber lost = relatedLine(finding, Related::Role::Lost);
    const Stretch* star = lost == 0 ? nullptr : site.stretchAt(lost);
    const LineNumber last = stretch ? lastRuleOf(site, *stretch) : 0;
    if (!star || last == 0)
        return {};
    std::vector<std::string> some;
    for (const Related& related : finding.related)
        if (related.role == Related::Role::Lost && site.isRule(related.line))
            some.push_back(ruleText(site, related.line));
    std::vector<std::string> all;
    for (LineNumber n = site.firstLineOf(*star); n <= site.lastLineOf(*star); ++n)
        if (site.isRule(n))
            all.push_back(ruleText(site, n));
    Drafts drafts;
    // Of many lost rules the finding names only some.
    if (argumentOf(finding, 2) == std::to_string(some.size()))
        drafts.push_back({.code = FixCode::CopyLostRules,
                          .arguments = {std::to_string(some.size())},
                          .edits = {site.below(last, some)}});
    if (all.size() != some.size())
        drafts.push_back({.code = FixCode::CopyStarRules,
                          .arguments = {std::to_string(all.size())},
                          .edits = {site.below(last, all)}});
    return drafts;
}

/// Those who obey no group for all, named beside it.
Drafts nameCrawlers(const Site& site, const Finding& finding)
{
    const Stretch* stretch = site.stretchAt(finding.line);
    if (!stretch)
        return {};
    LineNumber star = site.firstLineOf(*stretch);
    while (star < site.lastAgentOf(*stretch) && site.valueOf(star) != "*")
        ++star;
    std::vector<std::string> lines;
    for (const std::string& name : finding.arguments)
        lines.push_back("User-agent: " + name);
    return {{.code = FixCode::NameCrawlers,
             .arguments = finding.arguments,
             .edits = {site.below(star, lines)}}};
}

} // namespace

Drafts openGroupDrafts(const Site& site)
{
    const bool hasOther = std::ranges::any_of(site.document.lines(), [](const syntax::Line& line) {
        return line.name.field == Field::UserAgent;
    });
    Draft draft{.code = hasOther ? FixCode::AddOpenGroup : FixCode::AddOnlyGroup,
                .edits = {atEnd(site, {"User-agent: *", "Disallow:"}, true)}};
    // It changes nothing where no other is for all. Where names above have no rule yet, they share
    // the one that forbids nothing.
    draft.proven = checks::readersWhere([&](const dialects::Dialect& dialect) {
        return std::ranges::none_of(site.readings.of(dialect.id).groups.agents,
                                    &rules::AgentLine::isStar) &&
               (dialect.blankLineEndsRecord ||
                dialect.emptyRule != dialects::EmptyRule::OppositeOfAll);
    });
    return {draft};
}

Drafts groupDrafts(const Site& site, const Finding& finding)
{
    switch (finding.code) {
    case Code::NoAgentAtAll:
        return {starAgent(site, finding)};
    case Code::RuleBeforeAgent:
        return ruleBeforeAgent(site, finding);
    case Code::AgentAfterRule:
        return partGroups(site);
    case Code::GroupWithoutRules:
        return groupWithoutRules(site, finding);
    case Code::GroupSwallowed:
        return groupSwallowed(site, finding);
    case Code::NoStarGroup:
        return openGroupDrafts(site);
    case Code::BlankLineInGroup:
        return blankLines(site, finding);
    case Code::GroupReplacesStar:
        return replacedStar(site, finding);
    case Code::AdsbotStar:
        return nameCrawlers(site, finding);
    case Code::DuplicateAgentGroup:
    case Code::DuplicateStarGroup:
        return mergeDrafts(site, finding);
    case Code::ManyGroupsSameRules:
        return shareDrafts(site, finding);
    default:
        return agentDrafts(site, finding);
    }
}

} // namespace crawlright::edits
