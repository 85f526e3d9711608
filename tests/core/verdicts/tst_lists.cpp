// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/crawlers/catalogue.h"
#include "core/verdicts/differ.h"
#include "core/verdicts/line_counts.h"
#include "core/verdicts/log_hits.h"
#include "core/verdicts/query.h"
#include "core/verdicts/tree.h"

#include <QTest>

using namespace crawlright;
using rules::Verdict;
using urls::Row;
using verdicts::Column;
using verdicts::Query;
using verdicts::Sort;
using verdicts::Tally;

using Rows = std::vector<Row>;
using Strings = std::vector<std::string>;

Q_DECLARE_METATYPE(verdicts::Query)
Q_DECLARE_METATYPE(Rows)

namespace {

std::shared_ptr<const rules::RuleSet> rulesOf(const std::string& robots, const char* crawlerName)
{
    const crawlers::Crawler crawler = crawlers::builtIn().resolve(crawlerName);
    return std::make_shared<const rules::RuleSet>(
        rules::compile(syntax::parse(robots), dialects::get(crawler.dialect), crawler.agent));
}

void judgeAll(Column& column, const std::string& robots, const char* crawlerName)
{
    column.setRules(rulesOf(robots, crawlerName));
    column.judge(0, column.size());
    column.settle();
}

urls::UrlList listOf(const Strings& texts)
{
    urls::UrlList list;
    for (const std::string& text : texts)
        if (!list.append(text))
            qFatal("a test's list is full");
    return list;
}

constexpr auto oldRobots = "User-agent: *\n"
                           "Disallow: /shop/cart\n"
                           "Disallow: /old\n";
constexpr auto newRobots = "User-agent: *\n"       // 1
                           "Disallow: /shop/\n"    // 2
                           "Allow: /shop/cart\n"   // 3
                           "\n"                    // 4
                           "User-agent: GPTBot\n"  // 5
                           "Disallow: /\n"         // 6
                           "Disallow: /nowhere\n"; // 7

/// Seven rows, for Googlebot and for GPTBot, against the old file.
struct Site {
    Site()
        : list(listOf({"/shop/x", "/b", "/shop/cart?Id=1", "/old", "/a", "/shop/x", "/SHOP/"}))
        , order(list)
    {
        for (const char* name : {"Googlebot", "GPTBot"}) {
            Column& column = columns.emplace_back(list, order);
            judgeAll(column, oldRobots, name);
            column.keepAsBaseline();
            judgeAll(column, newRobots, name);
        }
    }

    urls::UrlList list;
    urls::PathOrder order;
    std::vector<Column> columns;
};

} // namespace

class TestLists final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void finds_data()
    {
        QTest::addColumn<Query>("query");
        QTest::addColumn<Rows>("rows");
        const auto row = [](const char* name, Query query, Rows rows) {
            QTest::newRow(name) << std::move(query) << std::move(rows);
        };
        row("all", {}, {0, 1, 2, 3, 4, 5, 6});
        row("turned round", {.descending = true}, {6, 5, 4, 3, 2, 1, 0});
        row("text, whatever its case", {.text = "sHoP/"}, {0, 2, 5, 6});
        row("text in the query", {.text = "id=1"}, {2});
        row("text longer than any", {.text = "/shop/cart?id=12"}, {});
        row("blocked for one", {.verdict = Verdict::Disallow, .column = 0}, {0, 5});
        row("blocked for any", {.verdict = Verdict::Disallow}, {0, 1, 2, 3, 4, 5, 6});
        row("by line", {.line = 3}, {2});
        row("by no line, for one", {.column = 0, .line = 0}, {1, 3, 4, 6});
        row("by a line that decides nothing", {.line = 7}, {});
        row("changed for one", {.column = 0, .changedOnly = true}, {0, 2, 3, 5});
        row("newly blocked", {.verdict = Verdict::Disallow, .column = 0, .changedOnly = true},
            {0, 5});
        row("newly allowed", {.verdict = Verdict::Allow, .column = 0, .changedOnly = true}, {2, 3});
        row("one column must have it all", {.verdict = Verdict::Allow, .line = 6}, {});
        row("a column that is not there", {.column = 2}, {});
        row("by path", {.sort = Sort::Path}, {6, 4, 1, 3, 2, 0, 5});
        row("by path, turned round", {.sort = Sort::Path, .descending = true},
            {5, 0, 2, 3, 1, 4, 6});
        row("by verdict", {.column = 0, .sort = Sort::Verdict}, {1, 2, 3, 4, 6, 0, 5});
        row("by verdict, turned round", {.column = 0, .sort = Sort::Verdict, .descending = true},
            {0, 5, 1, 2, 3, 4, 6});
        row("by line", {.column = 0, .sort = Sort::Line}, {0, 5, 2, 1, 3, 4, 6});
        row("by the smallest line", {.sort = Sort::Line}, {0, 5, 2, 1, 3, 4, 6});
        row("changed first", {.column = 0, .sort = Sort::Changed}, {0, 5, 2, 3, 1, 4, 6});
    }
    void finds()
    {
        QFETCH(const Query, query);
        QFETCH(const Rows, rows);
        const Site site;
        QCOMPARE(verdicts::select(query, site.list, site.order, site.columns).value(), rows);
    }

    void findsNothingInAnEmptyList()
    {
        const urls::UrlList list;
        const urls::PathOrder order(list);
        const std::vector<Column> columns(2, Column(list, order));
        for (const Sort sort :
             {Sort::Loaded, Sort::Path, Sort::Verdict, Sort::Line, Sort::Changed}) {
            QCOMPARE(verdicts::select({.sort = sort}, list, order, columns).value(), Rows{});
            QCOMPARE(verdicts::select({.sort = sort}, list, order, {}).value(), Rows{});
        }
        const auto level = verdicts::levelOf(urls::rootOf(list, order), {}, list, order, columns);
        QCOMPARE(level.value().children.total, 0U);
        QCOMPARE(level.value().others, std::vector<Tally>(2));
    }

    void countsGrowWhilePartsAreJudged()
    {
        Strings texts;
        for (int i = 0; i < 100; ++i)
            texts.push_back("/page" + std::to_string(i));
        const urls::UrlList list = listOf(texts);
        const urls::PathOrder order(list);
        Column column(list, order);
        judgeAll(column, "User-agent: *\nAllow: /page1\n", "Googlebot");
        column.keepAsBaseline();

        column.setRules(rulesOf("User-agent: *\nDisallow: /\nAllow: /page1\n", "Googlebot"));
        QCOMPARE(column.waiting(), 89U); // the allowed ones have a better rule
        const Rows inView{5, 10};
        column.judge(inView);
        QCOMPARE(column.at(5).verdict, Verdict::Disallow);
        QCOMPARE(column.at(6).verdict, Verdict::Allow);
        QVERIFY(column.waits(6));
        for (Row begin = 0; begin < 100; begin += 10) {
            const Row before = column.totals().tally.flips.blocked;
            column.judge(begin, begin + 10);
            QVERIFY(column.totals().tally.flips.blocked > before || begin == 10);
        }
        QCOMPARE(column.waiting(), 0U);
        column.settle();
        QCOMPARE(column.totals().tally, (Tally{.allowed = 11, .blocked = 89, .flips = {89}}));
        QCOMPARE(column.totals().byRule, (std::vector<Row>{89, 11}));

        column.setRules(rulesOf("User-agent: *\nAllow: /page1\n", "Googlebot"));
        QCOMPARE(column.waiting(), 89U);
        QCOMPARE(column.at(50).verdict, Verdict::Disallow); // what it was
        QCOMPARE(column.lineAt(50), 0U);
        column.judge(0, 100);
        column.settle();
        QCOMPARE(column.totals().tally, Tally{.allowed = 100});
    }

    /// A rule that comes and goes before its rows were judged leaves nothing behind.
    void editsMayComeBeforeRowsAreJudged()
    {
        const urls::UrlList list = listOf({"/a", "/b", "/robots.txt"});
        const urls::PathOrder order(list);
        Column column(list, order);
        judgeAll(column, "User-agent: *\nDisallow: /a\n", "Googlebot");
        column.setRules(rulesOf("User-agent: *\nDisallow: /\nDisallow: /a\n", "Googlebot"));
        column.judge(1, 2);
        column.setRules(rulesOf("User-agent: *\nDisallow: /a\nDisallow: /b$\n", "Googlebot"));
        column.judge(0, 3);
        column.settle();
        QCOMPARE(column.lineAt(0), 2U);
        QCOMPARE(column.lineAt(1), 3U);
        QCOMPARE(column.at(2).verdict, Verdict::Allow); // always, whatever rule matches
    }

    void countsFoldersByColumn()
    {
        const Site site;
        const auto level = verdicts::levelOf(urls::rootOf(site.list, site.order),
                                             {.sort = urls::ChildQuery::Sort::Count, .most = 1},
                                             site.list, site.order, site.columns);
        QCOMPARE(level.value().children.nodes.front().count(), 3U); // shop/
        const Tally googleShop{.allowed = 1, .blocked = 2, .flips = {.blocked = 2, .allowed = 1}};
        const Tally gptShop{.blocked = 3, .flips = {.blocked = 2}};
        QCOMPARE(level.value().tallies, (std::vector{googleShop, gptShop}));
        const Tally googleOthers{.allowed = 4, .flips = {.allowed = 1}};
        const Tally gptOthers{.blocked = 4, .flips = {.blocked = 3}};
        QCOMPARE(level.value().others, (std::vector{googleOthers, gptOthers}));
    }

    void countsDistinctUrlsOfALine()
    {
        Site site;
        judgeAll(site.columns.emplace_back(site.list, site.order), newRobots, "bingbot");
        const auto repeats = urls::Repeats::of(site.list);
        verdicts::LineCounts counts(repeats.value(), site.columns);
        counts.add(0, site.list.size());
        const std::vector<std::uint32_t> expected{4, 0, 1, 1, 0, 0, 6, 0};
        QVERIFY(std::ranges::equal(counts.counts(), expected));
    }

    void countsHitsOnBlockedUrls()
    {
        const urls::UrlList list = listOf({"/shop/x", "/shop/x", "/b", "/shop/cart", "/b", "/b"});
        const std::vector<std::uint32_t> agents{0, 1, 0, 1, 2, urls::Loaded::noAgent};
        // Two names of Googlebot, one of GPTBot.
        const std::vector<std::uint32_t> readerOf{0, 0, 1};
        verdicts::LogHits hits({rulesOf(newRobots, "Googlebot"), rulesOf(newRobots, "GPTBot")});
        hits.add(list, agents, readerOf, 0, list.size());
        using verdicts::LineHits;
        const std::vector<LineHits> expected{
            {0, 0, 1, 0}, {0, 2, 2, 2}, {0, 3, 1, 0}, {1, 6, 1, 1}};
        QCOMPARE(hits.sorted(), expected);
        QCOMPARE(hits.notJudged(), 1U);
    }

    void tellsFlipsOfAStream()
    {
        const auto before = rulesOf(oldRobots, "Googlebot");
        const auto after = rulesOf(newRobots, "Googlebot");
        verdicts::Differ differ(*before, *after);
        const auto flip = differ.flipOf("https://www.example.com/old/page").value();
        QCOMPARE(flip.before.line, 3U);
        QCOMPARE(flip.after.verdict, Verdict::Allow);
        QCOMPARE(differ.flipOf("/shop/y").value().after.line, 2U);
        QVERIFY(!differ.flipOf("/b"));
        QVERIFY(!differ.flipOf(""));
    }
};

QTEST_APPLESS_MAIN(TestLists)
#include "tst_lists.moc"
