// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/budget.h"
#include "core/edits/effect.h"

namespace crawlright::edits {

/// What becomes of one crawler's verdicts when its rules change. Both sets are of one dialect.
/// `flip` of the answer has no crawler.
[[nodiscard]] Effect effectOfRules(const rules::RuleSet& before, const rules::RuleSet& after,
                                   Budget& budget);

} // namespace crawlright::edits
