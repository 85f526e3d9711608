// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/access/outcome.h"
#include "core/crawlers/catalogue.h"
#include "core/net/history.h"
#include "core/rules/rule_set.h"
#include "core/urls/stop.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

/// What was fetched before, in the window: kept, listed, and judged.
namespace crawlright::history {

/// What a crawler could make of a URL at a time.
enum class Standing : std::uint8_t {
    Allowed,
    Blocked,
    Undefined,
    Unknown, ///< it would have come back later, or the text cannot be read any more
};

/// From one change of the verdict to the next.
struct Period {
    Standing standing = Standing::Unknown;
    QDateTime before; ///< the last fetch that said otherwise; invalid: there is none
    QDateTime since;  ///< the first fetch that said so
    QDateTime until;  ///< the last one
    // Of the first fetch that said so:
    access::Outcome outcome = access::Outcome::Parse;
    net::FetchResult answer;   ///< without its body
    rules::Decision decision;  ///< where the outcome is Parse
    std::string line;          ///< the deciding line, as written
    bool isUnreadable = false; ///< the text is gone, or damaged
};

/// Gives the body of a version; nullopt: it cannot be read.
using BodyOf = std::function<std::optional<std::string>(const net::HistoryEntry& entry)>;

/// A URL or path that the site's file governs, judged for one crawler by every version; the latest
/// period first. `versions`: of one site, the latest first. What an answer without a text means is
/// its dialect's affair; a copy that it would go on to use is the version before. Total, for a
/// worker; empty where it was stopped.
[[nodiscard]] std::vector<Period> verdictHistory(const QList<net::HistoryVersion>& versions,
                                                 const BodyOf& bodyOf, const std::string& url,
                                                 const crawlers::Crawler& crawler,
                                                 const urls::Stop& stop = {});

} // namespace crawlright::history
