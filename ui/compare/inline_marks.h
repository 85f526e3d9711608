// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/compare/line_diff.h"

namespace crawlright::compare {

/// The pieces of a line that are compared as wholes: words (ASCII letters and digits, `_`, and all
/// bytes that are not ASCII, so that no character is cut), runs of blanks, and any other byte.
/// They tile the line. Total.
[[nodiscard]] std::vector<text::Span> piecesOf(std::string_view line);

/// What differs in two lines, by their pieces; spans count from the begin of each line. Total;
/// nullopt: it was cancelled.
[[nodiscard]] std::optional<Marks> marksBetween(std::string_view left, std::string_view right,
                                                const work::CancelFlag& cancel = {});

} // namespace crawlright::compare
