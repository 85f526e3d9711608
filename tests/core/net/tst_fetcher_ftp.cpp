// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/fetcher.h"
#include "tests/support/ftp_server.h"
#include "tests/support/vsftpd_server.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace crawlright::net;
using namespace crawlright;

namespace {

constexpr auto robots = "User-agent: *\r\nDisallow: /ftp\n";

FetchOptions impatient()
{
    FetchOptions options;
    options.limits.stall = 15s; // unless the row waits for it
    return options;
}

} // namespace

// Over ftp://, against vsftpd and against a server that does what it does not.
class TestFetcherFtp final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void fromVsftpd();
    void vsftpdHasNone();
    void vsftpdLetsNobodyIn();
    void whatIsAsked();
    void faults_data();
    void faults();
    void stalls_data();
    void stalls();
    void tooLarge();
    void endlessReplies();
    void dataComeFromTheHostThatWasAsked();
    void cancelled();
    void goneInTheMiddle();
    void aName();
    void nobodyListens();

private:
    [[nodiscard]] FetchResult ended();
    [[nodiscard]] FetchResult fetched(const QString& address);

    std::unique_ptr<Fetcher> m_fetcher;
    std::unique_ptr<QSignalSpy> m_finished;
};

void TestFetcherFtp::init()
{
    m_fetcher = std::make_unique<Fetcher>();
    m_fetcher->setOptions(impatient());
    m_finished = std::make_unique<QSignalSpy>(m_fetcher.get(), &Fetcher::finished);
}

FetchResult TestFetcherFtp::ended()
{
    [&] { QTRY_VERIFY_WITH_TIMEOUT(!m_finished->isEmpty(), 30'000); }();
    QCoreApplication::processEvents();
    [&] { QCOMPARE(m_finished->size(), 1); }();
    return m_finished->isEmpty() ? FetchResult()
                                 : m_finished->takeFirst().first().value<FetchResult>();
}

FetchResult TestFetcherFtp::fetched(const QString& address)
{
    m_fetcher->fetch(address);
    return ended();
}

void TestFetcherFtp::fromVsftpd()
{
    if (!test::VsftpdServer::isAvailable())
        QSKIP("vsftpd is not installed");
    test::VsftpdServer server;
    QVERIFY2(server.start(), qPrintable(server.problem()));
    server.put(u"robots.txt"_s, robots);
    const FetchResult result = fetched(server.address());
    QCOMPARE(result.error, FetchError::None);
    QCOMPARE(result.body, QByteArray(robots));
    QCOMPARE(result.hops.size(), 1);
    const Hop hop = result.hops.first();
    QCOMPARE(hop.status, 226);
    QCOMPARE(hop.reason, u"Transfer complete."_s);
    QCOMPARE(hop.protocol, Protocol::Ftp);
    QCOMPARE(hop.addresses, QList{QHostAddress(QHostAddress::LocalHost)});
    QVERIFY(isTextFile(result));
}

void TestFetcherFtp::vsftpdHasNone()
{
    if (!test::VsftpdServer::isAvailable())
        QSKIP("vsftpd is not installed");
    test::VsftpdServer server;
    QVERIFY2(server.start(), qPrintable(server.problem()));
    const FetchResult result = fetched(server.address());
    QCOMPARE(result.error, FetchError::None);
    QCOMPARE(result.status(), 550);
    QVERIFY(result.body.isEmpty());
    QVERIFY(!isTextFile(result));
}

void TestFetcherFtp::vsftpdLetsNobodyIn()
{
    if (!test::VsftpdServer::isAvailable())
        QSKIP("vsftpd is not installed");
    test::VsftpdServer server;
    QVERIFY2(server.start(false), qPrintable(server.problem()));
    const FetchResult result = fetched(server.address());
    QCOMPARE(result.error, FetchError::None);
    QCOMPARE(result.status(), 530);
}

void TestFetcherFtp::whatIsAsked()
{
    test::FtpServer server;
    server.at("RETR", {.reply = "150 here\r\n", .data = robots, .replyAfter = "226 done\r\n"});
    const FetchResult result = fetched(server.address());
    QCOMPARE(result.error, FetchError::None);
    QCOMPARE(result.body, QByteArray(robots));
    QVERIFY(server.commands().contains("USER anonymous"));
    QVERIFY(server.commands().contains("PASS crawlright@"));
    QVERIFY(server.commands().contains("TYPE I"));
    QVERIFY(server.commands().contains("RETR robots.txt"));
    QTRY_COMPARE(server.open(), 0);
}

void TestFetcherFtp::faults_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<test::FtpScript>("script");
    QTest::addColumn<FetchError>("error");
    QTest::addColumn<int>("status");
    using test::Ending;
    using enum FetchError;
    const auto row = [](const char* name, const QByteArray& command, const test::FtpScript& script,
                        FetchError error, int status) {
        QTest::newRow(name) << command << script << error << status;
    };
    row("an empty file", "RETR", {.reply = "150 .\r\n", .replyAfter = "226 .\r\n"}, None, 226);
    row("no service", {}, {.reply = "421 too many\r\n", .ending = Ending::Close}, None, 421);
    row("gone before the greeting", {}, {.ending = Ending::Close}, Reset, 0);
    row("reset before the greeting", {}, {.ending = Ending::Reset}, Reset, 0);
    row("no FTP", {}, {.reply = "HTTP/1.1 200 OK\r\n\r\n", .ending = Ending::Close},
        FetchError::Reset, 0);
    row("gone after the user", "USER", {.ending = Ending::Close}, Reset, 0);
    row("reset after the password", "PASS", {.ending = Ending::Reset}, Reset, 0);
    row("not let in", "PASS", {.reply = "530 no\r\n"}, None, 530);
    row("nothing to come to", "EPSV", {.reply = "229 come (|||1|)\r\n"}, Refused, 0);
    row("no such file", "RETR", {.reply = "550 none\r\n"}, None, 550);
    row("busy", "RETR", {.reply = "450 busy\r\n"}, None, 450);
    row("gone instead of the file", "RETR", {.ending = Ending::Close}, Reset, 0);
    row("given up in the middle", "RETR",
        {.reply = "150 .\r\n", .data = "User-agent: *\n", .replyAfter = "426 aborted\r\n"},
        Interrupted, 0);
    row("data reset", "RETR",
        {.reply = "150 (100 bytes)\r\n",
         .data = "User-agent: *\n",
         .dataEnding = Ending::Reset,
         .replyAfter = "451 disk\r\n"},
        Interrupted, 0);
    row("gone after the data", "RETR",
        {.reply = "150 .\r\n", .ending = Ending::Close, .data = "User-agent: *\n"}, Interrupted, 0);
}

void TestFetcherFtp::faults()
{
    QFETCH(const QByteArray, command);
    QFETCH(const test::FtpScript, script);
    QFETCH(const FetchError, error);
    QFETCH(const int, status);
    test::FtpServer server;
    server.at(command, script);
    const FetchResult result = fetched(server.address());
    QCOMPARE(result.error, error);
    if (error == FetchError::Interrupted)
        QCOMPARE(result.body, "User-agent: *\n"); // and the reply may come or not
    else
        QCOMPARE(result.status(), status);
}

void TestFetcherFtp::stalls_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<test::FtpScript>("script");
    const auto row = [](const char* name, const QByteArray& command,
                        const test::FtpScript& script) {
        QTest::newRow(name) << command << script;
    };
    row("before the greeting", {}, {});
    row("after the user", "USER", {});
    row("before the data", "EPSV", {});
    row("before the file", "RETR", {});
    row("in the middle", "RETR",
        {.reply = "150 .\r\n", .data = "User-agent", .dataEnding = test::Ending::Hold});
    row("after the data", "RETR", {.reply = "150 .\r\n", .data = "User-agent: *\n"});
}

void TestFetcherFtp::stalls()
{
    QFETCH(const QByteArray, command);
    QFETCH(const test::FtpScript, script);
    FetchOptions options;
    options.limits.stall = 2s;
    m_fetcher->setOptions(options);
    test::FtpServer server;
    server.at(command, script);
    const FetchResult result = fetched(server.address());
    QCOMPARE(result.error, FetchError::Stalled);
    QTRY_COMPARE(server.open(), 0); // nothing is left behind
}

void TestFetcherFtp::tooLarge()
{
    FetchOptions options = impatient();
    options.limits.body = 100'000;
    m_fetcher->setOptions(options);
    test::FtpServer server;
    server.at("RETR", {.reply = "150 .\r\n", .data = QByteArray(4096, 'a'), .isEndless = true});
    const FetchResult result = fetched(server.address());
    QCOMPARE(result.error, FetchError::BodyTooLarge);
    QCOMPARE(result.body.size(), 100'000);
    QTRY_COMPARE(server.open(), 0);
}

void TestFetcherFtp::endlessReplies()
{
    test::FtpServer server;
    const QByteArray line = "220-" + QByteArray(500, 'a') + "\r\n";
    server.at({}, {.reply = line.repeated(1'000)});
    const FetchResult result = fetched(server.address());
    QCOMPARE(result.error, FetchError::HeadersTooLarge);
    QTRY_COMPARE(server.open(), 0);
}

void TestFetcherFtp::dataComeFromTheHostThatWasAsked()
{
    // RFC 959 lets a server name any address: it could have us call a stranger (a "bounce").
    test::FtpServer server;
    server.at("EPSV", {.reply = "500 no\r\n"});
    server.at("PASV", {.reply = "227 come (192,0,2,1,0,1)\r\n"});
    const FetchResult result = fetched(server.address());
    QCOMPARE(result.error, FetchError::Refused); // port 1 of 127.0.0.1; the other would not answer
}

void TestFetcherFtp::cancelled()
{
    test::FtpServer server;
    server.at("RETR", {}); // says nothing
    m_fetcher->fetch(server.address());
    QTRY_VERIFY_WITH_TIMEOUT(server.commands().contains("RETR robots.txt"), 30'000);
    m_fetcher->cancel();
    QCOMPARE(ended().error, FetchError::Cancelled);
    QTRY_COMPARE(server.open(), 0);
}

void TestFetcherFtp::goneInTheMiddle()
{
    test::FtpServer server;
    server.at("RETR", {});
    m_fetcher->fetch(server.address());
    QTRY_VERIFY_WITH_TIMEOUT(server.commands().contains("RETR robots.txt"), 30'000);
    m_fetcher.reset();
    QTRY_COMPARE(server.open(), 0);
    QVERIFY(m_finished->isEmpty());
}

void TestFetcherFtp::aName()
{
    test::FtpServer server;
    server.at("RETR", {.reply = "150 here\r\n", .data = robots, .replyAfter = "226 done\r\n"});
    FetchOptions options = impatient();
    options.fixedAddresses.insert(u"files.example"_s, QHostAddress(QHostAddress::LocalHost));
    m_fetcher->setOptions(options);
    const FetchResult result =
        fetched(QString(server.address()).replace(u"127.0.0.1"_s, u"files.example"_s));
    QCOMPARE(result.error, FetchError::None);
    QCOMPARE(result.body, QByteArray(robots));
    QVERIFY(result.hops.first().isFixed);
}

void TestFetcherFtp::nobodyListens()
{
    const FetchResult result = fetched(u"ftp://127.0.0.1:%1/"_s.arg(test::freePort()));
    QCOMPARE(result.error, FetchError::Refused);
    QCOMPARE(result.status(), 0);
}

QTEST_GUILESS_MAIN(TestFetcherFtp)
#include "tst_fetcher_ftp.moc"
