// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/effects.h"

#include "ui/words/dialects.h"
#include "ui/words/quoted.h"
#include "ui/words/translation.h"

#include <bit>

namespace crawlright::words {

using checks::Readers;
using rules::Verdict;

QString keepsText(Readers keeps)
{
    const auto others = static_cast<Readers>(checks::everybody & ~keeps);
    if (others == checks::nobody)
        return Words::tr("keeps every verdict");
    if (keeps == checks::nobody)
        return Words::tr("may change verdicts for all crawlers");
    if (std::popcount(others) <= 2)
        //: %1: one or two crawlers or documents.
        return Words::tr("keeps every verdict, but may change some for %1")
            .arg(readersText(others));
    //: %1: a list of crawlers or documents; “some” are verdicts.
    return Words::tr("keeps every verdict for %1; may change some for all others")
        .arg(readersText(keeps));
}

QString flipSentence(const edits::Flip& flip, dialects::Id dialect)
{
    const QString reader = readersText(checks::only(dialect));
    const QString url = shown(flip.url);
    const QString crawler = flip.crawler.empty()
                                //: Within a sentence, in place of a crawler's name.
                                ? Words::tr("a crawler without a name")
                                : shown(flip.crawler);
    if (flip.after == Verdict::Undefined)
        //: %1: a crawler or document, %2: a crawler, %3: a URL.
        return Words::tr("Changes verdicts for %1: it becomes undefined whether %2 may fetch “%3”.")
            .arg(reader, crawler, url);
    const bool wasOpen = flip.before == Verdict::Undefined;
    if (flip.after == Verdict::Allow && wasOpen)
        return Words::tr("Changes verdicts for %1: %2 may fetch “%3”, which was undefined before.")
            .arg(reader, crawler, url);
    if (flip.after == Verdict::Allow)
        return Words::tr("Changes verdicts for %1: %2 may now fetch “%3”.")
            .arg(reader, crawler, url);
    if (wasOpen)
        return Words::tr("Changes verdicts for %1: %2 may not fetch “%3”, which was undefined "
                         "before.")
            .arg(reader, crawler, url);
    return Words::tr("Changes verdicts for %1: %2 may no longer fetch “%3”.")
        .arg(reader, crawler, url);
}

} // namespace crawlright::words
