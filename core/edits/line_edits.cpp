// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/line_edits.h"

#include "core/text/ascii.h"

#include <algorithm>

namespace crawlright::edits {

using syntax::Line;
using syntax::LineEnd;

LineEdits::LineEdits(const syntax::Document& parsed)
    : document(parsed)
    , bytes(document.bytes())
{
}

std::string_view LineEdits::endNear(text::LineNumber number) const
{
    if (line(number).lineEnd == LineEnd::None && number > 1)
        --number;
    const Line& near = line(number);
    if (near.lineEnd == LineEnd::None)
        return "\n";
    return bytes.substr(near.contentEnd, near.end() - near.contentEnd);
}

Edit LineEdits::above(text::LineNumber number, const std::vector<std::string>& lines) const
{
    const text::Offset at = beginOf(number);
    Edit edit{{at, at}, {}};
    for (const std::string& text : lines) {
        edit.with += text;
        edit.with += endNear(number);
    }
    return edit;
}

Edit LineEdits::below(text::LineNumber number, const std::vector<std::string>& lines) const
{
    const text::Offset at = line(number).end();
    Edit edit{{at, at}, {}};
    const bool isLast = line(number).lineEnd == LineEnd::None;
    for (const std::string& text : lines) {
        if (isLast)
            edit.with += endNear(number);
        edit.with += text;
        if (!isLast)
            edit.with += endNear(number);
    }
    return edit;
}

Edit LineEdits::without(text::LineNumber number) const
{
    const Line& gone = line(number);
    if (gone.hasComment())
        return {{beginOf(number), gone.comment}, {}};
    return withoutLines(number, number);
}

Edit LineEdits::withoutLines(text::LineNumber first, text::LineNumber last) const
{
    const text::Offset end = line(last).end();
    // A lone CR above would become one line end with an LF below.
    const bool joins = first > 1 && line(first - 1).lineEnd == LineEnd::Cr && end < bytes.size() &&
                       bytes[end] == '\n';
    if (joins)
        return {{line(first - 1).contentEnd, line(last).contentEnd}, {}};
    return {{beginOf(first), end}, {}};
}

Edit LineEdits::asComment(text::LineNumber number) const
{
    text::Offset at = beginOf(number);
    while (at < line(number).contentEnd && text::isSpace(bytes[at]))
        ++at;
    return {{at, at}, "# "};
}

Edit LineEdits::withValue(text::LineNumber number, std::string_view value) const
{
    const Line& changed = line(number);
    if (!changed.value().isEmpty())
        return {changed.value(), std::string(value)};
    text::Offset at = changed.keyEnd;
    while (at < changed.comment && bytes[at] != ':')
        ++at;
    at = std::min(at + 1, changed.comment);
    return {{at, at}, " " + std::string(value)};
}

Edit atEnd(const LineEdits& site, std::vector<std::string> lines, bool parted)
{
    const text::LineNumber last = site.lineCount();
    const bool isEmpty = site.beginOf(last) == site.line(last).end();
    const text::LineNumber above = isEmpty ? last - 1 : last;
    if (parted && above > 0 && site.line(above).kind != syntax::LineKind::Blank)
        lines.insert(lines.begin(), std::string());
    return isEmpty ? site.above(last, lines) : site.below(last, lines);
}

} // namespace crawlright::edits
