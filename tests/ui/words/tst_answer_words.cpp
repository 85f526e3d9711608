// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/body_words.h"
#include "ui/words/course_words.h"
#include "ui/words/durations.h"
#include "ui/words/fetch_words.h"

#include <QLocale>
#include <QTest>
#include <QTimeZone>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace crawlright;

namespace {

const QDateTime answered(QDate(2026, 5, 4), QTime(8, 0), QTimeZone::UTC);

QString lineOf(const access::Answer& answer, dialects::Id id = dialects::Id::Google,
               access::Edition edition = access::Edition::Followed)
{
    return words::timeLine(answer, access::courseOf(answer, dialects::get(id), edition), answered);
}

QStringList factsOf(const std::string& body, std::string_view type)
{
    return words::bodyFacts(access::factsOf(body, type), body);
}

} // namespace

class TestAnswerWords final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        QLocale::setDefault(QLocale::c());
    }
    void timeLines_data();
    void timeLines();
    void bodies_data();
    void bodies();
    void limitsAreToldOnce();
    void durations_data();
    void durations();
    void whereItStalled_data();
    void whereItStalled();
};

void TestAnswerWords::timeLines_data()
{
    QTest::addColumn<access::Answer>("answer");
    QTest::addColumn<dialects::Id>("dialect");
    QTest::addColumn<access::Edition>("edition");
    QTest::addColumn<QString>("line");
    using access::Answer;
    using enum access::Edition;
    using enum dialects::Id;
    QTest::newRow("404") << Answer{.status = 404} << Google << Followed
                         << u"404: everything may be fetched"_s;
    QTest::newRow("503") << Answer{.status = 503} << Google << Followed
                         << u"503: nothing is fetched until 03 Jun 2026 08:00:00, then everything "
                            "may be fetched"_s;
    QTest::newRow("503 since the day before")
        << Answer{.status = 503, .unreachableFor = 24h} << Google << Followed
        << u"503 since 03 May 2026 08:00:00: nothing is fetched until 02 Jun 2026 08:00:00, then "
           "everything may be fetched"_s;
    QTest::newRow("503 with a copy: one thing by two sentences")
        << Answer{.status = 503, .hasCachedCopy = true} << Google << Followed
        << u"503: the cached copy holds"_s;
    QTest::newRow("503 with a copy, latest edition")
        << Answer{.status = 503, .hasCachedCopy = true} << Google << Latest
        << u"503: nothing is fetched until 04 May 2026 20:00:00, then the cached copy holds until "
           "03 Jun 2026 20:00:00, then everything may be fetched"_s;
    QTest::newRow("timeout") << Answer{.fault = access::FetchFault::TimedOut} << Draft1997
                             << Followed << u"No answer: the visit is put off"_s;
    QTest::newRow("200") << Answer{.status = 200} << Rfc9309 << Followed
                         << u"200: the rules hold until 05 May 2026 08:00:00, then the file is "
                            "asked for again"_s;
    QTest::newRow("a copy") << Answer{.hasCachedCopy = true, .copyAge = 23h} << Google << Followed
                            << u"Cached copy: the cached copy holds until 04 May 2026 09:00:00, "
                               "then the file is asked for again"_s;
}

void TestAnswerWords::timeLines()
{
    QFETCH(const access::Answer, answer);
    QFETCH(const dialects::Id, dialect);
    QFETCH(const access::Edition, edition);
    QString line = lineOf(answer, dialect, edition);
    // The form of a date is the locale's.
    for (const std::chrono::hours time : {-24h, 1h, 12h, 24h, 29 * 24h, 30 * 24h, 732h}) {
        const QDateTime at = answered.addDuration(time);
        line.replace(QLocale().toString(at, QLocale::ShortFormat),
                     QLocale::c().toString(at, u"dd MMM yyyy hh:mm:ss"_s));
    }
    QTEST(line, "line");
}

void TestAnswerWords::bodies_data()
{
    QTest::addColumn<std::string>("body");
    QTest::addColumn<std::string>("type");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, std::string body, std::string type, const QString& says) {
        QTest::newRow(name) << std::move(body) << std::move(type) << says;
    };
    row("size", "User", "", u"The body has 4 bytes."_s);
    row("nothing", "", "text/plain", u"It is empty."_s);
    row("HTML", "<html>", "", u"It is an HTML page, not a text file."_s);
    row("a picture", "x", "image/png", u"It is no text file."_s);
    row("no type", "x", "", u"The server does not say what it is."_s);
    row("no charset", "x", "text/plain",
        u"The server calls it text/plain, and does not say in which encoding."_s);
    row("charset", "x", "text/plain;charset=UTF-8",
        u"The server calls it text/plain in the encoding utf-8."_s);
    row("a mark", "\xEF\xBB\xBFx", "", u"It begins with a byte order mark of UTF-8."_s);
    row("not UTF-8", "\xE9", "", u"Some of its bytes are not UTF-8, which crawlers expect."_s);
    row("not as declared", "\xE9", "text/plain;charset=utf-8",
        u"Some of its bytes are not UTF-8, although the server says that it is."_s);
    row("managed", "#\n# BEGIN A\n# END A\nx", "",
        u"Lines 2 to 3 are a block with the name “A” in front of the rest: such blocks are often "
        "put there by a CDN or a plug-in, and are in no file on the server."_s);
}

void TestAnswerWords::bodies()
{
    QFETCH(const std::string, body);
    QFETCH(const std::string, type);
    QFETCH(const QString, says);
    const QStringList facts = factsOf(body, type);
    QVERIFY2(facts.contains(says), qPrintable(facts.join(u'\n')));
}

void TestAnswerWords::limitsAreToldOnce()
{
    const QStringList facts = factsOf(std::string(600'000, '\n'), "text/plain;charset=utf-8");
    QCOMPARE(facts.filter(u"It is longer than"_s).size(), 3);
    QCOMPARE(facts.filter(u"does not count at all"_s).size(), 2); // Yandex, in 2012 and today
    QVERIFY(factsOf("x", "").filter(u"It is longer than"_s).isEmpty());
}

void TestAnswerWords::durations_data()
{
    QTest::addColumn<int>("seconds");
    QTest::addColumn<QString>("exact");
    QTest::addColumn<QString>("rough");
    const auto row = [](int seconds, const char* exact, const char* rough) {
        QTest::addRow("%d", seconds)
            << seconds << QString::fromLatin1(exact) << QString::fromLatin1(rough);
    };
    row(1, "one second", "one second");
    row(60, "one minute", "one minute");
    row(119, "119 seconds", "119 seconds");
    row(121, "121 seconds", "2 minutes");
    row(3600, "one hour", "one hour");
    row(5400, "90 minutes", "90 minutes");
    row(7300, "7300 seconds", "2 hours");
    row(86400, "one day", "one day");
    row(2592000, "30 days", "30 days");
}

void TestAnswerWords::durations()
{
    QFETCH(const int, seconds);
    QTEST(words::durationText(seconds), "exact");
    QTEST(words::roughDuration(seconds), "rough");
}

void TestAnswerWords::whereItStalled_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("sentence");
    const QString silent = u"a.example did not answer; the fetch was given up after 10.00 s."_s;
    const QString stopped =
        u"a.example stopped in the middle of its answer; the fetch was given up after 10.00 s."_s;
    QTest::newRow("not a byte") << 0 << QByteArray() << silent;
    QTest::newRow("after the headers") << 200 << QByteArray() << stopped;
    QTest::newRow("in the body") << 200 << QByteArray("User-agent: *\n") << stopped;
    QTest::newRow("in the file, of FTP") << 0 << QByteArray("User-agent: *\n") << stopped;
}

void TestAnswerWords::whereItStalled()
{
    QFETCH(const int, status);
    QFETCH(const QByteArray, body);
    net::FetchResult result;
    result.error = net::FetchError::Stalled;
    result.elapsed = 10s;
    result.body = body;
    result.hops = {net::Hop{.url = QUrl(u"https://a.example/robots.txt"_s), .status = status}};
    QTEST(words::howItEnded(result), "sentence");
}

QTEST_GUILESS_MAIN(TestAnswerWords)
#include "tst_answer_words.moc"
