// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

namespace crawlright::access {

/// What a text is that stands where a URL or a path should.
enum class AddressKind : std::uint8_t {
    Empty,
    Path,        ///< begins with `/`
    Url,         ///< http, https or ftp
    Host,        ///< a host, perhaps with a port and a path, without a scheme
    OtherScheme, ///< an address of a kind that robots.txt does not govern (RFC 9309 §2.3)
    Neither,
};

/// Total and linear. A host has a dot within, is `localhost` or an address in brackets; any byte
/// from 0x80 up may be part of it.
[[nodiscard]] AddressKind kindOf(std::string_view address);

/// Whether a verdict can be given.
[[nodiscard]] constexpr bool isJudged(AddressKind kind)
{
    return kind == AddressKind::Path || kind == AddressKind::Url || kind == AddressKind::Host;
}

} // namespace crawlright::access
