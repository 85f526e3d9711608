// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/fetcher.h"
#include "core/net/reply_facts.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace crawlright::net;

class TestFetchRules final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void addresses_data();
    void addresses();
    void headersThatCanBeSent_data();
    void headersThatCanBeSent();
    void asksForAPassword_data();
    void asksForAPassword();
};

void TestFetchRules::addresses_data()
{
    QTest::addColumn<bool>("expected");
    for (const char* address : {"0.0.0.0",
                                "0.1.2.3",
                                "10.0.0.0",
                                "10.255.255.255",
                                "100.64.0.0",
                                "100.127.255.255",
                                "127.0.0.1",
                                "127.255.255.254",
                                "169.254.0.1",
                                "169.254.169.254",
                                "172.16.0.0",
                                "172.31.255.255",
                                "192.168.0.0",
                                "192.168.255.255",
                                "224.0.0.1",
                                "239.255.255.255",
                                "240.0.0.1",
                                "255.255.255.255",
                                "::",
                                "::1",
                                "fe80::1",
                                "febf::1",
                                "fec0::1",
                                "fc00::1",
                                "fdff::1",
                                "ff02::1",
                                "::ffff:127.0.0.1",
                                "::ffff:10.0.0.1",
                                "::ffff:192.168.1.1",
                                "::ffff:100.64.0.1",
                                "::10.0.0.1",
                                "64:ff9b::10.0.0.1",
                                "2002:7f00:1::",
                                "2002:c0a8:101::1"})
        QTest::newRow(address) << true;
    for (const char* address : {"1.0.0.0",          "9.255.255.255",
                                "11.0.0.0",         "100.63.255.255",
                                "100.128.0.0",      "126.255.255.255",
                                "128.0.0.1",        "169.253.255.255",
                                "169.255.0.0",      "172.15.255.255",
                                "172.32.0.0",       "192.167.255.255",
                                "192.169.0.0",      "223.255.255.255",
                                "8.8.8.8",          "2001:db8::1",
                                "2606:4700::1111",  "fbff::1",
                                "fe00::1",          "::ffff:8.8.8.8",
                                "64:ff9b::8.8.8.8", "64:ff9b:1::10.0.0.1",
                                "2002:808:808::1"})
        QTest::newRow(address) << false;
}

void TestFetchRules::addresses()
{
    QFETCH(const bool, expected);
    const QHostAddress address(QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(!address.isNull());
    QCOMPARE(isPrivate(address), expected);
}

void TestFetchRules::headersThatCanBeSent_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<bool>("expected");
    QTest::newRow("plain") << "X-Staging"_ba
                           << "yes, please"_ba << true;
    QTest::newRow("empty value") << "X-Staging"_ba
                                 << ""_ba << true;
    QTest::newRow("a tab") << "X-Staging"_ba
                           << "a\tb"_ba << true;
    QTest::newRow("UTF-8") << "X-Staging"_ba
                           << "\xc3\xbc"_ba << true;
    QTest::newRow("no name") << ""_ba
                             << "yes"_ba << false;
    QTest::newRow("blank in the name") << "X Staging"_ba
                                       << "yes"_ba << false;
    QTest::newRow("colon in the name") << "X:"_ba
                                       << "yes"_ba << false;
    QTest::newRow("line end in the name") << "X\r\nY"_ba
                                          << "yes"_ba << false;
    QTest::newRow("line end in the value") << "X"_ba
                                           << "yes\r\nHost: other"_ba << false;
    QTest::newRow("NUL in the value") << "X"_ba << QByteArray("a\0b", 3) << false;
}

void TestFetchRules::headersThatCanBeSent()
{
    QFETCH(const QByteArray, name);
    QFETCH(const QByteArray, value);
    QFETCH(const bool, expected);
    QCOMPARE(canBeSent({name, value}), expected);
}

void TestFetchRules::asksForAPassword_data()
{
    QTest::addColumn<QList<Header>>("headers");
    QTest::addColumn<bool>("expected");
    const auto row = [](const char* name, const QList<Header>& headers, bool expected) {
        QTest::newRow(name) << headers << expected;
    };
    row("Basic", {{"WWW-Authenticate", "Basic realm=\"staging\""}}, true);
    row("in another case", {{"www-authenticate", "BASIC"}}, true);
    row("after another", {{"www-authenticate", "Digest nonce=\"7\", Basic realm=\"a\""}}, true);
    row("in the second header", {{"www-authenticate", "Digest"}, {"www-authenticate", "Basic"}},
        true);
    row("the name of a realm", {{"www-authenticate", "Digest realm=\"staging, basic\""}}, false);
    row("a quote ends with its header",
        {{"www-authenticate", "Digest realm=\"staging"}, {"www-authenticate", "Basic"}}, true);
    row("another header", {{"x-authenticate", "Basic"}}, false);
}

void TestFetchRules::asksForAPassword()
{
    QFETCH(const QList<Header>, headers);
    QFETCH(const bool, expected);
    Hop hop;
    hop.headers = headers;
    QCOMPARE(asksForBasic(hop), expected);
}

QTEST_GUILESS_MAIN(TestFetchRules)
#include "tst_fetch_rules.moc"
