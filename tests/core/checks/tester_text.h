// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/finding.h"
#include "core/expect/expectations.h"

#include <string>
#include <string_view>
#include <vector>

namespace crawlright::tests {

/// A text that shows a finding of the tester: a robots.txt whose first line is `# ` and its
/// address; below a line `# Expected` an expectation file, below a line `# Tested` a URL a line.
struct TesterText {
    std::string address;
    std::string robots;
    expect::Expectations expectations;
    std::vector<std::string> urls;
};
[[nodiscard]] TesterText testerText(std::string_view text);

/// Those of its URLs, then those of its expectations.
[[nodiscard]] std::vector<checks::Finding> findingsOf(const TesterText& text);

} // namespace crawlright::tests
