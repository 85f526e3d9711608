// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/urllist/difference.h"
#include "ui/work/background.h"

namespace crawlright::compare {

/// What becomes of verdicts where no URLs are loaded.
struct RulesDifference {
    urllist::Difference paths; ///< those that stand in the rules
    bool isProved = false;     ///< every verdict stays, for every URL
};

/// Looks for a proof that the rules of each crawler say the same; where there is none, judges the
/// paths that stand in them and a witness. Work is bounded; nullopt: it was cancelled.
[[nodiscard]] std::optional<RulesDifference> rulesDifference(const session::AnalysisPtr& before,
                                                             const session::AnalysisPtr& after,
                                                             const tester::CrawlersPtr& crawlers,
                                                             const work::CancelFlag& cancel = {});

} // namespace crawlright::compare
