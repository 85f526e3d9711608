// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/app/program.h"
#include "tests/support/gzipped.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using crawlright::test::gzipped;

namespace {

/// The URLs of the rows, a line each.
QByteArray urlsOf(const QByteArray& tsv)
{
    QByteArray urls;
    for (const QByteArray& line : tsv.split('\n'))
        if (!line.isEmpty())
            urls += line.split('\t').last() + '\n';
    return urls;
}

Run testList(const QByteArray& input, const QByteArray& format, const QList<QByteArray>& more = {})
{
    return runProgram(QList<QByteArray>{"test", "robots.txt", "--format", "tsv", "--urls", "-",
                                        "--urls-format", format} +
                          more,
                      input);
}

const QByteArray sitemap = "<?xml version=\"1.0\"?>\n"
                           "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
                           "<url><loc>https://a.example/shop/?a=1&amp;b=2</loc></url>\n"
                           "<url><loc>https://a.example/q</loc></url>\n</urlset>\n";
const QByteArray sitemapUrls = "https://a.example/shop/?a=1&b=2\nhttps://a.example/q\n";
const QByteArray table = "Status,Address,Final Page\n200,https://a.example/shop/,/x\n"
                         "200,\"https://a.example/a,b\",/y\n404\n";

} // namespace

/// URLs out of tables, sitemaps and logs.
class CliListsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void formats_data();
    void formats();
    void faults_data();
    void faults();
    void damagedGzipIsSaid();
    void loadedAndStreamedAreTheSame();
    void diffReadsThemToo();
};

void CliListsTest::formats_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QByteArray>("format");
    QTest::addColumn<QList<QByteArray>>("more");
    QTest::addColumn<QByteArray>("urls");
    const auto row = [](const char* name, const QByteArray& input, const QByteArray& format,
                        const QByteArray& urls, const QList<QByteArray>& more = {}) {
        QTest::newRow(name) << input << format << more << urls;
    };
    const QByteArray both = "https://a.example/shop/\nhttps://a.example/a,b\n";
    row("lines", "/a\n\n/b\r\n", "lines", "/a\n/b\n");
    row("a table whose column is found", table, "csv", both);
    row("a column by name", table, "csv", both, {"--urls-column", "address"});
    row("a column by number", table, "csv", "/x\n/y\n", {"--urls-column", "3"});
    row("a sitemap", sitemap, "sitemap", sitemapUrls);
    row("a packed sitemap", gzipped(sitemap), "sitemap", sitemapUrls);
    row("a packed list", gzipped("/a\n/b\n"), "lines", "/a\n/b\n");
    row("an access log",
        "192.0.2.1 - - [20/Nov/2026:10:00:00 +0000] \"GET /shop/?q HTTP/1.1\" 200 5 \"-\" \"b\"\n",
        "log", "/shop/?q\n");
    row("a log of JSON lines", "{\"request_uri\": \"/shop/\"}\n{\"url\": \"https://a.example/\"}\n",
        "jsonl", "/shop/\nhttps://a.example/\n");
    row("nothing", "", "csv", "");
}

void CliListsTest::formats()
{
    QFETCH(const QByteArray, input);
    QFETCH(const QByteArray, format);
    QFETCH(const QList<QByteArray>, more);
    QFETCH(const QByteArray, urls);
    const Run run = testList(input, format, more);
    QCOMPARE(urlsOf(run.output), urls);
    QCOMPARE(run.exitCode, 0);
}

void CliListsTest::faults_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QByteArray>("format");
    QTest::addColumn<QList<QByteArray>>("more");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<int>("rows");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* name, const QByteArray& input, const QByteArray& format,
                        int exitCode, int rows, const QByteArray& message,
                        const QList<QByteArray>& more = {}) {
        QTest::newRow(name) << input << format << more << exitCode << rows << message;
    };
    row("rows that are too short", table + "404\n", "csv", 0, 2,
        ":4: The row does not reach to the chosen column. So it is 2 times.");
    row("junk in a log", "what is this\n1.1.1.1 - - [x] \"GET /a HTTP/1.1\" 200 1\n", "log", 0, 1,
        ":1: The line has no request for a page.");
    row("another scheme in a list", "/a\nmailto:b\n/c\n", "lines", 0, 2,
        ":2: No robots.txt governs an address of this kind.");
    row("nothing that can be read", "<html>\n", "jsonl", 2, 0, ":1: The line is no JSON object.");
    row("no sitemap", "<html></html>", "sitemap", 2, 0, "The file is no sitemap");
    row("a quote that does not end may hide URLs",
        "Address,Note\nhttps://a.example/1,x\nhttps://a.example/2,\"open\nhttps://a.example/3,y\n",
        "csv", 2, 2, "quotation marks");
    row("an index has no pages",
        "<sitemapindex><sitemap><loc>https://a.example/s.xml</loc></sitemap></sitemapindex>",
        "sitemap", 2, 1, "is an index");
    row("a sitemap cut off", sitemap.first(sitemap.indexOf("q</loc>")), "sitemap", 2, 1,
        "The file ends too early.");
    row("no such column", table, "csv", 2, 0,
        "there is no column “Adress”. The columns are: Status, Address and Final Page.",
        {"--urls-column", "Adress"});
    row("no such number", table, "csv", 2, 0, "there is no column “4”.", {"--urls-column", "4"});
}

void CliListsTest::faults()
{
    QFETCH(const QByteArray, input);
    QFETCH(const QByteArray, format);
    QFETCH(const QList<QByteArray>, more);
    QFETCH(const int, exitCode);
    QFETCH(const int, rows);
    QFETCH(const QByteArray, message);
    const Run run = testList(input, format, more);
    QVERIFY2(run.errors.contains(message), run.errors.constData());
    QCOMPARE(run.errors.count('\n'), 1);
    QCOMPARE(run.exitCode, exitCode);
    QCOMPARE(run.output.count('\n'), rows);
}

void CliListsTest::damagedGzipIsSaid()
{
    QByteArray list;
    for (int i = 0; i < 200'000; ++i)
        list += "/shop/" + QByteArray::number(i * 7919 % 1'000'003) + '\n';
    const QByteArray packed = gzipped(list);
    QVERIFY(packed.size() > 100'000);
    const Run run = testList(packed.first(packed.size() / 2), "lines");
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains("is packed by gzip, and damaged or cut off."),
             run.errors.constData());
    QVERIFY(run.output.count('\n') > 1'000); // what came before is judged
}

void CliListsTest::loadedAndStreamedAreTheSame()
{
    QByteArray list;
    for (int i = 0; i < 150'000; ++i)
        list += (i % 2 == 0 ? "/shop/" : "/a/") + QByteArray::number(i) + ".pdf\n";
    const Run streamed = runProgram({"test", "robots.txt", "--format", "tsv"}, list);
    const Run loaded = testList(list, "lines");
    QVERIFY(loaded.output == streamed.output);
    QCOMPARE(loaded.output.count('\n'), 150'000);
}

void CliListsTest::diffReadsThemToo()
{
    const Run run = runProgram({"diff", "robots.txt", "robots-new.txt", "--urls", "-",
                                "--urls-format", "sitemap", "--crawler", "GPTBot"},
                               sitemap);
    QVERIFY2(run.output.endsWith("GPTBot: newly blocked 0, newly allowed 2, of 2 URLs.\n"),
             run.output.constData());
}

QTEST_GUILESS_MAIN(CliListsTest)
#include "tst_cli_lists.moc"
