// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/course_words.h"

#include "ui/words/outcome_words.h"
#include "ui/words/translation.h"

#include <QLocale>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace crawlright::words {
namespace {

QString timeAfter(std::chrono::seconds time, const QDateTime& answered)
{
    return QLocale().toString(answered.addDuration(time), QLocale::ShortFormat);
}

/// A step that puts off after another one is the end of a copy.
bool asksAgain(const std::vector<access::Step>& course, std::size_t i)
{
    return i > 0 && course[i].meaning.outcome == access::Outcome::Defer;
}

QString inShort(access::Outcome outcome)
{
    switch (outcome) {
    case access::Outcome::Parse:
        //: What a crawler does with a site, within a sentence
        return Words::tr("the rules hold");
    case access::Outcome::AllowAll:
        //: What a crawler does with a site, within a sentence
        return Words::tr("everything may be fetched");
    case access::Outcome::DisallowAll:
        //: What a crawler does with a site, within a sentence
        return Words::tr("nothing is fetched");
    case access::Outcome::UseCache:
        //: What a crawler does with a site, within a sentence
        return Words::tr("the cached copy holds");
    case access::Outcome::Defer:
        //: What a crawler does with a site, within a sentence
        return Words::tr("the visit is put off");
    }
    Q_UNREACHABLE_RETURN({});
}

/// "503", or what took the place of a status.
QString nameOf(const access::Answer& answer)
{
    if (answer.fault != access::FetchFault::None)
        return Words::tr("No answer");
    return answer.status == 0 ? Words::tr("Cached copy") : QString::number(answer.status);
}

} // namespace

QString timeLine(const access::Answer& answer, const std::vector<access::Step>& course,
                 const QDateTime& answered)
{
    QStringList parts;
    for (std::size_t i = 0; i < course.size(); ++i) {
        const access::Outcome outcome = course[i].meaning.outcome;
        if (i > 0 && outcome == course[i - 1].meaning.outcome)
            continue; // another sentence of the source for the same
        std::size_t next = i + 1;
        while (next < course.size() && course[next].meaning.outcome == outcome)
            ++next;
        const QString does =
            asksAgain(course, i) ? Words::tr("the file is asked for again") : inShort(outcome);
        parts += next == course.size()
                     ? does
                     //: %1: what a crawler does; %2: date and time
                     : Words::tr("%1 until %2").arg(does, timeAfter(course[next].from, answered));
    }
    //: Between the parts of a course of events: "nothing is fetched until May, then …"
    const QString line = parts.join(Words::tr(", then "));
    if (!answer.unreachableFor)
        //: %1: an HTTP status; %2: what a crawler does, and what then
        return Words::tr("%1: %2").arg(nameOf(answer), line);
    //: %1: an HTTP status; %2: date and time; %3: what a crawler does, and what then
    return Words::tr("%1 since %2: %3")
        .arg(nameOf(answer), timeAfter(-*answer.unreachableFor, answered), line);
}

QString latestEdition()
{
    return Words::tr("Google’s page as of April 2026");
}

} // namespace crawlright::words
