// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/finding.h"

#include <vector>

namespace crawlright::reference {

/// The kinds of finding that a reader of this one's page may want to read about too; may be empty.
[[nodiscard]] std::vector<checks::Code> relatedTo(checks::Code code);

} // namespace crawlright::reference
