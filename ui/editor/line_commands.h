// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/edit.h"
#include "core/text/span.h"

#include <string_view>

/// What an editor's keys do to whole lines, as edits of the bytes. LF, CR and CRLF each end a line;
/// a byte order mark belongs to no line; the empty rest behind the last line end is no line that a
/// command could move, join or delete. A command that would make a CR and an LF of two lines meet,
/// which would make one line end of them, does nothing. Knows neither blocks nor keys.
namespace crawlright::editor {

/// Where a selection is, in bytes; both alike: a cursor.
struct Selected {
    text::Offset anchor = 0;
    text::Offset position = 0;
    friend bool operator==(const Selected&, const Selected&) = default;
};

/// No edits: there is nothing to do.
struct LineEdit {
    edits::Edits edits;
    Selected selected; ///< of the bytes after the edits
    friend bool operator==(const LineEdit&, const LineEdit&) = default;
};

enum class Direction : std::uint8_t { Up, Down };

/// The whole lines, with their ends, that a selection is in. A selection that ends where a line
/// begins leaves that line out.
[[nodiscard]] text::Span linesOf(std::string_view bytes, Selected selected);
/// The line before or behind these; empty where there is none.
[[nodiscard]] text::Span lineBefore(std::string_view bytes, text::Span lines);
[[nodiscard]] text::Span lineBehind(std::string_view bytes, text::Span lines);

/// Puts `# ` before every line that is not blank, at the indent that all have in common; or, where
/// all are comments, takes that away, which gives the former lines byte by byte. Comments that
/// speak to this program (`# crawlright: ignore …`) stay as they are beside other lines.
[[nodiscard]] LineEdit toggledComment(std::string_view bytes, text::Span lines, Selected selected);

/// Two runs of lines that follow upon each other change places; the selection is in the lower one
/// if it goes up. Where the file has no line end at its end, it has none then, unless an empty line
/// goes there.
[[nodiscard]] LineEdit swappedLines(std::string_view bytes, text::Span upper, text::Span lower,
                                    Direction direction, Selected selected);

/// The same lines once more; the selection is in the upper or in the lower ones.
[[nodiscard]] LineEdit duplicatedLines(std::string_view bytes, text::Span lines,
                                       Direction direction, Selected selected);

/// One line of all, or of one line and the next: blanks around the places where they meet become
/// one, blank lines go.
[[nodiscard]] LineEdit joinedLines(std::string_view bytes, text::Span lines, Selected selected);

/// The cursor keeps its column, in bytes.
[[nodiscard]] LineEdit deletedLines(std::string_view bytes, text::Span lines, Selected selected);

/// Where the Home key goes to: before the first byte of a line that is no blank, or where the line
/// begins if the cursor is there.
[[nodiscard]] text::Offset homeOf(std::string_view bytes, text::Offset at);

} // namespace crawlright::editor
