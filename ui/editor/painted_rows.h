// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QRect>
#include <QRegion>

#include <cstddef>
#include <unordered_map>
#include <utility>

namespace crawlright::editor {

/// How a widget shows rows of the text, by the number of their blocks, where that is known. So an
/// analysis, which mostly finds what the one before found, has little painted anew. Knows nothing
/// of scrolling and of edits: what comes into sight or was edited is painted by Qt's own asking.
template <typename Look>
class PaintedRows {
public:
    /// A row that takes this place in the widget was painted, as far as it is in `part`.
    void note(const QRegion& part, QRect place, int block, Look look)
    {
        const QRegion seen(place);
        if (!part.intersects(seen))
            return;
        if (seen.subtracted(part).isEmpty()) {
            if (m_looks.size() > mostKnown)
                m_looks.clear(); // without it a row is only painted once more
            m_looks.insert_or_assign(block, std::move(look));
            return;
        }
        // Of a row that is painted in part, only that it is as it was.
        const auto known = m_looks.find(block);
        if (known != m_looks.end() && known->second != look)
            m_looks.erase(known);
    }

    [[nodiscard]] bool isKnown(int block, const Look& look) const
    {
        const auto known = m_looks.find(block);
        return known != m_looks.end() && known->second == look;
    }

private:
    static constexpr std::size_t mostKnown = 1000;

    std::unordered_map<int, Look> m_looks;
};

} // namespace crawlright::editor
