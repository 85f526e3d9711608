// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

#include <set>
#include <string>

namespace crawlright::verdicts {

/// Adds for each rule the plainest path that it matches: its pattern without wildcards where the
/// dialect has them. For examples where nobody gave URLs. Total.
void addNamedPaths(const rules::RuleSet& rules, std::set<std::string>& paths);

} // namespace crawlright::verdicts
