// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/console.h"
#include "core/access/body.h"
#include "core/access/course.h"
#include "core/checks/finding.h"
#include "core/net/fetch_result.h"

#include <optional>
#include <string>
#include <vector>

namespace crawlright::cli {

/// A fetch and what follows from it.
struct Fetched {
    net::FetchResult result;
    access::BodyFacts body;
    std::optional<access::Answer> answer; ///< nullopt: it says nothing about the site
    struct Weighed {
        checks::Finding finding;
        checks::Severity severity = checks::Severity::Hint; ///< for crawlers of today
    };
    std::vector<Weighed> findings;

    [[nodiscard]] std::string_view bytes() const
    {
        return {result.body.constData(), static_cast<std::size_t>(result.body.size())};
    }
};

void writeFetchedText(const Fetched& fetched, Console& console);
void writeFetchedJson(const Fetched& fetched, Console& console);

} // namespace crawlright::cli
