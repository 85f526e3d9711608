// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/options.h"

#include <QString>

/// What of the contract CLI11 cannot say: in a sentence why options do not go together; nothing
/// where they do.
namespace crawlright::cli {

[[nodiscard]] QString misuseOf(const TestOptions& options);
[[nodiscard]] QString misuseOf(const ExplainOptions& options);
[[nodiscard]] QString misuseOf(const LintOptions& options);
[[nodiscard]] QString misuseOf(const CheckOptions& options);
[[nodiscard]] QString misuseOf(const DiffOptions& options);
[[nodiscard]] QString misuseOf(const FetchOptions& options);
[[nodiscard]] QString misuseOf(const ListOptions& options);

} // namespace crawlright::cli
