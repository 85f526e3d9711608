// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/urllist/judging.h"

#include <algorithm>
#include <string_view>

namespace crawlright::urllist {

/// The column of a crawler of the setting, by its text as given; none where it is not there.
[[nodiscard]] inline std::span<const verdicts::Column> columnFor(std::string_view crawler,
                                                                 const Judging& judging)
{
    const auto& crawlers = judging.setting().crawlers;
    const auto found = std::ranges::find(crawlers, crawler, &crawlers::Crawler::text);
    if (found == crawlers.end())
        return {};
    const auto place = static_cast<std::size_t>(found - crawlers.begin());
    return judging.columns().subspan(judging.columnOf(place), 1);
}

} // namespace crawlright::urllist
