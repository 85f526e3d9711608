// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/verdicts/column.h"
#include "tests/bench/heap.h"
#include "tests/bench/inputs.h"
#include "tests/bench/million.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <random>
#include <thread>

/// How long after an edit the counts of a million URLs are true again, for three crawlers: the file
/// is parsed, its rules are compiled, the rows that may have changed are judged on two threads, and
/// counts and flips are taken. Prints what it measured.
namespace {

using namespace crawlright;
using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;
using Random = std::mt19937_64;

/// Of a file the beginnings of its rule lines.
std::vector<std::size_t> ruleLines(const std::string& robots)
{
    const syntax::Document document = syntax::parse(robots);
    std::vector<std::size_t> begins;
    for (const syntax::Line& line : document.lines())
        if (syntax::isRule(line.name.field))
            begins.push_back(line.begin);
    return begins;
}

/// The script: 40 path characters, 20 new rules, 20 deleted rules, 10 user-agent lines, and
/// `Disallow: /` ten times put in or taken out.
class Script {
public:
    explicit Script(std::string robots)
        : m_robots(std::move(robots))
    {
    }

    const char* edit(int number, Random& random)
    {
        const int kind = number % 10;
        const std::vector<std::size_t> lines = ruleLines(m_robots);
        const std::size_t begin = lines[random() % lines.size()];
        const std::size_t end = m_robots.find('\n', begin);
        if (kind < 4) {
            m_robots.insert(end, 1, static_cast<char>('a' + random() % 26));
            return "path character";
        }
        if (kind < 6) {
            const std::string line = m_robots.substr(begin, end - begin);
            m_robots.insert(begin, line.substr(0, line.rfind('/') + 1) + "new\n");
            return "new rule";
        }
        if (kind < 8) {
            m_robots.erase(begin, end + 1 - begin);
            return "deleted rule";
        }
        if (kind == 8) {
            m_robots.insert(begin, "User-agent: SomeBot\n");
            return "user-agent line";
        }
        toggle();
        return "Disallow: /";
    }

    [[nodiscard]] const std::string& robots() const { return m_robots; }

private:
    void toggle()
    {
        const std::string all = "Disallow: /\n";
        const std::size_t first = ruleLines(m_robots).front();
        if (m_robots.compare(first, all.size(), all) == 0)
            m_robots.erase(first, all.size());
        else
            m_robots.insert(first, all);
    }

    std::string m_robots;
};

struct Table {
    std::vector<crawlers::Crawler> crawlers;
    std::vector<verdicts::Column> columns;

    /// Ends when every count is true again.
    std::size_t update(const std::string& robots)
    {
        const syntax::Document document = syntax::parse(robots);
        runOnTwoThreads(columns.size(), [&](std::size_t i) {
            columns[i].setRules(bench::rulesFor(document, crawlers[i]));
        });
        std::size_t judged = 0;
        for (verdicts::Column& column : columns) {
            judged += column.waiting();
            constexpr urls::Row partSize = 1U << 14U;
            runOnTwoThreads((column.size() + partSize - 1) / partSize, [&](std::size_t part) {
                const auto begin = static_cast<urls::Row>(part * partSize);
                column.judge(begin, std::min(column.size(), begin + partSize));
            });
        }
        runOnTwoThreads(columns.size(), [&](std::size_t i) {
            columns[i].settle();
            counted += columns[i].totals().tally.blocked;
        });
        return judged;
    }

    static void runOnTwoThreads(std::size_t count, const std::function<void(std::size_t)>& work)
    {
        std::atomic<std::size_t> next = 0;
        const auto run = [&] {
            for (std::size_t i = next++; i < count; i = next++)
                work(i);
        };
        std::jthread other(run);
        run();
    }

    std::atomic<std::size_t> counted = 0; // so that nothing is left out
};

void report(const char* what, std::vector<double> times)
{
    std::ranges::sort(times);
    std::printf("%s: median %.1f ms, worst %.1f ms\n", what, times[times.size() / 2], times.back());
}

int measure()
{
    const std::string robots = bench::corpusFile("docs.oracle.com");
    if (robots.empty()) {
        std::printf("no corpus: set CRAWLRIGHT_CORPUS\n");
        return 0;
    }
    Random random(1);
    const std::size_t before = bench::liveHeapBytes();
    const urls::UrlList list = bench::millionUrls(robots, random);
    const auto sortStart = Clock::now();
    const urls::PathOrder order(list);
    std::printf("%u URLs, %.1f MB of text; sorted in %.0f ms\n", list.size(),
                static_cast<double>(list.textSize()) / 1e6,
                Milliseconds(Clock::now() - sortStart).count());
    Table table;
    for (const char* name : {"Googlebot", "bingbot", "GPTBot"}) {
        table.crawlers.push_back(crawlers::builtIn().resolve(name));
        table.columns.emplace_back(list, order);
    }
    const auto start = Clock::now();
    table.update(robots);
    for (verdicts::Column& column : table.columns)
        column.keepAsBaseline();
    std::printf("first verdicts of %zu crawlers in %.0f ms; beyond the text %.1f bytes a row\n",
                table.columns.size(), Milliseconds(Clock::now() - start).count(),
                static_cast<double>(bench::liveHeapBytes() - before - list.textSize()) /
                    static_cast<double>(list.size()));
    Script script(robots);
    std::vector<double> times;
    std::vector<double> cpuTimes;
    for (int i = 0; i < 100; ++i) {
        const char* kind = script.edit(i, random);
        const auto editStart = Clock::now();
        const std::clock_t cpuStart = std::clock();
        const std::size_t judged = table.update(script.robots());
        times.push_back(Milliseconds(Clock::now() - editStart).count());
        cpuTimes.push_back(1e3 * static_cast<double>(std::clock() - cpuStart) / CLOCKS_PER_SEC);
        std::printf("%-16s %8.1f ms, %8.1f ms of both cores, %zu rows judged\n", kind, times.back(),
                    cpuTimes.back(), judged);
    }
    report("new counts after", std::move(times));
    report("time of both cores", std::move(cpuTimes));
    return table.counted > 0 ? 0 : 1;
}

} // namespace

int main()
{
    return measure();
}
