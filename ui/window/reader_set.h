// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"

#include <QString>

#include <string>
#include <vector>

namespace crawlright::window {

/// Crawlers that one cares about together: whose point of view decides how grave a problem is.
struct ReaderSet {
    QString id; ///< in the settings
    QString name;
    std::vector<dialects::Id> readers;
};

/// By purpose, from the crawlers whose way of reading is documented; RFC 9309, which any crawler
/// may follow, belongs to each set. The first is the default.
[[nodiscard]] std::vector<ReaderSet> readerSets(const crawlers::Catalogue& catalogue);

/// The crawlers that `crawlright.json` names; its id is never kept in the settings.
[[nodiscard]] ReaderSet projectReaderSet(const crawlers::Catalogue& catalogue,
                                         const std::vector<std::string>& names);
inline constexpr auto projectReaderSetId = QLatin1StringView("project");

} // namespace crawlright::window
