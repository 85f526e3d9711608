// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/editor/code_editor.h"
#include "ui/editor/hover_card.h"
#include "ui/quickfix/fix_popup.h"

#include <QAbstractItemModel>
#include <QAction>
#include <QByteArray>
#include <QCoreApplication>
#include <QEvent>
#include <QHelpEvent>
#include <QLabel>
#include <QList>
#include <QListView>
#include <QMenu>
#include <QModelIndex>
#include <QPlainTextEdit>
#include <QPoint>
#include <QPushButton>
#include <QScrollBar>
#include <QString>
#include <QStringList>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextCursor>
#include <QTreeView>
#include <QWidget>

using namespace crawlright;
using namespace Qt::StringLiterals;
using editor::CodeEditor;
using test::WindowFixture;

namespace {

const QByteArray sitemap("Sitemap: https://example.com/sitemap.xml\n");
/// Lines 2 and 3 lack a colon.
const QByteArray plain = "User-agent: *\nDisallow /a\nDisallow /b\nAllow: /\n" + sitemap;
/// So they do here, where line ends are mixed and the bytes at the end are no text.
const QByteArray faulty =
    "User-agent: *\r\nDisallow /a\r\nDisallow /b\r\nAllow: /\n" + sitemap + "# \xFF\xC3\n";

} // namespace

/// What can be done about findings, as a user does it.
class QuickFixesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_fixture = std::make_unique<WindowFixture>();
    }
    void cleanup() { m_fixture.reset(); }

    void theBulbIsOnTheCursorsLine();
    void theMenuMendsTheLine();
    void allOfAKindAtOnce();
    void cursorAndScrollStay();
    void ignoresWithAComment();
    void explainsInTheReference();
    void theCardHasLinks();
    void nothingIsDoneToAnotherText();
    void thePaneHasAMenu();
    void formatsTheFile();
    void simplifiesAfterShowing();
    void simplifyIsWithdrawnByTyping();

private:
    [[nodiscard]] CodeEditor* editor() const
    {
        return qobject_cast<CodeEditor*>(m_fixture->editor());
    }
    [[nodiscard]] QListView* menu() const
    {
        return m_fixture->window().findChild<QListView*>(u"fixList"_s);
    }
    void open(const QByteArray& bytes) const
    {
        m_fixture->open(m_fixture->file(u"robots.txt"_s, bytes));
        QTRY_VERIFY(m_fixture->session().isComplete());
    }
    void goTo(text::LineNumber line) const { editor()->goToLine(line); }
    [[nodiscard]] QList<text::LineNumber> bulbs() const
    {
        QList<text::LineNumber> lines;
        for (const CodeEditor::Row& row : editor()->visibleRows()) {
            if (row.hasBulb)
                lines.append(row.line);
        }
        return lines;
    }
    void openMenu() const
    {
        editor()->setFocus();
        m_fixture->trigger(u"Edit"_s, u"Quick Fixes…"_s);
        QTRY_VERIFY(menu()->isVisible());
    }
    void choose(const QString& beginning) const
    {
        for (int row = 0; row < menu()->model()->rowCount(); ++row) {
            const QModelIndex index = menu()->model()->index(row, 0);
            if (!index.data().toString().startsWith(beginning))
                continue;
            menu()->setCurrentIndex(index);
            QTest::keyClick(menu(), Qt::Key_Return);
            return;
        }
        QFAIL(qPrintable(beginning));
    }
    [[nodiscard]] QByteArray bytes() const
    {
        return QByteArray::fromStdString(m_fixture->session().bytes());
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

void QuickFixesTest::theBulbIsOnTheCursorsLine()
{
    open(plain);
    goTo(1);
    QCOMPARE(bulbs(), QList<text::LineNumber>());
    QVERIFY(editor()->bulbPlace().isNull());
    goTo(3);
    QCOMPARE(bulbs(), QList<text::LineNumber>{3});
    goTo(2);
    QCOMPARE(bulbs(), QList<text::LineNumber>{2});
    // In the gutter, and a click on it opens the menu.
    const QPoint centre = editor()->bulbPlace().center();
    QWidget* gutter = editor()->childAt(editor()->mapFromGlobal(centre));
    QVERIFY(gutter && gutter != editor()->viewport());
    QTest::mouseClick(gutter, Qt::LeftButton, {}, gutter->mapFromGlobal(centre));
    QTRY_VERIFY(menu()->isVisible());
    QTest::keyClick(menu(), Qt::Key_Escape);
    QVERIFY(!menu()->isVisible());
    QCOMPARE(bytes(), plain);
}

void QuickFixesTest::theMenuMendsTheLine()
{
    open(faulty);
    goTo(2);
    openMenu();
    const QAbstractItemModel* model = menu()->model();
    QVERIFY(model->index(0, 0).data().toString().contains("Disallow"_L1));
    QTest::keyClick(menu(), Qt::Key_Return);
    QVERIFY(!menu()->isVisible());
    QByteArray mended = faulty;
    mended.replace("Disallow /a", "Disallow: /a");
    QCOMPARE(bytes(), mended); // and not one byte else
    QTRY_VERIFY(m_fixture->session().isComplete());
    QCOMPARE(bulbs(), QList<text::LineNumber>());
    m_fixture->trigger(u"Edit"_s, u"Undo"_s);
    QCOMPARE(bytes(), faulty);
    QVERIFY(!m_fixture->session().isModified());
    QVERIFY(!m_fixture->action(u"Edit"_s, u"Undo"_s)->isEnabled()); // one step
}

void QuickFixesTest::allOfAKindAtOnce()
{
    open(faulty);
    goTo(3);
    openMenu();
    choose(u"Fix all 2"_s);
    QByteArray mended = faulty;
    mended.replace("Disallow /", "Disallow: /");
    QTRY_COMPARE(bytes(), mended);
    m_fixture->trigger(u"Edit"_s, u"Undo"_s);
    QCOMPARE(bytes(), faulty);
}

void QuickFixesTest::cursorAndScrollStay()
{
    QByteArray long_ = "User-agent: *\n";
    for (int i = 0; i < 300; ++i)
        long_ += "Disallow /a" + QByteArray::number(i) + "\n";
    open(long_);
    goTo(150);
    QTextCursor cursor = editor()->textCursor();
    cursor.movePosition(QTextCursor::Right, QTextCursor::MoveAnchor, 3);
    cursor.movePosition(QTextCursor::Right, QTextCursor::KeepAnchor, 2);
    editor()->setTextCursor(cursor);
    const QString selected = cursor.selectedText();
    QCOMPARE(selected, u"al"_s);
    const int scrolled = editor()->verticalScrollBar()->value();
    QVERIFY(scrolled > 0);
    openMenu();
    choose(u"Fix all"_s);
    QTRY_VERIFY(bytes().contains("Disallow: /a299\n"));
    QCOMPARE(editor()->textCursor().selectedText(), selected);
    QCOMPARE(editor()->cursorLine(), 150U);
    QCOMPARE(editor()->verticalScrollBar()->value(), scrolled);
}

void QuickFixesTest::ignoresWithAComment()
{
    open(faulty);
    goTo(2);
    openMenu();
    choose(u"Ignore"_s);
    QVERIFY(bytes().contains("\r\n# crawlright: ignore missing-colon\r\nDisallow /a\r\n"));
    QCOMPARE(editor()->cursorLine(), 3U); // the line it was on
    QTRY_VERIFY(m_fixture->session().isComplete());
    QCOMPARE(bulbs(), QList<text::LineNumber>());
}

void QuickFixesTest::explainsInTheReference()
{
    open(plain);
    const auto heading = [this] {
        const auto* page = m_fixture->window().findChild<QTextBrowser*>(u"referencePage"_s);
        return page->isVisible() ? page->document()->firstBlock().text() : QString();
    };
    goTo(2);
    openMenu();
    choose(u"What does this mean"_s);
    QTRY_COMPARE(heading(), u"missing-colon"_s);
    QCOMPARE(bytes(), plain);
    goTo(1);
    m_fixture->trigger(u"Help"_s, u"What Does This Finding Mean?"_s); // there is none
    QTRY_VERIFY(m_fixture->window().findChild<QTreeView*>(u"referenceContents"_s)->isVisible());
    goTo(3);
    m_fixture->trigger(u"Help"_s, u"What Does This Finding Mean?"_s);
    QTRY_COMPARE(heading(), u"missing-colon"_s);
}

void QuickFixesTest::theCardHasLinks()
{
    open(faulty);
    const CodeEditor::Row row = editor()->visibleRows()[1];
    const QPoint place = row.rect.topLeft().toPoint() + QPoint(30, 5);
    QHelpEvent help(QEvent::ToolTip, place, editor()->viewport()->mapToGlobal(place));
    QCoreApplication::sendEvent(editor()->viewport(), &help);
    auto* card = editor()->findChild<editor::HoverCard*>();
    QVERIFY(card->isVisible());
    QVERIFY(card->html().contains("Disallow"_L1));
    auto* text = card->findChild<QLabel*>(u"hoverText"_s);
    const QString html = text->text();
    const QString link = html.section(u"href=\""_s, 1, 1).section(u'"', 0, 0);
    Q_EMIT text->linkActivated(link);
    QVERIFY(!card->isVisible());
    QVERIFY(bytes().contains("Disallow: /a\r\n"));
}

void QuickFixesTest::nothingIsDoneToAnotherText()
{
    open(plain);
    const CodeEditor::Row row = editor()->visibleRows()[1];
    const QPoint place = row.rect.topLeft().toPoint() + QPoint(30, 5);
    QHelpEvent help(QEvent::ToolTip, place, editor()->viewport()->mapToGlobal(place));
    QCoreApplication::sendEvent(editor()->viewport(), &help);
    const auto* text =
        editor()->findChild<editor::HoverCard*>()->findChild<QLabel*>(u"hoverText"_s);
    const QString link = text->text().section(u"href=\""_s, 1, 1).section(u'"', 0, 0);
    goTo(1);
    m_fixture->type(u"# on top\n"_s);
    const QByteArray now = bytes();
    Q_EMIT editor()->hoverLinkActivated(link);
    QCOMPARE(bytes(), now);
    QCOMPARE(m_fixture->messages().size(), 1);
    QVERIFY(m_fixture->messages().first().contains("changed"_L1));
}

void QuickFixesTest::thePaneHasAMenu()
{
    open(faulty);
    auto* view = m_fixture->window().findChild<QTreeView*>(u"problemsView"_s);
    QModelIndex wanted;
    for (int row = 0; row < view->model()->rowCount(); ++row) {
        const QModelIndex index = view->model()->index(row, 0);
        if (index.siblingAtColumn(2).data().toString() == u"missing-colon")
            wanted = wanted.isValid() ? wanted : index;
    }
    QVERIFY(wanted.isValid());
    view->setCurrentIndex(wanted);
    Q_EMIT view->customContextMenuRequested(view->visualRect(wanted).center());
    auto* popup = m_fixture->window().findChild<QMenu*>(u"problemsMenu"_s);
    QTRY_VERIFY(popup->isVisible());
    QAction* first = popup->actions().first();
    QVERIFY2(first->text().contains(u'\t'), qPrintable(first->text())); // what it does
    first->trigger();
    popup->close();
    QVERIFY(bytes().contains("Disallow: /a\r\n"));
}

void QuickFixesTest::formatsTheFile()
{
    const QByteArray untidy = "user-agent:*\nDISALLOW:/a   \n\n\n\nallow :  /b\n" + sitemap;
    open(untidy);
    m_fixture->trigger(u"Edit"_s, u"Format File"_s);
    auto* panel = m_fixture->window().findChild<QWidget*>(u"rewritePanel"_s);
    QTRY_VERIFY(panel->isVisible() || bytes() != untidy);
    if (panel->isVisible()) // it would change verdicts for somebody chosen
        QTest::mouseClick(panel->findChildren<QPushButton*>().first(), Qt::LeftButton);
    QTRY_VERIFY(bytes().contains("User-agent: *\nDisallow: /a\n"));
    m_fixture->trigger(u"Edit"_s, u"Undo"_s);
    QCOMPARE(bytes(), untidy);
}

void QuickFixesTest::simplifiesAfterShowing()
{
    const QByteArray wordy =
        "User-agent: *\nDisallow: /a\nDisallow: /a/b\nDisallow: /a/c\n\n" + sitemap;
    open(wordy);
    m_fixture->trigger(u"Edit"_s, u"Simplify…"_s);
    auto* panel = m_fixture->window().findChild<QWidget*>(u"rewritePanel"_s);
    auto* preview = m_fixture->window().findChild<QListView*>(u"rewritePreview"_s);
    QTRY_VERIFY(preview->isVisible());
    QCOMPARE(bytes(), wordy); // only shown
    QStringList lines;
    for (int row = 0; row < preview->model()->rowCount(); ++row)
        lines.append(preview->model()->index(row, 0).data().toString().trimmed());
    QCOMPARE(lines, QStringList({u"3 − Disallow: /a/b"_s, u"4 − Disallow: /a/c"_s}));
    QVERIFY2(m_fixture->shown(u"rewriteWhat"_s).contains("2 of 7"_L1),
             qPrintable(m_fixture->shown(u"rewriteWhat"_s)));
    QVERIFY2(m_fixture->shown(u"rewriteEffect"_s).contains("eeps every verdict"_L1),
             qPrintable(m_fixture->shown(u"rewriteEffect"_s)));
    QTest::mouseClick(panel->findChildren<QPushButton*>().first(), Qt::LeftButton);
    QCOMPARE(bytes(), "User-agent: *\nDisallow: /a\n\n" + sitemap);
    QVERIFY(!panel->isVisible());
    m_fixture->trigger(u"Edit"_s, u"Undo"_s);
    QCOMPARE(bytes(), wordy);
}

void QuickFixesTest::simplifyIsWithdrawnByTyping()
{
    open("User-agent: *\nDisallow: /a\nDisallow: /a/b\n" + sitemap);
    m_fixture->trigger(u"Edit"_s, u"Simplify…"_s);
    auto* panel = m_fixture->window().findChild<QWidget*>(u"rewritePanel"_s);
    QTRY_VERIFY(m_fixture->window().findChild<QListView*>(u"rewritePreview"_s)->isVisible());
    m_fixture->type(u"#"_s);
    QVERIFY(!panel->isVisible()); // it was worked out for another text
    m_fixture->trigger(u"Edit"_s, u"Simplify…"_s);
    QTRY_VERIFY(m_fixture->window().findChild<QListView*>(u"rewritePreview"_s)->isVisible());
    QTest::keyClick(panel, Qt::Key_Escape);
    QVERIFY(!panel->isVisible());
}

QTEST_MAIN(QuickFixesTest)
#include "tst_quick_fixes.moc"
