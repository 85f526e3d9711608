// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/console.h"
#include "app/cli/options.h"

/// Each reads its input, asks core, and prints; faults and findings go to the console, which knows
/// how the program ends.
namespace crawlright::cli {

void run(const TestOptions& options, Console& console);
void run(const ExplainOptions& options, Console& console);
void run(const LintOptions& options, Console& console);
void run(const CheckOptions& options, Console& console);
void run(const DiffOptions& options, Console& console);
void run(const FetchOptions& options, Console& console);
void run(const ListOptions& options, Console& console);

} // namespace crawlright::cli
