// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/app/program.h"
#include "tests/support/sanitizer.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <sys/resource.h>

using namespace Qt::StringLiterals;

namespace {

QByteArray line(const QByteArray& verdict, int number, const QByteArray& crawler,
                const QByteArray& url)
{
    return verdict + '\t' + QByteArray::number(number) + '\t' + crawler + '\t' + url + '\n';
}

qsizetype lineCount(const QByteArray& text)
{
    return text.count('\n');
}

/// Answers every request with the same bytes.
class Server final : public QTcpServer {
public:
    explicit Server(QByteArray answer)
        : m_answer(std::move(answer))
    {
        connect(this, &QTcpServer::newConnection, this, [this] {
            QTcpSocket* socket = nextPendingConnection();
            connect(socket, &QTcpSocket::readyRead, socket, [this, socket] {
                m_request += socket->readAll();
                if (!m_request.endsWith("\r\n\r\n"))
                    return;
                socket->write(m_answer);
                socket->disconnectFromHost();
            });
        });
        listen(QHostAddress::LocalHost);
    }
    [[nodiscard]] QString address(const QString& path) const
    {
        return u"http://127.0.0.1:%1%2"_s.arg(serverPort()).arg(path);
    }
    [[nodiscard]] QByteArray request() const { return m_request; }

private:
    QByteArray m_answer;
    QByteArray m_request;
};

} // namespace

class CliTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linksNeitherGuiNorWidgets();
    void badUsage_data();
    void badUsage();
    void unreadableInput_data();
    void unreadableInput();
    void twoGigabytesAreNotRead();
    void readableRestIsDone();
    void exitCodesOfLint_data();
    void exitCodesOfLint();
    void rowsComeUrlByUrlAndCrawlersAsGiven();
    void urlsOfArgumentsComeBeforeThoseOfTheFile();
    void lineEndsAndEmptyLines();
    void urlsComeBackByteForByte();
    void argumentsComeBackByteForByte();
    void jsonKeepsBytes();
    void textHidesNothingThatSteersATerminal();
    void longLines();
    void answersWhileInputIsOpen();
    void memoryDoesNotGrowWithInput_data();
    void memoryDoesNotGrowWithInput();
    void closedPipeIsQuiet_data();
    void closedPipeIsQuiet();
    void fullDiskIsSaid();
    void googleParserTakesTheAgentUncut();
    void lintObjectsHoldTheContract();
    void checkNamesLineAndColumn();
    void crawlersListEveryEntry();
    void addressIsFetched();
    void missingFileOpensTheSite();
    void noAnswerIsUnreadable();
};

void CliTest::linksNeitherGuiNorWidgets()
{
    QProcess readelf;
    readelf.start(u"readelf"_s, {u"-d"_s, u"-W"_s, programPath()});
    QVERIFY(readelf.waitForFinished());
    const QByteArray section = readelf.readAllStandardOutput();
    QVERIFY2(section.contains("libQt6Core"), section.constData());
    QVERIFY(!section.contains("Gui"));
    QVERIFY(!section.contains("Widgets"));
}

void CliTest::badUsage_data()
{
    QTest::addColumn<QList<QByteArray>>("arguments");
    const auto row = [](const char* name, const QList<QByteArray>& arguments) {
        QTest::newRow(name) << arguments;
    };
    row("no command", {});
    row("unknown command", {"bogus"});
    row("unknown option", {"test", "robots.txt", "--bogus"});
    row("no ROBOTS", {"test"});
    row("unknown format", {"test", "robots.txt", "/", "--format", "xml"});
    row("unknown dialect", {"test", "robots.txt", "/", "--dialect", "altavista"});
    row("unknown verdict", {"test", "robots.txt", "/", "--expect", "maybe"});
    row("crawler without a name", {"test", "robots.txt", "/", "--crawler"});
    row("crawler with an empty name", {"test", "robots.txt", "/", "--crawler", ""});
    row("crawler with a blank name", {"explain", "robots.txt", "/", "--crawler", " "});
    row("lint, crawler with an empty name", {"lint", "robots.txt", "--crawler="});
    row("input for ROBOTS and --urls", {"test", "-", "--urls", "-"});
    row("input for ROBOTS and for want of URLs", {"test", "-"});
    row("input for ROBOTS and as a URL", {"test", "-", "-"});
    row("input as a URL and for --urls", {"test", "robots.txt", "-", "--urls", "-"});
    row("explain without a URL", {"explain", "robots.txt"});
    row("explain without anything", {"explain"});
    row("a repro file and ROBOTS", {"explain", "robots.txt", "--repro", "repro.json"});
    row("a repro file, ROBOTS and a URL", {"explain", "a", "/", "--repro", "repro.json"});
    row("a repro file and a crawler", {"explain", "--repro", "repro.json", "--crawler", "a"});
    row("a repro file and a dialect", {"explain", "--repro", "repro.json", "--dialect", "bing"});
    row("explain for two crawlers",
        {"explain", "robots.txt", "/", "--crawler", "a", "--crawler", "b"});
    row("check without a file", {"check"});
    row("check of input alone", {"check", "-"});
    row("check of an address alone", {"check", "https://a.example"});
    row("check reads input twice", {"check", "-", "-"});
    row("a format without a file", {"test", "robots.txt", "/", "--urls-format", "csv"});
    row("an unknown format of URLs", {"test", "a", "--urls", "b", "--urls-format", "xls"});
    row("a column of a log",
        {"test", "a", "--urls", "b", "--urls-format", "log", "--urls-column", "1"});
    row("a column without a format", {"test", "a", "--urls", "b", "--urls-column", "1"});
    row("diff of one file", {"diff", "robots.txt"});
    row("diff reads input twice", {"diff", "-", "robots.txt", "--urls", "-"});
    row("diff in an unknown format", {"diff", "a", "b", "--format", "tsv"});
    row("lint without a file", {"lint"});
    row("lint with a file and an id", {"lint", "robots.txt", "--explain", "bom"});
    row("lint explains an unknown id", {"lint", "--explain", "bogus"});
    row("lint reads input twice", {"lint", "-", "-"});
    row("baseline of input", {"lint", "-", "--write-baseline"});
    row("baseline of an address", {"lint", "https://example.com/", "--write-baseline"});
    row("baseline and a format", {"lint", "robots.txt", "--write-baseline", "--format", "json"});
    row("baseline and a limit", {"lint", "robots.txt", "--write-baseline", "--fail-on", "hint"});
    row("unknown severity", {"lint", "robots.txt", "--fail-on", "fatal"});
    row("list with an argument", {"crawlers", "Googlebot"});
}

void CliTest::badUsage()
{
    QFETCH(const QList<QByteArray>, arguments);
    const Run run = runProgram(arguments);
    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.output, QByteArray());
    QCOMPARE(lineCount(run.errors), 1);
    QVERIFY(run.errors.startsWith("crawlright-cli: "));
}

void CliTest::unreadableInput_data()
{
    QTest::addColumn<QList<QByteArray>>("arguments");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* name, const QList<QByteArray>& arguments, const char* message) {
        QTest::newRow(name) << arguments << QByteArray(message);
    };
    row("missing", {"test", "missing.txt", "/"}, "missing.txt cannot be read: ");
    row("directory", {"test", "golden", "/"}, "golden is a directory, not a file.");
    row("no name", {"test", "", "/"}, "cannot be read: ");
    row("fault while reading", {"test", "/proc/self/mem", "/"}, "/proc/self/mem cannot be read: ");
    row("endless", {"test", "/dev/zero", "/"}, "/dev/zero is larger than 64 MiB");
    row("missing in explain", {"explain", "missing.txt", "/"}, "missing.txt cannot be read: ");
    row("missing repro file", {"explain", "--repro", "missing.json"},
        "missing.json cannot be read: ");
    row("no repro file", {"explain", "--repro", "robots.txt"}, "robots.txt:1:1: ");
    row("a scheme that is not fetched", {"lint", "gopher://example.com/robots.txt"},
        "gopher://example.com/robots.txt cannot be fetched: ");
    row("another in test", {"test", "file:///robots.txt", "/"}, ", not file://.");
    row("missing in lint", {"lint", "missing.txt"}, "missing.txt cannot be read: ");
    row("missing in check", {"check", "missing.txt", "holds.expect"},
        "missing.txt cannot be read: ");
    row("no expectations beside", {"check", "faulty.txt"}, "faulty.txt.expect cannot be read: ");
    row("URLs missing", {"test", "robots.txt", "--urls", "missing.txt"},
        "missing.txt cannot be read");
    row("URLs a directory", {"test", "robots.txt", "--urls", "golden"}, "golden is a directory");
}

void CliTest::unreadableInput()
{
    QFETCH(const QList<QByteArray>, arguments);
    QFETCH(const QByteArray, message);
    const Run run = runProgram(arguments);
    QCOMPARE(run.exitCode, 2);
    QCOMPARE(lineCount(run.errors), 1);
    QVERIFY2(run.errors.contains(message), run.errors.constData());
}

void CliTest::twoGigabytesAreNotRead()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"robots.txt"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(qint64{2} << 30));
    const Run run = runProgram({"lint", QFile::encodeName(file.fileName())});
    QCOMPARE(run.exitCode, 2);
    QCOMPARE(lineCount(run.errors), 1);
    QVERIFY(run.errors.contains("is larger than 64 MiB"));
}

void CliTest::readableRestIsDone()
{
    const Run test =
        runProgram({"test", "robots.txt", "/shop/", "--urls", "missing.txt", "--format", "tsv"});
    QCOMPARE(test.exitCode, 2);
    QCOMPARE(test.output, line("disallow", 2, "Googlebot", "/shop/"));

    const Run lint =
        runProgram({"lint", "missing.txt", "faulty.txt", "golden", "--format", "json"});
    QCOMPARE(lint.exitCode, 2);
    QCOMPARE(lineCount(lint.errors), 2);
    QVERIFY(lint.output.contains("\"accepted-typo\""));
}

void CliTest::exitCodesOfLint_data()
{
    QTest::addColumn<QByteArray>("failOn");
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<int>("exitCode");
    const QByteArray typo = "User-agent: *\nDisalow: /tmp\n";
    const QByteArray error = "User-agent: *\nDisallow: tmp\n";
    const QByteArray clean =
        "User-agent: *\nDisallow: /shop/\n\nSitemap: https://example.com/a.xml\n";
    const auto row = [](const char* name, const char* failOn, const QByteArray& input, int code) {
        QTest::newRow(name) << QByteArray(failOn) << input << code;
    };
    row("warning, error wanted", "error", typo, 0);
    row("warning, warning wanted", "warning", typo, 1);
    row("warning, info wanted", "info", typo, 1);
    row("warning, hint wanted", "hint", typo, 1);
    row("error, error wanted", "error", error, 1);
    row("error, never", "never", error, 0);
    row("clean, hint wanted", "hint", clean, 0);
}

void CliTest::exitCodesOfLint()
{
    QFETCH(const QByteArray, failOn);
    QFETCH(const QByteArray, input);
    QFETCH(const int, exitCode);
    QCOMPARE(runProgram({"lint", "-", "--fail-on", failOn}, input).exitCode, exitCode);
}

void CliTest::rowsComeUrlByUrlAndCrawlersAsGiven()
{
    const Run run =
        runProgram({"test", "robots.txt", "/shop/", "/press/", "--crawler", "gptbot", "--crawler",
                    "Googlebot", "--crawler", "My Bot/1", "--format", "tsv"});
    QCOMPARE(run.output,
             line("disallow", 8, "gptbot", "/shop/") + line("disallow", 2, "Googlebot", "/shop/") +
                 line("disallow", 2, "My Bot/1", "/shop/") + line("allow", 9, "gptbot", "/press/") +
                 line("allow", 0, "Googlebot", "/press/") +
                 line("allow", 0, "My Bot/1", "/press/"));
}

void CliTest::urlsOfArgumentsComeBeforeThoseOfTheFile()
{
    const Run run =
        runProgram({"test", "robots.txt", "/a", "--urls", "-", "--format", "tsv"}, "/b\n");
    QCOMPARE(run.output, line("allow", 0, "Googlebot", "/a") + line("allow", 0, "Googlebot", "/b"));
    // With URLs as arguments nobody waits for input.
    const Run alone = runProgram({"test", "robots.txt", "/a", "--format", "tsv"}, "/b\n");
    QCOMPARE(alone.output, line("allow", 0, "Googlebot", "/a"));
}

void CliTest::lineEndsAndEmptyLines()
{
    const Run run = runProgram({"test", "robots.txt", "--format", "tsv"},
                               "\n/shop/a\r\n\r\n\n\n/b\r\r\n/c\rd\n /e \n/shop/f");
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.output,
             line("disallow", 2, "Googlebot", "/shop/a") + line("allow", 0, "Googlebot", "/b\r") +
                 line("allow", 0, "Googlebot", "/c\rd") + line("allow", 0, "Googlebot", " /e ") +
                 line("disallow", 2, "Googlebot", "/shop/f"));
    QCOMPARE(runProgram({"test", "robots.txt", "--format", "tsv"}, "").output, QByteArray());
    QCOMPARE(runProgram({"test", "robots.txt", "--format", "tsv"}, "\n").output, QByteArray());
}

void CliTest::urlsComeBackByteForByte()
{
    QByteArray urls;
    QByteArray wanted;
    for (int byte = 0; byte < 256; ++byte) {
        if (byte == '\n')
            continue;
        const QByteArray url = QByteArray("/x") + static_cast<char>(byte) + "y";
        urls += url + '\n';
        wanted += line("allow", 0, "Googlebot", url);
    }
    const Run run = runProgram({"test", "robots.txt", "--format", "tsv"}, urls);
    QCOMPARE(run.output, wanted);
}

void CliTest::argumentsComeBackByteForByte()
{
    for (const QByteArray& url :
         {QByteArray("[a,b]"), QByteArray("{}"), QByteArray("%%"), QByteArray("lint"),
          QByteArray("/a b\xFF"), QByteArray("\"q\""), QByteArray("a=b")}) {
        const Run run =
            runProgram({"test", "robots.txt", "--crawler", url, "--format", "tsv", url, url});
        QCOMPARE(run.output, line("allow", 0, url, url) + line("allow", 0, url, url));
    }
    const Run dash = runProgram({"test", "--format", "tsv", "--", "robots.txt", "--shop", "-x"});
    QCOMPARE(dash.output,
             line("allow", 0, "Googlebot", "--shop") + line("allow", 0, "Googlebot", "-x"));
}

void CliTest::jsonKeepsBytes()
{
    const QByteArray url = "/caf\xE9/\xC3\xA9\x01\"\\\xED\xA0\x80";
    const Run run = runProgram({"test", "robots.txt", "--format", "jsonl"}, url + '\n');
    QVERIFY2(run.output.contains(
                 "\"url\": \"/caf\\udce9/\xC3\xA9\\u0001\\\"\\\\\\udced\\udca0\\udc80\""),
             run.output.constData());
}

void CliTest::textHidesNothingThatSteersATerminal()
{
    const Run run = runProgram({"test", "robots.txt"}, "/a\x1b[31m\x7f\xFF\xE2\x80\xAE\n");
    QVERIFY2(run.output.contains("/a\\x1B[31m\\x7F\\xFF\\u{202E}\n"), run.output.constData());
    const Run lint = runProgram({"lint", "-"}, "User-agent: *\nDisallow: x\x1b[31m\n");
    QVERIFY(!lint.output.contains('\x1b'));
}

void CliTest::longLines()
{
    const QByteArray url = "/shop/" + QByteArray(5'000'000, 'a');
    const Run run = runProgram({"test", "robots.txt", "--format", "tsv"}, url + "\n/b\n" + url);
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.output == line("disallow", 2, "Googlebot", url) +
                              line("allow", 0, "Googlebot", "/b") +
                              line("disallow", 2, "Googlebot", url));

    // Longer than any URL: said, not judged, and the rest is done.
    const Run dropped = runProgram({"test", "robots.txt", "--format", "tsv"},
                                   "/a\n" + QByteArray(40'000'000, 'x') + "\n/b\n");
    QCOMPARE(dropped.exitCode, 2);
    QCOMPARE(dropped.output,
             line("allow", 0, "Googlebot", "/a") + line("allow", 0, "Googlebot", "/b"));
    QCOMPARE(dropped.errors,
             QByteArray("crawlright-cli: standard input: lines longer than 16 MiB, which no URL "
                        "is, were left out: 1.\n"));
}

void CliTest::answersWhileInputIsOpen()
{
    QProcess process;
    process.setWorkingDirectory(QStringLiteral(CRAWLRIGHT_TEST_DATA "/cli"));
    process.start(programPath(), {u"test"_s, u"robots.txt"_s, u"--format"_s, u"tsv"_s});
    QVERIFY(process.waitForStarted());
    for (const QByteArray& url : {QByteArray("/shop/1"), QByteArray("/shop/2")}) {
        process.write(url + '\n');
        QTRY_VERIFY(process.canReadLine());
        QCOMPARE(process.readLine(), line("disallow", 2, "Googlebot", url));
    }
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 0);
}

void CliTest::memoryDoesNotGrowWithInput_data()
{
    QTest::addColumn<QString>("command");
    QTest::newRow("test") << u"test robots.txt --format tsv"_s;
    QTest::newRow("diff") << u"diff robots.txt robots-new.txt --urls - --crawler GPTBot "
                             "--format jsonl"_s;
}

void CliTest::memoryDoesNotGrowWithInput()
{
    QFETCH(const QString, command);
    if (crawlright::test::isSanitized)
        QSKIP("Sanitizers keep memory of their own.");
    // 200 MB of URLs, 1,000 bytes each.
    const Run run = runShell(u"u=$(printf '/%0999d' 0); yes \"$u\" | head -n 200000 | "
                             "\"$CLI\" "_s +
                             command + u" | wc -l"_s);
    QCOMPARE(run.output.trimmed(), QByteArray("200000"));
    rusage usage = {};
    QCOMPARE(getrusage(RUSAGE_CHILDREN, &usage), 0);
    QVERIFY2(usage.ru_maxrss < 150L * 1024,
             QByteArray::number(qlonglong{usage.ru_maxrss}).constData());
}

void CliTest::closedPipeIsQuiet_data()
{
    QTest::addColumn<QString>("command");
    QTest::newRow("test") << u"test robots.txt --format tsv"_s;
    QTest::newRow("test, a verdict other than expected")
        << u"test robots.txt --format tsv --expect disallow"_s;
    QTest::newRow("crawlers") << u"crawlers --format json"_s;
}

void CliTest::closedPipeIsQuiet()
{
    QFETCH(const QString, command);
    const Run run = runShell(u"{ yes /a | \"$CLI\" "_s + command +
                             u" ; echo \"code $?\" >&2; } | head -n 1 >&2"_s);
    QVERIFY2(run.errors.contains("code 0\n"), run.errors.constData());
    QCOMPARE(lineCount(run.errors), 2);
}

void CliTest::fullDiskIsSaid()
{
    const Run run = runShell(u"\"$CLI\" crawlers > /dev/full"_s);
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.startsWith("crawlright-cli: Standard output cannot be written: "),
             run.errors.constData());
    QCOMPARE(lineCount(run.errors), 1);
}

void CliTest::googleParserTakesTheAgentUncut()
{
    const QByteArray robots = "User-agent: Googlebot\nDisallow: /\n";
    const auto verdict = [&robots](const QByteArray& crawler, const QByteArray& dialect) {
        return runProgram({"test", "-", "/x", "--crawler", crawler, "--dialect", dialect,
                           "--format", "tsv"},
                          robots)
            .output;
    };
    QCOMPARE(verdict("Googlebot", "google-parser"), line("disallow", 2, "Googlebot", "/x"));
    QCOMPARE(verdict("Googlebot/2.1", "google-parser"), line("allow", 0, "Googlebot/2.1", "/x"));
    QCOMPARE(verdict("Googlebot/2.1", "google"), line("disallow", 2, "Googlebot/2.1", "/x"));
    QCOMPARE(verdict("Googlebot-Image", "google-parser"),
             line("allow", 0, "Googlebot-Image", "/x"));
    QCOMPARE(verdict("Googlebot-Image", "google"), line("disallow", 2, "Googlebot-Image", "/x"));
}

void CliTest::lintObjectsHoldTheContract()
{
    // The sign before the fault is two bytes and one character.
    const Run run =
        runProgram({"lint", "-", "--format", "json"}, "User-agent: *\r\nDisallow: /\xC3\xA9%zz\r\n"
                                                      "Sitemap: https://example.com/a.xml\r\n");
    const QJsonArray findings = QJsonDocument::fromJson(run.output).array();
    QCOMPARE(findings.size(), 2); // the sign is one that Bing wants encoded
    const QJsonObject finding = findings.last().toObject();
    QCOMPARE(finding.value("file"_L1), u"-"_s);
    QCOMPARE(finding.value("id"_L1), u"bad-percent"_s);
    QCOMPARE(finding.value("severity"_L1), u"error"_s);
    QCOMPARE(finding.value("line"_L1), 2);
    QCOMPARE(finding.value("column"_L1), 14);
    QCOMPARE(finding.value("endLine"_L1), 2);
    QVERIFY(finding.value("endColumn"_L1).toInt() > 14);
    QVERIFY(finding.value("message"_L1).isString());
    QVERIFY(finding.value("dialects"_L1).isArray());
    QVERIFY(finding.value("fixes"_L1).isArray());

    const Run sarif =
        runProgram({"lint", "-", "--format", "sarif"}, "User-agent: *\r\nDisallow: /\xC3\xA9%zz\r\n"
                                                       "Sitemap: https://example.com/a.xml\r\n");
    const QJsonObject log = QJsonDocument::fromJson(sarif.output).object();
    QCOMPARE(log.value("version"_L1), u"2.1.0"_s);
    const QJsonObject first = log.value("runs"_L1).toArray().first().toObject();
    QCOMPARE(first.value("columnKind"_L1), u"unicodeCodePoints"_s);
    const QJsonArray rules =
        first.value("tool"_L1).toObject().value("driver"_L1).toObject().value("rules"_L1).toArray();
    const QJsonObject result = first.value("results"_L1).toArray().last().toObject();
    QCOMPARE(result.value("ruleId"_L1), u"bad-percent"_s);
    QCOMPARE(rules.at(result.value("ruleIndex"_L1).toInt()).toObject().value("id"_L1),
             u"bad-percent"_s);
    QCOMPARE(result.value("level"_L1), u"error"_s);
    const QJsonObject region = result.value("locations"_L1)
                                   .toArray()
                                   .first()
                                   .toObject()
                                   .value("physicalLocation"_L1)
                                   .toObject()
                                   .value("region"_L1)
                                   .toObject();
    QCOMPARE(region.value("startLine"_L1), 2);
    QCOMPARE(region.value("startColumn"_L1), 13);
    QCOMPARE(region.value("byteOffset"_L1), 28);
}

void CliTest::checkNamesLineAndColumn()
{
    const Run run = runProgram({"check", "robots.txt", "faulty.expect", "--format", "junit"});
    QCOMPARE(run.exitCode, 2);
    QCOMPARE(lineCount(run.errors), 4);
    for (const char* place : {"faulty.expect:2:1: ", "faulty.expect:3:8: ", "faulty.expect:4:19: ",
                              "faulty.expect:5:8: "})
        QVERIFY2(run.errors.contains(place), run.errors.constData());
    QVERIFY2(run.output.contains("<testsuites tests=\"5\" failures=\"0\" errors=\"4\">"),
             run.output.constData());
    const Run binary = runProgram({"check", "robots.txt", "-", "--format", "junit"},
                                  QByteArray("allow \"a\x01\xFF\" /\x02\xFE"));
    QCOMPARE(binary.exitCode, 0);
    QXmlStreamReader xml(binary.output);
    while (!xml.atEnd())
        xml.readNext();
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
}

void CliTest::crawlersListEveryEntry()
{
    const Run json = runProgram({"crawlers", "--format", "json"});
    const QJsonArray crawlers = QJsonDocument::fromJson(json.output).array();
    QCOMPARE(crawlers.size(), 648);
    int doubtful = 0;
    for (const QJsonValue& value : crawlers) {
        const QJsonObject crawler = value.toObject();
        QCOMPARE(crawler.size(), 19);
        doubtful += !crawler.value("doubtful"_L1).isNull();
    }
    QCOMPARE(doubtful, 122);
    const Run text = runProgram({"crawlers"});
    QCOMPARE(lineCount(text.output), 649);
    QVERIFY(text.output.contains("\nAdsBot-Google "));
}

void CliTest::addressIsFetched()
{
    Server server("HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 31\r\n\r\n"
                  "User-agent: *\nDisallow: /shop/\n\n");
    QProcess process;
    process.start(programPath(), {u"test"_s, server.address(u"/some/page?x"_s), u"/shop/1"_s,
                                  server.address(u"/shop/2"_s), u"http://example.com/shop/3"_s,
                                  u"/a?u=http://example.com/"_s, u"--format"_s, u"tsv"_s});
    QTRY_COMPARE(process.state(), QProcess::NotRunning);
    QVERIFY(process.readAllStandardError().contains("[test-url-other-host]"));
    QVERIFY(server.request().startsWith("GET /robots.txt HTTP/1.1\r\n"));
    QCOMPARE(process.readAllStandardOutput(),
             line("disallow", 2, "Googlebot", "/shop/1") +
                 line("disallow", 2, "Googlebot", server.address(u"/shop/2"_s).toUtf8()) +
                 line("other-host", 0, "Googlebot", "http://example.com/shop/3") +
                 line("allow", 0, "Googlebot", "/a?u=http://example.com/"));
    QCOMPARE(process.exitCode(), 0);
}

void CliTest::missingFileOpensTheSite()
{
    Server server("HTTP/1.1 404 Not Found\r\nContent-Length: 26\r\n\r\n"
                  "User-agent: *\nDisallow: /\n");
    QProcess process;
    process.start(programPath(),
                  {u"test"_s, server.address(u"/"_s), u"/shop/1"_s, u"--format"_s, u"tsv"_s});
    QTRY_COMPARE(process.state(), QProcess::NotRunning);
    QCOMPARE(process.readAllStandardOutput(), line("allow", 0, "Googlebot", "/shop/1"));
    QVERIFY(process.readAllStandardError().contains("404"));
    QCOMPARE(process.exitCode(), 0);
}

void CliTest::noAnswerIsUnreadable()
{
    QString address;
    {
        const Server server("");
        address = server.address(u"/"_s);
    }
    const Run run = runProgram({"test", address.toUtf8(), "/a"});
    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.output, QByteArray());
    QCOMPARE(lineCount(run.errors), 1);
}

QTEST_GUILESS_MAIN(CliTest)
#include "tst_cli.moc"
