// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/governs.h"
#include "core/net/hosts.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace crawlright;

namespace {

QJsonArray conformance(const QString& file)
{
    QFile data(QStringLiteral(CRAWLRIGHT_TEST_DATA) + u"/conformance/"_s + file);
    if (!data.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(data.fileName()));
    return QJsonDocument::fromJson(data.readAll()).array();
}

std::string ascii(const QString& url)
{
    return net::withAsciiHost(url.toStdString());
}

QString robotsUrl(const char* page)
{
    const auto url = access::robotsUrlOf(page);
    return url ? QString::fromStdString(*url) : QString();
}

} // namespace

class TestGoverns final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void scope_data();
    void scope();
    void robotsUrls_data();
    void robotsUrls();
    void allRowsAreRead();
    void details_data();
    void details();
    void aQueryIsNotTheFile();
    void hostsBecomeAscii_data();
    void hostsBecomeAscii();
};

void TestGoverns::scope_data()
{
    QTest::addColumn<QJsonObject>("row");
    for (const QJsonValue& value : conformance(u"scope.json"_s)) {
        const QJsonObject row = value.toObject();
        QTest::addRow("%s: %s, %s", qPrintable(row["id"_L1].toString()),
                      qPrintable(row["source"_L1].toString()), qPrintable(row["url"_L1].toString()))
            << row;
    }
}

void TestGoverns::scope()
{
    QFETCH(const QJsonObject, row);
    QCOMPARE(
        access::governs(ascii(row["robots_url"_L1].toString()), ascii(row["url"_L1].toString())),
        row["applies"_L1].toBool());
}

void TestGoverns::robotsUrls_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("expected");
    int number = 0;
    for (const QJsonValue& value : conformance(u"robots_url.json"_s)) {
        const QJsonObject row = value.toObject();
        QTest::addRow("%d: %s", ++number, qPrintable(row["source"_L1].toString()))
            << row["url"_L1].toString() << row["robots_url"_L1].toString();
    }
}

void TestGoverns::robotsUrls()
{
    QFETCH(const QString, url);
    QFETCH(const QString, expected);
    QCOMPARE(robotsUrl(url.toUtf8().constData()), expected);
}

void TestGoverns::allRowsAreRead()
{
    QCOMPARE(conformance(u"scope.json"_s).size(), 98);
    QCOMPARE(conformance(u"robots_url.json"_s).size(), 17);
}

void TestGoverns::details_data()
{
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QString>("expected");
    QTest::newRow("user and password dropped")
        << "https://me:secret@example.com/x"_ba << u"https://example.com/robots.txt"_s;
    QTest::newRow("@ in the path is no user")
        << "https://example.com/@me"_ba << u"https://example.com/robots.txt"_s;
    QTest::newRow("IPv6") << "http://[2001:DB8::1]:8080/x"_ba
                          << u"http://[2001:db8::1]:8080/robots.txt"_s;
    QTest::newRow("IPv6 default port") << "http://[::1]:80"_ba << u"http://[::1]/robots.txt"_s;
    QTest::newRow("port with zeros")
        << "http://example.com:0080/"_ba << u"http://example.com/robots.txt"_s;
    QTest::newRow("empty port") << "http://example.com:/"_ba << u"http://example.com/robots.txt"_s;
    QTest::newRow("port 0") << "http://example.com:0/"_ba << u"http://example.com:0/robots.txt"_s;
    QTest::newRow("port too high") << "http://example.com:65536/"_ba << QString();
    QTest::newRow("query without path")
        << "http://example.com?x=/y"_ba << u"http://example.com/robots.txt"_s;
    QTest::newRow("upper case") << "HTTP://EXAMPLE.COM/X"_ba << u"http://example.com/robots.txt"_s;
    QTest::newRow("no scheme") << "example.com/x"_ba << QString();
    QTest::newRow("no host") << "http:///x"_ba << QString();
    QTest::newRow("blank in the host") << "http://exa mple.com/"_ba << QString();
    QTest::newRow("unfinished IPv6") << "http://[::1/"_ba << QString();
    QTest::newRow("scheme in the query") << "/x?u=http://example.com/"_ba << QString();
    QTest::newRow("empty") << QByteArray() << QString();
}

void TestGoverns::details()
{
    QFETCH(const QByteArray, url);
    QFETCH(const QString, expected);
    QCOMPARE(robotsUrl(url.constData()), expected);
}

void TestGoverns::aQueryIsNotTheFile()
{
    QVERIFY(access::governs("http://example.com/robots.txt#top", "http://example.com/a"));
    QVERIFY(!access::governs("http://example.com/robots.txt?v=2", "http://example.com/a"));
    QVERIFY(!access::governs("http://example.com/", "http://example.com/a"));
    QVERIFY(!access::governs("robots.txt", "http://example.com/a"));
}

void TestGoverns::hostsBecomeAscii_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("expected");
    QTest::newRow("letters") << u"http://me@müller.eu:81/ü?q=ü#ü"_s
                             << u"http://me@xn--mller-kva.eu:81/ü?q=ü#ü"_s;
    QTest::newRow("percent-encoded")
        << u"http://m%C3%BCller.eu/%C3%BC"_s << u"http://xn--mller-kva.eu/%C3%BC"_s;
    QTest::newRow("plain") << u"HTTP://Example.com/ü"_s << u"HTTP://Example.com/ü"_s;
    QTest::newRow("no host") << u"/ü://ü"_s << u"/ü://ü"_s;
    QTest::newRow("IPv6") << u"http://[::1]/ü"_s << u"http://[::1]/ü"_s;
}

void TestGoverns::hostsBecomeAscii()
{
    QFETCH(const QString, url);
    QFETCH(const QString, expected);
    QCOMPARE(QString::fromStdString(ascii(url)), expected);
}

QTEST_GUILESS_MAIN(TestGoverns)
#include "tst_governs.moc"
