// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/span.h"

#include <string_view>
#include <vector>

/// Path patterns as automata of literals and stars.
namespace crawlright::rules {

/// Whether a pattern matches from the start of a path. RFC 9309 §2.2.3: `*` stands for any run of
/// bytes, `$` as the last byte for the end of the path; without `wildcards` both are ordinary. No
/// allocation, no recursion.
[[nodiscard]] bool matches(std::string_view pattern, std::string_view path, bool wildcards);

/// How far a pattern got in a path.
struct Alignment {
    bool matched = false;
    std::vector<text::Span> stars; ///< what each `*` took, from the left, as short as possible
    text::Offset pathBytes = 0;    ///< bytes of the path within the longest matched beginning
    text::Offset patternBytes = 0; ///< bytes of the pattern in that beginning
};
[[nodiscard]] Alignment align(std::string_view pattern, std::string_view path, bool wildcards);

} // namespace crawlright::rules
