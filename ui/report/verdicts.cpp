// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/report/report.h"

namespace crawlright::report {

Verdicts::Verdicts(std::size_t crawlers)
    : m_columns(crawlers)
{
}

void Verdicts::add(std::string_view url, std::vector<Cell> cells)
{
    ++m_urls;
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        count(m_columns[i], url, cells[i]);
    if (m_rows.size() < mostRows)
        m_rows.push_back({std::string(url), std::move(cells)});
}

void Verdicts::count(ColumnOf& column, std::string_view url, const Cell& cell)
{
    if (!cell.verdict) {
        ++column.sum.otherHost;
        return;
    }
    switch (*cell.verdict) {
    case rules::Verdict::Allow:
        ++column.sum.allowed;
        break;
    case rules::Verdict::Disallow:
        ++column.sum.blocked;
        break;
    case rules::Verdict::Undefined:
        ++column.sum.undefined;
        break;
    }
    const auto [place, isNew] = column.decided.try_emplace({cell.line, *cell.verdict});
    if (isNew)
        place->second = {cell.line, *cell.verdict, 0, std::string(url)};
    ++place->second.urls;
}

} // namespace crawlright::report
