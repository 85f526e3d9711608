// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/kept_lines.h"

#include <algorithm>
#include <cstring>

namespace crawlright::editor {

namespace {

constexpr std::size_t chunk = 4096; // bytes that are compared at once

// Bytes that both begin with.
std::size_t commonBeginning(std::string_view one, std::string_view other)
{
    const std::size_t most = std::min(one.size(), other.size());
    std::size_t same = 0;
    while (same + chunk <= most && std::memcmp(&one[same], &other[same], chunk) == 0)
        same += chunk;
    while (same < most && one[same] == other[same])
        ++same;
    return same;
}

// Bytes that both end with.
std::size_t commonEnd(std::string_view one, std::string_view other)
{
    const std::size_t most = std::min(one.size(), other.size());
    const auto isSame = [&](std::size_t from, std::size_t size) {
        return std::memcmp(one.data() + one.size() - from, other.data() + other.size() - from,
                           size) == 0;
    };
    std::size_t same = 0;
    while (same + chunk <= most && isSame(same + chunk, chunk))
        same += chunk;
    while (same < most && isSame(same + 1, 1))
        ++same;
    return same;
}

bool isLineBegin(std::string_view bytes, std::size_t at)
{
    if (at == 0 || bytes[at - 1] == '\n')
        return true;
    return bytes[at - 1] == '\r' && (at == bytes.size() || bytes[at] != '\n');
}

// Whether a line that ends both `then` and the beginning of `now` has its end there in `now` too.
bool isLineEnd(std::string_view then, std::string_view now, std::size_t at)
{
    if (at == now.size() || now[at] == '\r')
        return true;
    return now[at] == '\n' && !then.ends_with('\r'); // else it is half a line end
}

} // namespace

KeptLines::KeptLines(const syntax::Document& then, std::string_view now, text::LineNumber lines)
    : m_linesThen(static_cast<text::LineNumber>(then.lines().size()))
    , m_linesNow(lines)
{
    const std::string_view before = then.bytes();
    std::size_t head = commonBeginning(before, now);
    const bool isLastWhole = head == before.size() && isLineEnd(before, now, head);
    if (isLastWhole) {
        m_before = m_linesThen;
    } else {
        const text::LineNumber edited = then.lineAt(static_cast<text::Offset>(head));
        m_before = edited - 1;
        // Where a line is put in that begins as the next one does, this one is still whole.
        head = then.line(edited).begin;
    }
    const std::size_t tail = commonEnd(before.substr(head), now.substr(head));
    const auto tailBegin = static_cast<text::Offset>(before.size() - tail);
    text::LineNumber first = then.lineAt(tailBegin);
    if (then.line(first).begin < tailBegin || !isLineBegin(now, now.size() - tail))
        ++first;
    m_behind = m_linesThen + 1 - std::max(first, m_before + 1);
}

text::LineNumber KeptLines::then(text::LineNumber now) const
{
    if (now <= m_before)
        return now;
    return now + m_behind > m_linesNow && now <= m_linesNow ? now - m_linesNow + m_linesThen : 0;
}

} // namespace crawlright::editor
