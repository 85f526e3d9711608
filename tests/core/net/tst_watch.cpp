// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/watch.h"
#include "tests/support/scripted_server.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace crawlright;
using namespace crawlright::net;

/// Sites that are fetched again and again, in tenths of a second.
class WatchTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void fetchesAgainAndAgain();
    void whatWasFetchedLatelyWaits();
    void whatIsDueIsFetchedAtOnce_data();
    void whatIsDueIsFetchedAtOnce();
    void aSlowAnswerIsWaitedFor();
    void fetchNow();
    void removedIsNotFetched();
    void aFailureIsAResult();

private:
    [[nodiscard]] WatchedAddress every(std::chrono::milliseconds interval,
                                       const QDateTime& last = {}) const
    {
        return {.address = m_server->address(), .interval = interval, .last = last};
    }

    std::unique_ptr<test::ScriptedServer> m_server;
    std::unique_ptr<Watch> m_watch;
};

void WatchTest::init()
{
    m_watch.reset();
    m_server = std::make_unique<test::ScriptedServer>();
    m_server->serve("/robots.txt", test::answerOf(200, "User-agent: *\n"));
    m_watch = std::make_unique<Watch>();
}

void WatchTest::fetchesAgainAndAgain()
{
    QSignalSpy fetched(m_watch.get(), &Watch::fetched);
    m_watch->setAddresses({every(100ms)});
    QTRY_COMPARE_GE_WITH_TIMEOUT(fetched.size(), 3, 10'000);
    const auto result = fetched.first().at(1).value<FetchResult>();
    QCOMPARE(fetched.first().first().toString(), m_server->address());
    QCOMPARE(result.body, "User-agent: *\n");
    const QDateTime first = result.when;
    const QDateTime third = fetched.at(2).at(1).value<FetchResult>().when;
    QCOMPARE_GE(first.msecsTo(third), 190); // two intervals, and clocks that tick roughly
}

void WatchTest::whatWasFetchedLatelyWaits()
{
    QSignalSpy started(m_watch.get(), &Watch::started);
    WatchedAddress soon = every(100ms);
    soon.address += u"?soon"_s;
    m_watch->setAddresses({every(1h, QDateTime::currentDateTimeUtc().addSecs(-60)), soon});
    QTRY_COMPARE_GE_WITH_TIMEOUT(started.size(), 2, 10'000);
    for (const QList<QVariant>& one : started)
        QCOMPARE(one.first().toString(), soon.address);
}

void WatchTest::whatIsDueIsFetchedAtOnce_data()
{
    QTest::addColumn<QDateTime>("last");
    const QDateTime now = QDateTime::currentDateTimeUtc();
    QTest::newRow("never fetched") << QDateTime();
    QTest::newRow("due since an hour") << now.addSecs(-2 * 3600);
    QTest::newRow("the clock was set back") << now.addDays(7);
}

void WatchTest::whatIsDueIsFetchedAtOnce()
{
    QFETCH(const QDateTime, last);
    QSignalSpy started(m_watch.get(), &Watch::started);
    m_watch->setAddresses({every(1h, last)});
    QTRY_COMPARE(started.size(), 1);
}

void WatchTest::aSlowAnswerIsWaitedFor()
{
    m_server->serve("/robots.txt",
                    {.bytes = "HTTP/1.1 200 OK\r\n\r\nx", .ending = test::Ending::Hold});
    WatchedAddress other = every(50ms); // shows that time goes by
    test::ScriptedServer quick(std::nullopt, QHostAddress(u"127.0.0.2"_s)); // another host
    quick.serve("/robots.txt", test::answerOf(200, "y"));
    other.address = quick.address();
    m_watch->setAddresses({every(50ms), other});
    QTRY_COMPARE_GE_WITH_TIMEOUT(quick.requests().size(), 4, 10'000);
    QVERIFY(m_watch->isFetching(m_server->address()));
    QCOMPARE(m_server->requests().size(), 1);
}

void WatchTest::fetchNow()
{
    m_watch->setAddresses({every(1h, QDateTime::currentDateTimeUtc())});
    QSignalSpy fetched(m_watch.get(), &Watch::fetched);
    m_watch->fetchNow(m_server->address());
    m_watch->fetchNow(m_server->address()); // is on its way
    m_watch->fetchNow(u"other.example"_s);  // is not watched
    QTRY_COMPARE(fetched.size(), 1);
    QCOMPARE(m_server->requests().size(), 1);
}

void WatchTest::removedIsNotFetched()
{
    QSignalSpy fetched(m_watch.get(), &Watch::fetched);
    QSignalSpy started(m_watch.get(), &Watch::started);
    m_watch->setAddresses({every(50ms)});
    QTRY_COMPARE(started.size(), 1);
    m_watch->setAddresses({});
    QTRY_VERIFY(!m_watch->isFetching(m_server->address()));
    QCOMPARE(fetched.size(), 0);
    QCOMPARE(started.size(), 1);
}

void WatchTest::aFailureIsAResult()
{
    QSignalSpy fetched(m_watch.get(), &Watch::fetched);
    const QString nobody = u"http://127.0.0.1:%1"_s.arg(test::freePort());
    m_watch->setAddresses({{.address = nobody, .interval = 1h, .last = {}}});
    QTRY_COMPARE(fetched.size(), 1);
    QCOMPARE(fetched.first().at(1).value<FetchResult>().error, FetchError::Refused);
}

QTEST_GUILESS_MAIN(WatchTest)
#include "tst_watch.moc"
