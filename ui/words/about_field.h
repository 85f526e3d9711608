// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/syntax/field.h"
#include "ui/words/about.h"
#include "ui/words/consumers.h"

#include <span>
#include <string_view>

namespace crawlright::words {

/// What a field does, who obeys it, and where that can be read. `key`: as it is written.
[[nodiscard]] About aboutField(syntax::Field field, std::string_view key,
                               std::span<const Consumer> chosen);

/// What a comment is, or, for one that Crawlright itself reads, what it asks for.
[[nodiscard]] About aboutComment(std::string_view comment);

} // namespace crawlright::words
