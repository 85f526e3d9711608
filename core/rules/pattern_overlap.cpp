// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/rules/pattern_overlap.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace crawlright::rules {

namespace {

constexpr std::uint32_t never = ~std::uint32_t{0};

/// A pattern as a row of steps, each a byte or a star; what follows an open end is a star, too.
struct Steps {
    Steps(std::string_view pattern, bool wildcards)
    {
        const bool isAnchored = wildcards && pattern.ends_with('$');
        if (isAnchored)
            pattern.remove_suffix(1);
        bytes = pattern;
        stars.resize(bytes.size());
        for (std::size_t i = 0; i < bytes.size(); ++i)
            stars[i] = wildcards && bytes[i] == '*';
        if (!isAnchored) {
            bytes += '*';
            stars.push_back(true);
        }
    }

    [[nodiscard]] std::size_t size() const { return bytes.size(); }

    std::string bytes;
    std::vector<bool> stars;
};

/// The shortest rest of a path from each pair of places, filled from the ends.
class Product {
public:
    Product(std::string_view first, std::string_view second, bool wildcards)
        : m_a(first, wildcards)
        , m_b(second, wildcards)
        , m_rest((m_a.size() + 1) * (m_b.size() + 1), never)
    {
        rest(m_a.size(), m_b.size()) = 0;
        for (std::size_t i = m_a.size() + 1; i-- > 0;)
            for (std::size_t j = m_b.size() + 1; j-- > 0;)
                rest(i, j) = std::min(rest(i, j), shortestFrom(i, j).length);
    }

    [[nodiscard]] std::optional<std::string> path()
    {
        Place at = start();
        if (at.i > m_a.size())
            return std::nullopt;
        std::string path = "/";
        while (at.i < m_a.size() || at.j < m_b.size()) {
            const Move move = shortestFrom(at.i, at.j);
            if (move.byte != '\0')
                path += move.byte;
            at = move.to;
        }
        return path;
    }

private:
    struct Place {
        std::size_t i = 0;
        std::size_t j = 0;
    };
    struct Move {
        std::uint32_t length = never; ///< of the rest of the path, this move included
        char byte = '\0';             ///< that it adds to the path; NUL: none
        Place to;
    };

    [[nodiscard]] std::uint32_t& rest(std::size_t i, std::size_t j)
    {
        return m_rest[i * (m_b.size() + 1) + j];
    }

    /// Every move goes forward in one pattern at least: a star that takes a byte of the other
    /// pattern, or nothing; or a byte that both have.
    [[nodiscard]] Move shortestFrom(std::size_t i, std::size_t j)
    {
        Move best;
        const auto consider = [&](Place to, char byte) {
            const std::uint32_t after = rest(to.i, to.j);
            const std::uint32_t length = after == never ? never : after + (byte != '\0' ? 1 : 0);
            if (length < best.length)
                best = {length, byte, to};
        };
        const bool hasA = i < m_a.size();
        const bool hasB = j < m_b.size();
        const bool starA = hasA && m_a.stars[i];
        const bool starB = hasB && m_b.stars[j];
        if (starA)
            consider({i + 1, j}, '\0');
        if (starB)
            consider({i, j + 1}, '\0');
        if (starA && hasB && !starB)
            consider({i, j + 1}, m_b.bytes[j]);
        if (starB && hasA && !starA)
            consider({i + 1, j}, m_a.bytes[i]);
        if (hasA && hasB && !starA && !starB && m_a.bytes[i] == m_b.bytes[j])
            consider({i + 1, j + 1}, m_a.bytes[i]);
        return best;
    }

    /// Where the first byte, a `/`, leads to; past the end where it leads nowhere.
    [[nodiscard]] Place start()
    {
        Place best{m_a.size() + 1, 0};
        std::uint32_t shortest = never;
        const auto consider = [&](std::size_t i, std::size_t j) {
            if (rest(i, j) < shortest) {
                shortest = rest(i, j);
                best = {i, j};
            }
        };
        // A star in front may take the slash, or leave it to what follows.
        for (std::size_t i = 0; i < m_a.size(); ++i) {
            for (std::size_t j = 0; j < m_b.size(); ++j) {
                const bool takesA = m_a.stars[i] || m_a.bytes[i] == '/';
                const bool takesB = m_b.stars[j] || m_b.bytes[j] == '/';
                if (takesA && takesB)
                    consider(m_a.stars[i] ? i : i + 1, m_b.stars[j] ? j : j + 1);
                if (!m_b.stars[j])
                    break;
            }
            if (!m_a.stars[i])
                break;
        }
        return best;
    }

    Steps m_a;
    Steps m_b;
    std::vector<std::uint32_t> m_rest;
};

} // namespace

std::optional<std::string> shortestCommonPath(std::string_view a, std::string_view b,
                                              bool wildcards)
{
    return Product(a, b, wildcards).path();
}

} // namespace crawlright::rules
