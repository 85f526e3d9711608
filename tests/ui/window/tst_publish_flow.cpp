// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/scripted_server.h"
#include "tests/support/strictness.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/compare/compare_view.h"
#include "ui/urllist/url_lists.h"
#include "ui/window/page.h"
#include "ui/window/pages.h"

#include <QComboBox>
#include <QCryptographicHash>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QtTest>

using namespace crawlright;
using namespace Qt::StringLiterals;
using test::WindowFixture;

namespace {

const QByteArray robots = "User-agent: *\nDisallow: /shop/\n";

} // namespace

/// Checking what is published, as a person does; the text of the editor stays whatever comes.
class PublishFlowTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void theSameByteForByte();
    void whatDiffersIsShown();
    void oneByteIsADifference();
    void asksForAnAddress();
    void failuresLeaveTheText_data();
    void failuresLeaveTheText();
    void theTabMayBeClosedMeanwhile();
    void anotherFetchEndsIt();
    void thePasswordIsForTheTabThatWasChecked();

private:
    void check() const { m_fixture->trigger(u"Tools"_s, u"Check What Is Published"_s); }
    /// Opens what the server serves.
    void fetchFirst() const
    {
        m_fixture->window().fetch(m_server->address());
        QTRY_COMPARE(m_fixture->editor()->toPlainText(), QString::fromLatin1(robots));
    }
    [[nodiscard]] compare::CompareView& view() const
    {
        return m_fixture->window().page().compareView();
    }

    std::unique_ptr<test::ScriptedServer> m_server;
    std::unique_ptr<WindowFixture> m_fixture;
};

void PublishFlowTest::init()
{
    test::failOnWarnings();
    m_server = std::make_unique<test::ScriptedServer>();
    m_server->serve("/robots.txt", test::answerOf(200, robots));
    m_fixture = std::make_unique<WindowFixture>();
}

void PublishFlowTest::cleanup()
{
    m_fixture.reset();
    m_server.reset();
}

void PublishFlowTest::theSameByteForByte()
{
    fetchFirst();
    check();
    QTRY_COMPARE(m_fixture->messages().size(), 1);
    const QString digest =
        QString::fromLatin1(QCryptographicHash::hash(robots, QCryptographicHash::Sha256).toHex());
    QCOMPARE(m_fixture->messages().first(),
             u"%1 is this text, byte for byte: 31 bytes, SHA-256 %2."_s.arg(m_server->address(),
                                                                            digest));
    QVERIFY(!view().isComparing());
    QCOMPARE(m_fixture->tabs().size(), 1);
    QCOMPARE(m_server->requests().size(), 2);
}

void PublishFlowTest::whatDiffersIsShown()
{
    fetchFirst();
    m_fixture->editor()->moveCursor(QTextCursor::End);
    m_fixture->type(u"Allow: /shop/open\n"_s);
    const std::string typed = m_fixture->session().bytes();
    check();
    QTRY_VERIFY(view().isComparing());
    QTRY_VERIFY(view().isCurrent());
    QCOMPARE(m_fixture->messages().first(),
             u"%1 is not this text: it has 31 bytes, and this text has 49. What differs is shown "
             "beside it."_s.arg(m_server->address()));
    QCOMPARE(view().findChild<QLabel*>(u"compareCounts"_s)->text(), u"1 change. Lines: 1 added."_s);
    QTRY_VERIFY(view().verdicts()); // what becomes of them is told
    QCOMPARE(m_fixture->session().bytes(), typed);
    QVERIFY(m_fixture->window().isWindowModified());
}

void PublishFlowTest::oneByteIsADifference()
{
    fetchFirst();
    m_server->serve("/robots.txt", test::answerOf(200, "User-agent: *\r\nDisallow: /shop/\n"));
    check();
    QTRY_VERIFY(view().isComparing());
    QVERIFY(m_fixture->messages().first().contains(u"it has 32 bytes"_s));
}

void PublishFlowTest::asksForAnAddress()
{
    m_fixture->open(m_fixture->file(u"robots.txt"_s, robots));
    check();
    auto* dialog = m_fixture->window().findChild<QInputDialog*>(u"publishedAddress"_s);
    QVERIFY(dialog);
    QVERIFY(m_server->requests().isEmpty());
    dialog->findChild<QLineEdit*>()->setText(m_server->address(u"/some/page"_s));
    dialog->accept();
    QTRY_COMPARE(m_fixture->messages().size(), 1);
    QVERIFY(m_fixture->messages().first().contains(u"byte for byte"_s));
    QCOMPARE(m_fixture->window().windowFilePath(), m_fixture->at(u"robots.txt"_s));
    QCOMPARE(m_fixture->tabs().size(), 1);
}

void PublishFlowTest::failuresLeaveTheText_data()
{
    QTest::addColumn<test::Script>("script");
    QTest::addColumn<QString>("says");
    QTest::newRow("404") << test::answerOf(404) << u"404"_s;
    QTest::newRow("503") << test::answerOf(503) << u"503"_s;
    QTest::newRow("reset") << test::Script{.bytes = {}, .ending = test::Ending::Reset}
                           << u"closed the connection"_s;
    QTest::newRow("truncated") << test::Script{.bytes =
                                                   "HTTP/1.1 200 OK\r\nContent-Type: "
                                                   "text/plain\r\nContent-Length: 99\r\n\r\nUser"}
                               << u"in the middle"_s;
    QTest::newRow("HTML") << test::answerOf(200, "<html></html>", "Content-Type: text/html\r\n")
                          << u"HTML page"_s;
    QTest::newRow("empty") << test::answerOf(200) << u"empty"_s;
}

void PublishFlowTest::failuresLeaveTheText()
{
    QFETCH(const test::Script, script);
    QFETCH(const QString, says);
    fetchFirst();
    m_fixture->type(u"#"_s);
    const std::string typed = m_fixture->session().bytes();
    m_server->serve("/robots.txt", script);
    check();
    QTRY_COMPARE(m_fixture->messages().size(), 1);
    QVERIFY2(m_fixture->messages().first().contains(says),
             qPrintable(m_fixture->messages().first()));
    QVERIFY(!view().isComparing());
    QCOMPARE(m_fixture->session().bytes(), typed);
    QCOMPARE(m_fixture->tabs().size(), 1);
}

void PublishFlowTest::theTabMayBeClosedMeanwhile()
{
    fetchFirst();
    m_server->serve("/robots.txt", {.bytes = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n"
                                             "Content-Length: 2\r\n\r\n#",
                                    .ending = test::Ending::Hold});
    check();
    QTRY_COMPARE(m_server->requests().size(), 2);
    m_fixture->window().pages().close(m_fixture->window().page());
    m_fixture->trigger(u"Tools"_s, u"Cancel Fetching"_s);
    QTRY_VERIFY(!m_fixture->messages().isEmpty()); // it was cancelled, and no tab is told
    QVERIFY(m_fixture->editor()->toPlainText().isEmpty());
    QVERIFY(!view().isComparing());
}

void PublishFlowTest::anotherFetchEndsIt()
{
    fetchFirst();
    m_fixture->type(u"#"_s);
    test::ScriptedServer slow;
    slow.serve("/robots.txt", {.ending = test::Ending::Hold});
    m_fixture->window().fetch(slow.address());
    QTRY_COMPARE(slow.requests().size(), 1);
    check(); // ends the other
    QTRY_VERIFY(view().isComparing());
    QCOMPARE(m_fixture->tabs().size(), 1);
    QVERIFY(m_fixture->session().bytes().starts_with('#'));
}

void PublishFlowTest::thePasswordIsForTheTabThatWasChecked()
{
    fetchFirst();
    m_fixture->type(u"#"_s);
    const window::Page& checked = m_fixture->window().page();
    m_server->serve("/robots.txt", test::answerOf(401, "no", "WWW-Authenticate: Basic\r\n"));
    m_server->serveAuthorized("/robots.txt", test::answerOf(200, robots));
    check();
    QTRY_COMPARE(m_fixture->messages().size(), 1);
    m_fixture->trigger(u"File"_s, u"New"_s);
    QCOMPARE_NE(&m_fixture->window().page(), &checked);
    m_fixture->answerMessage(u"Enter Name and Password…"_s);
    auto* dialog = m_fixture->window().findChild<QDialog*>(u"passwordDialog"_s);
    QVERIFY(dialog);
    dialog->findChild<QLineEdit*>(u"userName"_s)->setText(u"me"_s);
    dialog->findChild<QLineEdit*>(u"password"_s)->setText(u"secret"_s);
    dialog->accept();
    QTRY_VERIFY(checked.compareView().isComparing());
    QVERIFY(!view().isComparing());
}

QTEST_MAIN(PublishFlowTest)
#include "tst_publish_flow.moc"
