// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/crawlers/catalogue.h"
#include "ui/words/explained.h"
#include "ui/words/proof.h"
#include "ui/words/sources.h"
#include "ui/words/ways.h"

#include <QTest>
#include <QUrl>

#include <algorithm>

using namespace crawlright;
using namespace Qt::StringLiterals;
using words::ProofStep;

namespace {

rules::Proof proofOf(const std::string& robots, const crawlers::Crawler& crawler,
                     std::string_view url)
{
    return rules::explain(syntax::parse(robots), dialects::get(crawler.dialect), crawler.agent,
                          url);
}

crawlers::Crawler googlebot()
{
    return crawlers::builtIn().resolve("Googlebot");
}

} // namespace

class TestExplained final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(); }
    void sourcesHaveAddresses();
    void stepsNameTheirLines();
    void stepsSayOnWhatTheyRest();
    void blockedMeansUnseen();
    void waysHaveTitles_data();
    void waysHaveTitles();
    void waysSayWhatElseChanges();
    void textAndMarkdownSayTheSame();
};

void TestExplained::sourcesHaveAddresses()
{
    for (const dialects::Dialect& dialect : dialects::all()) {
        for (int i = 0; i < dialects::topicCount; ++i) {
            const std::string_view place =
                dialects::sourceOf(dialect.id, static_cast<dialects::Topic>(i));
            const bool liesNowhere = place.empty() || place == "the crawler's documentation" ||
                                     place == "Bing: accounts later than 2009";
            const QUrl url(words::addressOf(place), QUrl::StrictMode);
            QVERIFY2(liesNowhere == url.isEmpty(), std::string(place).c_str());
            QVERIFY2(url.isEmpty() || (url.isValid() && url.scheme() == u"https"_s),
                     std::string(place).c_str());
        }
    }
    QCOMPARE(words::addressOf("RFC 9309 §2.2.2"),
             u"https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2"_s);
    QCOMPARE(words::addressOf("nowhere"), QString());
}

void TestExplained::stepsNameTheirLines()
{
    const auto proof = proofOf("User-agent: Googlebot\nDisallow: /a\n\nUser-agent: googlebot\n"
                               "Disallow: /b\n\nSitemap: https://a/\nSitemap: https://b/\n",
                               googlebot(), "/a");
    const auto steps = words::proofSteps(proof);
    const auto linesOf = [&](ProofStep::Kind kind) {
        std::vector<std::vector<text::LineNumber>> all;
        for (const ProofStep& step : steps)
            if (step.kind == kind)
                all.push_back(step.lines);
        return all;
    };
    QVERIFY(std::ranges::contains(linesOf(ProofStep::Kind::Chain),
                                  std::vector<text::LineNumber>{1, 4}));
    QVERIFY(std::ranges::contains(linesOf(ProofStep::Kind::Other),
                                  std::vector<text::LineNumber>{7, 8}));
    for (const ProofStep& step : steps) {
        QCOMPARE(step.line, step.lines.empty() ? 0U : step.lines.front());
        for (const text::LineNumber line : step.lines)
            if (step.kind != ProofStep::Kind::WonBy) // "It is the only rule that matches."
                QVERIFY2(step.text.contains(QString::number(line)), qPrintable(step.text));
    }
}

void TestExplained::stepsSayOnWhatTheyRest()
{
    const auto proof = proofOf("User-agent: *\nDisallow: /a\n", googlebot(), "/a");
    const auto steps = words::proofSteps(proof);
    const auto addressOf = [&](ProofStep::Kind kind) {
        const auto step = std::ranges::find_if(
            steps, [&](const ProofStep& s) { return s.kind == kind && !s.address.isEmpty(); });
        return step == steps.end() ? QString() : step->address;
    };
    QVERIFY(addressOf(ProofStep::Kind::Chain).contains(u"user-agents"_s));
    QVERIFY(!addressOf(ProofStep::Kind::Path).isEmpty());
    QVERIFY(addressOf(ProofStep::Kind::WonBy).contains(u"precedence-for-rules"_s));
    for (const ProofStep& step : steps)
        QVERIFY2(step.address.isEmpty() || !step.source.isEmpty(), qPrintable(step.text));
}

void TestExplained::blockedMeansUnseen()
{
    const std::string robots = "User-agent: *\nDisallow: /a\n";
    const QString blocked = words::unseenSentence(proofOf(robots, googlebot(), "/a"));
    QVERIFY2(blocked.contains(u"noindex"_s) && blocked.contains(u"Googlebot"_s),
             qPrintable(blocked));
    QVERIFY(words::unseenSentence(proofOf(robots, googlebot(), "/b")).isEmpty());
}

void TestExplained::waysHaveTitles_data()
{
    QTest::addColumn<edits::WayCode>("code");
    QTest::addColumn<std::vector<std::string>>("arguments");
    QTest::addColumn<QString>("title");
    using enum edits::WayCode;
    const auto row = [](const char* name, edits::WayCode code, std::vector<std::string> arguments,
                        const QString& title) {
        QTest::newRow(name) << code << std::move(arguments) << title;
    };
    row("add", AddRule, {"Allow: /a$", "2"}, u"Add “Allow: /a$”"_s);
    row("narrow", NarrowRule, {"2", "Disallow: /a", "Disallow: /a/"},
        u"Write “Disallow: /a/” in line 2"_s);
    row("delete one", DeleteRules, {"2"}, u"Delete the rule in line 2"_s);
    row("delete two", DeleteRules, {"2", "9"}, u"Delete the rules in lines 2 and 9"_s);
    row("empty", EmptyRule, {"2"}, u"Take the path out of line 2, so that it forbids nothing"_s);
    row("leave", LeaveGroup, {"GPTBot", "4"}, u"Take GPTBot out of its group (line 4)"_s);
    row("new group", AddGroup, {"GPTBot", "Allow: /a$", "0"},
        u"Add a group for GPTBot"_s);
    row("new group, one copy", AddGroup, {"GPTBot", "Allow: /a$", "1"},
        u"Add a group for GPTBot, with a copy of the line that it has now"_s);
    row("new group, copies", AddGroup, {"GPTBot", "Allow: /a$", "3"},
        u"Add a group for GPTBot, with copies of the 3 lines that it has now"_s);
}

void TestExplained::waysHaveTitles()
{
    QFETCH(const edits::WayCode, code);
    QFETCH(const std::vector<std::string>, arguments);
    QFETCH(const QString, title);
    QCOMPARE(words::title({code, arguments, {}, 1}), title);
}

void TestExplained::waysSayWhatElseChanges()
{
    using rules::Verdict;
    edits::Aside aside;
    QCOMPARE(words::asideSentences(aside, u"Googlebot"_s).size(), 2);
    aside.otherUrl = edits::Flip{"Googlebot", "/b", Verdict::Disallow, Verdict::Allow};
    aside.otherCrawler = edits::Flip{"", "/c", Verdict::Allow, Verdict::Disallow};
    QCOMPARE(words::asideSentences(aside, u"Googlebot"_s),
             (QStringList{
                 u"Besides, Googlebot may then fetch “/b”."_s,
                 u"Besides, a crawler without a name may then no longer fetch “/c”."_s,
             }));
    aside.otherUrl->after = Verdict::Undefined;
    QCOMPARE(words::asideSentences(aside, u"Googlebot"_s).front(),
             u"Besides, it is then undefined whether Googlebot may fetch “/b”."_s);
}

void TestExplained::textAndMarkdownSayTheSame()
{
    const auto entries = crawlers::builtIn().entries();
    const auto entry = std::ranges::find_if(entries, &crawlers::Entry::approximate);
    QVERIFY(entry != entries.end());
    const auto crawler = crawlers::builtIn().resolve(entry->token);
    const auto proof = proofOf("User-agent: *\nDisallow: /a*|b\nAllow: /c\n", crawler, "/a_|b");
    const QStringList lines = words::explainedText(proof, crawler);
    QCOMPARE(lines.back(), words::approximationSentence(crawler));
    QString markdown = QString::fromStdString(words::explainedMarkdown(proof, crawler));
    QVERIFY(markdown.contains(u"| 2 | Disallow: /a\\*\\|b | 5 | wins |"_s));
    markdown.remove(u'\\');
    for (const QString& line : lines)
        QVERIFY2(markdown.contains(line.trimmed()), qPrintable(line));
}

QTEST_APPLESS_MAIN(TestExplained)
#include "tst_explained.moc"
