// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/dialects/dialect.h"
#include "tests/app/program.h"
#include "tests/support/ftp_server.h"
#include "tests/support/scripted_server.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace crawlright;

namespace {

const QByteArray body = "User-agent: *\nDisallow: /shop/\n";

/// The program beside a server of this thread.
Run runBeside(const QStringList& arguments)
{
    QProcess process;
    process.setWorkingDirectory(QStringLiteral(CRAWLRIGHT_TEST_DATA "/cli"));
    process.start(programPath(), arguments);
    [&] { QTRY_COMPARE_WITH_TIMEOUT(process.state(), QProcess::NotRunning, 60'000); }();
    Run run;
    if (process.state() == QProcess::NotRunning && process.exitStatus() == QProcess::NormalExit)
        run.exitCode = process.exitCode();
    run.output = process.readAllStandardOutput();
    run.errors = process.readAllStandardError();
    return run;
}

QJsonObject jsonOf(const Run& run)
{
    return QJsonDocument::fromJson(run.output).object();
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("nothing");
}

} // namespace

/// `crawlright-cli fetch`, and the other commands with an address in place of a file.
class CliFetchTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void jsonHoldsTheContract();
    void outcomes_data();
    void outcomes();
    void failures_data();
    void failures();
    void findingsAreThere();
    void courseInTime();
    void courseOfFtp();
    void textTellsAll();
    void textIsInert();
    void savesWhatCame();
    void savesToStandardOutput();
    void savesNothingElse();
    void cannotSave();
    void userAgents();
    void badUsage_data();
    void badUsage();
    void otherCommandsTakeAddresses();

private:
    test::ScriptedServer m_server;
};

void CliFetchTest::jsonHoldsTheContract()
{
    test::ScriptedServer server;
    server.serve("/robots.txt", test::redirectTo(u"/there.txt"_s, 301));
    server.serve("/there.txt", test::answerOf(200, body));
    const Run run = runBeside({u"fetch"_s, server.address(u"/a/page"_s), u"--format"_s, u"json"_s});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.errors, QByteArray());
    const QJsonObject json = jsonOf(run);
    QCOMPARE(json["url"_L1].toString(), server.address());
    QCOMPARE(json["status"_L1].toInt(), 200);
    QVERIFY(json["error"_L1].isNull());
    QCOMPARE(json["bytes"_L1].toInt(), int(body.size()));
    const QJsonArray hops = json["hops"_L1].toArray();
    QCOMPARE(hops.size(), 2);
    QCOMPARE(hops[0]["url"_L1].toString(), server.address());
    QCOMPARE(hops[0]["status"_L1].toInt(), 301);
    QCOMPARE(hops[0]["target"_L1].toString(), server.address(u"/there.txt"_s));
    QCOMPARE(hops[1]["url"_L1].toString(), server.address(u"/there.txt"_s));
    QCOMPARE(hops[1]["status"_L1].toInt(), 200);
    QVERIFY(hops[1]["target"_L1].isNull());
    const QJsonObject outcomes = json["outcomes"_L1].toObject();
    QCOMPARE(outcomes.size(), dialects::dialectCount);
    for (const dialects::Dialect& dialect : dialects::all())
        QCOMPARE(outcomes[QLatin1StringView(dialect.name.data(), qsizetype(dialect.name.size()))]
                     .toString(),
                 u"parse"_s);
}

void CliFetchTest::outcomes_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("google");
    QTest::addColumn<QString>("rfc");
    QTest::addColumn<QString>("yandex");
    QTest::addColumn<QString>("draft");
    const auto row = [](int status, const char* google, const char* rfc, const char* yandex,
                        const char* draft) {
        QTest::addRow("status %d", status)
            << status << QString::fromLatin1(google) << QString::fromLatin1(rfc)
            << QString::fromLatin1(yandex) << QString::fromLatin1(draft);
    };
    row(200, "parse", "parse", "parse", "parse");
    row(204, "parse", "parse", "allow-all", "parse");
    row(401, "allow-all", "allow-all", "allow-all", "disallow-all");
    row(403, "allow-all", "allow-all", "allow-all", "disallow-all");
    row(404, "allow-all", "allow-all", "allow-all", "allow-all");
    row(410, "allow-all", "allow-all", "allow-all", "allow-all");
    row(429, "disallow-all", "allow-all", "allow-all", "allow-all");
    row(500, "disallow-all", "disallow-all", "allow-all", "defer");
    row(503, "disallow-all", "disallow-all", "allow-all", "defer");
}

void CliFetchTest::outcomes()
{
    QFETCH(const int, status);
    m_server.serve("/robots.txt", test::answerOf(status, status == 204 ? QByteArray() : body));
    const Run run = runBeside({u"fetch"_s, m_server.address(), u"--format"_s, u"json"_s});
    QCOMPARE(run.exitCode, 0);
    const QJsonObject json = jsonOf(run);
    QCOMPARE(json["status"_L1].toInt(), status);
    QVERIFY(json["error"_L1].isNull());
    const QJsonObject outcomes = json["outcomes"_L1].toObject();
    QTEST(outcomes["google"_L1].toString(), "google");
    QTEST(outcomes["rfc9309"_L1].toString(), "rfc");
    QTEST(outcomes["yandex"_L1].toString(), "yandex");
    QTEST(outcomes["draft-1997"_L1].toString(), "draft");
}

void CliFetchTest::failures_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("error");
    QTest::addColumn<QString>("google");
    const auto redirect = [](const QByteArray& to) {
        return "HTTP/1.1 302 Found\r\nLocation: " + to + "\r\nContent-Length: 0\r\n\r\n";
    };
    QTest::newRow("no answer") << QByteArray() << u"reset"_s << u"disallow-all"_s;
    QTest::newRow("truncated") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nUser-")
                               << u"interrupted"_s << u"disallow-all"_s;
    QTest::newRow("loop") << redirect("/robots.txt") << u"redirect-loop"_s << u"allow-all"_s;
    QTest::newRow("to ftp") << redirect("ftp://127.0.0.1/robots.txt") << u"redirect-refused"_s
                            << u"allow-all"_s;
}

void CliFetchTest::failures()
{
    QFETCH(const QByteArray, bytes);
    test::Script script;
    script.bytes = bytes;
    m_server.serve("/robots.txt", script);
    const Run run = runBeside({u"fetch"_s, m_server.address(), u"--format"_s, u"json"_s});
    QCOMPARE(run.exitCode, 1);
    const QJsonObject json = jsonOf(run);
    QTEST(json["error"_L1].toString(), "error");
    QTEST(json["outcomes"_L1].toObject()["google"_L1].toString(), "google");
    const Run text = runBeside({u"fetch"_s, m_server.address()});
    QCOMPARE(text.exitCode, 1);
    QVERIFY(text.output.contains("What it means"));
}

void CliFetchTest::findingsAreThere()
{
    m_server.serve("/robots.txt",
                   test::answerOf(200, body, "Content-Type: text/html\r\nAge: 90000\r\n"));
    const Run run = runBeside({u"fetch"_s, m_server.address(), u"--format"_s, u"json"_s});
    QStringList findings;
    for (const QJsonValue finding : jsonOf(run)["findings"_L1].toArray())
        findings += finding["id"_L1].toString() + u' ' + finding["severity"_L1].toString();
    QCOMPARE(findings, (QStringList{u"content-type warning"_s, u"cache-age info"_s}));
    const Run text = runBeside({u"fetch"_s, m_server.address()});
    QVERIFY(text.output.contains("  warning: The server calls the file “text/html”, not "
                                 "text/plain. [content-type]\n"));
}

void CliFetchTest::courseInTime()
{
    m_server.serve("/robots.txt", test::answerOf(503));
    const Run run = runBeside({u"fetch"_s, m_server.address(), u"--format"_s, u"json"_s});
    const auto stepsOf = [&](QLatin1StringView courses) {
        QStringList steps;
        for (const QJsonValue step : jsonOf(run)[courses].toObject()["google"_L1].toArray())
            steps += QString::number(step["fromSeconds"_L1].toInt() / 3600) + u' ' +
                     step["outcome"_L1].toString();
        return steps;
    };
    QCOMPARE(stepsOf("courses"_L1), (QStringList{u"0 disallow-all"_s, u"720 allow-all"_s}));
    QCOMPARE(stepsOf("latestCourses"_L1),
             (QStringList{u"0 disallow-all"_s, u"12 allow-all"_s, u"732 allow-all"_s}));
    const Run text = runBeside({u"fetch"_s, m_server.address()});
    QVERIFY(text.output.contains("503: nothing is fetched until "));
    QVERIFY(text.output.contains("Google’s page as of April 2026"));
}

// Judged as HTTP's codes for the same, but told as it came.
void CliFetchTest::courseOfFtp()
{
    test::FtpServer server;
    server.at("RETR", {.reply = "550 none\r\n"});
    const Run missing = runBeside({u"fetch"_s, server.address()});
    QVERIFY2(missing.output.contains("550: everything may be fetched"), missing.output.constData());
    server.at("RETR", {.reply = "450 later\r\n"});
    const Run later = runBeside({u"fetch"_s, server.address()});
    QVERIFY2(later.output.contains("450: nothing is fetched until "), later.output.constData());
}

void CliFetchTest::textTellsAll()
{
    const QByteArray managed = "# BEGIN Shield\nUser-agent: GPTBot\nDisallow: /\n# END Shield\n";
    m_server.serve("/robots.txt",
                   test::answerOf(200, managed + body,
                                  "Content-Type: text/plain; charset=utf-8\r\nETag: \"7\"\r\n"));
    const Run run = runBeside({u"fetch"_s, m_server.address()});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.errors, QByteArray());
    for (const char* part :
         {"The server answered 200 Reason.\n", "Requests\n", "  200 Reason  http://", "Answer\n",
          "text/plain in the encoding utf-8", "Lines 1 to 4 are a block with the name “Shield”",
          "\"7\"", "What it means\n", "  parse  ", "1997 draft"})
        QVERIFY2(run.output.contains(part), part);
}

// What a server sends must not steer the terminal.
void CliFetchTest::textIsInert()
{
    m_server.serve("/robots.txt",
                   test::answerOf(200, "# BEGIN \x1b[31m\nUser-agent: *\n# END \x1b[31m\n",
                                  "Content-Type: text/\x1b[2J\r\nETag: \"\x1b[2J\"\r\n"));
    for (const QString& format : {u"text"_s, u"json"_s}) {
        const Run run = runBeside({u"fetch"_s, m_server.address(), u"--format"_s, format});
        QVERIFY(run.exitCode >= 0);
        QVERIFY(!run.output.isEmpty());
        QVERIFY(!run.output.contains('\x1b'));
        QVERIFY(!run.errors.contains('\x1b'));
    }
}

void CliFetchTest::savesWhatCame()
{
    const QByteArray bytes = "\xEF\xBB\xBFUser-agent: *\r\nDisallow: /\xE9\r\n";
    m_server.serve("/robots.txt", test::answerOf(200, bytes));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"robots.txt"_s);
    const Run run = runBeside({u"fetch"_s, m_server.address(), u"--output"_s, path});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.output.contains("What it means"));
    QCOMPARE(contentOf(path), bytes);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"robots.txt"_s});
}

void CliFetchTest::savesToStandardOutput()
{
    m_server.serve("/robots.txt", test::answerOf(200, body));
    const Run run = runBeside({u"fetch"_s, m_server.address(), u"--output"_s, u"-"_s});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.output, body);
    QCOMPARE(run.errors, QByteArray());
}

void CliFetchTest::savesNothingElse()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"robots.txt"_s);
    QFile old(path);
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("old");
    old.close();
    m_server.serve("/robots.txt", test::answerOf(404, "not here"));
    const Run run = runBeside({u"fetch"_s, m_server.address(), u"--output"_s, path});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.errors.contains("nothing was written"));
    QCOMPARE(contentOf(path), QByteArray("old"));
}

void CliFetchTest::cannotSave()
{
    m_server.serve("/robots.txt", test::answerOf(200, body));
    const QTemporaryDir folder;
    const Run run = runBeside(
        {u"fetch"_s, m_server.address(), u"--output"_s, folder.filePath(u"none/robots.txt"_s)});
    QCOMPARE(run.exitCode, 2);
    QVERIFY(run.errors.contains("cannot be written"));
}

void CliFetchTest::userAgents()
{
    test::ScriptedServer server;
    server.serve("/robots.txt", test::answerOf(200, body));
    const auto agentOf = [&](const QStringList& arguments) {
        const Run run = runBeside(QStringList{u"fetch"_s, server.address()} + arguments);
        const QByteArray request = server.requests().last();
        const qsizetype begin = request.toLower().indexOf("user-agent: ") + 12;
        return std::pair(request.sliced(begin, request.indexOf('\r', begin) - begin), run.errors);
    };
    const auto [own, quiet] = agentOf({});
    QVERIFY(own.startsWith("Crawlright/"));
    QCOMPARE(quiet, QByteArray());
    const auto [chosen, note] = agentOf({u"--user-agent"_s, u"Googlebot/2.1"_s});
    QCOMPARE(chosen, QByteArray("Googlebot/2.1"));
    QVERIFY(note.contains("Asked as Googlebot/2.1."));
}

void CliFetchTest::badUsage_data()
{
    QTest::addColumn<QList<QByteArray>>("arguments");
    const auto row = [](const char* name, const QList<QByteArray>& arguments) {
        QTest::newRow(name) << arguments;
    };
    row("no URL", {"fetch"});
    row("an empty URL", {"fetch", ""});
    row("no address", {"fetch", "two words"});
    row("another scheme", {"fetch", "gopher://127.0.0.1/"});
    row("a port that is none", {"fetch", "http://127.0.0.1:99999/"});
    row("unknown format", {"fetch", "127.0.0.1", "--format", "sarif"});
    row("a blank user agent", {"fetch", "127.0.0.1", "--user-agent", " "});
    row("a header in the user agent", {"fetch", "127.0.0.1", "--user-agent", "a\r\nX: y"});
    row("no file", {"fetch", "127.0.0.1", "--output", ""});
    row("two things on standard output",
        {"fetch", "127.0.0.1", "--output", "-", "--format", "json"});
}

void CliFetchTest::badUsage()
{
    QFETCH(const QList<QByteArray>, arguments);
    const Run run = runProgram(arguments);
    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.output, QByteArray());
    QCOMPARE(run.errors.count('\n'), 1);
}

void CliFetchTest::otherCommandsTakeAddresses()
{
    m_server.serve(
        "/robots.txt",
        test::answerOf(200, contentOf(QStringLiteral(CRAWLRIGHT_TEST_DATA "/cli/robots.txt"))));
    const QString address = m_server.address(u"/"_s);
    const auto outputOf = [](QStringList arguments) { return runBeside(arguments).output; };
    const QStringList format{u"--format"_s, u"tsv"_s};
    QCOMPARE(outputOf(QStringList{u"test"_s, address, u"/shop/"_s, u"/a"_s} + format),
             outputOf(QStringList{u"test"_s, u"robots.txt"_s, u"/shop/"_s, u"/a"_s} + format));
    QCOMPARE(outputOf({u"explain"_s, address, u"/shop/"_s}),
             outputOf({u"explain"_s, u"robots.txt"_s, u"/shop/"_s}));
    const Run check = runBeside({u"check"_s, address, u"holds.expect"_s});
    QCOMPARE(check.exitCode, 0);
    const Run same = runBeside({u"diff"_s, u"robots.txt"_s, address});
    QCOMPARE(same.exitCode, 0);
    QVERIFY(same.output.contains("every verdict stays"));
    const Run other = runBeside({u"diff"_s, address, u"robots-new.txt"_s});
    QCOMPARE(other.exitCode, 1);
    const Run lint = runBeside({u"lint"_s, address, u"--fail-on"_s, u"never"_s});
    QCOMPARE(lint.exitCode, 0);
    QVERIFY(!lint.output.isEmpty());
}

QTEST_GUILESS_MAIN(CliFetchTest)
#include "tst_cli_fetch.moc"
