// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/fetch_result.h"
#include "core/text/span.h"
#include "core/urls/stop.h"
#include "core/urls/url_list.h"

#include <memory>
#include <string>
#include <string_view>

/// Sitemaps that were fetched: what they are and what they list.
namespace crawlright::net {

enum class SitemapType : quint8 {
    None,
    UrlSet, ///< sitemaps.org XML with pages
    Index,  ///< sitemaps.org XML with sitemaps
    Text,   ///< a URL a line
};

/// Why a sitemap is not read, or not in whole.
enum class SitemapFault : quint8 {
    None,
    NotAbsolute, ///< no scheme and host (Google, Yandex: must be a full URL); it is not guessed
    OtherScheme, ///< neither http nor https
    Repeated,    ///< it stands further above, too
    TooDeep,     ///< an index below `SitemapLimits::depth` others
    NoAnswer,    ///< see `Sitemap::answer`
    BadStatus,   ///< an answer, but no 2xx
    NotASitemap, ///< a page, a feed, or anything else that is none
    BrokenGzip,  ///< what came before the fault was read
    Damaged,     ///< XML that ends too early; what came before was read
    Cancelled,
};

/// sitemaps.org: what one sitemap may hold at most, unpacked.
inline constexpr qint64 mostSitemapBytes = qint64{50} * 1024 * 1024;
inline constexpr quint64 mostSitemapEntries = 50'000;

/// What the body of a sitemap says.
struct SitemapContent {
    static constexpr std::size_t mostHosts = 5; ///< told by name

    SitemapType type = SitemapType::None;
    SitemapFault fault = SitemapFault::None; ///< NotASitemap, BrokenGzip, Damaged or None
    bool isPacked = false;                   ///< the body itself is gzip
    bool isCut = false;                      ///< past `mostSitemapBytes`; the rest was not read
    qint64 bytes = 0;                        ///< unpacked
    quint64 entries = 0;                     ///< pages or sitemaps
    quint64 bad = 0;                         ///< entries that are no http or https URL
    quint64 strangers = 0;                   ///< entries that the site's robots.txt does not govern
    QStringList strangeHosts;                ///< the first of their `scheme://host:port`
    std::shared_ptr<const urls::UrlList> urls = std::make_shared<const urls::UrlList>();

    [[nodiscard]] bool hasTooMany() const { return entries > mostSitemapEntries; }
};

/// Total, for any thread. `robotsUrl`: the address of the site's robots.txt; empty: not known, and
/// no entry is a stranger. What is read before `stop` is in the result.
[[nodiscard]] SitemapContent readSitemap(std::string_view body, std::string_view robotsUrl,
                                         const urls::Stop& stop = {});

/// A sitemap that robots.txt or an index names.
struct Sitemap {
    enum class State : quint8 { Waiting, Fetching, Reading, Done };

    QString address;           ///< as written
    QUrl url;                  ///< empty where the address is none
    text::LineNumber line = 0; ///< of robots.txt, also where an index is between
    int parent = -1;           ///< the index that names it, by its place; -1: robots.txt
    int depth = 0;             ///< indexes above it
    State state = State::Waiting;
    SitemapFault fault = SitemapFault::None;
    FetchResult answer; ///< without its body; empty where nothing was sent
    SitemapContent content;
    /// Of an index: sitemaps that are not in the walk; else URLs past its limit. The first ones
    /// are taken.
    quint64 leftOut = 0;

    /// URLs of pages that were taken; the first of `content.urls`.
    [[nodiscard]] urls::Row taken() const
    {
        return content.type == SitemapType::Index
                   ? 0
                   : static_cast<urls::Row>(content.urls->size() - leftOut);
    }
    /// It answers and is a sitemap, perhaps a damaged one.
    [[nodiscard]] bool isReachable() const { return content.type != SitemapType::None; }
};

} // namespace crawlright::net
