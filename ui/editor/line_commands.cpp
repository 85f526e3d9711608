// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/line_commands.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace crawlright::editor {

namespace {

using edits::Edit;
using text::Offset;
using text::Span;

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view lineEndBytes = "\r\n";
constexpr std::string_view commentBegin = "# ";
// How a comment begins that says what findings to ignore; see core/checks/ignores.h.
constexpr std::string_view toThisProgram = "crawlright:";

Offset sizeOf(std::string_view bytes)
{
    return static_cast<Offset>(bytes.size());
}

Offset firstByte(std::string_view bytes)
{
    return bytes.starts_with(byteOrderMark) ? sizeOf(byteOrderMark) : 0;
}

// Whether a place is between the two bytes of one line end.
bool isInLineEnd(std::string_view bytes, Offset at)
{
    return at > 0 && at < bytes.size() && bytes[at - 1] == '\r' && bytes[at] == '\n';
}

Offset beginOfLine(std::string_view bytes, Offset at)
{
    if (isInLineEnd(bytes, at))
        --at;
    const std::size_t end =
        at == 0 ? std::string_view::npos : bytes.substr(0, at).find_last_of(lineEndBytes);
    const Offset begin = end == std::string_view::npos ? 0 : static_cast<Offset>(end + 1);
    return std::max(begin, firstByte(bytes));
}

// With the line end.
Offset endOfLine(std::string_view bytes, Offset at)
{
    const std::size_t end = bytes.find_first_of(lineEndBytes, at);
    if (end == std::string_view::npos)
        return sizeOf(bytes);
    const bool isPair = bytes[end] == '\r' && end + 1 < bytes.size() && bytes[end + 1] == '\n';
    return static_cast<Offset>(end + (isPair ? 2 : 1));
}

Offset endSizeOf(std::string_view bytes, Span lines)
{
    const std::string_view text = lines.of(bytes);
    if (text.ends_with("\r\n"))
        return 2;
    return text.ends_with('\n') || text.ends_with('\r') ? 1 : 0;
}

// Without the last line end.
Span withoutEnd(std::string_view bytes, Span lines)
{
    return {lines.begin, lines.end - endSizeOf(bytes, lines)};
}

std::vector<Span> eachOf(std::string_view bytes, Span lines)
{
    std::vector<Span> each;
    for (Offset at = lines.begin; at < lines.end;) {
        const Offset end = std::min(endOfLine(bytes, at), lines.end);
        each.push_back({at, end});
        at = end;
    }
    return each;
}

Offset indentOf(std::string_view bytes, Span line)
{
    const Span content = withoutEnd(bytes, line);
    Offset indent = 0;
    while (indent < content.size() && text::isBlank(bytes[content.begin + indent]))
        ++indent;
    return indent;
}

// Whether nothing stands in the last of these lines.
bool isEmptyAtEnd(std::string_view bytes, Span lines)
{
    const Span content = withoutEnd(bytes, lines);
    return content.isEmpty() || endSizeOf(bytes, content) > 0;
}

bool isBlankLine(std::string_view bytes, Span line)
{
    return text::trimmed(line.of(bytes)).empty();
}

bool isComment(std::string_view bytes, Span line)
{
    const Offset at = line.begin + indentOf(bytes, line);
    return at < line.end && bytes[at] == '#';
}

bool speaksToThisProgram(std::string_view bytes, Span line)
{
    if (!isComment(bytes, line))
        return false;
    std::string_view text = line.of(bytes).substr(indentOf(bytes, line) + 1);
    while (!text.empty() && text::isSpace(text.front()))
        text.remove_prefix(1);
    return text::startsWithIgnoringCase(text, toThisProgram);
}

// Whether a CR and an LF meet where these are put together.
bool meet(std::string_view left, std::string_view right)
{
    return left.ends_with('\r') && right.starts_with('\n');
}

std::string_view behind(std::string_view bytes, Offset at)
{
    return bytes.substr(at);
}

std::string_view before(std::string_view bytes, Offset at)
{
    return bytes.substr(0, at);
}

// The end that a new line beside these should have.
std::string_view endFor(std::string_view bytes, Span lines)
{
    if (const Offset own = endSizeOf(bytes, lines))
        return bytes.substr(lines.end - own, own);
    const Span above = lineBefore(bytes, lines);
    const Offset its = endSizeOf(bytes, above);
    return its > 0 ? bytes.substr(above.end - its, its) : "\n";
}

Offset afterEdits(const edits::Edits& edits, Offset offset, bool staysBeforeInsertion)
{
    Offset shift = 0; // unsigned: a difference below zero wraps and comes back
    for (const Edit& edit : edits) {
        const Offset size = sizeOf(edit.with);
        if (offset < edit.span.begin || (offset == edit.span.begin && staysBeforeInsertion))
            break;
        if (offset < edit.span.end)
            return edit.span.begin + shift + std::min(offset - edit.span.begin, size);
        shift += size - edit.span.size();
    }
    return offset + shift;
}

// With what is put in where it begins.
Selected afterEdits(const edits::Edits& edits, Selected selected)
{
    const bool isCursor = selected.anchor == selected.position;
    const Offset first = std::min(selected.anchor, selected.position);
    const auto moved = [&](Offset at) { return afterEdits(edits, at, !isCursor && at == first); };
    return {moved(selected.anchor), moved(selected.position)};
}

std::vector<Span> linesToComment(std::string_view bytes, Span lines)
{
    std::vector<Span> written = eachOf(bytes, lines);
    std::erase_if(written, [&](Span line) { return isBlankLine(bytes, line); });
    std::vector<Span> others = written;
    std::erase_if(others, [&](Span line) { return speaksToThisProgram(bytes, line); });
    return others.empty() ? written : others;
}

Offset commonIndent(std::string_view bytes, const std::vector<Span>& lines)
{
    std::string_view common = lines.front().of(bytes).substr(0, indentOf(bytes, lines.front()));
    for (const Span line : lines) {
        const std::string_view indent = line.of(bytes).substr(0, indentOf(bytes, line));
        const auto [here, there] = std::ranges::mismatch(common, indent);
        common = common.substr(0, static_cast<std::size_t>(here - common.begin()));
    }
    return sizeOf(common);
}

bool isBesideCharacter(std::string_view bytes, Offset at)
{
    return at < bytes.size() && (static_cast<unsigned char>(bytes[at]) & 0xC0) == 0x80;
}

} // namespace

Span linesOf(std::string_view bytes, Selected selected)
{
    const Offset least = firstByte(bytes);
    const Offset begin = std::max(std::min(selected.anchor, selected.position), least);
    const Offset end = std::max(std::max(selected.anchor, selected.position), least);
    const Offset first = beginOfLine(bytes, begin);
    if (end > begin && beginOfLine(bytes, end) == end)
        return {first, end};
    return {first, endOfLine(bytes, end)};
}

Span lineBefore(std::string_view bytes, Span lines)
{
    if (lines.begin <= firstByte(bytes))
        return {lines.begin, lines.begin};
    const Offset last = lines.begin - 1;
    const bool isPair = bytes[last] == '\n' && last > 0 && bytes[last - 1] == '\r';
    return {beginOfLine(bytes, isPair ? last - 1 : last), lines.begin};
}

Span lineBehind(std::string_view bytes, Span lines)
{
    return {lines.end, endOfLine(bytes, lines.end)};
}

LineEdit toggledComment(std::string_view bytes, Span lines, Selected selected)
{
    const std::vector<Span> each = linesToComment(bytes, lines);
    LineEdit made{.edits = {}, .selected = selected};
    if (each.empty())
        return made;
    const bool isAdding =
        !std::ranges::all_of(each, [&](Span line) { return isComment(bytes, line); }) ||
        std::ranges::all_of(each, [&](Span line) { return speaksToThisProgram(bytes, line); });
    const Offset common = commonIndent(bytes, each);
    for (const Span line : each) {
        const Offset at = line.begin + (isAdding ? common : indentOf(bytes, line));
        if (isAdding) {
            made.edits.push_back({{at, at}, std::string(commentBegin)});
        } else {
            const bool hasBlank = behind(bytes, at).starts_with(commentBegin);
            made.edits.push_back({{at, at + (hasBlank ? 2 : 1)}, {}});
        }
    }
    made.selected = afterEdits(made.edits, selected);
    return made;
}

LineEdit swappedLines(std::string_view bytes, Span upper, Span lower, Direction direction,
                      Selected selected)
{
    if (upper.isEmpty() || lower.isEmpty())
        return {.edits = {}, .selected = selected};
    // Where the file ends without a line end, the end of the upper ones stays between the two; but
    // an empty line needs its own, else it would be none.
    const bool isLastOpen = endSizeOf(bytes, lower) == 0;
    const Offset endSize = isLastOpen ? endSizeOf(bytes, upper) : 0;
    const std::string end(bytes.substr(upper.end - endSize, endSize));
    const Span above = isEmptyAtEnd(bytes, upper) ? upper : Span{upper.begin, upper.end - endSize};
    const std::string_view nowFirst = lower.of(bytes);
    const std::string_view nowLast = above.of(bytes);
    const std::string_view rest = behind(bytes, lower.end);
    if (meet(before(bytes, upper.begin), nowFirst) ||
        (isLastOpen ? meet(end, nowLast) : meet(nowFirst, nowLast)) || meet(nowLast, rest))
        return {.edits = {}, .selected = selected};

    LineEdit made;
    if (lower.size() <= upper.size()) { // the smaller ones go
        made.edits = {{{upper.begin, upper.begin}, std::string(nowFirst) + end},
                      {{above.end, lower.end}, {}}};
    } else {
        made.edits = {{upper, {}}, {{lower.end, lower.end}, end + std::string(nowLast)}};
    }
    const Offset first = sizeOf(nowFirst) + endSize;
    const auto moved = [&](Offset at) {
        if (direction == Direction::Up)
            return upper.begin + (std::clamp(at, lower.begin, lower.end) - lower.begin);
        const Offset within = std::clamp(at, upper.begin, upper.end) - upper.begin;
        return upper.begin + first + std::min(within, sizeOf(nowLast));
    };
    made.selected = {moved(selected.anchor), moved(selected.position)};
    return made;
}

LineEdit duplicatedLines(std::string_view bytes, Span lines, Direction direction, Selected selected)
{
    // The copy goes before the lines, so that these keep what belongs to them.
    std::string copy(withoutEnd(bytes, lines).of(bytes));
    const std::string_view end = endFor(bytes, lines);
    copy += meet(end, lines.of(bytes)) ? "\n" : end;
    if (meet(before(bytes, lines.begin), copy))
        return {.edits = {}, .selected = selected};
    const Offset shift = direction == Direction::Down ? sizeOf(copy) : 0;
    const auto moved = [&](Offset at) { return std::max(at, lines.begin) + shift; };
    return {.edits = {{{lines.begin, lines.begin}, std::move(copy)}},
            .selected = {moved(selected.anchor), moved(selected.position)}};
}

LineEdit joinedLines(std::string_view bytes, Span lines, Selected selected)
{
    LineEdit made{.edits = {}, .selected = selected};
    const Span first{lines.begin, endOfLine(bytes, lines.begin)};
    if (first.end >= lines.end)
        lines.end = endOfLine(bytes, lines.end);
    if (lines.end == first.end)
        return made;
    // From what is written in one line to what is in the next.
    std::optional<Offset> gap;
    Offset at = lines.begin;
    for (const Span line : eachOf(bytes, lines)) {
        const Span content = withoutEnd(bytes, line);
        Offset begin = line.begin + indentOf(bytes, line);
        if (begin == content.end)
            continue;
        if (gap)
            made.edits.push_back({{*gap, begin}, " "});
        else if (line.begin > lines.begin)
            made.edits.push_back({{lines.begin, begin}, {}});
        for (at = content.end; text::isBlank(bytes[at - 1]); --at) {
        }
        gap = at;
    }
    // Behind what is written last, where that is not in the last line.
    const Span all = withoutEnd(bytes, lines);
    if (gap && bytes.substr(at, all.end - at).find_first_of(lineEndBytes) != std::string_view::npos)
        made.edits.push_back({{at, all.end}, {}});
    if (!gap) // all are blank
        made.edits.push_back({{withoutEnd(bytes, first).end, all.end}, {}});
    const std::string now = applied(bytes.substr(0, lines.end), made.edits);
    if (meet(before(now, lines.begin), behind(now, lines.begin)))
        return {.edits = {}, .selected = selected};
    made.selected = afterEdits(made.edits, selected);
    if (selected.anchor == selected.position) {
        const Offset place = afterEdits(made.edits, made.edits.front().span.begin, true);
        made.selected = {place, place};
    }
    return made;
}

LineEdit deletedLines(std::string_view bytes, Span lines, Selected selected)
{
    if (lines.isEmpty())
        return {.edits = {}, .selected = selected};
    const Span above = lineBefore(bytes, lines);
    const Offset endAbove = endSizeOf(bytes, above);
    Span gone = lines;
    // The end of the line above goes instead of that of the last, where that one has none, or where
    // what is left would become one line end.
    if (endSizeOf(bytes, lines) == 0)
        gone.begin -= isEmptyAtEnd(bytes, above) ? 0 : endAbove;
    else if (meet(before(bytes, lines.begin), behind(bytes, lines.end)))
        gone = {lines.begin - endAbove, withoutEnd(bytes, lines).end};
    const std::string now = applied(bytes, std::vector<Edit>{{gone, {}}});
    const Offset column =
        selected.position - std::min(beginOfLine(bytes, selected.position), selected.position);
    const Offset begin = beginOfLine(now, std::min(lines.begin, sizeOf(now)));
    const Span left = withoutEnd(now, {begin, endOfLine(now, begin)});
    Offset at = std::min(begin + column, left.end);
    while (at > begin && isBesideCharacter(now, at))
        --at;
    return {.edits = {{gone, {}}}, .selected = {at, at}};
}

Offset homeOf(std::string_view bytes, Offset at)
{
    const Offset begin = beginOfLine(bytes, at);
    const Offset first = begin + indentOf(bytes, {begin, endOfLine(bytes, begin)});
    return at == first ? begin : first;
}

} // namespace crawlright::editor
