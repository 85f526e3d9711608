// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/finding.h"
#include "core/expect/expectations.h"

/// Findings of an expectation file. Their spans and lines are of that file, not of robots.txt.
namespace crawlright::expect {

/// expectation-syntax: why a line is none.
[[nodiscard]] checks::Finding findingOf(const Complaint& complaint,
                                        const Expectations& expectations);

/// expectation-failed: what `document` says to this crawler instead.
[[nodiscard]] checks::Finding failureOf(const Expectation& expectation, std::string_view crawler,
                                        const rules::Decision& decision,
                                        const Expectations& expectations,
                                        const syntax::Document& document);

} // namespace crawlright::expect
