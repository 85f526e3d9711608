// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/urls/repeats.h"
#include "core/verdicts/column.h"

namespace crawlright::verdicts {

/// How many distinct URLs each line decides for any of some columns: a row that one line decides in
/// three columns counts once, a row that repeats an earlier one not at all. The columns are of one
/// document. A line that decides nothing may still decide other URLs: `checks::Code::DeadRule`
/// tells those that never can.
///
///     LineCounts counts(repeats, columns);
///     for (part of the rows) counts.add(part.begin, part.end);   each row once; one thread
class LineCounts {
public:
    /// Both must outlive this and stay as they are; a row that waits counts as what it was.
    LineCounts(const urls::Repeats& repeats, std::span<const Column> columns);

    void add(urls::Row begin, urls::Row end);

    /// By line, from 1, up to the last line with a rule in any column; at 0 the rows for which some
    /// column has no deciding line.
    [[nodiscard]] std::span<const std::uint32_t> counts() const { return m_counts; }

private:
    void addRow(urls::Row row);

    const urls::Repeats* m_repeats;
    std::span<const Column> m_columns;
    std::vector<std::uint32_t> m_counts;
    std::vector<urls::Row> m_lastRows; // by line, the last row that it counted, plus one
};

} // namespace crawlright::verdicts
