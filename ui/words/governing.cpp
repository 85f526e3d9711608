// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/governing.h"

#include "ui/words/translation.h"

#include <QStringBuilder>

namespace crawlright::words {

namespace {

using Fit = Governing::Fit;

/// With its ASCII form beside it, where that is another.
QString fileText(const Governing& governing)
{
    if (governing.shownRobotsUrl == governing.robotsUrl)
        return governing.robotsUrl;
    //: An address with an international name, and the same in ASCII.
    return Words::tr("%1 (%2)").arg(governing.shownRobotsUrl, governing.robotsUrl);
}

QString fitSentence(const Governing& governing)
{
    switch (governing.fit) {
    case Fit::NoHost:
        return governing.fileSite.isEmpty()
                   ? QString()
                   : Words::tr("A path alone is taken for this file’s own host, %1.")
                         .arg(governing.fileSite);
    case Fit::Unknown:
        return Words::tr("Governed by %1.").arg(fileText(governing));
    case Fit::Governs:
        return Words::tr("Governed by this file, %1.").arg(fileText(governing));
    case Fit::OtherHost:
    case Fit::OtherScheme:
        return Words::tr("This file is of %1; for %2 another robots.txt counts: %3.")
            .arg(governing.fileSite, governing.site, fileText(governing));
    case Fit::OtherPort:
        return Words::tr("This file is of port %1; for port %2 another robots.txt counts: %3.")
            .arg(governing.fileSite, governing.site, fileText(governing));
    case Fit::InFolder:
        return Words::tr("This file was fetched from a folder, %1. Crawlers read robots.txt only "
                         "at the root of a host: it governs nothing. %2 counts.")
            .arg(governing.fileUrl, fileText(governing));
    }
    Q_UNREACHABLE_RETURN({});
}

} // namespace

bool isElsewhere(const Governing& governing)
{
    switch (governing.fit) {
    case Fit::NoHost:
    case Fit::Unknown:
    case Fit::Governs:
        return false;
    case Fit::OtherScheme:
    case Fit::OtherHost:
    case Fit::OtherPort:
    case Fit::InFolder:
        return true;
    }
    return false;
}

QString governingSentence(const Governing& governing)
{
    const QString sentence = fitSentence(governing);
    if (!governing.isRobotsInFolder)
        return sentence;
    const QString folder = Words::tr("A robots.txt in a folder is a page like any other: no "
                                     "crawler reads rules from it.");
    return sentence.isEmpty() ? folder : QString(sentence % u' ' % folder);
}

} // namespace crawlright::words
