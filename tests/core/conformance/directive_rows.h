// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/core/conformance/cases.h"

#include <nlohmann/json_fwd.hpp>

namespace crawlright::conformance {

/// A row of directives.json under its own dialect.
[[nodiscard]] Outcome judgeDirective(const nlohmann::json& row);

/// A row of classic_directives.json: what the file says, by a dialect that leaves every field open.
[[nodiscard]] Outcome judgeParserFact(const nlohmann::json& row);

} // namespace crawlright::conformance
