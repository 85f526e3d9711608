// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/certificates.h"
#include "tests/support/scripted_server.h"
#include "tests/support/strictness.h"
#include "ui/fetch/fetch_panel.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace crawlright;
using crawlright::fetch::FetchPanel;

namespace {

constexpr QByteArrayView robots = "User-agent: *\nDisallow: /private\n";

} // namespace

/// What a person reads in the panel after each kind of fetch.
class TestFetchPanel final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void nothingYet();
    void aTextFile();
    void redirectsAreListed();
    void statuses_data();
    void statuses();
    void badAddresses_data();
    void badAddresses();
    void unknownHost();
    void refused();
    void tlsFaultInFull();
    void redirectLoop();
    void tooManyRedirects();
    void redirectToAnotherScheme();
    void endlessBody();
    void stalled();
    void truncated();
    void cancelInTheMiddle_data();
    void cancelInTheMiddle();
    void progress();
    void htmlIsNotPutIntoTheEditor();
    void otherBodies_data();
    void otherBodies();
    void readersDiffer();
    void itsPagesByKeyboard();
    void aLookTakesNothing();
    void unusualOptionsAreTold();
    void everyControlHasAName();
    void staysSmall();
    void aNewFetchTakesTheOldOnesPlace();
    void rightToLeftAndDarkDoNotWarn();

private:
    [[nodiscard]] QString text(const QString& name) const;
    [[nodiscard]] bool isVisible(const QString& name) const;
    [[nodiscard]] QString hops() const;
    /// To the end; exactly one result, or the test fails.
    net::FetchResult fetch(const QString& address);

    std::unique_ptr<test::ScriptedServer> m_server;
    std::unique_ptr<FetchPanel> m_panel;
    std::unique_ptr<QSignalSpy> m_finished;
    std::unique_ptr<QSignalSpy> m_bodies;
};

void TestFetchPanel::init()
{
    test::failOnWarnings();
    m_server = std::make_unique<test::ScriptedServer>();
    m_panel = std::make_unique<FetchPanel>();
    net::FetchOptions options;
    options.limits.stall = 3s;
    options.limits.total = 30s;
    options.limits.body = qint64{256} * 1024;
    m_panel->setOptions(options);
    m_panel->setReader(dialects::Id::Google, u"Googlebot"_s);
    m_panel->resize(1100, 260);
    m_panel->show();
    m_finished = std::make_unique<QSignalSpy>(m_panel.get(), &FetchPanel::fetchFinished);
    m_bodies = std::make_unique<QSignalSpy>(m_panel.get(), &FetchPanel::bodyFetched);
}

void TestFetchPanel::cleanup()
{
    m_finished.reset();
    m_bodies.reset();
    m_panel.reset();
    m_server.reset();
}

QString TestFetchPanel::text(const QString& name) const
{
    if (const auto* label = m_panel->findChild<QLabel*>(name))
        return label->isVisible() ? label->text() : QString();
    if (const auto* field = m_panel->findChild<QLineEdit*>(name))
        return field->isVisible() ? field->text() : QString();
    return u"there is no %1"_s.arg(name);
}

bool TestFetchPanel::isVisible(const QString& name) const
{
    const auto* widget = m_panel->findChild<QWidget*>(name);
    return widget != nullptr && widget->isVisible();
}

QString TestFetchPanel::hops() const
{
    const auto* model = m_panel->findChild<QAbstractItemView*>(u"fetchHops"_s)->model();
    QStringList rows;
    for (int row = 0; row < model->rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model->columnCount(); ++column)
            cells += model->index(row, column).data().toString();
        rows += cells.join(u" | "_s);
    }
    return rows.join(u'\n');
}

net::FetchResult TestFetchPanel::fetch(const QString& address)
{
    m_finished->clear();
    m_panel->fetch(address);
    [&] { QTRY_VERIFY_WITH_TIMEOUT(!m_finished->isEmpty(), 10'000); }();
    QCoreApplication::processEvents();
    [&] { QCOMPARE(m_finished->size(), 1); }();
    return m_finished->isEmpty() ? net::FetchResult()
                                 : m_finished->first().first().value<net::FetchResult>();
}

void TestFetchPanel::nothingYet()
{
    QVERIFY(text(u"fetchPlaceholder"_s).startsWith(u"Nothing has been fetched yet."_s));
    QVERIFY(!isVisible(u"fetchCancel"_s));
}

void TestFetchPanel::aTextFile()
{
    m_server->serve("/robots.txt", test::answerOf(200, robots.toByteArray()));
    fetch(m_server->address(u"/some/page"_s));
    QCOMPARE(text(u"fetchAddress"_s), m_server->address());
    QCOMPARE(text(u"fetchHeadline"_s), u"The server answered 200 Reason."_s);
    QVERIFY(text(u"fetchMeaning"_s).startsWith(u"Googlebot follows the rules of this file."_s));
    QCOMPARE(text(u"fetchType"_s), u"text/plain"_s);
    QCOMPARE(text(u"fetchSize"_s), u"33 bytes"_s);
    QVERIFY(text(u"fetchTime"_s).endsWith(u" s"_s));
    QCOMPARE(text(u"fetchRemarks"_s), QString());
    QVERIFY(!isVisible(u"fetchOpenAnyway"_s));
    QVERIFY(!isVisible(u"fetchCancel"_s));
    QCOMPARE(m_bodies->size(), 1);
    QCOMPARE(m_bodies->first().first().value<net::FetchResult>().body, robots.toByteArray());
    const auto* headers = m_panel->findChild<QAbstractItemView*>(u"fetchHeaders"_s);
    QCOMPARE(headers->model()->rowCount(), 2);
}

void TestFetchPanel::redirectsAreListed()
{
    test::ScriptedServer second;
    second.serve("/robots.txt", test::answerOf(200, robots.toByteArray()));
    m_server->serve("/robots.txt", test::redirectTo(second.address(), 301));
    fetch(m_server->address());
    QCOMPARE(text(u"fetchHeadline"_s), u"The server answered 200 Reason after one redirect."_s);
    QCOMPARE(text(u"fetchFinalAddress"_s), second.address());
    const QStringList rows = hops().split(u'\n');
    QCOMPARE(rows.size(), 2);
    QVERIFY(rows.at(0).startsWith(u"301 Reason | "_s + m_server->address()));
    QVERIFY(rows.at(1).contains(u" | Goes to another host. | "_s));
    QCOMPARE(m_bodies->size(), 1);
}

void TestFetchPanel::statuses_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("headline");
    QTest::addColumn<QString>("meaning");
    QTest::newRow("404") << 404 << u"there is no robots.txt file"_s
                         << u"Googlebot may fetch everything"_s;
    QTest::newRow("410") << 410 << u"there is no robots.txt file"_s
                         << u"Googlebot may fetch everything"_s;
    QTest::newRow("403") << 403 << u"does not let this program read the file"_s
                         << u"Googlebot may fetch everything"_s;
    QTest::newRow("418") << 418 << u"does not give the file"_s
                         << u"Googlebot may fetch everything"_s;
    QTest::newRow("429") << 429 << u"asks for fewer requests"_s
                         << u"Googlebot fetches nothing from this site for now."_s;
    QTest::newRow("500") << 500 << u"could not give the file"_s
                         << u"Googlebot fetches nothing from this site for now."_s;
    QTest::newRow("503") << 503 << u"could not give the file"_s
                         << u"Googlebot fetches nothing from this site for now."_s;
    QTest::newRow("304") << 304 << u"named no address to go on to"_s
                         << u"Googlebot may fetch everything"_s;
}

void TestFetchPanel::statuses()
{
    QFETCH(const int, status);
    QFETCH(const QString, headline);
    QFETCH(const QString, meaning);
    m_server->serve("/robots.txt",
                    test::answerOf(status, status == 304 ? QByteArray() : robots.toByteArray()));
    fetch(m_server->address());
    QVERIFY(text(u"fetchHeadline"_s).contains(QString::number(status)));
    QVERIFY2(text(u"fetchHeadline"_s).contains(headline), qPrintable(text(u"fetchHeadline"_s)));
    QVERIFY2(text(u"fetchMeaning"_s).startsWith(meaning), qPrintable(text(u"fetchMeaning"_s)));
    QVERIFY2(m_bodies->isEmpty(), "an error leaves the editor alone");
    QVERIFY(!isVisible(u"fetchOpenAnyway"_s));
}

void TestFetchPanel::badAddresses_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("headline");
    QTest::newRow("empty") << u" "_s << u"No address was given."_s;
    QTest::newRow("no URL") << u"what is this"_s << u"“what is this” is not an address."_s;
    QTest::newRow("port") << u"http://example.com:x/"_s << u"is not a number from 1 to 65535"_s;
    QTest::newRow("scheme") << u"gopher://example.com/"_s
                            << u"is no address of http, https or ftp"_s;
}

void TestFetchPanel::badAddresses()
{
    QFETCH(const QString, address);
    QFETCH(const QString, headline);
    fetch(address);
    QVERIFY2(text(u"fetchHeadline"_s).contains(headline), qPrintable(text(u"fetchHeadline"_s)));
    QCOMPARE(text(u"fetchMeaning"_s), QString());
    QVERIFY(m_bodies->isEmpty());
}

void TestFetchPanel::unknownHost()
{
    fetch(u"http://no-such-host.invalid/page"_s);
    QCOMPARE(text(u"fetchHeadline"_s), u"The host no-such-host.invalid could not be found."_s);
    QVERIFY(text(u"fetchMeaning"_s).startsWith(u"Googlebot fetches nothing"_s));
    QVERIFY(text(u"fetchDetails"_s).startsWith(u"The network said: "_s));
    QVERIFY(m_bodies->isEmpty());
}

void TestFetchPanel::refused()
{
    const quint16 port = test::freePort();
    fetch(u"http://127.0.0.1:%1/"_s.arg(port));
    QCOMPARE(text(u"fetchHeadline"_s), u"127.0.0.1:%1 refused the connection."_s.arg(port));
    QVERIFY(m_bodies->isEmpty());
}

void TestFetchPanel::tlsFaultInFull()
{
    if (!test::Certificates::isAvailable())
        QSKIP("openssl, or TLS in Qt, is not installed");
    test::Certificates certificates;
    const auto files = certificates.make(test::Certificates::Kind::Expired);
    QVERIFY2(!files.certificate.isEmpty(), qPrintable(certificates.problem()));
    test::ScriptedServer secure(test::serverTls(files));
    secure.serve("/robots.txt", test::answerOf(200, robots.toByteArray()));
    fetch(secure.address());
    QCOMPARE(text(u"fetchHeadline"_s),
             u"The certificate of 127.0.0.1:%1 was not accepted, so nothing was fetched."_s.arg(
                 secure.port()));
    const QString details = text(u"fetchDetails"_s);
    for (const QString& fact :
         {u"self-signed"_s, u"expired"_s, u"Issued to: localhost"_s, u"Valid for the hosts: "_s,
          u"127.0.0.1"_s, u"Valid until: "_s, u"SHA-256: "_s})
        QVERIFY2(details.contains(fact), qPrintable(details));
    QCOMPARE(details.count(u"SHA-256: "_s), 1);
    QVERIFY(m_bodies->isEmpty());
}

void TestFetchPanel::redirectLoop()
{
    m_server->serve("/robots.txt", test::redirectTo(u"/other"_s));
    m_server->serve("/other", test::redirectTo(u"/robots.txt"_s));
    fetch(m_server->address());
    QCOMPARE(text(u"fetchHeadline"_s),
             u"The redirects go round in a loop: %1 leads back to %2."_s.arg(
                 m_server->address(u"/other"_s), m_server->address()));
    QCOMPARE(hops().split(u'\n').size(), 2);
    QVERIFY(m_bodies->isEmpty());
}

void TestFetchPanel::tooManyRedirects()
{
    m_server->serve("/robots.txt", test::redirectTo(u"/1"_s));
    for (int n = 1; n < 12; ++n)
        m_server->serve("/" + QByteArray::number(n), test::redirectTo(u"/%1"_s.arg(n + 1)));
    fetch(m_server->address());
    QVERIFY(text(u"fetchHeadline"_s).startsWith(u"There are too many redirects: after 5"_s));
    QVERIFY(text(u"fetchMeaning"_s).startsWith(u"Googlebot may fetch everything"_s));
    QVERIFY(m_bodies->isEmpty());
}

void TestFetchPanel::redirectToAnotherScheme()
{
    m_server->serve("/robots.txt", test::redirectTo(u"javascript:alert(1)"_s));
    fetch(m_server->address());
    QVERIFY(text(u"fetchHeadline"_s)
                .startsWith(u"The redirect to “javascript:alert(1)” was not followed"_s));
    QVERIFY(m_bodies->isEmpty());
}

void TestFetchPanel::endlessBody()
{
    m_server->serve("/robots.txt", {.bytes = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\n",
                                    .forever = "User-agent: *\n"_ba.repeated(100)});
    fetch(m_server->address());
    QCOMPARE(text(u"fetchHeadline"_s),
             u"The answer of 127.0.0.1:%1 is too large: it was given up after 262.1 kB."_s.arg(
                 m_server->port()));
    QVERIFY(m_bodies->isEmpty());
}

void TestFetchPanel::stalled()
{
    m_server->serve("/robots.txt", {.ending = test::Ending::Hold});
    fetch(m_server->address());
    QVERIFY(text(u"fetchHeadline"_s)
                .startsWith(u"127.0.0.1:%1 did not answer; the fetch was given up"_s.arg(
                    m_server->port())));
    QVERIFY(m_bodies->isEmpty());
}

void TestFetchPanel::truncated()
{
    m_server->serve("/robots.txt", {.bytes = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n"
                                             "Content-Length: 1000\r\n\r\nUser-agent: *\n"});
    fetch(m_server->address());
    QVERIFY(
        text(u"fetchHeadline"_s).endsWith(u"closed the connection in the middle of the answer."_s));
    QVERIFY(m_bodies->isEmpty());
}

void TestFetchPanel::cancelInTheMiddle_data()
{
    QTest::addColumn<bool>("byKey");
    QTest::newRow("button") << false;
    QTest::newRow("Esc") << true;
}

void TestFetchPanel::cancelInTheMiddle()
{
    QFETCH(const bool, byKey);
    m_server->serve("/robots.txt",
                    {.bytes = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\nUser",
                     .ending = test::Ending::Hold});
    QSignalSpy running(m_panel.get(), &FetchPanel::runningChanged);
    m_panel->fetch(m_server->address());
    QTRY_COMPARE(text(u"fetchProgressText"_s), u"4 bytes so far"_s);
    QVERIFY(isVisible(u"fetchProgress"_s));
    auto* cancel = m_panel->findChild<QPushButton*>(u"fetchCancel"_s);
    QVERIFY(cancel->isVisible());
    if (byKey) {
        QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
        cancel->setFocus();
        QTest::keyClick(cancel, Qt::Key_Escape);
    } else {
        QTest::mouseClick(cancel, Qt::LeftButton);
    }
    QCOMPARE(m_finished->size(), 1);
    QCOMPARE(text(u"fetchHeadline"_s), u"The fetch was cancelled."_s);
    QCOMPARE(text(u"fetchMeaning"_s), QString());
    QVERIFY(!isVisible(u"fetchCancel"_s));
    QVERIFY(m_bodies->isEmpty());
    QCOMPARE(running.size(), 2);
    QVERIFY(!m_panel->isRunning());
}

void TestFetchPanel::progress()
{
    m_server->serve("/robots.txt", {.bytes = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n"
                                             "Content-Length: 2000\r\n\r\n" +
                                             QByteArray(1000, 'x'),
                                    .ending = test::Ending::Hold});
    m_panel->fetch(m_server->address());
    const auto* bar = m_panel->findChild<QProgressBar*>(u"fetchProgress"_s);
    QCOMPARE(bar->maximum(), 0);
    QTRY_COMPARE(text(u"fetchProgressText"_s), u"1.0 kB of 2.0 kB"_s);
    QCOMPARE(bar->value() * 2, bar->maximum());
    m_panel->cancel();
}

void TestFetchPanel::htmlIsNotPutIntoTheEditor()
{
    const QByteArray page = "<!DOCTYPE html><html><body>User-agent: *</body></html>";
    m_server->serve("/robots.txt", test::answerOf(200, page, "Content-Type: text/html\r\n"));
    fetch(m_server->address());
    QVERIFY(text(u"fetchRemarks"_s).startsWith(u"This is an HTML page, not a text file."_s));
    QVERIFY(m_bodies->isEmpty());
    auto* anyway = m_panel->findChild<QPushButton*>(u"fetchOpenAnyway"_s);
    QVERIFY(anyway->isVisible());
    QTest::mouseClick(anyway, Qt::LeftButton);
    QCOMPARE(m_bodies->size(), 1);
    QCOMPARE(m_bodies->first().first().value<net::FetchResult>().body, page);
}

void TestFetchPanel::otherBodies_data()
{
    QTest::addColumn<test::Script>("script");
    QTest::addColumn<QString>("remark");
    QTest::addColumn<bool>("mayOpen");
    QTest::newRow("empty") << test::answerOf(200) << u"The answer is empty"_s << false;
    QTest::newRow("picture") << test::answerOf(200, "\x89PNG", "Content-Type: image/png\r\n")
                             << u"This is not a text file."_s << true;
    QTest::newRow("NUL") << test::answerOf(200, QByteArray("a\0b", 3))
                         << u"This is not a text file."_s << true;
    QTest::newRow("no headers") << test::Script{.bytes = "HTTP/1.1 200 OK\r\n\r\nUser-agent: *\n"}
                                << u"No headers could be read"_s << true;
}

void TestFetchPanel::otherBodies()
{
    QFETCH(const test::Script, script);
    QFETCH(const QString, remark);
    QFETCH(const bool, mayOpen);
    m_server->serve("/robots.txt", script);
    fetch(m_server->address());
    QVERIFY2(text(u"fetchRemarks"_s).startsWith(remark), qPrintable(text(u"fetchRemarks"_s)));
    QVERIFY(m_bodies->isEmpty());
    QCOMPARE(isVisible(u"fetchOpenAnyway"_s), mayOpen);
}

void TestFetchPanel::readersDiffer()
{
    m_server->serve("/robots.txt", test::answerOf(503));
    fetch(m_server->address());
    QVERIFY(text(u"fetchMeaning"_s).startsWith(u"Googlebot fetches nothing"_s));
    m_panel->setReader(dialects::Id::Yandex, u"YandexBot"_s);
    QVERIFY(text(u"fetchMeaning"_s).startsWith(u"YandexBot may fetch everything"_s));
    m_panel->setReader(dialects::Id::Bing, u"bingbot"_s);
    QVERIFY(text(u"fetchMeaning"_s).contains(u"says nothing about this case"_s));
    m_panel->setReader(dialects::Id::Draft1997, u"oldbot"_s);
    QVERIFY(text(u"fetchMeaning"_s).startsWith(u"oldbot comes back later."_s));
}

void TestFetchPanel::itsPagesByKeyboard()
{
    m_server->serve("/robots.txt", test::answerOf(200, robots.toByteArray(),
                                                  "Content-Type: text/plain; charset=utf-8\r\n"));
    fetch(m_server->address());
    QCOMPARE(text(u"fetchOutcome"_s), u"Googlebot follows the rules of this file."_s);
    auto* tabs = m_panel->findChild<QTabBar*>(u"fetchTabs"_s);
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    tabs->setFocus();
    for (const QString& page :
         {u"fetchMeanings"_s, u"fetchHops"_s, u"fetchHeaders"_s, u"fetchCourse"_s}) {
        QTest::keyClick(tabs, Qt::Key_Right);
        QVERIFY2(isVisible(page), qPrintable(page));
    }
    tabs->setCurrentIndex(3);
    QCOMPARE(text(u"answerSize"_s), u"33 bytes"_s);
    QCOMPARE(text(u"answerCharset"_s), u"The server says utf-8. The bytes are UTF-8."_s);
    QCOMPARE(text(u"answerType"_s), u"text/plain"_s);
    QCOMPARE(text(u"answerDigest"_s).size(), 64);
}

void TestFetchPanel::aLookTakesNothing()
{
    m_server->serve("/robots.txt", test::answerOf(200, robots.toByteArray()));
    m_panel->fetch(m_server->address(), FetchPanel::Purpose::Tell);
    QTRY_COMPARE(m_finished->size(), 1);
    QCOMPARE(text(u"fetchHeadline"_s), u"The server answered 200 Reason."_s);
    QVERIFY(m_bodies->isEmpty());
}

void TestFetchPanel::unusualOptionsAreTold()
{
    m_server->serve("/robots.txt", test::answerOf(200, robots.toByteArray()));
    fetch(m_server->address());
    QCOMPARE(text(u"fetchNotes"_s), QString());
    net::FetchOptions options;
    options.userAgent = "Shopbot/2.0";
    options.extraHeaders = {{"X-Staging", "secret"}};
    m_panel->setOptions(options);
    fetch(m_server->address());
    QVERIFY(text(u"fetchNotes"_s).startsWith(u"This program called itself “Shopbot/2.0”."_s));
    QVERIFY(text(u"fetchNotes"_s).contains(u"headers of yours"_s));
    QVERIFY2(!text(u"fetchNotes"_s).contains(u"secret"_s), "a report may be shown to others");
}

void TestFetchPanel::everyControlHasAName()
{
    m_server->serve("/robots.txt", test::redirectTo(u"/other"_s));
    m_server->serve("/other", test::answerOf(503));
    QAction tool(u"Do It"_s);
    m_panel->setTools({&tool});
    fetch(m_server->address());
    auto* tabs = m_panel->findChild<QTabBar*>(u"fetchTabs"_s);
    int controls = 0;
    for (int page = 0; page < tabs->count(); ++page) {
        tabs->setCurrentIndex(page);
        for (QWidget* widget : m_panel->findChildren<QWidget*>()) {
            const bool isPart = widget->objectName().startsWith("qt_"_L1) ||
                                qobject_cast<QHeaderView*>(widget) != nullptr;
            if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus) || isPart)
                continue;
            const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(face && !face->text(QAccessible::Name).isEmpty(),
                     qPrintable(widget->objectName() +
                                QString::fromLatin1(widget->metaObject()->className())));
            ++controls;
        }
    }
    QVERIFY(controls > 10);
}

// The window has to fit a screen of 800 by 600 with this below the editor.
void TestFetchPanel::staysSmall()
{
    m_server->serve("/robots.txt", test::answerOf(503));
    fetch(m_server->address());
    auto* tabs = m_panel->findChild<QTabBar*>(u"fetchTabs"_s);
    for (int page = 0; page < tabs->count(); ++page) {
        tabs->setCurrentIndex(page);
        const QSize least = m_panel->minimumSizeHint();
        QVERIFY2(least.width() <= 500 && least.height() <= 170,
                 qPrintable(u"page %1: %2×%3"_s.arg(page).arg(least.width()).arg(least.height())));
    }
}

void TestFetchPanel::aNewFetchTakesTheOldOnesPlace()
{
    test::ScriptedServer slow;
    slow.serve("/robots.txt", {.ending = test::Ending::Hold});
    m_server->serve("/robots.txt", test::answerOf(200, robots.toByteArray()));
    m_panel->fetch(slow.address());
    QTRY_COMPARE(slow.requests().size(), 1);
    m_panel->fetch(m_server->address());
    QTRY_COMPARE(m_finished->size(), 2);
    QCOMPARE(text(u"fetchHeadline"_s), u"The server answered 200 Reason."_s);
    QCOMPARE(hops().split(u'\n').size(), 1);
    QCOMPARE(m_bodies->size(), 1);
}

void TestFetchPanel::rightToLeftAndDarkDoNotWarn()
{
    m_server->serve("/robots.txt", test::answerOf(200, robots.toByteArray()));
    QPalette dark(QColor(40, 40, 44));
    m_panel->setPalette(dark);
    m_panel->setLayoutDirection(Qt::RightToLeft);
    m_panel->resize(300, 700);
    fetch(m_server->address());
    QVERIFY(!m_panel->grab().isNull());
}

QTEST_MAIN(TestFetchPanel)
#include "tst_fetch_panel.moc"
