// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstdint>

/// How many of the URLs that are loaded a line decides, in words.
namespace crawlright::words {

/// At most five letters wide, a separator aside: "9,999", "12.4k", "1.2M". Cut, not rounded: never
/// more than there are.
[[nodiscard]] QString shortCount(std::uint32_t count);

/// "3,310 loaded URLs are decided by this line, for one or more of the chosen crawlers."
[[nodiscard]] QString decidesSentence(std::uint32_t urls);
/// For a line that may decide other URLs.
[[nodiscard]] QString decidesNoneSentence();
/// For a line that another rule beats wherever it matches.
[[nodiscard]] QString neverDecidesSentence();
/// For a line that binds none of the chosen crawlers.
[[nodiscard]] QString bindsNobodySentence();

} // namespace crawlright::words
