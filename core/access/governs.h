// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

/// Which robots.txt file a URL obeys. Hosts are compared as ASCII: an international name must have
/// been made ASCII before (net::withAsciiHost). This does **not** know names, addresses or files.
namespace crawlright::access {

/// The address of the robots.txt file that governs a page: its scheme and authority in lower case,
/// without user info and without the scheme's default port (http 80, https 443, ftp 21), then
/// `/robots.txt` (RFC 9309 §2.3; Google: scope table). nullopt where the text is no `scheme://host`
/// or its port is none.
[[nodiscard]] std::optional<std::string> robotsUrlOf(std::string_view url);

/// Whether the file at `robotsUrl` holds for `url`: same scheme, host and port, and the file is
/// `/robots.txt` in lower case at the root; a file in a sub-folder governs nothing (RFC 9309 §2.3,
/// Google: scope table, 1994: lower case).
[[nodiscard]] bool governs(std::string_view robotsUrl, std::string_view url);

} // namespace crawlright::access
