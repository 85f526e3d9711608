// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

namespace crawlright::bench {

inline constexpr int fewLines = 10'000;
inline constexpr int manyLines = 40'000;

/// `checks/oracle/…`: parse with the linear checks, and with all; `checks/<input>/<lines>`: all
/// checks of a file made to be hard, of each size.
void registerChecks();

} // namespace crawlright::bench
