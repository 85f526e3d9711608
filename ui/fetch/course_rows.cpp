// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/fetch/course_rows.h"

#include "ui/words/dialects.h"

#include <QCoreApplication>
#include <QLocale>

namespace crawlright::fetch {

using access::Edition;
using std::chrono::seconds;

namespace {

class CourseWords {
    Q_DECLARE_TR_FUNCTIONS(crawlright::fetch::CourseRows)
};

void append(std::vector<CourseRow>& rows, const std::vector<access::Step>& steps, Edition edition)
{
    for (std::size_t i = 0; i < steps.size(); ++i) {
        CourseRow row{.edition = edition, .step = steps[i], .until = {}};
        if (i + 1 < steps.size())
            row.until = steps[i + 1].from;
        rows.push_back(row);
    }
}

} // namespace

std::vector<CourseRow> courseRows(const access::Answer& answer, const dialects::Dialect& dialect)
{
    const auto followed = access::courseOf(answer, dialect, Edition::Followed);
    const auto latest = access::courseOf(answer, dialect, Edition::Latest);
    std::vector<CourseRow> rows;
    append(rows, followed, Edition::Followed);
    if (latest != followed)
        append(rows, latest, Edition::Latest);
    return rows;
}

QString durationText(seconds time)
{
    using namespace std::chrono;
    const auto count = [time](seconds unit) {
        return static_cast<int>((time + unit / 2) / unit); // to the nearest
    };
    if (time >= days(2))
        return CourseWords::tr("%n days", nullptr, count(days(1)));
    if (time >= hours(2))
        return CourseWords::tr("%n hours", nullptr, count(hours(1)));
    if (time >= minutes(2))
        return CourseWords::tr("%n minutes", nullptr, count(minutes(1)));
    return time == seconds(1) ? CourseWords::tr("1 second")
                              : CourseWords::tr("%n seconds", nullptr, count(seconds(1)));
}

bool isFirst(const std::vector<CourseRow>& rows, std::size_t row)
{
    return row == 0 || rows[row - 1].edition != rows[row].edition;
}

QString beginText(const std::vector<CourseRow>& rows, std::size_t row, const QDateTime& answered)
{
    const seconds from = rows[row].step.from;
    if (!isFirst(rows, row) && from == seconds(0))
        //: After an answer that was too old already when it came
        return CourseWords::tr("Right after that");
    if (from == seconds(0))
        return rows[row].until == seconds(0) ? CourseWords::tr("Now")
                                             : CourseWords::tr("From now on");
    const QDateTime time = answered.addSecs(from.count()).toLocalTime();
    //: %1: a date and time. %2: how long that is from now, as "12 hours".
    return CourseWords::tr("%1, after %2")
        .arg(QLocale().toString(time, QLocale::ShortFormat), durationText(from));
}

QString readerText(dialects::Id dialect, Edition edition)
{
    const QString name = words::dialectName(dialect);
    //: %1: a company. Its page of April 2026 says otherwise than the one that is followed.
    return edition == Edition::Followed ? name
                                        : CourseWords::tr("%1, page of April 2026").arg(name);
}

} // namespace crawlright::fetch
