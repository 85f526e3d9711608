// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/scripted_server.h"
#include "tests/support/strictness.h"
#include "tests/ui/window/letters.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/compare/compare_view.h"
#include "ui/find/find_bar.h"
#include "ui/window/compare_flow.h"
#include "ui/window/file_flow.h"
#include "ui/window/page.h"

#include <QAction>
#include <QCoreApplication>
#include <QDockWidget>
#include <QList>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QString>
#include <QTabBar>
#include <QTest>
#include <QWidget>

using namespace crawlright;
using namespace Qt::StringLiterals;
using test::Letters;
using test::lettersOfMenus;
using test::lettersOfWidgets;
using test::lettersSeen;
using test::twice;
using test::WindowFixture;

/// Alt and a letter does what it says: no letter is that of two things that are seen together, and
/// those of the menus are the menus' alone.
class MnemonicsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void menusHaveTheirLetters();
    void withinAMenu();
    void everyPane_data();
    void everyPane();
    void fetchPanel();
    void findBar();
    void comparison();
    void failedSave_data();
    void failedSave();

private:
    [[nodiscard]] window::MainWindow& window() const { return m_fixture->window(); }
    void hideBottom() const;

    std::unique_ptr<WindowFixture> m_fixture;
};

void MnemonicsTest::init()
{
    test::failOnWarnings();
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open(m_fixture->file(u"robots.txt"_s, "User-agent: *\nDisallow: /a\n"));
}

/// What is seen above them is not theirs alone.
void MnemonicsTest::hideBottom() const
{
    for (QDockWidget* dock : window().findChildren<QDockWidget*>())
        if (window().dockWidgetArea(dock) == Qt::BottomDockWidgetArea)
            dock->hide();
}

void MnemonicsTest::menusHaveTheirLetters()
{
    const Letters menus = lettersOfMenus(window());
    QVERIFY(menus.size() > 5);
    QCOMPARE(twice(menus), QStringList());
    QStringList others;
    const Letters widgets = lettersOfWidgets(window(), [](const QWidget&) { return true; });
    QVERIFY(widgets.size() > 10);
    for (const auto& [keys, text] : widgets.asKeyValueRange())
        if (menus.contains(keys))
            others.append(text);
    QCOMPARE(others, QStringList());
}

void MnemonicsTest::withinAMenu()
{
    int menus = 0;
    for (const QMenu* menu : window().menuBar()->findChildren<QMenu*>()) {
        Letters letters;
        for (const QAction* action : menu->actions())
            test::addLetter(letters, action->text());
        menus += letters.isEmpty() ? 0 : 1;
        QVERIFY2(twice(letters).isEmpty(),
                 qPrintable(menu->title() + u": "_s + twice(letters).join(u"; "_s)));
    }
    QVERIFY(menus >= 7);
}

void MnemonicsTest::everyPane_data()
{
    QTest::addColumn<QString>("dock");
    for (const QString& name : {u"testerDock"_s, u"referenceDock"_s, u"problemsDock"_s,
                                u"urlsDock"_s, u"fetchDock"_s, u"expectDock"_s, u"outlineDock"_s})
        QTest::addRow("%s", qPrintable(name)) << name;
}

void MnemonicsTest::everyPane()
{
    QFETCH(QString, dock);
    auto* pane = window().findChild<QDockWidget*>(dock);
    QVERIFY(pane);
    pane->show();
    pane->raise();
    QCOMPARE(twice(lettersSeen(window())), QStringList());
}

void MnemonicsTest::fetchPanel()
{
    test::ScriptedServer server;
    server.serve("/robots.txt", test::answerOf(503));
    window().fetch(server.address());
    auto* dock = window().findChild<QDockWidget*>(u"fetchDock"_s);
    dock->show();
    dock->raise();
    auto* tabs = window().findChild<QTabBar*>(u"fetchTabs"_s);
    QTRY_VERIFY(tabs->isVisible());
    QTRY_COMPARE(m_fixture->shown(u"fetchButton"_s), u"Fetch"_s);
    for (int i = 0; i < tabs->count(); ++i) {
        tabs->setCurrentIndex(i);
        QCOMPARE(twice(lettersSeen(window())), QStringList());
    }
}

void MnemonicsTest::findBar()
{
    hideBottom();
    window().page().findBar().replace();
    QCOMPARE(twice(lettersSeen(window())), QStringList());
}

void MnemonicsTest::comparison()
{
    hideBottom();
    window().page().comparison().withFileAt(m_fixture->file(u"other.txt"_s, "Disallow: /x\n"));
    QTRY_VERIFY(window().page().compareView().isVisible());
    QCOMPARE(twice(lettersSeen(window())), QStringList());
}

void MnemonicsTest::failedSave_data()
{
    using files::FileFault;
    QTest::addColumn<FileFault>("fault");
    QTest::newRow("no new file can be made") << FileFault::ReadOnlyFolder;
    QTest::newRow("changed") << FileFault::ChangedOnDisk;
    QTest::newRow("changed, cannot be read") << FileFault::ChangedUnread;
}

void MnemonicsTest::failedSave()
{
    QFETCH(files::FileFault, fault);
    hideBottom();
    files::DocumentFile& file = window().page().files().file();
    Q_EMIT file.saveFailed({.fault = fault, .path = file.path()});
    const auto* bar = window().findChild<window::MessageBar*>();
    QVERIFY(bar);
    const auto buttons = bar->findChildren<QPushButton*>();
    QVERIFY(buttons.size() > 1);
    for (const QPushButton* button : buttons)
        QVERIFY2(!QKeySequence::mnemonic(button->text()).isEmpty(), qPrintable(button->text()));
    QCOMPARE(twice(lettersSeen(window())), QStringList());
}

QTEST_MAIN(MnemonicsTest)
#include "tst_mnemonics.moc"
