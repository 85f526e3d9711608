// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

/// Words by which a file shows what it is meant to do. Guesses, so each list is short.
namespace crawlright::checks {

enum class Cms : std::uint8_t { WordPress, Drupal, Magento, Shopify };
inline constexpr std::size_t cmsCount = 4;

/// False where neither of the two below can be true of any system: spares most paths the search.
[[nodiscard]] bool mayShowCms(std::string_view path);
/// Whether a disallowed path shows that the site is made with this system.
[[nodiscard]] bool isMarkOf(Cms cms, std::string_view path);
/// Whether disallowing this path keeps crawlers from what pages of this system need.
[[nodiscard]] bool isTrapOf(Cms cms, std::string_view path);

/// Whether the pattern names style sheets or scripts by their ending.
[[nodiscard]] bool namesStyleOrScript(std::string_view pattern);
/// Whether it is for style sheets, scripts, fonts or pictures that pages need.
[[nodiscard]] bool isAssetPath(std::string_view pattern);
[[nodiscard]] bool isApiPath(std::string_view pattern);

inline constexpr std::size_t tellingWordCount = 16;
/// Which word of a path tells an attacker where to look; tellingWordCount if none does.
[[nodiscard]] std::size_t tellingWordIn(std::string_view path);

/// Whether a host is one for tests: `staging.example.com`.
[[nodiscard]] bool isStagingHost(std::string_view host);
/// Whether a comment says that the file is of a site for tests.
[[nodiscard]] bool saysStaging(std::string_view comment);
/// Whether a comment says that pages are to leave a search engine's index.
[[nodiscard]] bool saysNoIndex(std::string_view comment);

} // namespace crawlright::checks
