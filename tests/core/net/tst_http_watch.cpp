// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/http_watch.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace crawlright::net;

namespace {

constexpr qint64 limit = 1000;

struct Seen {
    QByteArray passed;
    FetchError fault = FetchError::None; // of a byte, else of the end
};

// The whole answer in parts of a size, and then the end of the connection.
Seen seenOf(const QByteArray& answer, qsizetype partSize)
{
    HttpWatch watch(limit);
    Seen seen;
    for (qsizetype i = 0; i < answer.size(); i += partSize) {
        const QByteArray part = answer.sliced(i, qMin(partSize, answer.size() - i));
        const HttpWatch::Passed passed = watch.take(part);
        seen.passed += part.first(passed.size);
        if (passed.fault != FetchError::None) {
            seen.fault = passed.fault;
            return seen;
        }
    }
    seen.fault = watch.end();
    return seen;
}

QByteArray chunked(const QByteArray& body)
{
    return "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + body;
}

QByteArray sized(const QByteArray& length, const QByteArray& body)
{
    return "HTTP/1.1 200 OK\r\nContent-Length: " + length + "\r\n\r\n" + body;
}

} // namespace

class TestHttpWatch final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whole_data();
    void whole();
    void faults_data();
    void faults();
    void whatFollowsAnAnswerIsNotPassedOn();
    void goodBytesBeforeAFaultArePassedOn();
    void headersAreKnownAfterInterimAnswers();
    void anotherAnswerOnTheSameConnection();
    void headersWithoutEnd_data();
    void headersWithoutEnd();
    void aHundredFields_data();
    void aHundredFields();
    void aLongField_data();
    void aLongField();
};

void TestHttpWatch::whole_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("length") << sized("4", "User");
    QTest::newRow("length of nothing") << sized("0", "");
    QTest::newRow("the same length twice") << sized("4, 4", "User");
    QTest::newRow("to the end of the connection") << "HTTP/1.1 200 OK\r\n\r\nUser"_ba;
    QTest::newRow("HTTP/1.0") << "HTTP/1.0 200 OK\r\n\r\nUser"_ba;
    QTest::newRow("no reason") << "HTTP/1.1 200\r\nContent-Length: 1\r\n\r\nx"_ba;
    QTest::newRow("line feeds alone") << "HTTP/1.1 200 OK\nContent-Length: 1\n\nx"_ba;
    QTest::newRow("no body by its status, whatever it says")
        << "HTTP/1.1 304 Not Modified\r\nContent-Length: 100\r\n\r\n"_ba;
    QTest::newRow("204") << "HTTP/1.1 204 No Content\r\nTransfer-Encoding: chunked\r\n\r\n"_ba;
    QTest::newRow("chunks") << chunked("4\r\nUser\r\n6\r\n-agent\r\n0\r\n\r\n");
    QTest::newRow("chunk size in capitals, with zeros")
        << chunked("00A\r\nUser-agent\r\n0\r\n\r\n");
    QTest::newRow("chunk extension") << chunked("4;a=b\r\nUser\r\n0 ;x\r\n\r\n");
    QTest::newRow("trailer") << chunked("4\r\nUser\r\n0\r\nX-Sum: 1\r\n\r\n");
    QTest::newRow("no chunk but the last") << chunked("0\r\n\r\n");
    QTest::newRow("chunks go before a length")
        << "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nTransfer-Encoding: gzip, chunked\r\n\r\n4\r\nUser\r\n0\r\n\r\n"_ba;
    QTest::newRow("another transfer coding ends with the connection")
        << "HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip\r\n\r\nwhatever"_ba;
    QTest::newRow("interim answers")
        << "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"_ba +
               sized("4", "User");
    QTest::newRow("a folded field")
        << "HTTP/1.1 200 OK\r\nX: a\r\n b\r\nContent-Length: 1\r\n\r\nx"_ba;
    QTest::newRow("control bytes in a field")
        << "HTTP/1.1 200 OK\r\nX: a\x01\x1b[31m\r\nContent-Length: 1\r\n\r\nx"_ba;
}

void TestHttpWatch::whole()
{
    QFETCH(const QByteArray, answer);
    for (const qsizetype partSize : {qsizetype{1}, qsizetype{3}, qsizetype{7}, answer.size()}) {
        const Seen seen = seenOf(answer, partSize);
        QCOMPARE(seen.fault, FetchError::None);
        QCOMPARE(seen.passed, answer);
    }
}

void TestHttpWatch::faults_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<FetchError>("fault");
    const auto row = [](const char* name, const QByteArray& answer, FetchError fault) {
        QTest::newRow(name) << answer << fault;
    };
    row("nothing", "", FetchError::Reset);
    row("half a status line", "HTTP/1.1 20", FetchError::Reset);
    row("half the headers", "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n", FetchError::Reset);
    row("only an interim answer", "HTTP/1.1 100 Continue\r\n\r\n", FetchError::Reset);
    row("another protocol's greeting", "SSH-2.0-OpenSSH_9.9\r\n", FetchError::InvalidResponse);
    row("another version", "HTTP/2 200 OK\r\n\r\n", FetchError::InvalidResponse);
    row("no status", "HTTP/1.1 OK\r\n\r\n", FetchError::InvalidResponse);
    row("a status of four digits", "HTTP/1.1 2000 OK\r\n\r\n", FetchError::InvalidResponse);
    row("upgrade that nobody asked for", "HTTP/1.1 101 Switching\r\n\r\n",
        FetchError::InvalidResponse);
    row("NUL in a header", "HTTP/1.1 200 OK\r\nX: a" + QByteArray(1, '\0') + "b\r\n\r\n",
        FetchError::InvalidResponse);
    row("a line that is no field", "HTTP/1.1 200 OK\r\nnonsense\r\n\r\n",
        FetchError::InvalidResponse);
    row("a blank in a name", "HTTP/1.1 200 OK\r\nX Y: z\r\n\r\n", FetchError::InvalidResponse);
    row("a folded line first", "HTTP/1.1 200 OK\r\n X: z\r\n\r\n", FetchError::InvalidResponse);
    row("two lengths", "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
        FetchError::InvalidResponse);
    row("two lengths in one field", sized("1, 2", "ab"), FetchError::InvalidResponse);
    row("a length that is no number", sized("many", "ab"), FetchError::InvalidResponse);
    row("a length below zero", sized("-1", "ab"), FetchError::InvalidResponse);
    row("a length with a sign", sized("+2", "ab"), FetchError::InvalidResponse);
    row("a length past all numbers", sized("99999999999999999999", "ab"),
        FetchError::InvalidResponse);
    row("shorter than its length", sized("100", "User"), FetchError::Interrupted);
    row("no chunk at all", chunked(""), FetchError::BadChunking);
    row("ended in a chunk", chunked("ff\r\nUser"), FetchError::BadChunking);
    row("ended between chunks", chunked("4\r\nUser\r\n"), FetchError::BadChunking);
    row("ended in the last chunk", chunked("4\r\nUser\r\n0\r\n"), FetchError::BadChunking);
    row("a size that is none", chunked("4\r\nUser\r\nzz\r\n-agent\r\n"), FetchError::BadChunking);
    row("an empty size", chunked("\r\nUser\r\n0\r\n\r\n"), FetchError::BadChunking);
    row("a size below zero", chunked("-4\r\nUser\r\n0\r\n\r\n"), FetchError::BadChunking);
    row("a size as programmers write it", chunked("0x4\r\nUser\r\n0\r\n\r\n"),
        FetchError::BadChunking);
    row("a size past all numbers", chunked("ffffffffffffffffff\r\nUser"), FetchError::BadChunking);
    row("a chunk longer than its size", chunked("4\r\nUser-agent\r\n0\r\n\r\n"),
        FetchError::BadChunking);
    row("a chunk shorter than its size", chunked("8\r\nUser\r\n0\r\n\r\n"),
        FetchError::BadChunking);
    row("a size without end", chunked("4;" + QByteArray(10'000, 'x')), FetchError::BadChunking);
}

void TestHttpWatch::faults()
{
    QFETCH(const QByteArray, answer);
    QFETCH(const FetchError, fault);
    for (const qsizetype partSize : {qsizetype{1}, qsizetype{3}, qsizetype{7}, answer.size() + 1}) {
        const Seen seen = seenOf(answer, partSize);
        QCOMPARE(seen.fault, fault);
        QVERIFY(answer.startsWith(seen.passed));
    }
}

void TestHttpWatch::whatFollowsAnAnswerIsNotPassedOn()
{
    const Seen seen = seenOf(sized("4", "User and more"), 5);
    QCOMPARE(seen.fault, FetchError::None);
    QCOMPARE(seen.passed, sized("4", "User"));
}

void TestHttpWatch::goodBytesBeforeAFaultArePassedOn()
{
    const QByteArray good = chunked("4\r\nUser\r\n");
    const Seen seen = seenOf(good + "zz\r\nmore", 10'000);
    QCOMPARE(seen.fault, FetchError::BadChunking);
    QCOMPARE(seen.passed, good);
}

void TestHttpWatch::headersAreKnownAfterInterimAnswers()
{
    HttpWatch watch(limit);
    watch.take("HTTP/1.1 103 Early Hints\r\n\r\n");
    QVERIFY(!watch.hasHeaders());
    watch.take("HTTP/1.1 200 OK\r\n");
    QVERIFY(!watch.hasHeaders());
    watch.take("\r\n");
    QVERIFY(watch.hasHeaders());
}

void TestHttpWatch::anotherAnswerOnTheSameConnection()
{
    HttpWatch watch(limit);
    watch.take(sized("4", "who?"));
    QVERIFY(watch.hasHeaders());
    watch.expectAnswer();
    QVERIFY(!watch.hasHeaders());
    QCOMPARE(watch.end(), FetchError::Reset);
    const QByteArray second = sized("2", "ok");
    QCOMPARE(watch.take(second).size, second.size());
    QCOMPARE(watch.end(), FetchError::None);
}

void TestHttpWatch::headersWithoutEnd_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("many lines") << "HTTP/1.1 200 OK\r\n"_ba + "X: filler\r\n"_ba.repeated(99);
    QTest::newRow("one line") << "HTTP/1.1 200 OK\r\nX: "_ba + QByteArray(2'000, 'x');
    QTest::newRow("the status line") << "HTTP/1.1 200 "_ba + QByteArray(2'000, 'x');
    QTest::newRow("a folded line") << "HTTP/1.1 200 OK\r\nX: x\r\n"_ba + " x\r\n"_ba.repeated(999);
    QTest::newRow("trailers") << chunked("0\r\n" + "X: filler\r\n"_ba.repeated(99));
}

void TestHttpWatch::headersWithoutEnd()
{
    QFETCH(const QByteArray, answer);
    for (const qsizetype partSize : {qsizetype{1}, qsizetype{7}, answer.size()}) {
        const Seen seen = seenOf(answer, partSize);
        QCOMPARE(seen.fault, FetchError::HeadersTooLarge);
        QVERIFY(seen.passed.size() <= limit + 3); // the last chunk's line is no header
    }
}

void TestHttpWatch::aHundredFields_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<FetchError>("fault");
    QTest::newRow("100") << 100 << FetchError::None;
    QTest::newRow("101") << 101 << FetchError::HeadersTooLarge;
}

void TestHttpWatch::aHundredFields()
{
    QFETCH(const int, count);
    QFETCH(const FetchError, fault);
    QCOMPARE(seenOf("HTTP/1.1 200 OK\r\n" + "X: 1\r\n"_ba.repeated(count) + "\r\n", 10).fault,
             fault);
}

void TestHttpWatch::aLongField_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<FetchError>("fault");
    QTest::newRow("8 KiB") << "X: " + QByteArray(8189, 'x') << FetchError::None;
    QTest::newRow("more") << "X: " + QByteArray(8190, 'x') << FetchError::HeadersTooLarge;
    QTest::newRow("more, folded") << "X: " + QByteArray(8000, 'x') + "\r\n " + QByteArray(200, 'x')
                                  << FetchError::HeadersTooLarge;
}

void TestHttpWatch::aLongField()
{
    QFETCH(const QByteArray, field);
    QFETCH(const FetchError, fault);
    HttpWatch watch(100'000);
    const QByteArray answer = "HTTP/1.1 200 OK\r\n" + field + "\r\n\r\n";
    QCOMPARE(watch.take(answer).fault, fault);
}

QTEST_APPLESS_MAIN(TestHttpWatch)
#include "tst_http_watch.moc"
