// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/verdicts/tree.h"

#include <algorithm>

namespace crawlright::verdicts {

namespace {

using urls::PathNode;
using urls::Row;

/// False where it was stopped.
bool addTo(std::span<Tally> tallies, Row begin, Row end, const urls::PathOrder& order,
           std::span<const Column> columns, urls::Pauses& pauses)
{
    for (std::size_t i = 0; i < columns.size(); ++i) {
        for (const Row row : order.rows().subspan(begin, end - begin)) {
            if (pauses.isStoppedAfter(1))
                return false;
            const rules::Verdict now = columns[i].at(row).verdict;
            tallies[i].count(now);
            tallies[i].flips.add(now, columns[i].baselineAt(row).verdict);
        }
    }
    return true;
}

} // namespace

std::optional<std::vector<Tally>> talliesOf(std::span<const PathNode> nodes,
                                            const urls::PathOrder& order,
                                            std::span<const Column> columns, const urls::Stop& stop)
{
    urls::Pauses pauses(stop);
    std::vector<Tally> tallies(nodes.size() * columns.size());
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const auto own = std::span(tallies).subspan(i * columns.size(), columns.size());
        if (!addTo(own, nodes[i].begin, nodes[i].end, order, columns, pauses))
            return std::nullopt;
    }
    return tallies;
}

std::optional<Level> levelOf(const PathNode& folder, const urls::ChildQuery& query,
                             const urls::UrlList& list, const urls::PathOrder& order,
                             std::span<const Column> columns, const urls::Stop& stop)
{
    auto children = urls::childrenOf(folder, query, list, order, stop);
    if (!children)
        return std::nullopt;
    auto tallies = talliesOf(children->nodes, order, columns, stop);
    if (!tallies)
        return std::nullopt;
    Level level{std::move(*children), std::move(*tallies), std::vector<Tally>(columns.size())};
    // The others lie between those told.
    std::vector<PathNode> told = level.children.nodes;
    std::ranges::sort(told, {}, &PathNode::begin);
    told.push_back({.begin = folder.end, .end = folder.end});
    urls::Pauses pauses(stop);
    Row begin = folder.kind == PathNode::Kind::Folder ? folder.begin : folder.end;
    for (const PathNode& node : told) {
        if (!addTo(level.others, begin, node.begin, order, columns, pauses))
            return std::nullopt;
        begin = node.end;
    }
    return level;
}

} // namespace crawlright::verdicts
