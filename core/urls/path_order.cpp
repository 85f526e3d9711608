// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/urls/path_order.h"

#include "core/urls/path_walk.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace crawlright::urls {

namespace {

/// Decoded paths: less, equal or greater than 0.
int compared(std::string_view a, std::string_view b)
{
    PathWalk left(a);
    PathWalk right(b);
    PathWalk::skipCommon(left, right);
    for (;;) {
        const int l = left.next();
        const int r = right.next();
        if (l != r)
            return l - r;
        if (l == PathWalk::end)
            return 0;
    }
}

/// Bytes of a path as one number, and below them how many there were.
struct Piece {
    static constexpr std::size_t size = 7;

    std::uint64_t bytes = 0;
    Row row = 0;
    friend auto operator<=>(const Piece&, const Piece&) = default;
};

Piece pieceOf(Row row, std::string_view url, std::size_t depth)
{
    PathWalk walk(url);
    walk.skip(depth);
    std::uint64_t bytes = 0;
    std::uint64_t count = 0;
    for (std::size_t i = 0; i < Piece::size; ++i) {
        const int byte = walk.next();
        bytes <<= 8U;
        if (byte != PathWalk::end) {
            bytes |= static_cast<std::uint64_t>(byte);
            ++count;
        }
    }
    return {(bytes << 8U) | count, row};
}

/// Parts pieces by one bit of their numbers after the other, in their place, down to a few that are
/// sorted at once: no step is long.
class PieceSorter {
public:
    explicit PieceSorter(Pauses& pauses)
        : m_pauses(pauses)
    {
    }

    /// False where it was stopped.
    bool sort(std::span<Piece> pieces)
    {
        m_open.assign(1, pieces);
        while (!m_open.empty()) {
            const std::span<Piece> part = m_open.back();
            m_open.pop_back();
            if (part.size() > fewPieces)
                divide(part);
            else
                std::ranges::sort(part);
            if (m_pauses.isStoppedAfter(part.size()))
                return false;
        }
        return true;
    }

private:
    static constexpr std::size_t fewPieces = 4096;

    static std::uint64_t bytesOf(const Piece& piece) { return piece.bytes; }
    static std::uint64_t rowOf(const Piece& piece) { return piece.row; }

    void divide(std::span<Piece> part)
    {
        using Number = std::uint64_t (*)(const Piece&);
        for (const Number number : {bytesOf, rowOf}) {
            std::uint64_t any = 0;
            std::uint64_t all = ~std::uint64_t{0};
            for (const Piece& piece : part) {
                any |= number(piece);
                all &= number(piece);
                if (m_pauses.isStoppedAfter(1))
                    return;
            }
            if (any != all) {
                divideBy(part, number, std::bit_floor(any ^ all));
                return;
            }
        }
    }

    template <typename Number>
    void divideBy(std::span<Piece> part, Number number, std::uint64_t bit)
    {
        std::size_t begin = 0;
        for (std::size_t end = part.size(); begin < end;) {
            if (m_pauses.isStoppedAfter(1))
                return;
            if ((number(part[begin]) & bit) == 0)
                ++begin;
            else
                std::swap(part[begin], part[--end]);
        }
        m_open.push_back(part.first(begin));
        m_open.push_back(part.subspan(begin));
    }

    Pauses& m_pauses;
    std::vector<std::span<Piece>> m_open;
};

/// Sorts rows by a few bytes of their paths at a time, so that most comparisons are of numbers that
/// lie side by side and not of texts that lie anywhere.
class Sorter {
public:
    Sorter(const UrlList& list, const Stop& stop)
        : m_list(list)
        , m_pauses(stop)
    {
    }

    /// False where it was stopped.
    bool sort(std::span<Row> rows)
    {
        m_open.push_back({rows, 0});
        while (!m_open.empty()) {
            const Part part = m_open.back();
            m_open.pop_back();
            const bool isShort = part.rows.size() <= fewRows || part.depth >= deepest;
            if (!(isShort ? sortByText(part.rows) : sortByPiece(part)))
                return false;
        }
        return true;
    }

private:
    static constexpr std::size_t fewRows = 12;
    static constexpr std::size_t deepest =
        30 * Piece::size; // each piece is looked for from the start

    /// Rows whose decoded paths are the same up to a depth, in bytes.
    struct Part {
        std::span<Row> rows;
        std::size_t depth = 0;
    };

    [[nodiscard]] bool isBefore(Row a, Row b) const
    {
        const int order = compared(m_list[a], m_list[b]);
        return order != 0 ? order < 0 : a < b;
    }

    /// Few rows at once, then merged by twos: no step is long.
    bool sortByText(std::span<Row> rows)
    {
        for (std::size_t begin = 0; begin < rows.size(); begin += fewRows) {
            const auto few = rows.subspan(begin, std::min(fewRows, rows.size() - begin));
            std::ranges::sort(few, [this](Row a, Row b) { return isBefore(a, b); });
            for (const Row row : few)
                if (m_pauses.isStoppedAfter(4 * m_list[row].size()))
                    return false;
        }
        for (std::size_t width = fewRows; width < rows.size(); width *= 2)
            for (std::size_t begin = 0; begin + width < rows.size(); begin += 2 * width)
                if (!merge(rows.subspan(begin, std::min(2 * width, rows.size() - begin)), width))
                    return false;
        return true;
    }

    bool merge(std::span<Row> rows, std::size_t middle)
    {
        m_room.assign(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(middle));
        std::size_t left = 0;
        std::size_t right = middle;
        for (std::size_t to = 0; left < m_room.size() && right < rows.size(); ++to) {
            if (m_pauses.isStoppedAfter(m_list[rows[right]].size()))
                return false;
            const bool takesRight = isBefore(rows[right], m_room[left]);
            rows[to] = takesRight ? rows[right++] : m_room[left++];
        }
        // What is left over of the right is in its place.
        std::copy(m_room.begin() + static_cast<std::ptrdiff_t>(left), m_room.end(),
                  rows.begin() + static_cast<std::ptrdiff_t>(left + right - middle));
        return true;
    }

    bool sortByPiece(const Part& part)
    {
        m_pieces.clear();
        for (const Row row : part.rows) {
            m_pieces.push_back(pieceOf(row, m_list[row], part.depth));
            if (m_pauses.isStoppedAfter(m_list[row].size()))
                return false;
        }
        if (!PieceSorter(m_pauses).sort(m_pieces))
            return false;
        std::size_t begin = 0;
        for (std::size_t i = 0; i < m_pieces.size(); ++i) {
            part.rows[i] = m_pieces[i].row;
            const bool isLast =
                i + 1 == m_pieces.size() || m_pieces[i + 1].bytes != m_pieces[i].bytes;
            if (!isLast)
                continue;
            // Paths that ended are the same, and by row already.
            if (i > begin && (m_pieces[i].bytes & 0xFFU) == Piece::size)
                m_open.push_back(
                    {part.rows.subspan(begin, i + 1 - begin), part.depth + Piece::size});
            begin = i + 1;
        }
        return true;
    }

    const UrlList& m_list;
    Pauses m_pauses;
    std::vector<Part> m_open;
    std::vector<Piece> m_pieces;
    std::vector<Row> m_room;
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
    Sorter(list, {}).sort(m_rows);
}

std::optional<PathOrder> PathOrder::of(const UrlList& list, const Stop& stop)
{
    PathOrder order;
    order.m_rows.resize(list.size());
    std::iota(order.m_rows.begin(), order.m_rows.end(), Row{0});
    if (!Sorter(list, stop).sort(order.m_rows))
        return std::nullopt;
    return order;
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
