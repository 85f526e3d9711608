// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/fetch/fetch_notes.h"

#include "ui/words/quoted.h"

#include <QCoreApplication>

namespace crawlright::fetch {

using namespace Qt::StringLiterals;

namespace {

class NoteWords {
    Q_DECLARE_TR_FUNCTIONS(crawlright::fetch::FetchNotes)
};

} // namespace

QStringList notesOn(const net::FetchOptions& options)
{
    QStringList notes;
    if (options.userAgent != net::defaultUserAgent())
        notes +=
            NoteWords::tr("This program called itself %1. A server that knows the addresses of "
                          "that crawler may answer it otherwise.")
                .arg(words::inQuotes(options.userAgent.toStdString(), 200));
    QStringList headers;
    for (const net::Header& header : options.extraHeaders)
        headers += words::shown(header.name.toStdString());
    if (!headers.isEmpty())
        notes += NoteWords::tr("It sent headers of yours to the host that was asked for: %1.")
                     .arg(headers.join(u", "_s));
    for (auto fixed = options.fixedAddresses.cbegin(); fixed != options.fixedAddresses.cend();
         ++fixed)
        notes += NoteWords::tr("You fixed the address of %1 to %2.")
                     .arg(words::shown(fixed.key().toStdString()), fixed.value().toString());
    return notes;
}

} // namespace crawlright::fetch
