// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/settings/shortcut_model.h"
#include "ui/settings/shortcut_page.h"

#include <QAbstractItemModelTester>
#include <QFont>
#include <QKeySequence>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLatin1StringView>
#include <QLineEdit>
#include <QList>
#include <QModelIndex>
#include <QPushButton>
#include <QSignalSpy>
#include <QString>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QWidget>

using namespace crawlright::settings;
using namespace Qt::StringLiterals;

namespace {

QKeySequence key(const char* text)
{
    return QKeySequence::fromString(QString::fromLatin1(text));
}

std::vector<Shortcut> someShortcuts()
{
    const auto shortcut = [](const char* id, const char* text, const char* menu,
                             const QList<QKeySequence>& keys) {
        return Shortcut{.id = QString::fromLatin1(id),
                        .text = QString::fromLatin1(text),
                        .menu = QString::fromLatin1(menu),
                        .keys = keys,
                        .usual = keys};
    };
    return {shortcut("new", "New", "File", {key("Ctrl+N")}),
            shortcut("goToLine", "Go to Line", "Go", {key("Ctrl+G"), key("F4")}),
            shortcut("copy", "Copy", "Edit", {key("Ctrl+C")}),
            shortcut("simplify", "Simplify", "Edit", {})};
}

} // namespace

class ShortcutPageTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_page.reset(); }
    void searchesTextsMenusAndKeys();
    void aKeyIsChanged();
    void aSecondKeyIsAdded();
    void aKeyIsTakenAway();
    void aKeyOfAnotherIsNotTakenUnasked();
    void aKeyThatTypesIsRefused();
    void aKeyOfFieldsIsRefused();
    void anActionIsAsUsualAgain();
    void allAreAsUsualAgain();
    void whatIsChangedIsTold();

private:
    void choose(int row) const { list()->setCurrentIndex(list()->model()->index(row, 0)); }
    void press(QLatin1StringView field, const QKeySequence& keys) const;
    [[nodiscard]] QTreeView* list() const { return m_page->findChild<QTreeView*>(); }
    [[nodiscard]] QString message() const
    {
        return m_page->findChild<QLabel*>(u"shortcutMessage"_s)->text();
    }
    [[nodiscard]] QPushButton* button(const QString& name) const
    {
        return m_page->findChild<QPushButton*>(name);
    }
    [[nodiscard]] QString shown(int row, int column) const
    {
        return list()->model()->index(row, column).data().toString();
    }

    std::unique_ptr<ShortcutPage> m_page;
};

void ShortcutPageTest::init()
{
    crawlright::test::failOnWarnings();
    m_page = std::make_unique<ShortcutPage>(someShortcuts());
    new QAbstractItemModelTester(m_page->findChild<ShortcutModel*>(),
                                 QAbstractItemModelTester::FailureReportingMode::QtTest,
                                 m_page.get());
    m_page->QWidget::show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
}

// As a person does: presses the keys in the field.
void ShortcutPageTest::press(QLatin1StringView field, const QKeySequence& keys) const
{
    auto* edit = m_page->findChild<QKeySequenceEdit*>(field);
    edit->setFocus();
    const QSignalSpy finished(edit, &QKeySequenceEdit::editingFinished);
    for (int i = 0; i < keys.count(); ++i)
        QTest::keyClick(edit, keys[static_cast<uint>(i)].key(),
                        keys[static_cast<uint>(i)].keyboardModifiers());
    QTRY_VERIFY(!finished.isEmpty());
}

void ShortcutPageTest::searchesTextsMenusAndKeys()
{
    auto* search = m_page->findChild<QLineEdit*>(u"shortcutSearch"_s);
    QCOMPARE(list()->model()->rowCount(), 4);
    search->setText(u"LINE"_s);
    QCOMPARE(list()->model()->rowCount(), 1);
    QCOMPARE(shown(0, ShortcutModel::Action), u"Go to Line"_s);
    QCOMPARE(m_page->findChild<QLabel*>(u"shortcutAction"_s)->text(), u"Keys of “Go to Line”:"_s);
    search->setText(u"edit"_s); // a menu
    QCOMPARE(list()->model()->rowCount(), 2);
    search->setText(u"f4"_s);
    QCOMPARE(list()->model()->rowCount(), 1);
    search->setText(u"no such thing"_s);
    QCOMPARE(list()->model()->rowCount(), 0);
    QCOMPARE(m_page->findChild<QLabel*>(u"shortcutAction"_s)->text(), u"No action is chosen."_s);
    QVERIFY(!m_page->findChild<QKeySequenceEdit*>()->isEnabled());
}

void ShortcutPageTest::aKeyIsChanged()
{
    const QSignalSpy changed(m_page.get(), &PreferencesPage::changed);
    choose(0);
    press("shortcutKey"_L1, key("Ctrl+Shift+N"));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(m_page->shortcuts()[0].keys, QList{key("Ctrl+Shift+N")});
    QCOMPARE(shown(0, ShortcutModel::Key), u"Ctrl+Shift+N"_s);
    QVERIFY(message().isEmpty());
}

void ShortcutPageTest::aSecondKeyIsAdded()
{
    choose(3);
    press("shortcutOtherKey"_L1, key("Ctrl+Shift+Y"));
    QCOMPARE(m_page->shortcuts()[3].keys, QList{key("Ctrl+Shift+Y")});
    press("shortcutOtherKey"_L1, key("F7"));
    QCOMPARE(m_page->shortcuts()[3].keys, (QList{key("Ctrl+Shift+Y"), key("F7")}));
}

void ShortcutPageTest::aKeyIsTakenAway()
{
    choose(1);
    auto* remove = m_page->findChild<QToolButton*>(u"shortcutRemove"_s);
    QTest::mouseClick(remove, Qt::LeftButton);
    QCOMPARE(m_page->shortcuts()[1].keys, QList{key("F4")});
}

void ShortcutPageTest::aKeyOfAnotherIsNotTakenUnasked()
{
    choose(3);
    press("shortcutKey"_L1, key("Ctrl+G"));
    QCOMPARE(message(), u"Ctrl+G is a key of “Go to Line” already."_s);
    QCOMPARE(m_page->shortcuts(), someShortcuts());
    QCOMPARE(button(u"shortcutTakeOver"_s)->text(), u"&Take It from “Go to Line”"_s);
    QTest::mouseClick(button(u"shortcutTakeOver"_s), Qt::LeftButton);
    QCOMPARE(m_page->shortcuts()[3].keys, QList{key("Ctrl+G")});
    QCOMPARE(m_page->shortcuts()[1].keys, QList{key("F4")});
    QVERIFY(message().isEmpty());
    QVERIFY(!button(u"shortcutTakeOver"_s)->isVisible());
}

void ShortcutPageTest::aKeyThatTypesIsRefused()
{
    choose(3);
    press("shortcutKey"_L1, key("A"));
    QCOMPARE(message(), u"A alone is needed to type and to move. Add Ctrl or Alt to it."_s);
    QCOMPARE(m_page->shortcuts(), someShortcuts());
}

void ShortcutPageTest::aKeyOfFieldsIsRefused()
{
    choose(3);
    press("shortcutKey"_L1, key("Ctrl+V"));
    QCOMPARE(message(), u"Ctrl+V edits the text of every field, so it cannot do anything else."_s);
    QCOMPARE(m_page->shortcuts(), someShortcuts());
    // What was so may be so again.
    choose(2);
    press("shortcutKey"_L1, key("Ctrl+Shift+C"));
    press("shortcutKey"_L1, key("Ctrl+C"));
    QCOMPARE(m_page->shortcuts(), someShortcuts());
}

void ShortcutPageTest::anActionIsAsUsualAgain()
{
    choose(3);
    press("shortcutKey"_L1, key("Ctrl+G"));
    QTest::mouseClick(button(u"shortcutTakeOver"_s), Qt::LeftButton);
    choose(0);
    QVERIFY(!button(u"shortcutUsual"_s)->isEnabled());
    choose(1);
    QVERIFY(button(u"shortcutUsual"_s)->isEnabled());
    QTest::mouseClick(button(u"shortcutUsual"_s), Qt::LeftButton);
    QCOMPARE(m_page->shortcuts(), someShortcuts()); // taken back from the other, too
}

void ShortcutPageTest::allAreAsUsualAgain()
{
    choose(0);
    press("shortcutKey"_L1, key("Ctrl+Shift+N"));
    choose(1);
    press("shortcutKey"_L1, key("F9"));
    m_page->showUsual();
    QCOMPARE(m_page->shortcuts(), someShortcuts());
}

void ShortcutPageTest::whatIsChangedIsTold()
{
    const QModelIndex index = list()->model()->index(0, 0);
    QVERIFY(!index.data(Qt::AccessibleDescriptionRole).isValid());
    choose(0);
    press("shortcutKey"_L1, key("Ctrl+Shift+N"));
    QCOMPARE(index.data(Qt::AccessibleDescriptionRole).toString(),
             u"Changed; the usual key is Ctrl+N."_s);
    QVERIFY(index.data(Qt::FontRole).value<QFont>().bold());
}

QTEST_MAIN(ShortcutPageTest)
#include "tst_shortcut_page.moc"
