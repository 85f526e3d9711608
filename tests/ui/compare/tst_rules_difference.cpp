// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "ui/compare/rules_difference.h"

#include <QTest>

using namespace crawlright;
using compare::RulesDifference;
using rules::Verdict;

namespace {

tester::CrawlersPtr judges(std::initializer_list<const char*> names)
{
    auto all = std::make_shared<tester::Crawlers>();
    for (const char* name : names)
        all->push_back(crawlers::builtIn().resolve(name));
    return all;
}

RulesDifference differenceOf(const std::string& before, const std::string& after,
                             const tester::CrawlersPtr& readers)
{
    return compare::rulesDifference(urllist::readAs(before), urllist::readAs(after), readers)
        .value();
}

} // namespace

class RulesDifferenceTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void provesThatAllStays()
    {
        const auto difference =
            differenceOf("User-agent: *\nDisallow: /a\n",
                         "# as before\nuser-agent: *\nDisallow: /a\nDisallow: /ab\n",
                         judges({"Googlebot", "bingbot", "GPTBot"}));
        QVERIFY(difference.isProved);
        QCOMPARE(difference.paths.flips, verdicts::Flips{});
        QCOMPARE(difference.paths.byCrawler.size(), 3U);
        QVERIFY(difference.paths.examples.empty());
    }

    void judgesThePathsOfTheRules()
    {
        const auto difference = differenceOf(
            "User-agent: *\nDisallow: /a\nDisallow: /b*c$\n",
            "User-agent: *\nDisallow: /b*c$\nDisallow: /d\nDisallow: /e\n", judges({"Googlebot"}));
        QVERIFY(!difference.isProved);
        QCOMPARE(difference.paths.flips, (verdicts::Flips{.blocked = 2, .allowed = 1}));
        const std::vector<urllist::FlippedUrl>& examples = difference.paths.examples;
        QVERIFY(std::ranges::contains(
            examples, urllist::FlippedUrl{"/d", 0, Verdict::Allow, Verdict::Disallow}));
        QVERIFY(std::ranges::contains(
            examples, urllist::FlippedUrl{"/a", 0, Verdict::Disallow, Verdict::Allow}));
        QCOMPARE(examples.front().after, Verdict::Disallow); // what is lost comes first
    }

    void tellsForWhom()
    {
        const auto difference =
            differenceOf("User-agent: *\nDisallow: /a\n",
                         "User-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /\n",
                         judges({"Googlebot", "GPTBot"}));
        QVERIFY(!difference.isProved);
        QCOMPARE(difference.paths.byCrawler[0], verdicts::Flips{});
        QVERIFY(difference.paths.byCrawler[1].blocked > 0);
        for (const urllist::FlippedUrl& example : difference.paths.examples)
            QCOMPARE(example.crawler, 1U);
    }

    void stopsWhenCancelled()
    {
        work::CancelFlag cancel;
        cancel.raise();
        QVERIFY(!compare::rulesDifference(urllist::readAs("User-agent: *\nDisallow: /\n"),
                                          urllist::readAs(""), judges({"Googlebot"}), cancel));
    }

    void keepsFewExamplesOfMany()
    {
        std::string after = "User-agent: *\n";
        for (int i = 0; i < 3000; ++i)
            after += "Disallow: /" + std::to_string(i) + "/x\n";
        const auto difference =
            differenceOf("User-agent: *\n", after, judges({"Googlebot", "bingbot", "GPTBot"}));
        QCOMPARE(difference.paths.flips.blocked, 3000U);
        QCOMPARE(difference.paths.examples.size(), urllist::mostExamples);
    }
};

QTEST_GUILESS_MAIN(RulesDifferenceTest)
#include "tst_rules_difference.moc"
