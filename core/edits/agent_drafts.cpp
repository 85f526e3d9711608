// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/crawlers/catalogue.h"
#include "core/edits/families.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace crawlright::edits {

namespace {

using checks::Code;
using checks::Finding;
using checks::Stretch;
using syntax::Field;
using text::LineNumber;
using text::Span;

Draft writeAgent(Span span, std::string_view with, std::string_view value, std::string_view name)
{
    return {.code = FixCode::WriteAgent,
            .arguments = {std::string(value), std::string(name)},
            .edits = {{span, std::string(with)}}};
}

Draft wholeValue(const Site& site, LineNumber number, std::string_view name)
{
    return writeAgent(site.line(number).value(), name, site.valueOf(number), name);
}

/// All crawlers instead of what stands there.
Draft everyCrawler(const Site& site, LineNumber number)
{
    return {.code = FixCode::WriteStar, .edits = {site.withValue(number, "*")}};
}

/// A product token as operators choose them, so with digits and dots, too.
bool isPlausibleName(std::string_view name)
{
    const auto mayBe = [](char c) { return text::isTokenChar(c) || text::isDigit(c) || c == '.'; };
    return std::ranges::all_of(name, mayBe) && std::ranges::any_of(name, text::isAlpha);
}

std::string agentLine(std::string_view name)
{
    return "User-agent: " + std::string(name);
}

Drafts starNotLast(const Site& site, const Finding& finding)
{
    std::string_view name = site.valueOf(finding.line);
    while (name.starts_with('*'))
        name.remove_prefix(1);
    while (name.ends_with('*'))
        name.remove_suffix(1);
    if (!argumentOf(finding, 1).empty() || name.empty())
        return {everyCrawler(site, finding.line)};
    // A pattern of a name is for some crawlers; `*` would make its rules the rules of all.
    name = name.substr(0, name.find('/'));
    return isPlausibleName(name) ? Drafts{wholeValue(site, finding.line, name)} : Drafts();
}

Drafts emptyAgent(const Site& site, const Finding& finding)
{
    return {everyCrawler(site, finding.line), deleteLine(site, finding.line)};
}

bool isListSeparator(char c)
{
    return c == ',' || c == ';' || c == '|';
}

std::vector<std::string> namesIn(std::string_view list)
{
    const bool isSeparated = std::ranges::any_of(list, isListSeparator);
    std::vector<std::string> names;
    std::string name;
    const auto add = [&] {
        if (const std::string_view trimmed = text::trimmed(name); !trimmed.empty())
            names.emplace_back(trimmed);
        name.clear();
    };
    for (const char c : list) {
        if (isSeparated ? isListSeparator(c) : text::isBlank(c))
            add();
        else
            name += c;
    }
    add();
    return names;
}

/// For what is no list but a text with a separator in it, such as a whole user-agent string: the
/// name of the crawler that it speaks of, where it speaks of one.
Drafts onlyKnownName(const Site& site, LineNumber number, std::span<const std::string> parts)
{
    const auto isKnown = [](const std::string& part) {
        return crawlers::builtIn().resolve(part).entry != nullptr;
    };
    if (std::ranges::count_if(parts, isKnown) != 1 || !site.valueOf(number).contains('/'))
        return {};
    const crawlers::Entry* entry = crawlers::builtIn().resolve(site.valueOf(number)).entry;
    return entry ? Drafts{wholeValue(site, number, entry->token)} : Drafts();
}

Drafts splitList(const Site& site, const Finding& finding)
{
    const std::vector<std::string> names = namesIn(site.valueOf(finding.line));
    if (names.size() < 2)
        return {};
    if (!std::ranges::all_of(names, isPlausibleName))
        return onlyKnownName(site, finding.line, names);
    std::vector<std::string> lines;
    for (const std::string& name : std::span(names).subspan(1))
        lines.push_back(agentLine(name));
    return {{.code = FixCode::SplitAgents,
             .arguments = {std::to_string(names.size())},
             .edits = {{site.line(finding.line).value(), names.front()},
                       site.below(finding.line, lines)}}};
}

/// Whether a line says something to the crawlers of its group alone.
bool belongsToGroup(const Site& site, LineNumber number)
{
    constexpr std::array fields = {Field::UserAgent,     Field::Allow,        Field::Disallow,
                                   Field::CrawlDelay,    Field::RequestRate,  Field::VisitTime,
                                   Field::ContentSignal, Field::ContentUsage, Field::Noindex};
    return std::ranges::any_of(fields, [&](Field field) { return site.isField(number, field); });
}

Drafts retired(const Site& site, const Finding& finding)
{
    const std::string_view successor = argumentOf(finding, 1);
    if (!successor.empty())
        return {writeAgent(finding.span, successor, site.textOf(finding.span), successor),
                {.code = FixCode::AddAgent,
                 .arguments = {std::string(successor)},
                 .edits = {site.below(finding.line, {agentLine(successor)})}}};
    const Stretch* stretch = site.stretchAt(finding.line);
    if (!stretch)
        return {};
    if (stretch->agentsEnd - stretch->agentsBegin > 1)
        return {deleteLine(site, finding.line)};
    Draft group{.code = FixCode::DeleteGroup, .arguments = {std::string(argumentOf(finding, 0))}};
    for (LineNumber n = finding.line; n <= site.lastLineOf(*stretch); ++n)
        if (belongsToGroup(site, n))
            group.edits.push_back(site.without(n));
    return {group};
}

} // namespace

Drafts agentDrafts(const Site& site, const Finding& finding)
{
    switch (finding.code) {
    case Code::StarNotLast:
        return starNotLast(site, finding);
    case Code::EmptyUserAgent:
        return emptyAgent(site, finding);
    case Code::AgentTokenChars: {
        const std::string_view kept = argumentOf(finding, 1);
        return kept.empty() ? Drafts() : Drafts{wholeValue(site, finding.line, kept)};
    }
    case Code::AgentList:
        return splitList(site, finding);
    case Code::FullUaAsToken: {
        const std::string_view token = argumentOf(finding, 1);
        return token.empty() ? Drafts() : Drafts{wholeValue(site, finding.line, token)};
    }
    case Code::UnknownCrawler:
        return {writeAgent(finding.span, argumentOf(finding, 1), site.textOf(finding.span),
                           argumentOf(finding, 1))};
    case Code::RetiredCrawler:
        return retired(site, finding);
    default:
        return {};
    }
}

} // namespace crawlright::edits
