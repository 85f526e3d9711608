// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/fetch_findings.h"
#include "core/crawlers/catalogue.h"
#include "core/net/sitemap.h"
#include "core/syntax/document.h"

#include <memory>
#include <string>
#include <vector>

/// The sitemaps of a site in the window. It does **not** know the editor: it is given a text.
namespace crawlright::sitemaps {

/// What was taken of a sitemap.
struct Taken {
    std::shared_ptr<const urls::UrlList> urls;
    urls::Row size = 0; ///< the first so many of them
};

/// What a crawler may not fetch of what a sitemap lists.
struct Conflict {
    urls::Row blocked = 0;
    std::string example; ///< the first of them, as listed
    friend bool operator==(const Conflict&, const Conflict&) = default;
};

/// What is judged, and by whom.
struct Judging {
    std::vector<Taken> taken;
    syntax::Document robots;
    std::string robotsUrl; ///< empty: not known, and it governs every URL
    crawlers::Crawler crawler;
};

/// One for each sitemap. URLs that the file does not govern are not judged. Total, for any thread;
/// fewer where it was stopped.
[[nodiscard]] std::vector<Conflict> conflictsOf(const Judging& judging,
                                                const urls::Stop& stop = {});

/// All URLs, one a line, those that are blocked first, else in their order. Total, for any thread.
[[nodiscard]] std::string blockedFirst(const Judging& judging, const urls::Stop& stop = {});

/// What the findings need of each that was fetched to its end, all that its index leads to
/// included, in the order of robots.txt. `conflicts`: of the same sitemaps. Total.
[[nodiscard]] std::vector<checks::SitemapFact> checkedOf(const std::vector<net::Sitemap>& sitemaps,
                                                         const std::vector<Conflict>& conflicts);

} // namespace crawlright::sitemaps
