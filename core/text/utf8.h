// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

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

} // namespace crawlright::text
