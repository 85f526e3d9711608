// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/tester/tester_pane.h"
#include "ui/window/expect_flow.h"

#include <QAbstractButton>
#include <QAction>
#include <QByteArray>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QLatin1StringView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QString>
#include <QStringList>
#include <QTest>
#include <QTextCursor>
#include <QToolButton>
#include <QTreeView>
#include <QWidget>

using namespace crawlright;
using namespace Qt::StringLiterals;
using expect::NewExpectation;
using rules::Verdict;
using test::WindowFixture;
using window::ExpectFlow;

namespace {

const QByteArray robots = "User-agent: *\nDisallow: /cart\n";

} // namespace

/// `robots.txt.expect` beside the open file, in the window.
class ExpectFlowTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_fixture = std::make_unique<WindowFixture>();
    }
    void cleanup() { m_fixture.reset(); }

    void nothingWhereThereIsNoFile();
    void oneKeystrokeTurnsOneRedAndBack();
    void followsChangesOnDisk();
    void aFailingOneOpensItsProof();
    void makesExpectationsOfWhatIsTested();
    void makesWhatItIsGiven();
    void takesBackWhatItAdded();
    void refusesWhatItCannotPlace();
    void deletesAndTurns();
    void tellsWhatCannotBeRead();
    void holdsForItsFileOnly();
    void keyboardAlone();

private:
    void open(const QByteArray& expectations) const
    {
        m_fixture->file(u"robots.txt.expect"_s, expectations);
        m_fixture->open(m_fixture->file(u"robots.txt"_s, robots));
    }
    [[nodiscard]] QString status() const { return m_fixture->shown(u"statusExpectations"_s); }
    [[nodiscard]] QByteArray onDisk() const
    {
        return WindowFixture::contentOf(m_fixture->at(u"robots.txt.expect"_s));
    }
    [[nodiscard]] QDockWidget* dock() const
    {
        return m_fixture->window().findChild<QDockWidget*>(u"expectDock"_s);
    }
    [[nodiscard]] QTreeView* view() const
    {
        return m_fixture->window().findChild<QTreeView*>(u"expectationsView"_s);
    }
    [[nodiscard]] ExpectFlow* flow() const { return m_fixture->window().findChild<ExpectFlow*>(); }
    [[nodiscard]] tester::TesterPane* tester() const
    {
        return m_fixture->window().findChild<tester::TesterPane*>();
    }
    void click(QLatin1StringView button) const
    {
        QTest::mouseClick(m_fixture->window().findChild<QAbstractButton*>(button), Qt::LeftButton);
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

void ExpectFlowTest::nothingWhereThereIsNoFile()
{
    QCOMPARE(status(), QString());
    m_fixture->open(m_fixture->file(u"robots.txt"_s, robots));
    QCOMPARE(status(), QString());
    QCOMPARE(dock()->windowTitle(), u"Expectations"_s);
    QCOMPARE(m_fixture->messages(), QStringList());
}

void ExpectFlowTest::oneKeystrokeTurnsOneRedAndBack()
{
    open("disallow Googlebot /cart/1\nallow Googlebot /car\n");
    QTRY_COMPARE(status(), u"Expectations: 2 of 2"_s);
    QPlainTextEdit* editor = m_fixture->editor();
    editor->moveCursor(QTextCursor::End);
    editor->moveCursor(QTextCursor::Left); // behind "/cart"
    QTest::keyClick(editor, Qt::Key_Backspace);
    QTRY_COMPARE(status(), u"Expectations: 1 of 2 fail"_s);
    QTRY_COMPARE(dock()->windowTitle(), u"Expectations: 1 fail"_s);
    QTest::keyClicks(editor, u"t"_s);
    QTRY_COMPARE(status(), u"Expectations: 2 of 2"_s);
    QCOMPARE(dock()->windowTitle(), u"Expectations"_s);
    const auto* button = m_fixture->window().findChild<QToolButton*>(u"statusExpectations"_s);
    QCOMPARE(button->accessibleName(), u"2 of 2 expectations hold"_s);
    QVERIFY(!button->icon().isNull());
}

void ExpectFlowTest::followsChangesOnDisk()
{
    open("allow Googlebot /\n");
    QTRY_COMPARE(status(), u"Expectations: 1 of 1"_s);
    m_fixture->file(u"robots.txt.expect"_s, "allow Googlebot /\nallow Googlebot /cart\n");
    QTRY_COMPARE(status(), u"Expectations: 1 of 2 fail"_s);
    m_fixture->file(u"robots.txt.expect"_s, "allow Googlebot /\nallow\n");
    QTRY_COMPARE(status(), u"Expectations: unreadable lines: 1"_s);
    QVERIFY(QFile::remove(m_fixture->at(u"robots.txt.expect"_s)));
    QTRY_COMPARE(status(), QString());
}

void ExpectFlowTest::aFailingOneOpensItsProof()
{
    open("allow \"My Bot/1.0\" \"/cart/a b\"\nallow Googlebot /\n");
    QTRY_COMPARE(status(), u"Expectations: 1 of 2 fail"_s);
    click("statusExpectations"_L1);
    QTRY_VERIFY(view()->isVisible() && view()->hasFocus());
    view()->setCurrentIndex(view()->model()->index(0, 0));
    QTest::keyClick(view(), Qt::Key_Return);
    QCOMPARE(tester()->address(), u"/cart/a b"_s);
    QCOMPARE(tester()->crawlerName(), u"My Bot/1.0"_s);
    QTRY_VERIFY(tester()->isVisible());
}

void ExpectFlowTest::makesExpectationsOfWhatIsTested()
{
    m_fixture->open(m_fixture->file(u"robots.txt"_s, robots));
    m_fixture->trigger(u"Go"_s, u"Expectations"_s);
    QTRY_VERIFY(m_fixture->window().findChild<QWidget*>(u"makeExpectations"_s)->isVisible());
    click("makeExpectations"_L1);
    QTRY_COMPARE(m_fixture->messages().size(), 1);
    QVERIFY(m_fixture->messages().first().contains("Nothing is tested"_L1));
    QVERIFY(!QFile::exists(m_fixture->at(u"robots.txt.expect"_s)));
    m_fixture->setAddress(u"https://shop.example/cart/7"_s);
    const auto crawlers = static_cast<qsizetype>(tester()->crawlers().size());
    QVERIFY(crawlers > 1);
    click("makeExpectations"_L1);
    QTRY_COMPARE(status(), u"Expectations: %1 of %1"_s.arg(crawlers));
    const QByteArray made = onDisk();
    QCOMPARE(made.count('\n'), crawlers);
    QVERIFY2(made.contains("disallow Googlebot https://shop.example/cart/7\n"), made.constData());
    flow()->expectPresent(u"shop.example/x"_s, {"Googlebot", "Some Bot/1.0"});
    QTRY_COMPARE(status(), u"Expectations: %1 of %1"_s.arg(crawlers + 2));
    QCOMPARE(onDisk(), made + "allow Googlebot /x\nallow \"Some Bot/1.0\" /x\n");
}

void ExpectFlowTest::makesWhatItIsGiven()
{
    open("# mine\r\nallow a /1\r\ndisallow b /2\r\n");
    QTRY_COMPARE(status(), u"Expectations: 1 of 2 fail"_s);
    flow()->addExpectations({{Verdict::Allow, "A", "/1"},
                             {Verdict::Allow, "b", "/2"},
                             {Verdict::Undefined, "c", "/3"},
                             {Verdict::Disallow, "\"", "/4"},
                             {Verdict::Allow, "d, e", "/5 6"}});
    QTRY_COMPARE(onDisk(), "# mine\r\nallow a /1\r\ndisallow b /2\r\nallow \"d, e\" \"/5 6\"\r\n");
    QTRY_COMPARE(m_fixture->messages().size(), 1);
    const QString told = m_fixture->messages().first();
    for (const auto part :
         {"added to"_L1, "robots.txt.expect"_L1, "Expected already: 1."_L1, "the opposite: 1."_L1,
          "left open cannot be expected: 1."_L1, "neither a path nor a URL: 1."_L1})
        QVERIFY2(told.contains(part), qPrintable(told));
}

void ExpectFlowTest::takesBackWhatItAdded()
{
    m_fixture->open(m_fixture->file(u"robots.txt"_s, robots));
    flow()->addExpectations({{Verdict::Allow, "a", "/1"}});
    QTRY_COMPARE(status(), u"Expectations: 1 of 1"_s);
    m_fixture->answerMessage(u"Undo"_s);
    QTRY_COMPARE(status(), QString());
    QVERIFY(!QFile::exists(m_fixture->at(u"robots.txt.expect"_s)));
    flow()->addExpectations({{Verdict::Allow, "a", "/1"}});
    QTRY_COMPARE(status(), u"Expectations: 1 of 1"_s);
    // Another program adds to it; that is not undone with ours.
    m_fixture->file(u"robots.txt.expect"_s, "allow a /1\nallow b /2\n");
    m_fixture->answerMessage(u"Undo"_s);
    QTRY_VERIFY(!m_fixture->messages().isEmpty());
    QTRY_VERIFY(m_fixture->messages().first().contains("changed by another program"_L1));
    QCOMPARE(onDisk(), "allow a /1\nallow b /2\n");
    QTRY_COMPARE(status(), u"Expectations: 2 of 2"_s);
}

void ExpectFlowTest::refusesWhatItCannotPlace()
{
    m_fixture->window().showText(robots.toStdString(), u"Fetched"_s);
    flow()->addExpectations({{Verdict::Allow, "a", "/1"}});
    QCOMPARE(m_fixture->messages().size(), 1);
    QVERIFY(m_fixture->messages().first().contains("Save it first"_L1));
}

void ExpectFlowTest::deletesAndTurns()
{
    open("# a\nallow Googlebot /cart # why\nallow Googlebot /\n");
    QTRY_COMPARE(status(), u"Expectations: 1 of 2 fail"_s);
    click("statusExpectations"_L1);
    QTRY_VERIFY(view()->isVisible());
    view()->setCurrentIndex(view()->model()->index(0, 0));
    m_fixture->window().findChild<QAction*>(u"turnExpectation"_s)->trigger();
    QTRY_COMPARE(status(), u"Expectations: 2 of 2"_s);
    QCOMPARE(onDisk(), "# a\ndisallow Googlebot /cart # why\nallow Googlebot /\n");
    QTRY_COMPARE(view()->model()->rowCount(), 2);
    view()->selectAll();
    m_fixture->window().findChild<QAction*>(u"deleteExpectation"_s)->trigger();
    QTRY_COMPARE(onDisk(), "# a\n");
    QTRY_COMPARE(status(), QString());
    m_fixture->answerMessage(u"Undo"_s);
    QTRY_COMPARE(status(), u"Expectations: 2 of 2"_s);
    QCOMPARE(onDisk(), "# a\ndisallow Googlebot /cart # why\nallow Googlebot /\n");
}

void ExpectFlowTest::tellsWhatCannotBeRead()
{
    open("\x89PNG\r\n\x1a\n....");
    QTRY_COMPARE(m_fixture->messages().size(), 1);
    QVERIFY(m_fixture->messages().first().contains("robots.txt.expect"_L1));
    QCOMPARE(status(), u"Expectations: not checked"_s);
    const auto* bar = m_fixture->window().findChild<window::MessageBar*>();
    bar->findChild<QToolButton*>()->click(); // closes it
    QCOMPARE(m_fixture->messages(), QStringList());
    flow()->addExpectations({{Verdict::Allow, "a", "/1"}});
    QTRY_COMPARE(m_fixture->messages().size(), 1); // once more, for this is why nothing was added
    QCOMPARE(onDisk(), "\x89PNG\r\n\x1a\n....");
    m_fixture->file(u"robots.txt.expect"_s, "allow Googlebot /\n");
    QTRY_COMPARE(status(), u"Expectations: 1 of 1"_s);
    QTRY_COMPARE(m_fixture->messages(), QStringList());
}

void ExpectFlowTest::holdsForItsFileOnly()
{
    open("allow Googlebot /cart\n");
    QTRY_COMPARE(status(), u"Expectations: 1 of 1 fail"_s);
    m_fixture->window().showText(robots.toStdString(), u"Fetched"_s);
    QTRY_COMPARE(status(), QString());
    m_fixture->open(m_fixture->at(u"robots.txt"_s));
    QTRY_COMPARE(status(), u"Expectations: 1 of 1 fail"_s);
}

void ExpectFlowTest::keyboardAlone()
{
    open("allow Googlebot /cart\n");
    QTRY_COMPARE(status(), u"Expectations: 1 of 1 fail"_s);
    QTest::keyClick(m_fixture->editor(), Qt::Key_6, Qt::AltModifier);
    QTRY_VERIFY(view()->hasFocus());
    QTest::keyClick(view(), Qt::Key_Home);
    QTest::keyClick(view(), Qt::Key_Return);
    QCOMPARE(tester()->address(), u"/cart"_s);
}

QTEST_MAIN(ExpectFlowTest)
#include "tst_expect_flow.moc"
