// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/common_path.h"

#include <algorithm>

namespace crawlright::edits {

namespace {

constexpr std::size_t mostCells = 4'000'000; // bytes of memory for one question

/// A pattern with its end made plain: what `$` does not close goes on with a star.
std::string closed(std::string_view pattern)
{
    if (pattern.ends_with('$'))
        return std::string(pattern.substr(0, pattern.size() - 1));
    return std::string(pattern) + '*';
}

/// For each place in one pattern and in the other, whether what follows can be the same.
class Grid {
public:
    Grid(std::string_view a, std::string_view b)
        : m_a(a)
        , m_b(b)
        , m_cells((a.size() + 1) * (b.size() + 1))
    {
        for (std::size_t i = a.size() + 1; i-- > 0;)
            for (std::size_t j = b.size() + 1; j-- > 0;)
                m_cells[i * (b.size() + 1) + j] = static_cast<char>(computed(i, j));
    }

    [[nodiscard]] bool at(std::size_t i, std::size_t j) const
    {
        return m_cells[i * (m_b.size() + 1) + j] != 0;
    }

    /// One path along cells that hold; the first must.
    [[nodiscard]] std::string path(bool isGeneric, char fresh) const
    {
        std::string out;
        std::size_t i = 0;
        std::size_t j = 0;
        while (i < m_a.size() || j < m_b.size()) {
            const bool starA = i < m_a.size() && m_a[i] == '*';
            const bool starB = j < m_b.size() && m_b[j] == '*';
            if (isGeneric && starA && starB && !out.ends_with(fresh))
                out += fresh;
            if (starA && at(i + 1, j)) {
                ++i;
            } else if (starB && at(i, j + 1)) {
                ++j;
            } else if (starA) {
                out += m_b[j++];
            } else if (starB) {
                out += m_a[i++];
            } else {
                out += m_a[i++];
                ++j;
            }
        }
        return out;
    }

private:
    [[nodiscard]] bool computed(std::size_t i, std::size_t j) const
    {
        const bool endA = i == m_a.size();
        const bool endB = j == m_b.size();
        if (endA && endB)
            return true;
        const bool starA = !endA && m_a[i] == '*';
        const bool starB = !endB && m_b[j] == '*';
        if ((starA && at(i + 1, j)) || (starB && at(i, j + 1)))
            return true;
        if (starA)
            return !endB && !starB && at(i, j + 1);
        if (starB)
            return !endA && at(i + 1, j);
        return !endA && !endB && m_a[i] == m_b[j] && at(i + 1, j + 1);
    }

    std::string_view m_a;
    std::string_view m_b;
    std::vector<char> m_cells;
};

} // namespace

std::string_view headOf(std::string_view pattern, bool wildcards)
{
    if (!wildcards)
        return pattern;
    const std::string_view head = pattern.substr(0, pattern.find('*'));
    const bool isClosed = head.size() == pattern.size() && head.ends_with('$');
    return head.substr(0, head.size() - (isClosed ? 1 : 0));
}

std::vector<std::string> formsOf(std::string_view pattern, bool wildcards)
{
    if (pattern.starts_with('/'))
        return {std::string(pattern)};
    if (!wildcards || !pattern.starts_with('*'))
        return {};
    const std::size_t rest = pattern.find_first_not_of('*');
    const std::string tail(rest == std::string_view::npos ? "" : pattern.substr(rest));
    if (tail.starts_with('/'))
        return {tail, "/*" + tail};
    return {"/*" + tail};
}

Meeting meetingOf(std::string_view a, std::string_view b, bool wildcards, Budget& budget,
                  std::vector<std::string>* paths, char fresh)
{
    const std::string_view headA = headOf(a, wildcards);
    const std::string_view headB = headOf(b, wildcards);
    const std::size_t shared = std::min(headA.size(), headB.size());
    if (!budget.take(shared / 8 + 1))
        return Meeting::Unsure;
    if (headA.substr(0, shared) != headB.substr(0, shared))
        return Meeting::Apart;
    if (headA.size() == a.size() && headB.size() == b.size()) {
        const std::string_view longer = headA.size() > headB.size() ? headA : headB;
        if (paths) {
            paths->emplace_back(longer);
            paths->push_back(std::string(longer) + fresh);
        }
        return Meeting::Meet;
    }
    const std::size_t cells = (a.size() - shared + 2) * (b.size() - shared + 2);
    if (cells > mostCells || !budget.take(cells))
        return Meeting::Unsure;
    const std::string restA = closed(a.substr(shared));
    const std::string restB = closed(b.substr(shared));
    const Grid grid(restA, restB);
    if (!grid.at(0, 0))
        return Meeting::Apart;
    if (paths) {
        paths->push_back(std::string(a.substr(0, shared)) + grid.path(false, fresh));
        paths->push_back(std::string(a.substr(0, shared)) + grid.path(true, fresh));
    }
    return Meeting::Meet;
}

} // namespace crawlright::edits
