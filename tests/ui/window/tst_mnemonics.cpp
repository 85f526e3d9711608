// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/scripted_server.h"
#include "tests/support/strictness.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/compare/compare_view.h"
#include "ui/find/find_bar.h"
#include "ui/window/compare_flow.h"
#include "ui/window/file_flow.h"
#include "ui/window/page.h"

#include <QAbstractButton>
#include <QAction>
#include <QCoreApplication>
#include <QDockWidget>
#include <QKeySequence>
#include <QLabel>
#include <QList>
#include <QMap>
#include <QMenuBar>
#include <QPushButton>
#include <QString>
#include <QTabBar>
#include <QTest>
#include <QWidget>

using namespace crawlright;
using namespace Qt::StringLiterals;
using test::WindowFixture;

namespace {

/// The texts that a widget underlines letters of.
QStringList textsOf(const QWidget& widget)
{
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return {button->text()};
    if (const auto* label = qobject_cast<const QLabel*>(&widget); label && label->buddy())
        return {label->text()};
    QStringList texts;
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        for (int i = 0; i < tabs->count(); ++i)
            texts.append(tabs->tabText(i));
    return texts;
}

/// By the keys, “Alt+A”, what they are underlined in.
using Letters = QMultiMap<QString, QString>;

void add(Letters& letters, const QString& text)
{
    if (const QKeySequence keys = QKeySequence::mnemonic(text); !keys.isEmpty())
        letters.insert(keys.toString(), text);
}

QStringList twice(const Letters& letters)
{
    QStringList found;
    for (const QString& keys : letters.uniqueKeys())
        if (letters.count(keys) > 1)
            found.append(u"%1: %2"_s.arg(keys, QStringList(letters.values(keys)).join(u", "_s)));
    return found;
}

} // namespace

/// Alt and a letter does what it says: no letter is that of two things that are seen together, and
/// those of the menus are the menus' alone.
class MnemonicsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void menusHaveTheirLetters();
    void everyPane_data();
    void everyPane();
    void fetchPanel();
    void findBar();
    void comparison();
    void failedSave_data();
    void failedSave();

private:
    [[nodiscard]] window::MainWindow& window() const { return m_fixture->window(); }
    [[nodiscard]] Letters ofMenus() const;
    [[nodiscard]] Letters ofWidgets(bool (*isWanted)(const QWidget&)) const;
    [[nodiscard]] Letters seen() const;
    void hideBottom() const;

    std::unique_ptr<WindowFixture> m_fixture;
};

void MnemonicsTest::init()
{
    test::failOnWarnings();
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open(m_fixture->file(u"robots.txt"_s, "User-agent: *\nDisallow: /a\n"));
}

Letters MnemonicsTest::ofMenus() const
{
    Letters letters;
    for (const QAction* menu : window().menuBar()->actions())
        add(letters, menu->text());
    for (const QAction* action : window().findChildren<QAction*>())
        for (const QKeySequence& keys : action->shortcuts())
            if (keys.count() == 1 && keys[0].keyboardModifiers() == Qt::AltModifier &&
                keys[0].key() >= Qt::Key_A && keys[0].key() <= Qt::Key_Z)
                letters.insert(keys.toString(), action->text());
    return letters;
}

Letters MnemonicsTest::ofWidgets(bool (*isWanted)(const QWidget&)) const
{
    Letters letters;
    for (const QWidget* widget : window().findChildren<QWidget*>())
        if (widget->window() == &window() && isWanted(*widget))
            for (const QString& text : textsOf(*widget))
                add(letters, text);
    return letters;
}

Letters MnemonicsTest::seen() const
{
    QCoreApplication::processEvents();
    Letters letters = ofMenus();
    letters.unite(
        ofWidgets([](const QWidget& widget) { return !widget.visibleRegion().isEmpty(); }));
    return letters;
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
    const Letters menus = ofMenus();
    QVERIFY(menus.size() > 5);
    QCOMPARE(twice(menus), QStringList());
    QStringList others;
    const Letters widgets = ofWidgets([](const QWidget&) { return true; });
    QVERIFY(widgets.size() > 10);
    for (const auto& [keys, text] : widgets.asKeyValueRange())
        if (menus.contains(keys))
            others.append(text);
    QCOMPARE(others, QStringList());
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
    QCOMPARE(twice(seen()), QStringList());
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
        QCOMPARE(twice(seen()), QStringList());
    }
}

void MnemonicsTest::findBar()
{
    hideBottom();
    window().page().findBar().replace();
    QCOMPARE(twice(seen()), QStringList());
}

void MnemonicsTest::comparison()
{
    hideBottom();
    window().page().comparison().withFileAt(m_fixture->file(u"other.txt"_s, "Disallow: /x\n"));
    QTRY_VERIFY(window().page().compareView().isVisible());
    QCOMPARE(twice(seen()), QStringList());
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
    QCOMPARE(twice(seen()), QStringList());
}

QTEST_MAIN(MnemonicsTest)
#include "tst_mnemonics.moc"
