// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/fetch_pool.h"
#include "tests/support/scripted_server.h"

#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <vector>

using namespace Qt::StringLiterals;
using namespace crawlright::net;
using namespace crawlright;

namespace {

FetchResult resultAt(const QSignalSpy& finished, qsizetype i)
{
    return finished.at(i).at(1).value<FetchResult>();
}

QSet<int> idsOf(const QSignalSpy& finished)
{
    QSet<int> ids;
    for (const QVariantList& signal : finished)
        ids.insert(signal.first().toInt());
    return ids;
}

// Every address of 127.0.0.0/8 is of this machine.
std::unique_ptr<test::ScriptedServer> serverOfItsOwnHost(int number)
{
    return std::make_unique<test::ScriptedServer>(std::nullopt,
                                                  QHostAddress(u"127.0.0.%1"_s.arg(number + 2)));
}

} // namespace

class TestFetchPool final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fiftyAtOnce();
    void oneAtATimeForAServer();
    void thePortsOfAHostAreOneHost();
    void aSlowServerHoldsUpNobodyElse();
    void atMostSoManyAtOnce();
    void badAddressesEndToo();
    void cancelEndsAllOnce();
    void cancelOfNothing();
    void moreFromTheResult();
    void moreFromACancelledResult();
    void destroyedWhileRunning();
};

void TestFetchPool::fiftyAtOnce()
{
    std::vector<std::unique_ptr<test::ScriptedServer>> servers;
    for (int i = 0; i < 10; ++i) {
        servers.push_back(serverOfItsOwnHost(i));
        servers.back()->serve("/robots.txt", test::answerOf(200, "# " + QByteArray::number(i)));
        servers.back()->serve("/map.xml", test::answerOf(200, "<urlset/>"));
    }
    FetchPool pool;
    QSignalSpy finished(&pool, &FetchPool::finished);
    QSignalSpy allFinished(&pool, &FetchPool::allFinished);
    QHash<int, QByteArray> expected;
    for (int i = 0; i < 50; ++i) {
        const int server = i % 10;
        if (i < 40)
            expected.insert(pool.fetch(servers.at(server)->address(), {}),
                            "# " + QByteArray::number(server));
        else
            expected.insert(pool.get(QUrl(servers.at(server)->address(u"/map.xml"_s)), {}),
                            "<urlset/>");
    }
    QCOMPARE(pool.pending(), 50);
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 50, 20'000);
    QCOMPARE(idsOf(finished).size(), 50);
    for (qsizetype i = 0; i < 50; ++i) {
        QCOMPARE(resultAt(finished, i).error, FetchError::None);
        QCOMPARE(resultAt(finished, i).body, expected.value(finished.at(i).first().toInt()));
    }
    QCOMPARE(allFinished.size(), 1);
    QCOMPARE(pool.pending(), 0);
}

void TestFetchPool::oneAtATimeForAServer()
{
    test::ScriptedServer server;
    server.serve("/robots.txt", {.ending = test::Ending::Hold});
    FetchPool pool;
    FetchOptions options;
    options.limits.stall = std::chrono::seconds(2);
    QSignalSpy finished(&pool, &FetchPool::finished);
    for (int i = 0; i < 3; ++i)
        pool.fetch(server.address(), options);
    for (qsizetype ended = 0; ended < 3; ++ended) {
        QTRY_COMPARE(server.requests().size(), ended + 1);
        QCOMPARE(finished.size(), ended); // the next was not asked before this one ended
        QTRY_COMPARE(finished.size(), ended + 1);
    }
}

void TestFetchPool::thePortsOfAHostAreOneHost()
{
    test::ScriptedServer first;
    first.serve("/robots.txt", {.ending = test::Ending::Hold});
    test::ScriptedServer second;
    FetchPool pool;
    FetchOptions options;
    options.limits.stall = std::chrono::seconds(2);
    QSignalSpy finished(&pool, &FetchPool::finished);
    pool.fetch(first.address(), options);
    pool.fetch(second.address(), options);
    QTRY_COMPARE(first.requests().size(), 1);
    QVERIFY(second.requests().isEmpty());
    QTRY_COMPARE(finished.size(), 2);
    QCOMPARE(second.requests().size(), 1);
}

void TestFetchPool::aSlowServerHoldsUpNobodyElse()
{
    test::ScriptedServer slow;
    slow.serve("/robots.txt", {.ending = test::Ending::Hold});
    const auto quick = serverOfItsOwnHost(1);
    FetchPool pool;
    QSignalSpy finished(&pool, &FetchPool::finished);
    for (int i = 0; i < 20; ++i)
        pool.fetch(slow.address(), {});
    const int id = pool.fetch(quick->address(), {});
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(finished.first().first().toInt(), id);
    QCOMPARE(resultAt(finished, 0).status(), 404);
    QCOMPARE(pool.pending(), 20);
}

void TestFetchPool::atMostSoManyAtOnce()
{
    std::vector<std::unique_ptr<test::ScriptedServer>> servers;
    FetchPool pool;
    QSignalSpy finished(&pool, &FetchPool::finished);
    FetchOptions options;
    options.limits.stall = std::chrono::seconds(3);
    for (int i = 0; i < FetchPool::mostAtOnce + 1; ++i) {
        servers.push_back(serverOfItsOwnHost(i));
        servers.back()->serve("/robots.txt", {.ending = test::Ending::Hold});
        pool.fetch(servers.back()->address(), options);
    }
    const auto isAsked = [](const auto& server) { return !server->requests().isEmpty(); };
    QTRY_COMPARE(std::ranges::count_if(servers, isAsked), FetchPool::mostAtOnce);
    QVERIFY(!isAsked(servers.back()));
    QTRY_VERIFY(isAsked(servers.back()));
    QVERIFY(!finished.isEmpty());
}

void TestFetchPool::badAddressesEndToo()
{
    FetchPool pool;
    QSignalSpy finished(&pool, &FetchPool::finished);
    QSignalSpy allFinished(&pool, &FetchPool::allFinished);
    pool.fetch(u"what is this"_s, {});
    pool.fetch({}, {});
    pool.get(QUrl(u"ftp:///x"_s), {});
    QVERIFY(finished.isEmpty()); // later, so that the caller knows the number
    QTRY_COMPARE(finished.size(), 3);
    for (qsizetype i = 0; i < 3; ++i)
        QCOMPARE(resultAt(finished, i).error, FetchError::BadAddress);
    QCOMPARE(allFinished.size(), 1);
}

void TestFetchPool::cancelEndsAllOnce()
{
    test::ScriptedServer server;
    server.serve("/robots.txt", {.ending = test::Ending::Hold});
    const auto other = serverOfItsOwnHost(1);
    other->serve("/robots.txt", {.ending = test::Ending::Hold});
    FetchPool pool;
    QSignalSpy finished(&pool, &FetchPool::finished);
    QSignalSpy allFinished(&pool, &FetchPool::allFinished);
    QSet<int> ids;
    for (int i = 0; i < 5; ++i) {
        ids.insert(pool.fetch(server.address(), {}));
        ids.insert(pool.get(QUrl(other->address()), {}));
    }
    QTRY_COMPARE(server.requests().size() + other->requests().size(), 2);
    pool.cancel();
    QCOMPARE(finished.size(), 10);
    QCOMPARE(idsOf(finished), ids);
    for (qsizetype i = 0; i < 10; ++i) {
        QCOMPARE(resultAt(finished, i).error, FetchError::Cancelled);
        QVERIFY(!resultAt(finished, i).url.isEmpty());
    }
    QCOMPARE(allFinished.size(), 1);
    QCOMPARE(pool.pending(), 0);
    QVERIFY(!finished.wait(100));
    pool.fetch(other->address(u"/none"_s), {}); // usable afterwards
    QCOMPARE(pool.pending(), 1);
}

void TestFetchPool::cancelOfNothing()
{
    FetchPool pool;
    QSignalSpy allFinished(&pool, &FetchPool::allFinished);
    pool.cancel();
    QVERIFY(allFinished.isEmpty());
}

void TestFetchPool::moreFromTheResult()
{
    test::ScriptedServer server;
    FetchPool pool;
    QSignalSpy allFinished(&pool, &FetchPool::allFinished);
    int count = 0;
    connect(&pool, &FetchPool::finished, &pool, [&] {
        if (++count < 4)
            pool.fetch(server.address(), {});
    });
    pool.fetch(server.address(), {});
    QTRY_COMPARE(allFinished.size(), 1);
    QCOMPARE(count, 4);
}

void TestFetchPool::moreFromACancelledResult()
{
    test::ScriptedServer server;
    FetchPool pool;
    QSignalSpy finished(&pool, &FetchPool::finished);
    bool hasMore = false;
    connect(&pool, &FetchPool::finished, &pool, [&] {
        if (!std::exchange(hasMore, true))
            pool.fetch(server.address(), {});
    });
    pool.fetch(server.address(), {});
    pool.fetch(server.address(), {});
    pool.cancel();
    QCOMPARE(finished.size(), 2); // not the one that was added
    QTRY_COMPARE(finished.size(), 3);
    QCOMPARE(resultAt(finished, 2).status(), 404);
}

void TestFetchPool::destroyedWhileRunning()
{
    test::ScriptedServer server;
    server.serve("/robots.txt", {.ending = test::Ending::Hold});
    int count = 0;
    {
        FetchPool pool;
        connect(&pool, &FetchPool::finished, this, [&] { ++count; });
        for (int i = 0; i < 3; ++i)
            pool.fetch(server.address(), {});
        QTRY_COMPARE(server.requests().size(), 1);
    }
    QCoreApplication::processEvents();
    QCOMPARE(count, 0);
}

QTEST_GUILESS_MAIN(TestFetchPool)
#include "tst_fetch_pool.moc"
