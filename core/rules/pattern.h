// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

/// Path patterns as automata of literals and stars.
namespace crawlright::rules {

/// Whether a pattern matches from the start of a path. RFC 9309 §2.2.3: `*` stands for any run of
/// bytes, `$` as the last byte for the end of the path; without `wildcards` both are ordinary. No
/// allocation, no recursion.
[[nodiscard]] bool matches(std::string_view pattern, std::string_view path, bool wildcards);

/// Whether a `*` stands before the last byte. Google 2019: where this tells an allow from a
/// disallow that both match, the verdict is undefined.
[[nodiscard]] constexpr bool holdsInnerStar(std::string_view pattern)
{
    return pattern.substr(0, pattern.empty() ? 0 : pattern.size() - 1).contains('*');
}

} // namespace crawlright::rules
