// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/families.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace crawlright::edits {

namespace {

using checks::Code;
using checks::Finding;
using syntax::Field;
using syntax::Line;
using text::LineNumber;
using text::Offset;
using text::Span;

Draft draftOf(FixCode code, Edit edit, std::vector<std::string> arguments = {})
{
    return {.code = code, .arguments = std::move(arguments), .edits = {std::move(edit)}};
}

Edit insertion(Offset at, std::string text)
{
    return {{at, at}, std::move(text)};
}

/// Edits within a value, made from left to right.
class ValueEdits {
public:
    ValueEdits(const Site& site, LineNumber number)
        : value(site.valueOf(number))
        , m_begin(site.line(number).valueBegin)
    {
    }

    void replace(std::size_t begin, std::size_t end, std::string with)
    {
        m_edits.push_back(
            {{m_begin + static_cast<Offset>(begin), m_begin + static_cast<Offset>(end)},
             std::move(with)});
    }

    [[nodiscard]] Draft draft(FixCode code, std::vector<std::string> arguments) &&
    {
        return {.code = code, .arguments = std::move(arguments), .edits = std::move(m_edits)};
    }
    /// The value with the edits made.
    [[nodiscard]] std::string changed() const
    {
        Edits within = m_edits;
        for (Edit& edit : within)
            edit.span = {edit.span.begin - m_begin, edit.span.end - m_begin};
        return applied(value, within);
    }

    const std::string_view value;

private:
    Offset m_begin;
    Edits m_edits;
};

bool isEscape(std::string_view value, std::size_t at)
{
    return value[at] == '%' && at + 2 < value.size() && text::isHex(value[at + 1]) &&
           text::isHex(value[at + 2]);
}

Drafts patternStart(const Site& site, const Finding& finding)
{
    const std::string_view value = site.valueOf(finding.line);
    const Offset at = site.line(finding.line).valueBegin;
    const Draft slash =
        draftOf(FixCode::AddSlashBefore, insertion(at, "/"), {"/" + std::string(value)});
    const Draft star =
        draftOf(FixCode::AddStarBefore, insertion(at, "/*"), {"/*" + std::string(value)});
    // A query or the ending of a file name stands behind any path.
    const bool isEnding = value.starts_with('.') && value.size() <= 6 && !value.contains('/');
    if (value.starts_with('?') || isEnding)
        return {star, slash};
    return {slash, star};
}

Drafts wholeUrl(const Site& site, const Finding& finding)
{
    const std::string_view value = site.valueOf(finding.line);
    const std::string path(value.substr(std::min<std::size_t>(finding.span.size(), value.size())));
    const bool hasSlash = path.starts_with('/') || path.starts_with('*');
    return {draftOf(FixCode::CutToPath, {finding.span, hasSlash ? "" : "/"},
                    {hasSlash ? path : "/" + path})};
}

Drafts starRuns(const Site& site, const Finding& finding)
{
    ValueEdits edits(site, finding.line);
    for (std::size_t at = edits.value.find("**"); at != std::string_view::npos;
         at = edits.value.find("**", at)) {
        const std::size_t end =
            std::min(edits.value.find_first_not_of('*', at), edits.value.size());
        edits.replace(at + 1, end, {});
        at = end;
    }
    return {std::move(edits).draft(FixCode::CollapseStars, finding.arguments)};
}

Drafts innerDollar(const Site& site, const Finding& finding)
{
    ValueEdits encoded(site, finding.line);
    for (std::size_t at = 0; at + 1 < encoded.value.size(); ++at)
        if (encoded.value[at] == '$')
            encoded.replace(at, at + 1, "%24");
    const auto dollar =
        static_cast<Offset>(std::min(encoded.value.find('$'), encoded.value.size()));
    const Line& line = site.line(finding.line);
    const Span rest{std::min(line.valueBegin + dollar + 1, line.valueEnd), line.valueEnd};
    return {std::move(encoded).draft(FixCode::EncodeDollar, {}),
            draftOf(FixCode::EndAtDollar, {rest, {}}, {std::string(site.textOf(rest))})};
}

Drafts unencoded(const Site& site, const Finding& finding)
{
    ValueEdits edits(site, finding.line);
    for (std::size_t at = 0; at < edits.value.size(); ++at) {
        const std::size_t begin = at;
        while (at < edits.value.size() && text::isHigh(edits.value[at]))
            ++at;
        if (at != begin)
            edits.replace(begin, at, percentEncoded(edits.value.substr(begin, at - begin)));
    }
    return {std::move(edits).draft(FixCode::EncodeCharacters, finding.arguments)};
}

Drafts lowerEscapes(const Site& site, const Finding& finding)
{
    ValueEdits edits(site, finding.line);
    for (std::size_t at = 0; at < edits.value.size(); ++at) {
        if (!isEscape(edits.value, at))
            continue;
        std::string raised(edits.value.substr(at, 3));
        std::ranges::transform(raised, raised.begin(), text::toUpper);
        if (raised != edits.value.substr(at, 3))
            edits.replace(at, at + 3, raised);
    }
    return {std::move(edits).draft(FixCode::RaiseEscapes, {edits.changed()})};
}

Edit ruleBelow(const Site& site, LineNumber number, std::string_view value)
{
    std::string text(site.textOf(site.line(number).key()));
    text += ": ";
    text += value;
    return site.below(number, {text});
}

Drafts alias(const Site& site, const Finding& finding)
{
    // Of `*` and `$` there is no other spelling that means the same.
    if (argumentOf(finding, 2) == "special")
        return {};
    ValueEdits edits(site, finding.line);
    for (std::size_t at = 0; at < edits.value.size(); ++at) {
        if (!isEscape(edits.value, at))
            continue;
        const auto c = static_cast<char>(text::hexValue(edits.value[at + 1]) * 16 +
                                         text::hexValue(edits.value[at + 2]));
        // Behind a percent sign a digit would complete another escape.
        const bool completes =
            text::isHex(c) &&
            edits.value.substr(0, at).find('%', at < 2 ? 0 : at - 2) != std::string_view::npos;
        if (text::isUnreserved(c) && !completes)
            edits.replace(at, at + 3, std::string(1, c));
    }
    const std::string decoded = edits.changed();
    if (decoded == edits.value)
        return {};
    return {std::move(edits).draft(FixCode::DecodeEscapes, {decoded}),
            draftOf(FixCode::AddSpelling, ruleBelow(site, finding.line, decoded), {decoded})};
}

Drafts blanks(const Site& site, const Finding& finding)
{
    ValueEdits edits(site, finding.line);
    std::vector<std::string> parts{std::string()};
    for (std::size_t at = 0; at < edits.value.size(); ++at) {
        const char c = edits.value[at];
        if (text::isBlank(c)) {
            edits.replace(at, at + 1, percentEncoded(edits.value.substr(at, 1)));
            if (!parts.back().empty())
                parts.emplace_back();
        } else {
            parts.back() += c;
        }
    }
    const std::string encoded = edits.changed();
    Drafts drafts{std::move(edits).draft(FixCode::EncodeBlanks, {encoded})};
    const bool areRules = std::ranges::all_of(
        parts, [](const std::string& p) { return p.starts_with('/') || p.starts_with('*'); });
    if (!areRules || parts.size() < 2)
        return drafts;
    Draft split{.code = FixCode::SplitRules, .arguments = {std::to_string(parts.size())}};
    split.edits.push_back({site.line(finding.line).value(), parts.front()});
    const std::string key(site.textOf(site.line(finding.line).key()));
    std::vector<std::string> lines;
    for (const std::string& part : std::span(parts).subspan(1))
        lines.push_back(key + ": " + part);
    split.edits.push_back(site.below(finding.line, lines));
    drafts.insert(drafts.begin(), std::move(split));
    return drafts;
}

Drafts fragment(const Site& site, const Finding& finding)
{
    const Line& line = site.line(finding.line);
    // Behind the word that looks like a fragment a comment may follow.
    Offset rest = finding.span.end;
    while (rest < line.contentEnd && text::isSpace(site.bytes[rest]))
        ++rest;
    const bool hasComment = rest < line.contentEnd && site.bytes[rest] == '#';
    const Span gone{finding.span.begin, hasComment ? finding.span.end : line.contentEnd};
    Draft encoded{.code = FixCode::EncodeHash,
                  .edits = {{{finding.span.begin, finding.span.begin + 1}, "%23"}}};
    if (rest < line.contentEnd && !hasComment)
        encoded.edits.push_back(insertion(rest, "# "));
    return {draftOf(FixCode::RemoveFragment, {gone, {}}, {std::string(site.textOf(gone))}),
            encoded};
}

/// `/p?a=1&b=2*` with its two parameters in the other order; empty where there are not two.
std::string otherOrder(std::string_view value)
{
    const std::size_t question = value.find('?');
    const std::size_t both = value.find('&');
    if (question == std::string_view::npos || both == std::string_view::npos || both < question ||
        value.find('&', both + 1) != std::string_view::npos)
        return {};
    std::size_t end = std::min(value.find('*', both), value.size());
    if (end == value.size() && value.ends_with('$'))
        --end;
    std::string other(value.substr(0, question + 1));
    other += value.substr(both + 1, end - both - 1);
    other += '&';
    other += value.substr(question + 1, both - question - 1);
    other += value.substr(end);
    return other;
}

bool isValueOfNext(const Site& site, LineNumber number, std::string_view value)
{
    return number < site.lineCount() && site.isRule(number + 1) &&
           site.valueOf(number + 1) == value;
}

Drafts ruleBeside(const Site& site, const Finding& finding, FixCode code, const std::string& value)
{
    if (value.empty() || isValueOfNext(site, finding.line, value))
        return {};
    return {draftOf(code, ruleBelow(site, finding.line, value), {value})};
}

Draft behind(const Site& site, LineNumber number, FixCode code, std::string_view mark)
{
    return draftOf(code, insertion(site.line(number).valueEnd, std::string(mark)),
                   {std::string(site.valueOf(number)).append(mark)});
}

/// A word behind a star gets what stands before it in a URL: a slash, or `?` and `&`.
Drafts starredWord(const Site& site, const Finding& finding)
{
    const std::string_view value = site.valueOf(finding.line);
    std::size_t word = 1;
    while (word < value.size() && (value[word - 1] != '*' || !text::isUnreserved(value[word])))
        ++word;
    if (word >= value.size())
        return {};
    const auto with = [&](char mark) {
        std::string changed(value);
        changed.insert(word, 1, mark);
        return changed;
    };
    const Offset at = site.line(finding.line).valueBegin + static_cast<Offset>(word);
    if (argumentOf(finding, 2) != "campaign") {
        if (word < 2 || value[word - 2] != '/')
            return {draftOf(FixCode::AddSlashBehindStar, insertion(at, "/"), {with('/')})};
        // Between slashes a star does not stand for nothing.
        std::string bare(value);
        bare.erase(word - 1, 1);
        Draft both = draftOf(FixCode::SplitStar, {{at - 1, at}, {}}, {bare, with('/')});
        both.edits.push_back(ruleBelow(site, finding.line, with('/')));
        return {both};
    }
    Draft split = draftOf(FixCode::SplitParameter, insertion(at, "?"), {with('?'), with('&')});
    split.edits.push_back(ruleBelow(site, finding.line, with('&')));
    return {split};
}

} // namespace

Drafts pathDrafts(const Site& site, const Finding& finding)
{
    const Line& line = site.line(finding.line);
    const bool isInValue = finding.span.begin >= line.valueBegin && !finding.span.isEmpty() &&
                           finding.span.begin <= line.valueEnd;
    if (!site.isRule(finding.line) || (!isInValue && finding.code != Code::EmptyRule))
        return {};
    switch (finding.code) {
    case Code::PatternStart:
        return patternStart(site, finding);
    case Code::WholeUrlPattern:
        return wholeUrl(site, finding);
    case Code::DoubleStar:
        return starRuns(site, finding);
    case Code::DollarMid:
        return innerDollar(site, finding);
    case Code::UnencodedChar:
        return unencoded(site, finding);
    case Code::BadPercent:
        return {draftOf(FixCode::EncodePercent, insertion(finding.span.begin + 1, "25"))};
    case Code::PercentLowercase:
        return lowerEscapes(site, finding);
    case Code::EncodingAlias:
        return alias(site, finding);
    case Code::SpaceInPath:
        return blanks(site, finding);
    case Code::FragmentInPath:
        return fragment(site, finding);
    case Code::QueryOrder:
        return ruleBeside(site, finding, FixCode::AddOrder,
                          otherOrder(std::string(site.valueOf(finding.line))));
    case Code::DirectoryWithoutSlash:
        return {behind(site, finding.line, FixCode::AddSlashBehind, "/")};
    case Code::PrefixOvermatch:
        return {behind(site, finding.line, FixCode::AddSlashBehind, "/"),
                behind(site, finding.line, FixCode::AddDollarBehind, "$")};
    case Code::StarOvermatch:
        return starredWord(site, finding);
    case Code::IndexHtmlAlias:
        return ruleBeside(site, finding, FixCode::AddDirectoryRule,
                          std::string(argumentOf(finding, 1)) + "$");
    default:
        return ruleDrafts(site, finding);
    }
}

} // namespace crawlright::edits
