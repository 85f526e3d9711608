// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/answer.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace crawlright;
using namespace crawlright::net;

namespace {

FetchResult resultOf(int status, const QByteArray& type = "text/plain",
                     const QByteArray& body = "User-agent: *\n")
{
    FetchResult result;
    result.url = QUrl(u"https://example.com/robots.txt"_s);
    Hop hop;
    hop.url = result.url;
    hop.status = status;
    if (!type.isEmpty())
        hop.headers = {{"Content-Type", type}};
    result.hops = {hop};
    result.body = body;
    return result;
}

FetchResult failed(FetchError error)
{
    FetchResult result = resultOf(0);
    result.error = error;
    return result;
}

} // namespace

class TestAnswer final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void statusAndHops();
    void faults_data();
    void faults();
    void repliesOfFtp_data();
    void repliesOfFtp();
    void kinds_data();
    void kinds();
    void aPageThatSendsOn();
    void headersAreFoundWithoutRegardToCase();
};

void TestAnswer::statusAndHops()
{
    FetchResult result = resultOf(200);
    Hop first = result.hops.first();
    first.status = 301;
    result.hops.prepend(first);
    const auto answer = answerOf(result);
    QVERIFY(answer);
    QCOMPARE(answer->status, 200);
    QCOMPARE(answer->redirects, 1);
    QVERIFY(!answer->crossedAuthority);
    QVERIFY(answer->isText);
    QCOMPARE(answer->bodyBytes, 14U);
    result.hops.last().toOtherHost = true;
    QVERIFY(answerOf(result)->crossedAuthority);
}

void TestAnswer::faults_data()
{
    QTest::addColumn<FetchError>("error");
    QTest::addColumn<std::optional<access::FetchFault>>("fault");
    using access::FetchFault;
    const auto row = [](const char* name, FetchError error, std::optional<FetchFault> fault) {
        QTest::newRow(name) << error << fault;
    };
    row("no address", FetchError::BadAddress, std::nullopt);
    row("cancelled", FetchError::Cancelled, std::nullopt);
    row("proxy", FetchError::ProxyFault, std::nullopt);
    row("headers too large", FetchError::HeadersTooLarge, std::nullopt);
    row("private address", FetchError::PrivateAddress, std::nullopt);
    row("unknown host", FetchError::UnknownHost, FetchFault::UnknownHost);
    row("refused", FetchError::Refused, FetchFault::NetworkDown);
    row("TLS", FetchError::TlsFault, FetchFault::TlsFault);
    row("timed out", FetchError::TimedOut, FetchFault::TimedOut);
    row("stalled", FetchError::Stalled, FetchFault::TimedOut);
    row("reset", FetchError::Reset, FetchFault::Reset);
    row("truncated", FetchError::Interrupted, FetchFault::Interrupted);
    row("not HTTP", FetchError::InvalidResponse, FetchFault::InvalidResponse);
    row("broken chunks", FetchError::BadChunking, FetchFault::BadChunking);
    row("hops", FetchError::TooManyRedirects, FetchFault::TooManyRedirects);
    row("loop", FetchError::RedirectLoop, FetchFault::TooManyRedirects);
    row("to ftp", FetchError::RedirectRefused, FetchFault::RedirectDeadEnd);
    row("our own limit is no fault", FetchError::BodyTooLarge, FetchFault::None);
}

void TestAnswer::faults()
{
    QFETCH(const FetchError, error);
    QFETCH(const std::optional<access::FetchFault>, fault);
    const auto answer = answerOf(failed(error));
    QCOMPARE(answer.has_value(), fault.has_value());
    if (fault)
        QCOMPARE(answer->fault, *fault);
}

void TestAnswer::repliesOfFtp_data()
{
    QTest::addColumn<int>("reply");
    QTest::addColumn<int>("status");
    QTest::newRow("RFC 959: 226 transfer complete") << 226 << 200;
    QTest::newRow("RFC 959: 250 file action completed") << 250 << 200;
    QTest::newRow("RFC 959: 421 service not available") << 421 << 503;
    QTest::newRow("RFC 959: 450 file busy") << 450 << 503;
    QTest::newRow("RFC 959: 530 not logged in") << 530 << 401;
    QTest::newRow("RFC 959: 550 no such file") << 550 << 404;
}

void TestAnswer::repliesOfFtp()
{
    QFETCH(const int, reply);
    QFETCH(const int, status);
    FetchResult result = resultOf(reply, {});
    result.hops.first().protocol = Protocol::Ftp;
    QCOMPARE(answerOf(result)->status, status);
}

void TestAnswer::kinds_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<BodyKind>("kind");
    QTest::newRow("text") << "text/plain"_ba
                          << "User-agent: *"_ba << BodyKind::Text;
    QTest::newRow("no type") << QByteArray() << "User-agent: *"_ba << BodyKind::Text;
    QTest::newRow("text called a download") << "application/octet-stream"_ba
                                            << "User-agent: *"_ba << BodyKind::Text;
    QTest::newRow("empty") << "text/plain"_ba << QByteArray() << BodyKind::Empty;
    QTest::newRow("HTML by type") << "text/html; charset=utf-8"_ba
                                  << "x"_ba << BodyKind::Html;
    QTest::newRow("HTML by type, upper case") << "Text/HTML"_ba
                                              << "x"_ba << BodyKind::Html;
    QTest::newRow("HTML by its beginning")
        << "text/plain"_ba
        << "\xEF\xBB\xBF\n <!DOCTYPE html><html>"_ba << BodyKind::Html;
    QTest::newRow("picture") << "image/png"_ba
                             << "x"_ba << BodyKind::Binary;
    QTest::newRow("NUL") << "text/plain"_ba << QByteArray("a\0b", 3) << BodyKind::Binary;
}

void TestAnswer::kinds()
{
    QFETCH(const QByteArray, type);
    QFETCH(const QByteArray, body);
    QFETCH(const BodyKind, kind);
    QCOMPARE(kindOf(resultOf(200, type, body)), kind);
}

void TestAnswer::aPageThatSendsOn()
{
    const QByteArray refresh = "<html><head><META http-equiv=Refresh content='0;url=/x'>";
    QVERIFY(answerOf(resultOf(200, "text/html", refresh))->logicalRedirect);
    QVERIFY(!answerOf(resultOf(200, "text/html", "<html><p>refresh</p>"))->logicalRedirect);
    QVERIFY(!answerOf(resultOf(200, "text/plain", "# http-equiv refresh"))->logicalRedirect);
    QVERIFY(!answerOf(resultOf(200, "application/json", "x"))->isText);
}

void TestAnswer::headersAreFoundWithoutRegardToCase()
{
    const FetchResult result = resultOf(200);
    QCOMPARE(result.hops.first().header("content-TYPE"), "text/plain"_ba);
    QCOMPARE(result.hops.first().header("content"), QByteArray());
}

QTEST_GUILESS_MAIN(TestAnswer)
#include "tst_answer.moc"
