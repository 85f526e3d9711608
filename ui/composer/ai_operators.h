// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"

#include <array>
#include <string>
#include <vector>

namespace crawlright::composer {

/// What an AI company fetches pages for; the columns of the table.
inline constexpr std::array<crawlers::Purpose, 3> aiPurposes = {
    crawlers::Purpose::AiTraining, crawlers::Purpose::AiSearch, crawlers::Purpose::AiUser};

using Entries = std::vector<const crawlers::Entry*>;

/// Who runs AI crawlers, and which for what.
struct AiOperator {
    std::string_view name;
    std::array<Entries, aiPurposes.size()> crawlers; ///< by `aiPurposes`
};

/// By name. Of crawlers that exist beyond doubt, are active, whose operator is known, and that a
/// user-agent line can name; where the catalogue is not sure of an entry, it is left out.
[[nodiscard]] std::vector<AiOperator> aiOperators(const crawlers::Catalogue& catalogue);

/// Whether its operator does not say that it obeys robots.txt.
[[nodiscard]] bool mayIgnore(const crawlers::Entry& entry);

} // namespace crawlright::composer
