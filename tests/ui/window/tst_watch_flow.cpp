// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/history.h"
#include "tests/support/scripted_server.h"
#include "tests/support/strictness.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/watch/watch_dialog.h"
#include "ui/watch/watch_model.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeView>
#include <QtTest>

using namespace crawlright;
using namespace Qt::StringLiterals;
using test::WindowFixture;
using watch::WatchDialog;
using watch::WatchModel;

/// Watching a site, as a user does, who asks for each fetch: nobody waits five minutes here.
class WatchFlowTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aChangeIsTold();
    void anExpectationThatFailsIsTold();
    void watchesOnAfterAStart();
    void whatIsFetchedIsKept();
    void proposesTheOpenSite();
    void fitsASmallWindow();

private:
    void serve(const QByteArray& body) const
    {
        m_server->serve("/robots.txt", test::answerOf(200, body));
    }
    [[nodiscard]] WatchDialog* dialog() const
    {
        return m_fixture->window().findChild<WatchDialog*>();
    }
    [[nodiscard]] QString cell(int column) const
    {
        return dialog()
            ->findChild<QTreeView*>(u"watchTable"_s)
            ->model()
            ->index(0, column)
            .data()
            .toString();
    }
    void press(const QString& name) const
    {
        QTest::mouseClick(dialog()->findChild<QPushButton*>(name), Qt::LeftButton);
    }
    void open() const { m_fixture->trigger(u"Tools"_s, u"Watched Sites…"_s); }
    void watchServer(const QString& expectations = {}) const
    {
        open();
        dialog()->findChild<QLineEdit*>(u"watchAddress"_s)->setText(m_server->address());
        dialog()->findChild<QLineEdit*>(u"watchExpectations"_s)->setText(expectations);
        press(u"watchSave"_s);
        QTRY_COMPARE(cell(WatchModel::Result), u"200 Reason"_s);
    }

    std::unique_ptr<test::ScriptedServer> m_server;
    std::unique_ptr<WindowFixture> m_fixture;
};

void WatchFlowTest::init()
{
    test::failOnWarnings();
    m_server = std::make_unique<test::ScriptedServer>();
    serve("User-agent: *\nAllow: /\n");
    m_fixture = std::make_unique<WindowFixture>();
}

void WatchFlowTest::cleanup()
{
    m_fixture.reset();
    m_server.reset();
}

void WatchFlowTest::aChangeIsTold()
{
    watchServer();
    QVERIFY(m_fixture->messages().isEmpty());
    serve("User-agent: *\nDisallow: /\n");
    press(u"watchFetch"_s);
    const QString changed = m_server->address() + u": The text of its robots.txt has changed."_s;
    QTRY_COMPARE(m_fixture->messages(), QStringList{changed});
    QVERIFY(m_fixture->editor()->toPlainText().isEmpty()); // the editor's text is nobody's
    m_server->serve("/robots.txt", test::answerOf(404));
    press(u"watchFetch"_s);
    QTRY_COMPARE(m_fixture->messages(),
                 QStringList{m_server->address() + u": Its answer has changed: 404 Reason\n"_s +
                             changed}); // what was not closed stays below
}

void WatchFlowTest::anExpectationThatFailsIsTold()
{
    watchServer(m_fixture->file(u"site.expect"_s, "allow Googlebot /shop/\n"));
    QCOMPARE(cell(WatchModel::Expectations), u"all hold"_s);
    serve("User-agent: *\nDisallow: /shop/\n");
    press(u"watchFetch"_s);
    QTRY_COMPARE(cell(WatchModel::Expectations), u"fail: 1"_s);
    QVERIFY(m_fixture->messages().value(0).endsWith(
        u"An expectation fails now: allow Googlebot /shop/."_s));
}

void WatchFlowTest::watchesOnAfterAStart()
{
    watchServer();
    m_fixture->restart();
    open();
    QCOMPARE(cell(WatchModel::Address), m_server->address());
    QCOMPARE(cell(WatchModel::Result), u"200 Reason"_s);
    QCOMPARE(m_server->requests().size(), 1); // it is not due yet
}

void WatchFlowTest::whatIsFetchedIsKept()
{
    watchServer();
    const net::History history(m_fixture->at(u"history"_s));
    const auto fetches = [&history] {
        const auto state = history.state();
        return state && !state->hosts.isEmpty() ? state->hosts.first().fetches : 0;
    };
    QTRY_COMPARE(fetches(), 1);
}

void WatchFlowTest::proposesTheOpenSite()
{
    m_fixture->window().fetch(m_server->address());
    QTRY_VERIFY(!m_fixture->editor()->toPlainText().isEmpty());
    open();
    QCOMPARE(dialog()->findChild<QLineEdit*>(u"watchAddress"_s)->text(), m_server->address());
}

void WatchFlowTest::fitsASmallWindow()
{
    open();
    QCOMPARE_LE(dialog()->minimumSizeHint().width(), 780);
    QCOMPARE_LE(dialog()->minimumSizeHint().height(), 560);
}

QTEST_MAIN(WatchFlowTest)
#include "tst_watch_flow.moc"
