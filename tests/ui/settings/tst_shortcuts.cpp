// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/settings/shortcuts.h"

#include <QAction>
#include <QCoreApplication>
#include <QEvent>
#include <QKeySequence>
#include <QList>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

using namespace crawlright::settings;
using namespace Qt::StringLiterals;

namespace {

QKeySequence key(const char* text)
{
    return QKeySequence::fromString(QString::fromLatin1(text));
}

// A menu bar with actions that have keys, have none, and cannot be changed.
struct Menus {
    QMenuBar bar;
    QAction* save;
    QAction* copy;
    QAction* below;
    QAction* nameless;

    Menus()
    {
        QMenu* file = bar.addMenu(u"&File"_s);
        save = file->addAction(u"&Save As…"_s);
        save->setObjectName("save"_L1);
        save->setShortcuts({key("Ctrl+S"), key("F2")});
        copy = file->addAction(u"Cut && &Copy"_s);
        copy->setObjectName("copy"_L1);
        copy->setShortcut(key("Ctrl+C"));
        copy->setShortcutContext(Qt::WidgetShortcut);
        below = file->addMenu(u"Mo&re"_s)->addAction(u"&Below"_s);
        below->setObjectName("below"_L1);
        nameless = file->addAction(u"x"_s);
        file->addSeparator();
    }
};

} // namespace

class ShortcutsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void knowsTheMenus();
    void changedKeysAreKept();
    void theUsualKeysAreNotKept();
    void anActionMayHaveNoKey();
    void keysOfFieldsBecomeTheWindows();
    void keysOfAWidgetStayItsOwn();
    void whatIsGoneIsForgotten();
    void faults_data();
    void faults();
    void collisions();

private:
    QTemporaryDir m_folder;
    QString m_path = m_folder.filePath(u"s.ini"_s);
};

void ShortcutsTest::knowsTheMenus()
{
    QSettings settings(m_path, QSettings::IniFormat);
    const Menus menus;
    Shortcuts shortcuts(settings);
    shortcuts.add(menus.bar);
    shortcuts.add(menus.bar); // nothing twice
    const std::vector<Shortcut> all = shortcuts.all();
    QCOMPARE(all.size(), std::size_t{3});
    QCOMPARE(all[0], (Shortcut{.id = u"save"_s,
                               .text = u"Save As"_s,
                               .menu = u"File"_s,
                               .keys = {key("Ctrl+S"), key("F2")},
                               .usual = {key("Ctrl+S"), key("F2")}}));
    QCOMPARE(all[1].text, u"Cut & Copy"_s);
    QCOMPARE(all[2].menu, u"File › More"_s);
}

void ShortcutsTest::changedKeysAreKept()
{
    QSettings settings(m_path, QSettings::IniFormat);
    {
        const Menus menus;
        Shortcuts shortcuts(settings);
        shortcuts.add(menus.bar);
        std::vector<Shortcut> all = shortcuts.all();
        all[0].keys = {key("Ctrl+K, Ctrl+S"), key("Ctrl+,")};
        shortcuts.take(all);
        QCOMPARE(menus.save->shortcuts(), all[0].keys);
    }
    QCOMPARE(settings.allKeys(), QStringList{u"shortcuts/save"_s});
    const Menus menus;
    Shortcuts shortcuts(settings);
    shortcuts.add(menus.bar);
    QCOMPARE(menus.save->shortcuts(), (QList{key("Ctrl+K, Ctrl+S"), key("Ctrl+,")}));
    QCOMPARE(shortcuts.all()[0].usual, (QList{key("Ctrl+S"), key("F2")}));
}

void ShortcutsTest::theUsualKeysAreNotKept()
{
    QSettings settings(m_path, QSettings::IniFormat);
    settings.setValue(u"shortcuts/save"_s, u"F9"_s);
    const Menus menus;
    Shortcuts shortcuts(settings);
    shortcuts.add(menus.bar);
    QCOMPARE(menus.save->shortcut(), key("F9"));
    std::vector<Shortcut> all = shortcuts.all();
    all[0].keys = all[0].usual;
    shortcuts.take(all);
    QCOMPARE(menus.save->shortcut(), key("Ctrl+S"));
    QVERIFY(settings.allKeys().isEmpty());
}

void ShortcutsTest::anActionMayHaveNoKey()
{
    QSettings settings(m_path, QSettings::IniFormat);
    {
        const Menus menus;
        Shortcuts shortcuts(settings);
        shortcuts.add(menus.bar);
        std::vector<Shortcut> all = shortcuts.all();
        all[0].keys.clear();
        shortcuts.take(all);
    }
    const Menus menus;
    Shortcuts shortcuts(settings);
    shortcuts.add(menus.bar);
    QVERIFY(menus.save->shortcuts().isEmpty());
    settings.clear();
}

void ShortcutsTest::keysOfFieldsBecomeTheWindows()
{
    QSettings settings(m_path, QSettings::IniFormat);
    const Menus menus;
    Shortcuts shortcuts(settings);
    shortcuts.add(menus.bar);
    std::vector<Shortcut> all = shortcuts.all();
    all[1].keys = {key("Ctrl+Shift+C")};
    shortcuts.take(all);
    QCOMPARE(menus.copy->shortcutContext(), Qt::WindowShortcut);
    all[1].keys = all[1].usual;
    shortcuts.take(all);
    QCOMPARE(menus.copy->shortcutContext(), Qt::WidgetShortcut);
}

// Unlike Copy, it has a place of its own, outside of which nobody means it.
void ShortcutsTest::keysOfAWidgetStayItsOwn()
{
    QSettings settings(m_path, QSettings::IniFormat);
    QWidget field;
    {
        const Menus menus;
        field.addAction(menus.copy);
        Shortcuts shortcuts(settings);
        shortcuts.add(menus.bar);
        std::vector<Shortcut> all = shortcuts.all();
        all[1].keys = {key("Ctrl+Shift+K")};
        shortcuts.take(all);
        QCOMPARE(menus.copy->shortcut(), key("Ctrl+Shift+K"));
        QCOMPARE(menus.copy->shortcutContext(), Qt::WidgetShortcut);
    }
    const Menus menus; // the next start
    field.addAction(menus.copy);
    Shortcuts shortcuts(settings);
    shortcuts.add(menus.bar);
    QCOMPARE(menus.copy->shortcut(), key("Ctrl+Shift+K"));
    QCOMPARE(menus.copy->shortcutContext(), Qt::WidgetShortcut);
    settings.clear();
}

void ShortcutsTest::whatIsGoneIsForgotten()
{
    QSettings settings(m_path, QSettings::IniFormat);
    const Menus menus;
    Shortcuts shortcuts(settings);
    shortcuts.add(menus.bar);
    menus.below->deleteLater();
    QCoreApplication::sendPostedEvents(menus.below, QEvent::DeferredDelete);
    QCOMPARE(shortcuts.all().size(), std::size_t{2});
}

void ShortcutsTest::faults_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<KeyFault>("fault");
    const auto row = [](const char* text, KeyFault fault) {
        QTest::newRow(text) << QString::fromLatin1(text) << fault;
    };
    row("A", KeyFault::Types);
    row("Shift+7", KeyFault::Types);
    row("Return", KeyFault::Types);
    row("Shift+Tab", KeyFault::Types);
    row("Esc", KeyFault::Types);
    row("A, Ctrl+B", KeyFault::Types);
    row("Ctrl+C", KeyFault::EditsField);
    row("Ctrl+Z", KeyFault::EditsField);
    row("Ctrl+Right", KeyFault::EditsField);
    row("Ctrl+C, F1", KeyFault::EditsField);
    row("Ctrl+Return", KeyFault::None);
    row("F5", KeyFault::None);
    row("Shift+F8", KeyFault::None);
    row("Ctrl+Shift+L", KeyFault::None);
    row("Alt+A", KeyFault::None);
    row("Ctrl+K, C", KeyFault::None);
    row("", KeyFault::None);
}

void ShortcutsTest::faults()
{
    QFETCH(QString, key);
    QFETCH(KeyFault, fault);
    QVERIFY(faultOf(QKeySequence::fromString(key)) == fault);
}

void ShortcutsTest::collisions()
{
    QVERIFY(collide(key("Ctrl+K"), key("Ctrl+K")));
    QVERIFY(collide(key("Ctrl+K"), key("Ctrl+K, Ctrl+C"))); // one begins the other
    QVERIFY(collide(key("Ctrl+K, Ctrl+C"), key("Ctrl+K")));
    QVERIFY(!collide(key("Ctrl+K, Ctrl+C"), key("Ctrl+K, Ctrl+D")));
    QVERIFY(!collide(key("Ctrl+K"), key("Ctrl+Shift+K")));
    QVERIFY(!collide({}, {}));
}

QTEST_MAIN(ShortcutsTest)
#include "tst_shortcuts.moc"
