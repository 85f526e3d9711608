// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

namespace crawlright::checks {

/// Bytes of the scheme, `://` and the host (with port) that a URL begins with; 0 where the text
/// begins with no scheme or has no host. RFC 3986 §3.1, §3.2.
[[nodiscard]] std::size_t schemeAndHostOf(std::string_view url);

} // namespace crawlright::checks
