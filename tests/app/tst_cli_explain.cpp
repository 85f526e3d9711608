// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/app/program.h"
#include "ui/repro/repro.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace crawlright;

namespace {

QJsonObject explained(const QList<QByteArray>& arguments, const QByteArray& input = {})
{
    const Run run = runProgram(QList<QByteArray>{"explain", "--format", "json"} + arguments, input);
    return QJsonDocument::fromJson(run.output).object();
}

Run replay(const repro::Case& recorded, const QByteArray& format = "text")
{
    return runProgram({"explain", "--format", format, "--repro", "-"},
                      QByteArray::fromStdString(repro::write(recorded)));
}

} // namespace

/// `explain`, with and without a repro file.
class CliExplainTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void explainHoldsTheContract();
    void anEmptyUrlIsAUrl();
    void replaysWhatItIsAskedFor();
    void replaysAnyBytes();
    void tellsAnotherVerdictAndAnotherLine();
    void dialectOfTheFileCounts();
    void faultsHaveLineAndColumn();
};

void CliExplainTest::explainHoldsTheContract()
{
    const Run run = runProgram(
        {"explain", "robots.txt", "/shop/x", "--crawler", "Googlebot-Image", "--format", "json"});
    QCOMPARE(run.exitCode, 0);
    const QJsonObject proof = QJsonDocument::fromJson(run.output).object();
    for (const char* key :
         {"crawler", "dialect", "token", "chain", "groups", "rules", "steps", "verdict", "line"})
        QVERIFY2(proof.contains(QLatin1StringView(key)), key);
    QCOMPARE(proof.value("crawler"_L1), u"Googlebot-Image"_s);
    QCOMPARE(proof.value("dialect"_L1), u"google"_s);
    QCOMPARE(proof.value("verdict"_L1), u"disallow"_s);
    QCOMPARE(proof.value("line"_L1), 2);
    QCOMPARE(proof.value("chain"_L1).toArray().size(), 3);
    const QJsonObject winner = proof.value("rules"_L1).toArray().first().toObject();
    QCOMPARE(winner.value("line"_L1), 2);
    QCOMPARE(winner.value("field"_L1), u"disallow"_s);
    QCOMPARE(winner.value("pattern"_L1), u"/shop/"_s);
    QCOMPARE(winner.value("length"_L1), 6);
    QCOMPARE(winner.value("matched"_L1), true);
    QCOMPARE(winner.value("wins"_L1), true);
    const QJsonArray steps = proof.value("steps"_L1).toArray();
    QVERIFY(!steps.isEmpty());
    for (const QJsonValue& step : steps)
        QVERIFY(!step.toObject().value("text"_L1).toString().isEmpty());
}

void CliExplainTest::anEmptyUrlIsAUrl()
{
    QCOMPARE(explained({"robots.txt", ""}).value("path"_L1), u"/"_s);
}

/// The same proof as without a repro file.
void CliExplainTest::replaysWhatItIsAskedFor()
{
    const QByteArray robots = "User-agent: *\nDisallow: /shop/\n\nUser-agent: bingbot\nAllow: /\n";
    const repro::Case recorded = {.robots = robots.toStdString(),
                                  .url = "https://example.com/shop/x",
                                  .crawler = "bingbot",
                                  .verdict = rules::Verdict::Allow,
                                  .line = 5};
    const Run run = replay(recorded, "json");
    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(run.exitCode, 0);
    QJsonObject replayed = QJsonDocument::fromJson(run.output).object();
    QCOMPARE(replayed.value("recorded"_L1),
             QJsonObject({{u"verdict"_s, u"allow"_s}, {u"line"_s, 5}, {u"same"_s, true}}));
    replayed.insert(u"recorded"_s, QJsonValue());
    QCOMPARE(replayed,
             explained({"-", "https://example.com/shop/x", "--crawler", "bingbot"}, robots));
}

void CliExplainTest::replaysAnyBytes()
{
    const repro::Case recorded = {.robots = "User-agent: b\xE9\rDisallow: /caf\xE9*\xFF$\n",
                                  .url = "/caf\xE9/\xFF",
                                  .crawler = "b\xE9",
                                  .dialect = dialects::Id::Rfc9309,
                                  .verdict = rules::Verdict::Disallow,
                                  .line = 2};
    const Run run = replay(recorded);
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.output.endsWith("As in the repro file: disallow, line 2.\n"),
             run.output.constData());
}

void CliExplainTest::tellsAnotherVerdictAndAnotherLine()
{
    repro::Case recorded = {.robots = "User-agent: *\nDisallow: /a\n",
                            .url = "/a",
                            .crawler = "Googlebot",
                            .verdict = rules::Verdict::Disallow,
                            .line = 1};
    const Run line = replay(recorded);
    QCOMPARE(line.exitCode, 1);
    QVERIFY(line.output.endsWith("In the repro file it is another: disallow, line 1.\n"));
    recorded.line = 2;
    recorded.verdict = rules::Verdict::Allow;
    const Run verdict = replay(recorded, "markdown");
    QCOMPARE(verdict.exitCode, 1);
    QVERIFY(verdict.output.endsWith("In the repro file it is another: allow, line 2.\n"));
    recorded.url = "/b";
    recorded.line = 0;
    QVERIFY(replay(recorded).output.endsWith("As in the repro file: allow, by no rule.\n"));
}

void CliExplainTest::dialectOfTheFileCounts()
{
    repro::Case recorded = {.robots = "User-agent: *\nDisallow: /*.pdf\n",
                            .url = "/a.pdf",
                            .crawler = "Googlebot",
                            .dialect = dialects::Id::Original1994,
                            .verdict = rules::Verdict::Allow};
    QCOMPARE(replay(recorded).exitCode, 0);
    recorded.dialect.reset();
    QCOMPARE(replay(recorded).exitCode, 1);
}

void CliExplainTest::faultsHaveLineAndColumn()
{
    QByteArray json = QByteArray::fromStdString(repro::write({}));
    json.replace("\"allow\"", "\"maybe\"");
    const Run run = runProgram({"explain", "--repro", "-"}, json);
    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.output, QByteArray());
    QVERIFY2(run.errors.contains(":7:14: “maybe” is no verdict."), run.errors.constData());
}

QTEST_GUILESS_MAIN(CliExplainTest)
#include "tst_cli_explain.moc"
