// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/text/line_index.h"

#include <algorithm>
#include <cstring>

namespace crawlright::text {

LineIndex::LineIndex(std::string_view bytes)
{
    m_starts.push_back(0);
    for (std::size_t i = bytes.find_first_of("\r\n"); i != std::string_view::npos;
         i = bytes.find_first_of("\r\n", i)) {
        i += bytes.substr(i, 2) == "\r\n" ? 2 : 1;
        m_starts.push_back(static_cast<Offset>(i));
    }
    m_starts.push_back(static_cast<Offset>(bytes.size()));
}

LineNumber LineIndex::lineCount() const { return static_cast<LineNumber>(m_starts.size() - 1); }

Span LineIndex::line(LineNumber number) const { return {m_starts[number - 1], m_starts[number]}; }

LineNumber LineIndex::lineAt(Offset at) const
{
    const auto next = std::upper_bound(m_starts.begin(), m_starts.end() - 1, at);
    return static_cast<LineNumber>(next - m_starts.begin());
}

Position LineIndex::positionAt(Offset at) const
{
    const LineNumber number = lineAt(at);
    return {number, at - m_starts[number - 1] + 1};
}

} // namespace crawlright::text
