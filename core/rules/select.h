// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/groups.h"

namespace crawlright::rules {

/// Who asks: a crawler's name with what the catalogue knows of it. Every dialect whose table says
/// `followsChain` asks for `names` in turn, then for `*` if `obeysStar`; others for the first alone.
struct Agent {
    std::vector<std::string> names; ///< its own first, then whom it falls back to; at least one
    bool obeysStar = true;
};

enum class GroupFate : std::uint8_t {
    Taken,          ///< its rules count
    Merged,         ///< its rules count, added to an earlier group's
    NotFirst,       ///< names the crawler, but only the first such group counts here
    LessSpecific,   ///< names the crawler less exactly than the one taken, or later in its chain
    StarNotNeeded,  ///< a `*` group, and another one names the crawler
    StarDoesNotBind,///< a `*` group, and this crawler does not obey `*`
    OtherCrawler,   ///< names others only
};

enum class ChosenBy : std::uint8_t { Name, FallbackName, Star, Nothing, TooBig };

struct Selection {
    ChosenBy by = ChosenBy::Nothing;
    std::uint32_t nameIndex = 0;        ///< of Agent::names, for Name and FallbackName
    std::vector<GroupFate> fates;       ///< one for each group of the GroupSet
    std::vector<std::uint32_t> agentLines; ///< indices of the GroupSet's agents that named it
};

/// The name as this dialect compares it (cut to its token, or as given).
[[nodiscard]] std::string_view comparedName(std::string_view name, const dialects::Dialect& dialect);

/// Which groups bind this crawler. RFC 9309 §2.2.1; each dialect by its columns.
[[nodiscard]] Selection select(const syntax::Document& document, const GroupSet& groups,
                               const Agent& agent);

} // namespace crawlright::rules
