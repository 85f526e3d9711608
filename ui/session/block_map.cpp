// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/session/block_map.h"

#include <algorithm>

namespace crawlright::session {

BlockMap::BlockMap()
    : m_begins(2)
{
}

int BlockMap::blockAt(text::Offset offset) const
{
    const auto after =
        std::ranges::upper_bound(m_begins.begin(), m_begins.end() - 1, offset, {}, &Begin::offset);
    return static_cast<int>(after - m_begins.begin()) - 1;
}

int BlockMap::lastBlockBefore(text::LineNumber line) const
{
    const auto at =
        std::ranges::lower_bound(m_begins.begin(), m_begins.end() - 1, line, {}, &Begin::line);
    return std::max(0, static_cast<int>(at - m_begins.begin()) - 1);
}

void BlockMap::replace(int first, int removed, std::span<const Extent> added)
{
    const auto begin = m_begins.begin() + first;
    const Begin oldEnd = *(begin + removed);
    Begin at = *begin;
    std::vector<Begin> begins;
    begins.reserve(added.size());
    for (const Extent& extent : added) {
        begins.push_back(at);
        at.offset += extent.bytes;
        at.line += extent.lineEnds;
    }
    // Unsigned, so that a difference below zero wraps and comes back.
    const text::Offset offsetShift = at.offset - oldEnd.offset;
    const text::LineNumber lineShift = at.line - oldEnd.line;
    for (auto tail = begin + removed; tail != m_begins.end(); ++tail) {
        tail->offset += offsetShift;
        tail->line += lineShift;
    }
    const auto common = std::min<std::ptrdiff_t>(removed, std::ssize(begins));
    const auto rest = std::copy_n(begins.begin(), common, begin);
    if (common < removed) {
        m_begins.erase(rest, rest + (removed - common));
    } else {
        m_begins.insert(rest, begins.begin() + common, begins.end());
    }
}

} // namespace crawlright::session
