// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/fetch_pool.h"
#include "core/net/sitemap.h"
#include "core/syntax/document.h"

#include <QHash>
#include <QObject>
#include <QSet>
#include <QThreadPool>

#include <atomic>
#include <memory>
#include <vector>

namespace crawlright::net {

/// How far a walk goes. What is past a limit is told, and nothing else is left out.
struct SitemapLimits {
    int depth = 3;              ///< indexes above a sitemap; by sitemaps.org there is one at most
    std::size_t sitemaps = 500; ///< of robots.txt and of all indexes together
    urls::Row urls = 2'000'000; ///< of pages, together
};

/// Fetches the sitemaps that a robots.txt names, and those that their indexes name. It does **not**
/// know rules or crawlers, and fetches nothing before it is asked.
class SitemapWalk final : public QObject {
    Q_OBJECT

public:
    explicit SitemapWalk(QObject* parent = nullptr);
    ~SitemapWalk() override;

    /// For walks that begin from now on.
    void setOptions(const FetchOptions& options) { m_options = options; }
    void setLimits(const SitemapLimits& limits) { m_limits = limits; }
    /// Whether the robots.txt came from a public host, which is not to lead into a private network;
    /// what an index names is asked for by the index's own host.
    void setNamedByPublicHost(bool isSo) { m_isNamedByPublicHost = isSo; }

    /// Lists the sitemaps of this file and fetches nothing; ends a walk that is running. `site`:
    /// the address of the robots.txt; empty: not known.
    void list(const syntax::Document& robots, const QUrl& site);
    /// Fetches all that is listed; what was fetched before, anew. `finished` follows once.
    void start();
    /// Ends a walk; what was not fetched by then is told as cancelled.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

    /// Those of robots.txt first, in their order; then what indexes name, as these come.
    [[nodiscard]] const std::vector<Sitemap>& sitemaps() const { return m_sitemaps; }
    [[nodiscard]] const QUrl& site() const { return m_site; }
    /// Sitemap lines of robots.txt past the limit.
    [[nodiscard]] std::size_t leftOut() const { return m_leftOut; }
    /// URLs of pages that were taken so far.
    [[nodiscard]] urls::Row urlCount() const { return m_urlCount; }

Q_SIGNALS:
    /// Another list, or its beginning anew.
    void listed();
    /// Rows were added at the end.
    void added(int first, int last);
    void changed(int index);
    void finished();

private:
    void add(Sitemap sitemap);
    void fetch(int index);
    void takeAnswer(int id, const FetchResult& result);
    void takeContent(int index, SitemapContent content);
    void takeIndex(int index);
    void takeUrls(Sitemap& sitemap);
    void end(int index, SitemapFault fault);
    void endIfDone();

    FetchOptions m_options;
    SitemapLimits m_limits;
    bool m_isNamedByPublicHost = false;
    QUrl m_site;
    std::vector<Sitemap> m_sitemaps;
    std::size_t m_named = 0; // of m_sitemaps, by robots.txt
    std::size_t m_leftOut = 0;
    QSet<QUrl> m_seen;
    urls::Row m_urlCount = 0;
    int m_open = 0;            // not Done yet
    QHash<int, int> m_fetches; // numbers of the pool to places in m_sitemaps
    std::unique_ptr<FetchPool> m_pool;
    QThreadPool m_readers; // one thread: a body at a time
    std::shared_ptr<std::atomic<bool>> m_isStopped;
    bool m_isRunning = false;
};

} // namespace crawlright::net
