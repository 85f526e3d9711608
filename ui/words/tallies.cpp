// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/tallies.h"

#include "ui/words/lists.h"
#include "ui/words/translation.h"

namespace crawlright::words {

QString percentText(quint64 part, quint64 whole)
{
    if (part == 0 || whole == 0)
        return Words::tr("0 %");
    if (part >= whole)
        return Words::tr("100 %");
    const double exact = 100.0 * static_cast<double>(part) / static_cast<double>(whole);
    if (exact < 1)
        return Words::tr("under 1 %");
    if (exact > 99)
        return Words::tr("over 99 %");
    return Words::tr("%1 %").arg(number(static_cast<qulonglong>(exact + 0.5)));
}

QString tallyText(const verdicts::Tally& tally)
{
    QStringList parts;
    if (tally.allowed > 0)
        //: How many URLs a crawler may fetch.
        parts += Words::tr("%1 allowed").arg(number(tally.allowed));
    if (tally.blocked > 0)
        //: How many URLs a crawler may not fetch.
        parts += Words::tr("%1 blocked").arg(number(tally.blocked));
    if (tally.undefined > 0)
        //: How many URLs have a verdict that the crawler's document leaves open.
        parts += Words::tr("%1 undefined").arg(number(tally.undefined));
    return parts.join(Words::tr(", ", "between parts of a list without an “and”"));
}

QString blockedText(const verdicts::Tally& tally)
{
    const quint64 all = quint64{tally.allowed} + tally.blocked + tally.undefined;
    if (all == 0)
        return {};
    if (tally.allowed == all)
        //: Of the URLs of a folder.
        return Words::tr("all allowed");
    if (tally.blocked == all)
        //: Of the URLs of a folder.
        return Words::tr("all blocked");
    if (tally.undefined == all)
        //: Of the URLs of a folder.
        return Words::tr("all undefined");
    if (tally.blocked == 0)
        return Words::tr("%1 undefined").arg(number(tally.undefined));
    //: %1: how many URLs of a folder are blocked. %2: the same as a share, with its sign.
    return Words::tr("%1 blocked (%2)").arg(number(tally.blocked), percentText(tally.blocked, all));
}

QString flipsText(const verdicts::Flips& flips)
{
    QStringList parts;
    if (flips.blocked > 0)
        //: How many URLs were not blocked before the edits, and now are.
        parts += Words::tr("%1 newly blocked").arg(number(flips.blocked));
    if (flips.allowed > 0)
        parts += Words::tr("%1 newly allowed").arg(number(flips.allowed));
    if (flips.undefined > 0)
        parts += Words::tr("%1 newly undefined").arg(number(flips.undefined));
    return parts.join(Words::tr(", ", "between parts of a list without an “and”"));
}

} // namespace crawlright::words
