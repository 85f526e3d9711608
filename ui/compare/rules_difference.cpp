// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/compare/rules_difference.h"

#include "core/edits/rules_effect.h"
#include "core/verdicts/differ.h"
#include "core/verdicts/named_paths.h"

#include <map>
#include <set>

namespace crawlright::compare {

namespace {

/// What proving takes at most, for all crawlers together: a second or so.
constexpr std::size_t proofWork = 30'000'000;

/// Crawlers whose rules are the same in both texts, by the first of them.
struct Readers {
    const rules::RuleSet* before = nullptr;
    const rules::RuleSet* after = nullptr;
    std::size_t crawler = 0;
    bool keeps = false;
    verdicts::Flips flips;
};

class Search {
public:
    Search(const tester::Bindings& before, const tester::Bindings& after,
           const work::CancelFlag& cancel)
        : m_cancel(cancel)
    {
        std::map<std::pair<std::size_t, std::size_t>, std::size_t> known;
        for (std::size_t i = 0; i < before.crawlers()->size(); ++i) {
            const auto [place, isNew] =
                known.try_emplace({before.indexOf(i), after.indexOf(i)}, m_pairs.size());
            m_ofCrawler.push_back(place->second);
            if (isNew)
                m_pairs.push_back({.before = &before.of(i), .after = &after.of(i), .crawler = i});
        }
    }

    std::optional<RulesDifference> result()
    {
        RulesDifference difference{.isProved = true};
        std::set<std::string> urls = {"/"};
        edits::Budget budget{.left = proofWork};
        for (Readers& pair : m_pairs) {
            if (m_cancel.isRaised())
                return std::nullopt;
            const edits::Effect effect = edits::effectOfRules(*pair.before, *pair.after, budget);
            pair.keeps = effect.kind == edits::Effect::Kind::Keeps;
            if (pair.keeps)
                continue;
            difference.isProved = false;
            verdicts::addNamedPaths(*pair.before, urls);
            verdicts::addNamedPaths(*pair.after, urls);
            if (effect.flip)
                urls.insert(effect.flip->url);
        }
        if (!judge(urls, difference.paths))
            return std::nullopt;
        for (const std::size_t pair : m_ofCrawler)
            difference.paths.byCrawler.push_back(m_pairs[pair].flips);
        return difference;
    }

private:
    bool judge(const std::set<std::string>& urls, urllist::Difference& difference)
    {
        difference.urls = urls.size();
        std::vector<verdicts::Differ> differs;
        for (const Readers& pair : m_pairs)
            differs.emplace_back(*pair.before, *pair.after);
        for (const std::string& url : urls) {
            if (m_cancel.isRaised())
                return false;
            verdicts::Flips ways;
            for (std::size_t i = 0; i < m_pairs.size(); ++i) {
                if (m_pairs[i].keeps)
                    continue;
                const auto flip = differs[i].flipOf(url);
                if (!flip)
                    continue;
                m_pairs[i].flips.add(flip->after.verdict, flip->before.verdict);
                ways.add(flip->after.verdict, flip->before.verdict);
                difference.examples.push_back(
                    {url, m_pairs[i].crawler, flip->before.verdict, flip->after.verdict});
            }
            difference.flips.allowed += ways.allowed > 0 ? 1 : 0;
            difference.flips.blocked += ways.blocked > 0 ? 1 : 0;
            difference.flips.undefined += ways.undefined > 0 ? 1 : 0;
            if (difference.examples.size() > mostWaiting)
                urllist::sortExamples(difference.examples);
        }
        urllist::sortExamples(difference.examples);
        return true;
    }

    static constexpr std::size_t mostWaiting = 1000;

    const work::CancelFlag& m_cancel;
    std::vector<Readers> m_pairs;
    std::vector<std::size_t> m_ofCrawler; // indices of m_pairs
};

} // namespace

std::optional<RulesDifference> rulesDifference(const session::AnalysisPtr& before,
                                               const session::AnalysisPtr& after,
                                               const tester::CrawlersPtr& crawlers,
                                               const work::CancelFlag& cancel)
{
    const tester::Bindings old(before, crawlers);
    const tester::Bindings now(after, crawlers);
    return Search(old, now, cancel).result();
}

} // namespace crawlright::compare
