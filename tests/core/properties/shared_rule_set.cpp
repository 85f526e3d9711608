// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/url.h"
#include "core/rules/explain.h"
#include "tests/core/properties/property.h"

#include <atomic>
#include <thread>
#include <vector>

/// One Document and its RuleSets, read by several threads at once without a lock; the thread
/// sanitizer's preset is where this says most.
namespace {

using namespace crawlright;

constexpr std::size_t threadCount = 4;

std::vector<rules::RuleSet> setsOf(const syntax::Document& document)
{
    std::vector<rules::RuleSet> sets;
    for (const dialects::Dialect& dialect : dialects::all())
        sets.push_back(rules::compile(document, dialect, {.names = {"foo"}}));
    return sets;
}

std::vector<rules::Decision> decisions(const std::vector<rules::RuleSet>& sets,
                                       const std::vector<std::string>& urls)
{
    std::vector<rules::Decision> out;
    for (const rules::RuleSet& set : sets) {
        const dialects::Dialect& dialect = dialects::get(set.dialect());
        for (const std::string& url : urls)
            out.push_back(set.match(access::prepare(url, dialect)));
    }
    return out;
}

} // namespace

int main()
{
    reference::RandomRobots random(6);
    properties::Property property("threads that share RuleSets decide as one thread does");
    for (int i = 0; i < 200; ++i) {
        const syntax::Document document = syntax::parse("user-agent:foo\n" + random.file());
        const std::vector<rules::RuleSet> sets = setsOf(document);
        std::vector<std::string> urls;
        for (int n = 0; n < 20; ++n)
            urls.push_back(random.url());
        const std::vector<rules::Decision> wanted = decisions(sets, urls);
        std::atomic<std::size_t> agreeing = 0;
        {
            std::vector<std::jthread> threads;
            for (std::size_t t = 0; t < threadCount; ++t) {
                threads.emplace_back([&] {
                    const auto again = decisions(setsOf(document), urls);
                    agreeing += decisions(sets, urls) == wanted && again == wanted ? 1 : 0;
                });
            }
        }
        property.tryOn(agreeing == threadCount, document.bytes());
    }
    return property.report() ? 0 : 1;
}
