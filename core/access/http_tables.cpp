// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/http_tables.h"

#include <array>

namespace crawlright::access {
namespace {

using namespace std::chrono_literals;
using enum Situation;

constexpr std::chrono::seconds anyTime = 0s;
// RFC 9309 §2.3.1.4 ("for example, 30 days"), Google: "more than 30 days".
constexpr std::chrono::seconds longTime = 30 * 24h;

constexpr Situations clientErrors = any(Restricted, Missing, TooManyRequests, OtherClientError);
constexpr Situations readAnswers = any(Success, OtherSuccess, NotText, TooLong, LogicalRedirect);
constexpr Situations redirectedReads = any(Redirected, RedirectedAcross);
constexpr Situations rfcFailures = any(ServerError, ServerErrorForMissing, NetworkError);

// RFC 9309 §2.3.1 and §2.4; its last row makes it total.
constexpr auto rfc9309Rows = std::to_array<Row>({
    {any(CopyInForce), anyTime, Copy::Any, Outcome::UseCache, Sentence::RfcCopyFresh},
    {any(CopyStale), anyTime, Copy::Any, Outcome::Defer, Sentence::RfcCopyStale},
    {readAnswers, anyTime, Copy::Any, Outcome::Parse, Sentence::RfcSuccess},
    {any(Redirected), anyTime, Copy::Any, Outcome::Parse, Sentence::RfcRedirected},
    {any(RedirectedAcross), anyTime, Copy::Any, Outcome::Parse, Sentence::RfcAcrossAuthorities},
    {any(TooManyHops), anyTime, Copy::Any, Outcome::AllowAll, Sentence::RfcTooManyRedirects},
    {clientErrors, anyTime, Copy::Any, Outcome::AllowAll, Sentence::RfcUnavailable},
    {rfcFailures, longTime, Copy::Held, Outcome::UseCache, Sentence::RfcLongUnreachableCopy},
    {rfcFailures, longTime, Copy::Any, Outcome::AllowAll, Sentence::RfcLongUnreachable},
    {rfcFailures, anyTime, Copy::Held, Outcome::UseCache, Sentence::RfcCopyWhileUnreachable},
    {rfcFailures, anyTime, Copy::Any, Outcome::DisallowAll, Sentence::RfcUnreachable},
    {any(DeadEnd, OtherStatus), anyTime, Copy::Any, Outcome::AllowAll, Sentence::RfcSaysNothing},
});

constexpr Situations unconditional(std::span<const Row> rows)
{
    Situations all = 0;
    for (const Row& row : rows)
        if (row.after == anyTime && row.copy == Copy::Any)
            all |= row.situations;
    return all;
}
static_assert(unconditional(rfc9309Rows) == any(OtherStatus) * 2 - 1,
              "RFC 9309's rows decide every situation, so there is always a row to fall back on");

// What the two editions of Google's document share. A redirect that leads nowhere ends like one
// past the fifth hop: "no robots.txt found at the end".
constexpr Row googleCopyFresh{any(CopyInForce), anyTime, Copy::Any, Outcome::UseCache,
                              Sentence::GoogleCopyFresh};
constexpr Row googleCopyStale{any(CopyStale), anyTime, Copy::Any, Outcome::Defer,
                              Sentence::GoogleCopyStale};
constexpr Row googleLogicalRedirect{any(LogicalRedirect), anyTime, Copy::Any, Outcome::Parse,
                                    Sentence::GoogleLogicalRedirect};
constexpr Row googleRead{readAnswers, anyTime, Copy::Any, Outcome::Parse, Sentence::GoogleSuccess};
constexpr Row googleRedirected{redirectedReads, anyTime, Copy::Any, Outcome::Parse,
                               Sentence::GoogleRedirected};
constexpr Row googleTooManyHops{any(TooManyHops, DeadEnd), anyTime, Copy::Any, Outcome::AllowAll,
                                Sentence::GoogleTooManyRedirects};
constexpr Row googleErrorForMissing{any(ServerErrorForMissing), anyTime, Copy::Any,
                                    Outcome::AllowAll, Sentence::GoogleServerErrorForMissing};

constexpr Row googleLongCopy(Situations failures)
{
    return {failures, longTime, Copy::Held, Outcome::UseCache, Sentence::GoogleLongUnreachableCopy};
}

constexpr Row googleLong(Situations failures)
{
    return {failures, longTime, Copy::Any, Outcome::AllowAll, Sentence::GoogleLongUnreachable};
}

constexpr Row googleCopyMeanwhile(Situations failures)
{
    return {failures, anyTime, Copy::Held, Outcome::UseCache, Sentence::GoogleCopyWhileUnreachable};
}

constexpr Row googleBlocked(Situations failures, Sentence sentence)
{
    return {failures, anyTime, Copy::Any, Outcome::DisallowAll, sentence};
}

// Google's document of today: 429 stands with the server errors.
constexpr Situations googleFailures = any(ServerError, NetworkError, TooManyRequests);
constexpr auto googleRows = std::to_array<Row>({
    googleCopyFresh,
    googleCopyStale,
    googleLogicalRedirect,
    googleRead,
    googleRedirected,
    googleTooManyHops,
    {any(Restricted, Missing, OtherClientError), anyTime, Copy::Any, Outcome::AllowAll,
     Sentence::GoogleClientError},
    googleErrorForMissing,
    googleLongCopy(googleFailures),
    googleLong(googleFailures),
    googleCopyMeanwhile(googleFailures),
    googleBlocked(any(TooManyRequests), Sentence::GoogleTooManyRequests),
    googleBlocked(any(ServerError), Sentence::GoogleServerError),
    googleBlocked(any(NetworkError), Sentence::GoogleNetworkError),
});

// Google's document of July 2019: every 4xx alike.
constexpr Situations google2019Failures = any(ServerError, NetworkError);
constexpr auto google2019Rows = std::to_array<Row>({
    googleCopyFresh,
    googleCopyStale,
    googleLogicalRedirect,
    googleRead,
    googleRedirected,
    googleTooManyHops,
    {clientErrors, anyTime, Copy::Any, Outcome::AllowAll, Sentence::Google2019ClientError},
    googleErrorForMissing,
    googleLongCopy(google2019Failures),
    googleLong(google2019Failures),
    googleCopyMeanwhile(google2019Failures),
    googleBlocked(any(ServerError), Sentence::GoogleServerError),
    googleBlocked(any(NetworkError), Sentence::GoogleNetworkError),
});

// Bing's webmaster blog, May 2012: a file is read, a missing one opens that (sub)domain.
constexpr auto bingRows = std::to_array<Row>({
    {any(Success), anyTime, Copy::Any, Outcome::Parse, Sentence::BingRead},
    {any(Missing), anyTime, Copy::Any, Outcome::AllowAll, Sentence::BingMissing},
});

// Yandex: only 200, only text, only up to a size; everything else opens the site.
constexpr Situations yandexNot200 =
    clientErrors | any(OtherSuccess, ServerError, ServerErrorForMissing, OtherStatus, DeadEnd);
constexpr Row yandexRead{any(Success, LogicalRedirect), anyTime, Copy::Any, Outcome::Parse,
                         Sentence::YandexRead};
constexpr Row yandexNotText{any(NotText), anyTime, Copy::Any, Outcome::AllowAll,
                            Sentence::YandexNotText};
constexpr Row yandexTooLong{any(TooLong), anyTime, Copy::Any, Outcome::AllowAll,
                            Sentence::YandexTooLong};
constexpr Row yandexOther{yandexNot200, anyTime, Copy::Any, Outcome::AllowAll,
                          Sentence::YandexNot200};
constexpr auto yandexRows = std::to_array<Row>({
    yandexRead,
    {redirectedReads, anyTime, Copy::Any, Outcome::Parse, Sentence::YandexRedirected},
    yandexNotText,
    yandexTooLong,
    yandexOther,
});
// The help page of 2012 does not speak of redirects that are followed.
constexpr auto yandex2012Rows = std::to_array<Row>({
    yandexRead,
    yandexNotText,
    yandexTooLong,
    yandexOther,
});

// The 1994 document.
constexpr auto original1994Rows = std::to_array<Row>({
    {any(Success), anyTime, Copy::Any, Outcome::Parse, Sentence::OriginalRead},
    {any(Missing), anyTime, Copy::Any, Outcome::AllowAll, Sentence::OriginalAbsent},
});

// Koster's draft §3.1 and §3.4.
constexpr auto draft1997Rows = std::to_array<Row>({
    {any(CopyInForce), anyTime, Copy::Any, Outcome::UseCache, Sentence::DraftCopyFresh},
    {any(CopyStale), anyTime, Copy::Any, Outcome::Defer, Sentence::DraftCopyStale},
    {readAnswers, anyTime, Copy::Any, Outcome::Parse, Sentence::DraftRead},
    {redirectedReads, anyTime, Copy::Any, Outcome::Parse, Sentence::DraftRedirected},
    {any(Restricted), anyTime, Copy::Any, Outcome::DisallowAll, Sentence::DraftRestricted},
    {any(Missing), anyTime, Copy::Any, Outcome::AllowAll, Sentence::DraftMissing},
    {any(ServerError, ServerErrorForMissing, NetworkError), anyTime, Copy::Any, Outcome::Defer,
     Sentence::DraftTemporary},
});

// Google's page as of April 2026 on what cannot be fetched. "For the next 30 days" follows the
// twelve hours. Whether the site is generally available is not asked of its pages: a server that
// answers, if only with an error, counts as there, and one that does not as gone.
constexpr std::chrono::seconds firstHours = 12h;
constexpr std::chrono::seconds nextDays = firstHours + 30 * 24h;
constexpr auto googleLatestRows = std::to_array<Row>({
    {any(ServerError, TooManyRequests), nextDays, Copy::Any, Outcome::AllowAll,
     Sentence::GoogleLatestLongUp},
    {any(NetworkError), nextDays, Copy::Any, Outcome::DisallowAll, Sentence::GoogleLatestLongDown},
    {googleFailures, firstHours, Copy::Held, Outcome::UseCache, Sentence::GoogleLatestCopy},
    {googleFailures, firstHours, Copy::Any, Outcome::AllowAll, Sentence::GoogleLatestNoCopy},
    {googleFailures, anyTime, Copy::Any, Outcome::DisallowAll, Sentence::GoogleLatestFirstHours},
});

constexpr CopyLife rfcCopyLife{24h, false};
constexpr CopyLife googleCopyLife{24h, true};
constexpr CopyLife draftCopyLife{7 * 24h, true};

// In the order of dialects::Id. google-parser is a library that fetches nothing.
constexpr auto tables = std::to_array<HttpTable>({
    {},
    {googleRows, googleCopyLife, googleLatestRows},
    {google2019Rows, googleCopyLife, {}},
    {rfc9309Rows, rfcCopyLife, {}},
    {bingRows, {}, {}},
    {yandexRows, {}, {}},
    {yandex2012Rows, {}, {}},
    {original1994Rows, {}, {}},
    {draft1997Rows, draftCopyLife, {}},
});
static_assert(tables.size() == dialects::dialectCount);

} // namespace

const HttpTable& tableOf(const dialects::Dialect& dialect)
{
    return tables[static_cast<std::size_t>(dialect.id)];
}

const HttpTable& rfcTable()
{
    return tables[static_cast<std::size_t>(dialects::Id::Rfc9309)];
}

} // namespace crawlright::access
