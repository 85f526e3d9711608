// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/durations.h"

#include "ui/words/translation.h"

namespace crawlright::words {
namespace {

constexpr std::uint64_t minute = 60;
constexpr std::uint64_t hour = 60 * minute;
constexpr std::uint64_t day = 24 * hour;

} // namespace

QString durationText(std::uint64_t seconds)
{
    const auto in = [&](std::uint64_t unit) { return static_cast<int>(seconds / unit); };
    if (seconds >= day && seconds % day == 0)
        return in(day) == 1 ? Words::tr("one day") : Words::tr("%n days", nullptr, in(day));
    if (seconds >= hour && seconds % hour == 0)
        return in(hour) == 1 ? Words::tr("one hour") : Words::tr("%n hours", nullptr, in(hour));
    if (seconds >= minute && seconds % minute == 0)
        return in(minute) == 1 ? Words::tr("one minute")
                               : Words::tr("%n minutes", nullptr, in(minute));
    return in(1) == 1 ? Words::tr("one second") : Words::tr("%n seconds", nullptr, in(1));
}

QString roughDuration(std::uint64_t seconds)
{
    for (const std::uint64_t unit : {day, hour, minute})
        if (seconds >= 2 * unit)
            return durationText(seconds - seconds % unit);
    return durationText(seconds);
}

} // namespace crawlright::words
