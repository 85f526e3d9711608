// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/rules/pattern_algebra.h"

#include "core/rules/pattern.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace crawlright::rules {

namespace {

/// A byte that the pattern does not have.
std::optional<char> byteOutside(std::string_view pattern)
{
    std::array<bool, 256> present{};
    for (const char c : pattern)
        present[static_cast<unsigned char>(c)] = true;
    // Neither of the two that mean something, in whichever pattern they stand.
    present['*'] = present['$'] = true;
    const auto* const absent = std::ranges::find(present, false);
    if (absent == present.end())
        return std::nullopt;
    return static_cast<char>(absent - present.begin());
}

} // namespace

Relation contains(std::string_view outer, std::string_view inner, bool wildcards)
{
    const std::optional<char> fresh = byteOutside(outer);
    if (!fresh)
        return Relation::Undecided;
    const bool isAnchored = wildcards && inner.ends_with('$');
    if (isAnchored)
        inner.remove_suffix(1);
    std::string path(inner);
    if (wildcards)
        std::ranges::replace(path, '*', *fresh);
    if (!isAnchored)
        path.push_back(*fresh);
    return matches(outer, path, wildcards) ? Relation::Yes : Relation::No;
}

} // namespace crawlright::rules
