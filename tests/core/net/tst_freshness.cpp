// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/answer.h"
#include "core/net/freshness.h"

#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace crawlright;
using namespace crawlright::net;

namespace {

using Time = std::optional<std::chrono::seconds>;

const QDateTime when(QDate(1994, 11, 6), QTime(8, 0), QTimeZone::UTC);

qint64 secondsOf(Time time)
{
    return time ? qint64(time->count()) : -1;
}

} // namespace

class TestFreshness final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lives_data();
    void lives();
    void ages_data();
    void ages();
    void answersHaveThem();
};

void TestFreshness::lives_data()
{
    QTest::addColumn<QList<Header>>("headers");
    QTest::addColumn<Time>("life");
    const auto row = [](const char* name, QList<Header> headers, Time life) {
        QTest::newRow(name) << std::move(headers) << life;
    };
    const Header date{"Date", "Sun, 06 Nov 1994 08:49:37 GMT"};
    row("nothing", {}, {});
    row("RFC 9111 §5.2.2.1", {{"Cache-Control", "max-age=3600"}}, 3600s);
    row("among others", {{"cache-control", "public, s-maxage=1, Max-Age = 60"}}, 60s);
    row("quoted", {{"cache-control", "max-age=\"60\""}}, 60s);
    row("the first of two", {{"cache-control", "max-age=1"}, {"cache-control", "max-age=2"}}, 1s);
    row("in the second header", {{"cache-control", "public"}, {"cache-control", "max-age=2"}}, 2s);
    row("RFC 9111 §1.2.2: too large", {{"cache-control", "max-age=99999999999999999999"}},
        2147483648s);
    row("no number", {{"cache-control", "max-age=-1"}}, {});
    row("no value", {{"cache-control", "max-age"}}, {});
    row("Expires less Date", {date, {"Expires", "Sun, 06 Nov 1994 09:49:37 GMT"}}, 3600s);
    row("RFC 850", {date, {"Expires", "Sunday, 06-Nov-94 08:49:38 GMT"}}, 1s);
    row("asctime", {date, {"Expires", "Sun Nov  6 08:49:39 1994"}}, 2s);
    row("no Date", {{"Expires", "Sun, 06 Nov 1994 08:00:10 GMT"}}, 10s);
    row("past", {date, {"Expires", "Sun, 06 Nov 1994 07:00:00 GMT"}}, 0s);
    row("RFC 9111 §5.3: 0 is past", {date, {"Expires", "0"}}, 0s);
    row("max-age before Expires", {{"expires", "0"}, {"cache-control", "max-age=5"}}, 5s);
}

void TestFreshness::lives()
{
    QFETCH(const QList<Header>, headers);
    QFETCH(const Time, life);
    Hop hop;
    hop.headers = headers;
    QCOMPARE(secondsOf(freshnessOf(hop, when).life), secondsOf(life));
}

void TestFreshness::ages_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<Time>("age");
    QTest::newRow("RFC 9111 §5.1") << "86400"_ba << Time(86400s);
    QTest::newRow("a list: its first member") << "5, 6"_ba << Time(5s);
    QTest::newRow("no number") << "old"_ba << Time();
    QTest::newRow("empty") << ""_ba << Time();
}

void TestFreshness::ages()
{
    QFETCH(const QByteArray, header);
    QFETCH(const Time, age);
    Hop hop;
    hop.headers = {{"age", header}};
    QCOMPARE(secondsOf(freshnessOf(hop, when).age), secondsOf(age));
}

// Of the last hop: how long a redirect may be kept says nothing of the file.
void TestFreshness::answersHaveThem()
{
    Hop first;
    first.status = 301;
    first.headers = {{"cache-control", "max-age=1"}, {"age", "7"}};
    Hop last;
    last.status = 200;
    last.headers = {{"cache-control", "max-age=300"}, {"age", "40"}};
    FetchResult result;
    result.hops = {first, last};
    const std::optional<access::Answer> answer = answerOf(result);
    QVERIFY(answer);
    QCOMPARE(secondsOf(answer->copyLife), 300);
    QCOMPARE(secondsOf(answer->copyAge), 40);
    QVERIFY(!answer->hasCachedCopy);
}

QTEST_GUILESS_MAIN(TestFreshness)
#include "tst_freshness.moc"
