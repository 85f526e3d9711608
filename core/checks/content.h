// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/context.h"

namespace crawlright::checks {

/// What kind of file this is, by its first bytes; `hasAgents`: it has a user-agent line.
[[nodiscard]] Content contentOf(const syntax::Document& document, bool hasAgents);

/// Where the first thing stands that is no rule: the first tag, bracket or control character.
[[nodiscard]] text::Span foreignMark(const syntax::Document& document, Content content);

/// The kind for a finding's argument: `HTML`, `XML`, `JSON`, `binary`, `UTF-16`.
[[nodiscard]] std::string_view nameOf(Content content);

/// What kind of markup or JSON the text begins as; Rules where it does not.
[[nodiscard]] Content beginningOf(std::string_view text);

} // namespace crawlright::checks
