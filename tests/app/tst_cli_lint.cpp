// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/app/program.h"
#include "tests/support/sanitizer.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <clocale>
#include <wchar.h>

using namespace Qt::StringLiterals;

namespace {

/// A folder with files of the test's own.
class Folder {
public:
    void write(const QString& name, const QByteArray& bytes) const
    {
        QVERIFY(QDir(m_folder.path()).mkpath(QFileInfo(path(name)).path()));
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    [[nodiscard]] QByteArray read(const QString& name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

    /// `lint` of some of its files, then further arguments.
    [[nodiscard]] Run lint(const QStringList& names, const QList<QByteArray>& more = {}) const
    {
        QList<QByteArray> arguments = {"lint"};
        for (const QString& name : names)
            arguments += QFile::encodeName(path(name));
        return runProgram(arguments + more);
    }
    /// The ids of what is found, with their lines and severities: `bad-percent 3 error`.
    [[nodiscard]] QStringList findings(const QString& name,
                                       const QList<QByteArray>& more = {}) const
    {
        QStringList texts;
        const Run run = lint({name}, QList<QByteArray>{"--format", "json"} + more);
        for (const QJsonValue& finding : QJsonDocument::fromJson(run.output).array())
            texts += u"%1 %2 %3"_s.arg(finding["id"_L1].toString())
                         .arg(finding["line"_L1].toInt())
                         .arg(finding["severity"_L1].toString());
        return texts;
    }

private:
    QTemporaryDir m_folder;
};

const QByteArray head = "User-agent: *\nAllow: /a/\n";
const QByteArray sitemap = "Sitemap: https://example.com/a.xml\n";

qsizetype lineCount(const QByteArray& text)
{
    return text.count('\n');
}

} // namespace

/// `lint`: configuration, baselines, fixes, and files that are hard on it.
class CliLintTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void configurationOfTheFolder();
    void configurationOfNoOtherFolder();
    void commandLineBeforeConfiguration();
    void faultyConfiguration_data();
    void faultyConfiguration();
    void manyFaultsAreCounted();
    void baseline();
    void baselineOfTwoFiles();
    void baselineOfAFaultyConfiguration();
    void ignoredByComments();
    void fixesAreEdits();
    void witnessesAreBounded();
    void nameAndHost();
    void hostOfAnAddress();
    void semanticFindingsAreMergedByPlace();
    void undecidedIsSaid();
    void marksStandBeneathTheirSpan_data();
    void marksStandBeneathTheirSpan();
    void coloursOnATerminalOnly();
    void noBytes_data();
    void noBytes();
    void manyFindings_data();
    void manyFindings();
};

void CliLintTest::configurationOfTheFolder()
{
    const Folder folder;
    folder.write(u"robots.txt"_s, head + "Crawl-delay: 5\nDisallow: x\nDisalow: /b/\n");
    folder.write(u"crawlright.json"_s, "{\"crawlers\": [\"Googlebot\"], \"severities\": "
                                       "{\"accepted-typo\": \"error\", \"pattern-start\": "
                                       "\"info\"}, \"ignore\": [\"no-sitemap\"]}");
    QCOMPARE(folder.findings(u"robots.txt"_s),
             (QStringList{u"crawl-delay-ignored 3 info"_s, u"pattern-start 4 info"_s,
                          u"accepted-typo 5 hint"_s}));
}

void CliLintTest::configurationOfNoOtherFolder()
{
    const Folder folder;
    const QByteArray bytes = head + "Disallow: x\n" + sitemap;
    folder.write(u"crawlright.json"_s, "{\"ignore\": [\"pattern-start\"]}");
    folder.write(u"site/robots.txt"_s, bytes);
    QCOMPARE(folder.findings(u"site/robots.txt"_s), QStringList{u"pattern-start 3 error"_s});
    folder.write(u"robots.txt"_s, bytes);
    QCOMPARE(folder.findings(u"robots.txt"_s), QStringList());
    // Standard input has no folder.
    QCOMPARE(runProgram({"lint", "-"}, bytes).exitCode, 1);
}

void CliLintTest::commandLineBeforeConfiguration()
{
    const Folder folder;
    folder.write(u"robots.txt"_s, head + "Disalow: /b/\n" + sitemap);
    folder.write(u"crawlright.json"_s, "{\"crawlers\": [\"Googlebot\"]}");
    QCOMPARE(folder.findings(u"robots.txt"_s), QStringList{u"accepted-typo 3 hint"_s});
    QCOMPARE(folder.findings(u"robots.txt"_s, {"--crawler", "bingbot"}),
             QStringList{u"accepted-typo 3 warning"_s});
}

void CliLintTest::faultyConfiguration_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("place");
    const auto row = [](const char* name, const char* json, const char* place) {
        QTest::newRow(name) << QByteArray(json) << QByteArray(place);
    };
    row("broken", "{\n  \"ignore\": [bom]\n}", ":2:14: This is no valid JSON");
    row("empty", "", ":1:1: The JSON ends before");
    row("unknown key", "{\"colour\": 1}", ":1:2: There is no setting “colour”");
    row("unknown id", "{\"ignore\": [\"bomb\"]}", ":1:13: No finding has the id “bomb”");
    row("unknown crawler", "{\"crawlers\": [\"Nobot-77\"]}", ":1:15: No crawler “Nobot-77”");
}

void CliLintTest::faultyConfiguration()
{
    QFETCH(const QByteArray, json);
    QFETCH(const QByteArray, place);
    const Folder folder;
    folder.write(u"bad/robots.txt"_s, "Disallow: x\n");
    folder.write(u"bad/crawlright.json"_s, json);
    folder.write(u"good/robots.txt"_s, head + "Disallow: x\n");
    const Run run = folder.lint({u"bad/robots.txt"_s, u"good/robots.txt"_s}, {"--format", "sarif"});
    QCOMPARE(run.exitCode, 2);
    QCOMPARE(lineCount(run.errors), 1);
    QVERIFY2(run.errors.contains(QByteArray("crawlright.json" + place)), run.errors.constData());
    // The rest is done, and the log knows what is missing.
    QVERIFY(run.output.contains("good/robots.txt"));
    const QJsonValue invocation =
        QJsonDocument::fromJson(run.output)["runs"_L1][0]["invocations"_L1][0];
    QCOMPARE(invocation["executionSuccessful"_L1], QJsonValue(false));
    QCOMPARE(invocation["toolConfigurationNotifications"_L1].toArray().size(), 1);
    QCOMPARE(invocation["toolExecutionNotifications"_L1].toArray().size(), 0);
}

void CliLintTest::manyFaultsAreCounted()
{
    const Folder folder;
    folder.write(u"robots.txt"_s, head);
    folder.write(u"crawlright.json"_s,
                 "{\"ignore\": [" + QByteArray("\"x\",").repeated(99'999) + "\"x\"]}");
    const Run run = folder.lint({u"robots.txt"_s});
    QCOMPARE(run.exitCode, 2);
    QCOMPARE(lineCount(run.errors), 21);
    QVERIFY(run.errors.contains("99980"));
}

void CliLintTest::baseline()
{
    const Folder folder;
    const QByteArray old = head + "Disallow: x\nDisallow: x\nFoo: bar\n" + sitemap;
    folder.write(u"robots.txt"_s, old);
    folder.write(u"crawlright.json"_s, "{ \"ignore\":[\"unknown-directive\"] }\n");
    QCOMPARE(folder.lint({u"robots.txt"_s}).exitCode, 1);

    const Run written = folder.lint({u"robots.txt"_s}, {"--write-baseline"});
    QCOMPARE(written.exitCode, 0);
    QCOMPARE(written.errors, QByteArray());
    QVERIFY2(written.output.contains("robots.txt that are known from now on: "),
             written.output.constData());
    const QByteArray json = folder.read(u"crawlright.json"_s);
    QVERIFY2(json.startsWith("{ \"ignore\":[\"unknown-directive\"],\n  \"baseline\": {"),
             json.constData());

    const Run after = folder.lint({u"robots.txt"_s});
    QCOMPARE(after.exitCode, 0);
    QVERIFY2(
        after.output.contains("No findings.\nNot shown: ignored: 1, known from the baseline: "),
        after.output.constData());
    // Lines move, one more of the same kind comes: only that one is new.
    folder.write(u"robots.txt"_s,
                 "# new\n\n" + head + "\tDisallow: x\nDisallow: x\nDisallow: y\n" + sitemap);
    QCOMPARE(folder.findings(u"robots.txt"_s), QStringList{u"pattern-start 7 error"_s});
    // Written anew it holds what is there now; the same again changes nothing.
    QCOMPARE(folder.lint({u"robots.txt"_s}, {"--write-baseline"}).exitCode, 0);
    QCOMPARE(folder.findings(u"robots.txt"_s), QStringList());
    const QByteArray second = folder.read(u"crawlright.json"_s);
    QVERIFY(second != json);
    QCOMPARE(folder.lint({u"robots.txt"_s}, {"--write-baseline"}).exitCode, 0);
    QCOMPARE(folder.read(u"crawlright.json"_s), second);
}

void CliLintTest::baselineOfTwoFiles()
{
    const Folder folder;
    folder.write(u"robots.txt"_s, head + "Disallow: x\n" + sitemap);
    folder.write(u"staging.txt"_s, head + "Disallow: y\n" + sitemap);
    QCOMPARE(folder.lint({u"staging.txt"_s, u"staging.txt"_s}, {"--write-baseline"}).exitCode, 0);
    QCOMPARE(folder.findings(u"staging.txt"_s), QStringList());
    QCOMPARE(folder.findings(u"robots.txt"_s), QStringList{u"pattern-start 3 error"_s});
    QCOMPARE(folder.lint({u"robots.txt"_s}, {"--write-baseline"}).exitCode, 0);
    QCOMPARE(folder.findings(u"robots.txt"_s) + folder.findings(u"staging.txt"_s), QStringList());
}

void CliLintTest::baselineOfAFaultyConfiguration()
{
    const Folder folder;
    folder.write(u"robots.txt"_s, head);
    folder.write(u"crawlright.json"_s, "{\"x\": 1}");
    const Run run = folder.lint({u"robots.txt"_s}, {"--write-baseline"});
    QCOMPARE(run.exitCode, 2);
    QCOMPARE(lineCount(run.errors), 1);
    QCOMPARE(folder.read(u"crawlright.json"_s), QByteArray("{\"x\": 1}"));
}

void CliLintTest::ignoredByComments()
{
    const QByteArray bytes = head +
                             "Disallow: x # crawlright: ignore pattern-start\nFoo: bar\n"
                             "# crawlright: ignore-file unknown-directive, bogus\n" +
                             sitemap;
    const Run run = runProgram({"lint", "-"}, bytes);
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.output.contains("No finding has the id “bogus”"), run.output.constData());
    QVERIFY2(run.output.endsWith("warning: 1\nNot shown: ignored: 2.\n"), run.output.constData());
}

// An example of what a fix changes for the readers chosen, as long as it is looked for.
void CliLintTest::witnessesAreBounded()
{
    QByteArray bytes = "User-agent: *\n";
    for (int i = 0; i < 300; ++i)
        bytes += "Disallow: p" + QByteArray::number(i) + "\n";
    const auto witnesses = [](const QByteArray& file) {
        const Run run = runProgram({"lint", "-", "--crawler", "bingbot", "--format", "json"}, file);
        QList<QJsonValue> found;
        for (const QJsonValue& finding : QJsonDocument::fromJson(run.output).array())
            for (const QJsonValue& fix : finding["fixes"_L1].toArray())
                if (!fix["witness"_L1].isNull())
                    found += fix["witness"_L1];
        return found;
    };
    const auto found = witnesses(bytes);
    QVERIFY(!found.isEmpty());
    QVERIFY2(found.size() <= 200, QByteArray::number(found.size()).constData());
    QCOMPARE(found.front()["dialect"_L1].toString(), u"bing"_s);
    QCOMPARE(found.front()["before"_L1].toString(), u"allow"_s);
    QCOMPARE(found.front()["after"_L1].toString(), u"disallow"_s);
    const QString url = found.front()["url"_L1].toString();
    QVERIFY2(url.contains(u"/p0"_s), qPrintable(url));
    QVERIFY(!found.front()["crawler"_L1].toString().isEmpty());
    QVERIFY(witnesses(bytes + "# " + QByteArray(64 * 1024, '-') + "\n").isEmpty());
}

void CliLintTest::fixesAreEdits()
{
    const QByteArray bytes =
        "\xEF\xBB\xBFUser-agent: *\r\nDisalow: /\xC3\xA9/\r\nFoo: b\xE9r\r\n" + sitemap;
    const Run run = runProgram({"lint", "-", "--format", "json"}, bytes);
    QByteArray typoFixed;
    int edits = 0;
    for (const QJsonValue& finding : QJsonDocument::fromJson(run.output).array()) {
        for (const QJsonValue& fix : finding["fixes"_L1].toArray()) {
            QVERIFY(!fix["title"_L1].toString().isEmpty());
            QVERIFY(fix["keepsVerdicts"_L1].isArray());
            const QJsonArray list = fix["edits"_L1].toArray();
            QByteArray fixed = bytes;
            for (qsizetype i = list.size(); i > 0; --i) {
                const QJsonObject edit = list[i - 1].toObject();
                const auto at = edit.value("offset"_L1).toInt();
                // Line and column are those of the offset.
                const QByteArray before = bytes.first(at);
                QCOMPARE(edit.value("line"_L1).toInt(), 1 + lineCount(before));
                QCOMPARE(edit.value("column"_L1).toInt(),
                         at - std::max<qsizetype>(before.lastIndexOf('\n'), -1));
                fixed.replace(at, edit.value("length"_L1).toInt(),
                              edit.value("text"_L1).toString().toUtf8());
                ++edits;
            }
            if (finding["id"_L1] == u"accepted-typo"_s && typoFixed.isEmpty())
                typoFixed = fixed;
        }
    }
    QVERIFY(edits > 2);
    QCOMPARE(typoFixed, QByteArray(bytes).replace("Disalow", "Disallow"));
}

void CliLintTest::nameAndHost()
{
    const Folder folder;
    const QByteArray bytes = head + sitemap;
    folder.write(u"Robots.txt"_s, bytes);
    folder.write(u"robots.txt"_s, bytes);
    QCOMPARE(folder.findings(u"Robots.txt"_s), QStringList{u"file-name 1 warning"_s});
    QCOMPARE(folder.findings(u"robots.txt"_s), QStringList());
    QCOMPARE(runProgram({"lint", "-", "--format", "json"}, bytes).output, QByteArray("[]\n"));
}

void CliLintTest::hostOfAnAddress()
{
    const QByteArray body = head + sitemap + "Sitemap: http://127.0.0.1/b.xml\n";
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    connect(&server, &QTcpServer::newConnection, this, [&] {
        QTcpSocket* socket = server.nextPendingConnection();
        connect(socket, &QTcpSocket::readyRead, socket, [socket, &body] {
            socket->write("HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: " +
                          QByteArray::number(body.size()) + "\r\n\r\n" + body);
            socket->disconnectFromHost();
        });
    });
    QProcess process;
    process.start(programPath(), {u"lint"_s, u"http://127.0.0.1:%1/"_s.arg(server.serverPort()),
                                  u"--format"_s, u"json"_s});
    QTRY_COMPARE(process.state(), QProcess::NotRunning);
    const QJsonArray findings = QJsonDocument::fromJson(process.readAllStandardOutput()).array();
    QCOMPARE(findings.size(), 1);
    QCOMPARE(findings[0]["id"_L1], u"sitemap-other-host"_s);
    QCOMPARE(findings[0]["line"_L1].toInt(), 3);
    QCOMPARE(process.exitCode(), 0);
}

void CliLintTest::semanticFindingsAreMergedByPlace()
{
    const Folder folder;
    folder.write(u"robots.txt"_s,
                 head + "Disallow: x\nDisallow: /b/\nDisallow: /b/c/\nDisallow: y\n" + sitemap);
    QCOMPARE(folder.findings(u"robots.txt"_s),
             (QStringList{u"pattern-start 3 error"_s, u"dead-rule 5 hint"_s,
                          u"pattern-start 6 error"_s}));
}

void CliLintTest::undecidedIsSaid()
{
    QByteArray bytes = head;
    for (int i = 0; i < 3'000; ++i)
        bytes += "Disallow: /*a" + QByteArray::number(i) + "*b" + QByteArray::number(i * 7) + "\n";
    bytes += sitemap;
    const Run text = runProgram({"lint", "-"}, bytes);
    QVERIFY(text.output.contains("\n-: note: The file has so many rules"));
    const Run json = runProgram({"lint", "-", "--format", "json"}, bytes);
    QVERIFY(json.errors.contains("The file has so many rules"));
    const Run sarif = runProgram({"lint", "-", "--format", "sarif"}, bytes);
    QCOMPARE(sarif.errors, QByteArray());
    QVERIFY(sarif.output.contains("The file has so many rules"));
}

void CliLintTest::marksStandBeneathTheirSpan_data()
{
    QTest::addColumn<QByteArray>("before"); // `%zz` in the path
    QTest::addColumn<QByteArray>("behind");
    const auto row = [](const char* name, const QByteArray& before, const QByteArray& behind = {}) {
        QTest::newRow(name) << before << behind;
    };
    row("ASCII", "/abc");
    row("wide", "/\xE6\xBC\xA2\xE5\xAD\x97/");
    row("emoji", "/\xF0\x9F\x98\x80\xE2\x9C\x85/");
    row("marks above letters", "/e\xCC\x81o\xCC\x88/");
    row("parts of Hangul", "/\xE1\x84\x92\xE1\x85\xA1\xE1\x86\xAB/");
    row("tab", "/a\tb/");
    row("control characters", "/\x01\x1B[31m\x7F/");
    row("bytes that are not UTF-8", "/\xE9\xFF/");
    row("turned direction", "/\xE2\x80\xAE/");
    row("long, cut before", '/' + QByteArray("\xE6\xBC\xA2").repeated(400));
    row("long, cut behind", "/", QByteArray("\xE9").repeated(400));
    row("long on both sides", '/' + QByteArray("e\xCC\x81").repeated(333),
        QByteArray("\xF0\x9F\x98\x80").repeated(99));
}

/// The library's own table of widths says where a terminal puts the marks.
void CliLintTest::marksStandBeneathTheirSpan()
{
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, behind);
    QVERIFY(std::setlocale(LC_CTYPE, "C.UTF-8"));
    const Run run = runProgram({"lint", "-"}, "User-agent: *\nDisallow: " + before + "%zz" +
                                                  behind + '\n' + sitemap);
    const QList<QByteArray> lines = run.output.split('\n');
    const auto summary = std::ranges::find_if(
        lines, [](const QByteArray& line) { return line.endsWith("[bad-percent]"); });
    QVERIFY(lines.end() - summary > 2);
    const QString source = QString::fromUtf8(summary[1]);
    const QString marks = QString::fromUtf8(summary[2]);
    int cells = 0;
    for (const char32_t c : source.first(source.indexOf("%zz"_L1)).toUcs4())
        cells += ::wcwidth(static_cast<wchar_t>(c));
    QCOMPARE(marks.indexOf(u'^'), cells);
    QVERIFY(marks.endsWith("^~"_L1));
    QVERIFY2(source.size() < 600, qPrintable(source));
}

void CliLintTest::coloursOnATerminalOnly()
{
    if (QStandardPaths::findExecutable(u"script"_s).isEmpty())
        QSKIP("script, which lends a terminal, is not there");
    const auto onTerminal = [](const QString& environment) {
        return runShell(environment + u" script -qec '\"$CLI\" lint faulty.txt' /dev/null"_s)
            .output;
    };
    const QByteArray coloured = onTerminal(u"TERM=xterm NO_COLOR="_s);
    QVERIFY2(coloured.contains("\x1b[31merror:\x1b[0m"), coloured.constData());
    QVERIFY(coloured.contains("\x1b[31m^~~~\x1b[0m"));
    QVERIFY(!onTerminal(u"TERM=xterm NO_COLOR=1"_s).contains('\x1b'));
    QVERIFY(!onTerminal(u"TERM=dumb NO_COLOR="_s).contains('\x1b'));
    QVERIFY(!runShell(u"TERM=xterm \"$CLI\" lint faulty.txt"_s).output.contains('\x1b'));
    // Without its colours it is what a pipe gets.
    QByteArray plain = coloured;
    plain.replace("\r\n", "\n");
    const QString stripped =
        QString::fromUtf8(plain).remove(QRegularExpression(u"\x1b\\[[0-9]*m"_s));
    QCOMPARE(stripped.toUtf8(), runProgram({"lint", "faulty.txt"}).output);
}

void CliLintTest::noBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("id");
    QTest::newRow("empty") << QByteArray() << QByteArray("empty-file");
    QTest::newRow("binary") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\1\0", 20)
                            << QByteArray("not-text");
    QTest::newRow("UTF-16") << QByteArray("\xFF\xFEU\0s\0e\0r\0", 10) << QByteArray("utf16");
    QTest::newRow("zero bytes") << QByteArray(100'000, '\0') << QByteArray("not-text");
}

void CliLintTest::noBytes()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, id);
    for (const char* format : {"text", "json", "sarif"}) {
        const Run run = runProgram({"lint", "-", "--format", format}, bytes);
        QVERIFY2(run.exitCode == 0 || run.exitCode == 1, format);
        QVERIFY2(run.output.contains(id), run.output.constData());
        QVERIFY(!run.output.contains('\0'));
    }
}

void CliLintTest::manyFindings_data()
{
    QTest::addColumn<QByteArray>("begin");
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QList<QByteArray>>("formats");
    QTest::newRow("100,000 faulty lines")
        << QByteArray("User-agent: *\n") << QByteArray("Disallow: x\xE9\n")
        << QList<QByteArray>{"text"};
    QTest::newRow("100,000 faults in one line")
        << QByteArray("User-agent: *\nDisallow: /") << QByteArray("%zz")
        << QList<QByteArray>{"text", "json", "sarif"};
}

/// Five times the findings may take ten times as long; a square would take 25 times.
void CliLintTest::manyFindings()
{
    QFETCH(const QByteArray, begin);
    QFETCH(const QByteArray, line);
    QFETCH(const QList<QByteArray>, formats);
    for (const QByteArray& format : formats) {
        const auto timeFor = [&](qsizetype times) {
            QElapsedTimer timer;
            timer.start();
            const Run run =
                runProgram({"lint", "-", "--format", format}, begin + line.repeated(times));
            return run.exitCode == 1 ? timer.elapsed() : -1;
        };
        const qint64 small = timeFor(20'000);
        const qint64 large = timeFor(100'000);
        qInfo("%s: %lld ms, five times as many: %lld ms", format.constData(), small, large);
        QVERIFY(small >= 0 && large >= 0);
        if (!crawlright::test::isSanitized)
            QVERIFY(large <= std::max<qint64>(10 * small, 5000));
    }
}

QTEST_GUILESS_MAIN(CliLintTest)
#include "tst_cli_lint.moc"
