// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/course.h"

#include "core/access/http_tables.h"

#include <algorithm>

namespace crawlright::access {
namespace {

using std::chrono::seconds;

/// The file as the crawler holds it after it was read. Time in a cache on the way counts where the
/// server says how long the file lives (RFC 9111 §4.2), not where the crawler counts from its
/// visit.
Answer copyOf(const Answer& read, const dialects::Dialect& dialect)
{
    const bool isServersTime = read.copyLife && tableOf(dialect).copyLife.serverDecides;
    Answer copy;
    copy.hasCachedCopy = true;
    copy.copyLife = read.copyLife;
    copy.copyAge = isServersTime ? read.copyAge.value_or(seconds(0)) : seconds(0);
    return copy;
}

bool wasAsked(const Answer& answer)
{
    return answer.fault != FetchFault::None || answer.status != 0;
}

/// The same answer, or the same copy, when this has passed and nothing has changed.
Answer after(seconds time, Answer answer)
{
    std::optional<seconds>& age = wasAsked(answer) ? answer.unreachableFor : answer.copyAge;
    age = age.value_or(seconds(0)) + time;
    return answer;
}

/// When something can change, in order.
std::vector<seconds> turnsOf(const Answer& answer, const dialects::Dialect& dialect)
{
    constexpr seconds now{0};
    if (!wasAsked(answer))
        return {std::max(copyLifeOf(answer, dialect) - answer.copyAge.value_or(now), now)};
    const seconds already = answer.unreachableFor.value_or(now);
    std::vector<seconds> turns;
    const HttpTable& own = tableOf(dialect);
    for (const std::span<const Row> rows : {own.latestRows, own.rows, rfcTable().rows})
        for (const Row& row : rows)
            if (row.after != now && row.after >= already)
                turns.push_back(row.after - already);
    std::ranges::sort(turns);
    return turns;
}

} // namespace

std::vector<Step> courseOf(const Answer& answer, const dialects::Dialect& dialect, Edition edition)
{
    std::vector<Step> course{{seconds(0), meaningOf(answer, dialect, edition)}};
    const bool isRead = course.front().meaning.outcome == Outcome::Parse;
    const Answer held = isRead ? copyOf(answer, dialect) : answer;
    for (const seconds turn : turnsOf(held, dialect)) {
        const Meaning next = meaningOf(after(turn + seconds(1), held), dialect, edition);
        if (next != course.back().meaning)
            course.push_back({turn, next});
    }
    return course;
}

} // namespace crawlright::access
