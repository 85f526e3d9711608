// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/access/outcome.h"

#include <chrono>
#include <vector>

namespace crawlright::access {

/// What a crawler does from some time after an answer on.
struct Step {
    /// It begins once more than this has passed since the answer; the first begins at 0, with it.
    std::chrono::seconds from{0};
    Meaning meaning;
    friend bool operator==(const Step&, const Step&) = default;
};

/// What follows an answer if nothing changes: a failure goes on (Google: after 30 days the cached
/// copy, or no restrictions), a file that was read is a copy until its life ends and it is asked
/// for again. At least one step, none like the one before it. The tables of the sources alone
/// decide. Total.
[[nodiscard]] std::vector<Step> courseOf(const Answer& answer, const dialects::Dialect& dialect,
                                         Edition edition = Edition::Followed);

} // namespace crawlright::access
