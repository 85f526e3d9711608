// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
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

/// Why the file at one address does not hold for another, the first that applies.
enum class Mismatch : std::uint8_t {
    None,
    NoUrl,  ///< one of the two is no `scheme://host`
    Place,  ///< the file is not `/robots.txt` at the root
    Scheme, ///< `ofFile` and `ofUrl` are the schemes, as written
    Host,
    Port, ///< the ports; that of the scheme where none is written, empty where it has none
};
struct Governance {
    Mismatch mismatch = Mismatch::None;
    std::string_view ofFile; ///< where they differ, part of `robotsUrl`, or a constant
    std::string_view ofUrl;
};

/// The same as `governs`, with the reason.
[[nodiscard]] Governance governanceOf(std::string_view robotsUrl, std::string_view url);

} // namespace crawlright::access
