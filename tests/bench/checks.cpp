// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/bench/checks.h"

#include "core/checks/finding.h"
#include "core/checks/semantic/semantics.h"
#include "tests/bench/inputs.h"

#include <array>
#include <benchmark/benchmark.h>
#include <string>

namespace crawlright::bench {

namespace {

/// A file of one head and many lines; in a line `@` is its number in decimal digits, `~` a word
/// made of it.
struct Hard {
    const char* name;
    const char* head;
    const char* line;
};

constexpr std::array hardFiles = {
    Hard{"rules", "User-agent: *\n", "Disallow: /~/@/\n"},
    Hard{"rules_within_one", "User-agent: *\nDisallow: /a\n", "Disallow: /a@\n"},
    Hard{"rules_both_kinds", "User-agent: *\n", "Disallow: /~/\nAllow: /~/@\n"},
    Hard{"same_rule", "User-agent: *\n", "Disallow: /a/\n"},
    Hard{"same_rule_but_case", "User-agent: *\n", "Disallow: /a@\nDisallow: /A@\n"},
    Hard{"empty_rules", "User-agent: *\n", "Allow:\n"},
    Hard{"stars_in_front", "User-agent: *\nAllow: /a\n", "Disallow: /*~\n"},
    Hard{"stars_within", "User-agent: *\nAllow: /*q\n", "Disallow: /~*@*b$\n"},
    Hard{"stars_both_kinds", "User-agent: *\n", "Disallow: /*~\nAllow: /*@*\n"},
    Hard{"stars_only", "User-agent: *\n", "Disallow: /*a*b*@\n"},
    Hard{"short_words", "User-agent: *\n", "Disallow: /test\nDisallow: /*id=\n"},
    Hard{"groups", "", "User-agent: ~\nDisallow: /@\n\n"},
    Hard{"groups_alike", "", "User-agent: ~\nDisallow: /a\nDisallow: /b\n\n"},
    Hard{"groups_of_one_name", "", "User-agent: a\nDisallow: /@\n\n"},
    Hard{"groups_for_all", "", "User-agent: *\nDisallow: /@\n\n"},
    Hard{"groups_beside_star", "User-agent: *\nDisallow: /x\nDisallow: /y*z\n\n",
         "User-agent: ~\nDisallow: /@\n\n"},
    Hard{"groups_and_star_rules", "User-agent: *\n", nullptr},
    Hard{"groups_without_rules", "", "User-agent: ~\nCrawl-delay: 1\n"},
    Hard{"agents_of_one_group", "", "User-agent: ~\n"},
    Hard{"agents_misspelled", "", "User-agent: gogle~\nDisallow: /\n"},
    Hard{"agents_past_the_token", "", "User-agent: a.@\nDisallow: /\n"},
    Hard{"sitemaps", "User-agent: *\nDisallow: /a\n", "Sitemap: https://example.com/@.xml\n"},
    Hard{"same_sitemap", "", "Sitemap: https://example.com/a.xml\n"},
    Hard{"sitemaps_not_absolute", "", "Sitemap: /@.xml\n"},
    Hard{"comments", "User-agent: *\nDisallow: /a\n", "# about ~ number @\n"},
    Hard{"commented_rules", "User-agent: *\nDisallow: /a\n", "# Disallow: /@\n\n"},
    Hard{"noindex_comments", "User-agent: *\n", "# remove from index\nDisallow: /@\n"},
    Hard{"blank_lines", "User-agent: *\n", "Disallow: /@\n\n"},
    Hard{"orphans", "", "Disallow: /@\n"},
    Hard{"delays", "User-agent: *\n", "Crawl-delay: @\n"},
    Hard{"hosts", "", "Host: ~.example.com\n"},
    Hard{"clean_params", "", "Clean-param: ~ /@\n"},
    Hard{"content_signals", "User-agent: *\n", "Content-Signal: ~=yes\n"},
    Hard{"deprecated", "User-agent: *\n", "Noindex: /@\n"},
    Hard{"typos", "", "Dsalow: /@\n"},
    Hard{"no_colon", "", "no colon in line\n"},
    Hard{"unknown", "", "~field: @\n"},
    Hard{"escapes", "User-agent: *\n", "Disallow: /%7e@%zz\n"},
    Hard{"bad_bytes", "User-agent: *\n", "Disallow: /\xE9@\n"},
    Hard{"invisible", "User-agent: *\n", "Disallow: /\xE2\x80\x8B@\n"},
};

void append(std::string& text, const char* line, int number)
{
    for (const char* c = line; *c != '\0'; ++c) {
        if (*c == '@') {
            text += std::to_string(number);
        } else if (*c == '~') {
            for (int rest = number + 26; rest > 0; rest /= 26)
                text += static_cast<char>('a' + rest % 26);
        } else {
            text += *c;
        }
    }
}

std::string made(const Hard& hard, int lines)
{
    std::string text = hard.head;
    if (!hard.line) { // a half for `*`, the other half groups that lack it
        for (int i = 0; i < lines / 2; ++i)
            append(text, "Disallow: /~\n", i);
        for (int i = 0; i < lines / 2; ++i)
            append(text, "User-agent: ~\nDisallow: /x\n", i);
        return text;
    }
    for (int i = 0; i < lines; ++i)
        append(text, hard.line, i);
    return text;
}

void checkLinear(benchmark::State& state, const std::string& robots)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(checks::check(syntax::parse(robots)));
}

void checkAll(benchmark::State& state, const std::string& robots)
{
    for (auto _ : state) {
        const syntax::Document document = syntax::parse(robots);
        benchmark::DoNotOptimize(checks::check(document));
        benchmark::DoNotOptimize(checks::checkSemantics(document));
    }
}

} // namespace

void registerChecks()
{
    const auto add = [](const std::string& name, auto check, auto make) {
        const auto run = [check, make](benchmark::State& state) {
            const std::string robots = make();
            if (robots.empty())
                state.SkipWithError("no corpus: set CRAWLRIGHT_CORPUS");
            else
                check(state, robots);
        };
        benchmark::RegisterBenchmark(name.c_str(), run)->Unit(benchmark::kMillisecond);
    };
    const auto oracle = [] { return corpusFile("docs.oracle.com"); };
    add("checks/oracle/linear", checkLinear, oracle);
    add("checks/oracle/all", checkAll, oracle);
    for (const Hard& hard : hardFiles)
        for (const int lines : {fewLines, manyLines})
            add("checks/" + std::string(hard.name) + '/' + std::to_string(lines), checkAll,
                [&hard, lines] { return made(hard, lines); });
}

} // namespace crawlright::bench
