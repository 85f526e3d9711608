// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
// What people read of an answer, page by page.
#include "tests/support/strictness.h"
#include "ui/fetch/answer_facts.h"
#include "ui/fetch/course_model.h"
#include "ui/fetch/fetch_report.h"
#include "ui/fetch/time_line.h"

#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QCheckBox>
#include <QDateTimeEdit>
#include <QLabel>
#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace crawlright;
using fetch::FetchReport;

namespace {

const QDateTime answered(QDate(2026, 11, 20), QTime(10, 0), QTimeZone::UTC);

net::FetchResult answerOf(int status, const QByteArray& body = {},
                          const QList<net::Header>& headers = {{"content-type", "text/plain"}})
{
    net::FetchResult result;
    result.asked = u"https://example.com/page"_s;
    result.url = QUrl(u"https://example.com/robots.txt"_s);
    result.when = answered;
    net::Hop hop;
    hop.url = result.url;
    hop.status = status;
    hop.headers = headers;
    hop.protocol = net::Protocol::Http2;
    hop.addresses = {QHostAddress(u"192.0.2.7"_s)};
    hop.times = {.lookup = 4ms, .connect = 30ms, .firstByte = 80ms};
    hop.elapsed = 120ms;
    result.hops = {hop};
    result.elapsed = 130ms;
    result.body = body;
    return result;
}

net::FetchResult faultOf(net::FetchError error, const QString& detail = {})
{
    net::FetchResult result = answerOf(0, {}, {});
    result.error = error;
    result.detail = detail;
    return result;
}

net::FetchResult crossing()
{
    net::FetchResult result = answerOf(301);
    result.hops.first().target = QUrl(u"http://www.example.org/robots.txt"_s);
    net::Hop second = answerOf(200).hops.first();
    second.url = result.hops.first().target;
    second.protocol = net::Protocol::Http1;
    second.fromHttpsToHttp = true;
    second.toOtherHost = true;
    result.hops.append(second);
    result.body = "User-agent: *\nDisallow: /\n";
    return result;
}

QByteArray managed()
{
    return "# BEGIN Cloudflare Managed content\n\nUser-agent: GPTBot\nDisallow: /\n\n"
           "# END Cloudflare Managed Content\nUser-agent: *\nAllow: /\n";
}

QString rowsOf(const QAbstractItemModel& model)
{
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells += model.index(row, column).data().toString();
        rows += u"  "_s + cells.join(u" | "_s);
    }
    return rows.join(u'\n');
}

QString read(const FetchReport& report, const net::FetchResult& result)
{
    QStringList lines;
    for (const QString& name : {u"fetchHeadline"_s, u"fetchOutcome"_s, u"fetchMeaning"_s,
                                u"fetchRemarks"_s, u"fetchDetails"_s, u"fetchNotes"_s}) {
        const auto* label = report.findChild<QLabel*>(name);
        if (!label->isHidden())
            lines += name.mid(5).toLower() + u": "_s + label->text();
    }
    for (const QString& name : {u"fetchFindings"_s, u"fetchMeanings"_s, u"fetchHops"_s,
                                u"fetchHeaders"_s, u"fetchCourse"_s}) {
        lines += name.mid(5).toLower() + u':';
        const QString rows = rowsOf(*report.findChild<QAbstractItemView*>(name)->model());
        if (!rows.isEmpty())
            lines += rows;
    }
    lines += u"answer:"_s;
    for (const fetch::AnswerFact& fact : fetch::answerFacts(result))
        lines += u"  %1: %2"_s.arg(fact.name, fact.text);
    return lines.join(u'\n') + u'\n';
}

} // namespace

class TestFetchReport final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { test::failOnWarnings(); }
    void whatPeopleRead_data();
    void whatPeopleRead();
    void whatWasSavedIsCompared();
    void sinceWhenAndWithACopy();
    void thePictureSaysTheSame();
    void markupStaysText();
};

void TestFetchReport::initTestCase()
{
    qputenv("TZ", "UTC");
}

void TestFetchReport::whatPeopleRead_data()
{
    QTest::addColumn<net::FetchResult>("result");
    QTest::addColumn<QStringList>("says");
    const QByteArray robots = "User-agent: *\nDisallow: /private\n";
    QTest::newRow("200") << answerOf(200, robots,
                                     {{"date", "Fri, 20 Nov 2026 10:00:00 GMT"},
                                      {"etag", "\"7\""},
                                      {"cache-control", "max-age=3600"},
                                      {"content-type", "text/plain; charset=utf-8"}})
                         << QStringList{
                                u"headline: The server answered 200 OK.\n"_s,
                                u"outcome: Googlebot follows the rules of this file.\n"_s,
                                u"  Google, so Googlebot | Reads the rules | "_s,
                                u"  200 OK | https://example.com/robots.txt |  | 0.00 s | 0.03 s "
                                "| 0.08 s | 0.12 s | HTTP/2 | 192.0.2.7\n"_s,
                                u"headers:\n  content-type | text/plain; charset=utf-8\n"
                                "  etag | \"7\"\n  cache-control | max-age=3600\n  date | "_s,
                                u"  From now on | Reads the rules | "_s,
                                u"  Size: 33 bytes\n"_s,
                                u"  Charset: The server says utf-8. The bytes are UTF-8.\n"_s};
    QTest::newRow("HTML")
        << answerOf(200, "<!DOCTYPE html><html></html>", {{"content-type", "text/html"}})
        << QStringList{u"remarks: This is an HTML page, not a text file."_s, u" | content-type\n"_s,
                       u"  What it is: An HTML page, where a text file should be.\n"_s,
                       u"  Content type: text/html, where text/plain should be.\n"_s};
    QTest::newRow("managed block")
        << answerOf(200, managed())
        << QStringList{u"  Managed block: “Cloudflare Managed content”: lines 1 to 6 were put in "
                       "front of the file on the way. The file itself has 23 bytes.\n"_s};
    QTest::newRow("bytes and size")
        << answerOf(200, "\xEF\xBB\xBF# caf\xE9\n" + QByteArray("Disallow: /a\n").repeated(40'000),
                    {{"content-type", "text/plain; charset=iso-8859-1"}})
        << QStringList{u"  Charset: The server says iso-8859-1. The bytes are not all UTF-8. They "
                       "begin with a byte order mark of UTF-8.\n"_s,
                       u": stops after 512,000 bytes, in line "_s,
                       u": too long, so it counts as no file at all."_s};
    QTest::newRow("older than it may be")
        << answerOf(200, robots, {{"cache-control", "max-age=600"}, {"age", "7200"}})
        << QStringList{u"  Now | Reads the rules | "_s,
                       u"  Right after that | Comes back later | "_s};
    QTest::newRow("other host, http")
        << crossing()
        << QStringList{u"headline: The server answered 200 OK after one redirect.\n"_s,
                       u" | Goes from https to http. Goes to another host. | "_s,
                       u"The file comes from “www.example.org”, but its rules hold for "
                       "“example.com”."_s};
    QTest::newRow("401") << answerOf(401)
                         << QStringList{u"outcome: Googlebot may fetch everything, as if there "
                                        "were no file.\n"_s,
                                        u" | May fetch nothing | 401 and 403 mean"_s};
    QTest::newRow("404") << answerOf(404)
                         << QStringList{u"headline: The server answered 404 Not Found: there is no "
                                        "robots.txt file.\n"_s,
                                        u"  From now on | May fetch everything | "_s};
    QTest::newRow("503")
        << answerOf(503)
        << QStringList{u"outcome: Googlebot fetches nothing from this site for now.\n"_s,
                       u" | server-error\n"_s, u"  From now on | May fetch nothing | "_s,
                       u"  20 Dec 2026 10:00:00, after 30 days | May fetch everything | "_s,
                       u"Google, page of April 2026"_s};
    QTest::newRow("unknown host") << faultOf(net::FetchError::UnknownHost, u"no \x1b[1m host"_s)
                                  << QStringList{
                                         u"headline: The host example.com could not be found.\n"_s,
                                         u"details: The network said: no \\x1B[1m host\n"_s};
    QTest::newRow("cancelled") << faultOf(net::FetchError::Cancelled)
                               << QStringList{u"headline: The fetch was cancelled.\n"_s,
                                              u"meanings:\nhops:"_s};
}

void TestFetchReport::whatPeopleRead()
{
    QFETCH(const net::FetchResult, result);
    QFETCH(const QStringList, says);
    FetchReport report;
    report.setReader(dialects::Id::Google, u"Googlebot"_s);
    report.setReaders({dialects::Id::Google});
    report.begin(result.asked, {});
    report.setResult(result);
    const QString all = read(report, result);
    for (const QString& part : says)
        QVERIFY2(all.contains(part), qPrintable(part + u"\n\nis not in\n\n"_s + all));
}

void TestFetchReport::whatWasSavedIsCompared()
{
    FetchReport report;
    report.setReaders({dialects::Id::Google});
    const auto* findings = report.findChild<QAbstractItemView*>(u"fetchFindings"_s);
    report.setSaved("User-agent: *\n");
    report.begin({}, {});
    report.setResult(answerOf(200, "User-agent: *\n"));
    QVERIFY(findings->isHidden());
    report.begin({}, {});
    report.setResult(answerOf(200, "User-agent: x\n"));
    QVERIFY(!findings->isHidden());
    QCOMPARE(findings->model()->index(0, 1).data().toString(), u"live-differs"_s);
    report.setSaved(std::nullopt);
    report.begin({}, {});
    report.setResult(answerOf(200, "User-agent: x\n"));
    QCOMPARE(findings->model()->rowCount(), 0);
}

// "503 since Monday: disallowed until …, then the cached copy."
void TestFetchReport::sinceWhenAndWithACopy()
{
    FetchReport report;
    report.setReader(dialects::Id::Google, u"Googlebot"_s);
    report.setResult(answerOf(503));
    const auto* course = report.findChild<QAbstractItemView*>(u"fetchCourse"_s)->model();
    const QAbstractItemModelTester tester(const_cast<QAbstractItemModel*>(course),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto does = [course](int row) {
        return course->index(row, fetch::CourseModel::Does).data().toString();
    };
    const auto begins = [course](int row) {
        return course->index(row, fetch::CourseModel::Begin).data().toString();
    };
    QCOMPARE(does(0), u"May fetch nothing"_s);
    QCOMPARE(begins(0), u"From now on"_s);
    QCOMPARE(does(1), u"May fetch everything"_s);
    QCOMPARE(begins(1), u"20 Dec 2026 10:00:00, after 30 days"_s);
    report.findChild<QDateTimeEdit*>(u"fetchSince"_s)->setDateTime(answered.addDays(-4));
    QCOMPARE(begins(1), u"16 Dec 2026 10:00:00, after 26 days"_s);
    report.findChild<QCheckBox*>(u"fetchHasCopy"_s)->setChecked(true);
    QCOMPARE(does(0), u"Uses the copy it has"_s);
}

void TestFetchReport::thePictureSaysTheSame()
{
    fetch::TimeLine line;
    line.resize(500, 120);
    line.setRows(
        fetch::courseRows(access::Answer{.status = 503}, dialects::get(dialects::Id::Google)),
        dialects::Id::Google, answered);
    const QString words = line.accessibleDescription();
    QVERIFY2(words.startsWith(u"Google. From now on: May fetch nothing."_s), qPrintable(words));
    QVERIFY2(words.contains(u"Google, page of April 2026."_s), qPrintable(words));
    const int two = line.sizeHint().height();
    line.setLayoutDirection(Qt::RightToLeft);
    QVERIFY(!line.grab().isNull());
    line.setRows(
        fetch::courseRows(access::Answer{.status = 404}, dialects::get(dialects::Id::Google)),
        dialects::Id::Google, answered);
    QVERIFY(line.sizeHint().height() < two);
}

void TestFetchReport::markupStaysText()
{
    FetchReport report;
    report.setReader(dialects::Id::Google, u"Googlebot"_s);
    net::FetchResult result = answerOf(200, "x", {{"content-type", "<b>bold</b>\x1b[1m"}});
    result.hops.first().reason = u"<i>fine</i>"_s;
    report.setResult(result);
    for (const QLabel* label : report.findChildren<QLabel*>())
        if (label->text().contains(u'<'))
            QCOMPARE(label->textFormat(), Qt::PlainText);
    QCOMPARE(report.findChild<QLabel*>(u"fetchHeadline"_s)->text(),
             u"The server answered 200 <i>fine</i>."_s);
}

QTEST_MAIN(TestFetchReport)
#include "tst_fetch_report.moc"
