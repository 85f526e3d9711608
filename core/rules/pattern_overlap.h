// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace crawlright::rules {

/// A shortest path that both patterns match; nullopt where no path does. Paths begin with `/`. RFC
/// 9309 §2.2.3 for `*` and `$`; without `wildcards` both are ordinary. Exact; time and memory are
/// the product of the two lengths.
[[nodiscard]] std::optional<std::string> shortestCommonPath(std::string_view a, std::string_view b,
                                                            bool wildcards);

} // namespace crawlright::rules
