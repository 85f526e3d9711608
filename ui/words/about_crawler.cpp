// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/about_crawler.h"

#include "core/text/ascii.h"
#include "ui/words/dialects.h"
#include "ui/words/lists.h"
#include "ui/words/quoted.h"
#include "ui/words/translation.h"

#include <QDate>
#include <QLocale>
#include <QStringList>
#include <QUrl>

#include <algorithm>

namespace crawlright::words {

namespace {

using namespace Qt::StringLiterals;
using crawlers::Answer;
using crawlers::Entry;
using crawlers::Purpose;
using crawlers::Status;
using Kind = AboutPart::Kind;

QString utf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Past six names the list says how many more there are.
QString someNames(QStringList names)
{
    constexpr qsizetype most = 6;
    if (names.size() > most) {
        const auto more = static_cast<int>(names.size() - (most - 1));
        names.resize(most - 1);
        //: The end of a list of crawlers: "Googlebot, bingbot, GPTBot and 3 more".
        names += Words::tr("%n more", nullptr, more);
    }
    return joined(names);
}

QString operatorSentence(const Entry& entry)
{
    const QString what = purposePhrase(entry.purpose);
    if (entry.operatedBy.empty()) {
        return what.isEmpty() ? Words::tr("Nobody knows who runs it.")
                              //: %1: what a crawler is for, such as "to train AI models".
                              : Words::tr("It crawls %1. Nobody knows who runs it.").arg(what);
    }
    const QString who = utf8(entry.operatedBy);
    //: %1: a company or a person.
    return what.isEmpty() ? Words::tr("%1 runs it.").arg(who)
                          //: %1: a company. %2: what a crawler is for: "to train AI models".
                          : Words::tr("%1 runs it %2.").arg(who, what);
}

QString statusSentence(const Entry& entry)
{
    switch (entry.status) {
    case Status::Retired:
        return Words::tr("It does not crawl any longer.");
    case Status::Renamed:
        return entry.renamedTo.empty()
                   ? Words::tr("It has another name now.")
                   : Words::tr("It is called %1 now.").arg(utf8(entry.renamedTo));
    case Status::Active:
    case Status::Unknown:
        break;
    }
    return {};
}

QString honourSentence(const Entry& entry)
{
    switch (entry.honoursRobotsTxt) {
    case Answer::No:
        return Words::tr("It does not obey robots.txt.");
    case Answer::Partly:
        return Words::tr("It obeys robots.txt in part only.");
    case Answer::UserTriggered:
        return Words::tr("It does not ask robots.txt where a user wants a page.");
    case Answer::Yes:
    case Answer::Unknown:
        break;
    }
    return {};
}

QString readingSentence(const Entry& entry)
{
    const QString dialect = dialectName(entry.dialect);
    if (entry.approximate && entry.reader != dialects::get(entry.dialect).name) {
        //: %1: the name of a program that reads robots.txt, %2: the nearest that we know: "Google".
        return Words::tr(
                   "It reads robots.txt in a way of its own (%1). The nearest that Crawlright "
                   "has is %2, so its verdicts are approximate.")
            .arg(utf8(entry.reader), dialect);
    }
    if (entry.basis == crawlers::Basis::Documented && !entry.approximate)
        //: %1: a way of reading robots.txt: "Google", "RFC 9309".
        return Words::tr("It reads robots.txt like this: %1. Its operator says so.").arg(dialect);
    //: %1: a way of reading robots.txt: "Google", "RFC 9309".
    return Words::tr("How it reads robots.txt is not documented. Crawlright reads for it like "
                     "this: %1, so its verdicts are approximate.")
        .arg(dialect);
}

/// To whom it falls back, and whether `*` binds it.
QString chainSentence(const Entry& entry)
{
    QStringList names;
    for (const std::string_view name : entry.fallsBackTo)
        names += utf8(name);
    const bool hasStar = entry.obeysStar != Answer::No;
    if (names.isEmpty()) {
        return hasStar ? QString()
                       : Words::tr("The group for “*” does not bind it: it must be named.");
    }
    const QString chain = joined(names);
    return hasStar
               //: %1: other crawlers, in order.
               ? Words::tr(
                     "Where no group names it, it obeys the one for %1, else the one for “*”.")
                     .arg(chain)
               //: %1: other crawlers, in order.
               : Words::tr("Where no group names it, it obeys the one for %1, but never the one "
                           "for “*”.")
                     .arg(chain);
}

QString followersSentence(const Entry& entry, const crawlers::Catalogue& catalogue)
{
    QStringList names;
    for (const Entry& other : catalogue.entries()) {
        const bool fallsBack = std::ranges::any_of(other.fallsBackTo, [&](std::string_view name) {
            return text::equalsIgnoringCase(name, entry.token);
        });
        if (fallsBack)
            names += utf8(other.token);
    }
    if (names.isEmpty())
        return {};
    //: %1: one or more crawlers.
    return names.size() == 1
               ? Words::tr("%1 obeys its group, where no group names it itself.").arg(names.front())
               : Words::tr("Crawlers that obey its group, where none names them: %1.")
                     .arg(someNames(names));
}

QString surenessSentence(const Entry& entry)
{
    if (entry.doubtful) {
        const QString why = utf8(entry.doubtfulReason);
        const QString doubt = Words::tr("It is doubtful whether such a crawler exists.");
        return why.isEmpty() ? doubt : QString(doubt + u' ' + why);
    }
    switch (entry.confidence) {
    case crawlers::Confidence::High:
        return Words::tr("This is well known.");
    case crawlers::Confidence::Medium:
        return Words::tr("This is known from lists of crawlers or from copies of its pages.");
    case crawlers::Confidence::Low:
        break;
    }
    return Words::tr("Little is known of it.");
}

QString checkedSentence(const Entry& entry)
{
    const QDate date = QDate::fromString(utf8(entry.checked), Qt::ISODate);
    const auto sources = static_cast<int>(entry.sources.size());
    if (!date.isValid() || sources == 0)
        return {};
    const QString when = QLocale().toString(date, QLocale::ShortFormat);
    //: %1: a date.
    return sources == 1
               ? Words::tr("Looked up in one source, last on %1.").arg(when)
               : Words::tr("Looked up in %n sources, last on %1.", nullptr, sources).arg(when);
}

void addText(About& about, Kind kind, const QStringList& sentences)
{
    QStringList said = sentences;
    said.removeAll(QString());
    if (!said.isEmpty())
        about.push_back({kind, said.join(u' '), {}});
}

} // namespace

QString purposePhrase(Purpose purpose)
{
    switch (purpose) {
    case Purpose::Search:
        return Words::tr("for a search engine");
    case Purpose::AiTraining:
        return Words::tr("to train AI models");
    case Purpose::AiSearch:
        return Words::tr("for the search of an AI product");
    case Purpose::AiUser:
        return Words::tr("to fetch what a user of an AI product asks for");
    case Purpose::Ads:
        return Words::tr("for advertising");
    case Purpose::Seo:
        return Words::tr("for a tool that analyses sites and links");
    case Purpose::Preview:
        return Words::tr("for previews of links");
    case Purpose::Archive:
        return Words::tr("for an archive");
    case Purpose::Other:
        break;
    }
    return {};
}

About aboutCrawler(const crawlers::Crawler& crawler, const crawlers::Catalogue& catalogue)
{
    About about;
    if (!crawler.entry) {
        about.push_back({Kind::Title, shown(crawler.token), {}});
        about.push_back({Kind::Text,
                         Words::tr("The catalogue has no crawler of this name. It may be one of "
                                   "your own, or a slip of the pen."),
                         {}});
        about.push_back(
            {Kind::Quiet,
             Words::tr("Crawlright reads for it like this: %1.").arg(dialectName(crawler.dialect)),
             {}});
        return about;
    }
    const Entry& entry = *crawler.entry;
    about.push_back({Kind::Title, utf8(entry.token), {}});
    addText(about, Kind::Text,
            {operatorSentence(entry), statusSentence(entry), honourSentence(entry)});
    addText(about, Kind::Text, {chainSentence(entry), followersSentence(entry, catalogue)});
    addText(about, Kind::Quiet, {readingSentence(entry)});
    addText(about, Kind::Quiet, {utf8(entry.notes)});
    addText(about, Kind::Quiet, {surenessSentence(entry), checkedSentence(entry)});
    const QUrl page(utf8(entry.documentation), QUrl::StrictMode);
    if (page.isValid() && !page.isRelative())
        //: %1: a host, such as "developers.google.com".
        about.push_back({Kind::Source, Words::tr("Its page at %1").arg(page.host()),
                         page.toString(QUrl::FullyEncoded)});
    return about;
}

} // namespace crawlright::words
