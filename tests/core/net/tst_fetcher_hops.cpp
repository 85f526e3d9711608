// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/fetcher.h"
#include "tests/support/scripted_server.h"

#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace crawlright::net;
using namespace crawlright;

namespace {

constexpr QByteArrayView robots = "User-agent: *\n";
const QHostAddress publicAddress(u"127.0.0.2"_s);

FetchResult ended(Fetcher& fetcher, const QSignalSpy& finished)
{
    [&] { QTRY_VERIFY_WITH_TIMEOUT(!finished.isEmpty(), 10'000); }();
    QCoreApplication::processEvents();
    [&] { QCOMPARE(finished.size(), 1); }();
    [&] { QVERIFY(!fetcher.isRunning()); }();
    return finished.isEmpty() ? FetchResult() : finished.first().first().value<FetchResult>();
}

FetchResult fetched(const QString& address, const FetchOptions& options = {})
{
    Fetcher fetcher;
    fetcher.setOptions(options);
    const QSignalSpy finished(&fetcher, &Fetcher::finished);
    fetcher.fetch(address);
    return ended(fetcher, finished);
}

FetchResult got(const QUrl& url)
{
    Fetcher fetcher;
    const QSignalSpy finished(&fetcher, &Fetcher::finished);
    fetcher.get(url);
    return ended(fetcher, finished);
}

// 127.0.0.2 is taken for an address of the public network.
FetchOptions withPublicAddress()
{
    FetchOptions options;
    options.isPrivateAddress = [](const QHostAddress& address) {
        return address != publicAddress && isPrivate(address);
    };
    return options;
}

// Whether a request has a header line, in whatever case.
bool has(const QByteArray& request, const QByteArray& line)
{
    const QByteArray lines = request.toLower() + "\r\n";
    const QByteArray wanted = "\r\n" + line.toLower() + "\r\n";
    return lines.contains(wanted);
}

test::Script asking(const QByteArray& scheme)
{
    return test::answerOf(401, "who?", "WWW-Authenticate: " + scheme + "\r\n");
}

} // namespace

class TestFetcherHops final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anyAddressIsAskedForAsItIs();
    void noAddress_data();
    void noAddress();
    void whenItBegan();
    void namesAreLookedUp();
    void anUnknownNameSendsNothing();
    void privateAfterPublic_data();
    void privateAfterPublic();
    void privateNamedByPublic();
    void extraHeadersStayWithTheirServer();
    void extraHeadersThatCannotBeSentAreNot();
    void credentialsForTheirHost();
    void credentialsByAnotherScheme();
    void credentialsForTlsAreNotSentInTheClear();
    void credentialsAreForTheirHostOnly();
    void credentialsAreGivenOnceAHop();
    void credentialsAreNotKept();
    void aFixedAddress();
    void aFixedAddressMayBePrivate();
    void theSystemsProxy();
};

void TestFetcherHops::anyAddressIsAskedForAsItIs()
{
    test::ScriptedServer server;
    server.serve("/maps/a.xml?x=%2F", test::answerOf(200, "<urlset/>"));
    const QUrl url(server.address(u"/maps/a.xml?x=%2F#part"_s).replace(u"//"_s, u"//me:secret@"_s));
    const FetchResult result = got(url);
    QCOMPARE(result.error, FetchError::None);
    QCOMPARE(result.body, "<urlset/>"_ba);
    QCOMPARE(result.asked, url.toString(QUrl::RemoveUserInfo));
    QCOMPARE(result.url, QUrl(server.address(u"/maps/a.xml?x=%2F"_s)));
    QVERIFY(!server.requests().first().toLower().contains("authorization"));
}

void TestFetcherHops::noAddress_data()
{
    QTest::addColumn<QUrl>("url");
    QTest::addColumn<AddressError>("error");
    QTest::newRow("empty") << QUrl() << AddressError::Empty;
    QTest::newRow("file") << QUrl(u"file:///etc/passwd"_s) << AddressError::NotAUrl;
    QTest::newRow("other scheme") << QUrl(u"gopher://host/x"_s) << AddressError::OtherScheme;
    QTest::newRow("relative") << QUrl(u"/sitemap.xml"_s) << AddressError::NotAUrl;
    QTest::newRow("no host") << QUrl(u"http:///x"_s) << AddressError::NotAUrl;
}

void TestFetcherHops::noAddress()
{
    QFETCH(const QUrl, url);
    QFETCH(const AddressError, error);
    const FetchResult result = got(url);
    QCOMPARE(result.error, FetchError::BadAddress);
    QCOMPARE(result.addressError, error);
    QVERIFY(result.hops.isEmpty());
    QVERIFY(result.url.isEmpty());
}

void TestFetcherHops::whenItBegan()
{
    test::ScriptedServer server;
    const QDateTime before = QDateTime::currentDateTimeUtc();
    const FetchResult result = fetched(server.address());
    QVERIFY(result.when >= before);
    QVERIFY(result.when <= QDateTime::currentDateTimeUtc());
    QCOMPARE(result.when.timeSpec(), Qt::UTC);
}

void TestFetcherHops::namesAreLookedUp()
{
    test::ScriptedServer server;
    server.serve("/robots.txt", test::answerOf(200, robots.toByteArray()));
    const FetchResult result = fetched(u"http://localhost:%1/"_s.arg(server.port()));
    QCOMPARE(result.error, FetchError::None);
    const Hop& hop = result.hops.first();
    QVERIFY(hop.addresses.contains(QHostAddress(QHostAddress::LocalHost)));
    QVERIFY(hop.times.lookup);
    QVERIFY(hop.times.connect);
    QVERIFY(hop.times.firstByte);
    QVERIFY(!hop.isFixed);
    QVERIFY(!hop.viaProxy);
    QVERIFY(result.wasGuarded);
    const FetchResult literal = fetched(server.address());
    QCOMPARE(literal.hops.first().addresses,
             QList<QHostAddress>{QHostAddress(QHostAddress::LocalHost)});
}

void TestFetcherHops::anUnknownNameSendsNothing()
{
    test::ScriptedServer server;
    server.serve("/robots.txt", test::redirectTo(u"http://no-such-host.invalid/robots.txt"_s));
    const FetchResult result = fetched(server.address());
    QCOMPARE(result.error, FetchError::UnknownHost);
    QCOMPARE(result.hops.size(), 2);
    QVERIFY(result.hops.last().addresses.isEmpty());
    QVERIFY(result.hops.last().times.lookup);
    QVERIFY(!result.hops.last().times.connect);
    QVERIFY(!result.detail.isEmpty());
}

void TestFetcherHops::privateAfterPublic_data()
{
    QTest::addColumn<bool>("isFirstPublic");
    QTest::addColumn<QString>("target");
    QTest::addColumn<FetchError>("error");
    QTest::newRow("public to private") << true << u"127.0.0.1"_s << FetchError::PrivateAddress;
    QTest::newRow("public to a name of a private address")
        << true << u"localhost"_s << FetchError::PrivateAddress;
    QTest::newRow("public to public") << true << u"127.0.0.2"_s << FetchError::None;
    QTest::newRow("private to private") << false << u"127.0.0.1"_s << FetchError::None;
    QTest::newRow("private to public") << false << u"127.0.0.2"_s << FetchError::None;
}

void TestFetcherHops::privateAfterPublic()
{
    QFETCH(const bool, isFirstPublic);
    QFETCH(const QString, target);
    QFETCH(const FetchError, error);
    test::ScriptedServer first(std::nullopt,
                               isFirstPublic ? publicAddress : QHostAddress::LocalHost);
    test::ScriptedServer second(std::nullopt,
                                target == "127.0.0.2"_L1 ? publicAddress : QHostAddress::LocalHost);
    first.serve("/robots.txt",
                test::redirectTo(u"http://%1:%2/next"_s.arg(target).arg(second.port())));
    second.serve("/next", test::answerOf(200, robots.toByteArray()));
    const FetchResult result = fetched(first.address(), withPublicAddress());
    QCOMPARE(result.error, error);
    QCOMPARE(result.hops.size(), 2);
    QVERIFY(result.wasGuarded);
    QVERIFY(!result.hops.last().addresses.isEmpty());
    QCOMPARE(second.requests().size(), error == FetchError::None ? 1 : 0);
}

void TestFetcherHops::privateNamedByPublic()
{
    test::ScriptedServer server;
    FetchOptions options;
    options.isNamedByPublicHost = true;
    const FetchResult result = fetched(server.address(), options);
    QCOMPARE(result.error, FetchError::PrivateAddress);
    QVERIFY(server.requests().isEmpty());
}

void TestFetcherHops::extraHeadersStayWithTheirServer()
{
    test::ScriptedServer first;
    test::ScriptedServer second;
    first.serve("/robots.txt", test::redirectTo(u"/next"_s));
    first.serve("/next", test::redirectTo(second.address(u"/there"_s)));
    second.serve("/there", test::redirectTo(first.address(u"/back"_s)));
    first.serve("/back", test::answerOf(200, robots.toByteArray()));
    FetchOptions options;
    options.extraHeaders = {{"X-Staging", "a"}, {"X-Staging", "b"}, {"Accept", "text/x"}};
    QCOMPARE(fetched(first.address(), options).error, FetchError::None);
    QCOMPARE(first.requests().size(), 3);
    for (const QByteArray& request : first.requests()) {
        const QByteArray lower = request.toLower();
        QVERIFY2(lower.contains("x-staging: a, b") ||
                     (has(lower, "x-staging: a") && has(lower, "x-staging: b")),
                 request.constData());
        QVERIFY(has(lower, "accept: text/x"));
    }
    QCOMPARE(second.requests().size(), 1);
    QVERIFY(!second.requests().first().toLower().contains("x-staging"));
    QVERIFY(!has(second.requests().first().toLower(), "accept: text/x"));
}

void TestFetcherHops::extraHeadersThatCannotBeSentAreNot()
{
    test::ScriptedServer server;
    FetchOptions options;
    options.extraHeaders = {{"X-One", "1\r\nX-Two: 2"}, {"X Three", "3"}, {"X-Four", "4"}};
    QCOMPARE(fetched(server.address(), options).status(), 404);
    const QByteArray request = server.requests().first().toLower();
    QVERIFY(has(request, "x-four: 4"));
    for (const char* other : {"x-one", "x-two", "three"})
        QVERIFY(!request.contains(other));
}

void TestFetcherHops::credentialsForTheirHost()
{
    test::ScriptedServer server;
    server.serve("/robots.txt", asking("Basic realm=\"staging\""));
    server.serveAuthorized("/robots.txt", test::answerOf(200, robots.toByteArray()));
    QCOMPARE(fetched(server.address()).status(), 401);
    QCOMPARE(server.requests().size(), 1);
    FetchOptions options;
    options.credentials.insert(u"127.0.0.1"_s, {u"me"_s, u"secret"_s});
    const FetchResult result = fetched(server.address(), options);
    QCOMPARE(result.error, FetchError::None);
    QCOMPARE(result.status(), 200);
    QCOMPARE(result.hops.size(), 1);
    QVERIFY(has(server.requests().last(), "Authorization: Basic bWU6c2VjcmV0"));
}

void TestFetcherHops::credentialsByAnotherScheme()
{
    test::Script challenge = asking("Digest realm=\"staging, basic\", nonce=\"7\", qop=\"auth\"");
    challenge.ending = test::Ending::Hold;
    test::ScriptedServer server;
    server.serve("/robots.txt", challenge);
    server.serveAuthorized("/robots.txt", test::answerOf(200, robots.toByteArray()));
    FetchOptions options;
    options.credentials.insert(u"127.0.0.1"_s, {u"me"_s, u"secret"_s});
    const FetchResult result = fetched(server.address(), options);
    QCOMPARE(result.status(), 200);
    QVERIFY(server.requests().last().toLower().contains("authorization: digest username=\"me\""));
}

void TestFetcherHops::credentialsForTlsAreNotSentInTheClear()
{
    test::ScriptedServer server;
    server.serve("/robots.txt", asking("Basic realm=\"staging\""));
    FetchOptions options;
    options.credentials.insert(u"127.0.0.1"_s,
                               {.user = u"me"_s, .password = u"secret"_s, .isForTls = true});
    QCOMPARE(fetched(server.address(), options).status(), 401);
    QCOMPARE(server.requests().size(), 1);
    QVERIFY(!server.requests().first().contains("Authorization"));
}

void TestFetcherHops::credentialsAreForTheirHostOnly()
{
    test::ScriptedServer first;
    test::ScriptedServer second(std::nullopt, publicAddress);
    first.serve("/robots.txt", test::redirectTo(second.address()));
    second.serve("/robots.txt", asking("Basic realm=\"staging\""));
    FetchOptions options;
    options.credentials.insert(u"127.0.0.1"_s, {u"me"_s, u"secret"_s});
    QCOMPARE(fetched(first.address(), options).status(), 401);
    QCOMPARE(second.requests().size(), 1);
    QVERIFY(!second.requests().first().contains("Authorization"));
}

void TestFetcherHops::credentialsAreGivenOnceAHop()
{
    test::ScriptedServer server;
    server.serve("/robots.txt", asking("Basic realm=\"staging\""));
    FetchOptions options;
    options.credentials.insert(u"127.0.0.1"_s, {u"me"_s, u"wrong"_s});
    const FetchResult result = fetched(server.address(), options);
    QCOMPARE(result.error, FetchError::None);
    QCOMPARE(result.status(), 401);
    QCOMPARE(server.requests().size(), 2);
}

void TestFetcherHops::credentialsAreNotKept()
{
    test::ScriptedServer server;
    server.serve("/robots.txt", asking("Basic realm=\"staging\""));
    server.serveAuthorized("/robots.txt", test::answerOf(200, robots.toByteArray()));
    Fetcher fetcher;
    FetchOptions options;
    options.credentials.insert(u"127.0.0.1"_s, {u"me"_s, u"secret"_s});
    fetcher.setOptions(options);
    QSignalSpy finished(&fetcher, &Fetcher::finished);
    fetcher.fetch(server.address());
    QCOMPARE(ended(fetcher, finished).status(), 200);
    fetcher.setOptions({});
    finished.clear();
    fetcher.fetch(server.address());
    QCOMPARE(ended(fetcher, finished).status(), 401);
    QVERIFY(!server.requests().last().contains("Authorization"));
}

void TestFetcherHops::aFixedAddress()
{
    test::ScriptedServer server(std::nullopt, publicAddress);
    server.serve("/robots.txt", test::answerOf(200, robots.toByteArray()));
    FetchOptions options;
    options.fixedAddresses.insert(u"xn--bcher-kva.example"_s, publicAddress);
    const FetchResult result = fetched(u"http://bücher.example:%1/"_s.arg(server.port()), options);
    QCOMPARE(result.error, FetchError::None);
    QCOMPARE(result.body, robots.toByteArray());
    QVERIFY(result.hops.first().isFixed);
    QCOMPARE(result.hops.first().addresses, QList<QHostAddress>{publicAddress});
    QVERIFY(!result.hops.first().times.lookup);
    const QByteArray host = "Host: xn--bcher-kva.example:" + QByteArray::number(server.port());
    QVERIFY2(has(server.requests().first(), host), server.requests().first().constData());
}

void TestFetcherHops::aFixedAddressMayBePrivate()
{
    // It is the user's own word, and no stranger's.
    test::ScriptedServer first(std::nullopt, publicAddress);
    test::ScriptedServer staging;
    staging.serve("/next", test::answerOf(200, robots.toByteArray()));
    first.serve("/robots.txt",
                test::redirectTo(u"http://staging.example:%1/next"_s.arg(staging.port())));
    FetchOptions options = withPublicAddress();
    options.fixedAddresses.insert(u"staging.example"_s, QHostAddress::LocalHost);
    QCOMPARE(fetched(first.address(), options).body, robots.toByteArray());
}

void TestFetcherHops::theSystemsProxy()
{
    test::ScriptedServer proxy;
    proxy.serve("http://site.example/robots.txt", test::answerOf(200, robots.toByteArray()));
    qputenv("http_proxy", proxy.address(u"/"_s).toLatin1());
    const auto restore = qScopeGuard([] { qunsetenv("http_proxy"); });
    const FetchResult result = fetched(u"http://site.example/"_s);
    QCOMPARE(result.error, FetchError::None);
    QCOMPARE(result.body, robots.toByteArray());
    QVERIFY(!result.wasGuarded);
    QVERIFY(result.hops.first().viaProxy);
    QVERIFY(result.hops.first().addresses.isEmpty());
    QVERIFY(!result.hops.first().times.lookup);
    // This machine is not behind it.
    const FetchResult own = fetched(proxy.address());
    QVERIFY(own.wasGuarded);
    QVERIFY(!own.hops.first().viaProxy);
}

QTEST_GUILESS_MAIN(TestFetcherHops)
#include "tst_fetcher_hops.moc"
