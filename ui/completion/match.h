// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

namespace crawlright::completion {

/// How well a name fits what was typed; best first.
enum class Match : std::uint8_t {
    Exact,       ///< the very name, but for its case
    Prefix,      ///< the name begins so
    WordStart,   ///< a word of the name does: `d` and `Crawl-delay`
    Subsequence, ///< its letters are in the name, in this order, the first one at the start of a
                 ///< word
    Described,   ///< what is said of it has a word that begins so
    None,
};

/// Without regard to the case of ASCII. Nothing typed fits every name as Prefix. A word begins at
/// the start, behind what is no letter and no digit, and with a capital that has a small letter
/// beside it (`GPTBot` has two).
[[nodiscard]] Match matchOf(std::string_view typed, std::string_view name);

/// Whether a word of a text begins so: `Described`. At least two letters must be typed.
[[nodiscard]] bool describes(std::string_view typed, std::string_view text);

} // namespace crawlright::completion
