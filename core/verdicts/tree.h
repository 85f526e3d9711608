// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/urls/path_tree.h"
#include "core/verdicts/column.h"

namespace crawlright::verdicts {

/// The tallies of some nodes, column by column for each: `[node * columns.size() + column]`;
/// nothing where it was stopped. One look at each row and column.
[[nodiscard]] std::optional<std::vector<Tally>> talliesOf(std::span<const urls::PathNode> nodes,
                                                          const urls::PathOrder& order,
                                                          std::span<const Column> columns,
                                                          const urls::Stop& stop = {});

/// A folder's children with what the columns say of them.
struct Level {
    urls::Children children;
    std::vector<Tally> tallies; ///< `[child * columns + column]`, of `children.nodes`
    std::vector<Tally> others;  ///< by column, of the rows of children not told
};

/// Nothing where it was stopped.
[[nodiscard]] std::optional<Level>
levelOf(const urls::PathNode& folder, const urls::ChildQuery& query, const urls::UrlList& list,
        const urls::PathOrder& order, std::span<const Column> columns, const urls::Stop& stop = {});

} // namespace crawlright::verdicts
