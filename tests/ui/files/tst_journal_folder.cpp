// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/files/journal_folder.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QIODevice>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <sys/stat.h>
#ifdef Q_OS_LINUX
#include <sys/syscall.h>
#include <unistd.h>
#endif

using namespace crawlright::files;
using namespace Qt::StringLiterals;

namespace {

std::atomic_int syncedFolders = 0;

JournalEntry entryOf(const std::string& bytes)
{
    return {.path = u"/srv/robots.txt"_s, .bytes = bytes};
}

} // namespace

#ifdef Q_OS_LINUX
/// Takes the place of the system's own in this program, and counts.
extern "C" int fsync(int descriptor)
{
    struct stat state {};
    if (fstat(descriptor, &state) == 0 && S_ISDIR(state.st_mode))
        ++syncedFolders;
    return static_cast<int>(syscall(SYS_fsync, descriptor));
}
#endif

class JournalFolderTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning();
        m_folder = std::make_unique<QTemporaryDir>();
    }
    void leavesNothingWithoutAJournal();
    void findsWhatAnotherLeft();
    void leavesAloneWhoRuns();
    void isOnlyForTheUser();
    void tellsWhatIsDamaged();
    void takesTheLastWholeOne();
    void everyWriteIsSafeFromAPowerCut();
    void tellsThatNothingCanBeKept();

private:
    [[nodiscard]] QString root() const { return m_folder->filePath(u"state/journals"_s); }
    [[nodiscard]] QStringList left() const
    {
        return QDir(root()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
    }
    QString keep(JournalFolder& folder, const std::string& bytes) const
    {
        QString file;
        const auto error = folder.write(file, entryOf(bytes));
        return error ? QString() : file;
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void JournalFolderTest::leavesNothingWithoutAJournal()
{
    {
        JournalFolder unused(root());
        QVERIFY(unused.adopt().empty());
    }
    QVERIFY(!QFileInfo::exists(root()));
    {
        JournalFolder used(root());
        const QString file = keep(used, "a");
        QVERIFY(!file.isEmpty() && QFile::remove(file));
    }
    QCOMPARE(left(), QStringList());
}

void JournalFolderTest::findsWhatAnotherLeft()
{
    {
        JournalFolder first(root());
        QVERIFY(!keep(first, "one").isEmpty());
        QString two = keep(first, "two");
        QVERIFY(!first.write(two, entryOf("two, typed on")));
    }
    {
        JournalFolder second(root());
        const auto found = second.adopt();
        QCOMPARE(found.size(), 2U);
        QCOMPARE(found[0].entry.value(), entryOf("one"));
        QCOMPARE(found[1].entry.value(), entryOf("two, typed on"));
        QVERIFY(second.adopt().empty());
        QVERIFY(QFile::remove(found[0].file)); // nobody needs it any more
    }
    JournalFolder third(root());
    const auto found = third.adopt();
    QCOMPARE(found.size(), 1U);
    QCOMPARE(found[0].entry.value(), entryOf("two, typed on"));
    QCOMPARE(left().size(), 2); // the third one's folder and its lock
}

void JournalFolderTest::leavesAloneWhoRuns()
{
    auto running = std::make_unique<JournalFolder>(root());
    QVERIFY(!keep(*running, "mine").isEmpty());
    JournalFolder other(root());
    QVERIFY(other.adopt().empty());
    running.reset();
    QCOMPARE(other.adopt().size(), 1U);
}

void JournalFolderTest::isOnlyForTheUser()
{
    JournalFolder folder(root());
    const QString file = keep(folder, "secret");
    struct stat state {};
    QCOMPARE(stat(QFile::encodeName(QFileInfo(file).absolutePath()).constData(), &state), 0);
    QCOMPARE(state.st_mode & 0777U, 0700U);
}

void JournalFolderTest::tellsWhatIsDamaged()
{
    {
        JournalFolder first(root());
        QFile torn(keep(first, std::string(10'000, 'a')));
        QVERIFY(torn.resize(5000));
    }
    JournalFolder second(root());
    const auto found = second.adopt();
    QCOMPARE(found.size(), 1U);
    QVERIFY(!found[0].entry);
    QCOMPARE(static_cast<int>(found[0].entry.error()), static_cast<int>(JournalFault::Damaged));
    QVERIFY(QFileInfo::exists(found[0].file));
}

void JournalFolderTest::takesTheLastWholeOne()
{
    {
        JournalFolder first(root());
        // The program ended while it wrote the next one.
        QFile half(keep(first, "whole") + u".aBcDeF"_s);
        QVERIFY(half.open(QIODevice::WriteOnly) && half.write("Crawlri") == 7);
    }
    JournalFolder second(root());
    const auto found = second.adopt();
    QCOMPARE(found.size(), 1U);
    QCOMPARE(found[0].entry.value(), entryOf("whole"));
    QCOMPARE(left().size(), 2);
}

void JournalFolderTest::everyWriteIsSafeFromAPowerCut()
{
#ifndef Q_OS_LINUX
    QSKIP("what is synced is counted on Linux only");
#endif
    JournalFolder folder(root());
    QString file;
    for (const char* const text : {"one", "two", "three"}) {
        const int before = syncedFolders;
        QVERIFY(!folder.write(file, entryOf(text)));
        QVERIFY2(syncedFolders > before, text);
    }
}

void JournalFolderTest::tellsThatNothingCanBeKept()
{
    QFile inTheWay(m_folder->filePath(u"state"_s));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    JournalFolder folder(root());
    QString file;
    const auto error = folder.write(file, entryOf("a"));
    QVERIFY(error.has_value());
    QCOMPARE(error->path, root());
    QVERIFY(folder.adopt().empty());
}

QTEST_GUILESS_MAIN(JournalFolderTest)
#include "tst_journal_folder.moc"
