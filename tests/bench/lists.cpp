// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/verdicts/line_counts.h"
#include "core/verdicts/log_hits.h"
#include "core/verdicts/query.h"
#include "core/verdicts/tree.h"
#include "tests/bench/heap.h"
#include "tests/bench/inputs.h"
#include "tests/bench/million.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <functional>
#include <optional>

/// What is asked of a million URLs with three crawlers: how long it takes, on one core, and how
/// long it goes between two looks at whether it should stop. Prints what it measured.
namespace {

using namespace crawlright;
using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;
using urls::Row;
using verdicts::Query;
using verdicts::Sort;

/// Milliseconds of a core, which others do not lengthen.
double cpuNow()
{
    return 1e3 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// Prints how long something takes; it is given a Stop that never stops.
void measure(const char* what, const std::function<std::size_t(const urls::Stop&)>& work)
{
    const auto start = Clock::now();
    const double cpuStart = cpuNow();
    double last = cpuStart;
    double longest = 0;
    const std::size_t count = work([&] {
        longest = std::max(longest, cpuNow() - last);
        last = cpuNow();
        return false;
    });
    const double end = cpuNow();
    std::printf("%-44s %7.1f ms, %6.1f ms of a core, asks after %4.1f ms at most: %zu\n", what,
                Milliseconds(Clock::now() - start).count(), end - cpuStart,
                std::max(longest, end - last), count);
}

/// Memory taken since a moment, in bytes for each row.
class Memory {
public:
    explicit Memory(std::size_t rows)
        : m_rows(rows)
    {
    }
    void report(const char* what, std::size_t textSize = 0)
    {
        const std::size_t now = bench::liveHeapBytes();
        std::printf("%-44s %7.2f bytes a row\n", what,
                    static_cast<double>(now - m_before - textSize) / static_cast<double>(m_rows));
        m_before = now;
    }

private:
    std::size_t m_rows;
    std::size_t m_before = bench::liveHeapBytes();
};

/// Does parts of the rows in turn, asking in between.
std::size_t inParts(Row size, const urls::Stop& stop, const std::function<void(Row, Row)>& work)
{
    constexpr Row partSize = 1U << 14U;
    for (Row begin = 0; begin < size && !stop(); begin += std::min(partSize, size - begin))
        work(begin, begin + std::min(partSize, size - begin));
    return size;
}

struct Lists {
    urls::UrlList list;
    urls::PathOrder order;
    std::vector<verdicts::Column> columns;
    std::vector<std::shared_ptr<const rules::RuleSet>> rules;
};

void makeColumns(Lists& lists, const std::string& robots)
{
    const syntax::Document document = syntax::parse(robots);
    const syntax::Document other = syntax::parse("User-agent: *\nDisallow: /*1\n\n" + robots);
    std::vector<std::shared_ptr<const rules::RuleSet>> before;
    for (const char* name : {"Googlebot", "bingbot", "GPTBot"}) {
        const crawlers::Crawler crawler = crawlers::builtIn().resolve(name);
        lists.rules.push_back(bench::rulesFor(document, crawler));
        before.push_back(bench::rulesFor(other, crawler));
    }
    Memory memory(lists.list.size());
    for (std::size_t i = 0; i < before.size(); ++i) {
        verdicts::Column& column = lists.columns.emplace_back(lists.list, lists.order);
        for (const auto& rules : {before[i], lists.rules[i]}) {
            column.setRules(rules);
            column.judge(0, column.size());
            column.settle();
            if (rules == before[i])
                column.keepAsBaseline();
        }
    }
    memory.report("three columns");
}

void measureQueries(const Lists& lists)
{
    const auto ask = [&](const char* what, const Query& query) {
        measure(what, [&](const urls::Stop& stop) {
            return verdicts::select(query, lists.list, lists.order, lists.columns, stop)->size();
        });
    };
    ask("all rows", {});
    ask("by path, turned round", {.sort = Sort::Path, .descending = true});
    ask("by verdict", {.sort = Sort::Verdict});
    ask("by deciding line of one crawler", {.column = 1, .sort = Sort::Line});
    ask("by deciding line of any", {.sort = Sort::Line});
    ask("changed first", {.sort = Sort::Changed});
    ask("newly allowed", {.verdict = rules::Verdict::Allow, .changedOnly = true});
    ask("text, by path", {.text = "dAtA", .sort = Sort::Path});
    ask("text that is nowhere", {.text = "no such text"});
}

void measureTree(const char* what, const Lists& lists, urls::ChildQuery::Sort sort)
{
    const urls::PathNode root = urls::rootOf(lists.list, lists.order);
    measure(what, [&](const urls::Stop& stop) {
        const auto level =
            verdicts::levelOf(root, {.sort = sort}, lists.list, lists.order, lists.columns, stop);
        return level->children.total;
    });
}

void measureRows(const Lists& lists)
{
    std::optional<urls::Repeats> repeats;
    measure("rows that repeat others", [&](const urls::Stop& stop) {
        repeats = urls::Repeats::of(lists.list, stop);
        return repeats->count();
    });
    verdicts::LineCounts lines(*repeats, lists.columns);
    measure("distinct URLs of each line", [&](const urls::Stop& stop) {
        return inParts(lists.list.size(), stop, [&](Row begin, Row end) { lines.add(begin, end); });
    });
    verdicts::LogHits hits(lists.rules);
    std::vector<std::uint32_t> agents(lists.list.size());
    for (Row row = 0; row < lists.list.size(); ++row)
        agents[row] = row % 3;
    const std::vector<std::uint32_t> readerOf{0, 1, 2};
    measure("hits of a log by line", [&](const urls::Stop& stop) {
        inParts(lists.list.size(), stop,
                [&](Row begin, Row end) { hits.add(lists.list, agents, readerOf, begin, end); });
        return hits.sorted().size();
    });
}

/// A million pages in one folder.
void measureFlat()
{
    Lists lists;
    for (int i = 0; i < 1'000'000; ++i)
        (void)lists.list.append("/folder?page=" + std::to_string(i));
    lists.order = urls::PathOrder(lists.list);
    measureTree("tree: a million pages of one folder, by name", lists,
                urls::ChildQuery::Sort::Name);
    measureTree("tree: the same, by count", lists, urls::ChildQuery::Sort::Count);
}

/// Every level of a path of ten thousand folders.
void measureDeep()
{
    Lists lists;
    std::string path = "/";
    for (int i = 0; i < 10'000; ++i)
        path += "a/";
    for (int i = 0; i < 10; ++i)
        (void)lists.list.append(path + std::to_string(i));
    lists.order = urls::PathOrder(lists.list);
    measure("tree: ten thousand folders in each other", [&](const urls::Stop& stop) {
        urls::PathNode node = urls::rootOf(lists.list, lists.order);
        std::size_t levels = 0;
        while (node.kind == urls::PathNode::Kind::Folder && !stop()) {
            ++levels;
            node = urls::childrenOf(node, {}, lists.list, lists.order, stop)->nodes.front();
        }
        return levels;
    });
}

int run()
{
    const std::string robots = bench::corpusFile("docs.oracle.com");
    if (robots.empty()) {
        std::printf("no corpus: set CRAWLRIGHT_CORPUS\n");
        return 0;
    }
    std::mt19937_64 random(1);
    Lists lists;
    Memory memory(1'000'000);
    lists.list = bench::millionUrls(robots, random);
    memory.report("list beyond its text", lists.list.textSize());
    measure("order by path", [&](const urls::Stop& stop) {
        lists.order = *urls::PathOrder::of(lists.list, stop);
        return lists.order.rows().size();
    });
    memory.report("order by path");
    makeColumns(lists, robots);
    memory = Memory(lists.list.size());
    const auto view = verdicts::select({.sort = Sort::Path}, lists.list, lists.order, {});
    memory.report("one view");
    measureQueries(lists);
    measureTree("tree: children of /, by name", lists, urls::ChildQuery::Sort::Name);
    measureTree("tree: children of /, by count", lists, urls::ChildQuery::Sort::Count);
    measureRows(lists);
    measureFlat();
    measureDeep();
    return view ? 0 : 1;
}

} // namespace

int main()
{
    return run();
}
