// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/outcome.h"

#include "core/access/http_tables.h"

namespace crawlright::access {
namespace {

using enum Situation;

// RFC 9309 §2.3.1.2, Google: five hops are followed. No other source gives a number.
constexpr int hopsFollowed = 5;

bool isCopyInForce(const Answer& answer, const dialects::Dialect& dialect)
{
    return answer.hasCachedCopy &&
           answer.copyAge.value_or(std::chrono::seconds(0)) <= copyLifeOf(answer, dialect);
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

Situation situationOf(const Answer& answer, const dialects::Dialect& dialect)
{
    if (answer.fault == FetchFault::TooManyRedirects || answer.redirects > hopsFollowed)
        return TooManyHops;
    if (answer.fault == FetchFault::RedirectDeadEnd)
        return DeadEnd;
    if (answer.fault != FetchFault::None)
        return NetworkError;
    if (answer.status == 0)
        return isCopyInForce(answer, dialect) ? CopyInForce : CopyStale;
    return situationOfStatus(answer, dialect);
}

bool holds(const Row& row, Situation situation, const Answer& answer)
{
    if ((row.situations & any(situation)) == 0)
        return false;
    constexpr std::chrono::seconds always{0};
    if (row.after != always && answer.unreachableFor.value_or(always) <= row.after)
        return false;
    return row.copy == Copy::Any || answer.hasCachedCopy;
}

const Row* findRow(std::span<const Row> rows, Situation situation, const Answer& answer)
{
    for (const Row& row : rows)
        if (holds(row, situation, answer))
            return &row;
    return nullptr;
}

} // namespace

std::chrono::seconds copyLifeOf(const Answer& answer, const dialects::Dialect& dialect)
{
    const CopyLife own = tableOf(dialect).copyLife;
    const CopyLife life = own.time != std::chrono::seconds(0) ? own : rfcTable().copyLife;
    return life.serverDecides ? answer.copyLife.value_or(life.time) : life.time;
}

Meaning meaningOf(const Answer& answer, const dialects::Dialect& dialect, Edition edition)
{
    const HttpTable& table = tableOf(dialect);
    const Situation situation = situationOf(answer, dialect);
    const Row* row =
        edition == Edition::Latest ? findRow(table.latestRows, situation, answer) : nullptr;
    if (row == nullptr)
        row = findRow(table.rows, situation, answer);
    const bool isSilent = row == nullptr;
    if (isSilent)
        row = findRow(rfcTable().rows, situation, answer);
    return {row->outcome, row->sentence, isSilent || row->sentence == Sentence::RfcSaysNothing};
}

std::optional<Meaning> latestEditionOf(const Answer& answer, const dialects::Dialect& dialect)
{
    const Meaning latest = meaningOf(answer, dialect, Edition::Latest);
    return latest == meaningOf(answer, dialect) ? std::nullopt : std::optional(latest);
}

} // namespace crawlright::access
