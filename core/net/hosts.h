// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace crawlright::net {

/// The URL with an international or percent-encoded host made ASCII (RFC 3492, as QUrl does it);
/// every other byte as given. A text without a host, or with one that is no name, comes back as is.
[[nodiscard]] std::string withAsciiHost(std::string_view url);

} // namespace crawlright::net
