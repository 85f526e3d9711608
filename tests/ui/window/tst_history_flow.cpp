// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/history.h"
#include "tests/support/scripted_server.h"
#include "tests/support/strictness.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/compare/compare_view.h"
#include "ui/history/history_dialog.h"
#include "ui/window/page.h"
#include "ui/window/pages.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTreeView>
#include <QtTest>

using namespace crawlright;
using namespace Qt::StringLiterals;
using history::HistoryDialog;
using test::WindowFixture;

/// What was fetched before, looked at, opened and compared as a user does.
class HistoryFlowTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void keepsWhatIsFetched();
    void keepsTheGrid();
    void opensAndCompares();
    void comparesWithTheEditor();
    void sinceWhenIsAskedForACrawler();
    void isStillThereAfterAStart();
    void isSwitchedOffAndClearedInThePreferences();
    void fitsASmallWindow();

private:
    void fetch(const QByteArray& body, int status = 200) const
    {
        m_server->serve("/robots.txt", test::answerOf(status, body));
        const int before = kept();
        m_fixture->window().fetch(m_server->address());
        QTRY_COMPARE(kept(), before + 1);
    }
    /// How many fetches are in the history.
    [[nodiscard]] int kept() const
    {
        const auto state = net::History(m_fixture->at(u"history"_s)).state();
        return state && !state->hosts.isEmpty() ? state->hosts.first().fetches : 0;
    }
    [[nodiscard]] HistoryDialog* dialog() const
    {
        return m_fixture->window().findChild<HistoryDialog*>();
    }
    void open(int versions) const
    {
        m_fixture->trigger(u"Tools"_s, u"History of Fetches…"_s);
        QTRY_COMPARE(table()->model()->rowCount(), versions);
    }
    [[nodiscard]] QTreeView* table() const
    {
        return dialog()->findChild<QTreeView*>(u"historyVersions"_s);
    }
    void select(std::initializer_list<int> rows) const
    {
        table()->clearSelection();
        for (const int row : rows)
            table()->selectionModel()->select(table()->model()->index(row, 0),
                                              QItemSelectionModel::Select |
                                                  QItemSelectionModel::Rows);
    }
    void press(const QString& name) const
    {
        QTest::mouseClick(dialog()->findChild<QPushButton*>(name), Qt::LeftButton);
    }
    [[nodiscard]] compare::CompareView& compareView() const
    {
        return m_fixture->window().page().compareView();
    }

    std::unique_ptr<test::ScriptedServer> m_server;
    std::unique_ptr<WindowFixture> m_fixture;
};

void HistoryFlowTest::init()
{
    test::failOnWarnings();
    m_server = std::make_unique<test::ScriptedServer>();
    m_fixture = std::make_unique<WindowFixture>();
}

void HistoryFlowTest::cleanup()
{
    m_fixture.reset();
    m_server.reset();
}

void HistoryFlowTest::keepsWhatIsFetched()
{
    fetch("User-agent: *\n");
    fetch("User-agent: *\n");
    fetch("gone", 404);
    open(2);
    fetch("User-agent: *\nDisallow: /\n"); // while one looks
    QTRY_COMPARE(table()->model()->rowCount(), 3);
}

void HistoryFlowTest::keepsTheGrid()
{
    fetch("User-agent: *\n");
    m_fixture->trigger(u"Tools"_s, u"Fetch Grid…"_s);
    auto* grid = m_fixture->window().findChild<QDialog*>(u"fetchGrid"_s);
    grid->findChild<QCheckBox*>(u"gridHttps"_s)->setChecked(false);
    auto* agents = grid->findChild<QListView*>(u"gridAgents"_s);
    QCOMPARE_GT(agents->model()->rowCount(), 1); // this program, then the crawlers
    QVERIFY(
        agents->model()->setData(agents->model()->index(1, 0), Qt::Checked, Qt::CheckStateRole));
    grid->findChild<QPushButton*>(u"gridRun"_s)->click();
    m_fixture->trigger(u"Tools"_s, u"History of Fetches…"_s);
    const QAbstractItemModel* sites = dialog()->findChild<QTreeView*>(u"historyHosts"_s)->model();
    QTRY_COMPARE(sites->rowCount(), 2);
    QStringList names{sites->index(0, 0).data().toString(), sites->index(1, 0).data().toString()};
    names.sort();
    QCOMPARE(names.first(), u"http://127.0.0.1:%1"_s.arg(m_server->port()));
    QVERIFY2(names.last().startsWith(names.first() + u", asked as “"_s), qPrintable(names.last()));
}

void HistoryFlowTest::opensAndCompares()
{
    fetch("User-agent: *\nAllow: /\n");
    fetch("User-agent: *\nDisallow: /shop/\n");
    fetch("User-agent: *\nDisallow: /\n");
    open(3);
    select({2});
    press(u"historyOpen"_s);
    QTRY_COMPARE(m_fixture->editor()->toPlainText(), u"User-agent: *\nAllow: /\n"_s);
    const int tabs = m_fixture->window().pages().count();
    select({1, 2});
    press(u"historyCompare"_s);
    QTRY_COMPARE(m_fixture->window().pages().count(), tabs + 1);
    QTRY_VERIFY(compareView().isComparing() && compareView().isCurrent());
    QCOMPARE(m_fixture->editor()->toPlainText(), u"User-agent: *\nDisallow: /shop/\n"_s);
    QVERIFY(compareView().findChild<QLabel*>(u"compareCounts"_s)->text().startsWith(u"1 change"_s));
}

void HistoryFlowTest::comparesWithTheEditor()
{
    fetch("User-agent: *\nAllow: /\n");
    fetch("User-agent: *\nDisallow: /shop/\n");
    open(2);
    select({1});
    press(u"historyCompare"_s);
    QTRY_VERIFY(compareView().isComparing() && compareView().isCurrent());
    QCOMPARE(m_fixture->editor()->toPlainText(), u"User-agent: *\nDisallow: /shop/\n"_s);
}

void HistoryFlowTest::sinceWhenIsAskedForACrawler()
{
    fetch("User-agent: *\nAllow: /\n");
    fetch("User-agent: *\nDisallow: /shop/\n");
    open(2);
    auto* crawler = dialog()->findChild<QComboBox*>(u"historyCrawler"_s);
    QVERIFY(crawler->findText(u"Googlebot"_s) >= 0);
    crawler->setCurrentText(u"Googlebot"_s);
    QTest::keyClicks(dialog()->findChild<QLineEdit*>(u"historyUrl"_s), u"/shop/1"_s);
    QTest::keyClick(dialog()->findChild<QLineEdit*>(u"historyUrl"_s), Qt::Key_Return);
    auto* periods = dialog()->findChild<QTreeView*>(u"historyPeriods"_s);
    QTRY_COMPARE(periods->model()->rowCount(), 2);
    QVERIFY(dialog()
                ->findChild<QLabel*>(u"historyAnswer"_s)
                ->text()
                .startsWith(u"For Googlebot: blocked since "_s));
}

void HistoryFlowTest::isStillThereAfterAStart()
{
    fetch("User-agent: *\n");
    m_fixture->restart();
    open(1);
}

void HistoryFlowTest::isSwitchedOffAndClearedInThePreferences()
{
    fetch("User-agent: *\n");
    m_fixture->trigger(u"Settings"_s, u"Preferences…"_s);
    auto* preferences = m_fixture->window().findChild<QDialog*>(u"preferences"_s);
    auto* clear = preferences->findChild<QPushButton*>(u"clearFetches"_s);
    clear->click();
    QTRY_COMPARE(kept(), 0);
    preferences->findChild<QCheckBox*>(u"keepFetches"_s)->setChecked(false);
    preferences->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
    const qsizetype requests = m_server->requests().size();
    m_fixture->window().fetch(m_server->address());
    QTRY_COMPARE(m_server->requests().size(), requests + 1);
    QTRY_COMPARE(m_fixture->shown(u"fetchButton"_s), u"Fetch"_s);
    m_fixture->trigger(u"Tools"_s, u"History of Fetches…"_s);
    QTRY_VERIFY(dialog()
                    ->findChild<QLabel*>(u"historyAbout"_s)
                    ->text()
                    .endsWith(u"New fetches are not kept: the preferences say so."_s));
    QCOMPARE(kept(), 0);
}

void HistoryFlowTest::fitsASmallWindow()
{
    m_fixture->trigger(u"Tools"_s, u"History of Fetches…"_s);
    QCOMPARE_LE(dialog()->minimumSizeHint().width(), 780);
    QCOMPARE_LE(dialog()->minimumSizeHint().height(), 560);
}

QTEST_MAIN(HistoryFlowTest)
#include "tst_history_flow.moc"
