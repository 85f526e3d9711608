// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/encoding.h"
#include "core/edits/families.h"
#include "core/text/ascii.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <array>

namespace crawlright::edits {

namespace {

using checks::Code;
using checks::Finding;
using syntax::Line;
using syntax::LineEnd;
using text::Offset;
using text::Span;

// Windows-1252 from 0x80 to 0x9F; 0 where it has no character. The rest is Latin-1.
constexpr std::array<char16_t, 32> windows1252 = {
    0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

Draft replaced(FixCode code, Span span, std::string with, std::vector<std::string> arguments)
{
    return {.code = code, .arguments = std::move(arguments), .edits = {{span, std::move(with)}}};
}

/// A no-break space of Latin-1 was meant as a blank, in a URL, too.
Drafts latinBlank(const Site& site, const Finding& finding)
{
    const std::string run(site.textOf(finding.span));
    Drafts drafts{replaced(FixCode::WriteBlank, finding.span, " ", {run}),
                  replaced(FixCode::RemoveCharacters, finding.span, {}, {run})};
    const Line& line = site.line(finding.line);
    if (finding.span.end == line.valueEnd || finding.span.end == line.contentEnd)
        std::swap(drafts[0], drafts[1]);
    return drafts;
}

Drafts notUtf8(const Site& site, const Finding& finding)
{
    const std::string run(site.textOf(finding.span));
    if (std::ranges::all_of(run, [](char c) { return c == '\xA0'; }))
        return latinBlank(site, finding);
    const Line& line = site.line(finding.line);
    Drafts drafts;
    if (finding.span.begin == 0 && site.document.bomSize() == 0 && run[0] == '\xEF')
        drafts.push_back(replaced(FixCode::RemoveCharacters, finding.span, {}, {run}));
    const bool isInRule = site.isRule(finding.line) && finding.span.begin >= line.valueBegin &&
                          finding.span.end <= line.valueEnd;
    const auto text = fromWindows1252(run);
    if (text && isInRule)
        drafts.push_back(replaced(FixCode::PercentEncodeText, finding.span, percentEncoded(*text),
                                  {*text, percentEncoded(*text)}));
    if (isInRule)
        drafts.push_back(replaced(FixCode::PercentEncodeBytes, finding.span, percentEncoded(run),
                                  {run, percentEncoded(run)}));
    if (text && !isInRule)
        drafts.push_back(replaced(FixCode::WriteUtf8, finding.span, *text, {run, *text}));
    if (drafts.empty() || (!text && !isInRule))
        drafts.push_back(replaced(FixCode::RemoveCharacters, finding.span, {}, {run}));
    return drafts;
}

Drafts utf16(const Site& site)
{
    const bool bigEndian = site.bytes.starts_with("\xFE\xFF") || site.bytes.starts_with('\0');
    Conversion conversion =
        convertedToUtf8(site.bytes, bigEndian ? Encoding::Utf16Be : Encoding::Utf16Le);
    if (conversion.unreadable > 0)
        return {};
    return {Draft{.code = FixCode::ConvertFile,
                  .arguments = {bigEndian ? "UTF-16BE" : "UTF-16LE"},
                  .edits = std::move(conversion.edits)}};
}

Drafts zeroBytes(const Site& site, const Finding& finding)
{
    const Span content = site.line(finding.line).content();
    Draft draft{.code = FixCode::RemoveZeroBytes};
    for (Offset at = content.begin; at < content.end; ++at) {
        if (site.bytes[at] != '\0')
            continue;
        const Offset begin = at;
        while (at < content.end && site.bytes[at] == '\0')
            ++at;
        draft.edits.push_back({{begin, at}, {}});
    }
    return {draft};
}

bool looksLikeBlank(std::string_view bytes)
{
    constexpr std::array<std::string_view, 5> blanks = {"\xC2\xA0", "\xE2\x80\xA8", "\xE2\x80\xA9",
                                                        "\xE2\x80\xAF", "\xE3\x80\x80"};
    return std::ranges::any_of(blanks, [&](auto blank) { return bytes.starts_with(blank); });
}

Drafts invisible(const Site& site, const Finding& finding)
{
    const std::string name(argumentOf(finding, 0));
    const Draft removed = replaced(FixCode::RemoveCharacters, finding.span, {}, {name});
    if (!looksLikeBlank(site.textOf(finding.span)))
        return {removed};
    return {replaced(FixCode::WriteBlank, finding.span, " ", {name}), removed};
}

Drafts wordProcessor(const Site& site, const Finding& finding)
{
    const std::string_view run = site.textOf(finding.span);
    const std::string_view one = argumentOf(finding, 0);
    const std::string_view instead = argumentOf(finding, 1);
    if (one.empty())
        return {};
    std::string with;
    for (std::size_t at = 0; at < run.size(); at += one.size())
        with += instead;
    Drafts drafts;
    const Line& line = site.line(finding.line);
    const bool isQuote = instead == "'" || instead == "\"";
    if (isQuote && (finding.span.begin == line.valueBegin || finding.span.end == line.valueEnd))
        drafts.push_back(replaced(FixCode::RemoveCharacters, finding.span, {}, {std::string(run)}));
    drafts.push_back(
        replaced(FixCode::ReplaceCharacters, finding.span, with, {std::string(run), with}));
    return drafts;
}

/// All line ends as most are; a lone CR is no usual one.
Drafts lineEnds(const Site& site)
{
    const auto lines = site.document.lines();
    const auto lf =
        std::ranges::count_if(lines, [](const Line& l) { return l.lineEnd == LineEnd::Lf; });
    const auto crLf =
        std::ranges::count_if(lines, [](const Line& l) { return l.lineEnd == LineEnd::CrLf; });
    Drafts drafts;
    for (const LineEnd wanted :
         {crLf > lf ? LineEnd::CrLf : LineEnd::Lf, crLf > lf ? LineEnd::Lf : LineEnd::CrLf}) {
        const bool isLf = wanted == LineEnd::Lf;
        drafts.push_back({.code = FixCode::UnifyLineEnds,
                          .arguments = {isLf ? "LF" : "CRLF"},
                          .edits = withLineEnds(site.bytes, isLf ? text::LineEnding::Lf
                                                                 : text::LineEnding::CrLf)});
    }
    return drafts;
}

} // namespace

std::optional<std::string> fromWindows1252(std::string_view bytes)
{
    std::string text;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        const char32_t point =
            byte >= 0x80 && byte < 0xA0 ? char32_t{windows1252[byte - 0x80U]} : char32_t{byte};
        if (point == 0 && byte != 0)
            return std::nullopt;
        text::appendUtf8(text, point);
    }
    return text;
}

Drafts characterDrafts(const Site& site, const Finding& finding)
{
    const bool isEmpty = finding.span.isEmpty();
    switch (finding.code) {
    case Code::EncodingNotUtf8:
        return isEmpty ? Drafts() : notUtf8(site, finding);
    case Code::Utf16:
        return utf16(site);
    case Code::Bom:
        return {replaced(FixCode::RemoveMark, {0, site.document.bomSize()}, {}, {})};
    case Code::NulByte:
        return zeroBytes(site, finding);
    case Code::IllegalChar:
        return {replaced(FixCode::RemoveCharacters, finding.span, {},
                         {std::string(site.textOf(finding.span))})};
    case Code::InvisibleChar:
        return invisible(site, finding);
    case Code::WordProcessorChar:
        return wordProcessor(site, finding);
    case Code::MixedLineEnds:
        return lineEnds(site);
    default:
        return {};
    }
}

} // namespace crawlright::edits
