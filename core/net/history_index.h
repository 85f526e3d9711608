// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/history.h"

#include <optional>
#include <utility>
#include <vector>

/// What stands in the index of a history: plain values, no files.
namespace crawlright::net {

struct HistoryIndex {
    std::vector<HistoryEntry> entries; ///< by time
    int damaged = 0;
    HistoryDropped dropped;
};

/// Total: what cannot be read is counted.
[[nodiscard]] HistoryIndex historyIndexOf(const QByteArray& bytes);

/// A version, and which entries of the index it is made of.
struct HistoryRun {
    HistorySite site;
    HistoryVersion version;
    std::vector<std::size_t> entries;
};
/// By site, each by time.
[[nodiscard]] std::vector<HistoryRun> runsOf(const HistoryIndex& index);

/// Two fetches of one site came out alike.
[[nodiscard]] bool isSameVersion(const HistoryEntry& a, const HistoryEntry& b);

} // namespace crawlright::net
