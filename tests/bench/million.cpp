// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/bench/million.h"

#include "tests/bench/inputs.h"

namespace crawlright::bench {

urls::UrlList millionUrls(const std::string& robots, std::mt19937_64& random)
{
    urls::UrlList list;
    for (const std::string& url : urlsFor(robots, 1'000'000, random))
        if (!list.append(url))
            break;
    list.shrink();
    return list;
}

std::shared_ptr<const rules::RuleSet> rulesFor(const syntax::Document& document,
                                               const crawlers::Crawler& crawler)
{
    return std::make_shared<const rules::RuleSet>(
        rules::compile(document, dialects::get(crawler.dialect), crawler.agent));
}

} // namespace crawlright::bench
