// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/app/program.h"
#include "tests/app/sarif_standard.h"
#include "tests/core/checks/fixtures.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace crawlright;

namespace {

QJsonObject runOf(const QByteArray& sarif)
{
    const QJsonObject log = QJsonDocument::fromJson(sarif).object();
    return log.value("runs"_L1).toArray().first().toObject();
}

/// Where a region's lines and columns are in the bytes, read anew by the standard's words: lines
/// end by what the run says, columns are characters from 1, a byte order mark has none.
qsizetype byteAt(const QByteArray& bytes, int line, int column)
{
    qsizetype at = 0;
    for (int number = 1; number < line; ++at) {
        const bool isPair = bytes[at] == '\r' && at + 1 < bytes.size() && bytes[at + 1] == '\n';
        if (bytes[at] == '\n' || (bytes[at] == '\r' && !isPair))
            ++number;
    }
    if (line == 1 && bytes.startsWith("\xEF\xBB\xBF"))
        at = 3;
    for (int number = 1; number < column; ++number) {
        // The longest beginning of what is left that is one character of UTF-8.
        qsizetype length = 1;
        for (qsizetype n = 4; n > 1 && length == 1; --n) {
            QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
            const QByteArray part = bytes.sliced(at).first(std::min(n, bytes.size() - at));
            const QString text = decoder.decode(part);
            if (!decoder.hasError() && text.toUcs4().size() == 1)
                length = part.size();
        }
        at += length;
    }
    return at;
}

void verifyRegion(const QJsonObject& region, const QByteArray& bytes)
{
    const auto number = [&](QLatin1StringView key) { return region.value(key).toInt(-1); };
    const qsizetype begin = byteAt(bytes, number("startLine"_L1), number("startColumn"_L1));
    const qsizetype end = byteAt(bytes, number("endLine"_L1), number("endColumn"_L1));
    // The byte order mark itself has no column.
    if (number("byteOffset"_L1) < 3 && bytes.startsWith("\xEF\xBB\xBF"))
        return;
    QCOMPARE(begin, number("byteOffset"_L1));
    QCOMPARE(end - begin, number("byteLength"_L1));
}

const QByteArray everyKind = "\xEF\xBB\xBFUser-agent: *\r\n"
                             "Disalow: /\xC3\xA9\xE6\xBC\xA2\xF0\x9D\x84\x9E/%zz\r"
                             "\tDisallow: /caf\xE9\xE9/{id}%q # crawlright: ignore bogus\n"
                             "Disallow: /a/\nDisallow: /a/\n\nUser-agent: Googlebot\nAllow: /b/\n";

} // namespace

/// SARIF as the standard has it, property by property.
class CliSarifTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyProperty();
    void everyFixture();
    void placesAreThoseOfTheBytes();
    void indicesPointToTheirOwn();
    void unreadableFilesAreNotified();
    void bracesAreNoPlaceholders();
    void standardInputIsNamed();
    void expectations();
    void placesOfExpectations();
    void unreadExpectationsAreNotified();
};

void CliSarifTest::everyProperty()
{
    const Run run = runProgram({"lint", "-", "missing.txt", "--format", "sarif"}, everyKind);
    QCOMPARE(run.exitCode, 2);
    const QJsonDocument log = QJsonDocument::fromJson(run.output);
    QStringList met;
    QCOMPARE(tests::faultsOfSarif(u"sarifLog"_s, log.object(), u"log"_s, met), QStringList());
    // All that this program is to say was really said.
    for (const char* property : {"run.columnKind",
                                 "run.newlineSequences",
                                 "run.artifacts",
                                 "run.invocations",
                                 "toolComponent.semanticVersion",
                                 "reportingDescriptor.defaultConfiguration",
                                 "reportingDescriptor.help",
                                 "multiformatMessageString.markdown",
                                 "result.ruleIndex",
                                 "result.partialFingerprints",
                                 "result.relatedLocations",
                                 "result.fixes",
                                 "location.message",
                                 "location.id",
                                 "region.startColumn",
                                 "region.byteOffset",
                                 "region.byteLength",
                                 "replacement.insertedContent",
                                 "artifactLocation.index",
                                 "artifact.length",
                                 "artifact.roles",
                                 "notification.level",
                                 "notification.locations"})
        QVERIFY2(met.contains(QLatin1StringView(property)), property);
    // A checker that says yes to anything would not be one.
    QJsonObject wrong = log.object();
    wrong.insert(u"bogus"_s, 1);
    QCOMPARE(tests::faultsOfSarif(u"sarifLog"_s, wrong, u"log"_s, met).size(), 1);
    wrong = log.object();
    wrong.remove(u"version"_s);
    QCOMPARE(tests::faultsOfSarif(u"sarifLog"_s, wrong, u"log"_s, met).size(), 1);
}

/// Every fixture, and the level that a rule says of itself is the greatest that it was seen with.
void CliSarifTest::everyFixture()
{
    const QTemporaryDir folder;
    QList<QByteArray> arguments = {"lint", "--format", "sarif"};
    QSet<QString> ids;
    for (const tests::Fixture& fixture : tests::fixtures()) {
        if (!fixture.fires)
            continue;
        ids.insert(fixture.id);
        QVERIFY(QDir(folder.path()).mkpath(fixture.id));
        const std::string name = tests::fileNameOf(fixture);
        const QString path = folder.filePath(
            fixture.id + u'/' + (name.empty() ? fixture.name : QString::fromStdString(name)));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(tests::bytesOf(fixture)));
        arguments += path.toUtf8();
    }
    const Run run = runProgram(arguments);
    QCOMPARE(run.errors, QByteArray());
    QStringList met;
    QCOMPARE(tests::faultsOfSarif(u"sarifLog"_s, QJsonDocument::fromJson(run.output).object(),
                                  u"log"_s, met),
             QStringList());

    const QStringList levels = {u"note"_s, u"warning"_s, u"error"_s};
    QMap<QString, qsizetype> greatest;
    const QJsonObject sarif = runOf(run.output);
    for (const QJsonValue& result : sarif.value("results"_L1).toArray()) {
        qsizetype& level = greatest[result["ruleId"_L1].toString()];
        level = std::max(level, levels.indexOf(result["level"_L1].toString()));
    }
    for (const QString& id : ids)
        QVERIFY2(greatest.contains(id), qPrintable(id));
    for (const QJsonValue& rule : sarif.value("tool"_L1)["driver"_L1]["rules"_L1].toArray()) {
        const QString id = rule["id"_L1].toString();
        QVERIFY2(levels.indexOf(rule["defaultConfiguration"_L1]["level"_L1].toString()) ==
                     greatest.value(id, -1),
                 qPrintable(id + u" is a "_s + levels.value(greatest.value(id, -1))));
    }
}

void CliSarifTest::placesAreThoseOfTheBytes()
{
    const Run run = runProgram({"lint", "-", "--format", "sarif"}, everyKind);
    const QJsonArray results = runOf(run.output).value("results"_L1).toArray();
    QVERIFY(results.size() > 5);
    int fixes = 0;
    for (const QJsonValue& result : results) {
        verifyRegion(result["locations"_L1][0]["physicalLocation"_L1]["region"_L1].toObject(),
                     everyKind);
        for (const QJsonValue& fix : result["fixes"_L1].toArray())
            for (const QJsonValue& change : fix["artifactChanges"_L1].toArray())
                for (const QJsonValue& replacement : change["replacements"_L1].toArray()) {
                    verifyRegion(replacement["deletedRegion"_L1].toObject(), everyKind);
                    ++fixes;
                }
    }
    QVERIFY(fixes > 0);

    // Past the steps by which a long line is counted.
    QByteArray longLine = "User-agent: *\nDisallow: /";
    for (int i = 0; i < 2000; ++i)
        longLine += i % 7 == 0 ? "%zz" : i % 3 == 0 ? "\xE6\xBC\xA2" : i % 5 == 0 ? "\xE9" : "a";
    const Run longRun = runProgram({"lint", "-", "--format", "sarif"}, longLine);
    const QJsonArray many = runOf(longRun.output).value("results"_L1).toArray();
    QVERIFY(many.size() > 200);
    for (const QJsonValue& result : many)
        verifyRegion(result["locations"_L1][0]["physicalLocation"_L1]["region"_L1].toObject(),
                     longLine);
}

void CliSarifTest::indicesPointToTheirOwn()
{
    const Run run = runProgram({"lint", "faulty.txt", "robots.txt", "--format", "sarif"});
    const QJsonObject sarif = runOf(run.output);
    const QJsonArray rules = sarif.value("tool"_L1)["driver"_L1]["rules"_L1].toArray();
    const QJsonArray artifacts = sarif.value("artifacts"_L1).toArray();
    QCOMPARE(artifacts.size(), 2);
    QSet<QString> prints;
    for (const QJsonValue& result : sarif.value("results"_L1).toArray()) {
        QCOMPARE(rules.at(result["ruleIndex"_L1].toInt())["id"_L1], result["ruleId"_L1]);
        const QJsonValue file =
            result["locations"_L1][0]["physicalLocation"_L1]["artifactLocation"_L1];
        QCOMPARE(artifacts.at(file["index"_L1].toInt())["location"_L1]["uri"_L1], file["uri"_L1]);
        const QString print =
            file["uri"_L1].toString() +
            result["partialFingerprints"_L1]["crawlrightFinding/v1"_L1].toString();
        QVERIFY2(!prints.contains(print), qPrintable(print));
        prints.insert(print);
    }
    QFile faulty(QStringLiteral(CRAWLRIGHT_TEST_DATA "/cli/faulty.txt"));
    QCOMPARE(artifacts.at(0)["length"_L1].toInt(), faulty.size());
}

void CliSarifTest::unreadableFilesAreNotified()
{
    const Run run =
        runProgram({"lint", "missing.txt", "robots.txt", "golden", "--format", "sarif"});
    QCOMPARE(run.exitCode, 2);
    const QJsonObject invocation = runOf(run.output).value("invocations"_L1)[0].toObject();
    QCOMPARE(invocation.value("executionSuccessful"_L1), QJsonValue(false));
    const QJsonArray notices = invocation.value("toolExecutionNotifications"_L1).toArray();
    QCOMPARE(notices.size(), 2);
    QCOMPARE(notices[0]["level"_L1], u"error"_s);
    QCOMPARE(notices[0]["locations"_L1][0]["physicalLocation"_L1]["artifactLocation"_L1]["uri"_L1],
             u"missing.txt"_s);
    QVERIFY(notices[1]["message"_L1]["text"_L1].toString().contains("directory"_L1));

    const Run good = runProgram({"lint", "robots.txt", "--format", "sarif"});
    QCOMPARE(runOf(good.output).value("invocations"_L1)[0]["executionSuccessful"_L1],
             QJsonValue(true));
}

void CliSarifTest::bracesAreNoPlaceholders()
{
    const Run run =
        runProgram({"lint", "-", "--format", "sarif"}, "User-agent: *\nDisallow: {0}/[a](b)\n");
    QStringList texts;
    for (const QJsonValue& result : runOf(run.output).value("results"_L1).toArray())
        texts += result["message"_L1]["text"_L1].toString();
    QVERIFY2(texts.join(u'\n').contains("{{0}}/[a\\](b)"_L1), qPrintable(texts.join(u'\n')));
}

void CliSarifTest::standardInputIsNamed()
{
    const Run run = runProgram({"lint", "-", "--format", "sarif"}, "Foo: bar\n");
    const QJsonValue artifact = runOf(run.output).value("artifacts"_L1)[0];
    QCOMPARE(artifact["location"_L1]["description"_L1]["text"_L1], u"standard input"_s);
    QVERIFY(artifact["roles"_L1].toArray().contains(u"standardStream"_s));
}

void CliSarifTest::expectations()
{
    const QByteArray expected = "set s = Googlebot, bingbot\nallow s /shop/\npermit a /\nallow\n";
    const Run run = runProgram({"check", "robots.txt", "-", "--format", "sarif"}, expected);
    QCOMPARE(run.exitCode, 2);
    QVERIFY(run.errors.contains(":3:1: "));
    QStringList met;
    QCOMPARE(tests::faultsOfSarif(u"sarifLog"_s, QJsonDocument::fromJson(run.output).object(),
                                  u"log"_s, met),
             QStringList());
    for (const char* property :
         {"result.ruleIndex", "result.partialFingerprints", "result.relatedLocations",
          "location.message", "location.id", "region.startColumn", "artifact.roles"})
        QVERIFY2(met.contains(QLatin1StringView(property)), property);
    const QJsonObject sarif = runOf(run.output);
    const QJsonArray rules = sarif.value("tool"_L1)["driver"_L1]["rules"_L1].toArray();
    QCOMPARE(rules.size(), 2);
    QSet<QString> prints;
    for (const QJsonValue& result : sarif.value("results"_L1).toArray()) {
        QCOMPARE(rules.at(result["ruleIndex"_L1].toInt())["id"_L1], result["ruleId"_L1]);
        QCOMPARE(result["level"_L1], u"error"_s);
        prints.insert(result["partialFingerprints"_L1]["crawlrightFinding/v1"_L1].toString());
    }
    QCOMPARE(prints.size(), 4);
    QCOMPARE(sarif.value("results"_L1).toArray().size(), 4);
}

/// Columns are characters, also behind other characters; the deciding line is of robots.txt.
void CliSarifTest::placesOfExpectations()
{
    const QByteArray expected = "\xEF\xBB\xBF\tallow \"B\xC3\xA9\xF0\x9D\x84\x9E\" /shop/\r\n"
                                "caf\xE9 a /\rallow b /s\xE9 # c\n disallow b /q";
    const Run run = runProgram({"check", "robots.txt", "-", "--format", "sarif"}, expected);
    QCOMPARE(run.exitCode, 2);
    const QJsonArray results = runOf(run.output).value("results"_L1).toArray();
    QStringList told;
    for (const QJsonValue& result : results) {
        const QJsonValue place = result["locations"_L1][0]["physicalLocation"_L1];
        verifyRegion(place["region"_L1].toObject(), expected);
        QCOMPARE(place["artifactLocation"_L1]["uri"_L1], u"-"_s);
        const QJsonValue rule = result["relatedLocations"_L1][0]["physicalLocation"_L1];
        told += result["ruleId"_L1].toString() + u' ' +
                QString::number(place["region"_L1]["startLine"_L1].toInt()) + u" by "_s +
                rule["artifactLocation"_L1]["uri"_L1].toString() + u' ' +
                QString::number(rule["region"_L1]["startLine"_L1].toInt());
    }
    QCOMPARE(told, (QStringList{u"expectation-failed 1 by robots.txt 2"_s,
                                u"expectation-syntax 2 by  0"_s, u"expectation-failed 4 by  0"_s}));
}

void CliSarifTest::unreadExpectationsAreNotified()
{
    const Run run = runProgram({"check", "robots.txt", "missing.expect", "--format", "sarif"});
    QCOMPARE(run.exitCode, 2);
    QStringList met;
    QCOMPARE(tests::faultsOfSarif(u"sarifLog"_s, QJsonDocument::fromJson(run.output).object(),
                                  u"log"_s, met),
             QStringList());
    const QJsonObject invocation = runOf(run.output).value("invocations"_L1)[0].toObject();
    QCOMPARE(invocation.value("executionSuccessful"_L1), QJsonValue(false));
    QCOMPARE(invocation.value("toolExecutionNotifications"_L1).toArray().size(), 1);
}

QTEST_GUILESS_MAIN(CliSarifTest)
#include "tst_cli_sarif.moc"
