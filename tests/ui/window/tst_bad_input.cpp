// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "tests/ui/files/hanging_disk.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/window/file_flow.h"
#include "ui/window/page.h"

#include <QApplication>
#include <QByteArray>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QString>
#include <QStringList>
#include <QTest>
#include <QThreadPool>
#include <QToolButton>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace crawlright;
using namespace Qt::StringLiterals;
using test::WindowFixture;

namespace {

const QByteArray before = "User-agent: *\nDisallow: /before\n";
const QByteArray picture("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1", 24);

} // namespace

/// Files that are no robots.txt, cannot be read or cannot be written: each ends in a message above
/// the editor, never in a box, and what is in the editor stays.
class BadInputTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void isRefused_data();
    void isRefused();
    void unreadable();
    void aPictureOpensIfOneInsists();
    void isOpenedWithARemark_data();
    void isOpenedWithARemark();
    void deletedWhileOpen();
    void backAsItWas();
    void deletedAndClosed();
    void changedWhileOpen();
    void tooBigWhileOpen();
    void aKeptTextIsUnsaved();
    void writeProtected();
    void writesIntoTheFileUnlessItChanged();
    void writesIntoTheFileFromThenOn();
    void aSaveThatHangsIsGivenUp();
    void closesWhereASaveHangs();
    void diskFull();
    void folderGone();
    void aMissingNameInTheDialog();
    void reloadingOverChangesCanBeTakenBack();
    void aFailedReloadIsTold();
    void savesAgainWhatIsTypedWhileSaving();
    void theRemarkNamesTheFileAsItIsNow();

private:
    void edit() { m_fixture->type(u"#"_s); }
    void verifyUntouched(const QByteArray& bytes)
    {
        QCOMPARE(QByteArray::fromStdString(m_fixture->session().bytes()), bytes);
        QCOMPARE(m_fixture->window().windowFilePath(), m_path);
        QVERIFY(!QApplication::activeModalWidget());
    }
    /// As where no file can be made beside it, which root cannot be forbidden.
    void failInAReadOnlyFolder()
    {
        Q_EMIT m_fixture->window().page().files().file().saveFailed(
            {.fault = files::FileFault::ReadOnlyFolder, .path = m_path});
        QTRY_VERIFY2(message().contains("does not let you make new files"_L1),
                     qPrintable(message()));
    }
    void giveUp()
    {
        QTRY_COMPARE(m_fixture->shown(u"statusCancel"_s), u"Cancel"_s);
        QTest::mouseClick(m_fixture->window().findChild<QToolButton*>(u"statusCancel"_s),
                          Qt::LeftButton);
    }
    [[nodiscard]] ino_t fileNumber() const
    {
        struct stat state {};
        return stat(QFile::encodeName(m_path).constData(), &state) == 0 ? state.st_ino : 0;
    }
    [[nodiscard]] QString message() const
    {
        const QStringList all = m_fixture->messages();
        return all.isEmpty() ? QString() : all.first();
    }

    std::unique_ptr<WindowFixture> m_fixture;
    QString m_path;
};

void BadInputTest::init()
{
    test::failOnWarnings();
    m_fixture = std::make_unique<WindowFixture>();
    m_path = m_fixture->file(u"robots.txt"_s, before);
    m_fixture->open(m_path);
    QVERIFY(message().isEmpty());
}

void BadInputTest::isRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("says");
    QTest::newRow("missing") << u"missing"_s << u"There is no file"_s;
    QTest::newRow("folder") << u"folder"_s << u"is a folder"_s;
    QTest::newRow("dangling link") << u"dangling"_s << u"a link to a file that does not exist"_s;
    QTest::newRow("pipe") << u"pipe"_s << u"a device, a pipe or a socket"_s;
    QTest::newRow("device") << u"/dev/zero"_s << u"a device, a pipe or a socket"_s;
    QTest::newRow("read error") << u"/proc/self/mem"_s << u"could not be read"_s;
    QTest::newRow("2 GB") << u"huge"_s << u"too big to open: it has 2.0 GiB"_s;
    QTest::newRow("picture") << u"picture.png"_s << u"is a picture"_s;
    QTest::newRow("compressed") << u"robots.txt.gz"_s << u"is a compressed file"_s;
    QTest::newRow("program") << u"program"_s << u"is a program"_s;
}

void BadInputTest::isRefused()
{
    QFETCH(const QString, name);
    QFETCH(const QString, says);
    WindowFixture& f = *m_fixture;
    QVERIFY(QDir().mkdir(f.at(u"folder"_s)));
    QVERIFY(QFile::link(f.at(u"nowhere"_s), f.at(u"dangling"_s)));
    QCOMPARE(mkfifo(QFile::encodeName(f.at(u"pipe"_s)).constData(), 0600), 0);
    QVERIFY(QFile::resize(f.file(u"huge"_s, {}), 2LL * 1024 * 1024 * 1024));
    f.file(u"picture.png"_s, picture);
    f.file(u"robots.txt.gz"_s, "\x1f\x8b\x08 and so on");
    f.file(u"program"_s, "\x7f"
                         "ELF\x02\x01\x01");
    const QString path = QDir::isAbsolutePath(name) ? name : f.at(name);
    if (QDir::isAbsolutePath(name) && !QFileInfo::exists(path))
        QSKIP("There is no such special file here.");
    f.window().openFile(path);
    QTRY_VERIFY(!message().isEmpty());
    QVERIFY2(message().contains(says), qPrintable(message()));
    verifyUntouched(before);
}

void BadInputTest::unreadable()
{
    WindowFixture& f = *m_fixture;
    const QString path = f.file(u"secret"_s, "User-agent: *\n");
    QVERIFY(QFile::setPermissions(path, {}));
    if (geteuid() == 0)
        QSKIP("Root may read everything.");
    f.window().openFile(path);
    QTRY_VERIFY(message().contains("permission"_L1));
    verifyUntouched(before);
}

void BadInputTest::aPictureOpensIfOneInsists()
{
    WindowFixture& f = *m_fixture;
    const QString path = f.file(u"picture.png"_s, picture);
    f.window().openFile(path);
    QTRY_VERIFY(!message().isEmpty());
    f.answerMessage(u"Open Anyway"_s);
    QTRY_COMPARE(f.window().windowFilePath(), path);
    QCOMPARE(QByteArray::fromStdString(f.session().bytes()), picture);
    QVERIFY(!f.window().isWindowModified());
}

void BadInputTest::isOpenedWithARemark_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("says");
    QTest::newRow("not UTF-8") << QByteArray("User-agent: *\nDisallow: /caf\xe9\n")
                               << u"not all UTF-8"_s;
    QTest::newRow("UTF-16") << QByteArray("\xff\xfeU\0s\0e\0r\0\n\0", 12) << u"is UTF-16"_s;
    QTest::newRow("NUL") << QByteArray("User-agent: *\nDisallow: /\0a\n", 27) << u"NUL bytes"_s;
    QTest::newRow("HTML") << QByteArray("<!DOCTYPE html>\n<html><body>404</body></html>\n")
                          << u"a web page (HTML)"_s;
    QTest::newRow("empty") << QByteArray() << u"is empty"_s;
}

void BadInputTest::isOpenedWithARemark()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, says);
    WindowFixture& f = *m_fixture;
    const QString path = f.file(u"odd.txt"_s, bytes);
    f.open(path);
    QTRY_VERIFY2(message().contains(says), qPrintable(message()));
    QCOMPARE(QByteArray::fromStdString(f.session().bytes()), bytes);
    edit();
    f.trigger(u"Edit"_s, u"Undo"_s);
    f.trigger(u"File"_s, u"Save"_s);
    QTRY_COMPARE(WindowFixture::contentOf(path), bytes);
    QVERIFY(!f.window().isWindowModified());
}

void BadInputTest::deletedWhileOpen()
{
    WindowFixture& f = *m_fixture;
    edit();
    QVERIFY(QFile::remove(m_path));
    QTRY_VERIFY2(message().contains("was deleted or moved"_L1), qPrintable(message()));
    verifyUntouched("#" + before);
    f.answerMessage(u"Save It Again"_s);
    QTRY_COMPARE(WindowFixture::contentOf(m_path), "#" + before);
    QTRY_VERIFY(!f.window().isWindowModified());
    QVERIFY(f.messages().isEmpty());
}

void BadInputTest::backAsItWas()
{
    WindowFixture& f = *m_fixture;
    QVERIFY(QFile::remove(m_path));
    QTRY_VERIFY(message().contains("was deleted or moved"_L1));
    QCOMPARE(f.tabs(), QStringList(u"robots.txt *"_s));
    f.file(u"robots.txt"_s, before);
    QTRY_COMPARE(f.messages(), QStringList());
    QCOMPARE(f.tabs(), QStringList(u"robots.txt"_s));
    QVERIFY(!f.window().isWindowModified());
    f.file(u"robots.txt"_s, "User-agent: theirs\n");
    QTRY_VERIFY(message().contains("was changed by another program"_L1));
    QCOMPARE(f.tabs(), QStringList(u"robots.txt *"_s));
    f.file(u"robots.txt"_s, before);
    QTRY_COMPARE(f.messages(), QStringList());
    QCOMPARE(f.tabs(), QStringList(u"robots.txt"_s));
}

void BadInputTest::deletedAndClosed()
{
    WindowFixture& f = *m_fixture;
    QVERIFY(QFile::remove(m_path));
    QTRY_VERIFY(f.window().isWindowModified()); // the only copy is the one in the editor
    f.window().close();
    QTRY_VERIFY(f.question());
    QTest::mouseClick(f.question()->button(QMessageBox::Save), Qt::LeftButton);
    QTRY_VERIFY(!f.window().isVisible());
    QCOMPARE(WindowFixture::contentOf(m_path), before);
}

void BadInputTest::changedWhileOpen()
{
    WindowFixture& f = *m_fixture;
    edit();
    f.file(u"robots.txt"_s, "User-agent: theirs\n");
    QTRY_VERIFY2(message().contains("was changed by another program"_L1), qPrintable(message()));
    verifyUntouched("#" + before);
    f.answerMessage(u"Keep This Text"_s);
    QTRY_VERIFY(f.messages().isEmpty());
    verifyUntouched("#" + before);
    f.file(u"robots.txt"_s, "User-agent: theirs again\n");
    QTRY_VERIFY(!message().isEmpty());
    f.answerMessage(u"Reload"_s);
    QTRY_COMPARE(f.session().bytes(), std::string("User-agent: theirs again\n"));
    QVERIFY(!f.window().isWindowModified());
    f.trigger(u"Edit"_s, u"Undo"_s);
    QCOMPARE(QByteArray::fromStdString(f.session().bytes()), "#" + before);
}

void BadInputTest::tooBigWhileOpen()
{
    WindowFixture& f = *m_fixture;
    constexpr qint64 tooBig = 20LL * 1024 * 1024;
    edit();
    QVERIFY(QFile::resize(m_path, tooBig));
    QTRY_VERIFY2(message().contains("too big to open"_L1), qPrintable(message()));
    QVERIFY2(message().contains("Your text is still here"_L1), qPrintable(message()));
    f.trigger(u"File"_s, u"Save"_s);
    QTRY_COMPARE(f.messages().filter(u"so nothing was saved"_s).size(), 1);
    QCOMPARE(QFileInfo(m_path).size(), tooBig);
    verifyUntouched("#" + before);
    f.answerMessage(u"Overwrite"_s);
    QTRY_COMPARE(WindowFixture::contentOf(m_path), "#" + before);
    QTRY_VERIFY(f.messages().isEmpty());
    QVERIFY(QFile::resize(m_path, tooBig));
    QTRY_VERIFY2(message().contains("too big to open"_L1), qPrintable(message()));
    f.answerMessage(u"Keep This Text"_s);
    QTRY_VERIFY(f.messages().isEmpty());
    QVERIFY(f.window().isWindowModified());
    f.trigger(u"File"_s, u"Save"_s); // that was the answer
    QTRY_COMPARE(WindowFixture::contentOf(m_path), "#" + before);
    QTRY_VERIFY(!f.window().isWindowModified());
    QVERIFY(f.messages().isEmpty());
}

void BadInputTest::aKeptTextIsUnsaved()
{
    WindowFixture& f = *m_fixture;
    f.file(u"robots.txt"_s, "User-agent: theirs\n");
    QTRY_VERIFY2(message().contains("was changed by another program"_L1), qPrintable(message()));
    f.answerMessage(u"Keep This Text"_s);
    QTRY_VERIFY(f.messages().isEmpty());
    verifyUntouched(before);
    QVERIFY(f.session().isModified());
    QVERIFY(f.window().isWindowModified());
    QCOMPARE(f.tabs(), QStringList(u"robots.txt *"_s));
    f.window().close();
    QTRY_VERIFY(f.question());
    QTest::mouseClick(f.question()->button(QMessageBox::Save), Qt::LeftButton);
    QTRY_VERIFY(!f.window().isVisible());
    QCOMPARE(WindowFixture::contentOf(m_path), before);
}

void BadInputTest::writeProtected()
{
    WindowFixture& f = *m_fixture;
    edit();
    QVERIFY(QFile::setPermissions(m_path, QFile::ReadOwner));
    f.trigger(u"File"_s, u"Save"_s);
    QTRY_VERIFY2(message().contains("write-protected"_L1), qPrintable(message()));
    verifyUntouched("#" + before);
    QVERIFY(f.window().isWindowModified());
    QCOMPARE(WindowFixture::contentOf(m_path), before);
    f.answerMessage(u"Save under Another Name…"_s);
    QVERIFY(f.window().findChild<QFileDialog*>());
}

void BadInputTest::writesIntoTheFileUnlessItChanged()
{
    WindowFixture& f = *m_fixture;
    edit();
    const ino_t number = fileNumber();
    failInAReadOnlyFolder();
    f.file(u"robots.txt"_s, "User-agent: theirs\n");
    f.answerMessage(u"Write into the File"_s);
    QTRY_COMPARE(f.messages().filter(u"so nothing was saved"_s).size(), 1);
    QCOMPARE(WindowFixture::contentOf(m_path), "User-agent: theirs\n");
    verifyUntouched("#" + before);
    f.answerMessage(u"Overwrite"_s);
    QTRY_COMPARE(WindowFixture::contentOf(m_path), "#" + before);
    QTRY_VERIFY(f.messages().isEmpty());
    QCOMPARE(fileNumber(), number); // into the file, as was chosen
}

void BadInputTest::writesIntoTheFileFromThenOn()
{
    WindowFixture& f = *m_fixture;
    edit();
    const ino_t number = fileNumber();
    failInAReadOnlyFolder();
    f.answerMessage(u"Write into the File"_s);
    QTRY_VERIFY(!f.window().isWindowModified());
    QCOMPARE(WindowFixture::contentOf(m_path), "#" + before);
    f.type(u"!"_s);
    f.trigger(u"File"_s, u"Save"_s);
    QTRY_COMPARE(WindowFixture::contentOf(m_path), "#!" + before);
    QTRY_VERIFY(!f.window().isWindowModified());
    QCOMPARE(fileNumber(), number);
    QCOMPARE(f.messages(), QStringList());
}

void BadInputTest::aSaveThatHangsIsGivenUp()
{
    WindowFixture& f = *m_fixture;
    edit();
    {
        const test::HangingDisk disk;
        f.trigger(u"File"_s, u"Save"_s);
        giveUp();
        QTRY_VERIFY2(message().contains("was given up"_L1), qPrintable(message()));
        QCOMPARE(f.shown(u"statusCancel"_s), QString());
        verifyUntouched("#" + before);
        QVERIFY(f.window().isWindowModified());
    }
    f.trigger(u"File"_s, u"Save"_s);
    QTRY_VERIFY(!f.window().isWindowModified());
    QCOMPARE(WindowFixture::contentOf(m_path), "#" + before);
    QCOMPARE(f.messages(), QStringList());
}

void BadInputTest::closesWhereASaveHangs()
{
    WindowFixture& f = *m_fixture;
    edit();
    const test::HangingDisk disk;
    f.trigger(u"File"_s, u"Save"_s);
    f.window().close();
    QVERIFY(f.window().isVisible());
    giveUp();
    QTRY_VERIFY(f.question());
    QTest::mouseClick(f.question()->button(QMessageBox::Discard), Qt::LeftButton);
    QTRY_VERIFY(!f.window().isVisible());
    QCOMPARE(WindowFixture::contentOf(m_path), before);
}

void BadInputTest::diskFull()
{
    WindowFixture& f = *m_fixture;
    edit();
    rlimit usual{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &usual), 0);
    const rlimit full{8, usual.rlim_max};
    const auto usualAction = std::signal(SIGXFSZ, SIG_IGN);
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &full), 0);
    f.trigger(u"File"_s, u"Save"_s);
    const bool said =
        QTest::qWaitFor([&] { return message().contains("could not be saved"_L1); }, 5000);
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &usual), 0);
    std::signal(SIGXFSZ, usualAction);
    QVERIFY2(said, qPrintable(message()));
    verifyUntouched("#" + before);
    QVERIFY(f.window().isWindowModified());
    QCOMPARE(WindowFixture::contentOf(m_path), before);
    f.trigger(u"File"_s, u"Save"_s);
    QTRY_COMPARE(WindowFixture::contentOf(m_path), "#" + before);
    QTRY_VERIFY(f.messages().isEmpty());
}

void BadInputTest::folderGone()
{
    WindowFixture& f = *m_fixture;
    QVERIFY(QDir().mkdir(f.at(u"site"_s)));
    m_path = f.file(u"site/robots.txt"_s, before);
    f.open(m_path);
    edit();
    QVERIFY(QDir(f.at(u"site"_s)).removeRecursively());
    QTRY_VERIFY(message().contains("was deleted or moved"_L1));
    f.trigger(u"File"_s, u"Save"_s);
    QTRY_VERIFY(f.messages().filter(u"its folder does not exist"_s).size() == 1);
    verifyUntouched("#" + before);
}

void BadInputTest::aMissingNameInTheDialog()
{
    m_fixture->trigger(u"File"_s, u"Open…"_s);
    auto* dialog = m_fixture->window().findChild<QFileDialog*>();
    QVERIFY(dialog);
    auto* name = dialog->findChild<QLineEdit*>(u"fileNameEdit"_s);
    name->setText(m_fixture->at(u"nowhere.txt"_s));
    auto* buttons = dialog->findChild<QDialogButtonBox*>();
    QTest::mouseClick(buttons->button(QDialogButtonBox::Open), Qt::LeftButton);
    QTRY_COMPARE(m_fixture->messages().size(), 1);
    QVERIFY2(message().contains("nowhere.txt"_L1), qPrintable(message()));
    verifyUntouched(before);
}

void BadInputTest::reloadingOverChangesCanBeTakenBack()
{
    edit();
    const QByteArray edited = QByteArray::fromStdString(m_fixture->session().bytes());
    QVERIFY(edited != before);
    m_fixture->trigger(u"File"_s, u"Re&load from Disk"_s.remove(u'&'));
    QTRY_COMPARE(QByteArray::fromStdString(m_fixture->session().bytes()), before);
    QTRY_COMPARE(m_fixture->messages().size(), 1);
    m_fixture->answerMessage(u"Undo"_s);
    QCOMPARE(QByteArray::fromStdString(m_fixture->session().bytes()), edited);
    // Where nothing was lost nothing is said.
    m_fixture->trigger(u"File"_s, u"Save"_s);
    QTRY_VERIFY(!m_fixture->session().isModified());
    m_fixture->trigger(u"File"_s, u"Reload from Disk"_s);
    QTRY_COMPARE(QThreadPool::globalInstance()->activeThreadCount(), 0);
    QCoreApplication::processEvents();
    QCOMPARE(m_fixture->messages(), QStringList());
}

void BadInputTest::aFailedReloadIsTold()
{
    WindowFixture& f = *m_fixture;
    QVERIFY(QFile::resize(m_path, 2LL * 1024 * 1024 * 1024));
    f.trigger(u"File"_s, u"Reload from Disk"_s);
    QTRY_VERIFY2(message().contains("too big to open"_L1), qPrintable(message()));
    QCOMPARE(f.messages().size(), 1);
    verifyUntouched(before);
    f.file(u"robots.txt"_s, "User-agent: small\n");
    f.answerMessage(u"Retry"_s);
    QTRY_COMPARE(f.session().bytes(), std::string("User-agent: small\n"));
    QTRY_VERIFY(f.messages().isEmpty());
    QVERIFY(QFile::remove(m_path));
    QTRY_VERIFY(message().contains("was deleted or moved"_L1));
    f.trigger(u"File"_s, u"Reload from Disk"_s);
    QTRY_VERIFY2(message().contains("There is no file"_L1), qPrintable(message()));
    QCOMPARE(f.messages().size(), 1);
    f.answerMessage(u"Save It Again"_s);
    QTRY_COMPARE(WindowFixture::contentOf(m_path), "User-agent: small\n");
    QTRY_VERIFY(f.messages().isEmpty());
}

void BadInputTest::savesAgainWhatIsTypedWhileSaving()
{
    WindowFixture& f = *m_fixture;
    f.type(u"#"_s);
    f.trigger(u"File"_s, u"Save"_s);
    f.type(u"!"_s);
    f.trigger(u"File"_s, u"Save"_s); // the first one is still under way
    QTRY_COMPARE(WindowFixture::contentOf(m_path), "#!" + before);
    QTRY_VERIFY(!f.window().isWindowModified());
    QVERIFY(f.messages().isEmpty());
}

void BadInputTest::theRemarkNamesTheFileAsItIsNow()
{
    m_fixture->open(m_fixture->file(u"old.txt"_s, "User-agent: *\n# \xE9t\xE9\n"));
    QTRY_VERIFY(message().contains("old.txt"_L1));
    m_fixture->trigger(u"File"_s, u"Save As…"_s);
    auto* dialog = m_fixture->window().findChild<QFileDialog*>();
    dialog->selectFile(m_fixture->at(u"new.txt"_s));
    auto* buttons = dialog->findChild<QDialogButtonBox*>();
    QTest::mouseClick(buttons->button(QDialogButtonBox::Save), Qt::LeftButton);
    QTRY_VERIFY2(message().contains("new.txt"_L1), qPrintable(message()));
}

QTEST_MAIN(BadInputTest)
#include "tst_bad_input.moc"
