// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

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

/// What came of a sitemap that robots.txt names, all that its index leads to included: what the
/// findings of sitemaps are made of.
struct Checked {
    std::string address; ///< as robots.txt has it
    int status = 0;      ///< 0: no answer
    bool isSitemap = false;
    std::uint64_t entries = 0; ///< URLs of pages
    std::uint64_t blocked = 0; ///< of these
    std::string firstBlocked;  ///< empty where there is none
    friend bool operator==(const Checked&, const Checked&) = default;
};

/// One for each that was fetched to its end, in the order of robots.txt. `conflicts`: of the same
/// sitemaps. Total.
[[nodiscard]] std::vector<Checked> checkedOf(const std::vector<net::Sitemap>& sitemaps,
                                             const std::vector<Conflict>& conflicts);

} // namespace crawlright::sitemaps
