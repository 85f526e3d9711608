// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/budget.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Paths that patterns share. Patterns are those of RFC 9309 §2.2.3, or plain beginnings without
/// `wildcards`; a path is any bytes, the first of them `/`.
namespace crawlright::edits {

/// The bytes of a pattern before its first wildcard: every path that it matches begins so.
[[nodiscard]] std::string_view headOf(std::string_view pattern, bool wildcards);

/// Patterns that begin with `/` and together match the same paths, since every path begins so: the
/// pattern itself, or one or two in place of one that begins with `*`. None for a pattern that
/// matches no path.
[[nodiscard]] std::vector<std::string> formsOf(std::string_view pattern, bool wildcards);

enum class Meeting : std::uint8_t {
    Apart,  ///< no path is matched by both
    Meet,   ///< a path is matched by both
    Unsure, ///< the budget was met
};

/// Whether two patterns match a path in common, exactly; and such paths, if asked for: one that is
/// as short as the walk finds, and one where `fresh` stands for what both leave open. Each pattern
/// must be a form (`formsOf`). Time and memory: the product of their sizes; where their beginnings
/// part, nothing.
[[nodiscard]] Meeting meetingOf(std::string_view a, std::string_view b, bool wildcards,
                                Budget& budget, std::vector<std::string>* paths = nullptr,
                                char fresh = 'x');

} // namespace crawlright::edits
