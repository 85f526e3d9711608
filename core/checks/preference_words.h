// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/syntax/field.h"

#include <span>
#include <string_view>

namespace crawlright::checks {

/// The keys of a Content-Signal line (Cloudflare's Content Signals) or a Content-Usage line (the
/// vocabulary of the AIPREF drafts); none for another field.
[[nodiscard]] std::span<const std::string_view> preferenceKeys(syntax::Field field);

/// The two values of each key of such a line: the one that allows, then the one that forbids.
[[nodiscard]] std::span<const std::string_view> preferenceValues(syntax::Field field);

} // namespace crawlright::checks
