// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/url.h"
#include "ui/tester/judgement.h"
#include "ui/tester/split.h"
#include "ui/tester/tester.h"

#include <QByteArray>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QIODevice>
#include <QSignalSpy>
#include <QString>
#include <QStringLiteral>
#include <QTest>

using namespace crawlright;
using namespace Qt::StringLiterals;
using tester::AddressKind;
using tester::Tester;

namespace {

const std::string file = "User-agent: *\nDisallow: /shop\nAllow: /shop/help\n\n"
                         "User-agent: GPTBot\nDisallow: /\n";

tester::MatrixQuestion ask(const std::string& url, const std::vector<std::string>& names,
                           const session::AnalysisPtr& analysis)
{
    tester::Crawlers crawlers;
    for (const std::string& name : names)
        crawlers.push_back(crawlers::builtIn().resolve(name));
    return {.analysis = analysis,
            .crawlers = std::make_shared<const tester::Crawlers>(std::move(crawlers)),
            .url = url};
}

/// Every dialect with every crawler of the catalogue.
tester::Crawlers everybody()
{
    tester::Crawlers all;
    for (const crawlers::Entry& entry : crawlers::builtIn().entries())
        all.push_back(crawlers::builtIn().resolve(entry.token));
    for (const dialects::Dialect& dialect : dialects::all()) {
        for (const std::string_view name : {"Googlebot-Image", "AdsBot-Google", "Nobody", "GPTBot"})
            all.push_back(crawlers::builtIn().resolve(name, dialect.id));
    }
    return all;
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
    void sharedRulesAreEachOnesOwn();
    void rulesAreKept();
    void namingIsApartFromReading();
    void proofOfWhoIsWanted();
    void whyTheyDiffer();
    void everybodyOnTheLargestFile();
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
    const tester::AnswersPtr answers = tester::judge(
        ask(url.toStdString(), {crawler.toStdString()}, session::analyse(file, 1)), nullptr);
    QCOMPARE(answers->of(0).line, text::LineNumber(line));
    QVERIFY(tester::prove(*answers, 0).decision == answers->of(0));
    QCOMPARE(answers->questionFor(0).url, url.toStdString());
}

void JudgementTest::sharedRulesAreEachOnesOwn()
{
    const std::string many = file + "\nUser-agent: Googlebot\nUser-agent: yandexbot\nDisallow: /g\n"
                                    "\n\nUser-agent: AdsBot-Google-Mobile\nDisallow: /ads\n\n"
                                    "User-agent: googlebot\nDisallow: /again\nUser-agent: *\n\n"
                                    "Disallow: /star\n";
    const session::AnalysisPtr analysis = session::analyse(many, 1);
    const auto all = std::make_shared<const tester::Crawlers>(everybody());
    const tester::Bindings bindings(analysis, all);
    for (const std::string_view url : {"/shop", "/g", "/again", "/star", "/ads", "/x"}) {
        const tester::AnswersPtr answers = tester::judge(
            {.analysis = analysis, .crawlers = all, .url = std::string(url)}, nullptr);
        for (std::size_t i = 0; i < all->size(); ++i) {
            const crawlers::Crawler& crawler = (*all)[i];
            const dialects::Dialect& dialect = dialects::get(crawler.dialect);
            const rules::RuleSet rules = rules::compile(analysis->document, dialect, crawler.agent);
            const rules::Decision own = rules.match(access::prepare(url, dialect));
            QVERIFY2(answers->of(i) == own, crawler.text.c_str());
        }
    }
    // So many crawlers, so few choices of groups.
    QVERIFY2(bindings.ruleSets().size() < 40,
             qPrintable(QString::number(bindings.ruleSets().size())));
}

void JudgementTest::rulesAreKept()
{
    const session::AnalysisPtr analysis = session::analyse(file, 1);
    tester::MatrixQuestion question = ask("/a", {"Googlebot", "GPTBot"}, analysis);
    const auto first = tester::judge(question, nullptr);
    question.url = "/shop";
    const auto second = tester::judge(question, first->bindings);
    QCOMPARE(second->bindings, first->bindings);
    QCOMPARE(second->of(0).line, 2U);
    QCOMPARE(second->of(1).line, 6U);
    // Other crawlers take what was compiled.
    const auto other =
        tester::judge(ask("/shop", {"GPTBot", "bingbot"}, analysis), first->bindings);
    QVERIFY(other->bindings != first->bindings);
    QCOMPARE(&other->bindings->of(0), &first->bindings->of(1));
    QCOMPARE(other->of(0).line, 6U);
    question.analysis = session::analyse("\n" + file, 2);
    const auto newer = tester::judge(question, first->bindings);
    QCOMPARE(newer->of(0).line, 3U);
}

void JudgementTest::namingIsApartFromReading()
{
    // Only in 1994 a name counts that is a part of the value.
    const session::AnalysisPtr analysis = session::analyse(
        "User-agent: *\nDisallow: /\n\nUser-agent: ExampleBot-Images\nDisallow:\n", 1);
    tester::Crawlers pair{crawlers::builtIn().resolve("ExampleBot"),
                          crawlers::builtIn().resolve("ExampleBot", dialects::Id::Original1994),
                          crawlers::builtIn().resolve("ExampleBot-Images"),
                          crawlers::builtIn().resolve("AdsBot-Google")};
    const tester::Bindings bindings(analysis, std::make_shared<const tester::Crawlers>(pair));
    QCOMPARE(bindings.namingOf(0).kin, bindings.namingOf(1).kin);
    QCOMPARE(bindings.namingOf(0).by, rules::ChosenBy::Star);
    QCOMPARE(bindings.namingOf(0).line, 1U);
    QCOMPARE(bindings.namingOf(2).by, rules::ChosenBy::Name);
    QCOMPARE(bindings.namingOf(2).line, 4U);
    QCOMPARE(bindings.namingOf(3).by, rules::ChosenBy::Nothing);
    QCOMPARE(bindings.namingOf(3).line, 0U);
}

void JudgementTest::theNewestIsAnswered()
{
    const session::AnalysisPtr analysis = session::analyse(file, 1);
    Tester tester;
    QSignalSpy judged(&tester, &Tester::judged);
    QSignalSpy proved(&tester, &Tester::proved);
    tester.wantProof(0);
    for (int i = 0; i < 50; ++i)
        tester.ask(ask("/shop/" + std::to_string(i), {"Googlebot"}, analysis));
    tester.ask(ask("/shop/help", {"Googlebot"}, analysis));
    QTRY_VERIFY(!tester.isBusy());
    QVERIFY(judged.size() < 50);
    QCOMPARE(proved.size(), 1);
    QCOMPARE(judged.last().at(0).value<tester::AnswersPtr>()->of(0).line, 3U);
    QCOMPARE(proved.last().at(1).value<rules::Proof>().decision.line, 3U);
}

void JudgementTest::proofOfWhoIsWanted()
{
    Tester tester;
    QSignalSpy judged(&tester, &Tester::judged);
    QSignalSpy proved(&tester, &Tester::proved);
    tester.ask(ask("/shop", {"Googlebot", "GPTBot"}, session::analyse(file, 1)));
    QTRY_VERIFY(!tester.isBusy());
    QCOMPARE(proved.size(), 0); // nobody's was wanted
    tester.wantProof(1);
    QTRY_COMPARE(proved.size(), 1);
    QCOMPARE(proved.last().at(0).value<tester::Question>().crawler.token, "GPTBot");
    QCOMPARE(proved.last().at(1).value<rules::Proof>().decision.line, 6U);
    tester.wantProof(0);
    QTRY_COMPARE(proved.size(), 2);
    QCOMPARE(proved.last().at(1).value<rules::Proof>().decision.line, 2U);
    QTRY_VERIFY(!tester.isBusy());
    QCOMPARE(judged.size(), 1);
}

void JudgementTest::whyTheyDiffer()
{
    Tester tester;
    QSignalSpy found(&tester, &Tester::splitFound);
    tester.ask(
        ask("/shop/help", {"Googlebot", "bingbot", "Baiduspider"}, session::analyse(file, 1)));
    QTRY_COMPARE(found.size(), 1);
    const auto split = found.last().first().value<words::Split>();
    QCOMPARE(split.camps.size(), 2U);
    QVERIFY(split.reason.has_value());
    QCOMPARE(split.reason->contrast, rules::Contrast::Precedence);
    tester.ask(ask("/shop/help", {"Googlebot", "GPTBot"}, session::analyse(file, 1)));
    QTRY_COMPARE(found.size(), 2);
    QVERIFY(found.last().first().value<words::Split>().camps.empty());
}

// The figures are printed; that they stay small is seen by how few RuleSets are made.
void JudgementTest::everybodyOnTheLargestFile()
{
    const QDir corpus(qEnvironmentVariable(
        "CRAWLRIGHT_CORPUS", QStringLiteral(CRAWLRIGHT_SOURCE_DIR "/../shared/corpus/real")));
    QFile robots(corpus.filePath(u"docs.oracle.com"_s));
    if (!robots.open(QIODevice::ReadOnly))
        QSKIP("docs.oracle.com is not in the corpus");
    const session::AnalysisPtr analysis = session::analyse(robots.readAll().toStdString(), 1);
    tester::MatrixQuestion question{.analysis = analysis,
                                    .crawlers =
                                        std::make_shared<const tester::Crawlers>(everybody()),
                                    .url = "/en/database/oracle/oracle-database/19/index.html"};
    QElapsedTimer clock;
    clock.start();
    const tester::AnswersPtr first = tester::judge(question, nullptr);
    const qint64 afterTheFile = clock.nsecsElapsed();
    question.url = "/javase/8/docs/api/java/util/List.html";
    clock.start();
    const tester::AnswersPtr second = tester::judge(question, first->bindings);
    const words::Split split = tester::splitOf(*second);
    const qint64 afterTheUrl = clock.nsecsElapsed();
    clock.start();
    const auto reason = tester::reasonOf(*second);
    const qint64 reasonTime = clock.nsecsElapsed();
    qInfo("%zu crawlers, %zu RuleSets: %.2f ms after an edit of the file, %.2f ms after one of the "
          "URL, %.2f ms for the reason",
          second->count(), second->bindings->ruleSets().size(), double(afterTheFile) / 1e6,
          double(afterTheUrl) / 1e6, double(reasonTime) / 1e6);
    QVERIFY(second->bindings->ruleSets().size() <= 2 * std::size_t(dialects::dialectCount));
    QCOMPARE(split.total(), second->count());
    QCOMPARE(reason.has_value(), !split.camps.empty());
}

void JudgementTest::withdrawnIsNotAnswered()
{
    Tester tester;
    QSignalSpy judged(&tester, &Tester::judged);
    QSignalSpy proved(&tester, &Tester::proved);
    QSignalSpy split(&tester, &Tester::splitFound);
    tester.wantProof(0);
    tester.ask(ask("/shop", {"Googlebot"}, session::analyse(file, 1)));
    tester.withdraw();
    QTRY_VERIFY(!tester.isBusy());
    QCOMPARE(judged.size(), 0);
    QCOMPARE(proved.size(), 0);
    QCOMPARE(split.size(), 0);
}

QTEST_GUILESS_MAIN(JudgementTest)
#include "tst_judgement.moc"
