// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/span.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace crawlright::text {

/// Appends a character as UTF-8; U+FFFD in place of what is none (a lone surrogate, past U+10FFFF).
inline void appendUtf8(std::string& out, char32_t character)
{
    if (character > 0x10FFFF || (character >= 0xD800 && character < 0xE000))
        character = 0xFFFD;
    const auto tail = [&](unsigned shift) {
        out += static_cast<char>(0x80 | ((character >> shift) & 0x3FU));
    };
    if (character < 0x80) {
        out += static_cast<char>(character);
    } else if (character < 0x800) {
        out += static_cast<char>(0xC0 | (character >> 6U));
        tail(0);
    } else if (character < 0x10000) {
        out += static_cast<char>(0xE0 | (character >> 12U));
        tail(6);
        tail(0);
    } else {
        out += static_cast<char>(0xF0 | (character >> 18U));
        tail(12);
        tail(6);
        tail(0);
    }
}

/// A character of UTF-8 text: its code point and how many bytes it takes; 0 bytes: none is here.
struct Decoded {
    char32_t code = 0;
    std::size_t size = 0;
};

/// The character that begins at a byte (below the size); Unicode 16, table 3-7: well-formed
/// sequences only.
[[nodiscard]] inline Decoded decodeUtf8(std::string_view bytes, std::size_t at)
{
    const auto byte = [&](std::size_t i) -> unsigned {
        return at + i < bytes.size() ? static_cast<unsigned char>(bytes[at + i]) : 0U;
    };
    const unsigned lead = byte(0);
    if (lead < 0x80)
        return {lead, 1};
    const std::size_t size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4)
        return {};
    unsigned low = 0x80;
    unsigned high = 0xBF;
    if (lead == 0xE0) {
        low = 0xA0;
    } else if (lead == 0xED) {
        high = 0x9F;
    } else if (lead == 0xF0) {
        low = 0x90;
    } else if (lead == 0xF4) {
        high = 0x8F;
    }
    if (byte(1) < low || byte(1) > high)
        return {};
    char32_t code = lead & (0x7FU >> size);
    code = (code << 6) | (byte(1) & 0x3FU);
    for (std::size_t i = 2; i < size; ++i) {
        if ((byte(i) & 0xC0U) != 0x80)
            return {};
        code = (code << 6) | (byte(i) & 0x3FU);
    }
    return {code, size};
}

/// The next run of bytes from `from` on that belong to no well-formed UTF-8 sequence (Unicode,
/// table 3-7: no overlong forms, no surrogates, nothing past U+10FFFF); empty at the end of the
/// bytes where there is none.
[[nodiscard]] Span nextNotUtf8(std::string_view bytes, Offset from);

} // namespace crawlright::text
