// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/compare/line_diff.h"

namespace crawlright::compare {

/// What stands in one row on screen: lines, a piece of long ones, or a stretch of equal lines that
/// is folded away.
struct ShownRow {
    std::uint32_t row = 0;    ///< of the Comparison; of a fold its first
    std::uint32_t piece = 0;  ///< of the lines, from 0
    std::uint32_t folded = 0; ///< how many rows are folded away; 0: it is no fold
    friend bool operator==(const ShownRow&, const ShownRow&) = default;
};

/// Equal lines that stay beside a change.
inline constexpr std::uint32_t contextLines = 3;

/// Rows whose equal lines are shown, by the lines of the side that is not edited: [begin, end).
struct Unfolded {
    text::LineNumber begin = 0;
    text::LineNumber end = 0;
};

/// All rows in order. A fold is not made where it lies within lines of `unfolded`, and never for a
/// single line. `unfoldedSide`: of which side these lines are.
enum class Side : std::uint8_t { Left, Right };
[[nodiscard]] std::vector<ShownRow>
shownRows(const Comparison& comparison, const std::vector<Unfolded>& unfolded, Side unfoldedSide);

[[nodiscard]] text::LineNumber lineOf(const Row& row, Side side);

} // namespace crawlright::compare
