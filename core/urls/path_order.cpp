// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/urls/path_order.h"

#include "core/urls/path_walk.h"

#include <algorithm>
#include <numeric>

namespace crawlright::urls {

namespace {

/// By decoded path.
bool isBefore(std::string_view a, std::string_view b)
{
    PathWalk left(a);
    PathWalk right(b);
    PathWalk::skipCommon(left, right);
    for (;;) {
        const int l = left.next();
        const int r = right.next();
        if (l != r)
            return l < r;
        if (l == PathWalk::end)
            return false;
    }
}

/// Sorts rows by a few bytes of their paths at a time, so that most comparisons are of numbers that
/// lie side by side and not of texts that lie anywhere.
class Sorter {
public:
    explicit Sorter(const UrlList& list)
        : m_list(list)
    {
    }

    void sort(std::span<Row> rows)
    {
        m_open.push_back({rows, 0});
        while (!m_open.empty()) {
            const Part part = m_open.back();
            m_open.pop_back();
            if (part.rows.size() <= fewRows || part.depth >= deepest)
                sortByText(part.rows);
            else
                sortByPiece(part);
        }
    }

private:
    static constexpr std::size_t fewRows = 12;
    static constexpr std::size_t pieceSize = 7;
    static constexpr std::size_t deepest =
        30 * pieceSize; // each piece is looked for from the start

    /// Rows whose decoded paths are the same up to a depth, in bytes.
    struct Part {
        std::span<Row> rows;
        std::size_t depth = 0;
    };

    /// Bytes of a path as one number, and below them how many there were.
    struct Piece {
        std::uint64_t bytes = 0;
        Row row = 0;
        friend auto operator<=>(const Piece&, const Piece&) = default;
    };

    void sortByText(std::span<Row> rows) const
    {
        std::ranges::sort(rows, [this](Row a, Row b) {
            if (isBefore(m_list[a], m_list[b]))
                return true;
            return a < b && !isBefore(m_list[b], m_list[a]);
        });
    }

    void sortByPiece(const Part& part)
    {
        m_pieces.clear();
        for (const Row row : part.rows)
            m_pieces.push_back({pieceOf(m_list[row], part.depth), row});
        std::ranges::sort(m_pieces);
        std::size_t begin = 0;
        for (std::size_t i = 0; i < m_pieces.size(); ++i) {
            part.rows[i] = m_pieces[i].row;
            const bool isLast =
                i + 1 == m_pieces.size() || m_pieces[i + 1].bytes != m_pieces[i].bytes;
            if (!isLast)
                continue;
            // Paths that ended are the same, and by row already.
            if (i > begin && (m_pieces[i].bytes & 0xFF) == pieceSize)
                m_open.push_back({part.rows.subspan(begin, i + 1 - begin), part.depth + pieceSize});
            begin = i + 1;
        }
    }

    static std::uint64_t pieceOf(std::string_view url, std::size_t depth)
    {
        PathWalk walk(url);
        walk.skip(depth);
        std::uint64_t bytes = 0;
        std::uint64_t count = 0;
        for (std::size_t i = 0; i < pieceSize; ++i) {
            const int byte = walk.next();
            bytes <<= 8;
            if (byte != PathWalk::end) {
                bytes |= static_cast<std::uint64_t>(byte);
                ++count;
            }
        }
        return (bytes << 8) | count;
    }

    const UrlList& m_list;
    std::vector<Part> m_open;
    std::vector<Piece> m_pieces;
};

/// The beginning of a decoded path against a decoded literal: less, equal or greater than 0.
int compareBeginning(std::string_view url, std::string_view literal)
{
    PathWalk walk(url);
    for (const char c : literal) {
        const int byte = walk.next();
        const int wanted = static_cast<unsigned char>(c);
        if (byte != wanted)
            return byte - wanted;
    }
    return 0;
}

} // namespace

std::string decoded(std::string_view text)
{
    std::string bytes;
    bytes.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (PathWalk::isEscapeAt(text, i)) {
            bytes += PathWalk::byteOfEscape(text, i);
            i += 2;
        } else {
            bytes += text[i];
        }
    }
    return bytes;
}

PathOrder::PathOrder(const UrlList& list)
    : m_rows(list.size())
{
    std::iota(m_rows.begin(), m_rows.end(), Row{0});
    Sorter(list).sort(m_rows);
}

std::span<const Row> PathOrder::startingWith(std::string_view literal, const UrlList& list) const
{
    // What follows the literal may complete an escape at its end.
    const std::size_t percent = literal.rfind('%');
    if (percent != std::string_view::npos && percent + 2 >= literal.size())
        literal = literal.substr(0, percent);
    const std::string prefix = decoded(literal);
    const auto begin = std::ranges::partition_point(
        m_rows, [&](Row row) { return compareBeginning(list[row], prefix) < 0; });
    const auto end = std::partition_point(
        begin, m_rows.end(), [&](Row row) { return compareBeginning(list[row], prefix) == 0; });
    return {begin, end};
}

} // namespace crawlright::urls
