// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/editor/code_editor.h"
#include "ui/editor/hover_card.h"
#include "ui/find/find_bar.h"
#include "ui/window/page.h"
#include "ui/window/pages.h"

#include <QApplication>
#include <QLineEdit>
#include <QList>
#include <QPoint>
#include <QSize>
#include <QString>
#include <QTest>
#include <QTextCursor>
#include <QTreeView>
#include <QWidget>

using namespace crawlright;
using namespace Qt::StringLiterals;
using test::WindowFixture;

/// Finding in the window: keys, menus, tabs.
class FindTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_fixture = std::make_unique<WindowFixture>();
    }
    void cleanup() { m_fixture.reset(); }

    void byKeys();
    void byEnter();
    void closingGivesTheKeyboardToNoOther();
    void closesFromTheEditor();
    void eachTabHasItsOwn();

private:
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    void type(const QString& text) { QTest::keyClicks(QApplication::focusWidget(), text); }
    [[nodiscard]] window::Page& page() { return m_fixture->window().page(); }
    [[nodiscard]] find::FindDesk::State found() { return page().findBar().desk().state(); }

    std::unique_ptr<WindowFixture> m_fixture;
};

void FindTest::byKeys()
{
    m_fixture->open(m_fixture->file(u"robots.txt"_s, "User-agent: *\nDisallow: /a\nAllow: /a/b\n"));
    page().editor().setFocus();
    press(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(page().findBar().isVisible());
    type(u"allow"_s);
    QCOMPARE(found().hits, 2U);
    QCOMPARE(found().current, 1U);
    press(Qt::Key_F3);
    QCOMPARE(found().current, 2U);
    QCOMPARE(page().editor().cursorLine(), 3U);
    press(Qt::Key_F3, Qt::ShiftModifier);
    QCOMPARE(found().current, 1U);
    press(Qt::Key_Escape);
    QVERIFY(page().editor().hasFocus());
    QVERIFY(!page().findBar().isVisible());
    press(Qt::Key_F3); // from the editor, where the keyboard stays
    QVERIFY(page().editor().hasFocus());
    QCOMPARE(page().editor().cursorLine(), 3U);
    press(Qt::Key_H, Qt::ControlModifier);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"findText"_s);
    auto* with = page().findBar().findChild<QWidget*>(u"replaceText"_s);
    QVERIFY(with->isVisible());
    press(Qt::Key_Escape);
    for (const char* name : {"Find…", "Find Next", "Find Previous", "Replace…"})
        QVERIFY2(m_fixture->action(u"Edit"_s, QString::fromUtf8(name)), name);
    m_fixture->trigger(u"Edit"_s, u"Replace…"_s);
    QVERIFY(with->isVisible());
}

void FindTest::byEnter()
{
    m_fixture->open(m_fixture->file(u"robots.txt"_s, "Disallow: /a\nAllow: /b\nAllow: /c\n"));
    page().editor().setFocus();
    press(Qt::Key_H, Qt::ControlModifier);
    type(u"allow"_s);
    QCOMPARE(m_fixture->shown(u"findCount"_s), u"1 of 3"_s);
    press(Qt::Key_Return);
    QCOMPARE(m_fixture->shown(u"findCount"_s), u"2 of 3"_s);
    press(Qt::Key_Enter, Qt::KeypadModifier);
    QCOMPARE(m_fixture->shown(u"findCount"_s), u"3 of 3"_s);
    press(Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(m_fixture->shown(u"findCount"_s), u"2 of 3"_s);
    page().findBar().findChild<QWidget*>(u"replaceText"_s)->setFocus();
    type(u"permit"_s);
    press(Qt::Key_Return);
    QCOMPARE(m_fixture->session().bytes(), "Disallow: /a\npermit: /b\nAllow: /c\n");
    press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(m_fixture->session().bytes(), "Dispermit: /a\npermit: /b\npermit: /c\n");
    QCOMPARE(m_fixture->shown(u"findCount"_s), u"Replaced: 2"_s);
}

// A pane that gets the keyboard on the way scrolls to what it has marked.
void FindTest::closingGivesTheKeyboardToNoOther()
{
    m_fixture->open(m_fixture->file(u"robots.txt"_s, "User-agent: *\nDisallow: /a\n"));
    for (const Qt::Key opens : {Qt::Key_F, Qt::Key_G}) {
        page().editor().setFocus();
        press(opens, Qt::ControlModifier);
        QTRY_VERIFY(!page().editor().hasFocus());
        QList<QWidget*> receivers;
        const auto watch = connect(qApp, &QApplication::focusChanged, this,
                                   [&](QWidget*, QWidget* now) { receivers.append(now); });
        press(Qt::Key_Escape);
        disconnect(watch);
        QVERIFY(page().editor().hasFocus());
        QCOMPARE(receivers, QList<QWidget*>{&page().editor()});
    }
}

// Escape closes what lies above the text first.
void FindTest::closesFromTheEditor()
{
    m_fixture->open(m_fixture->file(u"robots.txt"_s, "Disallow: /a\nUser-agent: "));
    press(Qt::Key_F, Qt::ControlModifier);
    type(u"disallow"_s);
    QVERIFY(!page().editor().hits().isEmpty());
    page().editor().setFocus();
    page().editor().moveCursor(QTextCursor::End);
    const auto* list = page().editor().findChild<QTreeView*>(u"completionList"_s);
    QTRY_VERIFY((m_fixture->trigger(u"Edit"_s, u"Complete"_s), list->isVisible()));
    press(Qt::Key_Escape);
    QVERIFY(!list->isVisible());
    QVERIFY(page().findBar().isVisible());
    auto* card = page().editor().findChild<editor::HoverCard*>();
    const QPoint corner = page().editor().mapToGlobal(QPoint());
    card->showFor(u"told"_s, {corner, QSize(20, 20)});
    QVERIFY(card->isVisible());
    press(Qt::Key_Escape);
    QVERIFY(!card->isVisible());
    QVERIFY(page().findBar().isVisible());
    press(Qt::Key_Escape);
    QVERIFY(!page().findBar().isVisible());
    QVERIFY(page().editor().hasFocus());
    QVERIFY(page().editor().hits().isEmpty());
}

void FindTest::eachTabHasItsOwn()
{
    m_fixture->open(m_fixture->file(u"one.txt"_s, "User-agent: *\nDisallow: /a\n"));
    press(Qt::Key_F, Qt::ControlModifier);
    type(u"disallow"_s);
    QCOMPARE(found().hits, 1U);
    m_fixture->open(m_fixture->file(u"two.txt"_s, "Allow: /\n"));
    QVERIFY(!page().findBar().isVisible());
    QVERIFY(page().editor().hits().isEmpty());
    m_fixture->window().pages().showNext(-1);
    QVERIFY(page().findBar().isVisible());
    QCOMPARE(found().hits, 1U);
}

QTEST_MAIN(FindTest)
#include "tst_find.moc"
