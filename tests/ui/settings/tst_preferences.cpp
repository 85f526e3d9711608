// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/settings/preferences.h"

#include <QSettings>
#include <QString>
#include <QTemporaryDir>
#include <QTest>
#include <QVariant>

using namespace crawlright::settings;
using namespace Qt::StringLiterals;

class PreferencesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void comeBack();
    void theUsualIsNotKept();
    void nonsenseIsTheUsual_data();
    void nonsenseIsTheUsual();
    void fetchOptions();
};

void PreferencesTest::comeBack()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(u"s.ini"_s), QSettings::IniFormat);
    QCOMPARE(load(settings), Preferences());
    const Preferences wanted{.fontFamily = u"DejaVu Sans Mono"_s,
                             .fontPoints = 13,
                             .theme = u"Breeze Dark"_s,
                             .userAgent = "Shop/1.0 (+https://example.com)",
                             .fetchSeconds = 90,
                             .fetchMebibytes = 2,
                             .fetchRedirects = 8,
                             .keepsHistory = false,
                             .keepsFetches = false,
                             .historyMebibytes = 3,
                             .language = u"en"_s};
    store(settings, wanted);
    settings.sync();
    const QSettings again(folder.filePath(u"s.ini"_s), QSettings::IniFormat);
    QCOMPARE(load(again), wanted);
    QVERIFY(!keepsHistory(again));
}

void PreferencesTest::theUsualIsNotKept()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(u"s.ini"_s), QSettings::IniFormat);
    store(settings, {.theme = u"Breeze Dark"_s, .fetchSeconds = 5});
    QCOMPARE(settings.allKeys().size(), 2);
    store(settings, {});
    QVERIFY(settings.allKeys().isEmpty());
}

void PreferencesTest::nonsenseIsTheUsual_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QVariant>("value");
    QTest::newRow("size of a font: too small") << u"editor/fontSize"_s << QVariant(1);
    QTest::newRow("size of a font: a word") << u"editor/fontSize"_s << QVariant(u"big"_s);
    QTest::newRow("seconds: none") << u"fetch/seconds"_s << QVariant(0);
    QTest::newRow("seconds: an hour") << u"fetch/seconds"_s << QVariant(3600);
    QTest::newRow("redirects: too many") << u"fetch/redirects"_s << QVariant(21);
    QTest::newRow("size: negative") << u"fetch/mebibytes"_s << QVariant(-3);
    QTest::newRow("user agent: two lines") << u"fetch/userAgent"_s << QVariant(u"a\r\nX: y"_s);
    QTest::newRow("user agent: no ASCII") << u"fetch/userAgent"_s << QVariant(u"Käfer"_s);
}

void PreferencesTest::nonsenseIsTheUsual()
{
    QFETCH(QString, key);
    QFETCH(QVariant, value);
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(u"s.ini"_s), QSettings::IniFormat);
    settings.setValue(key, value);
    QCOMPARE(load(settings), Preferences());
}

void PreferencesTest::fetchOptions()
{
    using namespace std::chrono_literals;
    const crawlright::net::FetchOptions usual = fetchOptionsOf({});
    QCOMPARE(usual.userAgent, crawlright::net::defaultUserAgent());
    QVERIFY(usual.limits.total == crawlright::net::FetchLimits().total);
    QCOMPARE(usual.limits.body, crawlright::net::FetchLimits().body);
    const crawlright::net::FetchOptions own = fetchOptionsOf(
        {.userAgent = "x", .fetchSeconds = 3, .fetchMebibytes = 1, .fetchRedirects = 0});
    QCOMPARE(own.userAgent, "x");
    QVERIFY(own.limits.total == 3s && own.limits.stall == 3s);
    QCOMPARE(own.limits.body, 1024 * 1024);
    QCOMPARE(own.limits.redirects, 0);
}

QTEST_GUILESS_MAIN(PreferencesTest)
#include "tst_preferences.moc"
