// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/history_index.h"

#include <algorithm>
#include <map>

namespace crawlright::net {

HistoryIndex historyIndexOf(const QByteArray& bytes)
{
    HistoryIndex index;
    for (const QByteArray& line : bytes.split('\n')) {
        if (line.isEmpty())
            continue;
        if (auto entry = unpackedEntry(line)) {
            index.entries.push_back(*std::move(entry));
        } else if (const auto dropped = unpackedDropped(line)) {
            index.dropped.entries += dropped->entries;
            index.dropped.until = index.dropped.until.isValid()
                                      ? std::max(index.dropped.until, dropped->until)
                                      : dropped->until;
        } else {
            ++index.damaged;
        }
    }
    // Several processes may have added them.
    std::ranges::stable_sort(index.entries, {},
                             [](const HistoryEntry& entry) { return entry.result.when; });
    return index;
}

bool isSameVersion(const HistoryEntry& a, const HistoryEntry& b)
{
    return a.sha256 == b.sha256 && a.result.error == b.result.error &&
           a.result.status() == b.result.status();
}

std::vector<HistoryRun> runsOf(const HistoryIndex& index)
{
    std::map<HistorySite, std::vector<HistoryRun>> bySite;
    for (std::size_t i = 0; i < index.entries.size(); ++i) {
        const HistoryEntry& entry = index.entries[i];
        const HistorySite site = historySiteOf(entry.result);
        std::vector<HistoryRun>& runs = bySite[site];
        if (runs.empty() || !isSameVersion(runs.back().version.entry, entry)) {
            runs.push_back({.site = site});
            runs.back().version.firstSeen = entry.result.when;
        }
        HistoryRun& run = runs.back();
        run.version.lastSeen = entry.result.when;
        run.version.entry = entry;
        ++run.version.fetches;
        run.entries.push_back(i);
    }
    std::vector<HistoryRun> all;
    for (auto& [site, runs] : bySite)
        std::ranges::move(runs, std::back_inserter(all));
    return all;
}

} // namespace crawlright::net
