// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/url.h"

#include <QByteArray>
#include <QTest>

using namespace crawlright;
using access::PathChange;
using dialects::Id;

namespace {

class tst_Url : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void path_data();
    void path();
    void prepared_data();
    void prepared();
    void wildcardsOfPatterns();
    void changes();
};

void tst_Url::path_data()
{
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QByteArray>("path");

    const auto row = [](const QByteArray& url, const QByteArray& path) {
        QTest::newRow(url.isEmpty() ? "(empty)" : url.constData()) << url << path;
    };
    row("", "/");
    row("http://h", "/");
    row("http://h/", "/");
    row("http://h/a?b;c", "/a?b;c");
    row("http://h/a#f", "/a");
    row("http://h?q", "/?q");
    row("http://h;p", "/;p");
    row("http://h#f/a", "/");
    row("h/a", "/a");
    row("h", "/");
    row("//h/a", "/a");
    row("//h#/a", "/");
    row("//#/a", "/");
    row("///a", "/a");
    row("/a://b/c", "/a://b/c");
    row("a?b://c/d", "/?b://c/d");
    row("a;b://c/d", "/;b://c/d");
    row("//a://b/c", "/c");
    row("://h/a", "/a");
    row("a://b://c/d", "//c/d");
    row("http:///a", "/a");
    row("/a%3c\xC3\xB6", "/a%3c\xC3\xB6");
    QTest::newRow("a NUL ends the path") << QByteArray("/a\0b", 4) << QByteArray("/a");
    QTest::newRow("a NUL before the path does not") << QByteArray("h\0/a", 4) << QByteArray("/a");
    QTest::newRow("a NUL before the fragment") << QByteArray("/a\0b#c", 6) << QByteArray("/a");
}

void tst_Url::path()
{
    QFETCH(QByteArray, url);
    QTEST(QByteArray::fromStdString(access::pathOf(url.toStdString())), "path");
}

void tst_Url::prepared_data()
{
    QTest::addColumn<Id>("dialect");
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QByteArray>("path");

    QTest::newRow("google/robotstxt leaves a URL alone")
        << Id::GoogleParser << QByteArray("/\xC3\xB6%3c") << QByteArray("/\xC3\xB6%3c");
    QTest::newRow("Google: high bytes and digits")
        << Id::Google << QByteArray("/\xC3\xB6%3c%61") << QByteArray("/%C3%B6%3C%61");
    QTest::newRow("RFC 9309 figure 4, row 2")
        << Id::Rfc9309 << QByteArray("/foo/bar?baz=https://foo.bar")
        << QByteArray("/foo/bar?baz=https%3A%2F%2Ffoo.bar");
    QTest::newRow("RFC 9309 figure 4, row 3")
        << Id::Rfc9309 << QByteArray("/foo/bar/\xE3\x83\x84") << QByteArray("/foo/bar/%E3%83%84");
    QTest::newRow("RFC 9309 figure 4, row 5")
        << Id::Rfc9309 << QByteArray("/foo/bar/%62%61%7A") << QByteArray("/foo/bar/baz");
    QTest::newRow("RFC 9309 figure 6")
        << Id::Rfc9309 << QByteArray("/a*b$") << QByteArray("/a%2Ab%24");
    QTest::newRow("draft 1997: all but %2F")
        << Id::Draft1997 << QByteArray("/%7Ea%2fb%2A") << QByteArray("/~a%2Fb*");
    QTest::newRow("a cut escape stays") << Id::Rfc9309 << QByteArray("/%6") << QByteArray("/%6");
    QTest::newRow("no escape stays") << Id::Rfc9309 << QByteArray("/%6g%") << QByteArray("/%6g%");
}

void tst_Url::prepared()
{
    QFETCH(Id, dialect);
    QFETCH(QByteArray, url);
    QTEST(QByteArray::fromStdString(access::prepare(url.toStdString(), dialects::get(dialect))),
          "path");
}

void tst_Url::wildcardsOfPatterns()
{
    std::string out;
    access::encodeInto(out, "/a*b$c$", dialects::get(Id::Rfc9309).patternEncoding, true);
    QCOMPARE(out, std::string("/a*b%24c$"));
}

void tst_Url::changes()
{
    const auto changes =
        access::changesOf("/\xC3\xB6%3c%61", dialects::get(Id::Rfc9309).urlEncoding, false);
    const std::vector<PathChange> wanted{{PathChange::Kind::Encoded, {1, 3}, {1, 7}},
                                         {PathChange::Kind::HexRaised, {3, 6}, {7, 10}},
                                         {PathChange::Kind::Decoded, {6, 9}, {10, 11}}};
    QCOMPARE(changes, wanted);
}

} // namespace

QTEST_APPLESS_MAIN(tst_Url)
#include "tst_url.moc"
