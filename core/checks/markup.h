// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/span.h"

#include <cstdint>
#include <string_view>

/// What belongs into a web page or a letter, not into a value.
namespace crawlright::checks {

enum class Markup : std::uint8_t {
    None,
    Quotes, ///< quotation marks, or backticks, around the value
    Tag,    ///< `<b>`
    Link,   ///< Markdown: `[text](address)`
};

struct MarkupPlace {
    Markup kind = Markup::None;
    text::Span span; ///< offsets from the start of the value
};

/// The first markup in a value.
[[nodiscard]] MarkupPlace markupIn(std::string_view value);

/// The first character entity (`&amp;`), from `from` on; empty at the end where there is none.
[[nodiscard]] text::Span nextEntity(std::string_view value, text::Offset from);

} // namespace crawlright::checks
