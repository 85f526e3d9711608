// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/urllist/shared_rules.h"

#include <map>
#include <utility>

namespace crawlright::urllist {

namespace {

bool counts(rules::GroupFate fate)
{
    return fate == rules::GroupFate::Taken || fate == rules::GroupFate::Merged;
}

} // namespace

SharedRules sharedRules(const session::Analysis& analysis,
                        std::span<const crawlers::Crawler> crawlers)
{
    // How a file past a dialect's limit is read belongs to the dialect, not to the crawler.
    using Key = std::pair<dialects::Id, std::vector<std::uint32_t>>;
    SharedRules shared;
    std::map<Key, std::size_t> known;
    for (const crawlers::Crawler& crawler : crawlers) {
        const rules::GroupSet& groups = analysis.groupsFor(crawler.dialect);
        const rules::Selection selection = rules::select(analysis.document, groups, crawler.agent);
        Key key{crawler.dialect, {}};
        for (std::uint32_t group = 0; group < selection.fates.size(); ++group)
            if (counts(selection.fates[group]))
                key.second.push_back(group);
        const auto [place, isNew] = known.try_emplace(std::move(key), shared.sets.size());
        if (isNew) {
            shared.sets.push_back(std::make_shared<const rules::RuleSet>(
                rules::compile(analysis.document, groups, selection)));
        }
        shared.ofCrawler.push_back(place->second);
    }
    return shared;
}

} // namespace crawlright::urllist
