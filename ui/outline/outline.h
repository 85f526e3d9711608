// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/session/analysis.h"

#include <vector>

namespace crawlright::outline {

/// What stands at the top of an outline.
enum class Kind : std::uint8_t {
    Group,    ///< children: its user-agent lines, then its fields that are no rules
    Sitemaps, ///< children: Sitemap lines
    Outside,  ///< children: lines that should stand in a group and do not
    Others,   ///< children: fields of the whole file that are no sitemaps
};

/// A row at the top of an outline; its texts are in the Analysis that it was made of.
struct Item {
    Kind kind = Kind::Group;
    std::uint32_t group = 0;   ///< for Group: index into the GroupSet
    std::uint32_t rules = 0;   ///< for Group
    text::LineNumber line = 0; ///< where it begins
    text::LineNumber twin = 0; ///< another group for one of its names; 0: there is none
    std::vector<text::LineNumber> children; ///< lines of the file, ascending
    friend bool operator==(const Item&, const Item&) = default;
};

/// Groups in their order, then what belongs to none. Linear in the lines of the file, a few
/// nanoseconds each.
[[nodiscard]] std::vector<Item> itemsOf(const session::Analysis& analysis, dialects::Id dialect);

/// Whether two rows, each of its analysis, are about the same: groups with the same names.
[[nodiscard]] bool isSame(const session::Analysis& before, const Item& one,
                          const session::Analysis& after, const Item& other, dialects::Id dialect);

} // namespace crawlright::outline
