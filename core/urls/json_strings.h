// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace crawlright::urls {

/// Calls `visit(key, value)` for every string in a JSON text, the key being that of the innermost
/// object around it; false where the text is no JSON object (RFC 8259), or nested past 64 levels.
/// Then the strings before the fault have been visited. Numbers are not checked closely.
bool forJsonStrings(std::string_view json,
                    const std::function<void(const std::string&, const std::string&)>& visit);

} // namespace crawlright::urls
