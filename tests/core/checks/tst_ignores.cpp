// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/ignores.h"
#include "core/checks/policy.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <random>

using namespace crawlright;
using checks::Code;
using checks::Finding;
using checks::Fingerprint;
using checks::Policy;
using checks::Severity;
using dialects::Id;

Q_DECLARE_METATYPE(std::string)

namespace {

/// The findings that are left, as "id line" each.
std::string left(const std::string& bytes, const Policy& policy = {})
{
    const syntax::Document document = syntax::parse(bytes);
    std::string text;
    for (const Finding& finding : checks::applied(
             document, checks::withoutIgnored(document, checks::check(document)), policy)) {
        // The request itself is the matter of its own test.
        if (checks::idOf(finding.code) != "ignore-unknown")
            text +=
                std::string(checks::idOf(finding.code)) + ' ' + std::to_string(finding.line) + '\n';
    }
    return text;
}

std::string unknownWords(const std::string& bytes)
{
    const syntax::Document document = syntax::parse(bytes);
    std::string text;
    for (const checks::Ignores::Unknown& unknown : checks::ignoresOf(document).unknown)
        text += std::string(unknown.word.of(document.bytes())) + "|?!"[std::size_t(unknown.kind)];
    return text;
}

std::vector<Fingerprint> fingerprints(const std::string& bytes)
{
    const syntax::Document document = syntax::parse(bytes);
    std::vector<Fingerprint> all = checks::fingerprintsOf(document, checks::check(document));
    std::ranges::sort(all);
    return all;
}

const std::string head = "User-agent: *\nAllow: /a\n";
const std::string sitemap = "Sitemap: https://example.com/a.xml\n";

} // namespace

/// Comments that ignore findings, and what a configuration decides about them.
class TestIgnores final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comments_data();
    void comments();
    void unknown_data();
    void unknown();
    void stackedCommentsAreCheap();
    void anyBytes();
    void severitiesFollowTheReader();
    void ignoredCodes();
    void knownFindingsStayKnownWhereLinesMove();
    void oneMoreOfTheSameIsNew();
    void fingerprintsGoBothWays();
    void wrongFingerprints_data();
    void wrongFingerprints();
};

void TestIgnores::comments_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<std::string>("findings");
    const auto row = [](const char* name, const std::string& rest, const std::string& findings) {
        QTest::newRow(name) << head + rest + sitemap << findings;
    };
    row("no comment", "Disallow: x\n", "pattern-start 3\n");
    row("on the line", "Disallow: x # crawlright: ignore pattern-start\n", "");
    row("no blanks", "Disallow: x #crawlright:ignore pattern-start\n", "");
    row("letters of any case", "Disallow: x # Crawlright: IGNORE Pattern-Start\n", "");
    row("behind another comment", "Disallow: x # why # crawlright: ignore pattern-start\n", "");
    row("another id", "Disallow: x # crawlright: ignore dead-rule\n", "pattern-start 3\n");
    row("another line", "Disallow: /x # crawlright: ignore pattern-start\nDisallow: x\n",
        "pattern-start 4\n");
    row("two ids", "Disallow: x # crawlright: ignore dead-rule, pattern-start\n", "");
    row("two ids by a blank", "Disallow: x # crawlright: ignore dead-rule pattern-start\n", "");
    row("with a reason", "Disallow: x # crawlright: ignore pattern-start -- kept for a test\n", "");
    row("an id in the reason", "Disallow: x # crawlright: ignore dead-rule -- pattern-start\n",
        "pattern-start 3\n");
    row("no id", "Disallow: x # crawlright: ignore\n", "pattern-start 3\n");
    row("no colon", "Disallow: x # crawlright ignore pattern-start\n", "pattern-start 3\n");
    row("in the middle of words", "Disallow: x # see crawlright: ignore pattern-start\n",
        "pattern-start 3\n");
    row("alone, the next line", "# crawlright: ignore pattern-start\nDisallow: x\n", "");
    row("alone, indented", "\t # crawlright: ignore pattern-start\nDisallow: x\n", "");
    row("alone, not the line after", "# crawlright: ignore pattern-start\nDisallow: x\nAllow: y\n",
        "pattern-start 5\n");
    row("alone, not the line before", "Disallow: x\n# crawlright: ignore pattern-start\nAllow: /\n",
        "pattern-start 3\n");
    row("alone, a comment between", "# crawlright: ignore pattern-start\n# why\n\nDisallow: x\n",
        "blank-line-in-group 6\n");
    row("two alone",
        "# crawlright: ignore pattern-start\n# crawlright: ignore bad-percent\n"
        "Disallow: x%zz\n",
        "");
    row("alone, a commented rule between",
        "# crawlright: ignore commented-rule\n# Disallow: /b\nDisallow: x\n", "pattern-start 5\n");
    row("on the line of a commented rule", "# Disallow: /b # crawlright: ignore commented-rule\n",
        "");
    row("that is for no other line",
        "# Disallow: /b # crawlright: ignore commented-rule, pattern-start\nDisallow: x\n",
        "pattern-start 4\n");
    row("whole file", "Disallow: x\n# crawlright: ignore-file pattern-start\nAllow: y\n", "");
    row("whole file, behind a rule",
        "Disallow: x # crawlright: ignore-file pattern-start\nAllow: "
        "y\n",
        "");
    row("whole file, another id", "Disallow: x\n# crawlright: ignore-file dead-rule\n",
        "pattern-start 3\n");
    QTest::newRow("end of the file") << head + "# crawlright: ignore no-sitemap\n" << std::string();
    QTest::newRow("end of the file, no line end")
        << head + "# crawlright: ignore-file no-sitemap" << std::string();
    QTest::newRow("CR LF") << std::string("User-agent: *\r\nAllow: /a\r\n"
                                          "Disallow: x # crawlright: ignore pattern-start\r\n"
                                          "Sitemap: https://example.com/a.xml\r\n")
                           << std::string();
}

void TestIgnores::comments()
{
    QFETCH(const std::string, bytes);
    QFETCH(const std::string, findings);
    QCOMPARE(left(bytes), findings);
}

void TestIgnores::unknown_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<std::string>("words");
    const auto row = [](const char* name, std::string bytes, std::string words) {
        QTest::newRow(name) << std::move(bytes) << std::move(words);
    };
    row("all known", "# crawlright: ignore dead-rule, bom -- bogus\n", "");
    row("one unknown", "# crawlright: ignore dead-rule, bogus\n", "bogus|");
    row("two lines", "# crawlright: ignore a\nAllow: / # crawlright: ignore-file b c\n", "a|b|c|");
    row("no id", "# crawlright: ignore\n", "ignore!");
    row("only a reason", "# crawlright: ignore-file -- why\n", "ignore-file!");
    row("no such request", "# crawlright: disable dead-rule\n", "disable?");
    row("nothing", "# crawlright:\n", "?");
    row("a comment about the program", "# made with crawlright, see https://example.com/\n", "");
    row("no comment", "Crawlright: ignore a\n", "");
}

void TestIgnores::unknown()
{
    QFETCH(const std::string, bytes);
    QFETCH(const std::string, words);
    QCOMPARE(unknownWords(bytes), words);
}

void TestIgnores::stackedCommentsAreCheap()
{
    std::string bytes = head;
    for (int i = 0; i < 50'000; ++i)
        bytes += "# crawlright: ignore pattern-start\n";
    bytes += "Disallow: x\n";
    for (int i = 0; i < 50'000; ++i)
        bytes += "Disallow: y\n";
    const syntax::Document document = syntax::parse(bytes);
    const std::vector<Finding> findings = checks::check(document);
    QElapsedTimer timer;
    timer.start();
    const std::vector<Finding> rest = checks::withoutIgnored(document, findings);
    QVERIFY(rest.size() + 1 == findings.size() || rest.size() + 2 == findings.size());
    qInfo("a hundred thousand lines: %lld ms", timer.elapsed());
}

void TestIgnores::anyBytes()
{
    std::mt19937 random(7);
    const std::vector<std::string> pieces = {"#",  " crawlright:", "ignore", "-file",       " ",
                                             ",",  "\n",           "\r",     "a",           "--",
                                             "\t", "bom ",         "\xFF",   "Disallow: x "};
    for (int round = 0; round < 3000; ++round) {
        std::string bytes;
        for (std::size_t n = random() % 40; n > 0; --n)
            bytes += pieces[random() % pieces.size()];
        const syntax::Document document = syntax::parse(bytes);
        for (const checks::Ignores::Unknown& unknown : checks::ignoresOf(document).unknown)
            QVERIFY(unknown.word.begin <= unknown.word.end && unknown.word.end <= bytes.size());
        const std::vector<Finding> findings = checks::check(document);
        QVERIFY(checks::withoutIgnored(document, findings).size() <= findings.size());
        QCOMPARE(checks::fingerprintsOf(document, findings).size(), findings.size());
    }
}

void TestIgnores::severitiesFollowTheReader()
{
    const syntax::Document document = syntax::parse("User-agent: *\nDisalow: /a/\n" + sitemap);
    Policy policy;
    policy.severities[std::size_t(Code::AcceptedTypo)] = Severity::Error;
    const std::vector<Finding> before = checks::check(document);
    const std::vector<Finding> after = checks::applied(document, before, policy);
    QCOMPARE(after.size(), std::size_t(1));
    QCOMPARE(before.front().severityFor(Id::Bing), Severity::Warning);
    QCOMPARE(after.front().severityFor(Id::Bing), Severity::Error);
    QCOMPARE(after.front().severityFor(Id::Google), Severity::None);
}

void TestIgnores::ignoredCodes()
{
    Policy policy;
    policy.ignored.set(std::size_t(Code::PatternStart));
    QCOMPARE(left(head + "Disallow: x\nFoo: y\n" + sitemap, policy),
             std::string("unknown-directive 4\n"));
}

void TestIgnores::knownFindingsStayKnownWhereLinesMove()
{
    Policy policy;
    policy.known = fingerprints(head + "Disallow: x\nDisallow: /y%zz\n" + sitemap);
    QCOMPARE(policy.known.size(), std::size_t(2));
    QCOMPARE(left("# new\n\n" + head + "Disallow: /z/\n  Disallow: /y%zz\nDisallow: x\n" + sitemap,
                  policy),
             std::string());
    QCOMPARE(left(head + "Disallow: x2\nDisallow: /y%zz\n" + sitemap, policy),
             std::string("pattern-start 3\n"));
    // Another finding of a known line is new.
    policy.known = {policy.known.front()};
    QVERIFY(!left(head + "Disallow: x\nDisallow: /y%zz\n" + sitemap, policy).empty());
}

void TestIgnores::oneMoreOfTheSameIsNew()
{
    Policy policy;
    policy.known = fingerprints(head + "Foo: x\n" + sitemap);
    QCOMPARE(left(head + "Foo: x\n" + sitemap, policy), std::string());
    QCOMPARE(left(head + "Foo: x\nFoo: x\n" + sitemap, policy),
             std::string("unknown-directive 4\n"));
    policy.known = fingerprints(head + "Foo: x\nFoo: x\n" + sitemap);
    QCOMPARE(left(head + "Foo: x\n" + sitemap, policy), std::string());
}

void TestIgnores::fingerprintsGoBothWays()
{
    const Fingerprint fingerprint{Code::DeadRule, 0x0123456789ABCDEFU, 12};
    QCOMPARE(checks::textOf(fingerprint), std::string("dead-rule:0123456789abcdef:12"));
    QCOMPARE(checks::fingerprintOf("dead-rule:0123456789abcdef:12"), fingerprint);
    // FNV-1a of nothing and of "a", as its authors give them.
    QCOMPARE(checks::textOf(fingerprints("").front()),
             std::string("empty-file:cbf29ce484222325:1"));
    QCOMPARE(checks::textOf(fingerprints(" a").front()),
             std::string("empty-file:af63dc4c8601ec8c:1"));
}

void TestIgnores::wrongFingerprints_data()
{
    QTest::addColumn<std::string>("text");
    for (const char* text :
         {"", ":", "dead-rule", "dead-rule:1", "dead-rule:0123456789abcdef",
          "dead-rule:0123456789abcdef:", "dead-rule:0123456789abcdef:0",
          "dead-rule:0123456789abcdef:-1", "dead-rule:0123456789abcdef:1x",
          "dead-rule:0123456789abcdeg:1", "bogus:0123456789abcdef:1",
          "dead-rule:0123456789abcdef:99999999999", "dead-rule:0123456789abcdef01:1"})
        QTest::newRow(*text ? text : "nothing") << std::string(text);
}

void TestIgnores::wrongFingerprints()
{
    QFETCH(const std::string, text);
    QVERIFY(!checks::fingerprintOf(text));
}

QTEST_GUILESS_MAIN(TestIgnores)
#include "tst_ignores.moc"
