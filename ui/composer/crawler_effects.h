// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"
#include "core/edits/effect.h"
#include "ui/rewrite/preview.h"
#include "ui/urllist/url_load.h"
#include "ui/work/background.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace crawlright::composer {

/// What edits of a file would do to one crawler.
struct CrawlerEffect {
    std::string crawler;
    edits::Effect::Kind kind = edits::Effect::Kind::Keeps;
    std::optional<edits::Flip> flip; ///< of `/` where that is judged otherwise
    urls::Row toBlocked = 0;         ///< of the loaded URLs
    urls::Row toAllowed = 0;
};

/// Edits, and what is to be told of them before they are made.
struct Proposal {
    edits::Edits edits;
    rewrite::Preview preview;
    std::vector<CrawlerEffect> effects; ///< of each crawler that was asked about
    urls::Row rows = 0;                 ///< URLs that are loaded and were judged
};

/// For a worker: it stops early, with what it has, when it is cancelled. `table` may be null.
[[nodiscard]] Proposal propose(const syntax::Document& document, edits::Edits edits,
                               const std::vector<crawlers::Crawler>& crawlers,
                               const urllist::UrlTablePtr& table, const work::CancelFlag& cancel);

/// A sentence for each crawler that is judged otherwise.
[[nodiscard]] QStringList changeSentences(const Proposal& proposal);
/// How many that are, in one sentence.
[[nodiscard]] QString changeSummary(const Proposal& proposal);

} // namespace crawlright::composer
