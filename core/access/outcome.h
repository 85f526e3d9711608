// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/dialects/dialect.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace crawlright::access {

/// What a crawler does with a site after it asked for robots.txt.
enum class Outcome : std::uint8_t {
    Parse,       ///< the rules of the body hold
    AllowAll,    ///< as if there were no file
    DisallowAll, ///< nothing may be fetched for now
    UseCache,    ///< the copy it holds goes on to hold
    Defer,       ///< it comes back later
};

enum class FetchFault : std::uint8_t {
    None,
    Network,          ///< name, connection, TLS, timeout, reset, truncated answer
    TooManyRedirects, ///< past the hops a reader follows, or a loop
};

/// How the request for robots.txt ended, as far as crawlers care.
struct Answer {
    FetchFault fault = FetchFault::None;
    int status = 0;                  ///< the final status; 0 where there was none
    int redirects = 0;               ///< hops before it
    bool isText = true;              ///< content type text/*, or none given
    std::optional<int> unreachableDays; ///< since when the site has not answered
    bool hasCachedCopy = false;
};

struct Meaning {
    Outcome outcome = Outcome::Parse;
    std::string_view sourceId;   ///< which sentence of which source; `words` has its text
    bool sourceSilent = false;   ///< not in this dialect's source: behaves as rfc9309
};

/// Total. Each dialect by its HTTP table (facts: the HTTP status matrix of its source).
[[nodiscard]] Meaning meaningOf(const Answer& answer, const dialects::Dialect& dialect);

} // namespace crawlright::access
