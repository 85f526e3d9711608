// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/span.h"

#include <string_view>

namespace crawlright::checks {

/// The next run of bytes from `from` on that belong to no well-formed UTF-8 sequence (Unicode,
/// table 3-7: no overlong forms, no surrogates, nothing past U+10FFFF); empty at the end of the
/// bytes where there is none.
[[nodiscard]] text::Span nextNotUtf8(std::string_view bytes, text::Offset from);

} // namespace crawlright::checks
