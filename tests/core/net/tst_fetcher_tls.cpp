// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/fetcher.h"
#include "tests/support/certificates.h"
#include "tests/support/nginx_server.h"
#include "tests/support/scripted_server.h"

#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace crawlright::net;
using namespace crawlright;
using Kind = test::Certificates::Kind;

namespace {

FetchResult fetched(const QString& address, FetchOptions options = {})
{
    options.limits.stall = 10s;
    Fetcher fetcher;
    fetcher.setOptions(options);
    QSignalSpy finished(&fetcher, &Fetcher::finished);
    fetcher.fetch(address);
    [&] { QTRY_VERIFY_WITH_TIMEOUT(!finished.isEmpty(), 40'000); }();
    QCoreApplication::processEvents();
    [&] { QCOMPARE(finished.size(), 1); }();
    return finished.isEmpty() ? FetchResult() : finished.first().first().value<FetchResult>();
}

} // namespace

class TestFetcherTls final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void trusted();
    void faults_data();
    void faults();
    void silentPlainServer();
    void plainAnswerOverTls();
    void fromHttpsToHttpIsMarked();
    void http2();
    void faultBehindARedirect();
    void aFixedAddressKeepsTheName();

private:
    test::Certificates m_certificates;
    QHash<Kind, test::CertificateFiles> m_files;
};

void TestFetcherTls::initTestCase()
{
    if (!test::Certificates::isAvailable())
        QSKIP("openssl, or TLS in Qt, is not installed");
    for (const Kind kind : {Kind::Good, Kind::Expired, Kind::WrongHost}) {
        m_files[kind] = m_certificates.make(kind);
        QVERIFY2(!m_files[kind].certificate.isEmpty(), qPrintable(m_certificates.problem()));
    }
}

void TestFetcherTls::trusted()
{
    const test::Trust trust(m_files[Kind::Good]);
    test::ScriptedServer server(test::serverTls(m_files[Kind::Good]));
    server.serve("/robots.txt", test::answerOf(200, "User-agent: *\n"));
    const FetchResult result = fetched(server.address());
    QCOMPARE(result.error, FetchError::None);
    QCOMPARE(result.body, "User-agent: *\n"_ba);
    QVERIFY(result.tlsFaults.isEmpty());
}

void TestFetcherTls::faults_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<bool>("isTrusted");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    QTest::newRow("self-signed") << Kind::Good << false << u"self-signed"_s << u"127.0.0.1"_s;
    QTest::newRow("expired") << Kind::Expired << true << u"expired"_s << u"127.0.0.1"_s;
    QTest::newRow("wrong host") << Kind::WrongHost << true << u"host name"_s << u"other.example"_s;
}

void TestFetcherTls::faults()
{
    QFETCH(const Kind, kind);
    QFETCH(const bool, isTrusted);
    QFETCH(const QString, text);
    QFETCH(const QString, name);
    std::optional<test::Trust> trust;
    if (isTrusted)
        trust.emplace(m_files[kind]);
    test::ScriptedServer server(test::serverTls(m_files[kind]));
    server.serve("/robots.txt", test::answerOf(200, "User-agent: *\n"));
    const FetchResult result = fetched(server.address());
    QCOMPARE(result.error, FetchError::TlsFault);
    QVERIFY(!result.tlsFaults.isEmpty());
    const auto found = std::ranges::find_if(
        result.tlsFaults, [&text](const TlsFault& each) { return each.text.contains(text); });
    QVERIFY2(found != result.tlsFaults.end(), qPrintable(result.tlsFaults.first().text));
    const TlsFault& fault = *found;
    QVERIFY2(fault.names.contains(name), qPrintable(fault.names.join(u' ')));
    QVERIFY(fault.validFrom < fault.validUntil);
    QCOMPARE(fault.sha256.size(), 64);
    QVERIFY(result.body.isEmpty());
    QVERIFY2(server.requests().isEmpty(), "nothing may be sent over a connection with a fault");
}

void TestFetcherTls::silentPlainServer()
{
    test::ScriptedServer server;
    const FetchResult result = fetched(u"https://127.0.0.1:%1/robots.txt"_s.arg(server.port()));
    QCOMPARE(result.error, FetchError::Stalled);
    QVERIFY(result.tlsFaults.isEmpty());
}

void TestFetcherTls::plainAnswerOverTls()
{
    // A TLS client greets, and the server answers like the plain HTTP server that it is.
    QTcpServer plain;
    QVERIFY(plain.listen(QHostAddress::LocalHost));
    connect(&plain, &QTcpServer::newConnection, this, [&plain] {
        QTcpSocket* socket = plain.nextPendingConnection();
        socket->write("HTTP/1.1 400 Bad Request\r\n\r\n");
        socket->disconnectFromHost();
    });
    const FetchResult result =
        fetched(u"https://127.0.0.1:%1/robots.txt"_s.arg(plain.serverPort()));
    QCOMPARE(result.error, FetchError::TlsFault);
    QVERIFY(!result.detail.isEmpty());
}

void TestFetcherTls::fromHttpsToHttpIsMarked()
{
    const test::Trust trust(m_files[Kind::Good]);
    test::ScriptedServer plain;
    plain.serve("/robots.txt", test::answerOf(200, "User-agent: *\n"));
    test::ScriptedServer secure(test::serverTls(m_files[Kind::Good]));
    secure.serve("/robots.txt", test::redirectTo(plain.address(), 301));
    const FetchResult result = fetched(secure.address());
    QCOMPARE(result.error, FetchError::None);
    QCOMPARE(result.hops.size(), 2);
    QVERIFY(!result.hops.first().fromHttpsToHttp);
    QVERIFY(result.hops.last().fromHttpsToHttp);
}

void TestFetcherTls::http2()
{
    if (!test::NginxServer::isAvailable())
        QSKIP("nginx is not installed");
    const test::Trust trust(m_files[Kind::Good]);
    test::NginxServer server("location = /robots.txt { return 200 'User-agent: *\n'; }",
                             m_files[Kind::Good]);
    QVERIFY2(server.start(), qPrintable(server.problem()));
    const FetchResult result = fetched(server.address());
    QCOMPARE(result.error, FetchError::None);
    QCOMPARE(result.status(), 200);
    QCOMPARE(result.hops.last().protocol, Protocol::Http2);
    QCOMPARE(result.body, "User-agent: *\n"_ba);
}

void TestFetcherTls::faultBehindARedirect()
{
    test::ScriptedServer secure(test::serverTls(m_files[Kind::Good]));
    test::ScriptedServer plain;
    plain.serve("/robots.txt", test::redirectTo(secure.address()));
    const FetchResult result = fetched(plain.address());
    QCOMPARE(result.error, FetchError::TlsFault);
    QCOMPARE(result.hops.size(), 2);
    QCOMPARE(result.hops.first().status, 302);
    QCOMPARE(result.hops.last().status, 0);
    QVERIFY(!result.tlsFaults.isEmpty());
}

void TestFetcherTls::aFixedAddressKeepsTheName()
{
    if (!test::NginxServer::isAvailable())
        QSKIP("nginx is not installed");
    const test::Trust trust(m_files[Kind::WrongHost]); // made out to other.example
    test::NginxServer server("location / { return 200 '$host $ssl_server_name $server_protocol'; }",
                             m_files[Kind::WrongHost]);
    QVERIFY2(server.start(), qPrintable(server.problem()));
    FetchOptions options;
    options.fixedAddresses.insert(u"other.example"_s, QHostAddress::LocalHost);
    const FetchResult result = fetched(u"https://other.example:%1/"_s.arg(server.port()), options);
    QCOMPARE(result.error, FetchError::None);
    QCOMPARE(result.body, "other.example other.example HTTP/2.0"_ba);
    QVERIFY(result.hops.first().isFixed);
}

QTEST_GUILESS_MAIN(TestFetcherTls)
#include "tst_fetcher_tls.moc"
