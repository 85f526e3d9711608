// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/content.h"
#include "core/checks/context.h"
#include "core/checks/finding.h"
#include "core/checks/nearest_field.h"
#include "core/checks/scheme.h"
#include "core/checks/semantic/semantics.h"
#include "core/rules/groups.h"
#include "core/text/utf8.h"
#include "tests/core/checks/fixtures.h"

#include <QTest>

#include <algorithm>
#include <ctime>
#include <map>
#include <random>

using namespace crawlright;
using checks::Code;
using checks::Finding;
using checks::Severity;
using dialects::Id;

namespace {

std::vector<Finding> findingsOf(std::string bytes)
{
    return checks::check(syntax::parse(std::move(bytes)));
}

/// Words that robots.txt files are made of, and what breaks them, in any order.
std::string randomBytes(std::mt19937& random)
{
    static const std::vector<std::string> pieces = {
        "User-agent",
        "Disallow",
        "Allow",
        "Sitemap",
        "Crawl-delay",
        "Disalow",
        "Usr-agent",
        ":",
        ": ",
        " ",
        "\t",
        "*",
        "/",
        "/a",
        "%",
        "%2",
        "%zz",
        "$",
        "#",
        "\n",
        "\n",
        "\n",
        "\r",
        "\r\n",
        "Googlebot",
        "AI2Bot",
        "https://example.com",
        "http",
        "<html>",
        "{\"a\"",
        "?",
        std::string(1, '\0'),
        "\xEF\xBB\xBF",
        "\xEF",
        "\xC3\xA9",
        "\xE9",
        "\xFF\xFE",
        "\xED\xA0\x80",
    };
    std::string bytes;
    const std::size_t count = random() % 60;
    for (std::size_t i = 0; i < count; ++i) {
        if (random() % 16 == 0)
            bytes.push_back(static_cast<char>(random() % 256));
        else
            bytes += pieces[random() % pieces.size()];
    }
    return bytes;
}

void verifyShape(const std::string& bytes, const std::vector<Finding>& findings)
{
    const syntax::Document document = syntax::parse(bytes);
    text::Offset last = 0;
    for (const Finding& finding : findings) {
        QVERIFY(finding.span.begin <= finding.span.end);
        QVERIFY(finding.span.end <= bytes.size());
        QVERIFY(finding.span.begin >= last);
        last = finding.span.begin;
        QCOMPARE(finding.line, document.lineAt(finding.span.begin));
        QVERIFY(std::ranges::any_of(finding.severities,
                                    [](Severity s) { return s != Severity::None; }));
        for (const checks::Related& related : finding.related) {
            QVERIFY(related.span.end <= bytes.size());
            QCOMPARE(related.line, document.lineAt(related.span.begin));
        }
    }
}

qint64 millisecondsFor(const std::string& bytes)
{
    qint64 best = std::numeric_limits<qint64>::max();
    for (int i = 0; i < 3; ++i) {
        const std::clock_t begin = std::clock(); // a busy machine takes no part in it
        const auto findings = findingsOf(bytes);
        best = std::min(best, static_cast<qint64>(std::clock() - begin) * 1000 / CLOCKS_PER_SEC);
    }
    return best;
}

std::string repeated(std::string_view text, int times)
{
    std::string out;
    for (int i = 0; i < times; ++i)
        out += text;
    return out;
}

} // namespace

class TestChecks final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void idsGoBothWays()
    {
        for (int i = 0; i < checks::codeCount; ++i)
            QCOMPARE(checks::codeOf(checks::idOf(Code(i))), Code(i));
        QVERIFY(!checks::codeOf("no-such-id"));
    }

    void severityForReaders()
    {
        Finding finding;
        finding.severities[std::size_t(Id::Bing)] = Severity::Error;
        finding.severities[std::size_t(Id::Yandex)] = Severity::Info;
        QCOMPARE(checks::severityFor(finding, std::array{Id::Yandex, Id::Google}), Severity::Info);
        QCOMPARE(checks::severityFor(finding, std::array{Id::Yandex, Id::Bing}), Severity::Error);
        QCOMPARE(checks::severityFor(finding, std::array{Id::Google}), Severity::Hint);
        QCOMPARE(checks::severityFor(finding, {}), Severity::Hint);
    }

    void severityWhereCampsDiffer()
    {
        Finding finding;
        finding.severities.fill(Severity::Info);
        finding.severities[std::size_t(Id::Bing)] = Severity::None;
        finding.camps.one =
            static_cast<checks::Readers>(checks::only(Id::Google) | checks::only(Id::GoogleParser));
        finding.camps.other = checks::only(Id::Rfc9309);
        QCOMPARE(checks::severityFor(finding, std::array{Id::Google, Id::Rfc9309}), Severity::Info);
        QCOMPARE(checks::severityFor(finding, std::array{Id::Google, Id::GoogleParser}),
                 Severity::None);
        QCOMPARE(checks::severityFor(finding, std::array{Id::Rfc9309, Id::Bing}), Severity::None);
        QCOMPARE(checks::severityFor(finding, {}), Severity::None);
    }

    void editDistance_data()
    {
        QTest::addColumn<std::string>("a");
        QTest::addColumn<std::string>("b");
        QTest::addColumn<int>("distance");
        QTest::newRow("same but for case") << std::string("ALLOW") << std::string("allow") << 0;
        QTest::newRow("neighbours swapped") << std::string("alolw") << std::string("allow") << 1;
        QTest::newRow("one missing") << std::string("alow") << std::string("allow") << 1;
        QTest::newRow("one more") << std::string("alllow") << std::string("allow") << 1;
        QTest::newRow("one other") << std::string("allaw") << std::string("allow") << 1;
        QTest::newRow("two") << std::string("ala") << std::string("allow") << 3;
        QTest::newRow("no second edit of a swap") << std::string("ca") << std::string("abc") << 3;
        QTest::newRow("empty") << std::string() << std::string("ab") << 2;
    }

    void editDistance()
    {
        QFETCH(const std::string, a);
        QFETCH(const std::string, b);
        QFETCH(const int, distance);
        QCOMPARE(checks::editDistance(a, b, 5), std::size_t(distance));
        QCOMPARE(checks::editDistance(b, a, 5), std::size_t(distance));
        if (distance > 0)
            QCOMPARE(checks::editDistance(a, b, std::size_t(distance) - 1), std::size_t(distance));
    }

    void nearestField()
    {
        using syntax::Field;
        QCOMPARE(checks::nearestField("Usr-agent"), Field::UserAgent);
        QCOMPARE(checks::nearestField("user_agent"), Field::UserAgent);
        QCOMPARE(checks::nearestField("Dsallow"), Field::Disallow);
        QCOMPARE(checks::nearestField("Aloow"), Field::Allow);
        QCOMPARE(checks::nearestField("Allwo"), Field::Allow);
        QCOMPARE(checks::nearestField("-Disallow"), Field::Disallow);
        QCOMPARE(checks::nearestField("crawl delay"), Field::CrawlDelay);
        QCOMPARE(checks::nearestField("Hoster"), Field::Unknown);
        QCOMPARE(checks::nearestField("All"), Field::Unknown);
        QCOMPARE(checks::nearestField("12345"), Field::Unknown);
        QCOMPARE(checks::nearestField(std::string(100'000, 'a')), Field::Unknown);
    }

    void runsThatAreNotUtf8_data()
    {
        QTest::addColumn<std::string>("bytes");
        QTest::addColumn<int>("begin");
        QTest::addColumn<int>("end");
        const auto row = [](const char* name, std::string bytes, int begin, int end) {
            QTest::newRow(name) << std::move(bytes) << begin << end;
        };
        row("ASCII", "abcdefghijklmnop", 16, 16);
        row("good sequences", "\xC3\xA9\xE3\x83\x84\xF0\x9D\x84\x9E", 9, 9);
        row("a lone continuation", "abcdefgh\x80z", 8, 9);
        row("cut at the end", "a\xE3\x83", 1, 3);
        row("overlong", "\xC0\xAF/", 0, 2);
        row("surrogate", "/\xED\xA0\x80", 1, 4);
        row("past U+10FFFF", "\xF4\x90\x80\x80", 0, 4);
        row("run of Latin-1", "caf\xE9\xE8 x", 3, 5);
    }

    void runsThatAreNotUtf8()
    {
        QFETCH(const std::string, bytes);
        QFETCH(const int, begin);
        QFETCH(const int, end);
        // On the heap and exact in size, so that a sanitizer sees a read past the end.
        const std::vector<char> exact(bytes.begin(), bytes.end());
        const text::Span run = text::nextNotUtf8({exact.data(), exact.size()}, 0);
        QCOMPARE(int(run.begin), begin);
        QCOMPARE(int(run.end), end);
    }

    void schemeAndHost()
    {
        QCOMPARE(checks::schemeAndHostOf("https://example.com/a"), std::size_t(19));
        QCOMPARE(checks::schemeAndHostOf("ftp://h?q"), std::size_t(7));
        QCOMPARE(checks::schemeAndHostOf("https:///a"), std::size_t(0));
        QCOMPARE(checks::schemeAndHostOf("//example.com"), std::size_t(0));
        QCOMPARE(checks::schemeAndHostOf("1http://x"), std::size_t(0));
        QCOMPARE(checks::schemeAndHostOf(""), std::size_t(0));
    }

    /// The severities rest on the shared table of who reads which spelling: it must say what the
    /// rules layer does.
    void readersAgreeWithRules()
    {
        const std::string bytes = "User-agent: a\nUseragent: b\nuser-agents: c\nuser-agent d\n"
                                  "Useragent e\nAllow: /\nAllow /\nAllowed: /\nDisallow: /\n"
                                  "Disalow: /\nDisalow /\nDisallowed /\nSitemap: x\nSitemaps: x\n";
        const syntax::Document document = syntax::parse(bytes);
        const checks::Context context(document);
        for (text::LineNumber line = 1; line < document.lines().size(); ++line) {
            const syntax::Field field = document.line(line).name.field;
            for (const dialects::Dialect& dialect : dialects::all()) {
                const bool reads = rules::read(document, line, dialect).field == field;
                const bool said =
                    (context.readersOf(document.line(line)) & checks::only(dialect.id)) != 0;
                QVERIFY2(reads == said, qPrintable(QStringLiteral("line %1").arg(line)));
            }
        }
    }

    /// Where a dialect is told that a group is swallowed, its own groups say so.
    void swallowedAgreesWithGroups()
    {
        std::mt19937 random(2);
        const std::vector<std::string> pieces = {
            "User-agent: a\n", "User-agent: b\n",       "Useragent: c\n", "Crawl-delay: 1\n", "\n",
            "Disallow: /x\n",  "Sitemap: https://e/\n", "# c\n"};
        int seen = 0;
        for (int round = 0; round < 2000; ++round) {
            std::string bytes;
            for (std::size_t i = 0; i < 8; ++i)
                bytes += pieces[random() % pieces.size()];
            const syntax::Document document = syntax::parse(bytes);
            for (const Finding& finding : checks::check(document)) {
                if (finding.code != Code::GroupSwallowed)
                    continue;
                for (const dialects::Dialect& dialect : dialects::all()) {
                    if (finding.severityFor(dialect.id) != Severity::Error)
                        continue;
                    const auto groups = rules::groupsOf(document, dialect);
                    bool together = false;
                    for (const rules::Group& group : groups.groups) {
                        const auto agents = groups.agentsOf(group);
                        const auto has = [&](text::LineNumber line) {
                            return std::ranges::find(agents, line, &rules::AgentLine::line) !=
                                   agents.end();
                        };
                        together =
                            together || (has(finding.line) && has(finding.related.front().line));
                    }
                    QVERIFY2(together, bytes.c_str());
                    ++seen;
                }
            }
        }
        QVERIFY(seen > 100);
    }

    void oneFindingForAForeignFile()
    {
        const auto findings = findingsOf("<html>\n<body>\nUser agent of the day\nNo colon here\n"
                                         "Disallow /a\n\xE9\0</body></html>\n");
        QCOMPARE(findings.size(), std::size_t(1));
        QCOMPARE(findings.front().code, Code::NotText);
    }

    void nothingWrong_data()
    {
        QTest::addColumn<std::string>("bytes");
        QTest::newRow("everything open")
            << std::string("User-agent: ExampleBot\nUser-agent: *\nDisallow: /a\n\n"
                           "Sitemap: https://example.com/a.xml");
        QTest::newRow("ordinary") << std::string(
            "# example\r\nUser-agent: *\r\nDisallow: /private/\r\nAllow: /private/open\r\n\r\n"
            "User-agent: Googlebot\r\nDisallow: /*?sort=\r\n\r\n"
            "Sitemap: https://example.com/sitemap.xml\r\n");
    }

    void onlyEmpty_data()
    {
        QTest::addColumn<std::string>("bytes");
        QTest::newRow("empty") << std::string();
        QTest::newRow("only a line end") << std::string("\n");
        QTest::newRow("only blanks") << std::string(" \t \r\n");
        QTest::newRow("only a comment") << std::string("# nothing to see");
    }

    void onlyEmpty()
    {
        QFETCH(const std::string, bytes);
        const auto findings = findingsOf(bytes);
        QCOMPARE(findings.size(), std::size_t(1));
        QCOMPARE(findings.front().code, Code::EmptyFile);
    }

    void nothingWrong()
    {
        QFETCH(const std::string, bytes);
        QVERIFY(findingsOf(bytes).empty());
    }

    void randomFiles()
    {
        std::mt19937 random(20'251'120);
        for (int round = 0; round < 3000; ++round) {
            const std::string bytes = randomBytes(random);
            const auto findings = findingsOf(bytes);
            verifyShape(bytes, findings);
            verifyShape(bytes, checks::checkSemantics(syntax::parse(bytes)).findings);
            QCOMPARE(findings, findingsOf(bytes));
            if (QTest::currentTestFailed()) {
                qInfo("bytes: %s", QByteArray::fromStdString(bytes).toHex(' ').constData());
                return;
            }
        }
    }

    /// Four times the lines may take five times as long, and no more.
    void growsWithTheFile_data()
    {
        QTest::addColumn<std::string>("head");
        QTest::addColumn<std::string>("line");
        QTest::newRow("no colon") << std::string() << std::string("no colon in here\n");
        QTest::newRow("unknown") << std::string() << std::string("Prioritay: 5\n");
        QTest::newRow("typos") << std::string() << std::string("Dsalow: /a\n");
        QTest::newRow("rules before agents") << std::string() << std::string("Disallow: /a\n");
        QTest::newRow("groups") << std::string() << std::string("User-agent: a\nDisallow: /a\n");
        QTest::newRow("swallowed") << std::string() << std::string("User-agent: a\nHost: b\n");
        QTest::newRow("percents in one line")
            << std::string("User-agent: *\nDisallow: /") << std::string("%zz");
        QTest::newRow("bad bytes") << std::string() << std::string("a\xE9");
        QTest::newRow("blocked with allows")
            << std::string("User-agent: *\nDisallow: /\n") << std::string("Disallow: /a\n");
    }

    void growsWithTheFile()
    {
        QFETCH(const std::string, head);
        QFETCH(const std::string, line);
        const qint64 small = millisecondsFor(head + repeated(line, 25'000));
        const qint64 large = millisecondsFor(head + repeated(line, 100'000));
        qInfo("25,000: %lld ms; 100,000: %lld ms", small, large);
        // Short times are mostly noise on a busy machine.
        QVERIFY(large <= std::max<qint64>(5 * small, 2000));
    }

    void corpus()
    {
        const QStringList paths = tests::corpusFiles();
        if (paths.isEmpty())
            QSKIP("the corpus is not there");
        std::map<std::string_view, int> counts;
        for (const QString& path : paths) {
            const std::string bytes = tests::readFile(path);
            const auto findings = findingsOf(bytes);
            verifyShape(bytes, findings);
            verifyShape(bytes, checks::checkSemantics(syntax::parse(bytes)).findings);
            for (const Finding& finding : findings)
                ++counts[checks::idOf(finding.code)];
        }
        for (const auto& [id, count] : counts)
            qInfo("%6d %s", count, std::string(id).c_str());
    }
};

QTEST_GUILESS_MAIN(TestChecks)
#include "tst_checks.moc"
