// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/governing.h"

#include <QByteArray>
#include <QString>
#include <QTest>

using namespace crawlright;
using namespace Qt::StringLiterals;

class GoverningTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void tells_data();
    void tells();
};

void GoverningTest::tells_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<bool>("elsewhere");
    QTest::addColumn<QString>("robots");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* name, const QString& address, const char* file, bool elsewhere,
                        const QString& robots, const QString& sentence) {
        QTest::newRow(name) << address << QByteArray(file) << elsewhere << robots << sentence;
    };
    const char* const www = "https://www.example.com/robots.txt";
    row("nothing typed", {}, www, false, {}, {});
    row("a path, nobody's file", u"/a"_s, "", false, {}, {});
    row("a path", u"/a"_s, www, false, {},
        u"A path alone is taken for this file’s own host, www.example.com."_s);
    row("nobody's file", u"http://Example.com:80/a"_s, "", false,
        u"http://example.com/robots.txt"_s, u"Governed by http://example.com/robots.txt."_s);
    row("the open file", u"https://www.example.com:443/a?b"_s, www, false,
        u"https://www.example.com/robots.txt"_s,
        u"Governed by this file, https://www.example.com/robots.txt."_s);
    row("a host alone", u"www.example.com/a"_s, www, false, u"https://www.example.com/robots.txt"_s,
        u"Governed by this file, https://www.example.com/robots.txt."_s);
    row("a host alone, of the file's scheme", u"www.example.com"_s,
        "http://www.example.com/robots.txt", false, u"http://www.example.com/robots.txt"_s,
        u"Governed by this file, http://www.example.com/robots.txt."_s);
    row("another host", u"https://shop.example.com/a"_s, www, true,
        u"https://shop.example.com/robots.txt"_s,
        u"This file is of www.example.com; for shop.example.com another robots.txt counts: "
        "https://shop.example.com/robots.txt."_s);
    row("without www", u"https://example.com/a"_s, www, true, u"https://example.com/robots.txt"_s,
        u"This file is of www.example.com; for example.com another robots.txt counts: "
        "https://example.com/robots.txt."_s);
    row("another scheme", u"http://www.example.com/a"_s, www, true,
        u"http://www.example.com/robots.txt"_s,
        u"This file is of https://www.example.com; for http://www.example.com another robots.txt "
        "counts: http://www.example.com/robots.txt."_s);
    row("another port", u"https://www.example.com:8443/a"_s, www, true,
        u"https://www.example.com:8443/robots.txt"_s,
        u"This file is of port 443; for port 8443 another robots.txt counts: "
        "https://www.example.com:8443/robots.txt."_s);
    row("an international name", u"https://bücher.example/a"_s, "", false,
        u"https://xn--bcher-kva.example/robots.txt"_s,
        u"Governed by https://bücher.example/robots.txt "
        "(https://xn--bcher-kva.example/robots.txt)."_s);
    row("the same in ASCII", u"https://xn--bcher-kva.example/a"_s,
        "https://xn--bcher-kva.example/robots.txt", false,
        u"https://xn--bcher-kva.example/robots.txt"_s,
        u"Governed by this file, https://bücher.example/robots.txt "
        "(https://xn--bcher-kva.example/robots.txt)."_s);
    row("another international name", u"https://bücher.example/a"_s, www, true,
        u"https://xn--bcher-kva.example/robots.txt"_s,
        u"This file is of www.example.com; for bücher.example (xn--bcher-kva.example) another "
        "robots.txt counts: https://bücher.example/robots.txt "
        "(https://xn--bcher-kva.example/robots.txt)."_s);
    row("an address of six", u"https://[2001:DB8::1]:8080/a"_s, "https://[2001:db8::1]/robots.txt",
        true, u"https://[2001:db8::1]:8080/robots.txt"_s,
        u"This file is of port 443; for port 8080 another robots.txt counts: "
        "https://[2001:db8::1]:8080/robots.txt."_s);
    row("a file from a folder", u"https://example.com/a"_s, "https://example.com/sub/robots.txt",
        true, u"https://example.com/robots.txt"_s,
        u"This file was fetched from a folder, https://example.com/sub/robots.txt. Crawlers read "
        "robots.txt only at the root of a host: it governs nothing. "
        "https://example.com/robots.txt counts."_s);
    row("a path for a file from a folder", u"/a"_s, "https://example.com/sub/robots.txt", true,
        u"https://example.com/robots.txt"_s,
        u"This file was fetched from a folder, https://example.com/sub/robots.txt. Crawlers read "
        "robots.txt only at the root of a host: it governs nothing. "
        "https://example.com/robots.txt counts."_s);
    row("a robots.txt in a folder", u"/sub/robots.txt"_s, "", false, {},
        u"A robots.txt in a folder is a page like any other: no crawler reads rules from it."_s);
    row("the robots.txt itself", u"/robots.txt"_s, "", false, {}, {});
    row("no address", u"mailto:a@example.com"_s, www, false, {}, {});
    row("a bad port", u"https://example.com:99999/a"_s, "", false, {}, {});
}

void GoverningTest::tells()
{
    QFETCH(const QString, address);
    QFETCH(const QByteArray, file);
    QFETCH(const bool, elsewhere);
    QFETCH(const QString, robots);
    QFETCH(const QString, sentence);
    const words::Governing governing = tester::governingOf(address, file.toStdString());
    QCOMPARE(words::isElsewhere(governing), elsewhere);
    QCOMPARE(governing.robotsUrl, robots);
    QCOMPARE(words::governingSentence(governing), sentence);
}

QTEST_GUILESS_MAIN(GoverningTest)
#include "tst_governing.moc"
