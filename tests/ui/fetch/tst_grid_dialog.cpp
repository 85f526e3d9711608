// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/nginx_server.h"
#include "tests/support/scripted_server.h"
#include "tests/support/strictness.h"
#include "ui/fetch/grid_dialog.h"
#include "ui/fetch/grid_model.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace crawlright;
using namespace crawlright::fetch;

/// The grid as a person goes through it, against servers of this machine.
class TestGridDialog final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_dialog.reset(); }

    void hostsAndAgents();
    void twoRowsAreCompared();
    void anAgentIsAnsweredOtherwise();
    void cancelled();
    void copied();
    void nothingToFetch();
    void everyFieldHasAName();

private:
    template <typename Widget>
    [[nodiscard]] Widget* find(const QString& name) const
    {
        return m_dialog->findChild<Widget*>(name);
    }
    [[nodiscard]] QAbstractItemModel* table() const
    {
        return find<QAbstractItemView>(u"gridTable"_s)->model();
    }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return table()->index(row, column).data().toString();
    }
    [[nodiscard]] QString state() const { return find<QLabel>(u"gridState"_s)->text(); }
    void select(int first, int second) const;
    void run() const { QTest::mouseClick(find<QPushButton>(u"gridRun"_s), Qt::LeftButton); }
    void waitForAll() const
    {
        QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(u"gridRun"_s)->isEnabled(), 90'000);
    }

    std::unique_ptr<GridDialog> m_dialog;
};

void TestGridDialog::init()
{
    test::failOnWarnings();
    net::FetchOptions options;
    options.limits.total = std::chrono::seconds(30);
    options.isPrivateAddress = [](const QHostAddress&) { return false; };
    m_dialog = std::make_unique<GridDialog>(
        GridStart{.host = {},
                  .url = u"/shop/cart"_s,
                  .agents = {{u"Crawlright"_s, {}}, {u"Googlebot"_s, "Googlebot/2.1"}},
                  .crawlers = {crawlers::builtIn().resolve("Googlebot")},
                  .options = options});
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
    find<QCheckBox>(u"gridHttps"_s)->setChecked(false);
}

void TestGridDialog::select(int first, int second) const
{
    auto* selection = find<QAbstractItemView>(u"gridTable"_s)->selectionModel();
    selection->clearSelection();
    for (const int row : {first, second})
        selection->select(table()->index(row, 0),
                          QItemSelectionModel::Select | QItemSelectionModel::Rows);
}

void TestGridDialog::hostsAndAgents()
{
    test::ScriptedServer one;
    test::ScriptedServer two;
    one.serve("/robots.txt", test::answerOf(200, "User-agent: *\nDisallow: /shop\n"));
    two.serve("/robots.txt", test::answerOf(404));
    find<QLineEdit>(u"gridHost"_s)->setText(u"127.0.0.1:%1"_s.arg(one.port()));
    find<QLineEdit>(u"gridExtraHosts"_s)->setText(u"127.0.0.1:%1"_s.arg(two.port()));
    find<QAbstractItemView>(u"gridAgents"_s)
        ->model()
        ->setData(find<QAbstractItemView>(u"gridAgents"_s)->model()->index(1, 0), Qt::Checked,
                  Qt::CheckStateRole);
    QCOMPARE(state(), u"4 files will be fetched."_s);
    run();
    QVERIFY(find<QPushButton>(u"gridCancel"_s)->isEnabled());
    waitForAll();
    QCOMPARE(table()->rowCount(), 4);
    QCOMPARE(cell(0, GridModel::Status), u"200"_s);
    QCOMPARE(cell(0, GridModel::Verdict), u"blocked"_s);
    QCOMPARE(cell(2, GridModel::Status), u"404"_s);
    QCOMPARE(cell(2, GridModel::Verdict), u"allowed"_s);
    QCOMPARE(cell(2, GridModel::Compared), u"Differs: another status"_s);
    QCOMPARE(state(), u"2 answers differ from most."_s);
    QCOMPARE(one.requests().size(), 2);
    const QByteArray asked = one.requests().at(0) + one.requests().at(1);
    QVERIFY(asked.contains("Googlebot/2.1"));
    QVERIFY(asked.contains(net::defaultUserAgent()));
    find<QLineEdit>(u"gridUrl"_s)->setText(u"/open"_s);
    QCOMPARE(cell(0, GridModel::Verdict), u"allowed"_s);
}

void TestGridDialog::twoRowsAreCompared()
{
    test::ScriptedServer one;
    test::ScriptedServer two;
    one.serve("/robots.txt", test::answerOf(200, "User-agent: a\n"));
    two.serve("/robots.txt", test::answerOf(200, "User-agent: b\n"));
    find<QLineEdit>(u"gridHost"_s)->setText(u"127.0.0.1:%1"_s.arg(one.port()));
    find<QLineEdit>(u"gridExtraHosts"_s)->setText(u"127.0.0.1:%1"_s.arg(two.port()));
    run();
    waitForAll();
    auto* compare = find<QPushButton>(u"gridCompare"_s);
    QVERIFY(!compare->isEnabled());
    select(0, 1);
    QVERIFY(compare->isEnabled());
    const QSignalSpy asked(m_dialog.get(), &GridDialog::compareRequested);
    QTest::mouseClick(compare, Qt::LeftButton);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.first().at(0).value<net::FetchResult>().body, "User-agent: a\n");
    QCOMPARE(asked.first().at(1).toString(),
             u"http://127.0.0.1:%1 for Crawlright"_s.arg(one.port()));
    QCOMPARE(asked.first().at(2).value<net::FetchResult>().body, "User-agent: b\n");
}

void TestGridDialog::anAgentIsAnsweredOtherwise()
{
    if (!test::NginxServer::isAvailable())
        QSKIP("nginx is not installed");
    test::NginxServer server("location / { if ($http_user_agent ~ Googlebot) { return 403; } }");
    server.put(u"robots.txt"_s, "User-agent: *\nAllow: /\n");
    QVERIFY2(server.start(), qPrintable(server.problem()));
    find<QLineEdit>(u"gridHost"_s)->setText(server.address());
    find<QAbstractItemView>(u"gridAgents"_s)
        ->model()
        ->setData(find<QAbstractItemView>(u"gridAgents"_s)->model()->index(1, 0), Qt::Checked,
                  Qt::CheckStateRole);
    run();
    waitForAll();
    QCOMPARE(cell(0, GridModel::Status), u"200"_s);
    QCOMPARE(cell(1, GridModel::Status), u"403"_s);
    QCOMPARE(cell(1, GridModel::Compared), u"Differs: another status"_s);
    QVERIFY(find<QLabel>(u"gridNote"_s)->text().contains(u"is not a 403 to Googlebot"_s));
}

void TestGridDialog::cancelled()
{
    test::ScriptedServer slow;
    slow.serve("/robots.txt", {.ending = test::Ending::Hold});
    find<QLineEdit>(u"gridHost"_s)->setText(u"127.0.0.1:%1"_s.arg(slow.port()));
    run();
    QTRY_COMPARE(slow.requests().size(), 1);
    QCOMPARE(state(), u"1 answer to come."_s);
    QTest::mouseClick(find<QPushButton>(u"gridCancel"_s), Qt::LeftButton);
    QTRY_COMPARE(cell(0, GridModel::Compared), u"Alike"_s);
    waitForAll();
    QVERIFY(find<QPushButton>(u"gridRun"_s)->isEnabled());
}

void TestGridDialog::copied()
{
    test::ScriptedServer server;
    server.serve("/robots.txt", test::answerOf(200, "x"));
    find<QLineEdit>(u"gridHost"_s)->setText(u"127.0.0.1:%1"_s.arg(server.port()));
    QVERIFY(!find<QPushButton>(u"gridCopy"_s)->isEnabled());
    run();
    waitForAll();
    QTest::mouseClick(find<QPushButton>(u"gridCopy"_s), Qt::LeftButton);
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines.last().startsWith(server.address() + u"\tCrawlright\t200\t"_s));
}

void TestGridDialog::nothingToFetch()
{
    QVERIFY(!find<QPushButton>(u"gridRun"_s)->isEnabled());
    find<QLineEdit>(u"gridHost"_s)->setText(u"127.0.0.1"_s);
    QVERIFY(find<QPushButton>(u"gridRun"_s)->isEnabled());
    find<QCheckBox>(u"gridHttp"_s)->setChecked(false);
    QVERIFY(!find<QPushButton>(u"gridRun"_s)->isEnabled());
    QCOMPARE(state(), u"Name a site, a way to it and a user agent."_s);
}

void TestGridDialog::everyFieldHasAName()
{
    for (const QWidget* widget : m_dialog->findChildren<QWidget*>()) {
        if (!widget->objectName().startsWith("grid"_L1) || !(widget->focusPolicy() & Qt::TabFocus))
            continue;
        const QAccessibleInterface* face =
            QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
        QVERIFY2(face && !face->text(QAccessible::Name).isEmpty(),
                 qPrintable(widget->objectName()));
    }
}

QTEST_MAIN(TestGridDialog)
#include "tst_grid_dialog.moc"
