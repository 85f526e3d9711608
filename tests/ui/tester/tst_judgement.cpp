// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/judgement.h"
#include "ui/tester/tester.h"

#include <QSignalSpy>
#include <QtTest>

using namespace crawlright;
using tester::AddressKind;
using tester::Question;
using tester::Tester;

namespace {

const std::string file = "User-agent: *\nDisallow: /shop\nAllow: /shop/help\n\n"
                         "User-agent: GPTBot\nDisallow: /\n";

Question ask(const std::string& url, std::string_view crawler, const session::AnalysisPtr& analysis)
{
    return {.analysis = analysis,
            .crawler = crawlers::builtIn().resolve(crawler),
            .url = url};
}

} // namespace

class JudgementTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void kinds_data();
    void kinds();
    void verdictIsTheProofs_data();
    void verdictIsTheProofs();
    void rulesAreKept();
    void theNewestIsAnswered();
    void withdrawnIsNotAnswered();
};

void JudgementTest::kinds_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<int>("kind");
    const auto row = [](const char* address, AddressKind kind) {
        QTest::newRow(address) << QString::fromUtf8(address) << static_cast<int>(kind);
    };
    row("", AddressKind::Empty);
    row("/", AddressKind::Path);
    row("/a b?c#d", AddressKind::Path);
    row("http://example.com", AddressKind::Url);
    row("HTTPS://example.com/a", AddressKind::Url);
    row("ftp://example.com/a", AddressKind::Url);
    row("https://", AddressKind::Neither);
    row("http:/example.com", AddressKind::Neither);
    row("example.com", AddressKind::Host);
    row("example.com:8080/a?b", AddressKind::Host);
    row("localhost", AddressKind::Host);
    row("localhost:80/x", AddressKind::Host);
    row("192.0.2.1/x", AddressKind::Host);
    row("[2001:db8::1]/x", AddressKind::Host);
    row("b\xc3\xbc"
        "cher.example/x",
        AddressKind::Host);
    row("mailto:a@example.com", AddressKind::OtherScheme);
    row("file:///etc/passwd", AddressKind::OtherScheme);
    row("javascript:alert(1)", AddressKind::OtherScheme);
    row("shop", AddressKind::Neither);
    row("two words", AddressKind::Neither);
    row("*", AddressKind::Neither);
    row("?a=b", AddressKind::Neither);
}

void JudgementTest::kinds()
{
    QFETCH(const QString, address);
    QFETCH(const int, kind);
    QCOMPARE(static_cast<int>(tester::kindOf(address)), kind);
}

void JudgementTest::verdictIsTheProofs_data()
{
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QByteArray>("crawler");
    QTest::addColumn<int>("line");
    QTest::newRow("blocked") << QByteArray("/shop/cart") << QByteArray("Googlebot") << 2;
    QTest::newRow("longer allow") << QByteArray("https://example.com/shop/help?x")
                                  << QByteArray("bingbot") << 3;
    QTest::newRow("named group") << QByteArray("/") << QByteArray("GPTBot") << 6;
    QTest::newRow("no rule") << QByteArray("/a") << QByteArray("MyOwnBot") << 0;
}

void JudgementTest::verdictIsTheProofs()
{
    QFETCH(const QByteArray, url);
    QFETCH(const QByteArray, crawler);
    QFETCH(const int, line);
    const Question question = ask(url.toStdString(), crawler.toStdString(), session::analyse(file, 1));
    const tester::Answer answer = tester::judge(question, nullptr);
    QCOMPARE(answer.decision.line, text::LineNumber(line));
    QVERIFY(tester::prove(question, *answer.rules).decision == answer.decision);
}

void JudgementTest::rulesAreKept()
{
    const session::AnalysisPtr analysis = session::analyse(file, 1);
    const auto first = tester::judge(ask("/a", "Googlebot", analysis), nullptr);
    const auto second = tester::judge(ask("/shop", "Googlebot", analysis), first.rules);
    QCOMPARE(second.rules, first.rules);
    QCOMPARE(second.decision.line, 2U);
    const auto other = tester::judge(ask("/shop", "GPTBot", analysis), first.rules);
    QVERIFY(other.rules != first.rules);
    QCOMPARE(other.decision.line, 6U);
    const auto newer = tester::judge(ask("/shop", "Googlebot", session::analyse("\n" + file, 2)),
                                     first.rules);
    QVERIFY(newer.rules != first.rules);
    QCOMPARE(newer.decision.line, 3U);
}

void JudgementTest::theNewestIsAnswered()
{
    const session::AnalysisPtr analysis = session::analyse(file, 1);
    Tester tester;
    QSignalSpy judged(&tester, &Tester::judged);
    QSignalSpy proved(&tester, &Tester::proved);
    for (int i = 0; i < 50; ++i)
        tester.ask(ask("/shop/" + std::to_string(i), "Googlebot", analysis));
    tester.ask(ask("/shop/help", "Googlebot", analysis));
    QTRY_VERIFY(!tester.isBusy());
    QVERIFY(judged.size() < 50);
    QCOMPARE(proved.size(), 1);
    QCOMPARE(judged.last().at(1).value<rules::Decision>().line, 3U);
    QCOMPARE(proved.last().at(1).value<rules::Proof>().decision.line, 3U);
}

void JudgementTest::withdrawnIsNotAnswered()
{
    Tester tester;
    QSignalSpy judged(&tester, &Tester::judged);
    QSignalSpy proved(&tester, &Tester::proved);
    tester.ask(ask("/shop", "Googlebot", session::analyse(file, 1)));
    tester.withdraw();
    QTRY_VERIFY(!tester.isBusy());
    QCOMPARE(judged.size(), 0);
    QCOMPARE(proved.size(), 0);
}

QTEST_GUILESS_MAIN(JudgementTest)
#include "tst_judgement.moc"
