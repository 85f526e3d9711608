// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/urllist/difference.h"

#include <algorithm>
#include <map>
#include <utility>

namespace crawlright::urllist {

namespace {

constexpr urls::Row sliceRows = 16'384;

bool judgeAll(verdicts::Column& column, const UrlWorker::IsStopped& isStopped)
{
    for (urls::Row begin = 0; begin < column.size(); begin += sliceRows) {
        if (isStopped())
            return false;
        column.judge(begin, std::min(column.size(), begin + sliceRows));
    }
    column.settle();
    return true;
}

/// The ways in which a row flips for some crawler, as bits.
enum Way : std::uint8_t { ToAllowed = 1, ToBlocked = 2, ToUndefined = 4 };

Way wayTo(rules::Verdict verdict)
{
    switch (verdict) {
    case rules::Verdict::Allow:
        return ToAllowed;
    case rules::Verdict::Disallow:
        return ToBlocked;
    case rules::Verdict::Undefined:
        break;
    }
    return ToUndefined;
}

class Counter {
public:
    explicit Counter(const urls::UrlList& urls)
        : m_urls(urls)
        , m_ways(urls.size())
    {
    }

    verdicts::Flips count(const verdicts::Column& column, std::size_t crawler)
    {
        verdicts::Flips flips;
        verdicts::Flips shown;
        for (urls::Row row = 0; row < column.size(); ++row) {
            if (!column.isFlipped(row))
                continue;
            const rules::Verdict before = column.baselineAt(row).verdict;
            const rules::Verdict after = column.at(row).verdict;
            flips.add(after, before);
            m_ways[row] = static_cast<std::uint8_t>(m_ways[row] | wayTo(after));
            if (isRare(shown, after)) {
                shown.add(after, before);
                m_examples.push_back({std::string(m_urls[row]), crawler, before, after});
            }
        }
        return flips;
    }

    [[nodiscard]] Difference result(std::vector<verdicts::Flips> byCrawler)
    {
        Difference difference{.urls = m_urls.size(), .byCrawler = std::move(byCrawler)};
        for (const std::uint8_t ways : m_ways) {
            difference.flips.allowed += (ways & ToAllowed) != 0 ? 1 : 0;
            difference.flips.blocked += (ways & ToBlocked) != 0 ? 1 : 0;
            difference.flips.undefined += (ways & ToUndefined) != 0 ? 1 : 0;
        }
        difference.examples = std::move(m_examples);
        sortExamples(difference.examples);
        return difference;
    }

private:
    static bool isRare(const verdicts::Flips& shown, rules::Verdict verdict)
    {
        switch (verdict) {
        case rules::Verdict::Allow:
            return shown.allowed < mostExamples;
        case rules::Verdict::Disallow:
            return shown.blocked < mostExamples;
        case rules::Verdict::Undefined:
            break;
        }
        return shown.undefined < mostExamples;
    }

    const urls::UrlList& m_urls;
    std::vector<std::uint8_t> m_ways; // by row
    std::vector<FlippedUrl> m_examples;
};

} // namespace

void sortExamples(std::vector<FlippedUrl>& examples)
{
    const auto rankOf = [](const FlippedUrl& example) {
        return example.after == rules::Verdict::Disallow ? 0
               : example.after == rules::Verdict::Allow  ? 1
                                                         : 2;
    };
    std::ranges::stable_sort(examples, {}, rankOf);
    std::vector<FlippedUrl> some; // each URL once
    for (FlippedUrl& example : examples) {
        if (some.size() < mostExamples &&
            !std::ranges::contains(some, example.url, &FlippedUrl::url))
            some.push_back(std::move(example));
    }
    examples = std::move(some);
}

session::AnalysisPtr readAs(std::string bytes)
{
    auto analysis = std::make_shared<session::Analysis>();
    analysis->document = syntax::parse(std::move(bytes));
    for (const dialects::Dialect& dialect : dialects::all())
        analysis->groups.at(static_cast<std::size_t>(dialect.id)) =
            rules::groupsOf(analysis->document, dialect);
    return analysis;
}

std::optional<Difference> differenceOf(const Judging& judging, const session::AnalysisPtr& before,
                                       const session::AnalysisPtr& after,
                                       const UrlWorker::IsStopped& isStopped)
{
    const auto crawlers = std::make_shared<const tester::Crawlers>(judging.setting().crawlers);
    const tester::Bindings old(before, crawlers);
    const tester::Bindings now(after, crawlers);
    Counter counter(judging.table().loaded.urls);
    std::map<std::pair<std::size_t, std::size_t>, verdicts::Flips> known; // by both sets of rules
    std::vector<verdicts::Flips> byCrawler;
    for (std::size_t i = 0; i < crawlers->size(); ++i) {
        const std::pair sets{old.indexOf(i), now.indexOf(i)};
        auto found = known.find(sets);
        if (found == known.end()) {
            // One at a time: each is eight bytes a row.
            verdicts::Column column = judging.columns()[judging.columnOf(i)];
            column.setRules(old.ruleSets()[sets.first]);
            if (!judgeAll(column, isStopped))
                return std::nullopt;
            column.keepAsBaseline();
            column.setRules(now.ruleSets()[sets.second]);
            if (!judgeAll(column, isStopped))
                return std::nullopt;
            found = known.emplace(sets, counter.count(column, i)).first;
        }
        byCrawler.push_back(found->second);
    }
    return counter.result(std::move(byCrawler));
}

} // namespace crawlright::urllist
