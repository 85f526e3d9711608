// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/url.h"
#include "ui/urllist/judging.h"

#include <QString>
#include <QTest>

#include <random>

using namespace crawlright;
using urllist::Judging;
using urllist::Setting;

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
    static constexpr std::string_view names[] = {"*", "Googlebot", "GPTBot", "bingbot", "Bingbot"};
    std::string file;
    for (std::size_t groups = random() % 4; groups > 0; --groups) {
        file += "User-agent: " + std::string(names[random() % std::size(names)]) + "\n";
        for (std::size_t rules = random() % 5; rules > 0; --rules)
            file += (random() % 3 == 0 ? "Allow: " : "Disallow: ") + randomPath(random) + "\n";
    }
    return file;
}

urllist::UrlTablePtr randomTable(Random& random, std::size_t rows)
{
    auto table = std::make_shared<urllist::UrlTable>();
    for (std::size_t i = 0; i < rows; ++i)
        if (!table->loaded.urls.append(randomPath(random)))
            qFatal("the list is full");
    table->order = urls::PathOrder(table->loaded.urls);
    return table;
}

/// Judged anew, row by row.
rules::Decision decisionOf(const session::Analysis& analysis, const crawlers::Crawler& crawler,
                           std::string_view url)
{
    const dialects::Dialect& dialect = dialects::get(crawler.dialect);
    return rules::compile(analysis.document, dialect, crawler.agent)
        .match(access::prepare(url, dialect));
}

QString difference(const Judging& judging)
{
    const Setting& setting = judging.setting();
    for (std::size_t i = 0; i < setting.crawlers.size(); ++i) {
        const verdicts::Column& column = judging.columns()[judging.columnOf(i)];
        for (urls::Row row = 0; row < judging.table().loaded.urls.size(); ++row) {
            const std::string_view url = judging.table().loaded.urls[row];
            const auto now = decisionOf(*setting.now, setting.crawlers[i], url);
            const auto before = decisionOf(*setting.baseline, setting.crawlers[i], url);
            if (column.at(row).verdict == now.verdict &&
                column.baselineAt(row).verdict == before.verdict)
                continue;
            return QString::fromStdString(setting.crawlers[i].text + ' ' + std::string(url) + "\n" +
                                          std::string(setting.now->document.bytes()) +
                                          "-- baseline --\n" +
                                          std::string(setting.baseline->document.bytes()));
        }
    }
    return {};
}

std::vector<crawlers::Crawler> someCrawlers(Random& random)
{
    static constexpr std::string_view names[] = {"Googlebot", "GPTBot",     "bingbot",
                                                 "OtherBot",  "Yandex",     "AdsBot-Google",
                                                 "CCBot",     "Bytespider", "Googlebot-Image"};
    std::vector<crawlers::Crawler> crawlers;
    for (const std::string_view name : names)
        if (random() % 2 == 0)
            crawlers.push_back(crawlers::builtIn().resolve(name));
    return crawlers;
}

} // namespace

class JudgingTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void alikeShareAColumn();
    void partsAndMeetsAgain();
    void anyWayIsAsJudgedAnew();
    void seenRowsFirst();
    void shortStepsWhateverTheRules();
    void withoutCrawlers();
};

void JudgingTest::alikeShareAColumn()
{
    Random random(1);
    const auto analysis = session::analyse("User-agent: GPTBot\nDisallow: /\n", 1);
    Judging judging(randomTable(random, 10));
    Setting setting{analysis, analysis, {}};
    for (const char* name : {"Googlebot", "Googlebot-Image", "GPTBot"})
        setting.crawlers.push_back(crawlers::builtIn().resolve(name));
    judging.set(setting);
    QCOMPARE(judging.columns().size(), 2UZ);
    QCOMPARE(judging.columnOf(0), judging.columnOf(1));
    QCOMPARE_NE(judging.columnOf(0), judging.columnOf(2));
}

// A group of its own takes a crawler out of the column it shared, with its baseline.
void JudgingTest::partsAndMeetsAgain()
{
    Random random(2);
    const auto opened = session::analyse("User-agent: *\nDisallow: /a\n", 1);
    const auto parted =
        session::analyse("User-agent: *\nDisallow: /a\nUser-agent: CCBot\nDisallow: /b\n", 2);
    Setting setting{opened, opened, {}};
    for (const char* name : {"GPTBot", "CCBot"})
        setting.crawlers.push_back(crawlers::builtIn().resolve(name));
    Judging judging(randomTable(random, 500));
    judging.set(setting);
    QCOMPARE(judging.columns().size(), 1UZ);
    while (judging.step()) {
    }
    setting.now = parted;
    judging.set(setting);
    QCOMPARE(judging.columns().size(), 2UZ);
    while (judging.step()) {
    }
    QCOMPARE(difference(judging), QString());
    QCOMPARE_GT(judging.columns()[judging.columnOf(1)].totals().tally.flips.allowed, 0U);
    QCOMPARE(judging.columns()[judging.columnOf(0)].totals().tally.flips, verdicts::Flips{});
    setting.now = opened;
    judging.set(setting);
    while (judging.step()) {
    }
    QCOMPARE(judging.columns().size(), 1UZ);
    QCOMPARE(judging.columns()[0].totals().tally.flips, verdicts::Flips{});
}

void JudgingTest::anyWayIsAsJudgedAnew()
{
    Random random(3);
    int compared = 0;
    for (int list = 0; list < 25; ++list) {
        Judging judging(randomTable(random, 60));
        const auto first = session::analyse(randomFile(random), 1);
        Setting setting{first, first, someCrawlers(random)};
        for (int edit = 0; edit < 25; ++edit) {
            judging.set(setting);
            if (random() % 3 != 0) { // else the next edit comes before all is judged
                while (judging.step()) {
                }
                QCOMPARE(judging.waiting(), 0UZ);
                QCOMPARE(difference(judging), QString());
                ++compared;
            }
            const auto kind = random() % 8;
            if (kind < 6)
                setting.now = session::analyse(randomFile(random), 2 + static_cast<quint64>(edit));
            else if (kind == 6)
                setting.baseline = setting.now;
            else
                setting.crawlers = someCrawlers(random);
        }
    }
    QCOMPARE_GT(compared, 300);
}

void JudgingTest::seenRowsFirst()
{
    Random random(4);
    const auto opened = session::analyse("", 1);
    const auto edited = session::analyse("User-agent: *\nDisallow: /\n", 2);
    Setting setting{opened, opened, {crawlers::builtIn().resolve("Googlebot")}};
    Judging judging(randomTable(random, 1000));
    judging.set(setting);
    while (judging.step()) {
    }
    setting.now = edited;
    judging.set(setting);
    const std::array<urls::Row, 2> seen{998, 7};
    judging.judgeAtOnce(seen);
    for (const urls::Row row : seen)
        QCOMPARE(judging.columns()[0].at(row).verdict, rules::Verdict::Disallow);
    QCOMPARE_GT(judging.waiting(), 0UZ);
}

// Else the next key waits, and the window when it is closed.
void JudgingTest::shortStepsWhateverTheRules()
{
    std::string stars;
    for (int i = 0; i < 200; ++i)
        stars += "*a";
    // The URLs have each byte that these ask for, and only their end shows that they do not match.
    std::string robots = "User-agent: *\n";
    for (int i = 0; i < 100; ++i)
        robots += "Disallow: /" + stars + "*b" + std::to_string(i) + "\n";
    auto table = std::make_shared<urllist::UrlTable>();
    for (int i = 0; i < 20'000; ++i)
        QVERIFY(table->loaded.urls.append("/b0123456789" + std::string(500, 'a')));
    table->order = urls::PathOrder(table->loaded.urls);
    Judging judging(table);
    const auto analysis = session::analyse(robots, 1);
    judging.set({analysis, analysis, {crawlers::builtIn().resolve("Googlebot")}});
    QVERIFY(judging.step());
    QCOMPARE_GT(judging.waiting(), 10'000UZ);
}

void JudgingTest::withoutCrawlers()
{
    Random random(5);
    const auto analysis = session::analyse("", 1);
    Judging judging(randomTable(random, 3));
    judging.set({analysis, analysis, {}});
    QVERIFY(!judging.step());
    QCOMPARE(judging.columns().size(), 0UZ);
}

QTEST_GUILESS_MAIN(JudgingTest)
#include "tst_judging.moc"
