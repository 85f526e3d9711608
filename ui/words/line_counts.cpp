// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/line_counts.h"

#include "ui/words/lists.h"
#include "ui/words/translation.h"

#include <QLocale>

namespace crawlright::words {

namespace {

// With one digit behind the point below a hundred.
QString inUnits(std::uint32_t count, std::uint32_t unit)
{
    if (count / unit >= 100)
        return QString::number(count / unit);
    return QLocale().toString(static_cast<double>(count / (unit / 10)) / 10, 'f', 1);
}

} // namespace

QString shortCount(std::uint32_t count)
{
    constexpr std::uint32_t thousand = 1'000;
    constexpr std::uint32_t million = 1'000'000;
    if (count < 10 * thousand)
        return number(count);
    if (count < million)
        //: So many thousands, short: "12.4k".
        return Words::tr("%1k").arg(inUnits(count, thousand));
    //: So many millions, short: "1.2M".
    return Words::tr("%1M").arg(inUnits(count, million));
}

QString decidesSentence(std::uint32_t urls)
{
    if (urls == 1)
        return Words::tr(
            "1 loaded URL is decided by this line, for one or more of the chosen crawlers.");
    return Words::tr(
               "%1 loaded URLs are decided by this line, for one or more of the chosen crawlers.")
        .arg(number(urls));
}

QString decidesNoneSentence()
{
    return Words::tr(
        "This line decides none of the loaded URLs. It may decide others that are not loaded.");
}

QString neverDecidesSentence()
{
    return Words::tr("This line can never decide anything for the chosen crawlers: another rule "
                     "wins wherever it matches.");
}

QString bindsNobodySentence()
{
    return Words::tr("This line binds none of the chosen crawlers.");
}

} // namespace crawlright::words
