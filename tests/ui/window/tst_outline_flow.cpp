// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/editor/code_editor.h"
#include "ui/editor/hover_card.h"

#include <QApplication>
#include <QByteArray>
#include <QCoreApplication>
#include <QDockWidget>
#include <QEvent>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QLabel>
#include <QModelIndex>
#include <QPlainTextEdit>
#include <QPoint>
#include <QPointF>
#include <QString>
#include <QTest>
#include <QTextCursor>
#include <QToolButton>
#include <QTreeView>

using namespace crawlright;
using namespace Qt::StringLiterals;
using editor::CodeEditor;
using test::WindowFixture;

namespace {

const QByteArray three = "User-agent: Googlebot\nUser-agent: bingbot\nDisallow: /a\n\n"
                         "User-agent: GPTBot\nDisallow: /*.pdf$\n\nUser-agent: *\nAllow: /\n\n"
                         "Sitemap: https://a.example/s.xml\n";

} // namespace

/// The outline, the group in the status line, and what is told of places, as one meets them.
class OutlineFlowTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }
    void theGroupOfTheCursor();
    void theOutlineLeadsAndFollows();
    void theOutlineFollowsTheTab();
    void thePointerIsTold();
    void theKeyboardIsTold();
    void linksLeadToTheReference();
    void theFilesOwnPlaceIsTheStatusLines();

private:
    void open(const QByteArray& bytes, const QString& name = u"robots.txt"_s)
    {
        m_fixture->open(m_fixture->file(name, bytes));
    }
    [[nodiscard]] CodeEditor* editor() const
    {
        return qobject_cast<CodeEditor*>(m_fixture->editor());
    }
    [[nodiscard]] QTreeView* outline() const
    {
        return m_fixture->window().findChild<QTreeView*>(u"outlineView"_s);
    }
    [[nodiscard]] QString group() const { return m_fixture->shown(u"statusGroup"_s); }
    [[nodiscard]] int rows() const { return outline()->model()->rowCount(); }
    [[nodiscard]] QModelIndex row(int i) const { return outline()->model()->index(i, 0); }

    std::unique_ptr<WindowFixture> m_fixture;
};

void OutlineFlowTest::init()
{
    test::failOnWarnings();
    m_fixture = std::make_unique<WindowFixture>();
}

void OutlineFlowTest::theGroupOfTheCursor()
{
    open(three);
    QTRY_COMPARE(group(), u"Group Googlebot, bingbot"_s);
    editor()->goToLine(6);
    QCOMPARE(group(), u"Group GPTBot"_s);
    editor()->goToLine(8);
    QCOMPARE(group(), u"Group *"_s);
    editor()->goToLine(11);
    QCOMPARE(group(), u"No group"_s);
    editor()->goToLine(8);
    editor()->moveCursor(QTextCursor::EndOfLine);
    m_fixture->type(u"x"_s); // `*x` is a name of its own
    QTRY_COMPARE(group(), u"Group *x"_s);
}

void OutlineFlowTest::theOutlineLeadsAndFollows()
{
    open(three);
    QTRY_COMPARE(rows(), 4);
    editor()->goToLine(6);
    QCOMPARE(outline()->currentIndex().data(), u"GPTBot"_s);
    editor()->setFocus();
    QTest::mouseClick(m_fixture->window().findChild<QToolButton*>(u"statusGroup"_s),
                      Qt::LeftButton);
    QTRY_VERIFY(outline()->hasFocus());
    QTest::keyClick(outline(), Qt::Key_Down);
    QCOMPARE(editor()->cursorLine(), 6U); // not yet
    QTest::keyClick(outline(), Qt::Key_Return);
    QCOMPARE(editor()->cursorLine(), 8U);
    QVERIFY(editor()->hasFocus());
    QCOMPARE(outline()->currentIndex().data(), u"*"_s);
    m_fixture->trigger(u"Go"_s, u"Outline"_s);
    QTRY_VERIFY(outline()->hasFocus());
    editor()->setFocus();
    editor()->moveCursor(QTextCursor::Start);
    QVERIFY(!outline()->hasFocus());
    QCOMPARE(outline()->currentIndex().data(), u"Googlebot, bingbot"_s);
    m_fixture->type(u"User-agent: first\nDisallow: /\n\n"_s);
    QTRY_COMPARE(rows(), 5);
    QCOMPARE(row(0).data(), u"first"_s);
    QTRY_COMPARE(outline()->currentIndex().data(), u"Googlebot, bingbot"_s);
    editor()->goToLine(1);
    QTRY_COMPARE(group(), u"Group first"_s);
}

void OutlineFlowTest::theOutlineFollowsTheTab()
{
    open(three);
    QTRY_COMPARE(rows(), 4);
    open("User-agent: other\nDisallow: /\n", u"other.txt"_s);
    QTRY_COMPARE(rows(), 1);
    QCOMPARE(group(), u"Group other"_s);
    m_fixture->trigger(u"Go"_s, u"Previous Tab"_s);
    QTRY_COMPARE(rows(), 4);
    QCOMPARE(group(), u"Group Googlebot, bingbot"_s);
    m_fixture->trigger(u"File"_s, u"Close Tab"_s);
    QTRY_COMPARE(rows(), 1);
    QCOMPARE(group(), u"Group other"_s);
}

void OutlineFlowTest::thePointerIsTold()
{
    open(three);
    const auto* card = editor()->findChild<editor::HoverCard*>();
    const auto ask = [this](int line, int letter) {
        const CodeEditor::Row at = editor()->visibleRows().at(static_cast<std::size_t>(line - 1));
        const qreal width = QFontMetricsF(editor()->font()).horizontalAdvance(u'x');
        const QPoint place = (at.rect.topLeft() + QPointF(4 + width * letter + 2, 6)).toPoint();
        QHelpEvent help(QEvent::ToolTip, place, editor()->viewport()->mapToGlobal(place));
        QCoreApplication::sendEvent(editor()->viewport(), &help);
    };
    ask(5, 14);
    QVERIFY2(card->html().contains("OpenAI"_L1), qPrintable(card->html()));
    QVERIFY2(card->html().contains("one rule"_L1), qPrintable(card->html()));
    ask(6, 3);
    QVERIFY(card->html().contains("not to fetch"_L1));
    ask(6, 14);
    QVERIFY2(card->html().contains("/page.pdf"_L1), qPrintable(card->html()));
    ask(8, 12);
    QVERIFY2(card->html().contains("all other crawlers"_L1), qPrintable(card->html()));
    ask(11, 14);
    QVERIFY2(card->html().contains("a.example"_L1), qPrintable(card->html()));
    m_fixture->type(u"# on top\n"_s);
    QVERIFY(!card->isVisible());
    ask(6, 14); // of the text as it is now
    QVERIFY2(card->html().contains("OpenAI"_L1), qPrintable(card->html()));
}

void OutlineFlowTest::theKeyboardIsTold()
{
    open(three);
    editor()->goToLine(5);
    editor()->moveCursor(QTextCursor::EndOfLine);
    m_fixture->trigger(u"Help"_s, u"Tell About This Place"_s);
    const auto* card = editor()->findChild<editor::HoverCard*>();
    QTRY_VERIFY(card->isVisible());
    auto* text = card->findChild<QLabel*>(u"hoverText"_s);
    QVERIFY2(text->accessibleName().contains("OpenAI"_L1), qPrintable(text->accessibleName()));
    QTest::keyClick(text, Qt::Key_Escape);
    QVERIFY(!card->isVisible());
    QTRY_VERIFY(editor()->hasFocus());
    QCOMPARE(m_fixture->session().bytes(), three.toStdString());
}

void OutlineFlowTest::linksLeadToTheReference()
{
    open(three);
    Q_EMIT editor()->hoverLinkActivated(u"page:crawl-delay-ignored"_s);
    const auto* dock = m_fixture->window().findChild<QDockWidget*>(u"referenceDock"_s);
    QTRY_VERIFY(dock->isVisible());
    QVERIFY(m_fixture->messages().isEmpty()); // no word of a fix that was not made
}

// "2.1 of 500 KiB": what counts is the size in bytes.
void OutlineFlowTest::theFilesOwnPlaceIsTheStatusLines()
{
    open("User-agent: *\nDisallow: /\xC3\xA9\n" + QByteArray(2100, '#') + '\n');
    QTRY_COMPARE(m_fixture->shown(u"statusSize"_s), u"2.1 of 500 KiB"_s);
    editor()->goToLine(2);
    editor()->moveCursor(QTextCursor::EndOfLine);
    QCOMPARE(m_fixture->shown(u"statusPlace"_s), u"Line 2, column 14"_s);
}

QTEST_MAIN(OutlineFlowTest)
#include "tst_outline_flow.moc"
