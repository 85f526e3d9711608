// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/app/program.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QList<QJsonObject> objectsIn(const QByteArray& jsonLines)
{
    QList<QJsonObject> objects;
    for (const QByteArray& line : jsonLines.split('\n'))
        if (!line.isEmpty())
            objects += QJsonDocument::fromJson(line).object();
    return objects;
}

QByteArray manyUrls(int count)
{
    QByteArray urls;
    for (int i = 0; i < count; ++i) {
        urls += i % 3 == 0 ? "/shop/" : i % 3 == 1 ? "/press/" : "/s";
        urls += QByteArray::number(i);
        urls += i % 5 == 0 ? ".pdf\n" : "\n";
    }
    return urls;
}

} // namespace

/// `diff`: which verdicts change from one version of a file to another.
class CliDiffTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void flipsAreWhatTestsDifferIn_data();
    void flipsAreWhatTestsDifferIn();
    void exitCodes_data();
    void exitCodes();
    void provesThatNothingChanges();
    void findsAUrlThatNoRuleNames();
    void bothFilesAreTold();
    void hostsMakeNoDifference();
    void closedPipeIsQuiet();
};

void CliDiffTest::flipsAreWhatTestsDifferIn_data()
{
    QTest::addColumn<int>("urls");
    QTest::newRow("few") << 300;
    QTest::newRow("enough for several threads") << 200'000;
}

/// Row by row what `test` says of the two files, where it differs.
void CliDiffTest::flipsAreWhatTestsDifferIn()
{
    QFETCH(const int, urls);
    const QByteArray input = manyUrls(urls);
    const QList<QByteArray> asked = {"--crawler", "Googlebot", "--crawler", "GPTBot", "--format"};
    const auto rowsOf = [&](const QByteArray& robots) {
        return runProgram(QList<QByteArray>{"test", robots} + asked + QList<QByteArray>{"tsv"},
                          input)
            .output.split('\n');
    };
    const QList<QByteArray> before = rowsOf("robots.txt");
    const QList<QByteArray> after = rowsOf("robots-new.txt");
    QCOMPARE(before.size(), after.size());
    QList<QByteArray> expected;
    int blocked = 0;
    for (qsizetype i = 0; i + 1 < before.size(); ++i) {
        const QList<QByteArray> old = before[i].split('\t');
        const QList<QByteArray> now = after[i].split('\t');
        if (old[0] == now[0])
            continue;
        expected +=
            old[2] + ' ' + old[3] + ' ' + old[0] + ' ' + old[1] + ' ' + now[0] + ' ' + now[1];
        blocked += now[0] == "disallow" ? 1 : 0;
    }
    QVERIFY(blocked > 0 && blocked < expected.size());

    const Run run =
        runProgram(QList<QByteArray>{"diff", "robots.txt", "robots-new.txt", "--urls", "-"} +
                       asked + QList<QByteArray>{"jsonl"},
                   input);
    QCOMPARE(run.exitCode, 1);
    QList<QByteArray> found;
    for (const QJsonObject& flip : objectsIn(run.output)) {
        const QJsonObject old = flip["before"_L1].toObject();
        const QJsonObject now = flip["after"_L1].toObject();
        found +=
            (flip["crawler"_L1].toString() + u' ' + flip["url"_L1].toString() + u' ' +
             old["verdict"_L1].toString() + u' ' + QString::number(old["line"_L1].toInt()) + u' ' +
             now["verdict"_L1].toString() + u' ' + QString::number(now["line"_L1].toInt()))
                .toUtf8();
        QCOMPARE(old["rule"_L1].isNull(), old["line"_L1].toInt() == 0);
    }
    QCOMPARE(found, expected);
}

void CliDiffTest::exitCodes_data()
{
    QTest::addColumn<QList<QByteArray>>("arguments");
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<int>("exitCode");
    const auto row = [](const char* name, const QList<QByteArray>& more, const QByteArray& input,
                        int exitCode) {
        QTest::newRow(name) << QList<QByteArray>{"diff"} + more << input << exitCode;
    };
    row("newly blocked", {"robots.txt", "robots-new.txt", "--urls", "-"}, "/s\n", 1);
    row("newly allowed", {"robots-new.txt", "robots.txt", "--urls", "-"}, "/s\n", 0);
    row("nothing changes", {"robots.txt", "robots-new.txt", "--urls", "-"}, "/q\n", 0);
    row("no URL", {"robots.txt", "robots-new.txt", "--urls", "-"}, "", 0);
    row("rules that block", {"robots.txt", "robots-new.txt"}, "", 1);
    row("rules that allow", {"robots-new.txt", "robots.txt"}, "", 0);
    row("the same rules", {"robots.txt", "robots.txt"}, "", 0);
    row("URLs missing", {"robots.txt", "robots-new.txt", "--urls", "missing.txt"}, "", 2);
    row("OLD missing", {"missing.txt", "robots.txt"}, "", 2);
}

void CliDiffTest::exitCodes()
{
    QFETCH(const QList<QByteArray>, arguments);
    QFETCH(const QByteArray, input);
    QFETCH(const int, exitCode);
    QCOMPARE(runProgram(arguments, input).exitCode, exitCode);
}

void CliDiffTest::provesThatNothingChanges()
{
    const Run run = runProgram({"diff", "robots.txt", "-", "--crawler", "bingbot"},
                               "User-agent: *\nDisallow: /*.pdf$\nDisallow: /shop/*\nAllow: /s\n");
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.output, QByteArray("bingbot: every verdict stays, for every URL.\n"));
    QCOMPARE(run.errors, QByteArray());
}

/// A URL that neither file names, because rules of both meet only there.
void CliDiffTest::findsAUrlThatNoRuleNames()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"old.txt"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("User-agent: *\nDisallow: /*b\n");
    file.close();
    const Run run =
        runProgram({"diff", QFile::encodeName(file.fileName()), "-", "--format", "jsonl"},
                   "User-agent: *\nDisallow: /*b\nAllow: /a*b$\n");
    const QList<QJsonObject> flips = objectsIn(run.output);
    QVERIFY(!flips.isEmpty());
    QCOMPARE(flips.first()["before"_L1]["verdict"_L1], u"disallow"_s);
    QCOMPARE(flips.first()["after"_L1]["verdict"_L1], u"allow"_s);
    QVERIFY(run.errors.contains("Googlebot: newly blocked 0, newly allowed "));
}

void CliDiffTest::bothFilesAreTold()
{
    const Run run = runProgram({"diff", "missing.txt", "golden"});
    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.errors.count('\n'), 2);
}

void CliDiffTest::hostsMakeNoDifference()
{
    const Run run = runProgram({"diff", "robots.txt", "robots-new.txt", "--urls", "-"},
                               "https://a.example/s\nhttp://b.example:8080/s\n");
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.output.endsWith("Googlebot: newly blocked 2, newly allowed 0, of 2 URLs.\n"),
             run.output.constData());
}

void CliDiffTest::closedPipeIsQuiet()
{
    const Run run = runShell(u"yes /s | head -n 300000 | "
                             "$CLI diff robots.txt robots-new.txt --urls - | head -n 1"_s);
    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(run.output.count('\n'), 1);
}

QTEST_GUILESS_MAIN(CliDiffTest)
#include "tst_cli_diff.moc"
