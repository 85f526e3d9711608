// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/tester/judgement.h"
#include "ui/words/splits.h"

#include <optional>

namespace crawlright::tester {

/// How these answers fall apart; total. Why readers differ is for `reasonOf`, which takes longer.
[[nodiscard]] words::Split splitOf(const Answers& answers);

/// Why those who read the same rules differently do; nullopt where nobody does.
[[nodiscard]] std::optional<words::Split::Reason> reasonOf(const Answers& answers);

} // namespace crawlright::tester
