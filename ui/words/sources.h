// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <string_view>

/// Where the sources of dialects can be read.
namespace crawlright::words {

/// The address of a place that `dialects::sourceOf` names, as exact as its document allows; empty
/// where it is no document that lies somewhere ("the crawler's documentation").
[[nodiscard]] QString addressOf(std::string_view place);

} // namespace crawlright::words
