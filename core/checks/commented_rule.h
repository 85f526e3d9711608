// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/syntax/document.h"

/// Rules that were made comments: what `commented-rule` reports, and what its fixes touch.
namespace crawlright::checks {

/// What stands behind the `#` marks of a line's comment, without blanks around it.
[[nodiscard]] text::Span commentText(std::string_view bytes, const syntax::Line& line);

/// Whether the text would be a user-agent line or a rule if the `#` were not there.
[[nodiscard]] bool wouldBeRule(std::string_view text);

} // namespace crawlright::checks
