// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/outcome.h"

#include <array>
#include <span>

namespace crawlright::access {
namespace {

// What happened, told so finely that each source can draw its own lines. The order is that of the
// bits in a row of a table.
enum class Situation : std::uint8_t {
    CopyInForce,  // nothing was asked: the copy held is young enough
    CopyStale,    // nothing was asked, and it is not
    Success,      // 200
    OtherSuccess, // 201 to 299
    Redirected,   // 200 after hops on one authority
    RedirectedAcross,
    LogicalRedirect,
    NotText,
    TooLong, // longer than a limit past which the dialect takes the file as open
    TooManyHops,
    DeadEnd,    // a redirect without a way on
    Restricted, // 401, 403
    Missing,    // 404, 410
    TooManyRequests,
    OtherClientError,
    ServerError,
    ServerErrorForMissing,
    NetworkError,
    OtherStatus,
};

using Situations = std::uint32_t;

template <typename... S>
constexpr Situations any(S... s)
{
    return (... | (Situations{1} << static_cast<unsigned>(s)));
}

enum class Since : std::uint8_t { Any, ThirtyDays };
enum class Copy : std::uint8_t { Any, Held };

// The first row that holds decides.
struct Row {
    Situations situations;
    Since since;
    Copy copy;
    Outcome outcome;
    Sentence sentence;
};

// How long a copy is in force, in hours; 0: the source does not say.
struct CopyLife {
    int hours = 0;
    bool serverDecides = false; // max-age or Expires takes its place
};

struct HttpTable {
    std::span<const Row> rows;
    CopyLife copyLife;
};

using enum Situation;

constexpr Situations clientErrors = any(Restricted, Missing, TooManyRequests, OtherClientError);
constexpr Situations readAnswers = any(Success, OtherSuccess, NotText, TooLong, LogicalRedirect);
constexpr Situations redirectedReads = any(Redirected, RedirectedAcross);
constexpr Situations rfcFailures = any(ServerError, ServerErrorForMissing, NetworkError);

// RFC 9309 §2.3.1 and §2.4; its last row makes it total.
constexpr auto rfc9309Rows = std::to_array<Row>({
    {any(CopyInForce), Since::Any, Copy::Any, Outcome::UseCache, Sentence::RfcCopyFresh},
    {any(CopyStale), Since::Any, Copy::Any, Outcome::Defer, Sentence::RfcCopyStale},
    {readAnswers, Since::Any, Copy::Any, Outcome::Parse, Sentence::RfcSuccess},
    {any(Redirected), Since::Any, Copy::Any, Outcome::Parse, Sentence::RfcRedirected},
    {any(RedirectedAcross), Since::Any, Copy::Any, Outcome::Parse, Sentence::RfcAcrossAuthorities},
    {any(TooManyHops), Since::Any, Copy::Any, Outcome::AllowAll, Sentence::RfcTooManyRedirects},
    {clientErrors, Since::Any, Copy::Any, Outcome::AllowAll, Sentence::RfcUnavailable},
    {rfcFailures, Since::ThirtyDays, Copy::Held, Outcome::UseCache,
     Sentence::RfcLongUnreachableCopy},
    {rfcFailures, Since::ThirtyDays, Copy::Any, Outcome::AllowAll, Sentence::RfcLongUnreachable},
    {rfcFailures, Since::Any, Copy::Held, Outcome::UseCache, Sentence::RfcCopyWhileUnreachable},
    {rfcFailures, Since::Any, Copy::Any, Outcome::DisallowAll, Sentence::RfcUnreachable},
    {any(DeadEnd, OtherStatus), Since::Any, Copy::Any, Outcome::AllowAll, Sentence::RfcSaysNothing},
});

constexpr Situations unconditional(std::span<const Row> rows)
{
    Situations all = 0;
    for (const Row& row : rows)
        if (row.since == Since::Any && row.copy == Copy::Any)
            all |= row.situations;
    return all;
}
static_assert(unconditional(rfc9309Rows) == any(OtherStatus) * 2 - 1,
              "RFC 9309's rows decide every situation, so there is always a row to fall back on");

// What the two editions of Google's document share. A redirect that leads nowhere ends like one
// past the fifth hop: "no robots.txt found at the end".
constexpr Row googleCopyFresh{any(CopyInForce), Since::Any, Copy::Any, Outcome::UseCache,
                              Sentence::GoogleCopyFresh};
constexpr Row googleCopyStale{any(CopyStale), Since::Any, Copy::Any, Outcome::Defer,
                              Sentence::GoogleCopyStale};
constexpr Row googleLogicalRedirect{any(LogicalRedirect), Since::Any, Copy::Any, Outcome::Parse,
                                    Sentence::GoogleLogicalRedirect};
constexpr Row googleRead{readAnswers, Since::Any, Copy::Any, Outcome::Parse,
                         Sentence::GoogleSuccess};
constexpr Row googleRedirected{redirectedReads, Since::Any, Copy::Any, Outcome::Parse,
                               Sentence::GoogleRedirected};
constexpr Row googleTooManyHops{any(TooManyHops, DeadEnd), Since::Any, Copy::Any, Outcome::AllowAll,
                                Sentence::GoogleTooManyRedirects};
constexpr Row googleErrorForMissing{any(ServerErrorForMissing), Since::Any, Copy::Any,
                                    Outcome::AllowAll, Sentence::GoogleServerErrorForMissing};

constexpr Row googleLongCopy(Situations failures)
{
    return {failures, Since::ThirtyDays, Copy::Held, Outcome::UseCache,
            Sentence::GoogleLongUnreachableCopy};
}

constexpr Row googleLong(Situations failures)
{
    return {failures, Since::ThirtyDays, Copy::Any, Outcome::AllowAll,
            Sentence::GoogleLongUnreachable};
}

constexpr Row googleCopyMeanwhile(Situations failures)
{
    return {failures, Since::Any, Copy::Held, Outcome::UseCache,
            Sentence::GoogleCopyWhileUnreachable};
}

constexpr Row googleBlocked(Situations failures, Sentence sentence)
{
    return {failures, Since::Any, Copy::Any, Outcome::DisallowAll, sentence};
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
    {any(Restricted, Missing, OtherClientError), Since::Any, Copy::Any, Outcome::AllowAll,
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
    {clientErrors, Since::Any, Copy::Any, Outcome::AllowAll, Sentence::Google2019ClientError},
    googleErrorForMissing,
    googleLongCopy(google2019Failures),
    googleLong(google2019Failures),
    googleCopyMeanwhile(google2019Failures),
    googleBlocked(any(ServerError), Sentence::GoogleServerError),
    googleBlocked(any(NetworkError), Sentence::GoogleNetworkError),
});

// Bing's webmaster blog, May 2012: a file is read, a missing one opens that (sub)domain.
constexpr auto bingRows = std::to_array<Row>({
    {any(Success), Since::Any, Copy::Any, Outcome::Parse, Sentence::BingRead},
    {any(Missing), Since::Any, Copy::Any, Outcome::AllowAll, Sentence::BingMissing},
});

// Yandex: only 200, only text, only up to a size; everything else opens the site.
constexpr Situations yandexNot200 =
    clientErrors | any(OtherSuccess, ServerError, ServerErrorForMissing, OtherStatus, DeadEnd);
constexpr Row yandexRead{any(Success, LogicalRedirect), Since::Any, Copy::Any, Outcome::Parse,
                         Sentence::YandexRead};
constexpr Row yandexNotText{any(NotText), Since::Any, Copy::Any, Outcome::AllowAll,
                            Sentence::YandexNotText};
constexpr Row yandexTooLong{any(TooLong), Since::Any, Copy::Any, Outcome::AllowAll,
                            Sentence::YandexTooLong};
constexpr Row yandexOther{yandexNot200, Since::Any, Copy::Any, Outcome::AllowAll,
                          Sentence::YandexNot200};
constexpr auto yandexRows = std::to_array<Row>({
    yandexRead,
    {redirectedReads, Since::Any, Copy::Any, Outcome::Parse, Sentence::YandexRedirected},
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
    {any(Success), Since::Any, Copy::Any, Outcome::Parse, Sentence::OriginalRead},
    {any(Missing), Since::Any, Copy::Any, Outcome::AllowAll, Sentence::OriginalAbsent},
});

// Koster's draft §3.1 and §3.4.
constexpr auto draft1997Rows = std::to_array<Row>({
    {any(CopyInForce), Since::Any, Copy::Any, Outcome::UseCache, Sentence::DraftCopyFresh},
    {any(CopyStale), Since::Any, Copy::Any, Outcome::Defer, Sentence::DraftCopyStale},
    {readAnswers, Since::Any, Copy::Any, Outcome::Parse, Sentence::DraftRead},
    {redirectedReads, Since::Any, Copy::Any, Outcome::Parse, Sentence::DraftRedirected},
    {any(Restricted), Since::Any, Copy::Any, Outcome::DisallowAll, Sentence::DraftRestricted},
    {any(Missing), Since::Any, Copy::Any, Outcome::AllowAll, Sentence::DraftMissing},
    {any(ServerError, ServerErrorForMissing, NetworkError), Since::Any, Copy::Any, Outcome::Defer,
     Sentence::DraftTemporary},
});

constexpr CopyLife rfcCopyLife{24, false};
constexpr CopyLife googleCopyLife{24, true};
constexpr CopyLife draftCopyLife{7 * 24, true};

// In the order of dialects::Id. google-parser is a library that fetches nothing.
constexpr auto tables = std::to_array<HttpTable>({
    {},
    {googleRows, googleCopyLife},
    {google2019Rows, googleCopyLife},
    {rfc9309Rows, rfcCopyLife},
    {bingRows, {}},
    {yandexRows, {}},
    {yandex2012Rows, {}},
    {original1994Rows, {}},
    {draft1997Rows, draftCopyLife},
});
static_assert(tables.size() == dialects::dialectCount);

constexpr const HttpTable& rfcTable = tables[static_cast<std::size_t>(dialects::Id::Rfc9309)];

// RFC 9309 §2.3.1.2, Google: five hops are followed. No other source gives a number.
constexpr int hopsFollowed = 5;
// RFC 9309 §2.3.1.4 ("for example, 30 days"), Google: "more than 30 days".
constexpr int longUnreachableDays = 30;

bool isCopyInForce(const Answer& answer, CopyLife life)
{
    if (!answer.hasCachedCopy)
        return false;
    const int hours = life.serverDecides ? answer.copyLifeHours.value_or(life.hours) : life.hours;
    return answer.copyAgeHours.value_or(0) <= hours;
}

Situation situationOfSuccess(const Answer& answer, const dialects::Dialect& dialect)
{
    if (answer.status != 200)
        return OtherSuccess;
    if (!answer.isText)
        return NotText;
    if (dialect.overLimitAllowsAll && dialect.bodyLimit != 0 &&
        answer.bodyBytes > dialect.bodyLimit)
        return TooLong;
    if (answer.logicalRedirect)
        return LogicalRedirect;
    if (answer.redirects > 0)
        return answer.crossedAuthority ? RedirectedAcross : Redirected;
    return Success;
}

Situation situationOfStatus(const Answer& answer, const dialects::Dialect& dialect)
{
    switch (answer.status) {
    case 401:
    case 403:
        return Restricted;
    case 404:
    case 410:
        return Missing;
    case 429:
        return TooManyRequests;
    default:
        break;
    }
    switch (answer.status / 100) {
    case 2:
        return situationOfSuccess(answer, dialect);
    case 3:
        return DeadEnd;
    case 4:
        return OtherClientError;
    case 5:
        return answer.serverErrorMeansMissing ? ServerErrorForMissing : ServerError;
    default:
        return OtherStatus;
    }
}

Situation situationOf(const Answer& answer, const dialects::Dialect& dialect, CopyLife life)
{
    if (answer.fault == FetchFault::TooManyRedirects || answer.redirects > hopsFollowed)
        return TooManyHops;
    if (answer.fault == FetchFault::RedirectDeadEnd)
        return DeadEnd;
    if (answer.fault != FetchFault::None)
        return NetworkError;
    if (answer.status == 0)
        return isCopyInForce(answer, life) ? CopyInForce : CopyStale;
    return situationOfStatus(answer, dialect);
}

bool holds(const Row& row, Situation situation, const Answer& answer)
{
    if ((row.situations & any(situation)) == 0)
        return false;
    if (row.since == Since::ThirtyDays && answer.unreachableDays.value_or(0) <= longUnreachableDays)
        return false;
    return row.copy == Copy::Any || answer.hasCachedCopy;
}

const Row* findRow(const HttpTable& table, Situation situation, const Answer& answer)
{
    for (const Row& row : table.rows)
        if (holds(row, situation, answer))
            return &row;
    return nullptr;
}

} // namespace

Meaning meaningOf(const Answer& answer, const dialects::Dialect& dialect)
{
    const HttpTable& table = tables[static_cast<std::size_t>(dialect.id)];
    const CopyLife life = table.copyLife.hours != 0 ? table.copyLife : rfcTable.copyLife;
    const Situation situation = situationOf(answer, dialect, life);
    const Row* row = findRow(table, situation, answer);
    const bool isSilent = row == nullptr;
    if (isSilent)
        row = findRow(rfcTable, situation, answer);
    return {row->outcome, row->sentence, isSilent || row->sentence == Sentence::RfcSaysNothing};
}

} // namespace crawlright::access
