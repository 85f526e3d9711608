// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/files/session_store.h"

#include <QSettings>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

namespace urls = crawlright::urls;
using namespace crawlright::files;
using namespace Qt::StringLiterals;

class SessionStoreTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void comesBack();
    void aShorterListReplacesALongerOne();
    void whatIsNoDocumentIsLeftOut();
    void howUrlsAreRead_data();
    void howUrlsAreRead();
    void canBeUnwanted();

private:
    QTemporaryDir m_folder;
};

void SessionStoreTest::comesBack()
{
    const QString path = m_folder.filePath(u"comes.ini"_s);
    const OpenDocuments open{
        .documents = {{.path = u"/srv/a/robots.txt"_s, .anchor = 7, .cursor = 3, .topLine = 2},
                      {.path = u"/srv/ü, b/robots.txt"_s, .topLine = 9, .folds = {3, 17}},
                      {.address = u"https://example.com/robots.txt"_s, .cursor = 5}},
        .current = 1,
        .tested = u"/shop/?q=a b, c"_s,
        .urls = u"/srv/urls.csv"_s,
        .urlOptions = urls::LoadOptions{.format = urls::Format::Csv,
                                        .csv = {.delimiter = ';',
                                                .hasHeader = true,
                                                .column = 1,
                                                .columns = {"Größe, in Bytes", "URL"}}}};
    {
        QSettings settings(path, QSettings::IniFormat);
        SessionStore(settings).store(open);
    }
    QSettings settings(path, QSettings::IniFormat);
    QCOMPARE(SessionStore(settings).load(), open);
}

void SessionStoreTest::aShorterListReplacesALongerOne()
{
    QSettings settings(m_folder.filePath(u"shorter.ini"_s), QSettings::IniFormat);
    SessionStore store(settings);
    QCOMPARE(store.load(), OpenDocuments());
    store.store({.documents = {{.path = u"/a"_s, .cursor = 3}, {.path = u"/b"_s}}, .current = 0});
    store.store({.documents = {{.path = u"/c"_s}}, .current = {}});
    QCOMPARE(store.load(), (OpenDocuments{.documents = {{.path = u"/c"_s}}, .current = {}}));
    store.store({});
    QCOMPARE(store.load(), OpenDocuments());
    QVERIFY(!settings.allKeys().join(u' ').contains(u"documents/1"_s));
}

void SessionStoreTest::whatIsNoDocumentIsLeftOut()
{
    QSettings settings(m_folder.filePath(u"bad.ini"_s), QSettings::IniFormat);
    settings.setValue(u"session/documents/size"_s, 3);
    settings.setValue(u"session/documents/2/path"_s, u"/b"_s);
    settings.setValue(u"session/documents/2/topLine"_s, u"nonsense"_s);
    settings.setValue(u"session/current"_s, 1);
    QCOMPARE(SessionStore(settings).load(),
             (OpenDocuments{.documents = {{.path = u"/b"_s}}, .current = 0}));
}

/// What somebody wrote into the settings by hand is not taken for more than it is.
void SessionStoreTest::howUrlsAreRead_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<QStringList>("table");
    QTest::addColumn<std::optional<urls::LoadOptions>>("read");
    using Options = std::optional<urls::LoadOptions>;
    QTest::newRow("no format") << 99 << QStringList() << Options();
    QTest::newRow("a log") << static_cast<int>(urls::Format::AccessLog) << QStringList()
                           << Options(urls::LoadOptions{.format = urls::Format::AccessLog});
    const Options asGuessed = urls::LoadOptions{.format = urls::Format::Csv};
    const int csv = static_cast<int>(urls::Format::Csv);
    QTest::newRow("no table") << csv << QStringList{u";"_s} << asGuessed;
    QTest::newRow("no such column")
        << csv << QStringList{u";"_s, u"1"_s, u"1"_s, u"URL"_s} << asGuessed;
    QTest::newRow("no delimiter") << csv << QStringList{QString(), u"1"_s, u"0"_s, u"URL"_s}
                                  << asGuessed;
}

void SessionStoreTest::howUrlsAreRead()
{
    QFETCH(const int, format);
    QFETCH(const QStringList, table);
    QFETCH(const std::optional<urls::LoadOptions>, read);
    QSettings settings(m_folder.filePath(u"urls.ini"_s), QSettings::IniFormat);
    settings.setValue(u"session/urlFormat"_s, format);
    settings.setValue(u"session/urlTable"_s, table);
    QVERIFY(SessionStore(settings).load().urlOptions == read);
    SessionStore(settings).store({});
    QVERIFY(!SessionStore(settings).load().urlOptions);
}

void SessionStoreTest::canBeUnwanted()
{
    QSettings settings(m_folder.filePath(u"unwanted.ini"_s), QSettings::IniFormat);
    SessionStore store(settings);
    QVERIFY(store.isWanted());
    store.setWanted(false);
    QVERIFY(!SessionStore(settings).isWanted());
}

QTEST_GUILESS_MAIN(SessionStoreTest)
#include "tst_session_store.moc"
