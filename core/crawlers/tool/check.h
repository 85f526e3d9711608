// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/tool/entry.h"

namespace crawlright::catalogue_tool {

/// What is wrong with the entries taken together and one by one; each sentence names its entry.
[[nodiscard]] std::vector<std::string> check(const std::vector<Entry>& entries);

} // namespace crawlright::catalogue_tool
