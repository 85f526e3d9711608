// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/finding.h"

#include <string_view>

namespace crawlright::cli {

/// SARIF 2.1.0 §3.27.10; it has no word below `note`.
[[nodiscard]] std::string_view sarifLevelOf(checks::Severity severity);

/// How grave a finding of this code is at most for the readers of today: what a rule says of itself
/// (§3.49.14). Each result has its own level.
[[nodiscard]] std::string_view defaultSarifLevelOf(checks::Code code);

} // namespace crawlright::cli
