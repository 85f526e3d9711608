// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/url.h"
#include "core/rules/rule_set.h"
#include "tests/bench/heap.h"
#include "tests/bench/inputs.h"
#include "tests/core/reference/google_parser.h"

#include <benchmark/benchmark.h>

/// Rows of the table: `<work>/core` and `<work>/reference`, in things a second.
namespace {

using namespace crawlright;

const dialects::Dialect& dialect()
{
    return dialects::get(dialects::Id::GoogleParser);
}

rules::RuleSet compiled(const std::string& robots)
{
    return rules::compile(syntax::parse(robots), dialect(), {.names = {"Googlebot"}});
}

bool skipWithout(benchmark::State& state, bool has)
{
    if (!has)
        state.SkipWithError("no corpus: set CRAWLRIGHT_CORPUS");
    return !has;
}

void match(benchmark::State& state, const bench::Site& site)
{
    if (skipWithout(state, !site.urls.empty()))
        return;
    const rules::RuleSet rules = compiled(site.robots);
    std::string path;
    std::size_t next = 0;
    for (auto _ : state) {
        access::prepareInto(path, site.urls[next], dialect());
        benchmark::DoNotOptimize(rules.match(path));
        next = next + 1 == site.urls.size() ? 0 : next + 1;
    }
    state.SetItemsProcessed(state.iterations());
}

void matchSlowly(benchmark::State& state, const bench::Site& site)
{
    if (skipWithout(state, !site.urls.empty()))
        return;
    std::size_t next = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(reference::judge(site.robots, "Googlebot", site.urls[next]));
        next = next + 1 == site.urls.size() ? 0 : next + 1;
    }
    state.SetItemsProcessed(state.iterations());
}

void smallFiles(benchmark::State& state)
{
    const auto& sites = bench::smallSites();
    if (skipWithout(state, !sites.empty()))
        return;
    std::int64_t count = 0;
    std::string path;
    for (auto _ : state) {
        for (const bench::Site& site : sites) {
            const rules::RuleSet rules = compiled(site.robots);
            for (const std::string& url : site.urls) {
                access::prepareInto(path, url, dialect());
                benchmark::DoNotOptimize(rules.match(path));
            }
            count += static_cast<std::int64_t>(site.urls.size());
        }
    }
    state.SetItemsProcessed(count);
}

void smallFilesSlowly(benchmark::State& state)
{
    const auto& sites = bench::smallSites();
    if (skipWithout(state, !sites.empty()))
        return;
    std::int64_t count = 0;
    std::size_t next = 0;
    for (auto _ : state) {
        const bench::Site& site = sites[next];
        for (const std::string& url : site.urls)
            benchmark::DoNotOptimize(reference::judge(site.robots, "Googlebot", url));
        count += static_cast<std::int64_t>(site.urls.size());
        next = (next + 1) % sites.size();
    }
    state.SetItemsProcessed(count);
}

void parse(benchmark::State& state)
{
    if (skipWithout(state, !bench::corpus().empty()))
        return;
    std::int64_t bytes = 0;
    for (auto _ : state) {
        for (const std::string& robots : bench::corpus()) {
            benchmark::DoNotOptimize(syntax::parse(robots));
            bytes += static_cast<std::int64_t>(robots.size());
        }
    }
    state.SetBytesProcessed(bytes);
}

void parseSlowly(benchmark::State& state)
{
    if (skipWithout(state, !bench::corpus().empty()))
        return;
    std::int64_t bytes = 0;
    for (auto _ : state) {
        for (const std::string& robots : bench::corpus()) {
            benchmark::DoNotOptimize(reference::countFields(robots));
            bytes += static_cast<std::int64_t>(robots.size());
        }
    }
    state.SetBytesProcessed(bytes);
}

void makeRuleSet(benchmark::State& state)
{
    const std::string robots = bench::corpusFile("docs.oracle.com");
    if (skipWithout(state, !robots.empty()))
        return;
    const syntax::Document document = syntax::parse(robots);
    const rules::Agent agent{.names = {"Googlebot"}};
    const std::size_t before = bench::liveHeapBytes();
    const rules::RuleSet kept = rules::compile(document, dialect(), agent);
    const auto size = static_cast<double>(bench::liveHeapBytes() - before);
    for (auto _ : state)
        benchmark::DoNotOptimize(rules::compile(document, dialect(), agent));
    state.counters["rules"] = static_cast<double>(kept.rules().size());
    state.counters["MB"] = size / 1e6;
    state.SetItemsProcessed(state.iterations());
}

#define CRAWLRIGHT_MATCH_ROW(name, site)                                                           \
    BENCHMARK_CAPTURE(match, name, site)->Name(#name "/core");                                     \
    BENCHMARK_CAPTURE(matchSlowly, name, site)->Name(#name "/reference")

CRAWLRIGHT_MATCH_ROW(oracle_urls, bench::oracle());
CRAWLRIGHT_MATCH_ROW(many_stars_urls, bench::manyStars());
CRAWLRIGHT_MATCH_ROW(open_stars_urls, bench::openStars());
CRAWLRIGHT_MATCH_ROW(almost_found_urls, bench::almostFound());
BENCHMARK(smallFiles)->Name("small_files_urls/core");
BENCHMARK(smallFilesSlowly)->Name("small_files_urls/reference");
BENCHMARK(parse)->Name("parse_corpus_bytes/core");
BENCHMARK(parseSlowly)->Name("parse_corpus_bytes/reference");
BENCHMARK(makeRuleSet)->Name("make_rule_set/core")->Unit(benchmark::kMillisecond);

} // namespace
