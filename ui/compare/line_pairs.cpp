// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/compare/line_pairs.h"

#include <algorithm>

namespace crawlright::compare {

namespace {

constexpr std::size_t mostCells = 10'000; // of a table of all pairs
constexpr std::size_t mostBytes = 1'000;  // of a line that are looked at, from both ends
constexpr int alike = 500;                // of 1,000

/// How much of two lines is equal at their beginnings and ends, in thousandths of the longer.
int likeness(std::string_view left, std::string_view right)
{
    const std::size_t longest = std::max(left.size(), right.size());
    if (longest == 0)
        return 1000;
    const std::size_t most = std::min({left.size(), right.size(), mostBytes});
    std::size_t head = 0;
    while (head < most && left[head] == right[head])
        ++head;
    std::size_t tail = 0;
    while (tail < most - head && left[left.size() - 1 - tail] == right[right.size() - 1 - tail])
        ++tail;
    const auto like = static_cast<int>((head + tail) * 1000 / std::min(longest, 2 * mostBytes));
    // Of long lines more is equal in between than can be seen from their ends.
    return most == mostBytes ? std::max(like, alike) : like;
}

class Pairing {
public:
    Pairing(std::span<const std::string_view> left, std::span<const std::string_view> right)
        : m_left(left)
        , m_right(right)
    {
    }

    std::vector<Pair> best()
    {
        const std::size_t columns = m_right.size() + 1;
        std::vector<int> likenesses(m_left.size() * m_right.size());
        std::vector<int> scores((m_left.size() + 1) * columns); // of the lines from here on
        for (std::size_t i = m_left.size(); i-- > 0;) {
            for (std::size_t j = m_right.size(); j-- > 0;) {
                const int like = likeness(m_left[i], m_right[j]);
                likenesses[i * m_right.size() + j] = like;
                const int paired = like < alike ? 0 : like + scores[(i + 1) * columns + j + 1];
                scores[i * columns + j] =
                    std::max({paired, scores[(i + 1) * columns + j], scores[i * columns + j + 1]});
            }
        }
        std::size_t i = 0;
        std::size_t j = 0;
        while (i < m_left.size() && j < m_right.size()) {
            const int like = likenesses[i * m_right.size() + j];
            const int score = scores[i * columns + j];
            if (like >= alike && score == like + scores[(i + 1) * columns + j + 1])
                pair(i++, j++, true);
            else if (score == scores[(i + 1) * columns + j])
                ++i;
            else
                ++j;
        }
        finish();
        return std::move(m_pairs);
    }

    std::vector<Pair> inOrder()
    {
        for (std::size_t i = 0; i < std::min(m_left.size(), m_right.size()); ++i)
            pair(i, i, likeness(m_left[i], m_right[i]) >= alike);
        finish();
        return std::move(m_pairs);
    }

private:
    /// Those before it that found none stand beside each other.
    void pair(std::size_t left, std::size_t right, bool isAlike)
    {
        fill(left, right);
        m_pairs.push_back(
            {static_cast<std::uint32_t>(left), static_cast<std::uint32_t>(right), isAlike});
        m_doneLeft = left + 1;
        m_doneRight = right + 1;
    }
    void finish() { fill(m_left.size(), m_right.size()); }
    void fill(std::size_t leftEnd, std::size_t rightEnd)
    {
        while (m_doneLeft < leftEnd || m_doneRight < rightEnd) {
            Pair one;
            if (m_doneLeft < leftEnd)
                one.left = static_cast<std::uint32_t>(m_doneLeft++);
            if (m_doneRight < rightEnd)
                one.right = static_cast<std::uint32_t>(m_doneRight++);
            m_pairs.push_back(one);
        }
    }

    std::span<const std::string_view> m_left;
    std::span<const std::string_view> m_right;
    std::vector<Pair> m_pairs;
    std::size_t m_doneLeft = 0;
    std::size_t m_doneRight = 0;
};

} // namespace

std::vector<Pair> pairsOf(std::span<const std::string_view> left,
                          std::span<const std::string_view> right)
{
    Pairing pairing(left, right);
    const bool areFew = right.empty() || left.size() <= mostCells / right.size();
    return areFew ? pairing.best() : pairing.inOrder();
}

} // namespace crawlright::compare
