// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/editor/code_editor.h"
#include "ui/window/pages.h"

#include <QAction>
#include <QApplication>
#include <QByteArray>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDesktopServices>
#include <QDir>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPoint>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QTabBar>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QUrl>
#include <QWidget>

using namespace crawlright;
using namespace Qt::StringLiterals;
using test::WindowFixture;

namespace {

const QByteArray sitemap("Sitemap: https://example.com/sitemap.xml\n");
const QByteArray blocks = "User-agent: *\nDisallow: /shop/\n" + sitemap;
const QByteArray allows = "User-agent: *\nDisallow: /other/\n" + sitemap;

void answer(WindowFixture& fixture, QMessageBox::StandardButton button)
{
    QTRY_VERIFY(fixture.question());
    const QPointer<QMessageBox> asked = fixture.question();
    QTest::mouseClick(asked->button(button), Qt::LeftButton);
    QTRY_VERIFY(!asked);
}

} // namespace

class PagesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_fixture = std::make_unique<WindowFixture>();
    }
    void cleanup() { m_fixture.reset(); }

    void eachFileHasATab();
    void aFileIsOpenOnce();
    void panesFollowTheTab();
    void changesAreCountedForEachText();
    void newTextsAreTabs();
    void sameNamesTellTheirFolder();
    void closingAsks();
    void quittingAsksForEach();
    void quittingAsksAgainAboutWhatWasTypedSince();
    void whatCannotBeOpenedLeavesTheTabs();
    void reopensWhatWasClosed();
    void severalFilesAreDropped();
    void theMouseClosesATab();
    void keysOpenTheMenuOfTheShownTab_data();
    void keysOpenTheMenuOfTheShownTab();
    void theMenuGoesWithItsTab();
    void theFileMenuOffersWhatATabDoes();
    void theFolderOfAFileIsOpened();
    void zoomIsOfAllTabs();

public:
    Q_INVOKABLE void takeUrl(const QUrl& url) { m_opened = url; }

private:
    QUrl m_opened; // by the desktop
    std::unique_ptr<WindowFixture> m_fixture;
};

void PagesTest::eachFileHasATab()
{
    WindowFixture& f = *m_fixture;
    QCOMPARE(f.tabs(), QStringList(u"Untitled"_s));
    f.open(f.file(u"first.txt"_s, blocks));
    QCOMPARE(f.tabs(), QStringList(u"first.txt"_s)); // in the place of the empty one
    f.type(u"#"_s);
    f.open(f.file(u"second.txt"_s, allows));
    QCOMPARE(f.tabs(), QStringList({u"first.txt *"_s, u"second.txt"_s}));
    QVERIFY(!f.action(u"Edit"_s, u"Undo"_s)->isEnabled());
    f.trigger(u"Go"_s, u"Next Tab"_s); // around
    QCOMPARE(f.editor()->toPlainText(), u'#' + QString::fromLatin1(blocks));
    QVERIFY(f.editor()->hasFocus());
    QVERIFY(f.window().isWindowModified());
    QVERIFY(f.window().windowTitle().startsWith("first.txt"_L1));
    f.trigger(u"Edit"_s, u"Undo"_s);
    QCOMPARE(f.tabs(), QStringList({u"first.txt"_s, u"second.txt"_s}));
    QVERIFY(!f.window().isWindowModified());
}

void PagesTest::aFileIsOpenOnce()
{
    WindowFixture& f = *m_fixture;
    const QString first = f.file(u"first.txt"_s, blocks);
    f.open(first);
    f.type(u"#"_s);
    f.open(f.file(u"second.txt"_s, allows));
    const QString link = f.at(u"link.txt"_s);
    QVERIFY(QFile::link(first, link));
    f.window().openFile(link);
    QTRY_COMPARE(f.window().windowFilePath(), first);
    QCOMPARE(f.editor()->toPlainText(), u'#' + QString::fromLatin1(blocks));
    QCOMPARE(f.tabs().size(), 2);
}

void PagesTest::panesFollowTheTab()
{
    WindowFixture& f = *m_fixture;
    f.open(f.file(u"first.txt"_s, blocks));
    f.open(f.file(u"second.txt"_s,
                  "\nUser-agent: *\nDisallow: /shop\nAllow: /shop/\nDisalow: /b/\n" + sitemap));
    f.setAddress(u"https://www.example.com/shop/cart"_s);
    QTRY_COMPARE(f.shown(u"verdictWord"_s), u"Allowed"_s);
    QTRY_VERIFY(f.shown(u"statusCount_warning"_s).toInt() > 1);
    auto* problems = f.window().findChild<QTreeView*>(u"problemsView"_s);
    QTRY_VERIFY(problems->model()->rowCount() > 1);
    f.trigger(u"Go"_s, u"Previous Tab"_s);
    QTRY_COMPARE(f.shown(u"verdictWord"_s), u"Blocked"_s);
    QTRY_COMPARE(f.window().page().editor().decidingLine(), 2U);
    QTRY_COMPARE(problems->model()->rowCount(), 1); // its name is not robots.txt
    QCOMPARE(f.shown(u"statusCount_warning"_s), u"1"_s);
    f.trigger(u"Go"_s, u"Next Tab"_s);
    QTRY_COMPARE(f.shown(u"verdictWord"_s), u"Allowed"_s);
    QTRY_COMPARE(f.window().page().editor().decidingLine(), 4U);
    // A problem is gone to in the text that has it.
    f.trigger(u"Go"_s, u"Next Problem"_s);
    QVERIFY(f.editor()->textCursor().hasSelection());
    QVERIFY(!f.shown(u"statusPlace"_s).startsWith("Line 1,"_L1));
}

void PagesTest::changesAreCountedForEachText()
{
    WindowFixture& f = *m_fixture;
    f.open(f.file(u"first.txt"_s, blocks));
    f.open(f.file(u"second.txt"_s, allows));
    QApplication::clipboard()->setText(u"https://example.com/shop/a\nhttps://example.com/b\n"_s);
    f.trigger(u"Go"_s, u"URLs"_s);
    f.window().findChild<QToolButton*>(u"loadUrls"_s)->menu()->actions().at(1)->trigger();
    auto* dock = f.window().findChild<QDockWidget*>(u"urlsDock"_s);
    QTRY_COMPARE(dock->windowTitle(), u"URLs (2)"_s);
    f.trigger(u"Go"_s, u"Previous Tab"_s);
    QTRY_VERIFY(f.window().page().editor().reachOf(2).has_value());
    QTRY_COMPARE(f.window().page().editor().reachOf(2)->urls, 1U);
    QCOMPARE(dock->windowTitle(), u"URLs (2)"_s); // another text is no change of the first
    f.type(u"#"_s);                               // no group is left
    QTRY_VERIFY2(dock->windowTitle().contains("newly allowed"_L1), qPrintable(dock->windowTitle()));
    f.trigger(u"Go"_s, u"Next Tab"_s);
    QTRY_COMPARE(dock->windowTitle(), u"URLs (2)"_s);
    f.trigger(u"Go"_s, u"Next Tab"_s);
    QTRY_VERIFY2(dock->windowTitle().contains("newly allowed"_L1), qPrintable(dock->windowTitle()));
}

void PagesTest::newTextsAreTabs()
{
    WindowFixture& f = *m_fixture;
    f.trigger(u"File"_s, u"New"_s);
    QCOMPARE(f.tabs(), QStringList({u"Untitled"_s, u"Untitled 2"_s}));
    f.type(u"User-agent: *"_s);
    f.trigger(u"File"_s, u"New"_s);
    QCOMPARE(f.tabs(), QStringList({u"Untitled"_s, u"Untitled 2 *"_s, u"Untitled 3"_s}));
    QCOMPARE(f.editor()->toPlainText(), QString());
    // What nobody needs gives its place to what is opened.
    f.open(f.file(u"first.txt"_s, blocks));
    QCOMPARE(f.tabs(), QStringList({u"Untitled"_s, u"Untitled 2 *"_s, u"first.txt"_s}));
}

void PagesTest::sameNamesTellTheirFolder()
{
    WindowFixture& f = *m_fixture;
    QVERIFY(QDir(f.at(u"."_s)).mkpath(u"live"_s));
    QVERIFY(QDir(f.at(u"."_s)).mkpath(u"staging"_s));
    f.open(f.file(u"live/robots.txt"_s, blocks));
    QCOMPARE(f.tabs(), QStringList(u"robots.txt"_s));
    f.open(f.file(u"staging/robots.txt"_s, allows));
    QCOMPARE(f.tabs(), QStringList({u"live/robots.txt"_s, u"staging/robots.txt"_s}));
    f.trigger(u"File"_s, u"Close Tab"_s);
    QCOMPARE(f.tabs(), QStringList(u"robots.txt"_s));
}

void PagesTest::closingAsks()
{
    WindowFixture& f = *m_fixture;
    const QString path = f.file(u"first.txt"_s, blocks);
    f.open(path);
    f.type(u"#"_s);
    f.trigger(u"File"_s, u"Close Tab"_s);
    answer(f, QMessageBox::Cancel);
    QCOMPARE(f.tabs(), QStringList(u"first.txt *"_s));
    f.trigger(u"File"_s, u"Close Tab"_s);
    answer(f, QMessageBox::Save);
    QTRY_COMPARE(f.tabs(), QStringList(u"Untitled"_s)); // there is always one
    QCOMPARE(WindowFixture::contentOf(path), '#' + blocks);
    QCOMPARE(f.editor()->toPlainText(), QString());
    f.type(u"x"_s);
    f.trigger(u"File"_s, u"Close Tab"_s);
    answer(f, QMessageBox::Discard);
    QTRY_COMPARE(f.tabs(), QStringList(u"Untitled"_s));
    QCOMPARE(f.editor()->toPlainText(), QString());
}

void PagesTest::quittingAsksForEach()
{
    WindowFixture& f = *m_fixture;
    const QString first = f.file(u"first.txt"_s, blocks);
    const QString second = f.file(u"second.txt"_s, allows);
    f.open(first);
    f.type(u"#"_s);
    f.open(second);
    f.type(u"#"_s);
    f.open(f.file(u"third.txt"_s, allows));
    f.window().close();
    answer(f, QMessageBox::Save);
    QTRY_VERIFY(f.question());
    QCOMPARE(f.window().windowFilePath(), second); // one sees what one is asked about
    answer(f, QMessageBox::Cancel);
    QVERIFY(f.window().isVisible());
    QCOMPARE(WindowFixture::contentOf(first), '#' + blocks);
    QCOMPARE(WindowFixture::contentOf(second), allows);
    QCOMPARE(f.tabs(), QStringList({u"first.txt"_s, u"second.txt *"_s, u"third.txt"_s}));
    f.window().close();
    answer(f, QMessageBox::Discard);
    QTRY_VERIFY(!f.window().isVisible());
    QCOMPARE(WindowFixture::contentOf(second), allows);
}

// Between two questions, while the one text is being saved, the other can be edited.
void PagesTest::quittingAsksAgainAboutWhatWasTypedSince()
{
    WindowFixture& f = *m_fixture;
    const QString first = f.file(u"first.txt"_s, blocks);
    const QString second = f.file(u"second.txt"_s, allows);
    f.open(first);
    f.type(u"#"_s);
    f.open(second);
    f.type(u"#"_s);
    f.window().close();
    answer(f, QMessageBox::Discard);
    QTRY_VERIFY(f.question());
    QCOMPARE(f.window().windowFilePath(), second);
    const QPointer<QMessageBox> asked = f.question();
    asked->button(QMessageBox::Save)->click();
    f.window().pages().setCurrentIndex(0); // before the file is written
    f.type(u"!"_s);
    QTRY_VERIFY(!asked);
    QTRY_VERIFY(f.question());
    QVERIFY(f.window().isVisible());
    QCOMPARE(f.window().windowFilePath(), first);
    QCOMPARE(WindowFixture::contentOf(second), '#' + allows);
    answer(f, QMessageBox::Discard);
    QTRY_VERIFY(!f.window().isVisible());
    QCOMPARE(WindowFixture::contentOf(first), blocks);
}

void PagesTest::whatCannotBeOpenedLeavesTheTabs()
{
    WindowFixture& f = *m_fixture;
    f.open(f.file(u"first.txt"_s, blocks));
    f.window().openFile(f.at(u"missing.txt"_s));
    QTRY_COMPARE(f.messages().size(), 1);
    QVERIFY(f.messages().first().contains("There is no file"_L1));
    QCOMPARE(f.tabs(), QStringList(u"first.txt"_s));
    f.window().openFile(f.file(u"picture.txt"_s, QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16)));
    QTRY_VERIFY(!f.messages().isEmpty() && !f.messages().first().contains("There is no file"_L1));
    QCOMPARE(f.tabs(), QStringList(u"first.txt"_s));
    f.answerMessage(u"Open Anyway"_s);
    QTRY_COMPARE(f.tabs(), QStringList({u"first.txt"_s, u"picture.txt"_s}));
}

void PagesTest::reopensWhatWasClosed()
{
    WindowFixture& f = *m_fixture;
    const QString first = f.file(u"first.txt"_s, blocks);
    QVERIFY(!f.action(u"File"_s, u"Reopen Closed File"_s)->isEnabled());
    f.open(first);
    f.trigger(u"File"_s, u"Close Tab"_s);
    QTRY_COMPARE(f.tabs(), QStringList(u"Untitled"_s));
    f.trigger(u"File"_s, u"Reopen Closed File"_s);
    QTRY_COMPARE(f.window().windowFilePath(), first);
    QCOMPARE(f.tabs(), QStringList(u"first.txt"_s));
    QVERIFY(!f.action(u"File"_s, u"Reopen Closed File"_s)->isEnabled());
}

void PagesTest::severalFilesAreDropped()
{
    WindowFixture& f = *m_fixture;
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(f.file(u"first.txt"_s, blocks)),
                  QUrl::fromLocalFile(f.file(u"second.txt"_s, allows))});
    QWidget* target = f.editor()->viewport();
    QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(target, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(target, &drop);
    QTRY_COMPARE(f.tabs().size(), 2);
    QTRY_COMPARE(f.window().windowFilePath(), f.at(u"second.txt"_s));
}

void PagesTest::theMouseClosesATab()
{
    WindowFixture& f = *m_fixture;
    f.open(f.file(u"first.txt"_s, blocks));
    f.open(f.file(u"second.txt"_s, allows));
    QTabBar* bar = f.window().pages().findChild<QTabBar*>(u"documentTabs"_s);
    QTest::mouseClick(bar, Qt::MiddleButton, {}, bar->tabRect(0).center());
    QTRY_COMPARE(f.tabs(), QStringList(u"second.txt"_s));
    f.open(f.file(u"third.txt"_s, allows));
    Q_EMIT bar->customContextMenuRequested(bar->tabRect(1).center());
    auto* menu = f.window().findChild<QMenu*>(u"tabMenu"_s);
    QTRY_VERIFY(menu && menu->isVisible());
    QTest::keyClick(menu, Qt::Key_T);
    QTRY_COMPARE(f.tabs(), QStringList(u"third.txt"_s));
}

void PagesTest::keysOpenTheMenuOfTheShownTab_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<bool>("withShift");
    QTest::newRow("an event of the system") << 0 << false;
    QTest::newRow("Menu") << int(Qt::Key_Menu) << false;
    QTest::newRow("Shift+F10") << int(Qt::Key_F10) << true;
}

void PagesTest::keysOpenTheMenuOfTheShownTab()
{
    QFETCH(const int, key);
    QFETCH(const bool, withShift);
    WindowFixture& f = *m_fixture;
    f.open(f.file(u"first.txt"_s, blocks));
    f.open(f.file(u"second.txt"_s, allows));
    auto& pages = f.window().pages();
    QTabBar* bar = pages.findChild<QTabBar*>(u"documentTabs"_s);
    bar->setFocus();
    if (key == 0) { // at a place that the user did not choose
        const QPoint other = bar->tabRect(0).center();
        QContextMenuEvent event(QContextMenuEvent::Keyboard, other, bar->mapToGlobal(other));
        QApplication::sendEvent(bar, &event);
        QApplication::sendEvent(bar, &event); // told twice
    } else {
        QTest::keyClick(bar, static_cast<Qt::Key>(key),
                        withShift ? Qt::ShiftModifier : Qt::NoModifier);
    }
    const auto menus = pages.findChildren<QMenu*>(u"tabMenu"_s);
    QCOMPARE(menus.size(), 1);
    QTRY_VERIFY(menus.first()->isVisible());
    QCOMPARE(pages.currentIndex(), 1);
    menus.first()->close();
}

void PagesTest::theMenuGoesWithItsTab()
{
    WindowFixture& f = *m_fixture;
    f.open(f.file(u"first.txt"_s, blocks));
    auto& pages = f.window().pages();
    auto* bar = pages.findChild<QTabBar*>(u"documentTabs"_s);
    QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(), bar->mapToGlobal(QPoint()));
    QApplication::sendEvent(bar, &event);
    const QPointer menu = pages.findChild<QMenu*>(u"tabMenu"_s);
    QVERIFY(menu && menu->isVisible());
    f.open(f.file(u"second.txt"_s, allows)); // as another start of the program hands it over
    QTRY_VERIFY(!menu);
    QCOMPARE(f.tabs(), (QStringList{u"first.txt"_s, u"second.txt"_s}));
}

void PagesTest::theFileMenuOffersWhatATabDoes()
{
    WindowFixture& f = *m_fixture;
    const QAction* others = f.action(u"File"_s, u"Close Others"_s);
    QAction* copy = f.action(u"File"_s, u"Copy Path"_s);
    const QAction* folder = f.action(u"File"_s, u"Open Containing Folder"_s);
    QVERIFY(others && copy && folder);
    QVERIFY(!others->isEnabled() && !copy->isEnabled() && !folder->isEnabled());
    const QString first = f.file(u"first.txt"_s, blocks);
    f.open(first);
    QVERIFY(!others->isEnabled() && copy->isEnabled() && folder->isEnabled());
    f.trigger(u"File"_s, u"Copy Path"_s);
    QCOMPARE(QApplication::clipboard()->text(), QDir::toNativeSeparators(first));
    f.trigger(u"File"_s, u"New"_s);
    QVERIFY(others->isEnabled() && !copy->isEnabled() && !folder->isEnabled());
    // At a tab they are about that one.
    QTabBar* bar = f.window().pages().findChild<QTabBar*>(u"documentTabs"_s);
    Q_EMIT bar->customContextMenuRequested(bar->tabRect(0).center());
    QPointer<QMenu> menu = f.window().findChild<QMenu*>(u"tabMenu"_s);
    QTRY_VERIFY(menu && menu->isVisible());
    QVERIFY(menu->actions().contains(copy));
    QVERIFY(others->isEnabled() && copy->isEnabled() && folder->isEnabled());
    menu->close();
    QTRY_VERIFY(!menu);
    f.trigger(u"File"_s, u"Close Others"_s);
    QTRY_COMPARE(f.tabs(), QStringList(u"first.txt"_s));
    QVERIFY(!others->isEnabled() && copy->isEnabled());
}

void PagesTest::theFolderOfAFileIsOpened()
{
    WindowFixture& f = *m_fixture;
    f.open(f.file(u"first.txt"_s, blocks));
    QDesktopServices::setUrlHandler(u"file"_s, this, "takeUrl");
    f.trigger(u"File"_s, u"Open Containing Folder"_s);
    QDesktopServices::unsetUrlHandler(u"file"_s);
    QCOMPARE(m_opened, QUrl::fromLocalFile(QFileInfo(f.at(u"first.txt"_s)).absolutePath()));
}

void PagesTest::zoomIsOfAllTabs()
{
    WindowFixture& f = *m_fixture;
    f.open(f.file(u"first.txt"_s, blocks));
    f.trigger(u"View"_s, u"Zoom In"_s);
    const int zoom = f.window().page().editor().zoom();
    QVERIFY(zoom > 100);
    f.open(f.file(u"second.txt"_s, allows));
    QCOMPARE(f.window().page().editor().zoom(), zoom);
    f.trigger(u"View"_s, u"Usual Size"_s);
    f.trigger(u"Go"_s, u"Previous Tab"_s);
    QCOMPARE(f.window().page().editor().zoom(), 100);
}

QTEST_MAIN(PagesTest)
#include "tst_pages.moc"
