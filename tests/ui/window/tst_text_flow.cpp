// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/editor/code_editor.h"
#include "ui/window/actions.h"
#include "ui/window/page.h"

#include <QAction>
#include <QApplication>
#include <QByteArray>
#include <QHash>
#include <QKeySequence>
#include <QLineEdit>
#include <QString>
#include <QTest>
#include <QWidget>

using namespace crawlright;
using namespace Qt::StringLiterals;
using editor::CodeEditor;
using test::WindowFixture;

/// Line commands, folding and the look of the text, as somebody at the keyboard has them.
class TextFlowTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }
    void keysOfLines();
    void keysOfFields();
    void changedKeys();
    void menus();
    void folds();
    void undoPastASave();
    void looksAreKept();
    void zoomKeys();
    void changedZoomKeys();
    void noKeyTwice();

private:
    [[nodiscard]] CodeEditor& editor() { return m_fixture->window().page().editor(); }
    [[nodiscard]] std::string bytes() { return m_fixture->session().bytes(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    /// Of a submenu, by what it says.
    [[nodiscard]] QAction* action(const QString& text)
    {
        const auto actions = m_fixture->window().findChildren<QAction*>();
        for (QAction* action : actions) {
            if (action->text().remove(u'&') == text)
                return action;
        }
        return nullptr;
    }
    [[nodiscard]] bool isSeen(text::LineNumber line)
    {
        return std::ranges::any_of(editor().visibleRows(),
                                   [line](const auto& row) { return row.line == line; });
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

void TextFlowTest::init()
{
    test::failOnWarnings();
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open(m_fixture->file(u"robots.txt"_s, "User-agent: *\r\nDisallow: /a\r\n"
                                                     "Allow: /a/b\r\n\r\n# the end\r\n"));
    m_fixture->window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_fixture->window()));
    editor().setFocus();
    QTRY_COMPARE(QApplication::focusWidget(), static_cast<QWidget*>(&editor()));
}

void TextFlowTest::keysOfLines()
{
    const std::string before = bytes();
    press(Qt::Key_Down);
    press(Qt::Key_Slash, Qt::ControlModifier);
    QCOMPARE(bytes(), "User-agent: *\r\n# Disallow: /a\r\nAllow: /a/b\r\n\r\n# the end\r\n");
    press(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(bytes(), before);
    press(Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(bytes(), "User-agent: *\r\nAllow: /a/b\r\nDisallow: /a\r\n\r\n# the end\r\n");
    press(Qt::Key_Up, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(bytes(), before);
    press(Qt::Key_Down, Qt::ControlModifier | Qt::AltModifier);
    press(Qt::Key_Up, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(bytes(), "User-agent: *\r\nDisallow: /a\r\nDisallow: /a\r\nDisallow: /a\r\n"
                      "Allow: /a/b\r\n\r\n# the end\r\n");
    QCOMPARE(editor().cursorLine(), 3U);
    press(Qt::Key_K, Qt::ControlModifier);
    press(Qt::Key_K, Qt::ControlModifier);
    QCOMPARE(bytes(), before);
    press(Qt::Key_Up);
    press(Qt::Key_J, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(bytes(), "User-agent: *\r\nDisallow: /a Allow: /a/b\r\n\r\n# the end\r\n");
    for (int i = 0; i < 9; ++i)
        press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bytes(), before);
    QVERIFY(!m_fixture->session().isModified());
}

// Elsewhere these keys are not the editor's.
void TextFlowTest::keysOfFields()
{
    const std::string before = bytes();
    auto* field = m_fixture->window().findChild<QLineEdit*>(u"testAddress"_s);
    field->setFocus();
    field->setText(u"example.com"_s);
    field->home(false);
    for (const Qt::Key key : {Qt::Key_D, Qt::Key_K, Qt::Key_Slash})
        press(key, Qt::ControlModifier);
    QCOMPARE(bytes(), before);
    press(Qt::Key_3, Qt::AltModifier); // the problems
    QVERIFY(QApplication::focusWidget() != &editor());
    for (const Qt::Key key : {Qt::Key_D, Qt::Key_K, Qt::Key_Slash})
        press(key, Qt::ControlModifier);
    QCOMPARE(bytes(), before);
}

// A key of one's own is the editor's, too; the lines of a text are not edited from elsewhere.
void TextFlowTest::changedKeys()
{
    m_fixture->settings().setValue(u"shortcuts/deleteLines"_s, u"Ctrl+Shift+K"_s);
    m_fixture->settings().setValue(u"shortcuts/foldAll"_s, u"Ctrl+Shift+L"_s);
    m_fixture->restart();
    m_fixture->open(m_fixture->at(u"robots.txt"_s));
    QTRY_VERIFY(m_fixture->session().isCurrent());
    const std::string before = bytes();
    constexpr auto modifiers = Qt::ControlModifier | Qt::ShiftModifier;
    m_fixture->window().findChild<QLineEdit*>(u"testAddress"_s)->setFocus();
    press(Qt::Key_K, modifiers);
    press(Qt::Key_L, modifiers);
    press(Qt::Key_3, Qt::AltModifier); // the problems
    QVERIFY(QApplication::focusWidget() != &editor());
    press(Qt::Key_K, modifiers);
    press(Qt::Key_L, modifiers);
    QCOMPARE(bytes(), before);
    QVERIFY(isSeen(2));
    press(Qt::Key_1, Qt::AltModifier);
    QTRY_COMPARE(QApplication::focusWidget(), static_cast<QWidget*>(&editor()));
    press(Qt::Key_L, modifiers);
    QVERIFY(!isSeen(2));
    press(Qt::Key_Home, Qt::ControlModifier);
    action(u"Unfold All Groups"_s)->trigger();
    press(Qt::Key_K, modifiers);
    QCOMPARE(bytes(), before.substr(before.find('\n') + 1));
}

void TextFlowTest::menus()
{
    press(Qt::Key_Down);
    action(u"Comment or Uncomment"_s)->trigger();
    QVERIFY(QByteArray::fromStdString(bytes()).contains("# Disallow"));
    action(u"Delete Lines"_s)->trigger();
    QVERIFY(!QByteArray::fromStdString(bytes()).contains("Disallow"));
    action(u"Fold All Groups"_s)->trigger();
    QVERIFY(!isSeen(2));
    action(u"Unfold All Groups"_s)->trigger();
    QVERIFY(isSeen(2));
}

void TextFlowTest::folds()
{
    press(Qt::Key_Down);
    press(Qt::Key_Minus, Qt::AltModifier);
    QVERIFY(!isSeen(2));
    QVERIFY(isSeen(4));
    QCOMPARE(editor().cursorLine(), 1U);
    press(Qt::Key_Plus, Qt::AltModifier);
    QVERIFY(isSeen(2));
    press(Qt::Key_Minus, Qt::AltModifier | Qt::ControlModifier);
    QVERIFY(!isSeen(2));
    press(Qt::Key_Equal, Qt::AltModifier | Qt::ControlModifier);
    QVERIFY(isSeen(2));
    // What a pane goes to is unfolded.
    press(Qt::Key_Minus, Qt::AltModifier);
    m_fixture->setAddress(u"/a/x"_s);
    QTRY_COMPARE(editor().decidingLine(), 2U);
    QVERIFY(!isSeen(2));
    QVERIFY(editor().visibleRows().front().hidesDeciding);
    press(Qt::Key_J, Qt::ControlModifier);
    QVERIFY(isSeen(2));
}

void TextFlowTest::undoPastASave()
{
    const std::string before = bytes();
    press(Qt::Key_Slash, Qt::ControlModifier);
    const std::string saved = bytes();
    press(Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(!m_fixture->session().isModified());
    QCOMPARE(WindowFixture::contentOf(m_fixture->at(u"robots.txt"_s)),
             QByteArray::fromStdString(saved));
    press(Qt::Key_K, Qt::ControlModifier);
    QVERIFY(m_fixture->window().isWindowModified());
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!m_fixture->window().isWindowModified());
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bytes(), before);
    QVERIFY(m_fixture->window().isWindowModified());
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(bytes(), saved);
    QVERIFY(!m_fixture->window().isWindowModified());
}

void TextFlowTest::looksAreKept()
{
    QVERIFY(!editor().hasWordWrap());
    press(Qt::Key_Z, Qt::AltModifier);
    action(u"Show Blanks and Tabs"_s)->trigger();
    QVERIFY(editor().hasWordWrap());
    QVERIFY(editor().showsBlanks());
    m_fixture->open(m_fixture->file(u"other.txt"_s, "User-agent: *\n"));
    QVERIFY(editor().hasWordWrap());
    QVERIFY(editor().showsBlanks());
    m_fixture->restart();
    QVERIFY(editor().hasWordWrap());
    QVERIFY(editor().showsBlanks());
    QVERIFY(action(u"Wrap Long Lines"_s)->isChecked());
}

void TextFlowTest::zoomKeys()
{
    press(Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(editor().zoom(), 110);
    press(Qt::Key_Plus, Qt::ControlModifier | Qt::KeypadModifier);
    QCOMPARE(editor().zoom(), 125);
    press(Qt::Key_Equal, Qt::ControlModifier);
    QCOMPARE(editor().zoom(), 150);
    press(Qt::Key_Minus, Qt::ControlModifier);
    press(Qt::Key_Minus, Qt::ControlModifier | Qt::KeypadModifier);
    QCOMPARE(editor().zoom(), 110);
    m_fixture->window().findChild<QLineEdit*>(u"testAddress"_s)->setFocus();
    press(Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(editor().zoom(), 125);
    press(Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(editor().zoom(), 100);
}

// A key that somebody took from the action does nothing.
void TextFlowTest::changedZoomKeys()
{
    m_fixture->settings().setValue(u"shortcuts/zoomIn"_s, u"Ctrl+Shift+Y"_s);
    m_fixture->settings().setValue(u"shortcuts/zoomOut"_s, QString());
    m_fixture->settings().setValue(u"shortcuts/zoomReset"_s, QString());
    m_fixture->restart();
    m_fixture->open(m_fixture->at(u"robots.txt"_s));
    editor().setFocus();
    QTRY_COMPARE(QApplication::focusWidget(), static_cast<QWidget*>(&editor()));
    const std::string before = bytes();
    press(Qt::Key_Plus, Qt::ControlModifier);
    press(Qt::Key_Equal, Qt::ControlModifier);
    press(Qt::Key_Minus, Qt::ControlModifier);
    QCOMPARE(editor().zoom(), 100);
    press(Qt::Key_Y, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(editor().zoom(), 110);
    press(Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(editor().zoom(), 110);
    QCOMPARE(bytes(), before);
}

void TextFlowTest::noKeyTwice()
{
    QHash<QKeySequence, QString> owners;
    const auto actions =
        m_fixture->window().findChild<window::Actions*>()->findChildren<QAction*>();
    for (const QAction* action : actions) {
        const auto keys = action->shortcuts();
        for (const QKeySequence& key : keys) {
            QVERIFY2(!owners.contains(key), qPrintable(key.toString() % u": "_s % action->text() %
                                                       u", "_s % owners.value(key)));
            owners.insert(key, action->text());
        }
    }
    QVERIFY(owners.contains(QKeySequence(u"Ctrl+K"_s)));
}

QTEST_MAIN(TextFlowTest)
#include "tst_text_flow.moc"
