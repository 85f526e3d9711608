// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/ui/files/hanging_disk.h"
#include "ui/files/document_file.h"
#include "ui/session/document_session.h"

#include <QByteArray>
#include <QDateTime>
#include <QFile>
#include <QFileDevice>
#include <QFileInfo>
#include <QIODevice>
#include <QSignalSpy>
#include <QString>
#include <QStringLiteral>
#include <QTemporaryDir>
#include <QTest>
#include <QTextCursor>
#include <QTextDocument>
#include <QThreadPool>

using namespace crawlright;
using namespace std::chrono_literals;
using files::DocumentFile;
using session::DocumentSession;

namespace {

void writeBytes(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(unreadable)");
}

void type(DocumentSession& session, const QString& text)
{
    QTextCursor(session.textDocument()).insertText(text);
}

} // namespace

class DocumentFileTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning();
        m_folder = std::make_unique<QTemporaryDir>();
        m_session = std::make_unique<DocumentSession>();
        m_file = std::make_unique<DocumentFile>(*m_session);
        m_path = m_folder->filePath(QStringLiteral("robots.txt"));
    }
    void cleanup()
    {
        m_file.reset();
        m_session.reset();
    }

    void opensAndSavesEveryByte();
    void aFailureLeavesTheText();
    void typedWhileSavingIsStillUnsaved();
    void undoneToWhatIsSavedIsSaved();
    void reloadCanBeUndone();
    void savesNothingHalfDone();
    void tellsOfChangesByOthers();
    void aKeptTextIsUnsaved();
    void replacedByRenaming();
    void aTouchIsNoChange();
    void ownSaveIsNoChange();
    void tellsOfRemoval();
    void doesNotOverwriteOthersUnasked();
    void tellsOfWhatCannotBeRead();
    void doesNotOverwriteWhatCannotBeRead();
    void oneThingAtATime();
    void givesUpASaveThatHangs();
    void aLateSaveCountsForWhatItWrote();
    void aLateSaveElsewhereDoesNotCount();
    void aSaveWaitsForALateOne();

private:
    void open(const QByteArray& bytes)
    {
        writeBytes(m_path, bytes);
        QSignalSpy opened(m_file.get(), &DocumentFile::opened);
        m_file->open(m_path);
        QTRY_COMPARE(opened.size(), 1);
    }
    void save(const QString& path)
    {
        QSignalSpy saved(m_file.get(), &DocumentFile::saved);
        m_file->saveTo(path);
        QTRY_COMPARE(saved.size(), 1);
    }
    /// Nobody is told that it was written, when it is given up.
    void saveAndGiveUp(const QString& path)
    {
        const QSignalSpy failed(m_file.get(), &DocumentFile::saveFailed);
        m_file->saveTo(path);
        QVERIFY(DocumentFile::writers().waitForDone(10s));
        m_file->cancel();
        QCOMPARE(failed.size(), 1);
        QVERIFY(!m_file->isBusy());
    }
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<DocumentSession> m_session;
    std::unique_ptr<DocumentFile> m_file;
    QString m_path;
};

void DocumentFileTest::opensAndSavesEveryByte()
{
    QByteArray bytes("User-agent: *\r\nDisallow: /a\xff\xc3\r#\xe2\x80\xa8\n", 36);
    bytes += QByteArray("\0\x01 no line end", 14);
    open(bytes);
    QVERIFY(!m_session->isModified());
    const QString copy = m_folder->filePath(QStringLiteral("copy.txt"));
    save(copy);
    QCOMPARE(contentOf(copy), bytes);
    QCOMPARE(m_file->path(), copy);
    type(*m_session, QStringLiteral("# new\n"));
    QVERIFY(m_session->isModified());
    save(copy);
    QVERIFY(!m_session->isModified());
    const QByteArray after = contentOf(copy);
    QVERIFY2(after.endsWith(bytes), "what was not edited must stay as it was");
    QCOMPARE(contentOf(m_path), bytes);
}

void DocumentFileTest::aFailureLeavesTheText()
{
    open("User-agent: *\n");
    type(*m_session, QStringLiteral("# unsaved\n"));
    const std::string before = m_session->bytes();
    QSignalSpy failed(m_file.get(), &DocumentFile::openFailed);
    m_file->open(m_folder->filePath(QStringLiteral("missing")));
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(m_session->bytes() == before);
    QVERIFY(m_session->isModified());
    QCOMPARE(m_file->path(), m_path);
}

void DocumentFileTest::typedWhileSavingIsStillUnsaved()
{
    open("User-agent: *\n");
    type(*m_session, QStringLiteral("#1\n"));
    QSignalSpy saved(m_file.get(), &DocumentFile::saved);
    m_file->saveTo(m_path);
    type(*m_session, QStringLiteral("#2\n"));
    QTRY_COMPARE(saved.size(), 1);
    QVERIFY(m_session->isModified());
    QVERIFY(!contentOf(m_path).contains("#2"));
}

void DocumentFileTest::undoneToWhatIsSavedIsSaved()
{
    open("User-agent: *\n");
    type(*m_session, QStringLiteral("#1\n"));
    QSignalSpy saved(m_file.get(), &DocumentFile::saved);
    m_file->saveTo(m_path);
    type(*m_session, QStringLiteral("#2\n"));
    QTRY_COMPARE(saved.size(), 1);
    m_session->textDocument()->undo();
    QCOMPARE(m_session->bytes(), std::string("#1\nUser-agent: *\n"));
    QVERIFY(!m_session->isModified());
    m_session->textDocument()->undo();
    QCOMPARE(m_session->bytes(), std::string("User-agent: *\n"));
    QVERIFY2(m_session->isModified(), "the file is not as it was opened");
}

void DocumentFileTest::reloadCanBeUndone()
{
    open("User-agent: *\n");
    type(*m_session, QStringLiteral("# mine\n"));
    const std::string mine = m_session->bytes();
    writeBytes(m_path, "User-agent: theirs\n");
    QSignalSpy reloaded(m_file.get(), &DocumentFile::reloaded);
    m_file->reload();
    QTRY_COMPARE(reloaded.size(), 1);
    QCOMPARE(m_session->bytes(), std::string("User-agent: theirs\n"));
    QVERIFY(!m_session->isModified());
    m_session->textDocument()->undo();
    QCOMPARE(m_session->bytes(), mine);
    QVERIFY(m_session->isModified());
}

void DocumentFileTest::savesNothingHalfDone()
{
    open("1\n2\n3\n4\n5\n6\n");
    m_session->setSliceSize(1);
    writeBytes(m_path, "a\nb\nc\nd\ne\nf\n");
    QSignalSpy reloaded(m_file.get(), &DocumentFile::reloaded);
    m_file->reload();
    QVERIFY(reloaded.wait());
    QVERIFY(!m_session->isModified());
    m_session->replaceAll("u\nv\nw\nx\ny\nz\n");
    QVERIFY(m_session->isLoading());
    save(m_path);
    QCOMPARE(contentOf(m_path), "u\nv\nw\nx\ny\nz\n");
    QVERIFY(!m_session->isModified());
}

void DocumentFileTest::tellsOfChangesByOthers()
{
    open("User-agent: *\n");
    QSignalSpy changed(m_file.get(), &DocumentFile::changedOnDisk);
    writeBytes(m_path, "User-agent: other\n");
    QTRY_COMPARE(changed.size(), 1);
    QVERIFY(m_file->differsFromDisk());
    QCOMPARE(m_session->bytes(), std::string("User-agent: *\n"));
    const QSignalSpy failed(m_file.get(), &DocumentFile::saveFailed);
    m_file->saveTo(m_path); // being told is not a choice
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(contentOf(m_path), "User-agent: other\n");
    m_file->keepText();
    QVERIFY(!m_file->differsFromDisk());
    save(m_path);
    QCOMPARE(contentOf(m_path), "User-agent: *\n");
}

void DocumentFileTest::aKeptTextIsUnsaved()
{
    open("User-agent: *\n");
    QSignalSpy changed(m_file.get(), &DocumentFile::changedOnDisk);
    writeBytes(m_path, "User-agent: other\n");
    QTRY_COMPARE(changed.size(), 1);
    const QSignalSpy modified(m_session.get(), &DocumentSession::modifiedChanged);
    m_file->keepText();
    QCOMPARE(modified.size(), 1);
    QVERIFY(m_session->isModified());
    QCOMPARE(m_session->savedBytes(), std::string("User-agent: other\n"));
    save(m_path);
    QVERIFY(!m_session->isModified());
    QCOMPARE(contentOf(m_path), "User-agent: *\n");
}

void DocumentFileTest::replacedByRenaming()
{
    open("User-agent: *\n");
    QSignalSpy changed(m_file.get(), &DocumentFile::changedOnDisk);
    const QString other = m_folder->filePath(QStringLiteral("new"));
    for (int i = 1; i <= 2; ++i) { // twice: the watch must hold on to the new file
        writeBytes(other, "User-agent: other" + QByteArray::number(i) + '\n');
        QCOMPARE(std::rename(qPrintable(other), qPrintable(m_path)), 0);
        QTRY_COMPARE(changed.size(), i);
    }
}

void DocumentFileTest::aTouchIsNoChange()
{
    open("User-agent: *\n");
    QSignalSpy changed(m_file.get(), &DocumentFile::changedOnDisk);
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(60),
                             QFileDevice::FileModificationTime));
    file.close();
    m_file->lookAtDisk();
    writeBytes(m_path, "User-agent: changed\n"); // and then a real one, to know that it was over
    QTRY_COMPARE(changed.size(), 1);
    QVERIFY(!changed.wait(300));
}

void DocumentFileTest::ownSaveIsNoChange()
{
    open("User-agent: *\n");
    QSignalSpy changed(m_file.get(), &DocumentFile::changedOnDisk);
    type(*m_session, QStringLiteral("# mine\n"));
    save(m_path);
    QVERIFY(!changed.wait(500));
    QVERIFY(!m_file->differsFromDisk());
}

void DocumentFileTest::tellsOfRemoval()
{
    open("User-agent: *\n");
    QSignalSpy removed(m_file.get(), &DocumentFile::removedFromDisk);
    const QSignalSpy same(m_file.get(), &DocumentFile::sameAsDisk);
    QVERIFY(QFile::remove(m_path));
    QTRY_COMPARE(removed.size(), 1);
    QVERIFY(m_file->differsFromDisk());
    QCOMPARE(m_session->bytes(), std::string("User-agent: *\n"));
    writeBytes(m_path, "User-agent: *\n"); // back as it was
    QTRY_COMPARE(same.size(), 1);
    QVERIFY(!m_file->differsFromDisk());
    QVERIFY(QFile::remove(m_path));
    QTRY_COMPARE(removed.size(), 2);
    save(m_path);
    QCOMPARE(contentOf(m_path), "User-agent: *\n");
    QVERIFY(!m_file->differsFromDisk());
}

void DocumentFileTest::doesNotOverwriteOthersUnasked()
{
    open("User-agent: *\n");
    type(*m_session, QStringLiteral("# mine\n"));
    QSignalSpy failed(m_file.get(), &DocumentFile::saveFailed);
    writeBytes(m_path, "User-agent: theirs\n");
    m_file->saveTo(m_path); // before the watch could tell
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().value<files::FileError>().fault,
             files::FileFault::ChangedOnDisk);
    QCOMPARE(contentOf(m_path), "User-agent: theirs\n");
    QSignalSpy saved(m_file.get(), &DocumentFile::saved);
    m_file->saveTo(m_path, files::Replace::Atomically, true);
    QTRY_COMPARE(saved.size(), 1);
    QVERIFY(contentOf(m_path).startsWith("# mine"));
}

void DocumentFileTest::tellsOfWhatCannotBeRead()
{
    open("User-agent: *\n");
    QSignalSpy changed(m_file.get(), &DocumentFile::changedOnDisk);
    const QSignalSpy same(m_file.get(), &DocumentFile::sameAsDisk);
    QVERIFY(QFile::resize(m_path, files::maxFileSize + 1));
    QTRY_COMPARE(changed.size(), 1);
    QVERIFY(m_file->differsFromDisk());
    QVERIFY(m_file->unread().has_value());
    QCOMPARE(m_file->unread()->fault, files::FileFault::TooBig);
    m_file->lookAtDisk();
    QVERIFY2(!changed.wait(300), "it was told");
    writeBytes(m_path, "User-agent: *\n");
    QTRY_COMPARE(same.size(), 1);
    QVERIFY(!m_file->differsFromDisk());
    QVERIFY(!m_file->unread().has_value());
}

void DocumentFileTest::doesNotOverwriteWhatCannotBeRead()
{
    open("User-agent: *\n");
    type(*m_session, QStringLiteral("# mine\n"));
    const QSignalSpy failed(m_file.get(), &DocumentFile::saveFailed);
    QVERIFY(QFile::resize(m_path, files::maxFileSize + 1));
    m_file->saveTo(m_path); // before the watch could tell
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().value<files::FileError>().fault,
             files::FileFault::ChangedUnread);
    QCOMPARE(QFileInfo(m_path).size(), files::maxFileSize + 1);
    const QSignalSpy saved(m_file.get(), &DocumentFile::saved);
    m_file->saveTo(m_path, files::Replace::Atomically, true);
    QTRY_COMPARE(saved.size(), 1);
    QCOMPARE(contentOf(m_path), "# mine\nUser-agent: *\n");
}

void DocumentFileTest::oneThingAtATime()
{
    open("User-agent: *\n");
    const QString other = m_folder->filePath(QStringLiteral("other.txt"));
    writeBytes(other, "User-agent: other\n");
    QSignalSpy opened(m_file.get(), &DocumentFile::opened);
    QSignalSpy saved(m_file.get(), &DocumentFile::saved);
    m_file->open(other);
    QVERIFY(m_file->isBusy());
    m_file->saveTo(m_path); // refused: it would save one file's text into another
    QTRY_VERIFY(!m_file->isBusy());
    QCOMPARE(opened.size(), 1);
    QCOMPARE(saved.size(), 0);
    QCOMPARE(m_file->path(), other);
    QCOMPARE(contentOf(m_path), "User-agent: *\n");
}

void DocumentFileTest::givesUpASaveThatHangs()
{
    open("User-agent: *\n");
    type(*m_session, QStringLiteral("# mine\n"));
    const QSignalSpy saved(m_file.get(), &DocumentFile::saved);
    const QSignalSpy failed(m_file.get(), &DocumentFile::saveFailed);
    {
        const test::HangingDisk disk;
        for (int i = 1; i <= 2; ++i) { // the second one waits for the first
            m_file->saveTo(m_path);
            QVERIFY(m_file->isSaving());
            m_file->cancel();
            QCOMPARE(failed.size(), i);
            QCOMPARE(failed.last().first().value<files::FileError>().fault,
                     files::FileFault::Cancelled);
            QVERIFY(!m_file->isBusy());
        }
    }
    QVERIFY(m_file->hasLateSave());
    QTRY_VERIFY(!m_file->hasLateSave());
    QCOMPARE(contentOf(m_path), "User-agent: *\n");
    QCOMPARE(saved.size(), 0);
    QVERIFY(m_session->isModified());
    save(m_path);
    QCOMPARE(contentOf(m_path), "# mine\nUser-agent: *\n");
    QCOMPARE(failed.size(), 2);
}

void DocumentFileTest::aLateSaveCountsForWhatItWrote()
{
    open("User-agent: *\n");
    type(*m_session, QStringLiteral("#1\n"));
    QSignalSpy changed(m_file.get(), &DocumentFile::changedOnDisk);
    const QSignalSpy saved(m_file.get(), &DocumentFile::saved);
    saveAndGiveUp(m_path);
    type(*m_session, QStringLiteral("#2\n"));
    QCOMPARE(saved.size(), 0);
    QTRY_COMPARE(saved.size(), 1);
    QVERIFY(m_session->isModified());
    QCOMPARE(contentOf(m_path), "#1\nUser-agent: *\n");
    m_session->textDocument()->undo();
    QVERIFY(!m_session->isModified());
    QVERIFY(!m_file->differsFromDisk());
    QVERIFY2(!changed.wait(300), "it was not another program");
    QCOMPARE(changed.size(), 0);
}

void DocumentFileTest::aLateSaveElsewhereDoesNotCount()
{
    open("User-agent: *\n");
    type(*m_session, QStringLiteral("# mine\n"));
    const QSignalSpy saved(m_file.get(), &DocumentFile::saved);
    saveAndGiveUp(m_folder->filePath(QStringLiteral("other.txt")));
    QTRY_VERIFY(!m_file->hasLateSave());
    QCOMPARE(saved.size(), 0);
    QCOMPARE(m_file->path(), m_path);
    QVERIFY(m_session->isModified());
}

void DocumentFileTest::aSaveWaitsForALateOne()
{
    open("User-agent: *\n");
    type(*m_session, QStringLiteral("#1\n"));
    const QSignalSpy saved(m_file.get(), &DocumentFile::saved);
    const QSignalSpy failed(m_file.get(), &DocumentFile::saveFailed);
    saveAndGiveUp(m_path);
    type(*m_session, QStringLiteral("#2\n"));
    m_file->saveTo(m_path);
    QVERIFY(m_file->isSaving());
    QVERIFY(DocumentFile::writers().waitForDone(10s));
    QCOMPARE(contentOf(m_path), "#1\nUser-agent: *\n");
    QTRY_COMPARE(saved.size(), 2);
    QCOMPARE(contentOf(m_path), "#2\n#1\nUser-agent: *\n");
    QVERIFY(!m_session->isModified());
    QCOMPARE(failed.size(), 1); // the one that was given up
}

QTEST_MAIN(DocumentFileTest)
#include "tst_document_file.moc"
