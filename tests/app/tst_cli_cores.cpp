// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/app/program.h"
#include "tests/support/sanitizer.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <sys/resource.h>

using namespace Qt::StringLiterals;

namespace {

constexpr int urlCount = 300'000;

/// URLs of all kinds: short, long, with bytes that are no UTF-8, empty lines, CR LF, and no line
/// end after the last one.
QByteArray manyLines()
{
    QRandomGenerator random(7);
    const auto below = [&random](int limit) { return random.bounded(limit); };
    QByteArray lines;
    for (int i = 0; i < urlCount; ++i) {
        lines += below(2) == 0 ? "/shop/" : "/press/";
        lines += QByteArray::number(i);
        if (below(10) == 0)
            lines += "/caf\xE9,\"q\"\x1b%C3%A9\xE2\x82";
        if (below(500) == 0)
            lines += QByteArray(below(20'000), 'a');
        if (i == urlCount / 2)
            lines += QByteArray(3'000'000, 'b');
        if (below(4) == 0)
            lines += ".pdf";
        lines += below(3) == 0 ? "\r\n" : "\n";
        if (below(20) == 0)
            lines += below(2) == 0 ? "\r\n" : "\n\n";
    }
    return lines + "/last";
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Threads of a running program.
qsizetype threadsOf(const QProcess& process)
{
    return QDir(u"/proc/%1/task"_s.arg(process.processId()))
        .entryList(QDir::Dirs | QDir::NoDotAndDotDot)
        .size();
}

} // namespace

/// `test` on one core and on all of them. On a machine with one core there is nothing to compare.
class CliCoresTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void memoryDoesNotGrow();
    void outputIsThatOfOneCore_data();
    void outputIsThatOfOneCore();
    void orderIsKept();
    void threadsAreForLargeInput();
    void answersLineByLineAfterALot();
    void verdictsAreCounted();
    void closedPipeIsQuiet_data();
    void closedPipeIsQuiet();
    void fullDiskIsSaidOnce();
    void droppedLinesAreSaid();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

void CliCoresTest::initTestCase()
{
    if (QThread::idealThreadCount() < 2)
        QSKIP("One core.");
    QFile file(path(u"urls"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QByteArray lines = manyLines();
    QCOMPARE(file.write(lines), lines.size());
    file.close();
    // Programs started by the shell find the folder here.
    QVERIFY(qputenv("FOLDER", QFile::encodeName(m_folder.path())));
}

void CliCoresTest::memoryDoesNotGrow()
{
    if (crawlright::test::isSanitized)
        QSKIP("Sanitizers keep memory of their own.");
    // 200 MB of URLs; then 4 MB of them for thirty crawlers, 240 MB of rows that awk takes slowly.
    const QString test = u" | \"$CLI\" test robots.txt --format csv"_s;
    const QString lines = u" | awk 'END { print NR }'"_s;
    const Run one =
        runShell(u"u=$(printf '/%0999d' 0); yes \"$u\" | head -n 200000"_s + test + lines);
    QCOMPARE(one.output.trimmed(), QByteArray("200001"));
    const Run many = runShell(u"yes /shop/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa | head -n 100000"_s +
                              test + u" --crawler Googlebot"_s.repeated(30) + lines);
    QCOMPARE(many.output.trimmed(), QByteArray("3000001"));
    // A child begins with its parent's figure: so this comes before anything large is read here.
    rusage usage = {};
    QCOMPARE(getrusage(RUSAGE_CHILDREN, &usage), 0);
    QVERIFY2(usage.ru_maxrss < 150L * 1024,
             QByteArray::number(qlonglong{usage.ru_maxrss}).constData());
}

void CliCoresTest::outputIsThatOfOneCore_data()
{
    QTest::addColumn<QString>("arguments");
    for (const QString& format : {u"tsv"_s, u"csv"_s, u"jsonl"_s, u"text"_s, u"markdown"_s})
        QTest::newRow(qPrintable(format)) << u"--format "_s + format;
    QTest::newRow("three crawlers")
        << u"--format tsv --crawler Googlebot --crawler GPTBot --crawler Baiduspider"_s;
}

void CliCoresTest::outputIsThatOfOneCore()
{
    QFETCH(const QString, arguments);
    const QString test = u"\"$CLI\" test robots.txt "_s + arguments;
    const Run run =
        runShell(u"taskset -c \"$(taskset -cp $$ | sed 's/.*: *//;s/[,-].*//')\" "_s + test +
                 u" --urls \"$FOLDER/urls\" > \"$FOLDER/one\" && "_s + test +
                 u" --urls \"$FOLDER/urls\" > \"$FOLDER/file\" && cat \"$FOLDER/urls\" | "_s +
                 test + u" > \"$FOLDER/pipe\""_s);
    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(run.exitCode, 0);
    const QByteArray one = contentOf(path(u"one"_s));
    QVERIFY(one.count("\n") > urlCount);
    QVERIFY(contentOf(path(u"file"_s)) == one);
    QVERIFY(contentOf(path(u"pipe"_s)) == one);
}

void CliCoresTest::orderIsKept()
{
    const Run run = runShell(u"seq 1 1000000 | sed 's|^|/shop/|' | "
                             "\"$CLI\" test robots.txt --format tsv | "
                             "awk -F/ '$NF != NR { bad = 1 } END { print NR, bad + 0 }'"_s);
    QCOMPARE(run.output, QByteArray("1000000 0\n"));
}

void CliCoresTest::threadsAreForLargeInput()
{
    QProcess process;
    process.setWorkingDirectory(QStringLiteral(CRAWLRIGHT_TEST_DATA "/cli"));
    process.start(programPath(), {u"test"_s, u"robots.txt"_s, u"--format"_s, u"tsv"_s});
    QVERIFY(process.waitForStarted());
    process.write("/shop/1\n");
    QTRY_VERIFY(process.canReadLine());
    QCOMPARE(threadsOf(process), 1);
    process.readAllStandardOutput();
    process.write(contentOf(path(u"urls"_s)).first(2'000'000) + "\n/end\n");
    QByteArray output;
    QTRY_VERIFY((output += process.readAllStandardOutput()).endsWith("\t/end\n"));
    QVERIFY(threadsOf(process) > 2);
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 0);
}

void CliCoresTest::answersLineByLineAfterALot()
{
    QProcess process;
    process.setWorkingDirectory(QStringLiteral(CRAWLRIGHT_TEST_DATA "/cli"));
    process.start(programPath(), {u"test"_s, u"robots.txt"_s, u"--format"_s, u"tsv"_s});
    QVERIFY(process.waitForStarted());
    process.write(QByteArray("/a\n").repeated(1'000'000) + "/end\n");
    QByteArray output;
    QTRY_VERIFY((output += process.readAllStandardOutput()).endsWith("\t/end\n"));
    QCOMPARE(output.count('\n'), 1'000'001);
    for (int i = 0; i < 100; ++i) {
        const QByteArray url = "/shop/" + QByteArray::number(i);
        process.write(url + '\n');
        QTRY_VERIFY(process.canReadLine());
        QCOMPARE(process.readLine(), "disallow\t2\tGooglebot\t" + url + '\n');
    }
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 0);
}

void CliCoresTest::verdictsAreCounted()
{
    const QString test = u"seq 1 1000000 | sed 's|^|/shop/|;1~4s|shop|press|' | "
                         "\"$CLI\" test robots.txt --format tsv > /dev/null --expect "_s;
    const Run some = runShell(test + u"disallow"_s);
    QCOMPARE(some.exitCode, 1);
    QCOMPARE(some.errors, QByteArray("crawlright-cli: Verdicts other than disallow: 250000 of "
                                     "1000000.\n"));
    const Run none = runShell(u"yes /a | head -n 1000000 | \"$CLI\" test robots.txt --format tsv "
                              "--expect allow > /dev/null"_s);
    QCOMPARE(none.exitCode, 0);
    QCOMPARE(none.errors, QByteArray());
}

void CliCoresTest::closedPipeIsQuiet_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::newRow("pipe") << u"--format tsv"_s;
    QTest::newRow("verdicts other than expected") << u"--format tsv --expect disallow"_s;
    QTest::newRow("many crawlers") << u"--format csv "_s + u"--crawler Googlebot "_s.repeated(200);
}

void CliCoresTest::closedPipeIsQuiet()
{
    QFETCH(const QString, arguments);
    // More lines than are judged before the threads start.
    const Run run = runShell(u"{ yes /a | \"$CLI\" test robots.txt "_s + arguments +
                             u"; echo \"code $?\" >&2; } | tail -c +100000000 | head -c 1 >&2"_s);
    QVERIFY2(run.errors.contains("code 0\n"), run.errors.constData());
    QCOMPARE(run.errors.count("crawlright-cli"), 0);
}

void CliCoresTest::fullDiskIsSaidOnce()
{
    const Run run = runShell(u"yes /a | \"$CLI\" test robots.txt --format tsv > /dev/full"_s);
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.startsWith("crawlright-cli: Standard output cannot be written: "),
             run.errors.constData());
    QCOMPARE(run.errors.count('\n'), 1);
}

void CliCoresTest::droppedLinesAreSaid()
{
    const Run run = runShell(u"{ yes /a | head -n 1000000; head -c 40000000 /dev/zero; echo; "
                             "yes /b | head -n 1000000; } | "
                             "\"$CLI\" test robots.txt --format tsv > \"$FOLDER/rest\""_s);
    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.errors,
             QByteArray("crawlright-cli: standard input: lines longer than 16 MiB, which no URL "
                        "is, were left out: 1.\n"));
    const QByteArray before = "allow\t0\tGooglebot\t/a\n";
    const QByteArray after = "allow\t0\tGooglebot\t/b\n";
    QVERIFY(contentOf(path(u"rest"_s)) == before.repeated(1'000'000) + after.repeated(1'000'000));
}

QTEST_GUILESS_MAIN(CliCoresTest)
#include "tst_cli_cores.moc"
