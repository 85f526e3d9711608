// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/syntax/field.h"

#include <cstddef>
#include <string_view>

namespace crawlright::checks {

/// The known field whose usual name is nearest to `key`, without regard to case and to bytes around
/// it that are no letters: at most two edits (insert, delete, replace, swap two neighbours), at
/// most one for a name of up to five letters. Field::Unknown where none is that near.
[[nodiscard]] syntax::Field nearestField(std::string_view key);

/// Edits between two words without regard to case (optimal string alignment), or `limit` + 1 where
/// there are more. Words longer than 32 bytes are farther than any limit.
[[nodiscard]] std::size_t editDistance(std::string_view a, std::string_view b, std::size_t limit);

} // namespace crawlright::checks
