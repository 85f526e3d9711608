// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/dialects/dialect.h"

#include <chrono>
#include <cstdint>
#include <optional>

namespace crawlright::access {

/// What a crawler does with a site after it asked for robots.txt.
enum class Outcome : std::uint8_t {
    Parse,       ///< the rules of the body hold
    AllowAll,    ///< as if there were no file
    DisallowAll, ///< nothing may be fetched for now
    UseCache,    ///< the copy it holds goes on to hold
    Defer,       ///< it comes back later
};

/// Why a request for robots.txt had no answer that counts.
enum class FetchFault : std::uint8_t {
    None,
    UnknownHost,
    NetworkDown, ///< no route, refused, any other error of the network
    TlsFault,
    TimedOut,
    Reset,           ///< the connection was reset
    Interrupted,     ///< the connection ended in the middle of the answer
    InvalidResponse, ///< not HTTP
    BadChunking,
    TooManyRedirects, ///< past the hops a reader follows, or a loop
    RedirectDeadEnd,  ///< a redirect that leads nowhere: no target, or another scheme
};

/// How the request for robots.txt ended, as far as crawlers care.
struct Answer {
    FetchFault fault = FetchFault::None;
    int status = 0;    ///< the final status; 0 where there was none, or nothing was asked
    int redirects = 0; ///< hops before it
    bool crossedAuthority = false; ///< a hop led to another scheme, host or port
    bool isText = true;            ///< content type text/*, or none given
    bool logicalRedirect = false;  ///< an HTML body that sends on by frame, script or meta element
    std::uint64_t bodyBytes = 0;
    bool serverErrorMeansMissing = false; ///< a site known to answer 5xx for pages it does not have
    std::optional<std::chrono::seconds> unreachableFor; ///< how long it has gone on like this
    bool hasCachedCopy = false;                         ///< the crawler has one from before
    /// How old that copy is; of an answer, how long a cache on the way has kept it (Age).
    std::optional<std::chrono::seconds> copyAge;
    /// What the server gave the copy or the answer, from when it was made: max-age, or Expires.
    std::optional<std::chrono::seconds> copyLife;
};

/// The sentences of the sources that a meaning rests on; `words` has their text.
enum class Sentence : std::uint8_t {
    // RFC 9309
    RfcSuccess,    ///< §2.3.1.1 success: the crawler MUST follow the parseable rules
    RfcRedirected, ///< §2.3.1.2 at least five hops followed; rules hold for the first authority
    RfcAcrossAuthorities, ///< §2.3.1.2 the same across authorities
    RfcTooManyRedirects,  ///< §2.3.1.2 more than five: MAY assume that the file is unavailable
    RfcUnavailable,       ///< §2.3.1.3 400–499: MAY access any resource
    RfcUnreachable,       ///< §2.3.1.4 500–599 and network errors: MUST assume complete disallow
    RfcLongUnreachable,   ///< §2.3.1.4 for about 30 days, no copy: MAY assume unavailable
    RfcLongUnreachableCopy,  ///< §2.3.1.4 for about 30 days: MAY go on with the cached copy
    RfcCopyFresh,            ///< §2.4 MAY cache, for 24 hours
    RfcCopyWhileUnreachable, ///< §2.4 longer only while the file is unreachable
    RfcCopyStale,            ///< §2.4 SHOULD NOT use the copy any longer: ask again first
    RfcSaysNothing,          ///< no sentence for this status or this dead end: taken as unavailable
    // Google, documents of 2019 and today
    GoogleSuccess,          ///< 2xx: processed as provided
    GoogleRedirected,       ///< at least five redirect hops are followed
    GoogleLogicalRedirect,  ///< frames, script, meta refresh: not followed, the page itself is read
    GoogleTooManyRedirects, ///< after that it stops and takes it as 404
    GoogleClientError,      ///< 4xx except 429: as if there were no valid robots.txt
    Google2019ClientError,  ///< 2019: all 4xx alike, 401, 403 and 429 too: full allow
    GoogleTooManyRequests,  ///< 429 counts as a server error
    GoogleServerError,      ///< 5xx: for a time the whole site counts as disallowed; retried
    GoogleNetworkError,     ///< DNS, network, timeout, reset, chunking: taken as a server error
    GoogleServerErrorForMissing, ///< 5xx instead of 404 for missing pages: taken as 404
    GoogleLongUnreachableCopy,   ///< for more than 30 days: the last cached copy
    GoogleLongUnreachable,       ///< for more than 30 days, no copy: no restrictions
    GoogleCopyFresh,             ///< cached for up to 24 hours; max-age may change that
    GoogleCopyWhileUnreachable,  ///< longer where it cannot be refreshed: timeouts, 5xx
    GoogleCopyStale,             ///< older than that: asked again
    // Google's page as of April 2026, where it says otherwise than the document that is followed
    GoogleLatestFirstHours, ///< for the first 12 hours nothing is crawled
    GoogleLatestCopy,       ///< for the next 30 days the last good version
    GoogleLatestNoCopy,     ///< the same without one: no restrictions
    GoogleLatestLongUp,     ///< after them, the site being available: as if there were no file
    GoogleLatestLongDown,   ///< after them, with general problems of the site: nothing is crawled
    // Bing (May 2012)
    BingRead,    ///< the file is read
    BingMissing, ///< none on this host or subdomain: all allowed there
    // Yandex, today and 2012
    YandexRead,       ///< 200, text, not too long: read
    YandexRedirected, ///< redirects are followed, to another host too
    YandexNot200,     ///< any other status: access is not restricted
    YandexNotText,    ///< not a text file: access is not restricted
    YandexTooLong,    ///< longer than the limit: access is not restricted
    // 1994
    OriginalRead,   ///< the file is read
    OriginalAbsent, ///< no file, or an empty one: all robots are welcome
    // Draft of 1996/97, §3.1 and §3.4
    DraftRead,
    DraftRedirected, ///< redirects are followed to the file
    DraftRestricted, ///< 401, 403: the whole site is restricted
    DraftMissing,    ///< 404: unrestricted
    DraftTemporary,  ///< a temporary failure: the visit is put off
    DraftCopyFresh,  ///< Expires holds; without one the file may be kept for seven days
    DraftCopyStale,
};
inline constexpr int sentenceCount = static_cast<int>(Sentence::DraftCopyStale) + 1;

struct Meaning {
    Outcome outcome = Outcome::Parse;
    Sentence sentence = Sentence::RfcSuccess;
    bool sourceSilent = false; ///< not in this dialect's source: behaves as rfc9309
    friend constexpr bool operator==(const Meaning&, const Meaning&) = default;
};

/// Which edition of a dialect's source speaks.
enum class Edition : std::uint8_t {
    Followed, ///< the one whose facts the dialect's table has
    Latest,   ///< a later one of the same page, where there is one
};

/// Total. Each dialect by its HTTP table (facts: the HTTP status matrix of its source).
[[nodiscard]] Meaning meaningOf(const Answer& answer, const dialects::Dialect& dialect,
                                Edition edition = Edition::Followed);

/// What the latest edition says of this answer, where that is not what `meaningOf` gives.
[[nodiscard]] std::optional<Meaning> latestEditionOf(const Answer& answer,
                                                     const dialects::Dialect& dialect);

} // namespace crawlright::access
