// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"

#include <QString>

#include <string>
#include <vector>

/// The crawlers that one has chosen, and by which names they are kept.
namespace crawlright::tester {

/// Crawlers that one cares about together.
struct CrawlerSet {
    QString id; ///< in the settings
    QString name;
    std::vector<std::string>
        names; ///< for `Catalogue::resolve`, in the order in which to show them
    friend bool operator==(const CrawlerSet&, const CrawlerSet&) = default;
};

/// By purpose, of the crawlers that are active and that exist beyond doubt; the best known first.
/// The first set is the default. The ids are stable.
[[nodiscard]] std::vector<CrawlerSet> presets(const crawlers::Catalogue& catalogue);

/// The crawlers that `crawlright.json` names; its id is never kept in the settings.
[[nodiscard]] CrawlerSet projectSet(std::vector<std::string> names);
inline constexpr auto projectSetId = QLatin1StringView("project");

/// A new set of somebody's own, without crawlers, under an id that no other set has.
[[nodiscard]] CrawlerSet ownSet(const QString& name);
[[nodiscard]] bool isOwn(const CrawlerSet& set);

/// The id of a set under which older settings know it: what was split or renamed since.
[[nodiscard]] QString currentId(const QString& id);

/// Who is meant; of names for one and the same crawler the first.
[[nodiscard]] std::vector<crawlers::Crawler> crawlersOf(const CrawlerSet& set,
                                                        const crawlers::Catalogue& catalogue);

/// Whose way of reading decides how grave a problem is. For a preset those that are documented, and
/// RFC 9309, which any crawler may follow; all nine for the preset of all crawlers. Else those of
/// the very crawlers that were named.
[[nodiscard]] std::vector<dialects::Id> readersOf(const CrawlerSet& set,
                                                  const crawlers::Catalogue& catalogue);

/// Whether one crawler stands before another where many are offered: those that people ask about
/// first, then by name; what is retired or doubtful last.
[[nodiscard]] bool comesFirst(const crawlers::Entry& one, const crawlers::Entry& other);

} // namespace crawlright::tester
