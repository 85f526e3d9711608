// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/crawlers/catalogue.h"
#include "core/edits/ways.h"

#include <QTest>

#include <algorithm>

using namespace crawlright;
using dialects::Id;
using edits::Way;
using edits::WayCode;
using rules::Verdict;

namespace {

struct Case {
    std::string file;
    std::string crawler = "Googlebot";
    std::string url = "/shop/cart";
    Verdict wanted = Verdict::Allow;
    Id dialect = Id::Google;
};

std::vector<Way> ways(const Case& c)
{
    const rules::Agent agent = crawlers::builtIn().resolve(c.crawler, c.dialect).agent;
    return edits::waysTo(syntax::parse(c.file), dialects::get(c.dialect), agent, c.url, c.wanted);
}

/// The file after the first way of this kind; empty: there is none.
std::string after(const Case& c, WayCode code)
{
    const auto all = ways(c);
    const auto way = std::ranges::find(all, code, &Way::code);
    return way == all.end() ? std::string() : edits::applied(c.file, way->edits);
}

} // namespace

class WaysTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ruleIsExact();
    void ruleGoesWhereItDecides();
    void ruleIsWrittenWhereItIsRead();
    void ruleIsSpelledAsItIsCompared();
    void ruleIsNarrowed();
    void nextRuleGoesToo();
    void onlyRuleIsEmptied();
    void ownGroupTakesItsRulesAlong();
    void sharedGroupIsLeft();
    void fewestLinesFirst();
    void undefinedCanBeSettled();
    void nothingToOffer();
    void linesEndAsTheirNeighbours();
    void saysWhatElseChanges();
};

void WaysTest::ruleIsExact()
{
    const std::string file = "User-agent: *\nDisallow: /shop/\n";
    QCOMPARE(after({file}, WayCode::AddRule),
             "User-agent: *\nDisallow: /shop/\nAllow: /shop/cart$\n");
    const auto all = ways({file});
    QCOMPARE(all.front().code, WayCode::AddRule);
    QCOMPARE(all.front().arguments, (std::vector<std::string>{"Allow: /shop/cart$", "2"}));
    QCOMPARE(all.front().changedLines, 1U);
    QCOMPARE(after({.file = "User-agent: *\nAllow: /shop/\n", .wanted = Verdict::Disallow},
                   WayCode::AddRule),
             "User-agent: *\nAllow: /shop/\nDisallow: /shop/cart$\n");
}

void WaysTest::ruleGoesWhereItDecides()
{
    // The first rule that matches decides, so it goes before; `$` is an ordinary character.
    QCOMPARE(after({.file = "User-agent: *\nDisallow: /shop/\n", .dialect = Id::Draft1997},
                   WayCode::AddRule),
             "User-agent: *\nAllow: /shop/cart\nDisallow: /shop/\n");
    // Without Allow there is none to offer; a group says the same.
    QCOMPARE(after({.file = "User-agent: *\nDisallow: /shop/\n", .dialect = Id::Original1994},
                   WayCode::AddRule),
             "");
    QCOMPARE(after({.file = "User-agent: *\nDisallow: /x\n\nUser-agent: a\nDisallow: /\n",
                    .wanted = Verdict::Disallow,
                    .dialect = Id::Original1994},
                   WayCode::AddRule),
             "User-agent: *\nDisallow: /x\nDisallow: /shop/cart\n\nUser-agent: a\nDisallow: /\n");
    // No rule yet.
    QCOMPARE(after({.file = "User-agent: *\n", .wanted = Verdict::Disallow}, WayCode::AddRule),
             "User-agent: *\nDisallow: /shop/cart$\n");
}

void WaysTest::ruleIsWrittenWhereItIsRead()
{
    std::string file = "User-agent: *\n";
    while (file.size() < 520'000)
        file += "Disallow: /a-rather-long-path-so-that-there-are-few-of-them\n";
    const Case c{.file = file, .wanted = Verdict::Disallow}; // Google reads 512,000 bytes
    QVERIFY(after(c, WayCode::AddRule)
                .starts_with("User-agent: *\nDisallow: /shop/cart$\nDisallow: /a-rather"));
}

void WaysTest::ruleIsSpelledAsItIsCompared()
{
    const std::string file = "User-agent: *\nDisallow: /\n";
    // This reader does not encode a blank.
    QCOMPARE(after({.file = file, .url = "/a b#c"}, WayCode::AddRule), file + "Allow: /a b$\n");
    QCOMPARE(after({.file = file, .url = "https://example.com/\xC3\xA9?a=*"}, WayCode::AddRule),
             file + "Allow: /%C3%A9?a=*$\n");
    QCOMPARE(after({.file = file, .url = "/a*b", .dialect = Id::Rfc9309}, WayCode::AddRule),
             file + "Allow: /a%2Ab$\n");
}

void WaysTest::ruleIsNarrowed()
{
    QCOMPARE(after({.file = "User-agent: *\nDisallow: /shop # why\n", .url = "/shopping"},
                   WayCode::NarrowRule),
             "User-agent: *\nDisallow: /shop/ # why\n");
    QCOMPARE(after({.file = "User-agent: *\nDisallow: /*.gif\n", .url = "/a.gif?x"},
                   WayCode::NarrowRule),
             "User-agent: *\nDisallow: /*.gif$\n");
    // Its folder would still hold the URL.
    QCOMPARE(after({.file = "User-agent: *\nDisallow: /shop\n"}, WayCode::NarrowRule), "");
    QCOMPARE(after({.file = "User-agent: *\nDisallow: /shop/\n"}, WayCode::NarrowRule), "");
}

void WaysTest::nextRuleGoesToo()
{
    const std::string file = "User-agent: *\nDisallow: /shop/c\nDisallow: /shop\nDisallow: /x\n";
    QCOMPARE(after({file}, WayCode::DeleteRules), "User-agent: *\nDisallow: /x\n");
    std::string many = "User-agent: *\nAllow: /x\n";
    for (std::size_t i = 0; i <= edits::mostDeletedRules; ++i)
        many += "Disallow: /shop\n";
    QCOMPARE(after({many}, WayCode::DeleteRules), "");
}

void WaysTest::onlyRuleIsEmptied()
{
    QCOMPARE(after({"User-agent: *\nDisallow: /\nUser-agent: GPTBot\nDisallow: /shop/\n"},
                   WayCode::EmptyRule),
             "User-agent: *\nDisallow:\nUser-agent: GPTBot\nDisallow: /shop/\n");
    QCOMPARE(after({"User-agent: *\nDisallow: /\nUser-agent: GPTBot\nDisallow: /shop/\n"},
                   WayCode::DeleteRules),
             "");
}

void WaysTest::ownGroupTakesItsRulesAlong()
{
    const std::string file = "User-agent: *\nCrawl-delay: 3\nDisallow: /shop/\nDisallow: /x\n";
    QCOMPARE(after({.file = file, .crawler = "bingbot", .dialect = Id::Bing}, WayCode::AddGroup),
             file + "\nUser-agent: bingbot\nAllow: /shop/cart$\nCrawl-delay: 3\n"
                    "Disallow: /shop/\nDisallow: /x\n");
    // What names it already is added to.
    const std::string shared = "User-agent: Googlebot\nUser-agent: GPTBot\nDisallow: /shop/\n";
    QCOMPARE(after({shared}, WayCode::AddGroup),
             shared + "\nUser-agent: Googlebot\nAllow: /shop/cart$\n");
    QCOMPARE(after({.file = "", .wanted = Verdict::Disallow}, WayCode::AddGroup),
             "User-agent: Googlebot\nDisallow: /shop/cart$\n");
    std::string large = "User-agent: *\n";
    for (std::size_t i = 0; i <= edits::mostCopiedLines; ++i)
        large += "Disallow: /shop/" + std::string(i == 0 ? "" : std::to_string(i)) + "\n";
    QCOMPARE(after({large}, WayCode::AddGroup), "");
}

void WaysTest::sharedGroupIsLeft()
{
    QCOMPARE(
        after({"User-agent: Googlebot\nUser-agent: GPTBot\nDisallow: /\n"}, WayCode::LeaveGroup),
        "User-agent: GPTBot\nDisallow: /\n");
    QCOMPARE(after({"User-agent: Googlebot\nDisallow: /\n"}, WayCode::LeaveGroup), "");
    QCOMPARE(after({"User-agent: Googlebot\nUser-agent: GPTBot\nDisallow: /\n\nUser-agent: *\n"
                    "Disallow: /shop\n"},
                   WayCode::LeaveGroup),
             "");
}

void WaysTest::fewestLinesFirst()
{
    const auto all = ways({"User-agent: *\nDisallow: /shop\nDisallow: /shop/c\nDisallow: /y\n"});
    QVERIFY(all.size() >= 3);
    QVERIFY(std::ranges::is_sorted(all, {}, &Way::changedLines));
    QCOMPARE(all.back().code, WayCode::AddGroup);
    QCOMPARE(all.back().changedLines, 6U); // a blank line, the name, the rule, three copies
}

void WaysTest::undefinedCanBeSettled()
{
    const Case c{.file = "User-agent: *\nDisallow: /*.htm\nAllow: /page\n",
                 .url = "/page.htm",
                 .dialect = Id::Google2019};
    QCOMPARE(after(c, WayCode::DeleteRules), "User-agent: *\nAllow: /page\n");
    Case other = c;
    other.wanted = Verdict::Disallow;
    QCOMPARE(after(other, WayCode::DeleteRules), "User-agent: *\nDisallow: /*.htm\n");
}

void WaysTest::nothingToOffer()
{
    const std::string file = "User-agent: *\nDisallow: /\n";
    QVERIFY(ways({.file = file, .wanted = Verdict::Disallow}).empty());
    QVERIFY(ways({.file = file, .url = "/robots.txt", .wanted = Verdict::Disallow}).empty());
    QVERIFY(edits::waysTo(syntax::parse(file), dialects::get(Id::Google), {}, "/", Verdict::Allow)
                .empty());
}

void WaysTest::linesEndAsTheirNeighbours()
{
    QCOMPARE(after({"User-agent: *\r\nDisallow: /shop/"}, WayCode::AddRule),
             "User-agent: *\r\nDisallow: /shop/\r\nAllow: /shop/cart$");
    QCOMPARE(after({"\xEF\xBB\xBFUser-agent: *\rDisallow: /shop/\r"}, WayCode::AddRule),
             "\xEF\xBB\xBFUser-agent: *\rDisallow: /shop/\rAllow: /shop/cart$\r");
}

void WaysTest::saysWhatElseChanges()
{
    const Case c{"User-agent: *\nDisallow: /shop/\n"};
    const rules::Agent agent = crawlers::builtIn().resolve(c.crawler, c.dialect).agent;
    const auto asideOf = [&](WayCode code) {
        const auto all = ways(c);
        const auto way = std::ranges::find(all, code, &Way::code);
        return edits::asideOf(syntax::parse(c.file), way->edits, dialects::get(c.dialect), agent,
                              c.url);
    };
    const edits::Aside exact = asideOf(WayCode::AddRule);
    QVERIFY(!exact.otherUrl);
    QVERIFY(exact.otherCrawler);
    QCOMPARE(exact.otherCrawler->url, c.url);
    QVERIFY(exact.otherCrawler->crawler != "Googlebot");
    const edits::Aside group = asideOf(WayCode::AddGroup);
    QVERIFY(!group.otherUrl);
    const edits::Aside emptied = asideOf(WayCode::EmptyRule);
    QVERIFY(emptied.otherUrl);
    QCOMPARE(emptied.otherUrl->after, Verdict::Allow);
    QVERIFY(emptied.otherUrl->url != c.url);
}

QTEST_APPLESS_MAIN(WaysTest)
#include "tst_ways.moc"
