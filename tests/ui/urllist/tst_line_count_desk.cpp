// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/url.h"
#include "tests/support/strictness.h"
#include "ui/urllist/line_count_desk.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include <map>
#include <random>
#include <set>

using namespace crawlright;
using editor::LineCounts;
using editor::LineCountsPtr;
using urllist::LineCountDesk;
using urllist::UrlLists;

namespace {

using Random = std::mt19937_64;

std::string randomPath(Random& random)
{
    static constexpr std::string_view pieces[] = {"a", "b", "/", "%41", "c/", "*", "$"};
    std::string path = "/";
    for (std::size_t i = random() % 5; i > 0; --i)
        path += pieces[random() % std::size(pieces)];
    return path;
}

std::string randomFile(Random& random)
{
    static constexpr std::string_view lines[] = {"User-agent: *",       "User-agent: Googlebot",
                                                 "User-agent: GPTBot",  "User-agent: bingbot",
                                                 "# a comment",         "",
                                                 "Sitemap: https://a/", "Disallow:"};
    std::string file;
    for (std::size_t count = random() % 24; count > 0; --count) {
        if (random() % 2 == 0)
            file += lines[random() % std::size(lines)];
        else
            file += (random() % 3 == 0 ? "Allow: " : "Disallow: ") + randomPath(random);
        file += '\n';
    }
    return file;
}

std::vector<crawlers::Crawler> someCrawlers(Random& random)
{
    static constexpr std::string_view names[] = {"Googlebot", "GPTBot", "bingbot",
                                                 "Yandex",    "CCBot",  "AdsBot-Google"};
    std::vector<crawlers::Crawler> crawlers;
    for (const std::string_view name : names)
        if (random() % 2 == 0)
            crawlers.push_back(crawlers::builtIn().resolve(name));
    return crawlers;
}

/// One URL after the other, one crawler after the other, each line once for a URL.
std::vector<LineCounts::Line> naiveCounts(const session::Analysis& analysis,
                                          std::span<const crawlers::Crawler> crawlers,
                                          const std::set<std::string>& urls)
{
    std::vector<LineCounts::Line> lines(analysis.document.lines().size());
    for (const dialects::Dialect& dialect : dialects::all()) {
        const rules::GroupSet groups = rules::groupsOf(analysis.document, dialect);
        for (const auto* list : {&groups.rules, &groups.orphans})
            for (const rules::RuleLine& rule : *list)
                lines[rule.line - 1].isRule = true;
    }
    for (const crawlers::Crawler& crawler : crawlers) {
        const auto rules =
            rules::compile(analysis.document, dialects::get(crawler.dialect), crawler.agent);
        for (const rules::Rule& rule : rules.rules())
            lines[rule.line - 1].bound |= checks::only(crawler.dialect);
    }
    for (const std::string& url : urls) {
        std::set<text::LineNumber> deciding;
        for (const crawlers::Crawler& crawler : crawlers) {
            const dialects::Dialect& dialect = dialects::get(crawler.dialect);
            deciding.insert(rules::compile(analysis.document, dialect, crawler.agent)
                                .match(access::prepare(url, dialect))
                                .line);
        }
        for (const text::LineNumber line : deciding)
            if (line != 0)
                ++lines[line - 1].urls;
    }
    return lines;
}

} // namespace

class LineCountDeskTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void distinctForAnyCrawler();
    void asCountedOneByOne();
    void anotherListAndNone();
    void whileOneTypes();

private:
    void edit(const std::string& robots)
    {
        m_lists->setAnalysis(session::analyse(robots, ++m_revision));
    }
    void load(const std::string& text)
    {
        QSignalSpy ended(m_lists.get(), &UrlLists::loadingEnded);
        m_lists->load(
            {.path = {}, .text = std::make_shared<const std::string>(text), .options = {}});
        QVERIFY(ended.wait());
    }
    /// Those of the text, the list and the crawlers as they are.
    [[nodiscard]] bool isCounted() const
    {
        const LineCountsPtr& counts = m_desk->counts();
        return counts && !counts->lines.empty() && counts->analysis->revision == m_revision;
    }
    [[nodiscard]] std::vector<std::uint32_t> urls() const
    {
        std::vector<std::uint32_t> urls;
        for (const LineCounts::Line& line : m_desk->counts()->lines)
            urls.push_back(line.urls);
        return urls;
    }

    std::unique_ptr<UrlLists> m_lists;
    std::unique_ptr<LineCountDesk> m_desk;
    quint64 m_revision = 0;
};

void LineCountDeskTest::init()
{
    test::failOnWarnings();
    m_revision = 0;
    m_lists = std::make_unique<UrlLists>();
    m_desk = std::make_unique<LineCountDesk>(*m_lists);
    m_lists->setCrawlers({crawlers::builtIn().resolve("Googlebot")});
    edit("User-agent: *\nDisallow: /shop/\n");
}

void LineCountDeskTest::cleanup()
{
    m_desk.reset();
    m_lists.reset();
}

void LineCountDeskTest::distinctForAnyCrawler()
{
    m_lists->setCrawlers({crawlers::builtIn().resolve("Googlebot"),
                          crawlers::builtIn().resolve("bingbot"),
                          crawlers::builtIn().resolve("GPTBot")});
    edit("User-agent: *\nDisallow: /shop/\nDisallow: /none\nUser-agent: GPTBot\nDisallow: /\n"
         "User-agent: CCBot\nDisallow: /\n");
    load("/shop/1\n/shop/2\n/shop/1\n/\n/shop/1\n");
    QTRY_VERIFY(isCounted());
    QCOMPARE(urls(), (std::vector<std::uint32_t>{0, 2, 0, 0, 3, 0, 0, 0}));
    const auto& lines = m_desk->counts()->lines;
    QVERIFY(!lines[0].isRule && lines[1].isRule && lines[6].isRule);
    QCOMPARE(lines[1].bound, checks::only(dialects::Id::Google) | checks::only(dialects::Id::Bing));
    QCOMPARE(lines[6].bound, checks::nobody); // CCBot is not chosen
}

void LineCountDeskTest::asCountedOneByOne()
{
    Random random(7);
    int compared = 0;
    for (int list = 0; list < 12; ++list) {
        std::set<std::string> distinct;
        std::string text;
        for (int i = 0; i < 300; ++i) {
            const std::string url = randomPath(random) + (i % 2 == 0 ? "" : "x");
            distinct.insert(url);
            text += url + "\n";
        }
        load(text);
        for (int i = 0; i < 12; ++i) {
            const auto crawlers = someCrawlers(random);
            m_lists->setCrawlers(crawlers);
            edit(randomFile(random));
            QTRY_VERIFY(isCounted());
            const LineCountsPtr& counts = m_desk->counts();
            const auto expected = naiveCounts(*counts->analysis, crawlers, distinct);
            QVERIFY2(counts->lines == expected, counts->analysis->document.bytes().data());
            ++compared;
        }
    }
    QCOMPARE(compared, 144);
}

void LineCountDeskTest::anotherListAndNone()
{
    QVERIFY(!m_desk->counts());
    load("/shop/1\n");
    QTRY_VERIFY(isCounted());
    const QSignalSpy changed(m_desk.get(), &LineCountDesk::countsChanged);
    load("/shop/1\n/shop/2\n");
    QVERIFY(!changed.isEmpty());
    QVERIFY(changed[0][0].value<LineCountsPtr>()->lines.empty()); // not those of the list before
    QTRY_VERIFY(isCounted());
    QCOMPARE(urls(), (std::vector<std::uint32_t>{0, 2, 0}));
    m_lists->clear();
    QVERIFY(!m_desk->counts());
    QVERIFY(!changed.last()[0].value<LineCountsPtr>());
}

// What was asked of an older text is asked again, and the last word is of the last text.
void LineCountDeskTest::whileOneTypes()
{
    std::string text;
    for (int i = 0; i < 90'000; ++i)
        text += (i % 3 == 0 ? "/shop/" : "/news/") + std::to_string(i) + "\n";
    load(text);
    std::string robots = "User-agent: *\nDisallow: /s";
    for (const char letter : {'h', 'o', 'p', '/'}) {
        robots += letter;
        edit(robots);
        QCoreApplication::processEvents();
    }
    QTRY_VERIFY(isCounted());
    QCOMPARE(urls(), (std::vector<std::uint32_t>{0, 30'000}));
}

QTEST_GUILESS_MAIN(LineCountDeskTest)
#include "tst_line_count_desk.moc"
