// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/literal_readers.h"

#include <algorithm>
#include <array>

namespace crawlright::checks {

namespace {

// Readers that are nearest to a dialect without wildcards, and have wildcards all the same.
constexpr std::array<std::string_view, 2> readersWithWildcards = {"baidu", "slurp"};

} // namespace

const crawlers::Entry* literalReader(std::string_view name)
{
    const auto* entry = crawlers::builtIn().find(name);
    const bool isLiteral =
        entry && !dialects::get(entry->dialect).wildcards &&
        std::ranges::find(readersWithWildcards, entry->reader) == readersWithWildcards.end();
    return isLiteral ? entry : nullptr;
}

} // namespace crawlright::checks
