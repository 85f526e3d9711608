// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/excerpt.h"

#include "app/cli/text.h"

#include <algorithm>

namespace crawlright::cli {

namespace {

using text::Offset;
using text::Span;

constexpr Offset bytesBefore = 60;
constexpr Offset bytesMarked = 80;
constexpr Offset bytesAfter = 40;
constexpr std::size_t numberWidth = 5;

/// The parts as they are printed.
struct Excerpt {
    std::string before;
    std::string marked;
    std::string after;
};

/// `at` moved back to the start of its character, but not before `least`.
Offset characterStart(std::string_view bytes, Offset at, Offset least)
{
    for (int i = 0; i < 3 && at > least && at < bytes.size() && (bytes[at] & '\xC0') == '\x80'; ++i)
        --at;
    return at;
}

/// `visible`, but a tab is an arrow: it may be what is wrong, and takes one cell like any letter.
std::string withTabs(std::string_view bytes)
{
    std::string text;
    for (std::size_t at = 0; at <= bytes.size();) {
        const std::size_t tab = std::min(bytes.find('\t', at), bytes.size());
        appendVisible(text, bytes.substr(at, tab - at));
        text += tab < bytes.size() ? "→" : "";
        at = tab + 1;
    }
    return text;
}

Excerpt excerptOf(const syntax::Document& document, const syntax::Line& line, Span span)
{
    const std::string_view bytes = document.bytes();
    const bool hasMark = line.begin == 0 && span.begin >= document.bomSize();
    const Offset lineBegin = line.begin + (hasMark ? document.bomSize() : 0);
    const Offset lineEnd = line.contentEnd;
    const Offset spanBegin = std::clamp(span.begin, lineBegin, lineEnd);
    const Offset spanEnd = std::clamp(span.end, spanBegin, lineEnd);
    const auto cut = [&](Offset begin, Offset end) {
        return withTabs(bytes.substr(begin, end - begin));
    };
    Excerpt excerpt;
    const Offset from = spanBegin - lineBegin > bytesBefore
                            ? characterStart(bytes, spanBegin - bytesBefore, lineBegin)
                            : lineBegin;
    excerpt.before = (from == lineBegin ? "" : "…") + cut(from, spanBegin);
    if (spanEnd - spanBegin > bytesMarked) {
        excerpt.marked =
            cut(spanBegin, characterStart(bytes, spanBegin + bytesMarked, spanBegin)) + "…";
        return excerpt;
    }
    excerpt.marked = cut(spanBegin, spanEnd);
    const Offset to = lineEnd - spanEnd > bytesAfter
                          ? characterStart(bytes, spanEnd + bytesAfter, spanEnd)
                          : lineEnd;
    excerpt.after = cut(spanEnd, to) + (to == lineEnd ? "" : "…");
    return excerpt;
}

void appendGutter(std::string& out, const Console& console, std::string_view number)
{
    std::string gutter(number.size() < numberWidth ? numberWidth - number.size() : 0, ' ');
    gutter += number;
    gutter += " |";
    appendTinted(out, console, Tint::Faint, gutter);
}

} // namespace

void appendExcerpt(std::string& out, const Console& console, const syntax::Document& document,
                   Span span, Tint tint)
{
    const text::LineNumber number = document.lineAt(span.begin);
    const Excerpt excerpt = excerptOf(document, document.line(number), span);
    std::string digits;
    appendNumber(digits, number);
    appendGutter(out, console, digits);
    // A line without text ends at the bar: no blanks at the end of a line.
    const std::string text = excerpt.before + excerpt.marked + excerpt.after;
    out += (text.empty() ? "" : " ") + text + '\n';
    appendGutter(out, console, std::string(digits.size(), ' '));
    out.append(1 + static_cast<std::size_t>(cellsOf(excerpt.before)), ' ');
    const int cells = std::max(cellsOf(excerpt.marked), 1);
    appendTinted(out, console, tint, '^' + std::string(static_cast<std::size_t>(cells - 1), '~'));
    out += '\n';
}

} // namespace crawlright::cli
