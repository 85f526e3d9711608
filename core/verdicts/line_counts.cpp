// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/verdicts/line_counts.h"

#include <algorithm>

namespace crawlright::verdicts {

LineCounts::LineCounts(const urls::Repeats& repeats, std::span<const Column> columns)
    : m_repeats(&repeats)
    , m_columns(columns)
{
    text::LineNumber last = 0;
    for (const Column& column : columns)
        for (const rules::Rule& rule : column.rules().rules())
            last = std::max(last, rule.line);
    m_counts.resize(std::size_t{last} + 1);
    m_lastRows.resize(m_counts.size());
}

void LineCounts::add(urls::Row begin, urls::Row end)
{
    for (urls::Row row = begin; row < end; ++row)
        if (!m_repeats->isRepeat(row))
            addRow(row);
}

void LineCounts::addRow(urls::Row row)
{
    for (const Column& column : m_columns) {
        const text::LineNumber line = column.lineAt(row);
        if (m_lastRows[line] == row + 1)
            continue;
        m_lastRows[line] = row + 1;
        ++m_counts[line];
    }
}

} // namespace crawlright::verdicts
