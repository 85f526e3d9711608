// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/differences.h"

#include "ui/words/lists.h"
#include "ui/words/tallies.h"
#include "ui/words/translation.h"
#include "ui/words/verdicts.h"

namespace crawlright::words {

namespace {

constexpr qsizetype mostNames = 4;

/// "Googlebot, Bingbot and 12 others".
QString crawlerNames(const QStringList& crawlers)
{
    if (crawlers.size() <= mostNames)
        return joined(crawlers);
    QStringList some = crawlers.first(mostNames - 1);
    //: The end of a list of crawlers.
    some +=
        Words::tr("%1 others").arg(number(static_cast<qulonglong>(crawlers.size() - some.size())));
    return joined(some);
}

} // namespace

QString urlDifference(const verdicts::Flips& flips, std::size_t urls, const QStringList& crawlers)
{
    if (flips == verdicts::Flips{})
        return urls == 1 ? Words::tr("The one loaded URL keeps its verdict, for each of the chosen "
                                     "crawlers.")
                         : Words::tr("All %1 loaded URLs keep their verdicts, for each of the "
                                     "chosen crawlers.")
                               .arg(number(urls));
    //: %1: how many URLs are loaded. %2: “12 newly blocked, 3 newly allowed”. %3: crawlers.
    return Words::tr("Of the loaded URLs (%1): %2, for %3.")
        .arg(number(urls), flipsText(flips), crawlerNames(crawlers));
}

QString pathDifference(const verdicts::Flips& flips, std::size_t paths, const QStringList& crawlers,
                       bool isProved)
{
    if (isProved)
        return Words::tr("Every verdict stays, for every URL and each of the chosen crawlers.");
    if (flips == verdicts::Flips{})
        return Words::tr("No URL was found whose verdict changes, and it is not proved that there "
                         "is none. Load URLs to see what becomes of yours.");
    //: %1: how many paths stand in the rules of a file. %2: “12 newly blocked, 3 newly allowed”.
    //: %3: crawlers.
    return Words::tr("Of the paths that stand in the rules (%1): %2, for %3. Others may change "
                     "too; load URLs to see what becomes of yours.")
        .arg(number(paths), flipsText(flips), crawlerNames(crawlers));
}

QString flipText(rules::Verdict before, rules::Verdict after, const QString& crawler)
{
    //: After a URL. %1 and %3: verdicts such as “blocked”. %2: a crawler.
    return Words::tr("%1 for %2, %3 before").arg(verdictName(after), crawler, verdictName(before));
}

} // namespace crawlright::words
