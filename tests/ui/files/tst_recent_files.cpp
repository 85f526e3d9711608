// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/files/recent_files.h"

#include <QSettings>
#include <QSignalSpy>
#include <QString>
#include <QStringList>
#include <QStringLiteral>
#include <QTemporaryDir>
#include <QTest>

using crawlright::files::RecentFiles;

class RecentFilesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void newestFirstAndOnce();
    void neverMoreThanItsMost();
    void outlivesTheProgram();
    void removesAndClears();

private:
    QTemporaryDir m_folder;
    [[nodiscard]] QString settingsPath() const
    {
        return m_folder.filePath(QString::fromLatin1(QTest::currentTestFunction()));
    }
};

void RecentFilesTest::newestFirstAndOnce()
{
    QSettings settings(settingsPath(), QSettings::IniFormat);
    RecentFiles recent(settings);
    const QSignalSpy changed(&recent, &RecentFiles::changed);
    for (const char* path : {"/a", "/b", "/a"})
        recent.add(QString::fromLatin1(path));
    QCOMPARE(recent.paths(), QStringList({QStringLiteral("/a"), QStringLiteral("/b")}));
    QCOMPARE(changed.size(), 3);
}

void RecentFilesTest::neverMoreThanItsMost()
{
    QSettings settings(settingsPath(), QSettings::IniFormat);
    RecentFiles recent(settings);
    for (int i = 0; i < 2 * RecentFiles::maxCount; ++i)
        recent.add(QStringLiteral("/file%1").arg(i));
    QCOMPARE(recent.paths().size(), RecentFiles::maxCount);
    QCOMPARE(recent.paths().first(), QStringLiteral("/file%1").arg(2 * RecentFiles::maxCount - 1));
}

void RecentFilesTest::outlivesTheProgram()
{
    {
        QSettings settings(settingsPath(), QSettings::IniFormat);
        RecentFiles(settings).add(QStringLiteral("/with, comma and \"quotes\""));
    }
    QSettings settings(settingsPath(), QSettings::IniFormat);
    QCOMPARE(RecentFiles(settings).paths(),
             QStringList(QStringLiteral("/with, comma and \"quotes\"")));
}

void RecentFilesTest::removesAndClears()
{
    QSettings settings(settingsPath(), QSettings::IniFormat);
    RecentFiles recent(settings);
    recent.add(QStringLiteral("/a"));
    recent.add(QStringLiteral("/b"));
    recent.remove(QStringLiteral("/b"));
    QCOMPARE(recent.paths(), QStringList(QStringLiteral("/a")));
    recent.clear();
    QVERIFY(recent.paths().isEmpty());
}

QTEST_GUILESS_MAIN(RecentFilesTest)
#include "tst_recent_files.moc"
