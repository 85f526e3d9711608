// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/address.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace crawlright::net;

class TestAddress final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void accepted_data();
    void accepted();
    void userInfoIsLeftOut_data();
    void userInfoIsLeftOut();
    void refused_data();
    void refused();
    void whatWasTakenIsTold();
};

void TestAddress::accepted_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("url");
    const auto row = [](const char* name, const QString& text, const QString& url) {
        QTest::newRow(name) << text << url;
    };
    row("host", u"example.com"_s, u"https://example.com/robots.txt"_s);
    row("host with blanks around", u"  example.com \n"_s, u"https://example.com/robots.txt"_s);
    row("host and path", u"example.com/a/b?c#d"_s, u"https://example.com/robots.txt"_s);
    row("host and query", u"example.com?c"_s, u"https://example.com/robots.txt"_s);
    row("host and port", u"example.com:8080/a"_s, u"https://example.com:8080/robots.txt"_s);
    row("default port", u"https://example.com:443/"_s, u"https://example.com/robots.txt"_s);
    row("default port of http", u"http://example.com:80"_s, u"http://example.com/robots.txt"_s);
    row("port of the other scheme", u"http://example.com:443"_s,
        u"http://example.com:443/robots.txt"_s);
    row("empty port", u"http://example.com:/"_s, u"http://example.com/robots.txt"_s);
    row("page", u"http://example.com/x.html"_s, u"http://example.com/robots.txt"_s);
    row("upper case", u"HTTP://EXAMPLE.COM/X"_s, u"http://example.com/robots.txt"_s);
    row("no scheme but slashes", u"//example.com/x"_s, u"https://example.com/robots.txt"_s);
    row("one word", u"localhost"_s, u"https://localhost/robots.txt"_s);
    row("one word and port", u"localhost:8080"_s, u"https://localhost:8080/robots.txt"_s);
    row("user and password", u"http://me:secret@example.com/x"_s,
        u"http://example.com/robots.txt"_s);
    row("user without scheme", u"me:secret@example.com"_s, u"https://example.com/robots.txt"_s);
    row("@ in the path", u"https://example.com/@me"_s, u"https://example.com/robots.txt"_s);
    row("international", u"http://müller.eu/ü"_s, u"http://xn--mller-kva.eu/robots.txt"_s);
    row("international, other script", u"http://пример.испытание/"_s,
        u"http://xn--e1afmkfd.xn--80akhbyknj4f/robots.txt"_s);
    row("punycode", u"xn--mller-kva.eu"_s, u"https://xn--mller-kva.eu/robots.txt"_s);
    row("IPv4", u"http://192.0.2.1/x"_s, u"http://192.0.2.1/robots.txt"_s);
    row("IPv4 and port, no scheme", u"127.0.0.1:81"_s, u"https://127.0.0.1:81/robots.txt"_s);
    row("IPv6", u"http://[2001:DB8::1]:8080/x"_s, u"http://[2001:db8::1]:8080/robots.txt"_s);
    row("IPv6 without brackets", u"::1"_s, u"https://[::1]/robots.txt"_s);
    // Google: scope table, "ftp://example.com/robots.txt"; port 21 is FTP's own.
    row("FTP", u"ftp://example.com:21/pub/"_s, u"ftp://example.com/robots.txt"_s);
    row("FTP at another port", u"FTP://example.com:2121"_s, u"ftp://example.com:2121/robots.txt"_s);
    row("backslash", u"http://example.com\\x"_s, u"http://example.com/robots.txt"_s);
}

void TestAddress::accepted()
{
    QFETCH(const QString, text);
    QFETCH(const QString, url);
    const auto address = robotsAddress(text);
    QVERIFY2(address, "refused");
    QCOMPARE(address->url.toString(QUrl::FullyEncoded), url);
}

void TestAddress::userInfoIsLeftOut_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("left");
    const auto row = [](const char* name, const QString& text, const QString& left) {
        QTest::newRow(name) << text << left;
    };
    row("none", u"https://example.com/a?b=c@d"_s, u"https://example.com/a?b=c@d"_s);
    row("user", u"https://me@example.com/a"_s, u"https://example.com/a"_s);
    row("user and password", u" http://me:secret@example.com:80/"_s, u" http://example.com:80/"_s);
    row("without a scheme", u"me:secret@example.com"_s, u"example.com"_s);
    row("without a scheme, with slashes", u"//me:secret@example.com"_s, u"//example.com"_s);
    row("an at sign in the password", u"ftp://me:se@cret@example.com/x@y"_s,
        u"ftp://example.com/x@y"_s);
    row("before a query", u"me@example.com?c@d"_s, u"example.com?c@d"_s);
    row("a letter", u"mailto:me@example.com"_s, u"mailto:me@example.com"_s);
}

void TestAddress::userInfoIsLeftOut()
{
    QFETCH(const QString, text);
    QTEST(withoutUserInfo(text), "left");
}

void TestAddress::refused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<AddressError>("error");
    using enum AddressError;
    QTest::newRow("empty") << QString() << Empty;
    QTest::newRow("blanks") << u" \t\n"_s << Empty;
    QTest::newRow("words") << u"what is this"_s << NotAUrl;
    QTest::newRow("no host") << u"http://"_s << NotAUrl;
    QTest::newRow("path only") << u"/robots.txt"_s << NotAUrl;
    QTest::newRow("three slashes") << u"http:///robots.txt"_s << NotAUrl;
    QTest::newRow("colons") << u"http://:::cnn.com/"_s << NotAUrl;
    QTest::newRow("blank in the host") << u"http://exa mple.com/"_s << NotAUrl;
    QTest::newRow("control character") << u"http://exa\u0001mple.com/"_s << NotAUrl;
    QTest::newRow("brackets") << u"http://[1/"_s << NotAUrl;
    QTest::newRow("port with letters") << u"http://example.com:8o"_s << BadPort;
    QTest::newRow("port 0") << u"http://example.com:0"_s << BadPort;
    QTest::newRow("port too high") << u"http://example.com:65536/"_s << BadPort;
    QTest::newRow("negative port") << u"http://example.com:-1/"_s << BadPort;
    QTest::newRow("endless port") << u"http://example.com:99999999999999999999/"_s << BadPort;
    QTest::newRow("gopher") << u"gopher://example.com/"_s << OtherScheme;
    QTest::newRow("file") << u"file:///etc/passwd"_s << OtherScheme;
    QTest::newRow("javascript") << u"javascript:alert(1)"_s << OtherScheme;
    QTest::newRow("mailto") << u"mailto:me@example.com"_s << OtherScheme;
    QTest::newRow("data") << u"data:text/plain,x"_s << OtherScheme;
}

void TestAddress::refused()
{
    QFETCH(const QString, text);
    QFETCH(const AddressError, error);
    const auto address = robotsAddress(text);
    QVERIFY2(!address, "accepted");
    QCOMPARE(address.error(), error);
}

void TestAddress::whatWasTakenIsTold()
{
    const auto bare = robotsAddress(u"example.com"_s);
    QVERIFY(bare && bare->schemeAssumed && !bare->wasSubfolderFile);
    const auto full = robotsAddress(u"http://example.com/robots.txt"_s);
    QVERIFY(full && !full->schemeAssumed && !full->wasSubfolderFile);
    const auto folder = robotsAddress(u"http://example.com/pages/robots.txt?x"_s);
    QVERIFY(folder && folder->wasSubfolderFile);
    QCOMPARE(folder->url.path(), u"/robots.txt"_s);
    const auto query = robotsAddress(u"http://example.com/a?b=/robots.txt"_s);
    QVERIFY(query && !query->wasSubfolderFile);
}

QTEST_GUILESS_MAIN(TestAddress)
#include "tst_address.moc"
