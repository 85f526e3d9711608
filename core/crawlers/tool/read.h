// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/tool/entry.h"

namespace crawlright::catalogue_tool {

/// The entries of the JSON text. What is not as resources/crawlers.md says goes to `errors`, each
/// naming its entry; entries with a fault of form are left out.
[[nodiscard]] std::vector<Entry> read(const std::string& json, std::vector<std::string>& errors);

} // namespace crawlright::catalogue_tool
