// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/compare/folding.h"

#include "ui/compare/shown_line.h"

#include <algorithm>

namespace crawlright::compare {

namespace {

class Folder {
public:
    Folder(const Comparison& comparison, const std::vector<Unfolded>& unfolded, Side side)
        : m_comparison(comparison)
        , m_unfolded(unfolded)
        , m_side(side)
    {
    }

    std::vector<ShownRow> rows()
    {
        std::uint32_t at = 0;
        for (const Change& change : m_comparison.changes) {
            addEqual(at, change.firstRow);
            addLines(change.firstRow, change.rowsEnd);
            at = change.rowsEnd;
        }
        addEqual(at, static_cast<std::uint32_t>(m_comparison.rows.size()));
        return std::move(m_rows);
    }

private:
    void addEqual(std::uint32_t begin, std::uint32_t end)
    {
        const bool isLast = end == m_comparison.rows.size();
        const std::uint32_t head = begin == 0 ? 0 : contextLines;
        const std::uint32_t tail = isLast ? 0 : contextLines;
        if (end - begin < head + tail + 2 || isUnfolded(begin + head, end - tail)) {
            addLines(begin, end);
            return;
        }
        addLines(begin, begin + head);
        m_rows.push_back({.row = begin + head, .folded = end - begin - head - tail});
        addLines(end - tail, end);
    }

    [[nodiscard]] bool isUnfolded(std::uint32_t begin, std::uint32_t end) const
    {
        const text::LineNumber first = lineOf(m_comparison.rows[begin], m_side);
        const text::LineNumber last = lineOf(m_comparison.rows[end - 1], m_side);
        return std::ranges::any_of(m_unfolded, [first, last](const Unfolded& lines) {
            return lines.begin <= first && last < lines.end;
        });
    }

    void addLines(std::uint32_t begin, std::uint32_t end)
    {
        for (std::uint32_t i = begin; i < end; ++i) {
            const Row& row = m_comparison.rows[i];
            std::uint32_t pieces = 1;
            if (row.left > 0)
                pieces = pieceCount(m_comparison.left[row.left - 1].text());
            if (row.right > 0)
                pieces = std::max(pieces, pieceCount(m_comparison.right[row.right - 1].text()));
            for (std::uint32_t piece = 0; piece < pieces; ++piece)
                m_rows.push_back({.row = i, .piece = piece});
        }
    }

    const Comparison& m_comparison;
    const std::vector<Unfolded>& m_unfolded;
    Side m_side;
    std::vector<ShownRow> m_rows;
};

} // namespace

std::vector<ShownRow> shownRows(const Comparison& comparison, const std::vector<Unfolded>& unfolded,
                                Side unfoldedSide)
{
    return Folder(comparison, unfolded, unfoldedSide).rows();
}

text::LineNumber lineOf(const Row& row, Side side)
{
    return side == Side::Left ? row.left : row.right;
}

} // namespace crawlright::compare
