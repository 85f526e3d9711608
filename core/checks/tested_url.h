// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/finding.h"

namespace crawlright::checks {

/// What is wrong with a text whose verdict is asked for: test-url-syntax, or test-url-other-host
/// where it is known to be governed by another file. `robotsUrl` is the address whose file it is;
/// where it is empty every host counts as governed. Hosts are ASCII (net::withAsciiHost). The span
/// is of the text. Total.
[[nodiscard]] std::optional<Finding> checkTestedUrl(std::string_view url,
                                                    std::string_view robotsUrl);

} // namespace crawlright::checks
