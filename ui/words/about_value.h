// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/syntax/field.h"
#include "ui/words/about.h"
#include "ui/words/consumers.h"

#include <span>
#include <string_view>

namespace crawlright::words {

/// What the value of a field says that is neither a user-agent line nor a rule. `host`: of the
/// file, empty where it is not known. Empty for a field whose values are not known.
[[nodiscard]] About aboutValue(syntax::Field field, std::string_view value, std::string_view host,
                               std::span<const Consumer> chosen);

} // namespace crawlright::words
