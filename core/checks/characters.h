// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/span.h"

#include <cstdint>
#include <string_view>

/// Characters that look like others, or like nothing, and so hide what a line says.
namespace crawlright::checks {

enum class OddKind : std::uint8_t {
    None,
    Control,       ///< a control character of ASCII but NUL, tab and the line ends
    Invisible,     ///< no width, or a blank that is not a blank
    Direction,     ///< turns the order of the characters on the screen
    WordProcessor, ///< what a word processor makes of ASCII: a curly quote, a dash, an ellipsis
};

struct OddCharacter {
    OddKind kind = OddKind::None;
    text::Span span; ///< one character; empty where there is none
    char32_t codePoint = 0;
    std::string_view instead; ///< ASCII that it stands for, of a WordProcessor one
};

/// The first such character of `bytes` in [from, end). Zero-width joiners between letters that are
/// not ASCII belong to their script and are not counted.
[[nodiscard]] OddCharacter nextOddCharacter(std::string_view bytes, text::Span within);

/// Whether the text holds any.
[[nodiscard]] bool holdsOddCharacter(std::string_view text);

} // namespace crawlright::checks
