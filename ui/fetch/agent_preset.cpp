// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/fetch/agent_preset.h"

#include "ui/tester/crawler_set.h"

#include <algorithm>

namespace crawlright::fetch {

std::vector<AgentPreset> agentPresets(const crawlers::Catalogue& catalogue)
{
    std::vector<const crawlers::Entry*> entries;
    for (const crawlers::Entry& entry : catalogue.entries()) {
        const bool isGone =
            entry.status == crawlers::Status::Retired || entry.status == crawlers::Status::Renamed;
        if (!entry.userAgent.empty() && !isGone && !entry.doubtful)
            entries.push_back(&entry);
    }
    std::ranges::stable_sort(entries, [](const crawlers::Entry* one, const crawlers::Entry* other) {
        return tester::comesFirst(*one, *other);
    });
    std::vector<AgentPreset> presets;
    for (const crawlers::Entry* entry : entries)
        presets.push_back(
            {QString::fromUtf8(entry->token.data(), qsizetype(entry->token.size())),
             QByteArray(entry->userAgent.data(), qsizetype(entry->userAgent.size()))});
    return presets;
}

} // namespace crawlright::fetch
