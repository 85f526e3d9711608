// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"
#include "ui/urllist/judging.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace crawlright::urllist {

/// Of a crawler: hits that one line forbids.
struct HitLine {
    text::LineNumber line = 0;
    QString rule; ///< the line's text
    quint64 blocked = 0;
    friend bool operator==(const HitLine&, const HitLine&) = default;
};

/// The hits of one crawler, by what user agents said.
struct CrawlerHits {
    QString name;  ///< empty: all user agents that are not known crawlers
    QString about; ///< who runs it
    quint64 hits = 0;
    quint64 blocked = 0; ///< on URLs that its rules block; of what is not known not judged
    std::vector<HitLine> lines;
    friend bool operator==(const CrawlerHits&, const CrawlerHits&) = default;
};

/// Who hit what is forbidden to it, by an access log.
struct HitReport {
    std::vector<CrawlerHits> crawlers;
    quint64 hits = 0;         ///< rows of the list
    quint64 blocked = 0;      ///< of known crawlers, on URLs that their rules block
    quint64 withoutAgent = 0; ///< rows whose log line has no user agent
};

/// Which crawlers the user agents of a list are. Made once for each list, in slices.
class AgentCrawlers {
public:
    AgentCrawlers(UrlTablePtr table, const crawlers::Catalogue& catalogue);

    /// Goes on with it; false: it was stopped before the end.
    [[nodiscard]] bool finish(const urls::Stop& isStopped);

    [[nodiscard]] const UrlTablePtr& table() const { return m_table; }
    /// Each once, in the order in which they were met.
    [[nodiscard]] std::span<const crawlers::Crawler> crawlers() const { return m_crawlers; }
    /// For each user agent of the list an index into `crawlers()`, or LogHits::noReader.
    [[nodiscard]] std::span<const std::uint32_t> ofAgents() const { return m_ofAgent; }

private:
    UrlTablePtr m_table;
    const crawlers::Catalogue& m_catalogue;
    std::vector<crawlers::Crawler> m_crawlers;
    std::vector<std::uint32_t> m_ofAgent;
};

/// By the text that is judged now; nothing where it was stopped. For the worker's thread.
[[nodiscard]] std::optional<HitReport> hitReport(const AgentCrawlers& agents,
                                                 const session::AnalysisPtr& analysis,
                                                 const urls::Stop& isStopped);

} // namespace crawlright::urllist
