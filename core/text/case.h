// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/ascii.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

/// Texts without regard to the case of ASCII letters, the same in every locale.
namespace crawlright::text {

[[nodiscard]] inline std::string lowered(std::string_view s)
{
    std::string out(s);
    std::ranges::transform(out, out.begin(), toLower);
    return out;
}

/// Every text contains the empty one.
[[nodiscard]] inline bool containsIgnoringCase(std::string_view s, std::string_view part)
{
    const auto same = [](char a, char b) { return toLower(a) == toLower(b); };
    return part.empty() || !std::ranges::search(s, part, same).empty();
}

/// One bit for each letter that a word has.
[[nodiscard]] constexpr std::uint32_t lettersOf(std::string_view word)
{
    std::uint32_t letters = 0;
    for (const char c : word)
        if (isAlpha(c))
            letters |= 1U << static_cast<unsigned>(toLower(c) - 'a');
    return letters;
}

} // namespace crawlright::text
