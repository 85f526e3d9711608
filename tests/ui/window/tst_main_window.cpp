// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/scripted_server.h"
#include "tests/support/strictness.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/editor/code_editor.h"
#include "ui/problems/problems_pane.h"

#include <QAbstractItemModel>
#include <QAccessible>
#include <QAccessibleEvent>
#include <QAccessibleInterface>
#include <QAction>
#include <QApplication>
#include <QByteArray>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QEvent>
#include <QFile>
#include <QFileDialog>
#include <QImage>
#include <QKeyEvent>
#include <QKeySequence>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QModelIndex>
#include <QPalette>
#include <QPlainTextEdit>
#include <QPoint>
#include <QPushButton>
#include <QSize>
#include <QSpinBox>
#include <QString>
#include <QStringList>
#include <QStyleHints>
#include <QTest>
#include <QTextCursor>
#include <QToolButton>
#include <QTreeView>
#include <QUrl>
#include <QWidget>

using namespace crawlright;
using namespace Qt::StringLiterals;
using test::WindowFixture;

namespace {

const QByteArray shop = "User-agent: *\nDisallow: /shop\nAllow: /shop/help\n";
/// Without one there is a hint about it.
const QByteArray sitemap("Sitemap: https://example.com/sitemap.xml\n");

/// Answers the question about unsaved changes as soon as it is asked.
void answer(WindowFixture& fixture, QMessageBox::StandardButton button)
{
    QTRY_VERIFY(fixture.question());
    QTest::mouseClick(fixture.question()->button(button), Qt::LeftButton);
    QTRY_VERIFY(!fixture.question());
}

/// What assistive technology was asked to say.
QStringList announced; // the handler is a plain function

void noteEvent(QAccessibleEvent* event)
{
    if (event->type() == QAccessible::Announcement)
        announced += static_cast<QAccessibleAnnouncementEvent*>(event)->message();
}

} // namespace

class MainWindowTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_fixture = std::make_unique<WindowFixture>();
    }
    void cleanup() { m_fixture.reset(); }

    void opensEditsAndJudges();
    void theDecidingLineIsShown();
    void problemsGoThere();
    void nextAndPreviousProblem();
    void theNextProblemIsSaid();
    void statusLineTells();
    void savesWhatIsThere();
    void savesUnderAnotherName();
    void asksBeforeClosing_data();
    void asksBeforeClosing();
    void unchangedClosesUnasked();
    void recentFiles();
    void goesToALine();
    void takesADroppedFile();
    void aDroppedAddressIsTextInTheEditor();
    void aDroppedAddressIsFetched();
    void fetchesIntoTheEditor();
    void aFailedFetchLeavesTheText();
    void aFetchIsCancelledInTheMiddle();
    void aFetchedTextLeavesEditedOnes();
    void theLatestFileWins();
    void keysOfTheMenusDoNotEdit();
    void keepsItsLayout();
    void lightAndDark();
    void everyControlHasAName();
    void undoAndRedo();

private:
    std::unique_ptr<WindowFixture> m_fixture;
};

void MainWindowTest::opensEditsAndJudges()
{
    WindowFixture& f = *m_fixture;
    f.open(f.file(u"robots.txt"_s, shop));
    QCOMPARE(f.editor()->toPlainText(), QString::fromLatin1(shop));
    QVERIFY(f.window().windowTitle().startsWith("robots.txt[*]"_L1));
    QCOMPARE(f.shown(u"verdictWord"_s), u"No verdict"_s);

    f.setAddress(u"https://www.example.com/shop/cart"_s);
    QTRY_COMPARE(f.shown(u"verdictWord"_s), u"Blocked"_s);
    QTRY_VERIFY(f.shown(u"decidingLine"_s).contains("Line 2"_L1));

    f.type(u"User-agent: Googlebot\nAllow: /\n\n"_s); // at the start of the file
    QTRY_COMPARE(f.shown(u"verdictWord"_s), u"Allowed"_s);
    QTRY_VERIFY(f.shown(u"decidingLine"_s).contains("Allow: /"_L1));
    QVERIFY(f.shown(u"decidingLine"_s).startsWith("Line 2: "_L1));
    QVERIFY(f.window().isWindowModified());
}

void MainWindowTest::theDecidingLineIsShown()
{
    WindowFixture& f = *m_fixture;
    f.open(f.file(u"robots.txt"_s, "\n\n\n" + shop));
    f.setAddress(u"/shop/help"_s);
    QTRY_VERIFY(f.shown(u"decidingLine"_s).contains("Line 6"_L1));
    QTest::mouseClick(f.window().findChild<QToolButton*>(u"decidingLine"_s), Qt::LeftButton);
    QCOMPARE(f.session().lineAt(f.editor()->textCursor().position()), 6U);
    QTRY_VERIFY(f.editor()->hasFocus());
    QVERIFY(f.shown(u"statusPlace"_s).startsWith("Line 6"_L1));
    f.type(u"#"_s); // the rule is a comment now
    QTRY_VERIFY(f.shown(u"decidingLine"_s).contains("Line 5"_L1));
    f.trigger(u"Go"_s, u"Go to the Deciding Line"_s);
    QCOMPARE(f.session().lineAt(f.editor()->textCursor().position()), 5U);
}

void MainWindowTest::problemsGoThere()
{
    WindowFixture& f = *m_fixture;
    f.open(f.file(u"robots.txt"_s, "User-agent: *\nDisallow: /shop/\nDisalow: /a/\n" + sitemap));
    auto* view = f.window().findChild<QTreeView*>(u"problemsView"_s);
    QTRY_COMPARE(view->model()->rowCount(), 1);
    QTRY_COMPARE(f.window().findChild<QDockWidget*>(u"problemsDock"_s)->windowTitle(),
                 u"Problems (1)"_s);
    QCOMPARE(f.shown(u"statusCount_warning"_s), u"1"_s);
    QCOMPARE(f.shown(u"statusNoProblems"_s), QString());
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
                      view->visualRect(view->model()->index(0, 0)).center());
    QCOMPARE(f.session().lineAt(f.editor()->textCursor().selectionStart()), 3U);
    QCOMPARE(f.editor()->textCursor().selectedText(), u"Disalow"_s);
    // Mended, it is gone everywhere.
    QTRY_VERIFY(f.editor()->hasFocus());
    QTest::keyClicks(f.editor(), u"Disallow"_s);
    QTRY_COMPARE(view->model()->rowCount(), 0);
    QCOMPARE(f.shown(u"statusNoProblems"_s), u"No problems"_s);
    QCOMPARE(f.shown(u"statusCount_warning"_s), QString());
    QCOMPARE(f.window().findChild<QDockWidget*>(u"problemsDock"_s)->windowTitle(), u"Problems"_s);
}

void MainWindowTest::nextAndPreviousProblem()
{
    WindowFixture& f = *m_fixture;
    f.open(f.file(u"robots.txt"_s,
                  "User-agent: *\nDisalow: /a\nDisallow: /b\nDisalow: /c\n" + sitemap));
    QTRY_VERIFY(f.action(u"Go"_s, u"Next Problem"_s)->isEnabled());
    const auto line = [&] { return f.session().lineAt(f.editor()->textCursor().selectionStart()); };
    f.trigger(u"Go"_s, u"Next Problem"_s);
    QCOMPARE(line(), 2U);
    f.trigger(u"Go"_s, u"Next Problem"_s);
    QCOMPARE(line(), 4U);
    f.trigger(u"Go"_s, u"Next Problem"_s);
    QCOMPARE(line(), 2U);
    f.trigger(u"Go"_s, u"Previous Problem"_s);
    QCOMPARE(line(), 4U);
}

// The word alone does not say what is wrong with it.
void MainWindowTest::theNextProblemIsSaid()
{
    WindowFixture& f = *m_fixture;
    f.open(f.file(u"robots.txt"_s, "User-agent: *\nDisallow: /shop/\nDisalow: /a/\n" + sitemap));
    const auto* view = f.window().findChild<QTreeView*>(u"problemsView"_s);
    QTRY_COMPARE(view->model()->rowCount(), 1);
    QTRY_VERIFY(f.action(u"Go"_s, u"Next Problem"_s)->isEnabled());
    const auto former = QAccessible::installUpdateHandler(noteEvent);
    announced.clear();
    f.editor()->setFocus();
    QTest::keyClick(f.editor(), Qt::Key_F8);
    QAccessible::installUpdateHandler(former);
    QCOMPARE(f.editor()->textCursor().selectedText(), u"Disalow"_s);
    const QModelIndex row = view->model()->index(0, 0);
    const QString said = row.data(Qt::AccessibleTextRole).toString();
    QVERIFY2(said.startsWith(u"Warning: "_s) && said.contains(row.data().toString()),
             qPrintable(said));
    QCOMPARE(announced, QStringList{said});
}

void MainWindowTest::statusLineTells()
{
    WindowFixture& f = *m_fixture;
    f.open(f.file(u"robots.txt"_s, "\xef\xbb\xbfUser-agent: *\r\nDisallow: /\xc3\xa4x\r\n"));
    QTRY_COMPARE(f.shown(u"statusEncoding"_s), u"UTF-8 with BOM"_s);
    QCOMPARE(f.shown(u"statusLineEnds"_s), u"CRLF"_s);
    QVERIFY(f.shown(u"statusSize"_s).contains("of 500 KiB"_L1));
    f.editor()->moveCursor(QTextCursor::End);
    QCOMPARE(f.shown(u"statusPlace"_s), u"Line 3, column 1"_s);
    f.editor()->moveCursor(QTextCursor::Left);
    QCOMPARE(f.shown(u"statusPlace"_s), u"Line 2, column 15"_s); // in bytes: ä is two
}

void MainWindowTest::savesWhatIsThere()
{
    WindowFixture& f = *m_fixture;
    constexpr char bytes[] = "User-agent: *\r\nDisallow: /\xff\xfe\nAllow: /\xe2\x80\xa8\r# \0 end";
    const QByteArray odd(bytes, sizeof bytes - 1);
    const QString path = f.file(u"robots.txt"_s, odd);
    f.open(path);
    f.type(u"#"_s);
    QTRY_VERIFY(f.window().isWindowModified());
    f.trigger(u"File"_s, u"Save"_s);
    QTRY_VERIFY(!f.window().isWindowModified());
    QCOMPARE(WindowFixture::contentOf(path), "#" + odd);
    f.trigger(u"Edit"_s, u"Undo"_s);
    QTRY_VERIFY(f.window().isWindowModified());
    f.trigger(u"File"_s, u"Save"_s);
    QTRY_VERIFY(!f.window().isWindowModified());
    QCOMPARE(WindowFixture::contentOf(path), odd);
}

void MainWindowTest::savesUnderAnotherName()
{
    WindowFixture& f = *m_fixture;
    const QString path = f.file(u"robots.txt"_s, shop);
    f.open(path);
    f.type(u"#"_s);
    f.trigger(u"File"_s, u"Save As…"_s);
    auto* dialog = f.window().findChild<QFileDialog*>();
    QVERIFY(dialog);
    auto* name = dialog->findChild<QLineEdit*>(u"fileNameEdit"_s);
    QVERIFY(name);
    dialog->selectFile(f.at(u"other.txt"_s));
    QCOMPARE(name->text(), u"other.txt"_s);
    auto* buttons = dialog->findChild<QDialogButtonBox*>();
    QTest::mouseClick(buttons->button(QDialogButtonBox::Save), Qt::LeftButton);
    QTRY_COMPARE(f.window().windowFilePath(), f.at(u"other.txt"_s));
    QCOMPARE(WindowFixture::contentOf(f.at(u"other.txt"_s)), "#" + shop);
    QCOMPARE(WindowFixture::contentOf(path), shop);
    QVERIFY(!f.window().isWindowModified());
    QVERIFY(f.window().windowTitle().startsWith("other.txt"_L1));
}

void MainWindowTest::asksBeforeClosing_data()
{
    QTest::addColumn<int>("button");
    QTest::addColumn<bool>("closes");
    QTest::addColumn<QByteArray>("onDisk");
    QTest::newRow("save") << static_cast<int>(QMessageBox::Save) << true << QByteArray("#" + shop);
    QTest::newRow("discard") << static_cast<int>(QMessageBox::Discard) << true << shop;
    QTest::newRow("cancel") << static_cast<int>(QMessageBox::Cancel) << false << shop;
}

void MainWindowTest::asksBeforeClosing()
{
    QFETCH(const int, button);
    QFETCH(const bool, closes);
    QFETCH(const QByteArray, onDisk);
    WindowFixture& f = *m_fixture;
    const QString path = f.file(u"robots.txt"_s, shop);
    f.open(path);
    f.type(u"#"_s);
    f.window().close();
    QVERIFY(f.window().isVisible());
    answer(f, static_cast<QMessageBox::StandardButton>(button));
    if (closes) {
        QTRY_VERIFY(!f.window().isVisible());
    } else {
        QVERIFY(f.window().isVisible());
        QVERIFY(f.session().isModified());
    }
    QCOMPARE(WindowFixture::contentOf(path), onDisk);
}

void MainWindowTest::unchangedClosesUnasked()
{
    WindowFixture& f = *m_fixture;
    f.open(f.file(u"robots.txt"_s, shop));
    f.type(u"#"_s);
    QTest::keyClick(f.editor(), Qt::Key_Backspace); // the bytes are what they were
    f.window().close();
    QVERIFY(!f.question());
    QVERIFY(!f.window().isVisible());
}

void MainWindowTest::recentFiles()
{
    WindowFixture& f = *m_fixture;
    const QString first = f.file(u"first.txt"_s, shop);
    const QString second = f.file(u"second & co.txt"_s, "User-agent: second\n");
    f.open(first);
    f.open(second);
    f.restart();
    QMenu* menu = f.action(u"File"_s, u"Open Recent"_s)->menu();
    QVERIFY(menu->actions().at(0)->text().endsWith("second && co.txt"_L1));
    menu->actions().at(1)->trigger();
    QTRY_COMPARE(f.window().windowFilePath(), first);
    QVERIFY(menu->actions().at(0)->text().endsWith("first.txt"_L1));
    // A file that is gone says so and leaves the list.
    QVERIFY(QFile::remove(second));
    menu->actions().at(1)->trigger();
    QTRY_COMPARE(f.messages().size(), 1);
    QVERIFY(f.messages().first().contains("There is no file"_L1));
    QCOMPARE(f.window().windowFilePath(), first);
    const auto count = [&] {
        return std::ranges::count_if(menu->actions(), [](const QAction* action) {
            return action->text().contains(".txt"_L1);
        });
    };
    QCOMPARE(count(), 1);
    menu->actions().last()->trigger();
    QCOMPARE(count(), 0);
    QVERIFY(!menu->actions().last()->isEnabled());
}

void MainWindowTest::goesToALine()
{
    WindowFixture& f = *m_fixture;
    f.open(f.file(u"robots.txt"_s, shop));
    QTest::keyClick(&f.window(), Qt::Key_G, Qt::ControlModifier);
    f.trigger(u"Go"_s, u"Go to Line…"_s);
    auto* field = f.window().findChild<QSpinBox*>(u"goToLine"_s);
    QTRY_VERIFY(field->hasFocus());
    QTest::keyClicks(field, u"3"_s);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(f.session().lineAt(f.editor()->textCursor().position()), 3U);
    QVERIFY(!field->isVisible());
    QTRY_VERIFY(f.editor()->hasFocus());
}

void MainWindowTest::takesADroppedFile()
{
    WindowFixture& f = *m_fixture;
    const QString path = f.file(u"dropped.txt"_s, shop);
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(f.editor()->viewport(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(f.editor()->viewport(), &drop);
    QTRY_COMPARE(f.window().windowFilePath(), path);
    QCOMPARE(f.editor()->toPlainText(), QString::fromLatin1(shop));
}

void MainWindowTest::aDroppedAddressIsTextInTheEditor()
{
    WindowFixture& f = *m_fixture;
    f.open(f.file(u"robots.txt"_s, shop + "Sitemap: "));
    f.window().resize(1280, 800); // nothing is scrolled
    QTRY_VERIFY(f.editor()->viewport()->width() > 300);
    f.editor()->moveCursor(QTextCursor::End);
    QPoint place;
    const auto isLaidOut = [&] {
        place = f.editor()->cursorRect().center();
        return f.editor()->cursorForPosition(place).atEnd();
    };
    QTRY_VERIFY(isLaidOut());
    f.editor()->moveCursor(QTextCursor::Start);
    QMimeData data;
    data.setUrls({QUrl(u"https://example.com/sitemap.xml"_s)});
    QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(f.editor()->viewport(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(place, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(f.editor()->viewport(), &drop);
    QVERIFY(drop.isAccepted());
    QCOMPARE(f.session().bytes(), shop.toStdString() + "Sitemap: https://example.com/sitemap.xml");
    QCOMPARE(f.shown(u"fetchButton"_s), u"Fetch"_s); // none goes on
    QCOMPARE(f.tabs(), QStringList(u"robots.txt *"_s));
}

void MainWindowTest::aDroppedAddressIsFetched()
{
    WindowFixture& f = *m_fixture;
    test::ScriptedServer server;
    server.serve("/robots.txt",
                 {.bytes = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\n" + shop});
    QMimeData data;
    data.setUrls({QUrl(server.address(u"/shop/cart"_s))});
    QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&f.window(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&f.window(), &drop);
    QVERIFY(drop.isAccepted());
    QTRY_COMPARE(f.editor()->toPlainText(), QString::fromLatin1(shop));
    QCOMPARE(f.tabs(), QStringList(u"robots.txt of 127.0.0.1"_s));
}

void MainWindowTest::fetchesIntoTheEditor()
{
    WindowFixture& f = *m_fixture;
    test::ScriptedServer server;
    server.serve("/robots.txt",
                 {.bytes = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\n" + shop});
    auto* address = f.window().findChild<QComboBox*>(u"address"_s)->lineEdit();
    address->setText(server.address(u"/shop/cart?id=1"_s));
    QTest::keyClick(address, Qt::Key_Return);
    QTRY_COMPARE(f.editor()->toPlainText(), QString::fromLatin1(shop));
    QVERIFY(f.window().windowTitle().startsWith("robots.txt of 127.0.0.1"_L1));
    QVERIFY(!f.window().isWindowModified());
    QTRY_COMPARE(server.requests().size(), 1);
    // The page that was named is what one wants to know about.
    QTRY_COMPARE(f.shown(u"verdictWord"_s), u"Blocked"_s);
    QCOMPARE(f.shown(u"testAddress"_s), server.address(u"/shop/cart?id=1"_s));
    f.trigger(u"File"_s, u"Save"_s); // it is no file yet, so a name is asked for
    QVERIFY(f.window().findChild<QFileDialog*>());
}

void MainWindowTest::aFailedFetchLeavesTheText()
{
    WindowFixture& f = *m_fixture;
    f.open(f.file(u"robots.txt"_s, shop));
    test::ScriptedServer server;
    f.window().fetch(server.address()); // a 404
    QTRY_COMPARE(f.messages().size(), 1);
    QVERIFY2(f.messages().first().contains("404"_L1), qPrintable(f.messages().first()));
    f.window().fetch(u"not an address"_s);
    QTRY_VERIFY(!f.messages().isEmpty() && !f.messages().first().contains("404"_L1));
    QCOMPARE(f.messages().size(), 1);
    QCOMPARE(f.editor()->toPlainText(), QString::fromLatin1(shop));
    QCOMPARE(f.window().windowFilePath(), f.at(u"robots.txt"_s));
}

void MainWindowTest::aFetchIsCancelledInTheMiddle()
{
    WindowFixture& f = *m_fixture;
    f.open(f.file(u"robots.txt"_s, shop));
    test::ScriptedServer server;
    server.serve(
        "/robots.txt",
        {.bytes = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 99\r\n\r\nUser",
         .ending = test::Ending::Hold});
    f.window().fetch(server.address());
    QTRY_COMPARE(server.requests().size(), 1);
    QCOMPARE(f.shown(u"fetchButton"_s), u"Cancel"_s);
    QTest::mouseClick(f.window().findChild<QToolButton*>(u"fetchButton"_s), Qt::LeftButton);
    QTRY_COMPARE(f.shown(u"fetchButton"_s), u"Fetch"_s);
    QCOMPARE(f.messages().size(), 1);
    QVERIFY2(f.messages().first().contains("cancel"_L1), qPrintable(f.messages().first()));
    QCOMPARE(f.editor()->toPlainText(), QString::fromLatin1(shop));
    QVERIFY(!f.window().isWindowModified());
}

void MainWindowTest::theLatestFileWins()
{
    WindowFixture& f = *m_fixture;
    const QString first = f.file(u"first.txt"_s, shop);
    const QString second = f.file(u"second.txt"_s, "User-agent: second\n");
    f.window().openFile(first);
    f.window().openFile(second); // while the first is being read
    QTRY_COMPARE(f.tabs().size(), 2);
    QCOMPARE(f.window().windowFilePath(), second);
    QCOMPARE(f.editor()->toPlainText(), u"User-agent: second\n"_s);
    QVERIFY(f.messages().isEmpty());
    f.type(u"#"_s);
    f.trigger(u"File"_s, u"Save"_s);
    f.window().close(); // while it is being saved
    QTRY_VERIFY(!f.window().isVisible());
    QCOMPARE(WindowFixture::contentOf(second), "#User-agent: second\n");
}

void MainWindowTest::keysOfTheMenusDoNotEdit()
{
    WindowFixture& f = *m_fixture;
    f.open(f.file(u"robots.txt"_s, shop));
    f.editor()->setFocus();
    int keyCount = 0;
    for (const QAction* action : f.window().findChildren<QAction*>()) {
        if (action->shortcutContext() != Qt::WindowShortcut)
            continue; // those of the Edit menu belong to whatever field has the keyboard
        for (const QKeySequence& keys : action->shortcuts()) {
            ++keyCount;
            QKeyEvent override(QEvent::ShortcutOverride, keys[0].key(),
                               keys[0].keyboardModifiers());
            override.ignore();
            QApplication::sendEvent(f.editor(), &override);
            QVERIFY2(!override.isAccepted(), qPrintable(action->text() + u' ' + keys.toString()));
        }
    }
    QVERIFY(keyCount > 15);
}

void MainWindowTest::aFetchedTextLeavesEditedOnes()
{
    WindowFixture& f = *m_fixture;
    f.open(f.file(u"robots.txt"_s, shop));
    f.type(u"#"_s);
    test::ScriptedServer server;
    server.serve("/robots.txt",
                 {.bytes = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\nUser-agent: x\n"});
    f.window().fetch(server.address());
    QTRY_COMPARE(f.editor()->toPlainText(), u"User-agent: x\n"_s);
    QVERIFY(f.window().windowFilePath().isEmpty());
    QCOMPARE(f.tabs(), QStringList({u"robots.txt *"_s, u"robots.txt of 127.0.0.1"_s}));
    // Fetched again it takes its own place, but not that of what was typed into it.
    f.window().fetch(server.address());
    QTRY_COMPARE(server.requests().size(), 2);
    QTRY_COMPARE(f.shown(u"fetchButton"_s), u"Fetch"_s);
    QCOMPARE(f.tabs().size(), 2);
    f.type(u"#"_s);
    f.window().fetch(server.address());
    QTRY_COMPARE(f.tabs().size(), 3);
    QCOMPARE(f.editor()->toPlainText(), u"User-agent: x\n"_s);
    f.trigger(u"Go"_s, u"Previous Tab"_s);
    QCOMPARE(f.editor()->toPlainText(), u"#User-agent: x\n"_s);
    f.trigger(u"Go"_s, u"Previous Tab"_s);
    QCOMPARE(f.editor()->toPlainText(), u'#' + QString::fromLatin1(shop));
}

void MainWindowTest::keepsItsLayout()
{
    WindowFixture& f = *m_fixture;
    f.window().resize(790, 590); // the screen is 800 wide
    auto dock = [&](const QString& name) { return f.window().findChild<QDockWidget*>(name); };
    dock(u"testerDock"_s)->close();
    f.window().addDockWidget(Qt::LeftDockWidgetArea, dock(u"problemsDock"_s));
    f.window().findChild<QComboBox*>(u"crawlerSets"_s)->setCurrentIndex(1);
    const QSize size = f.window().size();
    QTRY_VERIFY(dock(u"problemsDock"_s)->x() < f.editor()->mapTo(&f.window(), QPoint()).x());
    QCOMPARE(f.window().size(), size); // narrow panes do not push it wider
    f.restart();
    QCOMPARE(f.window().size(), size);
    QVERIFY(!dock(u"testerDock"_s)->isVisible());
    QCOMPARE(f.window().dockWidgetArea(dock(u"problemsDock"_s)), Qt::LeftDockWidgetArea);
    QCOMPARE(f.window().findChild<QComboBox*>(u"crawlerSets"_s)->currentIndex(), 1);
    f.trigger(u"Settings"_s, u"Reset Window Layout"_s);
    QVERIFY(dock(u"testerDock"_s)->isVisible());
    QCOMPARE(f.window().dockWidgetArea(dock(u"problemsDock"_s)), Qt::BottomDockWidgetArea);
}

void MainWindowTest::lightAndDark()
{
    WindowFixture& f = *m_fixture;
    QMenu* menu = f.action(u"Settings"_s, u"Appearance"_s)->menu();
    const auto isDark = [&] {
        const QPalette palette = f.editor()->palette();
        return palette.color(QPalette::Base).lightness() <
               palette.color(QPalette::Text).lightness();
    };
    QVERIFY(!isDark());
    menu->actions().at(2)->trigger();
    QTRY_VERIFY(isDark());
    QCOMPARE(f.settings().value("window/appearance"_L1).toString(), u"dark"_s);
    QCheckBox box;
    const QImage seen = box.grab().toImage();
    const QColor window = box.palette().color(QPalette::Window);
    int lightest = 0;
    for (int x = 0; x < seen.width(); ++x)
        lightest = std::max(lightest, seen.pixelColor(x, seen.height() / 2).lightness());
    QVERIFY(lightest > window.lightness() + 60); // its frame
    f.restart();
    QVERIFY(f.action(u"Settings"_s, u"Appearance"_s)->menu()->actions().at(2)->isChecked());
    f.action(u"Settings"_s, u"Appearance"_s)->menu()->actions().at(0)->trigger();
    QTRY_VERIFY(!isDark());
    QCOMPARE(f.settings().value("window/appearance"_L1).toString(), u"system"_s);
}

void MainWindowTest::everyControlHasAName()
{
    WindowFixture& f = *m_fixture;
    f.open(f.file(u"robots.txt"_s, shop + "Disalow: /a\n"));
    for (QWidget* widget : f.window().findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || widget->focusProxy())
            continue;
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
        if (!accessible || widget->objectName().startsWith("qt_"_L1))
            continue;
        const QString name = accessible->text(QAccessible::Name);
        QVERIFY2(!name.isEmpty(),
                 qPrintable(QString::fromLatin1(widget->metaObject()->className()) + u' ' +
                            widget->objectName() + u" in "_s +
                            widget->parentWidget()->objectName()));
    }
}

void MainWindowTest::undoAndRedo()
{
    WindowFixture& f = *m_fixture;
    f.open(f.file(u"robots.txt"_s, shop));
    QVERIFY(!f.action(u"Edit"_s, u"Undo"_s)->isEnabled());
    f.type(u"#"_s);
    f.trigger(u"Edit"_s, u"Undo"_s);
    QCOMPARE(f.session().bytes(), shop.toStdString());
    QVERIFY(!f.window().isWindowModified());
    f.trigger(u"Edit"_s, u"Redo"_s);
    QCOMPARE(f.session().bytes(), "#" + shop.toStdString());
    f.trigger(u"Edit"_s, u"Select All"_s);
    f.trigger(u"Edit"_s, u"Cut"_s);
    QCOMPARE(f.session().bytes(), std::string());
    f.trigger(u"Edit"_s, u"Paste"_s);
    QCOMPARE(f.session().bytes(), "#" + shop.toStdString());
}

QTEST_MAIN(MainWindowTest)
#include "tst_main_window.moc"
