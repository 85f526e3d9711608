// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/urls/load.h"

#include <QElapsedTimer>
#include <QTest>

#include <random>

using namespace crawlright;
using namespace std::string_literals;
using urls::BadRow;
using urls::Fault;
using urls::Format;
using urls::Loaded;
using urls::LoadOptions;

using Strings = std::vector<std::string>;
using BadRows = std::vector<BadRow>;

Q_DECLARE_METATYPE(std::string)
Q_DECLARE_METATYPE(Strings)
Q_DECLARE_METATYPE(BadRows)
Q_DECLARE_METATYPE(urls::LoadOptions)

namespace {

Loaded loadIn(const LoadOptions& options, std::string_view bytes, std::size_t chunk)
{
    return urls::load(options, [&, at = std::size_t{0}]() mutable {
        const std::string_view part = bytes.substr(std::min(at, bytes.size()), chunk);
        at += part.size();
        return part;
    });
}

Strings rowsOf(const Loaded& loaded)
{
    Strings rows;
    for (urls::Row row = 0; row < loaded.urls.size(); ++row) {
        rows.emplace_back(loaded.urls[row]);
        if (row < loaded.agents.size() && loaded.agents[row] != Loaded::noAgent)
            rows.back() += " by " + std::string(loaded.agentNames[loaded.agents[row]]);
    }
    return rows;
}

LoadOptions csv(std::size_t column, bool hasHeader = true, char delimiter = ',')
{
    LoadOptions options{.format = Format::Csv, .csv = {}};
    options.csv.column = column;
    options.csv.hasHeader = hasHeader;
    options.csv.delimiter = delimiter;
    return options;
}

QByteArray shown(const Strings& rows)
{
    QByteArray text;
    for (const std::string& row : rows)
        text += QByteArray::fromStdString(row).toPercentEncoding(" /:?=&.,;()+\"") + '\n';
    return text;
}

const char* const screamingFrog =
    "\xEF\xBB\xBF\"Address\",\"Content Type\",\"Status Code\",\"Title 1\"\r\n"
    "\"https://example.com/\",\"text/html; charset=utf-8\",\"200\",\"Home, sweet \"\"home\"\"\"\r\n"
    "\"https://example.com/a,b\",\"text/html\",\"200\",\"Two\r\nlines\"\r\n"
    "\"https://example.com/c\",\"text/html\",\"404\",\"\"\r\n";
const char* const searchConsole = "Top pages,Clicks,Impressions,CTR,Position\n"
                                  "https://example.com/,120,4000,3%,2.1\n"
                                  "https://example.com/x?a=b,3,90,3.3%,8\n";
const char* const combinedLog =
    "203.0.113.9 - - [10/Oct/2025:13:55:36 +0000] \"GET /a?b=c HTTP/1.1\" 200 2326 "
    "\"https://e.example/\" \"Mozilla/5.0 (compatible; Googlebot/2.1)\"\n"
    "203.0.113.9 - frank [10/Oct/2025:13:55:37 +0000] \"POST /say \\\"hi\\\" HTTP/2.0\" 200 1 "
    "\"-\" "
    "\"-\"\n"
    "203.0.113.9 - - [10/Oct/2025:13:55:38 +0000] \"\\x16\\x03\\x01\" 400 226 \"-\" \"-\"\n"
    "example.com:443 203.0.113.9 - - [10/Oct/2025:13:55:38 +0000] \"GET /b HTTP/1.1\" 304 - \"-\" "
    "\"GPTBot/1.2\"\n";
const char* const sitemap =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<!-- <url><loc>https://no.example/</loc></url> -->\n"
    "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" xmlns:image=\"i\">\n"
    "<url><loc>https://example.com/?a=1&amp;b=2</loc><lastmod>2025-01-01</lastmod></url>\n"
    "<url>\n  <loc>\n    https://example.com/<![CDATA[x&y]]>&#x2F;&#122;\n  </loc>\n"
    "  <image:image><image:loc>https://example.com/i.png</image:loc></image:image>\n</url>\n"
    "<url><loc/></url><url><loc></loc></url>\n"
    "</urlset>\n";

} // namespace

class TestLoad final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void loads_data()
    {
        QTest::addColumn<LoadOptions>("options");
        QTest::addColumn<std::string>("bytes");
        QTest::addColumn<Strings>("rows");
        QTest::addColumn<BadRows>("bad");
        QTest::addColumn<int>("blank");
        const auto row = [](const char* name, const LoadOptions& options, std::string bytes,
                            Strings rows, BadRows bad = {}, int blank = 0) {
            QTest::newRow(name) << options << std::move(bytes) << std::move(rows) << std::move(bad)
                                << blank;
        };
        const LoadOptions lines{};
        row("nothing", lines, "", {});
        row("lines", lines, "https://e/a\r\n/b\rc\n\n \t\n  /d e \t\nhttps://e/f",
            {"https://e/a", "/b", "c", "/d e", "https://e/f"}, {}, 2);
        row("a byte order mark", lines, "\xEF\xBB\xBF/a\n/b\n", {"/a", "/b"});
        row("bytes that are no text, and doubles", lines, "/\xE9\xFF\n/a\n/a\n",
            {"/\xE9\xFF", "/a", "/a"});
        row("what no robots.txt governs", lines,
            "mailto:a@b\njavascript:void(0)\nftp://h/a\nHTTPS://h\nhttps:\nh:8080/a\n"
            "e.example:x/y\nandroid-app://a/b\n/a:b\n?x:y\n",
            {"ftp://h/a", "HTTPS://h", "h:8080/a", "e.example:x/y", "/a:b", "?x:y"},
            {{1, Fault::OtherScheme},
             {2, Fault::OtherScheme},
             {5, Fault::OtherScheme},
             {8, Fault::OtherScheme}});
        row("a binary file", lines, "\x7F"s + "ELF\x02\x01\0\0\n\0\0\n/a\n"s, {"/a"},
            {{1, Fault::ControlByte}, {2, Fault::ControlByte}});
        const std::string wide = "/" + std::string(100'000, 'a');
        row("a URL of 100 KB", lines, wide + "\n/b\n", {wide, "/b"});
        row("a line past what is read", lines, "/a\n" + std::string(1'100'000, 'x') + "\n/b\n",
            {"/a", "/b"}, {{2, Fault::TooLong}});

        row("Screaming Frog", csv(0), screamingFrog,
            {"https://example.com/", "https://example.com/a,b", "https://example.com/c"});
        row("Search Console", csv(0), searchConsole,
            {"https://example.com/", "https://example.com/x?a=b"});
        row("another delimiter and column, no header", csv(1, false, ';'),
            "1;/a\n2;\"/b;c\"\n\n3\n4;\n", {"/a", "/b;c"}, {{4, Fault::NoSuchColumn}}, 2);
        row("text after a closing quote", csv(0, false), "\"/a\"x,1\n/b,2\n", {"/b"},
            {{1, Fault::BrokenQuotes}});
        row("a quote within a cell", csv(0, false), "/a\"b,1\n/c,2\n", {"/a\"b", "/c"});
        row("a quote that is never closed", csv(0, false), "/a,1\n\"/b,2\n/c,3\n/d,4\n",
            {"/a", "/c", "/d"}, {{2, Fault::BrokenQuotes}});
        std::string many = "\"/a,1\n";
        Strings manyRows;
        for (int i = 0; i < 12; ++i) {
            manyRows.push_back("/" + std::string(99'999, 'a'));
            many += manyRows.back() + ",x\n";
        }
        manyRows.emplace_back("/b");
        row("a quote that is not closed for long", csv(0, false), many + "/b,\"2\"\n", manyRows,
            {{1, Fault::BrokenQuotes}});
        row("one line of a table past what is read", csv(0, false),
            "/a\n" + std::string(1'500'000, 'x') + "\r\n/b\n", {"/a", "/b"}, {{2, Fault::TooLong}});

        row("a sitemap", {.format = Format::Sitemap, .csv = {}}, sitemap,
            {"https://example.com/?a=1&b=2", "https://example.com/x&y/z"}, {}, 1);
        row("a sitemap with a prefix", {.format = Format::Sitemap, .csv = {}},
            "<s:urlset xmlns:s='x'><s:url><s:loc>/a</s:loc><i:loc>/no</i:loc></s:url></s:urlset>",
            {"/a"});
        row("entities are not expanded", {.format = Format::Sitemap, .csv = {}},
            "<!DOCTYPE urlset [<!ENTITY x \"https://e/\"> <!ENTITY y SYSTEM \"file:///etc\">]>\n"
            "<urlset><url><loc>&x;a</loc></url>\n<url><loc>/b?c&d=e</loc></url></urlset>",
            {"/b?c&d=e"}, {{2, Fault::UnknownEntity}});
        row("a sitemap that ends early", {.format = Format::Sitemap, .csv = {}},
            "<urlset>\n<url><loc>/a</loc></url>\n<url><loc>/b", {"/a"}, {{3, Fault::Truncated}});
        row("a page is no sitemap", {.format = Format::Sitemap, .csv = {}},
            "<html><url><loc>/a</loc></url></html>", {"/a"}, {{1, Fault::NoSitemap}});

        row("a combined log", {.format = Format::AccessLog, .csv = {}}, combinedLog,
            {"/a?b=c by Mozilla/5.0 (compatible; Googlebot/2.1)", "/say \"hi\"",
             "/b by GPTBot/1.2"},
            {{3, Fault::NoLogLine}});
        row("a common log", {.format = Format::AccessLog, .csv = {}},
            "h - - [d] \"GET /a HTTP/1.0\" 200 5\nh - - [d] \"-\" 408 0\njunk\n"
            "h - - [d] \"OPTIONS * HTTP/1.0\" 200 5\nh - - [d] \"CONNECT e:443 HTTP/1.1\" 405 0\n"
            "h - - [d] \"GET https://e/b HTTP/1.1\" 200 0\nh - - [d] \"GET /open",
            {"/a", "https://e/b"},
            {{2, Fault::NoLogLine},
             {3, Fault::NoLogLine},
             {4, Fault::NoLogLine},
             {5, Fault::NoLogLine},
             {7, Fault::NoLogLine}});
        row("JSON lines", {.format = Format::JsonLines, .csv = {}},
            "{\"request\":\"GET /a?b HTTP/1.1\",\"status\":200,\"http_user_agent\":\"x\"}\n"
            "{\"request\":{\"method\":\"GET\",\"uri\":\"/"
            "b\",\"headers\":{\"User-Agent\":[\"y\"]}}}\n"
            "{\"httpRequest\":{\"requestUrl\":\"https://e/\\u00e9\\/\\ud834\\udd1e\","
            "\"userAgent\":\"x\"}}\n"
            "{\"path\":\"/c\",\"request_uri\":\"/d?e\"}\n"
            "{\"a\":[1,-2.5e3,true,null,{}],\"b\":\"c\"}\n"
            "{\"url\":\"/broken\"\n[\"/a\"]\n{\"url\":\"/x\"} y\n",
            {"/a?b by x", "/b by y", "https://e/\xC3\xA9/\xF0\x9D\x84\x9E by x", "/d?e"},
            {{5, Fault::NoUrl}, {6, Fault::NoJson}, {7, Fault::NoJson}, {8, Fault::NoJson}});
        row("JSON nested without end", {.format = Format::JsonLines, .csv = {}},
            "{\"a\":" + std::string(100'000, '[') + "\n{\"url\":\"/a\"}\n", {"/a"},
            {{1, Fault::NoJson}});
    }

    void loads()
    {
        QFETCH(const LoadOptions, options);
        QFETCH(const std::string, bytes);
        QFETCH(const Strings, rows);
        QFETCH(const BadRows, bad);
        QFETCH(const int, blank);
        // Wherever the chunks are cut.
        for (const std::size_t chunk :
             {std::size_t{1} << 30U, std::size_t{65'536}, std::size_t{7}, std::size_t{1}}) {
            if (bytes.size() > 20'000 && chunk < 1'000)
                continue; // a byte at a time takes long there
            const Loaded loaded = loadIn(options, bytes, chunk);
            QCOMPARE(shown(rowsOf(loaded)), shown(rows));
            QVERIFY(loaded.report.told == bad);
            QCOMPARE(loaded.report.bad(), bad.size());
            QCOMPARE(loaded.report.blank, static_cast<std::uint64_t>(blank));
            QCOMPARE(loaded.report.rows, rows.size());
            QCOMPARE(loaded.report.bytes, bytes.size());
            QVERIFY(!loaded.report.isCancelled);
        }
    }

    void anIndexIsToldApart()
    {
        const LoadOptions options{.format = Format::Sitemap, .csv = {}};
        const Loaded index = loadIn(
            options,
            "<sitemapindex><sitemap><loc>https://e/1.xml.gz</loc></sitemap></sitemapindex>", 10);
        QVERIFY(index.report.isIndex);
        QCOMPARE(rowsOf(index), Strings{"https://e/1.xml.gz"});
        QVERIFY(!loadIn(options, sitemap, 10).report.isIndex);
    }

    void guesses_data()
    {
        QTest::addColumn<std::string>("bytes");
        QTest::addColumn<LoadOptions>("options");
        const auto row = [](const char* name, const char* bytes, const LoadOptions& options) {
            QTest::newRow(name) << std::string(bytes) << options;
        };
        row("lines", "https://e/a,b\nhttps://e/c,d\n", {});
        row("paths", "/a\n/b\n", {});
        row("names", "e.example/a\ne.example/b\n", {});
        row("Screaming Frog", screamingFrog, csv(0));
        row("Search Console", searchConsole, csv(0));
        row("semicolons", "Datum;Seite\n1.1.;https://e/a,b\n", csv(1, true, ';'));
        row("tabs without a header", "1\thttps://e/\n2\thttps://e/b\n", csv(1, false, '\t'));
        row("one column with a name", "URL\nhttps://e/\n", csv(0));
        row("a sitemap", sitemap, {.format = Format::Sitemap, .csv = {}});
        row("a log", combinedLog, {.format = Format::AccessLog, .csv = {}});
        row("JSON lines", "{\"url\":\"/a\"}\n", {.format = Format::JsonLines, .csv = {}});
        row("nothing", "", {});
    }

    void guesses()
    {
        QFETCH(const std::string, bytes);
        QFETCH(const LoadOptions, options);
        const LoadOptions got = urls::guessed(bytes);
        QCOMPARE(got.format, options.format);
        if (options.format == Format::Csv) {
            QCOMPARE(got.csv.column, options.csv.column);
            QCOMPARE(got.csv.hasHeader, options.csv.hasHeader);
            QCOMPARE(got.csv.delimiter, options.csv.delimiter);
        }
    }

    void canBeCancelled()
    {
        int told = 0;
        const Loaded loaded = urls::load(
            {}, [] { return std::string_view("/a\n/b\n"); },
            [&](const urls::Report& report) {
                ++told;
                return report.rows < 10;
            });
        QVERIFY(loaded.report.isCancelled);
        QCOMPARE(told, 5);
        QCOMPARE(loaded.urls.size(), 10U);
    }

    void manyFaultsAreCounted()
    {
        std::string bytes;
        for (int i = 0; i < 100'000; ++i)
            bytes += "mailto:x\n";
        const Loaded loaded = loadIn({}, bytes, 65'536);
        QCOMPARE(loaded.report.bad(), 100'000U);
        QCOMPARE(loaded.report.told.size(), urls::Report::mostTold);
    }

    /// No bytes whatever crash a reader or make it lose count: each line is told of somehow.
    void takesAnyBytes()
    {
        std::mt19937_64 engine(7);
        using namespace std::string_view_literals;
        constexpr std::string_view pieces = "<>\"\\/&;,\n\r\n{}[]:!-?ab \x00\xFF\xEF\xBB\xBF#x"sv;
        for (int i = 0; i < 3'000; ++i) {
            std::string bytes;
            for (std::size_t n = engine() % 200; n > 0; --n)
                bytes +=
                    engine() % 12 == 0 ? "<loc>" : std::string(1, pieces[engine() % pieces.size()]);
            for (const Format format : {Format::Lines, Format::Csv, Format::Sitemap,
                                        Format::AccessLog, Format::JsonLines}) {
                const LoadOptions options{.format = format, .csv = urls::csvLayoutOf(bytes)};
                const Loaded whole = loadIn(options, bytes, bytes.size() + 1);
                const Loaded parts = loadIn(options, bytes, 1 + engine() % 9);
                QCOMPARE(rowsOf(parts), rowsOf(whole));
                QVERIFY(parts.report.told == whole.report.told);
                QCOMPARE(parts.report.blank, whole.report.blank);
            }
            std::ignore = urls::guessed(bytes);
        }
    }

    void aMillionRows()
    {
        std::string log;
        for (int i = 0; i < 1'000'000; ++i)
            log += "h - - [d] \"GET /shop/item-" + std::to_string(i) +
                   " HTTP/1.1\" 200 5 \"-\" \"Agent/" + std::to_string(i % 50) + "\"\n";
        QElapsedTimer timer;
        timer.start();
        const Loaded loaded = loadIn({.format = Format::AccessLog, .csv = {}}, log, 1U << 20U);
        qInfo("%zu MB of log, a million rows: %lld ms", log.size() >> 20U, timer.elapsed());
        QCOMPARE(loaded.urls.size(), 1'000'000U);
        QCOMPARE(loaded.agentNames.size(), 50U);
        QCOMPARE(loaded.agents.size(), 1'000'000U);
        // 4 bytes for the end of each URL's text, 4 for its agent.
        static_assert(sizeof(urls::Row) + sizeof(loaded.agents.front()) <= 12);
        QCOMPARE(loaded.agents.capacity(), loaded.agents.size());
    }
};

QTEST_APPLESS_MAIN(TestLoad)
#include "tst_load.moc"
