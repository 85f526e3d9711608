// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/scripted_server.h"
#include "tests/support/strictness.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/compare/compare_model.h"
#include "ui/compare/compare_table.h"
#include "ui/compare/compare_view.h"
#include "ui/urllist/url_pane.h"
#include "ui/window/compare_flow.h"
#include "ui/window/file_flow.h"
#include "ui/window/page.h"
#include "ui/window/pages.h"
#include "ui/window/session_flow.h"

#include <QAbstractButton>
#include <QAction>
#include <QByteArray>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QDockWidget>
#include <QFileDialog>
#include <QGuiApplication>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPoint>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QTableView>
#include <QTest>
#include <QTextCursor>
#include <QUrl>

using namespace crawlright;
using namespace Qt::StringLiterals;
using compare::CompareModel;
using test::WindowFixture;

/// Comparing in the window, as a person does.
class CompareFlowTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_fixture = std::make_unique<WindowFixture>();
    }
    void cleanup() { m_fixture.reset(); }

    void withTheSavedFileWhileOneTypes();
    void savingEndsAllDifferences();
    void withAFile();
    void withAFileThatIsNotThere();
    void withWhatWasFetched();
    void withWhatWasFetchedBeforeARestart();
    void neverWithWhatAnotherSiteHas();
    void nothingToCompareWith();
    void whatAnotherProgramChangedIsCompared();
    void takesAChangeAsOneStep();
    void aChangeThatIsGoneIsNotTaken();
    void goesFromChangeToChange();
    void keysOfOnesOwn();
    void eachTabHasItsOwn();
    void anotherTextEndsIt();
    void tellsWhatBecomesOfLoadedUrls();
    void tellsWhatBecomesOfVerdictsWithoutUrls();
    void closesByKey();

private:
    [[nodiscard]] compare::CompareView& view() const
    {
        return m_fixture->window().page().compareView();
    }
    [[nodiscard]] QString counts() const { return shown(u"compareCounts"_s); }
    [[nodiscard]] QString verdicts() const { return shown(u"compareVerdicts"_s); }
    [[nodiscard]] QString shown(const QString& name) const
    {
        const auto* label = view().findChild<QLabel*>(name);
        return label->isVisible() ? label->text() : QString();
    }
    [[nodiscard]] QTableView* table() const { return view().findChild<QTableView*>(); }
    [[nodiscard]] QString text(int row, int column) const
    {
        return table()->model()->index(row, column).data().toString();
    }
    [[nodiscard]] QString head(int column) const
    {
        return table()->model()->headerData(column, Qt::Horizontal).toString();
    }
    [[nodiscard]] QString open(const QByteArray& robots) const
    {
        const QString path = m_fixture->file(u"robots.txt"_s, robots);
        m_fixture->open(path);
        return path;
    }
    void compareWithSaved() const
    {
        m_fixture->trigger(u"Tools"_s, u"Compare with the Saved File"_s);
        QTRY_VERIFY(view().isCurrent());
    }
    void compareWith(const QString& path) const
    {
        m_fixture->window().page().comparison().withFileAt(path);
        QTRY_VERIFY(view().isCurrent());
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

void CompareFlowTest::withTheSavedFileWhileOneTypes()
{
    (void)open("User-agent: *\nDisallow: /shop/\n");
    compareWithSaved();
    QCOMPARE(counts(), u"The texts are equal, byte for byte."_s);
    QCOMPARE(head(CompareModel::Left), u"robots.txt, as saved"_s);
    QCOMPARE(head(CompareModel::Right), u"Editor"_s);
    m_fixture->editor()->moveCursor(QTextCursor::End);
    m_fixture->type(u"Allow: /shop/open\n"_s);
    QTRY_COMPARE(counts(), u"1 change. Lines: 1 added."_s);
    QTRY_COMPARE(text(2, CompareModel::Right), u"Allow: /shop/open"_s);
    QVERIFY(m_fixture->editor()->hasFocus()); // it follows, and takes nothing away
}

void CompareFlowTest::savingEndsAllDifferences()
{
    (void)open("User-agent: *\n");
    compareWithSaved();
    m_fixture->editor()->moveCursor(QTextCursor::End);
    m_fixture->type(u"Disallow: /\n"_s);
    QTRY_COMPARE(counts(), u"1 change. Lines: 1 added."_s);
    m_fixture->trigger(u"File"_s, u"Save"_s);
    QTRY_COMPARE(counts(), u"The texts are equal, byte for byte."_s);
}

void CompareFlowTest::withAFile()
{
    (void)open("User-agent: *\nDisallow: /shop/\n");
    const QString other =
        m_fixture->file(u"other.txt"_s, QByteArray("User-agent: *\nDisallow: /shop/\0\xFF\n", 33));
    m_fixture->trigger(u"Tools"_s, u"Compare with a File…"_s);
    QTRY_VERIFY(m_fixture->window().findChild<QFileDialog*>(u"compareDialog"_s));
    auto* dialog = m_fixture->window().findChild<QFileDialog*>(u"compareDialog"_s);
    dialog->findChild<QLineEdit*>()->setText(other);
    QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_Return);
    QTRY_COMPARE(counts(), u"1 change. Lines: 1 changed."_s);
    QCOMPARE(text(1, CompareModel::Left), u"Disallow: /shop/\\x00\\xFF"_s);
    QCOMPARE(head(CompareModel::Left), u"other.txt"_s);
    QTRY_COMPARE(m_fixture->window().focusWidget(), table());
}

void CompareFlowTest::withAFileThatIsNotThere()
{
    (void)open("User-agent: *\n");
    m_fixture->window().page().comparison().withFileAt(m_fixture->at(u"gone.txt"_s));
    QTRY_COMPARE(m_fixture->messages().size(), 1);
    QVERIFY(m_fixture->messages().first().contains(u"gone.txt"_s));
    QVERIFY(!view().isVisible());
}

void CompareFlowTest::withWhatWasFetched()
{
    test::ScriptedServer server;
    server.serve("/robots.txt", test::answerOf(200, "User-agent: *\nDisallow: /\n"));
    (void)open("User-agent: *\nDisallow: /shop/\n");
    m_fixture->window().fetch(server.address());
    QTRY_COMPARE(m_fixture->tabs().size(), 2);
    m_fixture->window().pages().setCurrentIndex(0);
    m_fixture->trigger(u"Tools"_s, u"Compare with What Was Fetched"_s);
    QTRY_COMPARE(counts(), u"1 change. Lines: 1 changed."_s);
    QCOMPARE(head(CompareModel::Left), u"robots.txt of 127.0.0.1, as fetched"_s);
    QCOMPARE(text(1, CompareModel::Left), u"Disallow: /"_s);
}

void CompareFlowTest::withWhatWasFetchedBeforeARestart()
{
    const std::string robots = "User-agent: *\nDisallow: /shop/\n";
    test::ScriptedServer server;
    server.serve("/robots.txt", test::answerOf(200, QByteArray::fromStdString(robots)));
    test::ScriptedServer other;
    other.serve("/robots.txt", test::answerOf(200, "User-agent: other\n"));
    m_fixture->window().sessions().start(false);
    m_fixture->window().fetch(server.address());
    QTRY_COMPARE(m_fixture->session().bytes(), robots);
    m_fixture->restart();
    m_fixture->window().sessions().start(false);
    QTRY_COMPARE(m_fixture->session().bytes(), robots);
    m_fixture->editor()->moveCursor(QTextCursor::End);
    m_fixture->type(u"Allow: /shop/open\n"_s);
    m_fixture->trigger(u"Tools"_s, u"Compare with What Was Fetched"_s);
    QTRY_COMPARE(counts(), u"1 change. Lines: 1 added."_s);
    QCOMPARE(m_fixture->messages(), QStringList());
    view().close();
    m_fixture->window().fetch(other.address());
    QTRY_COMPARE(m_fixture->tabs().size(), 2);
    m_fixture->window().pages().setCurrentIndex(0);
    m_fixture->trigger(u"Tools"_s, u"Compare with What Was Fetched"_s);
    QTRY_COMPARE(counts(), u"1 change. Lines: 1 added."_s);
    QCOMPARE(head(CompareModel::Left), u"robots.txt of 127.0.0.1, as fetched"_s);
    QCOMPARE(text(2, CompareModel::Right), u"Allow: /shop/open"_s);
}

/// Of a text that was saved it is not known any more how it came.
void CompareFlowTest::neverWithWhatAnotherSiteHas()
{
    test::ScriptedServer other;
    other.serve("/robots.txt", test::answerOf(200, "User-agent: other\n"));
    m_fixture->window().pages().take("User-agent: *\n", u"robots.txt of example.com"_s,
                                     QUrl(u"https://example.com/robots.txt"_s));
    m_fixture->window().page().files().file().saveTo(m_fixture->at(u"robots.txt"_s));
    QTRY_COMPARE(m_fixture->tabs(), QStringList(u"robots.txt"_s));
    m_fixture->window().fetch(other.address());
    QTRY_COMPARE(m_fixture->tabs().size(), 2);
    m_fixture->window().pages().setCurrentIndex(0);
    m_fixture->trigger(u"Tools"_s, u"Compare with What Was Fetched"_s);
    QCOMPARE(m_fixture->messages().size(), 1);
    QVERIFY(m_fixture->messages().first().startsWith(
        u"What was fetched from https://example.com/robots.txt is no longer held in memory."_s));
    QVERIFY(!view().isVisible());
}

void CompareFlowTest::nothingToCompareWith()
{
    m_fixture->trigger(u"File"_s, u"New"_s);
    m_fixture->trigger(u"Tools"_s, u"Compare with the Saved File"_s);
    QCOMPARE(m_fixture->messages(),
             QStringList{u"This text was never saved, so there is no file to compare it with."_s});
    m_fixture->trigger(u"Tools"_s, u"Compare with What Was Fetched"_s);
    QCOMPARE(m_fixture->messages().size(), 1);
    QVERIFY(m_fixture->messages().first().startsWith(u"Nothing was fetched yet."_s));
    QVERIFY(!view().isVisible());
}

void CompareFlowTest::whatAnotherProgramChangedIsCompared()
{
    const QString path = open("User-agent: *\nDisallow: /shop/\n");
    (void)m_fixture->file(u"robots.txt"_s, "User-agent: *\nDisallow: /\n");
    m_fixture->window().page().lookAtDisk();
    QTRY_COMPARE(m_fixture->messages().size(), 1);
    m_fixture->answerMessage(u"Compare"_s);
    QTRY_COMPARE(counts(), u"1 change. Lines: 1 changed."_s);
    QCOMPARE(text(1, CompareModel::Left), u"Disallow: /"_s);
    QCOMPARE(m_fixture->messages().size(), 1); // it is still to be decided
    m_fixture->answerMessage(u"Reload"_s);
    QTRY_COMPARE(counts(), u"The texts are equal, byte for byte."_s);
    QVERIFY(m_fixture->messages().isEmpty());
    QCOMPARE(WindowFixture::contentOf(path), QByteArray("User-agent: *\nDisallow: /\n"));
}

void CompareFlowTest::takesAChangeAsOneStep()
{
    (void)open("User-agent: *\nDisallow: /a\nDisallow: /b\n");
    compareWith(m_fixture->file(u"other.txt"_s, "User-agent: *\nDisallow: /x\nDisallow: /y\n"));
    m_fixture->window().page().compareView().takeChange();
    QCOMPARE(m_fixture->session().bytes(), "User-agent: *\nDisallow: /x\nDisallow: /y\n");
    QTRY_COMPARE(counts(), u"The texts are equal, byte for byte."_s);
    m_fixture->trigger(u"Edit"_s, u"Undo"_s);
    QCOMPARE(m_fixture->session().bytes(), "User-agent: *\nDisallow: /a\nDisallow: /b\n");
}

/// Another program may save what the editor has while the menu of a change is open.
void CompareFlowTest::aChangeThatIsGoneIsNotTaken()
{
    (void)open("User-agent: *\nDisallow: /shop/\n");
    m_fixture->editor()->moveCursor(QTextCursor::End);
    m_fixture->type(u"Allow: /shop/open\n"_s);
    const std::string typed = m_fixture->session().bytes();
    compareWithSaved();
    QCOMPARE(counts(), u"1 change. Lines: 1 added."_s);
    const QPoint place =
        table()->visualRect(table()->model()->index(2, CompareModel::Right)).center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, place,
                            table()->viewport()->mapToGlobal(place));
    QCoreApplication::sendEvent(table()->viewport(), &event);
    auto* menu = table()->findChild<QMenu*>(u"compareMenu"_s);
    QVERIFY(menu && menu->isVisible());
    QCOMPARE(menu->actions().at(1)->text(), u"&Take This Change"_s);
    (void)m_fixture->file(u"robots.txt"_s, QByteArray::fromStdString(typed));
    m_fixture->window().page().lookAtDisk();
    QTRY_COMPARE(counts(), u"The texts are equal, byte for byte."_s);
    menu->actions().at(1)->trigger();
    menu->close();
    QCOMPARE(m_fixture->session().bytes(), typed);
    QTRY_VERIFY(m_fixture->messages().contains(
        u"What is compared has changed since the menu was opened, so nothing was done."_s));
}

void CompareFlowTest::goesFromChangeToChange()
{
    const QAction* next = m_fixture->action(u"Go"_s, u"Next Change"_s);
    const QAction* previous = m_fixture->action(u"Go"_s, u"Previous Change"_s);
    QVERIFY(next && previous);
    (void)open("User-agent: *\nDisallow: /a\nAllow: /b\nDisallow: /c\n");
    compareWithSaved();
    QVERIFY(!next->isEnabled() && !previous->isEnabled()); // they are equal
    compareWith(
        m_fixture->file(u"other.txt"_s, "User-agent: *\nDisallow: /x\nAllow: /b\nDisallow: /y\n"));
    QTRY_VERIFY(next->isEnabled() && previous->isEnabled());
    QTRY_VERIFY(table()->hasFocus());
    QCOMPARE(table()->currentIndex().row(), 1);
    QTest::keyClick(table(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(table()->currentIndex().row(), 3);
    QTest::keyClick(table(), Qt::Key_Down, Qt::AltModifier); // there is none
    QCOMPARE(table()->currentIndex().row(), 3);
    QTest::keyClick(table(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(table()->currentIndex().row(), 1);
    m_fixture->trigger(u"Go"_s, u"Next Change"_s);
    QCOMPARE(table()->currentIndex().row(), 3);
    m_fixture->trigger(u"Go"_s, u"Previous Change"_s);
    QCOMPARE(table()->currentIndex().row(), 1);
    m_fixture->open(m_fixture->file(u"second.txt"_s, "User-agent: a\n"));
    QVERIFY(!next->isEnabled() && !previous->isEnabled());
    m_fixture->window().pages().setCurrentIndex(0);
    QVERIFY(next->isEnabled() && previous->isEnabled());
    view().close();
    QVERIFY(!next->isEnabled() && !previous->isEnabled());
}

/// The buttons tell the keys that hold, and these are the window's, as all that one chose.
void CompareFlowTest::keysOfOnesOwn()
{
    const auto toolTip = [this](const QString& button) {
        return view().findChild<QAbstractButton*>(button)->toolTip();
    };
    const auto native = [](const QString& key) {
        return QKeySequence(key).toString(QKeySequence::NativeText);
    };
    QCOMPARE(toolTip(u"compareNext"_s), u"Next change (%1)"_s.arg(native(u"Alt+Down"_s)));
    QCOMPARE(toolTip(u"comparePrevious"_s), u"Previous change (%1)"_s.arg(native(u"Alt+Up"_s)));
    m_fixture->settings().setValue(u"shortcuts/nextChange"_s, u"Ctrl+F8"_s);
    m_fixture->settings().setValue(u"shortcuts/previousChange"_s, QString());
    m_fixture->restart();
    QCOMPARE(toolTip(u"compareNext"_s), u"Next change (%1)"_s.arg(native(u"Ctrl+F8"_s)));
    QCOMPARE(toolTip(u"comparePrevious"_s), u"Previous change"_s);
    (void)open("User-agent: *\nDisallow: /a\nAllow: /b\nDisallow: /c\n");
    compareWith(
        m_fixture->file(u"other.txt"_s, "User-agent: *\nDisallow: /x\nAllow: /b\nDisallow: /y\n"));
    QTRY_VERIFY(table()->hasFocus());
    QCOMPARE(table()->currentIndex().row(), 1);
    QTest::keyClick(table(), Qt::Key_F8, Qt::ControlModifier);
    QCOMPARE(table()->currentIndex().row(), 3);
    table()->setCurrentIndex(table()->model()->index(1, CompareModel::Right));
    m_fixture->editor()->setFocus();
    QTest::keyClick(m_fixture->editor(), Qt::Key_F8, Qt::ControlModifier);
    QCOMPARE(table()->currentIndex().row(), 3);
}

void CompareFlowTest::eachTabHasItsOwn()
{
    (void)open("User-agent: *\n");
    compareWithSaved();
    m_fixture->open(m_fixture->file(u"second.txt"_s, "User-agent: a\n"));
    QVERIFY(!view().isVisible());
    m_fixture->window().pages().setCurrentIndex(0);
    QVERIFY(view().isVisible());
}

void CompareFlowTest::anotherTextEndsIt()
{
    m_fixture->trigger(u"File"_s, u"New"_s);
    compareWith(m_fixture->file(u"other.txt"_s, "User-agent: *\n"));
    QVERIFY(view().isVisible());
    m_fixture->window().showText("User-agent: b\n", u"another"_s);
    QTRY_VERIFY(!view().isVisible());
}

void CompareFlowTest::tellsWhatBecomesOfLoadedUrls()
{
    (void)open("User-agent: *\nDisallow: /shop/\nDisallow: /news\n");
    QGuiApplication::clipboard()->setText(u"/shop/1\n/shop/2\n/news\n/about\n"_s);
    m_fixture->window().findChild<urllist::UrlPane*>()->loadFromClipboard();
    compareWith(m_fixture->file(u"other.txt"_s, "User-agent: *\nDisallow: /about\n"));
    QTRY_VERIFY(verdicts().contains(
        u"Of the loaded URLs (4): 3 newly blocked, 1 newly allowed, for Googlebot"_s));
    QVERIFY2(verdicts().contains(u">/shop/1</a> (blocked for Googlebot, allowed before)"_s),
             qPrintable(verdicts()));
    // The link shows them.
    Q_EMIT view().findChild<QLabel*>(u"compareVerdicts"_s)->linkActivated(u"all"_s);
    auto* urls = m_fixture->window().findChild<QTableView*>(u"urlTable"_s);
    QTRY_VERIFY(urls->isVisible());
    QTRY_COMPARE(urls->model()->rowCount(), 4);
    auto* dock = m_fixture->window().findChild<QDockWidget*>(u"urlsDock"_s);
    QTRY_COMPARE(dock->windowTitle(), u"URLs (4): 3 newly blocked and 1 newly allowed"_s);
    // A URL is told apart in the tester.
    Q_EMIT view().findChild<QLabel*>(u"compareVerdicts"_s)->linkActivated(u"0"_s);
    QCOMPARE(m_fixture->shown(u"testAddress"_s), u"/shop/1"_s);
    // It follows the text.
    m_fixture->editor()->selectAll();
    m_fixture->type(u"User-agent: *\nDisallow: /about\n"_s);
    QTRY_VERIFY(verdicts().contains(u"All 4 loaded URLs keep their verdicts"_s));
    // The other way round.
    m_fixture->editor()->selectAll();
    m_fixture->type(u"#\n"_s);
    QTRY_VERIFY(verdicts().contains(u"1 newly allowed"_s));
    QTest::mouseClick(view().findChild<QAbstractButton*>(u"compareSwap"_s), Qt::LeftButton);
    QTRY_VERIFY(verdicts().contains(u"1 newly blocked"_s));
}

void CompareFlowTest::tellsWhatBecomesOfVerdictsWithoutUrls()
{
    (void)open("User-agent: *\nDisallow: /shop/\n");
    compareWith(m_fixture->file(u"same.txt"_s, "# the same\nuser-agent: *\ndisallow: /shop/\n"));
    QTRY_VERIFY2(verdicts().contains(
                     u"Every verdict stays, for every URL and each of the chosen crawlers."_s),
                 qPrintable(verdicts()));
    compareWith(m_fixture->file(u"other.txt"_s, "User-agent: *\nDisallow: /news\n"));
    QTRY_VERIFY(verdicts().contains(u"1 newly blocked, 1 newly allowed"_s));
    QVERIFY(verdicts().contains(u">/shop/</a> (blocked for "_s));
    QVERIFY(!verdicts().contains(u"Show them"_s));
}

void CompareFlowTest::closesByKey()
{
    (void)open("User-agent: *\n");
    compareWithSaved();
    QTRY_VERIFY(table()->hasFocus());
    QTest::keyClick(table(), Qt::Key_Escape);
    QVERIFY(!view().isVisible());
    QVERIFY(m_fixture->editor()->hasFocus());
    m_fixture->trigger(u"Go"_s, u"Comparison"_s); // begins one where there is none
    QTRY_VERIFY(table()->hasFocus());
    m_fixture->trigger(u"Go"_s, u"Editor"_s);
    QVERIFY(m_fixture->editor()->hasFocus());
    m_fixture->trigger(u"Go"_s, u"Comparison"_s);
    QVERIFY(table()->hasFocus());
}

QTEST_MAIN(CompareFlowTest)
#include "tst_compare_flow.moc"
