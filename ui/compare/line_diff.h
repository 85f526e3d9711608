// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/edit.h"
#include "ui/work/background.h"

#include <optional>
#include <string_view>
#include <vector>

namespace crawlright::compare {

/// A line with its end: LF, CR or CRLF, or none at the end of the file.
struct Line {
    text::Offset begin = 0;
    text::Offset textEnd = 0; ///< where its end begins
    text::Offset end = 0;

    [[nodiscard]] text::Span text() const { return {begin, textEnd}; }
    [[nodiscard]] text::Span lineEnd() const { return {textEnd, end}; }
    [[nodiscard]] text::Span whole() const { return {begin, end}; }
    friend bool operator==(const Line&, const Line&) = default;
};

/// The lines of a file as the editor counts them, but for an empty one after the last line end,
/// of which there is nothing to compare. Total.
[[nodiscard]] std::vector<Line> linesOf(std::string_view bytes);

/// What becomes of a line from the left to the right.
enum class Kind : std::uint8_t {
    Equal,
    LineEnd,  ///< only its end is another
    Changed,  ///< a line of each side; `marks` says what differs in them
    Removed,  ///< only on the left
    Added,    ///< only on the right
    Replaced, ///< one on the left and one on the right that have little in common
};

/// Lines that stand beside each other.
struct Row {
    Kind kind = Kind::Equal;
    text::LineNumber left = 0; ///< 0: there is none
    text::LineNumber right = 0;
    friend bool operator==(const Row&, const Row&) = default;
};

/// Rows that differ, one after the other.
struct Change {
    std::uint32_t firstRow = 0;
    std::uint32_t rowsEnd = 0;
    text::Span left; ///< bytes of whole lines, maybe none
    text::Span right;
    friend bool operator==(const Change&, const Change&) = default;
};

/// The lines of all changes, by what became of them.
struct Counts {
    std::uint32_t added = 0;
    std::uint32_t removed = 0;
    std::uint32_t changed = 0;
    std::uint32_t lineEnds = 0;
    /// Lines that are equal but for ends that are ignored.
    std::uint32_t ignoredEnds = 0;
    friend bool operator==(const Counts&, const Counts&) = default;
};

/// What differs within the two lines of a row, ascending; bytes of the two files.
struct Marks {
    std::vector<text::Span> left;
    std::vector<text::Span> right;
};

struct Comparison {
    std::vector<Line> left;
    std::vector<Line> right;
    std::vector<Row> rows;
    std::vector<Change> changes;
    Counts counts;
    std::vector<std::uint32_t> markedRows; ///< those that are Changed, ascending
    std::vector<Marks> marks;              ///< one for each of these

    /// Null: nothing is marked in it.
    [[nodiscard]] const Marks* marksOf(std::uint32_t row) const;
    /// The change that a row belongs to; null: it is equal.
    [[nodiscard]] const Change* changeAt(std::uint32_t row) const;
};

struct Options {
    bool ignoreLineEnds = false;
    friend bool operator==(const Options&, const Options&) = default;
};

/// Any bytes have a comparison; nullopt: it was cancelled. Linear in the bytes but for stretches
/// that differ, in which the library's work is bounded.
[[nodiscard]] std::optional<Comparison> compareTexts(std::string_view left, std::string_view right,
                                                     const Options& options,
                                                     const work::CancelFlag& cancel = {});

/// What makes the left text the right one, byte for byte, unless line ends are ignored.
[[nodiscard]] edits::Edits editsOf(const Comparison& comparison, std::string_view right);

} // namespace crawlright::compare
