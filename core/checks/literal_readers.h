// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"

namespace crawlright::checks {

/// The crawler of the catalogue by this name, if it takes `*` and `$` for ordinary characters; else
/// null.
[[nodiscard]] const crawlers::Entry* literalReader(std::string_view name);

} // namespace crawlright::checks
