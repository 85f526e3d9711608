// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"
#include "ui/words/about.h"

namespace crawlright::words {

/// What a crawler is for, within a sentence: "to train AI models".
[[nodiscard]] QString purposePhrase(crawlers::Purpose purpose);

/// Who runs a crawler, what for, how it reads, to whom it falls back and who to it, how sure that
/// is, and where it can be read. A name that the catalogue does not have is told as such. The
/// catalogue's own notes are English.
[[nodiscard]] About aboutCrawler(const crawlers::Crawler& crawler,
                                 const crawlers::Catalogue& catalogue);

} // namespace crawlright::words
