// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

/// What a person has written behind `User-agent:`.
namespace crawlright::checks {

enum class AgentForm : std::uint8_t {
    Empty,
    Name,         ///< one name, well formed or not
    Star,         ///< `*` alone
    StarWithMore, ///< `* bots`, `*bot`
    List,         ///< several names, by comma or blank
    FullString,   ///< what a crawler sends with its requests
    Spoilt,       ///< markup or odd characters, of which other findings speak
};

[[nodiscard]] AgentForm formOf(std::string_view value);

/// The first name of a List.
[[nodiscard]] std::string_view firstOfList(std::string_view value);

/// Whether reading `name` only up to `cut` makes it another name: what follows is not a version
/// behind `/`, a star or mere punctuation.
[[nodiscard]] bool cutChangesName(std::string_view name, std::size_t cut);

} // namespace crawlright::checks
