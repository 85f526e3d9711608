// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/fetcher.h"
#include "tests/support/gzipped.h"
#include "tests/support/nginx_server.h"
#include "tests/support/scripted_server.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;
using namespace crawlright::net;
using namespace crawlright;

namespace {

constexpr QByteArrayView robots = "User-agent: *\nDisallow: /private\n";

// A fetch to its end; exactly one result, or the test fails.
FetchResult fetched(Fetcher& fetcher, const QString& address)
{
    QSignalSpy finished(&fetcher, &Fetcher::finished);
    fetcher.fetch(address);
    [&] { QTRY_VERIFY_WITH_TIMEOUT(!finished.isEmpty(), 40'000); }();
    QCoreApplication::processEvents();
    [&] { QCOMPARE(finished.size(), 1); }();
    return finished.isEmpty() ? FetchResult() : finished.first().first().value<FetchResult>();
}

} // namespace

class TestFetcher final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void statuses_data();
    void statuses();
    void interimAnswersArePassedOver_data();
    void interimAnswersArePassedOver();
    void redirectChains_data();
    void redirectChains();
    void redirectTargets_data();
    void redirectTargets();
    void loops_data();
    void loops();
    void refusedTargets_data();
    void refusedTargets();
    void otherHostIsMarked();
    void theRequestIsHonestAndBare();
    void headersAreKept();
    void progressIsTold();
    void aCompressedBodyIsUnpacked();
    void badAddress();
    void cancelBeforeAnything();
    void cancelWhileTheBodyComes();
    void cancelWhenToldOfAHop();
    void cancelOfNothing();
    void anotherFetchEndsTheFirst();
    void anotherFetchFromTheResult();
    void destroyedWhileRunning();
    void nginxStatuses_data();
    void nginxStatuses();
    void nginxFileWithItsHeaders();

private:
    std::unique_ptr<test::ScriptedServer> m_server;
};

void TestFetcher::init()
{
    m_server = std::make_unique<test::ScriptedServer>();
}

void TestFetcher::statuses_data()
{
    QTest::addColumn<int>("status");
    for (const int status : {200, 201, 204, 206, 300, 301, 302, 304, 307, 400, 401, 403, 404, 405,
                             407, 408, 409, 410, 418, 429, 451, 499, 500, 501, 502, 503, 504, 599})
        QTest::addRow("%d", status) << status;
}

void TestFetcher::statuses()
{
    QFETCH(const int, status);
    const bool hasBody = status != 204 && status != 304;
    m_server->serve("/robots.txt",
                    test::answerOf(status, hasBody ? robots.toByteArray() : QByteArray()));
    Fetcher fetcher;
    const FetchResult result = fetched(fetcher, m_server->address());
    QCOMPARE(result.error, FetchError::None);
    QCOMPARE(result.status(), status);
    QCOMPARE(result.hops.size(), 1);
    QCOMPARE(result.body, hasBody ? robots.toByteArray() : QByteArray());
    QVERIFY(result.isAnswered());
}

void TestFetcher::interimAnswersArePassedOver_data()
{
    QTest::addColumn<QByteArray>("interim");
    QTest::newRow("100") << "HTTP/1.1 100 Continue\r\n\r\n"_ba;
    QTest::newRow("103") << "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"_ba;
}

void TestFetcher::interimAnswersArePassedOver()
{
    QFETCH(const QByteArray, interim);
    test::Script script = test::answerOf(200, robots.toByteArray());
    script.bytes.prepend(interim);
    m_server->serve("/robots.txt", script);
    Fetcher fetcher;
    const FetchResult result = fetched(fetcher, m_server->address());
    QCOMPARE(result.error, FetchError::None);
    QCOMPARE(result.status(), 200);
    QCOMPARE(result.body, robots.toByteArray());
}

void TestFetcher::redirectChains_data()
{
    QTest::addColumn<int>("redirects");
    QTest::addColumn<FetchError>("error");
    for (int n = 1; n <= 12; ++n)
        QTest::addRow("%d", n) << n << (n <= 5 ? FetchError::None : FetchError::TooManyRedirects);
}

void TestFetcher::redirectChains()
{
    QFETCH(const int, redirects);
    QFETCH(const FetchError, error);
    m_server->serve("/robots.txt", test::redirectTo(u"/1"_s, 301));
    for (int n = 1; n < redirects; ++n)
        m_server->serve("/" + QByteArray::number(n), test::redirectTo(u"/%1"_s.arg(n + 1), 301));
    m_server->serve("/" + QByteArray::number(redirects), test::answerOf(200, robots.toByteArray()));
    Fetcher fetcher;
    const FetchResult result = fetched(fetcher, m_server->address());
    QCOMPARE(result.error, error);
    QCOMPARE(result.hops.size(), qMin(redirects, 5) + 1);
    QCOMPARE(m_server->requests().size(), qMin(redirects, 5) + 1);
    QCOMPARE(result.hops.first().status, 301);
    QCOMPARE(result.hops.first().target.path(), u"/1"_s);
    if (error == FetchError::None) {
        QCOMPARE(result.body, robots.toByteArray());
        QCOMPARE(result.finalUrl().path(), u"/%1"_s.arg(redirects));
    }
}

void TestFetcher::redirectTargets_data()
{
    QTest::addColumn<QString>("location");
    QTest::addColumn<QByteArray>("path");
    QTest::newRow("relative") << u"other.txt"_s << "/other.txt"_ba;
    QTest::newRow("with dots") << u"/a/../other.txt"_s << "/other.txt"_ba;
    QTest::newRow("absolute") << u"http://127.0.0.1:1/other.txt"_s << "/other.txt"_ba;
    QTest::newRow("without scheme") << u"//127.0.0.1:1/other.txt"_s << "/other.txt"_ba;
    QTest::newRow("with fragment") << u"/other.txt#top"_s << "/other.txt"_ba;
    QTest::newRow("with user") << u"http://me:secret@127.0.0.1:1/other.txt"_s << "/other.txt"_ba;
    QTest::newRow("with a raw byte") << u"/ü.txt"_s << "/%C3%BC.txt"_ba;
}

void TestFetcher::redirectTargets()
{
    QFETCH(QString, location);
    QFETCH(const QByteArray, path);
    location.replace(u":1/"_s, u":%1/"_s.arg(m_server->port()));
    m_server->serve("/robots.txt", test::redirectTo(location));
    m_server->serve(path, test::answerOf(200, robots.toByteArray()));
    Fetcher fetcher;
    const FetchResult result = fetched(fetcher, m_server->address());
    QCOMPARE(result.error, FetchError::None);
    QCOMPARE(result.status(), 200);
    QCOMPARE(result.hops.size(), 2);
    QVERIFY(result.finalUrl().userInfo().isEmpty());
    QVERIFY(!m_server->requests().last().toLower().contains("authorization"));
    QVERIFY(!result.hops.last().toOtherHost);
}

void TestFetcher::loops_data()
{
    QTest::addColumn<QStringList>("locations");
    QTest::newRow("to itself") << QStringList{u"/robots.txt"_s};
    QTest::newRow("to itself by a fragment") << QStringList{u"/robots.txt#again"_s};
    QTest::newRow("of two") << QStringList{u"/1"_s, u"/robots.txt"_s};
    QTest::newRow("of three") << QStringList{u"/1"_s, u"/2"_s, u"/robots.txt"_s};
    QTest::newRow("after a start") << QStringList{u"/1"_s, u"/2"_s, u"/1"_s};
}

void TestFetcher::loops()
{
    QFETCH(const QStringList, locations);
    m_server->serve("/robots.txt", test::redirectTo(locations.first()));
    for (qsizetype n = 1; n < locations.size(); ++n)
        m_server->serve("/" + QByteArray::number(n), test::redirectTo(locations.at(n)));
    Fetcher fetcher;
    const FetchResult result = fetched(fetcher, m_server->address());
    QCOMPARE(result.error, FetchError::RedirectLoop);
    QCOMPARE(result.hops.size(), locations.size());
    QCOMPARE(m_server->requests().size(), locations.size());
    QVERIFY(result.body.isEmpty());
}

void TestFetcher::refusedTargets_data()
{
    QTest::addColumn<QString>("location");
    QTest::newRow("ftp") << u"ftp://127.0.0.1/robots.txt"_s;
    QTest::newRow("file") << u"file:///etc/passwd"_s;
    QTest::newRow("javascript") << u"javascript:alert(1)"_s;
    QTest::newRow("data") << u"data:text/plain,x"_s;
    QTest::newRow("no host") << u"http:///x"_s;
    QTest::newRow("no URL") << u"http://[/"_s;
}

void TestFetcher::refusedTargets()
{
    QFETCH(const QString, location);
    m_server->serve("/robots.txt", test::redirectTo(location));
    Fetcher fetcher;
    const FetchResult result = fetched(fetcher, m_server->address());
    QCOMPARE(result.error, FetchError::RedirectRefused);
    QCOMPARE(result.detail, location);
    QCOMPARE(result.hops.size(), 1);
    QCOMPARE(m_server->requests().size(), 1);
}

void TestFetcher::otherHostIsMarked()
{
    test::ScriptedServer second;
    second.serve("/robots.txt", test::answerOf(200, robots.toByteArray()));
    m_server->serve("/robots.txt", test::redirectTo(second.address()));
    Fetcher fetcher;
    const FetchResult result = fetched(fetcher, m_server->address());
    QCOMPARE(result.error, FetchError::None);
    QCOMPARE(result.hops.size(), 2);
    QVERIFY(!result.hops.first().toOtherHost);
    QVERIFY(result.hops.last().toOtherHost);
    QVERIFY(!result.hops.last().fromHttpsToHttp);
    QCOMPARE(result.url.port(), m_server->port());
}

void TestFetcher::theRequestIsHonestAndBare()
{
    m_server->serve("/robots.txt",
                    test::answerOf(302, {}, "Location: /next\r\nSet-Cookie: a=b; Path=/\r\n"));
    m_server->serve("/next", test::answerOf(200, robots.toByteArray()));
    Fetcher fetcher;
    const FetchResult result = fetched(fetcher, m_server->address());
    QCOMPARE(result.status(), 200);
    QCOMPARE(m_server->requests().size(), 2);
    for (const QByteArray& request : m_server->requests()) {
        QVERIFY(request.startsWith("GET /"));
        QVERIFY(request.toLower().contains("\r\nuser-agent: crawlright/0."));
        QVERIFY(!request.toLower().contains("\r\ncookie:"));
        QVERIFY(!request.toLower().contains("\r\nreferer:"));
        QVERIFY(!request.toLower().contains("mozilla"));
    }
    FetchOptions options;
    options.userAgent = "Other/1";
    fetcher.setOptions(options);
    fetched(fetcher, m_server->address());
    QVERIFY(m_server->requests().last().toLower().contains("\r\nuser-agent: other/1"));
}

void TestFetcher::headersAreKept()
{
    m_server->serve("/robots.txt", test::answerOf(200, robots.toByteArray(),
                                                  "X-One: 1\r\nETag: \"abc\"\r\nX-One: 2\r\n"));
    Fetcher fetcher;
    const FetchResult result = fetched(fetcher, m_server->address());
    const Hop& hop = result.hops.first();
    QCOMPARE(hop.header("etag"), "\"abc\""_ba);
    QCOMPARE(hop.reason, u"Reason"_s);
    QCOMPARE(hop.protocol, Protocol::Http1);
    const auto ones = std::ranges::count_if(hop.headers, [](const Header& header) {
        return header.name.compare("x-one", Qt::CaseInsensitive) == 0;
    });
    QCOMPARE(ones, 2);
    QVERIFY(hop.times.connect);
    QVERIFY(hop.times.firstByte);
    QVERIFY(!hop.times.lookup); // an address needs none
    QVERIFY(hop.elapsed >= *hop.times.connect + *hop.times.firstByte);
    QVERIFY(result.elapsed >= hop.elapsed);
}

void TestFetcher::progressIsTold()
{
    const QByteArray body(300'000, 'x');
    m_server->serve("/robots.txt", test::answerOf(200, body));
    Fetcher fetcher;
    QSignalSpy progressed(&fetcher, &Fetcher::progressed);
    const FetchResult result = fetched(fetcher, m_server->address());
    QCOMPARE(result.body, body);
    QVERIFY(!progressed.isEmpty());
    QCOMPARE(progressed.last().at(0).toLongLong(), body.size());
    QCOMPARE(progressed.last().at(1).toLongLong(), body.size());
}

void TestFetcher::aCompressedBodyIsUnpacked()
{
    const QByteArray plain = robots.toByteArray().repeated(100);
    m_server->serve("/robots.txt",
                    test::answerOf(200, test::gzipped(plain), "Content-Encoding: X-GZip\r\n"));
    Fetcher fetcher;
    const FetchResult result = fetched(fetcher, m_server->address());
    QCOMPARE(result.error, FetchError::None);
    QCOMPARE(result.body, plain);
}

void TestFetcher::badAddress()
{
    Fetcher fetcher;
    const FetchResult result = fetched(fetcher, u"what is this"_s);
    QCOMPARE(result.error, FetchError::BadAddress);
    QCOMPARE(result.addressError, AddressError::NotAUrl);
    QCOMPARE(result.asked, u"what is this"_s);
    QVERIFY(result.hops.isEmpty());
    QVERIFY(!fetcher.isRunning());
}

void TestFetcher::cancelBeforeAnything()
{
    Fetcher fetcher;
    QSignalSpy finished(&fetcher, &Fetcher::finished);
    fetcher.fetch(m_server->address());
    QVERIFY(fetcher.isRunning());
    fetcher.cancel();
    QCOMPARE(finished.size(), 1);
    QCOMPARE(finished.first().first().value<FetchResult>().error, FetchError::Cancelled);
    QVERIFY(!fetcher.isRunning());
    QVERIFY(!finished.wait(100));
    QCOMPARE(finished.size(), 1);
    QVERIFY(m_server->requests().isEmpty());
}

void TestFetcher::cancelWhileTheBodyComes()
{
    m_server->serve("/robots.txt",
                    {.bytes = "HTTP/1.1 200 OK\r\n\r\n", .forever = "User-agent: *\n"});
    Fetcher fetcher;
    QSignalSpy finished(&fetcher, &Fetcher::finished);
    QSignalSpy progressed(&fetcher, &Fetcher::progressed);
    fetcher.fetch(m_server->address());
    QTRY_VERIFY(progressed.size() >= 2);
    fetcher.cancel();
    QCOMPARE(finished.size(), 1);
    const auto result = finished.first().first().value<FetchResult>();
    QCOMPARE(result.error, FetchError::Cancelled);
    QCOMPARE(result.status(), 200);
    QVERIFY(!finished.wait(100));
}

void TestFetcher::cancelWhenToldOfAHop()
{
    m_server->serve("/robots.txt", test::redirectTo(u"/next"_s));
    Fetcher fetcher;
    connect(&fetcher, &Fetcher::hopFinished, &fetcher, &Fetcher::cancel);
    const FetchResult result = fetched(fetcher, m_server->address());
    QCOMPARE(result.error, FetchError::Cancelled);
    QCOMPARE(result.hops.size(), 1);
    QCOMPARE(m_server->requests().size(), 1);
}

void TestFetcher::cancelOfNothing()
{
    Fetcher fetcher;
    QSignalSpy finished(&fetcher, &Fetcher::finished);
    fetcher.cancel();
    QVERIFY(finished.isEmpty());
}

void TestFetcher::anotherFetchEndsTheFirst()
{
    m_server->serve("/robots.txt", test::answerOf(200, robots.toByteArray()));
    test::ScriptedServer slow;
    slow.serve("/robots.txt", {.ending = test::Ending::Hold});
    Fetcher fetcher;
    QSignalSpy finished(&fetcher, &Fetcher::finished);
    fetcher.fetch(slow.address());
    QTRY_COMPARE(slow.requests().size(), 1);
    fetcher.fetch(m_server->address());
    QTRY_COMPARE(finished.size(), 2);
    QCOMPARE(finished.at(0).first().value<FetchResult>().error, FetchError::Cancelled);
    QCOMPARE(finished.at(1).first().value<FetchResult>().status(), 200);
    QVERIFY(!finished.wait(100));
}

void TestFetcher::anotherFetchFromTheResult()
{
    m_server->serve("/robots.txt", test::answerOf(503));
    Fetcher fetcher;
    QSignalSpy finished(&fetcher, &Fetcher::finished);
    connect(&fetcher, &Fetcher::finished, &fetcher, [&] {
        if (m_server->requests().size() < 3)
            fetcher.fetch(m_server->address());
    });
    fetcher.fetch(m_server->address());
    QTRY_COMPARE(finished.size(), 3);
    QVERIFY(!finished.wait(100));
}

void TestFetcher::destroyedWhileRunning()
{
    m_server->serve("/robots.txt",
                    {.bytes = "HTTP/1.1 200 OK\r\n\r\n", .forever = "User-agent: *\n"});
    int results = 0;
    {
        Fetcher fetcher;
        connect(&fetcher, &Fetcher::finished, this, [&results] { ++results; });
        QSignalSpy progressed(&fetcher, &Fetcher::progressed);
        fetcher.fetch(m_server->address());
        QTRY_VERIFY(!progressed.isEmpty());
    }
    QCoreApplication::processEvents();
    QCOMPARE(results, 0);
}

void TestFetcher::nginxStatuses_data()
{
    if (!test::NginxServer::isAvailable())
        QSKIP("nginx is not installed");
    QTest::addColumn<int>("status");
    for (const int status : {200, 204, 400, 401, 403, 404, 405, 410, 429, 500, 502, 503, 504})
        QTest::addRow("nginx %d", status) << status;
}

void TestFetcher::nginxStatuses()
{
    QFETCH(const int, status);
    test::NginxServer server("location / { return " + QByteArray::number(status) + "; }");
    QVERIFY2(server.start(), qPrintable(server.problem()));
    Fetcher fetcher;
    const FetchResult result = fetched(fetcher, server.address());
    QCOMPARE(result.error, FetchError::None);
    QCOMPARE(result.status(), status);
}

void TestFetcher::nginxFileWithItsHeaders()
{
    if (!test::NginxServer::isAvailable())
        QSKIP("nginx is not installed");
    test::NginxServer server("location = /old { return 301 /robots.txt; }\n"
                             "    gzip on; gzip_types text/plain; gzip_min_length 1;");
    QVERIFY2(server.start(), qPrintable(server.problem()));
    const QByteArray body = robots.toByteArray().repeated(50);
    server.put(u"robots.txt"_s, body);
    Fetcher fetcher;
    const FetchResult result = fetched(fetcher, server.address());
    QCOMPARE(result.error, FetchError::None);
    QCOMPARE(result.body, body);
    QVERIFY(!result.hops.last().header("last-modified").isEmpty());
    QVERIFY(result.hops.last().header("content-type").startsWith("text/plain"));
}

QTEST_GUILESS_MAIN(TestFetcher)
#include "tst_fetcher.moc"
