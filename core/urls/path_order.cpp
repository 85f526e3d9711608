// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/urls/path_order.h"

#include "core/access/url.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <numeric>

namespace crawlright::urls {

namespace {

bool isEscapeAt(std::string_view text, std::size_t at)
{
    return text[at] == '%' && at + 2 < text.size() && text::isHex(text[at + 1]) &&
           text::isHex(text[at + 2]);
}

/// The path of a URL, byte by byte, decoded.
class Walk {
public:
    static constexpr int end = -1;

    explicit Walk(std::string_view url) { m_path = access::pathIn(url, m_needsSlash); }

    /// So many decoded bytes, or up to the end.
    void skip(std::size_t bytes)
    {
        // Nothing is encoded within as many bytes as written: then they are the decoded ones.
        if (!m_needsSlash && m_path.substr(0, bytes).find('%') == std::string_view::npos) {
            m_at = std::min(bytes, m_path.size());
            return;
        }
        while (bytes-- > 0 && next() != end)
            continue;
    }

    /// Bytes of both that are the same as written need not be decoded to be compared.
    static void skipCommon(Walk& a, Walk& b)
    {
        if (a.m_needsSlash || b.m_needsSlash)
            return;
        const auto [at, other] = std::ranges::mismatch(a.m_path, b.m_path);
        auto common = static_cast<std::size_t>(at - a.m_path.begin());
        // The difference may lie within an escape.
        for (std::size_t back = 1; back <= 2 && back <= common; ++back) {
            if (a.m_path[common - back] == '%') {
                common -= back;
                break;
            }
        }
        a.m_at = b.m_at = common;
    }

    int next()
    {
        if (m_needsSlash) {
            m_needsSlash = false;
            return '/';
        }
        if (m_at == m_path.size())
            return end;
        if (isEscapeAt(m_path, m_at)) {
            const int byte =
                text::hexValue(m_path[m_at + 1]) * 16 + text::hexValue(m_path[m_at + 2]);
            m_at += 3;
            return byte;
        }
        return static_cast<unsigned char>(m_path[m_at++]);
    }

private:
    std::string_view m_path;
    std::size_t m_at = 0;
    bool m_needsSlash = false;
};

/// By decoded path.
bool isBefore(std::string_view a, std::string_view b)
{
    Walk left(a);
    Walk right(b);
    Walk::skipCommon(left, right);
    for (;;) {
        const int l = left.next();
        const int r = right.next();
        if (l != r)
            return l < r;
        if (l == Walk::end)
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
        Walk walk(url);
        walk.skip(depth);
        std::uint64_t bytes = 0;
        std::uint64_t count = 0;
        for (std::size_t i = 0; i < pieceSize; ++i) {
            const int byte = walk.next();
            bytes <<= 8;
            if (byte != Walk::end) {
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
    Walk walk(url);
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
        if (isEscapeAt(text, i)) {
            bytes +=
                static_cast<char>(text::hexValue(text[i + 1]) * 16 + text::hexValue(text[i + 2]));
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
