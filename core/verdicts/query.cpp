// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/verdicts/query.h"

#include "core/text/ascii.h"
#include "core/text/case.h"
#include "core/text/search.h"

#include <algorithm>
#include <numeric>

namespace crawlright::verdicts {

namespace {

using rules::Verdict;
using urls::Row;

/// What a query asks of a row by itself.
class Filter {
public:
    Filter(const Query& query, const urls::UrlList& list, std::span<const Column> columns)
        : m_query(query)
        , m_list(list)
        , m_columns(columns)
        , m_text(text::lowered(query.text))
        , m_asksColumns(query.column || query.verdict || query.line || query.changedOnly)
    {
    }

    [[nodiscard]] bool finds(Row row)
    {
        const auto fits = [&](const Column& column) { return this->fits(column, row); };
        if (m_asksColumns && std::ranges::none_of(m_columns, fits))
            return false;
        return m_text.empty() || holdsText(m_list[row]);
    }

private:
    [[nodiscard]] bool fits(const Column& column, Row row) const
    {
        return (!m_query.verdict || column.at(row).verdict == *m_query.verdict) &&
               (!m_query.line || column.lineAt(row) == *m_query.line) &&
               (!m_query.changedOnly || column.isFlipped(row));
    }

    [[nodiscard]] bool holdsText(std::string_view url)
    {
        if (url.size() < m_text.size())
            return false;
        m_url.resize(url.size());
        std::ranges::transform(url, m_url.begin(), text::toLower);
        return text::find(m_url, m_text) != std::string_view::npos;
    }

    const Query& m_query;
    const urls::UrlList& m_list;
    std::span<const Column> m_columns;
    std::string m_text;
    bool m_asksColumns;
    std::string m_url; // used again, for many URLs
};

/// What rows are sorted by where it is neither their place in the list nor their path: numbers from
/// 0 that are few enough to be counted.
class Keys {
public:
    Keys(Sort sort, std::span<const Column> columns)
        : m_sort(sort)
        , m_columns(columns)
    {
        for (const Column& column : columns)
            for (const rules::Rule& rule : column.rules().rules())
                m_noLine = std::max(m_noLine, rule.line + 1);
    }

    [[nodiscard]] std::size_t count() const
    {
        switch (m_sort) {
        case Sort::Loaded:
        case Sort::Path:
            break;
        case Sort::Verdict:
            return (m_columns.size() + 1) * (m_columns.size() + 1);
        case Sort::Line:
            return std::size_t{m_noLine} + 1;
        case Sort::Changed:
            return unchanged + 1;
        }
        return 0;
    }

    [[nodiscard]] std::size_t keyOf(Row row) const
    {
        switch (m_sort) {
        case Sort::Loaded:
        case Sort::Path:
            break;
        case Sort::Verdict:
            return verdictKey(row);
        case Sort::Line:
            return lineKey(row);
        case Sort::Changed:
            return changeKey(row);
        }
        return 0;
    }

private:
    static constexpr std::size_t unchanged = 3;

    [[nodiscard]] std::size_t verdictKey(Row row) const
    {
        std::size_t key = 0;
        for (const Column& column : m_columns) {
            const Verdict verdict = column.at(row).verdict;
            if (verdict != Verdict::Allow)
                key += verdict == Verdict::Disallow ? m_columns.size() + 1 : 1;
        }
        return key;
    }

    [[nodiscard]] std::size_t lineKey(Row row) const
    {
        text::LineNumber key = m_noLine;
        for (const Column& column : m_columns)
            if (const text::LineNumber line = column.lineAt(row); line != 0)
                key = std::min(key, line);
        return key;
    }

    [[nodiscard]] std::size_t changeKey(Row row) const
    {
        std::size_t key = unchanged;
        for (const Column& column : m_columns) {
            if (!column.isFlipped(row))
                continue;
            const Verdict now = column.at(row).verdict;
            const std::size_t place = now == Verdict::Disallow ? 0 : now == Verdict::Allow ? 1 : 2;
            key = std::min(key, place);
        }
        return key;
    }

    Sort m_sort;
    std::span<const Column> m_columns;
    text::LineNumber m_noLine = 1; // past the last line with a rule
};

/// A bit for each row that was found, then the places of these in the result.
class Selection {
public:
    Selection(const Query& query, const urls::UrlList& list, const urls::PathOrder& order,
              std::span<const Column> columns, std::span<const Column> sorted,
              const urls::Stop& stop)
        : m_query(query)
        , m_list(list)
        , m_order(order)
        , m_columns(columns)
        , m_keys(query.sort, sorted)
        , m_pauses(stop)
        , m_found(list.size())
        , m_places(m_keys.count())
    {
    }

    std::optional<std::vector<Row>> run()
    {
        if (!find())
            return std::nullopt;
        m_rows.resize(m_foundCount);
        const bool isDone = m_query.sort == Sort::Path ? takeInOrder(m_order.rows())
                            : m_places.empty()         ? takeAsLoaded()
                                                       : takeByKey();
        if (!isDone)
            return std::nullopt;
        return std::move(m_rows);
    }

private:
    [[nodiscard]] std::size_t placeOf(Row row) const
    {
        const std::size_t key = m_keys.keyOf(row);
        return m_query.descending ? m_places.size() - 1 - key : key;
    }

    bool find()
    {
        Filter filter(m_query, m_list, m_columns);
        const bool readsText = !m_query.text.empty();
        for (Row row = 0; row < m_list.size(); ++row) {
            if (m_pauses.isStoppedAfter(m_columns.size() + (readsText ? m_list[row].size() : 1)))
                return false;
            if (!filter.finds(row))
                continue;
            m_found[row] = true;
            ++m_foundCount;
            if (!m_places.empty())
                ++m_places[placeOf(row)];
        }
        return true;
    }

    bool takeInOrder(std::span<const Row> rows)
    {
        std::size_t next = 0;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (m_pauses.isStoppedAfter(1))
                return false;
            const Row row = rows[m_query.descending ? rows.size() - 1 - i : i];
            if (m_found[row])
                m_rows[next++] = row;
        }
        return true;
    }

    bool takeAsLoaded()
    {
        std::size_t next = 0;
        for (Row i = 0; i < m_list.size(); ++i) {
            if (m_pauses.isStoppedAfter(1))
                return false;
            const Row row = m_query.descending ? m_list.size() - 1 - i : i;
            if (m_found[row])
                m_rows[next++] = row;
        }
        return true;
    }

    bool takeByKey()
    {
        std::exclusive_scan(m_places.begin(), m_places.end(), m_places.begin(), Row{0});
        for (Row row = 0; row < m_list.size(); ++row) {
            if (m_pauses.isStoppedAfter(m_columns.size()))
                return false;
            if (m_found[row])
                m_rows[m_places[placeOf(row)]++] = row;
        }
        return true;
    }

    const Query& m_query;
    const urls::UrlList& m_list;
    const urls::PathOrder& m_order;
    std::span<const Column> m_columns;
    Keys m_keys;
    urls::Pauses m_pauses;
    std::vector<bool> m_found;
    Row m_foundCount = 0;
    std::vector<Row> m_places; // by key, first how many rows, then where the next one goes
    std::vector<Row> m_rows;
};

} // namespace

std::optional<std::vector<Row>> select(const Query& query, const urls::UrlList& list,
                                       const urls::PathOrder& order,
                                       std::span<const Column> columns, const urls::Stop& stop)
{
    const auto only = [columns](std::optional<std::size_t> column) {
        if (!column)
            return columns;
        return *column < columns.size() ? columns.subspan(*column, 1) : std::span<const Column>();
    };
    const std::span<const Column> sorted = only(query.sortColumn ? query.sortColumn : query.column);
    return Selection(query, list, order, only(query.column), sorted, stop).run();
}

} // namespace crawlright::verdicts
