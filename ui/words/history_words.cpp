// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/history_words.h"

#include "ui/words/fetch_words.h"
#include "ui/words/lists.h"
#include "ui/words/quoted.h"
#include "ui/words/translation.h"

#include <QLocale>

namespace crawlright::words {

using net::HistoryFault;

namespace {

constexpr int longestName = 200; // of who asked, bytes

} // namespace

QString dateAndTime(const QDateTime& when)
{
    return when.isValid() ? QLocale().toString(when.toLocalTime(), QLocale::ShortFormat)
                          : QString();
}

QString fetchOutcome(const net::FetchResult& result)
{
    return result.isAnswered() ? status(result.hops.last()) : howItEnded(result);
}

QString historySite(const net::HistorySite& site)
{
    QString text = site.origin;
    if (!site.address.isEmpty())
        //: A site and the IP address that was asked in its stead
        text = Words::tr("%1 at %2").arg(text, site.address);
    if (!site.userAgent.isEmpty())
        //: A site and the name under which it was asked, in quotes
        text = Words::tr("%1, asked as %2")
                   .arg(text, inQuotes(site.userAgent.toStdString(), longestName));
    return text;
}

QString historyFault(const net::HistoryError& error)
{
    const QString path = error.path;
    switch (error.fault) {
    case HistoryFault::Locked:
        return Words::tr("Another program uses the history of fetches in %1 and does not let go of "
                         "it.")
            .arg(path);
    case HistoryFault::Unreadable:
        return Words::tr("The history of fetches could not be read: %1.").arg(path);
    case HistoryFault::NotWritten:
        return Words::tr("The history of fetches could not be written: %1. The fetch itself is "
                         "not touched by that.")
            .arg(path);
    case HistoryFault::NoBody:
        return Words::tr("The text of this version is not in the history any more.");
    case HistoryFault::DamagedBody:
        return Words::tr("The text of this version is damaged and cannot be shown.");
    }
    Q_UNREACHABLE_RETURN({});
}

QString historyState(const net::HistoryState& state)
{
    QString text = Words::tr("The history takes %1 on this computer.").arg(dataSize(state.bytes));
    if (state.dropped.entries > 0)
        text += u' ' + Words::tr("Fetches up to %1 were dropped to stay below its limit: %2.")
                           .arg(dateAndTime(state.dropped.until),
                                number(static_cast<qulonglong>(state.dropped.entries)));
    if (state.damaged > 0)
        text += u' ' + Words::tr("Entries that are damaged and were skipped: %1.")
                           .arg(number(static_cast<qulonglong>(state.damaged)));
    return text;
}

QString outcomePhrase(access::Outcome outcome, const net::FetchResult& result)
{
    const QString answer = fetchOutcome(result);
    switch (outcome) {
    case access::Outcome::Parse:
        return answer;
    case access::Outcome::AllowAll:
        //: %1: an answer, as "404 Not Found"
        return Words::tr("%1: as if there were no file").arg(answer);
    case access::Outcome::DisallowAll:
        return Words::tr("%1: nothing may be fetched for now").arg(answer);
    case access::Outcome::UseCache:
        return Words::tr("%1: the copy that it holds goes on to hold").arg(answer);
    case access::Outcome::Defer:
        return Words::tr("%1: it comes back later").arg(answer);
    }
    Q_UNREACHABLE_RETURN({});
}

} // namespace crawlright::words
