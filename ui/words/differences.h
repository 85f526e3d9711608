// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/verdicts/column.h"

#include <QStringList>

/// What two texts make of many URLs, in words.
namespace crawlright::words {

/// "Of the loaded URLs (12,480): 12 newly blocked, 3 newly allowed, for Googlebot and Bingbot."
/// `crawlers`: those for whom verdicts change.
[[nodiscard]] QString urlDifference(const verdicts::Flips& flips, std::size_t urls,
                                    const QStringList& crawlers);

/// The same where no URLs are loaded: of the paths that stand in the rules. `isProved`: no URL at
/// all is judged otherwise.
[[nodiscard]] QString pathDifference(const verdicts::Flips& flips, std::size_t paths,
                                     const QStringList& crawlers, bool isProved);

/// "blocked for Googlebot, allowed before"; after a URL.
[[nodiscard]] QString flipText(rules::Verdict before, rules::Verdict after, const QString& crawler);

} // namespace crawlright::words
