// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

#include <cstdint>
#include <vector>

/// Verdicts of many URLs. This layer does **not** know files or crawlers: it has rules and rows.
namespace crawlright::verdicts {

/// For each rule of `now` the ordinal of the same rule in `then`, or rules::noRule for a new one.
/// The same: one field and pattern, both in one order. A rule that stands twice may count as new
/// though one like it was there. n log n.
[[nodiscard]] std::vector<std::uint32_t> originsOf(const rules::RuleSet& then,
                                                   const rules::RuleSet& now);

} // namespace crawlright::verdicts
