// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/ui/completion/completer_fixture.h"

#include <QAbstractItemModel>
#include <QAccessible>
#include <QAccessibleEvent>
#include <QAccessibleInterface>
#include <QCoreApplication>
#include <QEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QModelIndex>
#include <QPoint>
#include <QRect>
#include <QScreen>
#include <QString>
#include <QTest>
#include <QTextCursor>
#include <QTreeView>
#include <QWidget>

using namespace crawlright;
using namespace Qt::StringLiterals;

namespace {

/// On what assistive technology was told last that the focus is.
QString lastTold; // the handler is a plain function

void noteEvent(QAccessibleEvent* event)
{
    const QAccessibleInterface* about = event->accessibleInterface();
    if (event->type() == QAccessible::Focus && about)
        lastTold = about->text(QAccessible::Name);
}

} // namespace

/// When the list opens and closes, and what keys do meanwhile.
class CompleterTest final : public test::CompleterFixture {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::failOnWarnings(); }
    void init() { setUp(); }
    void cleanup() { tearDown(); }
    void aFieldIsCompleted();
    void oneStepOfUndo();
    void narrowsAndWidens();
    void enterIsNotTaken();
    void escapeClosesItAlone();
    void keysGoToTheEditor();
    void leavesWithTheCursor();
    void doesNotOpenUnasked();
    void notAutomatic();
    void aMarkedRowStays();
    void aClickTakes();
    void isSeen();
    void rightToLeft();
    void isTold();
    void readOnly();
};

void CompleterTest::aFieldIsCompleted()
{
    start("user-agent: *\n");
    type(u"d"_s);
    QVERIFY(m_completer->isOpen());
    QCOMPARE(first(), u"disallow"_s);
    QCOMPARE(current(), u"disallow"_s);
    press(Qt::Key_Return);
    QVERIFY(!m_completer->isOpen());
    QCOMPARE(m_session->bytes(), "user-agent: *\ndisallow: ");
    QCOMPARE(m_editor->textCursor().position(), 24);
}

void CompleterTest::oneStepOfUndo()
{
    start("User-agent: *\n");
    type(u"disa"_s);
    press(Qt::Key_Tab);
    QCOMPARE(m_session->bytes(), "User-agent: *\nDisallow: ");
    m_editor->undo();
    QCOMPARE(m_session->bytes(), "User-agent: *\ndisa");
    m_editor->redo();
    QCOMPARE(m_session->bytes(), "User-agent: *\nDisallow: ");
}

void CompleterTest::narrowsAndWidens()
{
    start("User-agent: *\n");
    type(u"c"_s);
    QVERIFY(has(u"Crawl-delay"_s));
    QVERIFY(has(u"Clean-param"_s));
    type(u"l"_s);
    QVERIFY(has(u"Clean-param"_s));
    QCOMPARE(first(), u"Clean-param"_s);
    type(u"q"_s);
    QVERIFY(!m_completer->isOpen());
    press(Qt::Key_Backspace);
    QCOMPARE(first(), u"Clean-param"_s);
    press(Qt::Key_Backspace);
    QVERIFY(has(u"Crawl-delay"_s));
    press(Qt::Key_Backspace); // nothing of the word is left: all that fits is shown
    press(Qt::Key_Escape);
    QCOMPARE(m_session->bytes(), "User-agent: *\n");
}

void CompleterTest::enterIsNotTaken()
{
    start("");
    // A word that is complete: the line is.
    type(u"User-agent: gptbot"_s);
    press(Qt::Key_Return);
    QCOMPARE(m_session->bytes(), "User-agent: gptbot\n");
    // Proposals that nobody has looked at.
    type(u"User-agent: "_s);
    QVERIFY(m_completer->isOpen());
    press(Qt::Key_Return);
    QCOMPARE(m_session->bytes(), "User-agent: gptbot\nUser-agent: \n");
    QVERIFY(!m_completer->isOpen());
    // But one that was marked.
    type(u"User-agent: gptbot"_s);
    if (m_completer->isOpen()) {
        press(Qt::Key_Down);
        press(Qt::Key_Return);
    }
    QVERIFY(m_session->bytes().ends_with("User-agent: gptbot") ||
            m_session->bytes().ends_with("User-agent: GPTBot"));
    // A name of one's own.
    start("");
    type(u"User-agent: mybot"_s);
    press(Qt::Key_Return);
    QCOMPARE(m_session->bytes(), "User-agent: mybot\n");
    // Though a known one begins so.
    start("");
    type(u"User-agent: amazon"_s);
    QVERIFY(first().startsWith(u"amazon"_s, Qt::CaseInsensitive));
    QVERIFY(!view()->currentIndex().isValid());
    press(Qt::Key_Return);
    QCOMPARE(m_session->bytes(), "User-agent: amazon\n");
    type(u"User-agent: amazonbo"_s);
    press(Qt::Key_Tab);
    QCOMPARE(m_session->bytes(), "User-agent: amazon\nUser-agent: Amazonbot");
}

void CompleterTest::escapeClosesItAlone()
{
    start("User-agent: *\n");
    type(u"di"_s);
    QVERIFY(m_completer->isOpen());
    QKeyEvent shortcut(QEvent::ShortcutOverride, Qt::Key_Escape, Qt::NoModifier);
    shortcut.ignore();
    QCoreApplication::sendEvent(m_editor.get(), &shortcut);
    QVERIFY(shortcut.isAccepted()); // no shortcut gets it
    press(Qt::Key_Escape);
    QVERIFY(!m_completer->isOpen());
    type(u"s"_s); // this word is not wanted to be completed
    QVERIFY(!m_completer->isOpen());
    press(Qt::Key_Return);
    type(u"al"_s); // another one
    QVERIFY(m_completer->isOpen());
    press(Qt::Key_Escape);
    m_completer->complete(); // asked for
    QVERIFY(m_completer->isOpen());
    press(Qt::Key_Escape);
    shortcut.ignore();
    QCoreApplication::sendEvent(m_editor.get(), &shortcut);
    QVERIFY(!shortcut.isAccepted());
    QCOMPARE(m_session->bytes(), "User-agent: *\ndis\nal");
}

void CompleterTest::keysGoToTheEditor()
{
    start("User-agent: *\nDisallow: /\n");
    type(u"User-agent: "_s);
    QVERIFY(m_completer->isOpen());
    press(Qt::Key_Up); // nothing is marked: the cursor goes up
    QVERIFY(!m_completer->isOpen());
    QCOMPARE(m_editor->cursorLine(), 2U);
    moveToEnd();
    type(u"g"_s);
    QVERIFY(m_completer->isOpen());
    press(Qt::Key_Home);
    QVERIFY(!m_completer->isOpen());
    QVERIFY(m_editor->textCursor().atBlockStart());
}

void CompleterTest::leavesWithTheCursor()
{
    start("User-agent: *\n");
    type(u"di"_s);
    QVERIFY(m_completer->isOpen());
    press(Qt::Key_Left); // within the word
    QVERIFY(m_completer->isOpen());
    moveTo(3);
    QVERIFY(!m_completer->isOpen());
    moveToEnd();
    type(u"s"_s);
    QVERIFY(m_completer->isOpen());
    QTest::mouseClick(m_editor->viewport(), Qt::LeftButton, {}, QPoint(20, 5));
    QVERIFY(!m_completer->isOpen());
    moveToEnd();
    type(u"a"_s);
    QVERIFY(m_completer->isOpen());
    m_editor->clearFocus();
    QVERIFY(!m_completer->isOpen());
}

void CompleterTest::doesNotOpenUnasked()
{
    start("User-agent: *\nDisallow: /shop/\n# a comment\n");
    m_editor->textCursor().insertText(u"Dis"_s); // pasted
    QCoreApplication::processEvents();
    QVERIFY(!m_completer->isOpen());
    m_editor->undo();
    press(Qt::Key_Backspace);
    QVERIFY(!m_completer->isOpen());
    type(u" and more of it"_s);
    QVERIFY(!m_completer->isOpen());
    moveTo(17); // in the middle of a name
    type(u"x"_s);
    QVERIFY(!m_completer->isOpen());
    press(Qt::Key_Z, u'z', Qt::ControlModifier);
    QVERIFY(!m_completer->isOpen());
    moveTo(32); // a path, but no URLs are loaded
    type(u"/"_s);
    QVERIFY(!m_completer->isOpen());
    QTextCursor cursor = m_editor->textCursor();
    cursor.setPosition(0);
    cursor.setPosition(4, QTextCursor::KeepAnchor);
    m_editor->setTextCursor(cursor);
    m_completer->complete(); // there is no single place
    QVERIFY(!m_completer->isOpen());
}

void CompleterTest::notAutomatic()
{
    m_completer->setAutomatic(false);
    start("");
    type(u"us"_s);
    QVERIFY(!m_completer->isOpen());
    m_completer->complete();
    QCOMPARE(current(), u"User-agent"_s);
    type(u"e"_s);
    QVERIFY(m_completer->isOpen()); // once it is open, it follows
    press(Qt::Key_Return);
    QCOMPARE(m_session->bytes(), "User-agent: ");
    QVERIFY(!m_completer->isOpen());
}

void CompleterTest::aMarkedRowStays()
{
    start("User-agent: ");
    type(u"g"_s);
    press(Qt::Key_Down);
    press(Qt::Key_PageDown);
    const QString marked = current();
    QVERIFY(marked != first());
    type(marked.mid(1, 1));
    QCOMPARE(current(), marked);
    press(Qt::Key_PageUp);
    QCOMPARE(current(), first());
}

void CompleterTest::aClickTakes()
{
    start("User-agent: *\n");
    type(u"c"_s);
    const QModelIndex index = view()->model()->index(1, 0);
    const QString label = index.data().toString();
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, view()->visualRect(index).center());
    QVERIFY(!m_completer->isOpen());
    QVERIFY(m_session->bytes().ends_with(label.toStdString() + ": "));
    QVERIFY(m_editor->hasFocus());
}

void CompleterTest::isSeen()
{
    start(std::string(200, '\n') + "User-agent: ");
    m_editor->move(200, 100);
    type(u"g"_s);
    const QRect room = m_editor->screen()->availableGeometry();
    QVERIFY(room.contains(popup()->geometry()));
    const QRect cursor = m_editor->cursorPlace();
    QVERIFY(!popup()->geometry().intersects(cursor));
    QVERIFY(view()->viewport()->height() >=
            view()->visualRect(view()->model()->index(0, 0)).height());
    m_editor->resize(500, 300); // what it stood beside is elsewhere
    QTRY_VERIFY(!m_completer->isOpen());
    type(u"o"_s);
    QVERIFY(m_completer->isOpen());
    m_editor->move(220, 130);
    QTRY_VERIFY(!m_completer->isOpen());
    QWidget other; // a click that takes no focus
    other.setGeometry(900, 600, 50, 50);
    other.setAttribute(Qt::WA_ShowWithoutActivating);
    other.show();
    QVERIFY(QTest::qWaitForWindowExposed(&other));
    type(u"o"_s);
    QVERIFY(m_completer->isOpen());
    QTest::mouseClick(&other, Qt::LeftButton);
    QVERIFY(!m_completer->isOpen());
}

void CompleterTest::rightToLeft()
{
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    cleanup();
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    init();
    start("User-agent: *\n");
    type(u"d"_s);
    QCOMPARE(popup()->layoutDirection(), Qt::RightToLeft);
    QCOMPARE(m_editor->layoutDirection(), Qt::LeftToRight);
    const QAbstractItemModel* model = view()->model();
    QVERIFY(view()->visualRect(model->index(0, 0)).left() >
            view()->visualRect(model->index(0, 1)).left());
    press(Qt::Key_Tab);
    QCOMPARE(m_session->bytes(), "User-agent: *\nDisallow: ");
}

void CompleterTest::isTold()
{
    const auto former = QAccessible::installUpdateHandler(noteEvent);
    start("User-agent: *\n");
    lastTold.clear();
    type(u"c"_s);
    QVERIFY(lastTold.startsWith(u"Crawl-delay, seconds between two requests"_s));
    press(Qt::Key_Down);
    QVERIFY(lastTold.startsWith(u"Content-Signal, "_s));
    QVERIFY(m_editor->hasFocus());
    lastTold.clear();
    press(Qt::Key_Escape); // back to the text
    QCOMPARE(lastTold, m_editor->accessibleName());
    QVERIFY(!view()->accessibleName().isEmpty());
    QAccessible::installUpdateHandler(former);
}

void CompleterTest::readOnly()
{
    start("User-agent: *\n");
    m_editor->setReadOnly(true);
    m_completer->complete();
    QVERIFY(!m_completer->isOpen());
    type(u"d"_s);
    QVERIFY(!m_completer->isOpen());
}

QTEST_MAIN(CompleterTest)
#include "tst_completer.moc"
