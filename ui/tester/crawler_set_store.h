// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/tester/crawler_set.h"

class QSettings;

namespace crawlright::tester {

/// The sets of one's own, by name. A set whose entry says nothing readable is left out and stays in
/// the settings; the others are not touched by it.
[[nodiscard]] std::vector<CrawlerSet> loadSets(QSettings& settings);

/// Keeps these sets and forgets the other ones that `loadSets` would find.
void saveSets(QSettings& settings, const std::vector<CrawlerSet>& sets);

} // namespace crawlright::tester
