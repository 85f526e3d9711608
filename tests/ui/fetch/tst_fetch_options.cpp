// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/fetch/agent_field.h"
#include "ui/fetch/fetch_settings.h"
#include "ui/fetch/options_dialog.h"
#include "ui/fetch/password_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace crawlright;
using namespace crawlright::fetch;

namespace {

const std::vector<AgentPreset> presets{{u"Googlebot"_s, "Mozilla/5.0 (Googlebot/2.1)"},
                                       {u"bingbot"_s, "Mozilla/5.0 (bingbot/2.0)"}};

} // namespace

/// How fetches are made: what is typed, and what becomes of it.
class TestFetchOptions final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void headers_data();
    void headers();
    void fixedAddresses_data();
    void fixedAddresses();
    void presetsAreOfCrawlersAtWork();
    void theFieldFollowsItsChoice();
    void dialogTakesWhatIsTyped();
    void dialogRefusesFaults_data();
    void dialogRefusesFaults();
    void dialogForgets();
    void settingsAddUp();
    void passwordQuestion_data();
    void passwordQuestion();
    void realms_data();
    void realms();
};

void TestFetchOptions::headers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("read");
    QTest::newRow("none") << u" \n\n"_s << QString();
    QTest::newRow("one") << u"X-Staging:  yes "_s << u"X-Staging: yes"_s;
    QTest::newRow("two") << u"A: 1\r\nB: x:y"_s << u"A: 1\nB: x:y"_s;
    QTest::newRow("empty value") << u"A:"_s << u"A: "_s;
    QTest::newRow("no colon") << u"A: 1\nB 2"_s << u"fault: B 2"_s;
    QTest::newRow("no name") << u": 2"_s << u"fault: : 2"_s;
    QTest::newRow("blank in name") << u"X Y: 2"_s << u"fault: X Y: 2"_s;
    QTest::newRow("not ASCII") << u"A: é"_s << u"fault: A: é"_s;
    QTest::newRow("the request's own") << u"host: other"_s << u"fault: host: other"_s;
    QTest::newRow("has its own field") << u"User-Agent: x"_s << u"fault: User-Agent: x"_s;
}

void TestFetchOptions::headers()
{
    QFETCH(const QString, text);
    QFETCH(const QString, read);
    const auto headers = headersIn(text);
    QCOMPARE(headers ? textOf(*headers) : u"fault: "_s + headers.error(), read);
}

void TestFetchOptions::fixedAddresses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("read");
    QTest::newRow("none") << QString() << QString();
    QTest::newRow("two") << u"B.example  192.0.2.7\na.example 2001:db8::1"_s
                         << u"a.example 2001:db8::1\nb.example 192.0.2.7"_s;
    QTest::newRow("international")
        << u"bücher.example 192.0.2.7"_s << u"xn--bcher-kva.example 192.0.2.7"_s;
    QTest::newRow("no address") << u"a.example"_s << u"fault: a.example"_s;
    QTest::newRow("a name") << u"a.example b.example"_s << u"fault: a.example b.example"_s;
}

void TestFetchOptions::fixedAddresses()
{
    QFETCH(const QString, text);
    QFETCH(const QString, read);
    const auto fixed = fixedAddressesIn(text);
    QCOMPARE(fixed ? textOf(*fixed) : u"fault: "_s + fixed.error(), read);
}

void TestFetchOptions::presetsAreOfCrawlersAtWork()
{
    const std::vector<AgentPreset> all = agentPresets(crawlers::builtIn());
    QVERIFY(all.size() > 20);
    QCOMPARE(all.front().name, u"Googlebot"_s);
    QVERIFY(all.front().header.contains("Googlebot"));
    for (const AgentPreset& preset : all) {
        const crawlers::Entry* entry = crawlers::builtIn().find(preset.name.toStdString());
        QVERIFY2(entry && entry->status != crawlers::Status::Retired && !entry->doubtful,
                 qPrintable(preset.name));
        for (const char c : preset.header)
            QVERIFY2(c >= ' ' && c <= '~', qPrintable(preset.name));
    }
}

void TestFetchOptions::theFieldFollowsItsChoice()
{
    AgentField field(presets, u"Crawlright"_s, "Crawlright/1");
    QSignalSpy changed(&field, &AgentField::changed);
    auto* choice = field.findChild<QComboBox*>(u"userAgentChoice"_s);
    auto* text = field.findChild<QLineEdit*>(u"userAgent"_s);
    QCOMPARE(choice->currentText(), u"Crawlright"_s);
    QVERIFY(field.userAgent().isEmpty());
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Down);
    QCOMPARE(field.userAgent(), "Mozilla/5.0 (Googlebot/2.1)");
    QVERIFY(!changed.isEmpty());
    text->setText(u"Shop/1"_s);
    QCOMPARE(choice->currentText(), u"Another"_s);
    text->clear();
    QCOMPARE(choice->currentText(), u"Crawlright"_s);
    field.setUserAgent("Mozilla/5.0 (bingbot/2.0)");
    QCOMPARE(choice->currentText(), u"bingbot"_s);
    text->setText(u"é"_s);
    QVERIFY(!field.isValid());
}

void TestFetchOptions::dialogTakesWhatIsTyped()
{
    const SessionOptions before{.userAgent = "Shop/1",
                                .headers = {{"A", "1"}},
                                .fixedAddresses = {{u"a.example"_s, QHostAddress(u"192.0.2.7"_s)}}};
    OptionsDialog dialog(before, "Crawlright/1", presets, {});
    QCOMPARE(dialog.options(), before);
    dialog.findChild<QPlainTextEdit*>(u"extraHeaders"_s)->setPlainText(u"B: 2"_s);
    dialog.findChild<QPlainTextEdit*>(u"fixedAddresses"_s)->clear();
    dialog.findChild<QLineEdit*>(u"userAgent"_s)->clear();
    QCOMPARE(dialog.options(), (SessionOptions{.headers = {{"B", "2"}}}));
}

void TestFetchOptions::dialogRefusesFaults_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("fault");
    QTest::newRow("header") << u"extraHeaders"_s << u"Host: x"_s
                            << u"“Host: x” is no header that can be added."_s;
    QTest::newRow("address") << u"fixedAddresses"_s << u"here there"_s
                             << u"“here there” is not a host and an IP address."_s;
}

void TestFetchOptions::dialogRefusesFaults()
{
    QFETCH(const QString, field);
    QFETCH(const QString, text);
    QFETCH(const QString, fault);
    OptionsDialog dialog({}, "Crawlright/1", presets, {});
    dialog.show();
    const auto* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    auto* lines = dialog.findChild<QPlainTextEdit*>(field);
    const auto* told = dialog.findChild<QLabel*>(field + u"Fault"_s);
    QVERIFY(ok->isEnabled());
    lines->setPlainText(text);
    QVERIFY(!ok->isEnabled());
    QVERIFY(told->isVisible());
    QCOMPARE(told->text(), fault);
    lines->clear();
    QVERIFY(ok->isEnabled());
    QVERIFY(!told->isVisible());
}

void TestFetchOptions::dialogForgets()
{
    OptionsDialog dialog({}, "Crawlright/1", presets, {u"a.example"_s, u"b.example"_s});
    dialog.show();
    QCOMPARE(dialog.findChild<QLabel*>(u"heldPasswords"_s)->text(),
             u"Held for a.example, b.example."_s);
    const QSignalSpy forget(&dialog, &OptionsDialog::forgetRequested);
    auto* button = dialog.findChild<QPushButton*>(u"forgetHeld"_s);
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(forget.size(), 1);
    QVERIFY(!button->isEnabled());
    QCOMPARE(dialog.findChild<QLabel*>(u"heldPasswords"_s)->text(), u"None are held."_s);
}

void TestFetchOptions::settingsAddUp()
{
    FetchSettings settings;
    const QSignalSpy changed(&settings, &FetchSettings::changed);
    QCOMPARE(settings.options().userAgent, net::defaultUserAgent());
    net::FetchOptions usual;
    usual.userAgent = "Kept/1";
    usual.limits.redirects = 9;
    settings.setUsual(usual);
    QCOMPARE(settings.options().userAgent, "Kept/1");
    settings.setSession({.userAgent = "Now/1",
                         .headers = {{"A", "1"}},
                         .fixedAddresses = {{u"a.example"_s, QHostAddress(u"192.0.2.7"_s)}}});
    settings.setCredentials(u"a.example"_s, {.user = u"me"_s, .password = u"secret"_s});
    const net::FetchOptions now = settings.options();
    QCOMPARE(now.userAgent, "Now/1");
    QCOMPARE(now.limits.redirects, 9);
    QCOMPARE(now.extraHeaders.size(), 1);
    QCOMPARE(now.fixedAddresses.size(), 1);
    QCOMPARE(now.credentials.value(u"a.example"_s).password, u"secret"_s);
    QCOMPARE(settings.hosts(), QStringList(u"a.example"_s));
    QCOMPARE(settings.userOf(u"a.example"_s), u"me"_s);
    settings.forgetCredentials();
    QVERIFY(settings.options().credentials.isEmpty());
    QCOMPARE(changed.size(), 4);
}

void TestFetchOptions::passwordQuestion_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("realm");
    QTest::addColumn<bool>("isAgain");
    QTest::addColumn<QString>("question");
    QTest::addColumn<bool>("isOpen");
    QTest::newRow("https") << u"https://example.com/robots.txt"_s << QString() << false
                           << u"example.com asks for a name and password."_s << false;
    QTest::newRow("http") << u"http://example.com/robots.txt"_s << QString() << false
                          << u"example.com asks for a name and password."_s << true;
    QTest::newRow("realm") << u"https://example.com/"_s << u"<b>Staging</b>"_s << false
                           << u"example.com asks for a name and password. It says: "
                              "“<b>Staging</b>”."_s
                           << false;
    QTest::newRow("again") << u"https://example.com/"_s << QString() << true
                           << u"example.com asks for a name and password. Those that were sent "
                              "were not accepted."_s
                           << false;
}

void TestFetchOptions::passwordQuestion()
{
    QFETCH(const QString, url);
    QFETCH(const QString, realm);
    QFETCH(const bool, isAgain);
    QFETCH(const QString, question);
    QFETCH(const bool, isOpen);
    PasswordDialog dialog({.url = QUrl(url), .realm = realm, .user = u"me"_s, .isAgain = isAgain});
    const auto* label = dialog.findChild<QLabel*>(u"passwordQuestion"_s);
    QCOMPARE(label->text(), question);
    QCOMPARE(label->textFormat(), Qt::PlainText);
    QCOMPARE(dialog.findChild<QLabel*>(u"passwordPromise"_s)->text().contains(u"not encrypted"_s),
             isOpen);
    auto* password = dialog.findChild<QLineEdit*>(u"password"_s);
    QCOMPARE(password->echoMode(), QLineEdit::Password);
    QTest::keyClicks(password, u"se cret"_s);
    QCOMPARE(dialog.credentials().user, u"me"_s);
    QCOMPARE(dialog.credentials().password, u"se cret"_s);
}

void TestFetchOptions::realms_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QString>("realm");
    QTest::newRow("RFC 7617") << "Basic realm=\"WallyWorld\""_ba << u"WallyWorld"_s;
    QTest::newRow("second") << "Digest nonce=\"7\", Realm=\"a b\""_ba << u"a b"_s;
    QTest::newRow("none") << "Basic"_ba << QString();
    QTest::newRow("another word") << "Basic xrealm=\"a\""_ba << QString();
}

void TestFetchOptions::realms()
{
    QFETCH(const QByteArray, header);
    QFETCH(const QString, realm);
    QCOMPARE(realmOf(header), realm);
}

QTEST_MAIN(TestFetchOptions)
#include "tst_fetch_options.moc"
