// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

/// What is true of all paths that patterns match, decided without trying paths.
namespace crawlright::rules {

enum class Relation : std::uint8_t {
    No,
    Yes,
    Undecided, ///< no byte is left that the outer pattern does not have
};

/// Whether `outer` matches every path that `inner` matches. RFC 9309 §2.2.3 for `*` and `$`;
/// without `wildcards` both are ordinary. Exact: a byte that `outer` does not have can only be
/// taken by one of its stars, so `outer` contains `inner` if and only if it matches `inner` with
/// such a byte for each star and for what follows. Time as for one match; memory linear in `inner`.
///
/// Paths are any bytes here, so that of two patterns of which one begins with `*` and the other
/// with `/*` the second does not contain the first, although every path begins with `/`.
[[nodiscard]] Relation contains(std::string_view outer, std::string_view inner, bool wildcards);

} // namespace crawlright::rules
