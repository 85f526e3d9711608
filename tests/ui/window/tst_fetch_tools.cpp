// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/scripted_server.h"
#include "tests/support/strictness.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/compare/compare_view.h"
#include "ui/fetch/fetch_panel.h"
#include "ui/fetch/grid_model.h"
#include "ui/window/page.h"
#include "ui/window/pages.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QToolButton>
#include <QtTest>

using namespace crawlright;
using namespace Qt::StringLiterals;
using test::WindowFixture;

namespace {

const QByteArray robots = "User-agent: *\nDisallow: /shop/\n";
const QByteArray asksForPassword = "Content-Type: text/plain\r\n"
                                   "WWW-Authenticate: Basic realm=\"Staging\"\r\n";

} // namespace

/// Choosing how it is fetched, passwords and the grid, in the window.
class FetchToolsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_server = std::make_unique<test::ScriptedServer>();
        m_fixture = std::make_unique<WindowFixture>();
    }
    void cleanup()
    {
        m_fixture.reset();
        m_server.reset();
    }

    void optionsHoldUntilTheEnd();
    void aPasswordIsOffered();
    void aPasswordIsSentAndForgotten();
    void theGridStartsWhereOneIs();
    void twoOfTheGridAreCompared();
    void thePanelOffersTheTools();

private:
    template <typename Widget = QDialog>
    [[nodiscard]] Widget* find(const QString& name) const
    {
        return m_fixture->window().findChild<Widget*>(name);
    }
    void fetch() const
    {
        const qsizetype before = m_server->requests().size();
        m_fixture->window().fetch(m_server->address());
        QTRY_COMPARE_GT(m_server->requests().size(), before);
        QTRY_COMPARE(m_fixture->shown(u"fetchButton"_s), u"Fetch"_s);
    }

    std::unique_ptr<test::ScriptedServer> m_server;
    std::unique_ptr<WindowFixture> m_fixture;
};

void FetchToolsTest::optionsHoldUntilTheEnd()
{
    m_server->serve("/robots.txt", test::answerOf(200, robots));
    m_fixture->trigger(u"Tools"_s, u"Fetch Options…"_s);
    auto* dialog = find(u"fetchOptions"_s);
    QVERIFY(dialog && dialog->isVisible());
    dialog->findChild<QLineEdit*>(u"userAgent"_s)->setText(u"Shop/7"_s);
    dialog->findChild<QPlainTextEdit*>(u"extraHeaders"_s)->setPlainText(u"X-Staging: yes"_s);
    dialog->accept();
    fetch();
    const QByteArray request = m_server->requests().last().toLower();
    QVERIFY2(request.contains("user-agent: shop/7\r\n"), request);
    QVERIFY2(request.contains("x-staging: yes\r\n"), request);
    QVERIFY(m_fixture->shown(u"fetchNotes"_s).contains(u"“Shop/7”"_s));
    const QSettings& settings = m_fixture->settings();
    for (const QString& key : settings.allKeys())
        QVERIFY2(!settings.value(key).toString().contains(u"Shop/7"_s), qPrintable(key));
    m_fixture->restart();
    fetch();
    QVERIFY(m_server->requests().last().contains(net::defaultUserAgent()));
}

void FetchToolsTest::aPasswordIsOffered()
{
    m_fixture->open(m_fixture->file(u"robots.txt"_s, robots));
    m_server->serve("/robots.txt", test::answerOf(401, "no", asksForPassword));
    fetch();
    QTRY_COMPARE(m_fixture->messages().size(), 1);
    QVERIFY(m_fixture->messages().first().contains(u"401"_s));
    QVERIFY(!find(u"passwordDialog"_s)); // not before somebody wants to
    m_fixture->answerMessage(u"Enter Name and Password…"_s);
    auto* dialog = find(u"passwordDialog"_s);
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(dialog->findChild<QLabel*>(u"passwordQuestion"_s)->text(),
             u"127.0.0.1 asks for a name and password. It says: “Staging”."_s);
    const qsizetype before = m_server->requests().size();
    dialog->reject();
    QCOMPARE(m_server->requests().size(), before);
    QVERIFY(!m_fixture->action(u"Tools"_s, u"Forget Passwords"_s)->isEnabled());
    QCOMPARE(m_fixture->editor()->toPlainText(), QString::fromLatin1(robots));
}

void FetchToolsTest::aPasswordIsSentAndForgotten()
{
    m_server->serve("/robots.txt", test::answerOf(401, "no", asksForPassword));
    fetch();
    m_fixture->answerMessage(u"Enter Name and Password…"_s);
    auto* dialog = find(u"passwordDialog"_s);
    dialog->findChild<QLineEdit*>(u"userName"_s)->setText(u"me"_s);
    dialog->findChild<QLineEdit*>(u"password"_s)->setText(u"secret"_s);
    const qsizetype before = m_server->requests().size();
    dialog->accept();
    QTRY_COMPARE_GT(m_server->requests().size(), before);
    const QByteArray login = "authorization: basic " + "me:secret"_ba.toBase64().toLower();
    QTRY_VERIFY(m_server->requests().last().toLower().contains(login));
    QTRY_COMPARE(m_fixture->messages().size(), 1); // it was not accepted: the server says no
    m_fixture->answerMessage(u"Enter Name and Password…"_s);
    dialog = find(u"passwordDialog"_s);
    QVERIFY(dialog->findChild<QLabel*>(u"passwordQuestion"_s)->text().contains(u"not accepted"_s));
    QCOMPARE(dialog->findChild<QLineEdit*>(u"userName"_s)->text(), u"me"_s);
    QVERIFY(dialog->findChild<QLineEdit*>(u"password"_s)->text().isEmpty());
    dialog->reject();
    m_fixture->trigger(u"Tools"_s, u"Forget Passwords"_s);
    QVERIFY(!m_fixture->action(u"Tools"_s, u"Forget Passwords"_s)->isEnabled());
    fetch();
    QVERIFY(!m_server->requests().last().toLower().contains("authorization:"));
}

void FetchToolsTest::theGridStartsWhereOneIs()
{
    m_server->serve("/robots.txt", test::answerOf(200, robots));
    fetch();
    m_fixture->setAddress(u"/shop/cart"_s);
    m_fixture->trigger(u"Tools"_s, u"Fetch Grid…"_s);
    auto* dialog = find(u"fetchGrid"_s);
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(dialog->findChild<QLineEdit*>(u"gridHost"_s)->text(),
             u"127.0.0.1:%1"_s.arg(m_server->port()));
    QCOMPARE(dialog->findChild<QLineEdit*>(u"gridUrl"_s)->text(), u"/shop/cart"_s);
    QVERIFY(dialog->width() <= 800 && dialog->height() <= 600);
}

void FetchToolsTest::twoOfTheGridAreCompared()
{
    m_fixture->open(m_fixture->file(u"robots.txt"_s, robots));
    m_fixture->type(u"#"_s);
    test::ScriptedServer other;
    m_server->serve("/robots.txt", test::answerOf(200, "User-agent: a\n"));
    other.serve("/robots.txt", test::answerOf(200, "User-agent: b\n"));
    m_fixture->trigger(u"Tools"_s, u"Fetch Grid…"_s);
    auto* dialog = find(u"fetchGrid"_s);
    dialog->findChild<QLineEdit*>(u"gridHost"_s)->setText(u"127.0.0.1:%1"_s.arg(m_server->port()));
    dialog->findChild<QLineEdit*>(u"gridExtraHosts"_s)
        ->setText(u"127.0.0.1:%1"_s.arg(other.port()));
    dialog->findChild<QCheckBox*>(u"gridHttps"_s)->setChecked(false);
    auto* run = dialog->findChild<QPushButton*>(u"gridRun"_s);
    run->click();
    auto* table = dialog->findChild<QAbstractItemView*>(u"gridTable"_s);
    QTRY_COMPARE(table->model()->index(1, fetch::GridModel::Status).data().toString(), u"200"_s);
    QTRY_VERIFY(run->isEnabled());
    table->selectAll();
    dialog->findChild<QPushButton*>(u"gridCompare"_s)->click();
    QCOMPARE(m_fixture->tabs().size(), 2); // the edited text keeps its own
    QCOMPARE(m_fixture->editor()->toPlainText(), u"User-agent: b\n"_s);
    compare::CompareView& view = m_fixture->window().page().compareView();
    QTRY_VERIFY(view.isComparing());
    QTRY_COMPARE(view.findChild<QLabel*>(u"compareCounts"_s)->text(),
                 u"1 change. Lines: 1 changed."_s);
}

void FetchToolsTest::thePanelOffersTheTools()
{
    const auto* button = find<QToolButton>(u"fetchTools"_s);
    QVERIFY(button->menu());
    QStringList offered;
    for (const QAction* action : button->menu()->actions())
        offered += action->objectName();
    QCOMPARE(offered, QStringList({u"checkPublished"_s, u"fetchGrid"_s, u"fetchOptions"_s,
                                   u"forgetPasswords"_s}));
}

QTEST_MAIN(FetchToolsTest)
#include "tst_fetch_tools.moc"
