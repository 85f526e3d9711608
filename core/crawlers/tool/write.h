// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/tool/entry.h"

namespace crawlright::catalogue_tool {

/// C++ source that defines `crawlers::builtIn`. The entries must have passed `check`.
[[nodiscard]] std::string write(const std::vector<Entry>& entries);

} // namespace crawlright::catalogue_tool
