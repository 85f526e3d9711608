// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/fetcher.h"
#include "tests/support/gzipped.h"
#include "tests/support/sanitizer.h"
#include "tests/support/scripted_server.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace crawlright::net;
using namespace crawlright;

namespace {

constexpr QByteArrayView ok = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n";

FetchResult fetched(Fetcher& fetcher, const QString& address)
{
    QSignalSpy finished(&fetcher, &Fetcher::finished);
    fetcher.fetch(address);
    [&] { QTRY_VERIFY_WITH_TIMEOUT(!finished.isEmpty(), 40'000); }();
    QCoreApplication::processEvents();
    [&] { QCOMPARE(finished.size(), 1); }();
    return finished.isEmpty() ? FetchResult() : finished.first().first().value<FetchResult>();
}

FetchOptions impatient()
{
    FetchOptions options;
    options.limits.stall = 2s; // a busy machine stops for a second now and then
    options.limits.total = 12s;
    return options;
}

// Resident memory in bytes; 0 where the system does not tell.
qint64 memory()
{
    QFile statm(u"/proc/self/statm"_s);
    if (!statm.open(QIODevice::ReadOnly))
        return 0;
    return statm.readAll().split(' ').value(1).toLongLong() * 4096;
}

QByteArray with(QByteArrayView head, QByteArrayView rest)
{
    return head.toByteArray() + rest.toByteArray();
}

} // namespace

class TestFetcherFaults final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void unknownHost();
    void refused();
    void scripted_data();
    void scripted();
    void slowIsNotStalled();
    void aDripEndsWithTheWholeTime();
    void endlessBody_data();
    void endlessBody();
    void endlessHeadersAreBounded_data();
    void endlessHeadersAreBounded();
    void largeHeadersAreRefused();
    void aBombIsBounded();
    void aRedirectsBodyIsNotAwaited();
};

void TestFetcherFaults::unknownHost()
{
    Fetcher fetcher;
    const FetchResult result = fetched(fetcher, u"http://no-such-host.invalid/"_s);
    QCOMPARE(result.error, FetchError::UnknownHost);
    QCOMPARE(result.hops.size(), 1);
    QCOMPARE(result.status(), 0);
    QVERIFY(!result.isAnswered());
}

void TestFetcherFaults::refused()
{
    Fetcher fetcher;
    const FetchResult result = fetched(fetcher, u"http://127.0.0.1:%1/"_s.arg(test::freePort()));
    QCOMPARE(result.error, FetchError::Refused);
    QVERIFY(!result.detail.isEmpty());
}

void TestFetcherFaults::scripted_data()
{
    QTest::addColumn<test::Script>("script");
    QTest::addColumn<FetchError>("error");
    using enum test::Ending;
    const auto row = [](const char* name, const test::Script& script, FetchError error) {
        QTest::newRow(name) << script << error;
    };
    row("closed without a byte", {.ending = Close}, FetchError::Reset);
    row("reset without a byte", {.ending = Reset}, FetchError::Reset);
    row("silent", {.ending = Hold}, FetchError::Stalled);
    row("closed in the headers", {.bytes = ok.toByteArray(), .ending = Close}, FetchError::Reset);
    row("reset in the headers", {.bytes = ok.toByteArray(), .ending = Reset}, FetchError::Reset);
    row("silent in the headers", {.bytes = ok.toByteArray(), .ending = Hold}, FetchError::Stalled);
    row("closed in the body", {.bytes = with(ok, "Content-Length: 100\r\n\r\nUser")},
        FetchError::Interrupted);
    row("reset in the body",
        {.bytes = with(ok, "Content-Length: 100\r\n\r\nUser"), .ending = Reset},
        FetchError::Interrupted);
    row("silent in the body",
        {.bytes = with(ok, "Content-Length: 100\r\n\r\nUser"), .ending = Hold},
        FetchError::Stalled);
    row("closed in a chunk",
        {.bytes = with(ok, "Transfer-Encoding: chunked\r\n\r\nff\r\nUser-agent")},
        FetchError::BadChunking);
    row("closed before the last chunk",
        {.bytes = with(ok, "Transfer-Encoding: chunked\r\n\r\n4\r\nUser\r\n")},
        FetchError::BadChunking);
    row("reset between chunks",
        {.bytes = with(ok, "Transfer-Encoding: chunked\r\n\r\n4\r\nUser\r\n"), .ending = Reset},
        FetchError::BadChunking);
    row("a chunk's size is none",
        {.bytes = with(ok, "Transfer-Encoding: chunked\r\n\r\n4\r\nUser\r\nzz\r\n"),
         .ending = Hold},
        FetchError::BadChunking);
    row("a chunk longer than its size",
        {.bytes = with(ok, "Transfer-Encoding: chunked\r\n\r\n4\r\nUser-agent\r\n0\r\n\r\n"),
         .ending = Hold},
        FetchError::BadChunking);
    row("two lengths", {.bytes = with(ok, "Content-Length: 1\r\nContent-Length: 2\r\n\r\nab")},
        FetchError::InvalidResponse);
    row("NUL in a header", {.bytes = with(ok, {"X: a\0b\r\n\r\n", 10})},
        FetchError::InvalidResponse);
    row("more headers than are kept",
        {.bytes = with(ok, QByteArray("X: y\r\n").repeated(100)) + "Content-Length: 0\r\n\r\n"},
        FetchError::HeadersTooLarge);
    row("not HTTP", {.bytes = "SSH-2.0-OpenSSH_9.9\r\n"}, FetchError::InvalidResponse);
    row("not HTTP, and silent", {.bytes = "SSH-2.0-OpenSSH_9.9\r\n", .ending = Hold},
        FetchError::InvalidResponse);
    row("noise", {.bytes = "\x01\x02\x03\x04 noise noise noise\r\n\r\n"},
        FetchError::InvalidResponse);
    row("broken compression",
        {.bytes = with(ok, "Content-Encoding: gzip\r\nContent-Length: 8\r\n\r\nnot gzip")},
        FetchError::InvalidResponse);
    const QByteArray cut = test::gzipped("User-agent: *\n").chopped(9);
    row("compression that was cut", {.bytes = with(ok, "Content-Encoding: gzip\r\n\r\n") + cut},
        FetchError::InvalidResponse);
    row("a compression that was not asked for",
        {.bytes = with(ok, "Content-Encoding: compress\r\nContent-Length: 3\r\n\r\n\x1f\x9d\x90")},
        FetchError::InvalidResponse);
}

void TestFetcherFaults::scripted()
{
    QFETCH(const test::Script, script);
    QFETCH(const FetchError, error);
    test::ScriptedServer server;
    server.serve("/robots.txt", script);
    FetchOptions options = impatient();
    if (error != FetchError::Stalled)
        options.limits.stall = 10s; // a busy machine may take long for what is not at fault
    Fetcher fetcher;
    fetcher.setOptions(options);
    const FetchResult result = fetched(fetcher, server.address());
    QCOMPARE(result.error, error);
    QVERIFY(!result.isAnswered());
    QVERIFY(!fetcher.isRunning());
}

void TestFetcherFaults::slowIsNotStalled()
{
    test::ScriptedServer server;
    server.serve("/robots.txt",
                 {.bytes = with(ok, "Content-Length: 20\r\n\r\nUser-agent: *\nAllow:"),
                  .drip = 120ms,
                  .dripFrom = ok.size() + 24});
    Fetcher fetcher;
    fetcher.setOptions(impatient());
    const FetchResult result = fetched(fetcher, server.address());
    QCOMPARE(result.error, FetchError::None);
    QCOMPARE(result.body.size(), 20);
    QVERIFY(result.elapsed > 2100ms); // longer than the stall that is allowed
}

void TestFetcherFaults::aDripEndsWithTheWholeTime()
{
    test::ScriptedServer server;
    server.serve("/robots.txt", {.bytes = with(ok, "\r\n") + QByteArray(100'000, 'x'),
                                 .drip = 2ms,
                                 .dripFrom = ok.size() + 2});
    FetchOptions options = impatient();
    options.limits.total = 600ms;
    Fetcher fetcher;
    fetcher.setOptions(options);
    const FetchResult result = fetched(fetcher, server.address());
    QCOMPARE(result.error, FetchError::TimedOut);
    QVERIFY(result.elapsed >= 500ms); // coarse timers may be a twentieth early
}

void TestFetcherFaults::endlessBody_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("chunk");
    const QByteArray line = "User-agent: *\nDisallow: /x\n"_ba.repeated(500);
    QTest::newRow("no length") << with(ok, "\r\n") << line;
    QTest::newRow("length of a terabyte")
        << with(ok, "Content-Length: 1000000000000\r\n\r\n") << line;
    QTest::newRow("chunks") << with(ok, "Transfer-Encoding: chunked\r\n\r\n")
                            << QByteArray::number(line.size(), 16) + "\r\n" + line + "\r\n";
}

void TestFetcherFaults::endlessBody()
{
    QFETCH(const QByteArray, head);
    QFETCH(const QByteArray, chunk);
    test::ScriptedServer server;
    server.serve("/robots.txt", {.bytes = head, .forever = chunk});
    Fetcher fetcher;
    const qint64 before = memory();
    const FetchResult result = fetched(fetcher, server.address());
    QCOMPARE(result.error, FetchError::BodyTooLarge);
    QCOMPARE(result.body.size(), qint64{16} * 1024 * 1024);
    QVERIFY(test::isSanitized || memory() - before < qint64{64} * 1024 * 1024);
}

void TestFetcherFaults::endlessHeadersAreBounded_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("more");
    QTest::newRow("many lines") << "HTTP/1.1 200 OK\r\n"_ba
                                << "X-Filler: filler filler filler\r\n"_ba.repeated(100);
    QTest::newRow("one line") << "HTTP/1.1 200 OK\r\nX-Filler: "_ba << QByteArray(10'000, 'x');
}

void TestFetcherFaults::endlessHeadersAreBounded()
{
    QFETCH(const QByteArray, head);
    QFETCH(const QByteArray, more);
    test::ScriptedServer server;
    server.serve("/robots.txt", {.bytes = head, .forever = more});
    FetchOptions options = impatient();
    options.limits.stall = 10s; // which is not what ends it
    Fetcher fetcher;
    fetcher.setOptions(options);
    const qint64 before = memory();
    const FetchResult result = fetched(fetcher, server.address());
    QCOMPARE(result.error, FetchError::HeadersTooLarge);
    QCOMPARE(result.status(), 0);
    QVERIFY(test::isSanitized || memory() - before < qint64{32} * 1024 * 1024);
}

void TestFetcherFaults::largeHeadersAreRefused()
{
    const QByteArray line = "X-Filler: " + QByteArray(2'000, 'x') + "\r\n";
    test::ScriptedServer server;
    server.serve("/robots.txt", test::answerOf(200, "User-agent: *\n", line.repeated(90)));
    Fetcher fetcher;
    const FetchResult result = fetched(fetcher, server.address());
    QCOMPARE(result.error, FetchError::HeadersTooLarge);
    QVERIFY(result.body.isEmpty());
}

void TestFetcherFaults::aBombIsBounded()
{
    const QByteArray bomb = test::gzipped(QByteArray(256 * 1024 * 1024, ' '));
    test::ScriptedServer server;
    server.serve("/robots.txt", test::answerOf(200, bomb, "Content-Encoding: gzip\r\n"));
    Fetcher fetcher;
    const qint64 before = memory();
    const FetchResult result = fetched(fetcher, server.address());
    QCOMPARE(result.error, FetchError::BodyTooLarge);
    QCOMPARE(result.body.size(), qint64{16} * 1024 * 1024);
    QVERIFY(test::isSanitized || memory() - before < qint64{64} * 1024 * 1024);
}

void TestFetcherFaults::aRedirectsBodyIsNotAwaited()
{
    test::ScriptedServer server;
    server.serve("/robots.txt", {.bytes = "HTTP/1.1 301 Moved\r\nLocation: /next\r\n\r\n",
                                 .forever = "moved moved moved\n"});
    server.serve("/next", test::answerOf(200, "User-agent: *\n"));
    Fetcher fetcher;
    const FetchResult result = fetched(fetcher, server.address());
    QCOMPARE(result.error, FetchError::None);
    QCOMPARE(result.body, "User-agent: *\n"_ba);
}

QTEST_GUILESS_MAIN(TestFetcherFaults)
#include "tst_fetcher_faults.moc"
