// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/urllist/url_worker.h"

#include <string>

namespace crawlright::urllist {

/// A URL that is judged otherwise.
struct FlippedUrl {
    std::string url;
    std::size_t crawler = 0; ///< of those asked for
    rules::Verdict before = rules::Verdict::Allow;
    rules::Verdict after = rules::Verdict::Allow;
    friend bool operator==(const FlippedUrl&, const FlippedUrl&) = default;
};

/// What becomes of many URLs from one text to another.
struct Difference {
    std::size_t urls = 0;  ///< judged
    verdicts::Flips flips; ///< URLs that flip for any of the crawlers, once for each way to flip
    std::vector<verdicts::Flips> byCrawler;
    std::vector<FlippedUrl> examples; ///< some: newly blocked ones first
};

inline constexpr std::size_t mostExamples = 5;

/// Puts the most telling ones first and keeps some.
void sortExamples(std::vector<FlippedUrl>& examples);

/// As much of an analysis as rules are made of; total; for a worker.
[[nodiscard]] session::AnalysisPtr readAs(std::string bytes);

/// Of the loaded URLs, for the crawlers of the setting; the texts need not be those of the setting,
/// but the nearer they are the quicker it is. nullopt: it was stopped.
[[nodiscard]] std::optional<Difference> differenceOf(const Judging& judging,
                                                     const session::AnalysisPtr& before,
                                                     const session::AnalysisPtr& after,
                                                     const UrlWorker::IsStopped& isStopped);

} // namespace crawlright::urllist
