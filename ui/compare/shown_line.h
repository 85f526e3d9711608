// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/span.h"

#include <QString>

#include <span>
#include <vector>

namespace crawlright::compare {

/// Lines are shown in pieces of at most this many bytes: one of 500 KB could not be painted in
/// time.
inline constexpr text::Offset pieceBytes = 512;

/// At least 1.
[[nodiscard]] std::uint32_t pieceCount(text::Span line);
/// The bytes of a piece, from 0; empty past the last one. No character of UTF-8 is cut.
[[nodiscard]] text::Span pieceOf(std::string_view bytes, text::Span line, std::uint32_t piece);

/// Some bytes of a line as they are read: what nobody would see, and what is no UTF-8, stands there
/// by its number.
struct ShownText {
    struct Range {
        int begin = 0;
        int end = 0;
        friend bool operator==(const Range&, const Range&) = default;
    };
    QString text;
    std::vector<Range> marks; ///< in units of `text`
};

/// `marks` are ascending bytes of the file; those outside the piece do no harm.
[[nodiscard]] ShownText shownText(std::string_view bytes, text::Span piece,
                                  std::span<const text::Span> marks);

/// What a line ends with, for people: "LF", "CR LF", "CR", "no line end".
[[nodiscard]] QString lineEndName(std::string_view lineEnd);

} // namespace crawlright::compare
