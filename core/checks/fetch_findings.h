// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/access/body.h"
#include "core/access/outcome.h"
#include "core/checks/finding.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Findings of a fetch: of what a server answers, not of the file alone. They do **not** know
/// sockets; whoever fetches says what came of it (net::fetchFactsOf).
namespace crawlright::checks {

/// One request. `status` 0: no answer came.
struct HopFact {
    std::string url;
    int status = 0;
};

/// What came of asking another address of the same site for its robots.txt.
struct ElsewhereFact {
    std::string url;    ///< that was asked for
    int status = 0;     ///< the last one; 0: no answer came
    std::string digest; ///< of the body, made as `FetchFacts::digest` is
};

/// What came of asking for a sitemap that the file names.
struct SitemapFact {
    std::string url;                  ///< as the file names it
    int status = 0;                   ///< the last one; 0: no answer came
    bool isSitemap = false;           ///< what came is one, or an index of some
    std::uint64_t entries = 0;        ///< URLs that it lists, those of its sitemaps included
    std::uint64_t blockedEntries = 0; ///< of these, what the rules forbid to a chosen crawler
    std::string firstBlocked;         ///< one of them; empty where there is none
    friend bool operator==(const SitemapFact&, const SitemapFact&) = default;
};

/// What is known of a fetch. The texts must outlive the call.
struct FetchFacts {
    access::Answer answer;
    std::vector<HopFact> hops; ///< in the order of the requests; the first is what was asked for
    bool isLoop = false;       ///< the last redirect leads back to one of them
    std::string_view body;     ///< decompressed
    std::string contentType;   ///< the header's value; empty: there was none
    std::string digest;        ///< of the body, by whatever digest the caller has
    std::optional<std::string_view> saved; ///< what the user has as this file; nullopt: nothing
    std::vector<ElsewhereFact> elsewhere;  ///< http and https, with and without www
    std::vector<SitemapFact> sitemaps;
};

/// All ids of the family Fetch, in the order of Code. Line and span are of the body, where the
/// finding has a place there (fetch-over-limit, live-differs, the sitemaps); else line 1 and an
/// empty span. Total and linear.
[[nodiscard]] std::vector<Finding> checkFetch(const FetchFacts& facts);

} // namespace crawlright::checks
