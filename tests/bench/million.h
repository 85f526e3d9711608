// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"
#include "core/rules/rule_set.h"
#include "core/urls/url_list.h"

#include <memory>
#include <random>
#include <string>

namespace crawlright::bench {

/// A million URLs drawn from the rules of a file.
[[nodiscard]] urls::UrlList millionUrls(const std::string& robots, std::mt19937_64& random);

[[nodiscard]] std::shared_ptr<const rules::RuleSet> rulesFor(const syntax::Document& document,
                                                             const crawlers::Crawler& crawler);

} // namespace crawlright::bench
