// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/urls/stop.h"
#include "core/verdicts/column.h"

#include <optional>

namespace crawlright::verdicts {

/// How rows are put in order. Rows that are alike stay as loaded, in both directions; turned round,
/// Loaded and Path are their exact reverse.
enum class Sort : std::uint8_t {
    Loaded,
    Path,    ///< as PathOrder has them
    Verdict, ///< allowed, undefined, blocked; of several columns: the fewer blocked the earlier
    Line,    ///< by deciding line, of several columns the smallest; rows without one last
    Changed, ///< newly blocked, newly allowed, newly undefined, then the rest; of several columns
             ///< what is first of these
};

/// Which rows, and in which order. What is not asked for holds for every row. A row is found if one
/// column, the same one, has the verdict, the line and the change that are asked for: newly blocked
/// rows are `verdict = Disallow, changedOnly = true`.
struct Query {
    std::string text; ///< in the URL as given; ASCII without regard to case
    std::optional<rules::Verdict> verdict;
    std::optional<std::size_t> column;    ///< the one that filters look at; none: any
    std::optional<text::LineNumber> line; ///< the deciding line, from 1; 0: none decides
    bool changedOnly = false;             ///< another verdict than the baseline's
    Sort sort = Sort::Loaded;
    std::optional<std::size_t> sortColumn; ///< the one that Sort looks at; none: as filters, or all
    bool descending = false;
    friend bool operator==(const Query&, const Query&) = default;
};

/// The rows that a query finds, in its order; nothing where it was stopped. Two looks at each row,
/// linear in rows, text and lines; beside the result it takes a bit a row and four bytes a line.
/// A column that is not there finds nothing, and sorts nothing.
[[nodiscard]] std::optional<std::vector<urls::Row>>
select(const Query& query, const urls::UrlList& list, const urls::PathOrder& order,
       std::span<const Column> columns, const urls::Stop& stop = {});

} // namespace crawlright::verdicts
