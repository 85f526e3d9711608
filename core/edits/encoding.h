// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/edit.h"
#include "core/text/codec.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace crawlright::edits {

/// How bytes are meant that are no UTF-8.
enum class Encoding : std::uint8_t { Utf16Le, Utf16Be, Windows1252, Latin1 };

/// A file that becomes UTF-8. What cannot be read stays as bytes that are no UTF-8: nothing goes.
struct Conversion {
    Edits edits;
    std::size_t unreadable = 0;       ///< places that have no character there
    text::Offset firstUnreadable = 0; ///< its byte in the file as it was
};

/// Total and linear. UTF-16: the whole file, without its byte order mark; a lone surrogate becomes
/// the three bytes that UTF-8 forbids for it, an odd last byte stays. Windows-1252 and Latin-1: the
/// bytes that belong to no UTF-8; what is UTF-8 already stays, for a file can be both.
/// Authority: Unicode 15 §3.9, WHATWG Encoding (but its five bytes without a character).
[[nodiscard]] Conversion convertedToUtf8(std::string_view bytes, Encoding from);

/// Puts a UTF-8 byte order mark at the start of the file; empty if it has one.
[[nodiscard]] Edits withByteOrderMark(std::string_view bytes);
/// Takes it away; empty if there is none.
[[nodiscard]] Edits withoutByteOrderMark(std::string_view bytes);

/// Every line end becomes this one. Total and linear.
[[nodiscard]] Edits withLineEnds(std::string_view bytes, text::LineEnding wanted);

} // namespace crawlright::edits
