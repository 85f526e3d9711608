// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"
#include "core/rules/rule_set.h"
#include "ui/session/analysis.h"

#include <memory>
#include <span>
#include <vector>

namespace crawlright::urllist {

/// The rules that bind each of some crawlers, each set of rules once: crawlers that read alike and
/// that the same groups bind share one.
struct SharedRules {
    std::vector<std::shared_ptr<const rules::RuleSet>> sets;
    std::vector<std::size_t> ofCrawler; ///< indices into `sets`
};

[[nodiscard]] SharedRules sharedRules(const session::Analysis& analysis,
                                      std::span<const crawlers::Crawler> crawlers);

} // namespace crawlright::urllist
