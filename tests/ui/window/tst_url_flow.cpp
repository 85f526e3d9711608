// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/editor/code_editor.h"
#include "ui/editor/gutter.h"
#include "ui/urllist/url_pane.h"

#include <QAbstractButton>
#include <QByteArray>
#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>
#include <QModelIndex>
#include <QPlainTextEdit>
#include <QString>
#include <QTableView>
#include <QTest>
#include <QTextCursor>

using namespace crawlright;
using namespace Qt::StringLiterals;
using test::WindowFixture;

/// Many URLs beside the editor.
class UrlFlowTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_fixture = std::make_unique<WindowFixture>();
    }
    void cleanup() { m_fixture.reset(); }

    void titleTellsWhatAnEditChanges();
    void changesCountFromWhatWasOpened();
    void changesCountFromNow();
    void theLineFilterFollowsItsRule();
    void chosenUrlIsTested();
    void decidingLineIsGoneTo();
    void countsOfRulesLeadToTheirUrls();

private:
    [[nodiscard]] QString title() const
    {
        return m_fixture->window().findChild<QDockWidget*>(u"urlsDock"_s)->windowTitle();
    }
    [[nodiscard]] QTableView* table() const
    {
        return m_fixture->window().findChild<QTableView*>(u"urlTable"_s);
    }
    void open(const QByteArray& robots) const
    {
        m_fixture->open(m_fixture->file(u"robots.txt"_s, robots));
    }
    void paste(const QString& urls) const
    {
        QGuiApplication::clipboard()->setText(urls);
        m_fixture->window().findChild<urllist::UrlPane*>()->loadFromClipboard();
        m_fixture->trigger(u"Go"_s, u"URLs"_s);
        QTRY_VERIFY(table()->isVisible());
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

void UrlFlowTest::titleTellsWhatAnEditChanges()
{
    open("User-agent: *\nDisallow: /shop/\n");
    QCOMPARE(title(), u"URLs"_s);
    paste(u"/shop/1\n/news\n/about\n"_s);
    QTRY_COMPARE(title(), u"URLs (3)"_s);
    m_fixture->editor()->moveCursor(QTextCursor::End);
    m_fixture->type(u"Disallow: /news\n"_s);
    QTRY_VERIFY(title().startsWith(u"URLs (3): "_s) && title().endsWith(u" newly blocked"_s));
    while (m_fixture->editor()->document()->isUndoAvailable())
        m_fixture->trigger(u"Edit"_s, u"Undo"_s);
    QTRY_COMPARE(title(), u"URLs (3)"_s);
}

void UrlFlowTest::changesCountFromWhatWasOpened()
{
    open("User-agent: *\nDisallow: /shop/\n");
    paste(u"/shop/1\n/news\n"_s);
    QTRY_COMPARE(title(), u"URLs (2)"_s);
    m_fixture->open(m_fixture->file(u"other.txt"_s, "User-agent: *\nDisallow: /news\n"));
    QTRY_COMPARE(table()->model()->index(1, 1).data().toString(),
                 u"blocked · 2: Disallow: /news"_s);
    QTRY_COMPARE(title(), u"URLs (2)"_s); // it is another file, not an edit
}

void UrlFlowTest::changesCountFromNow()
{
    open("User-agent: *\n");
    paste(u"/news\n"_s);
    m_fixture->editor()->moveCursor(QTextCursor::End);
    m_fixture->type(u"Disallow: /news\n"_s);
    QTRY_VERIFY(title().contains(u"newly blocked"_s));
    auto* now = m_fixture->window().findChild<QAbstractButton*>(u"urlBaseline"_s);
    QTest::mouseClick(now, Qt::LeftButton);
    QTRY_COMPARE(title(), u"URLs (1)"_s);
}

void UrlFlowTest::theLineFilterFollowsItsRule()
{
    open("User-agent: *\nDisallow: /shop/\nDisallow: /news\n");
    paste(u"/shop/1\n/news\n/about\n"_s);
    m_fixture->window().findChild<urllist::UrlPane*>()->showLine(3);
    QTRY_COMPARE(table()->model()->rowCount(), 1);
    m_fixture->editor()->moveCursor(QTextCursor::Start);
    m_fixture->type(u"# one\n# two\n"_s);
    QTRY_COMPARE(m_fixture->shown(u"urlLine"_s), u"Line 5"_s);
    QTRY_COMPARE(table()->model()->index(0, 1).data().toString(),
                 u"blocked · 5: Disallow: /news"_s);
    QCOMPARE(table()->model()->rowCount(), 1);
}

void UrlFlowTest::chosenUrlIsTested()
{
    open("User-agent: *\nDisallow: /shop/\n");
    paste(u"/shop/1\n/news\n"_s);
    const QModelIndex cell = table()->model()->index(0, 0);
    QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, table()->visualRect(cell).center());
    QTRY_COMPARE(m_fixture->shown(u"testAddress"_s), u"/shop/1"_s);
}

void UrlFlowTest::decidingLineIsGoneTo()
{
    open("User-agent: *\nDisallow: /shop/\n");
    paste(u"/shop/1\n"_s);
    QTRY_VERIFY(!table()->model()->index(0, 1).data().toString().isEmpty());
    table()->setCurrentIndex(table()->model()->index(0, 1));
    QTest::keyClick(table(), Qt::Key_Return);
    QCOMPARE(m_fixture->editor()->textCursor().blockNumber(), 1);
}

void UrlFlowTest::countsOfRulesLeadToTheirUrls()
{
    using editor::LineReach;
    open("User-agent: *\nDisallow: /shop/\nDisallow: /none\n");
    paste(u"/shop/1\n/shop/2\n/news\n/shop/1\n"_s);
    auto* editor = m_fixture->window().findChild<editor::CodeEditor*>();
    QTRY_COMPARE(editor->reachOf(2), (LineReach{.kind = LineReach::Kind::Decides, .urls = 2}));
    QCOMPARE(editor->reachOf(3), LineReach{.kind = LineReach::Kind::DecidesNone});
    auto* gutter = editor->findChild<editor::Gutter*>();
    QTest::mouseClick(gutter, Qt::LeftButton, {}, gutter->countRect(2).center());
    QTRY_COMPARE(table()->model()->rowCount(), 3); // one of them twice
    editor->goToLine(3);
    const auto* action = m_fixture->action(u"Go"_s, u"URLs That This Rule Decides"_s);
    QTRY_VERIFY(action->isEnabled());
    m_fixture->trigger(u"Go"_s, u"URLs That This Rule Decides"_s);
    QTRY_COMPARE(table()->model()->rowCount(), 0);
}

QTEST_MAIN(UrlFlowTest)
#include "tst_url_flow.moc"
