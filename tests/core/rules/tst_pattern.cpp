// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/rules/pattern.h"

#include <QByteArray>
#include <QTest>

using crawlright::rules::matches;

namespace {

class tst_Pattern : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wildcards_data();
    void wildcards();
    void ordinary();
    void hardPatternsAreLinear();
};

void tst_Pattern::wildcards_data()
{
    QTest::addColumn<QByteArray>("pattern");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<bool>("matched");

    const auto row = [](const char* pattern, const char* path, bool matched) {
        QTest::addRow("%s %s", pattern, path) << QByteArray(pattern) << QByteArray(path) << matched;
    };
    row("", "/", true);
    row("/", "/", true);
    row("/fish", "/fish.html", true);
    row("/fish", "/Fish", false);
    row("/fish*", "/fish", true);
    row("/fish/", "/fish", false);
    row("/*.php", "/folder/any.php.file/", true);
    row("/*.php$", "/filename.php", true);
    row("/*.php$", "/filename.php?p", false);
    row("/*.php$", "/.php.php", true);
    row("/fish*.php", "/Fish.PHP", false);
    row("$", "/", false);
    row("/$", "/", true);
    row("/$", "/a", false);
    row("/a$b", "/a$bc", true);
    row("/a$b", "/a", false);
    row("/a$$", "/a$", true);
    row("/*$", "/a", true);
    row("*", "/", true);
    row("*$", "/", true);
    row("**a**b", "/xaxb", true);
    row("/a*a$", "/a", false);
    row("/a*a$", "/aa", true);
    row("/ab*ab$", "/abab", true);
    row("/ab*bab$", "/abab", false);
    row("/*a*b*c$", "/abc", true);
    row("/*a*b*c$", "/acb", false);
    row("a", "/a", false);
    row("*a", "/a", true);
}

void tst_Pattern::wildcards()
{
    QFETCH(QByteArray, pattern);
    QFETCH(QByteArray, path);
    QTEST(matches(pattern.toStdString(), path.toStdString(), true), "matched");
}

void tst_Pattern::ordinary()
{
    QVERIFY(matches("/a*b$", "/a*b$c", false));
    QVERIFY(!matches("/a*b", "/axb", false));
    QVERIFY(!matches("/a$", "/a", false));
}

// Each of these takes hours where every star is tried at every byte, minutes where a substring
// search is quadratic.
void tst_Pattern::hardPatternsAreLinear()
{
    const std::string path = '/' + std::string(2'000'000, 'a');
    QVERIFY(!matches("/*" + std::string(1'000'000, 'a') + 'b', path, true));
    std::string stars = "/";
    for (int i = 0; i < 100'000; ++i)
        stars += "*a";
    QVERIFY(matches(stars, path, true));
    QVERIFY(!matches(stars + "*b", path, true));
}

} // namespace

QTEST_APPLESS_MAIN(tst_Pattern)
#include "tst_pattern.moc"
