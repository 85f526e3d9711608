// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/session/piecewise_edit.h"

#include "ui/session/utf16.h"

#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>
#include <utility>

namespace crawlright::session {

namespace {

/// The block that begins at a byte.
std::optional<int> blockFrom(const BlockMap& map, std::size_t begin)
{
    if (begin >= map.size())
        return std::nullopt;
    const int block = map.blockAt(static_cast<text::Offset>(begin));
    return map.span(block).begin == begin ? std::optional(block) : std::nullopt;
}

/// Bytes at the start of both, up to the end of a line.
std::size_t commonHead(std::string_view a, std::string_view b)
{
    const auto differs = std::ranges::mismatch(a, b).in1;
    const auto same = static_cast<std::size_t>(differs - a.begin());
    return a.substr(0, same).rfind('\n') + 1; // npos + 1 is 0
}

/// Bytes at the end of both, from the start of a line; both begin with one.
std::size_t commonTail(std::string_view a, std::string_view b)
{
    const std::size_t limit = std::min(a.size(), b.size());
    std::size_t same = 0;
    while (same < limit && a[a.size() - same - 1] == b[b.size() - same - 1])
        ++same;
    const auto beginsLine = [same](std::string_view text) {
        return same == text.size() || text[text.size() - same - 1] == '\n';
    };
    if (beginsLine(a) && beginsLine(b))
        return same;
    const std::size_t end = a.find('\n', a.size() - same);
    return end == std::string_view::npos ? 0 : a.size() - end - 1;
}

} // namespace

// LF alone is looked for, because a line ends behind it whatever follows.
PiecewiseEdit::PiecewiseEdit(const ShownFile& file, std::string wanted, text::LineEnding ending)
    : m_wanted(std::move(wanted))
    , m_lineEnding(ending)
    , m_end(m_wanted.size())
{
    if (ending != file.lineEnding)
        return; // every block is another
    const std::size_t head = commonHead(file.bytes, m_wanted);
    if (const auto first = blockFrom(file.map, head)) {
        m_at = head;
        m_position = file.document.findBlockByNumber(*first).position();
    }
    const std::string_view before = file.bytes.substr(m_at);
    const std::size_t tail = commonTail(before, std::string_view(m_wanted).substr(m_at));
    if (const auto behind = blockFrom(file.map, file.bytes.size() - tail)) {
        m_end = m_wanted.size() - tail;
        m_blocksBehind = file.map.count() - *behind;
    }
}

TextEdit PiecewiseEdit::next(const QTextDocument& document, std::size_t blocks)
{
    const int first = document.findBlock(m_position).blockNumber();
    const int old = document.blockCount() - m_blocksBehind - first;
    const int taken = std::min(old, static_cast<int>(blocks));
    std::u16string text;
    const std::size_t reached = text::projectBlocks(std::string_view(m_wanted).substr(0, m_end),
                                                    m_at, m_lineEnding, blocks, text);
    // The last piece is not followed by blocks of the old text, which it could run into.
    const bool isWaiting = reached == m_end && taken < old;
    if (isWaiting)
        text.clear();
    const QTextBlock behind = document.findBlockByNumber(first + taken);
    const TextEdit edit{.begin = m_position,
                        .end = behind.isValid() ? behind.position() : document.characterCount() - 1,
                        .with = toQString(text)};
    if (!isWaiting) {
        m_at = reached;
        m_position += static_cast<int>(text.size());
        m_isDone = reached == m_end;
    }
    return edit;
}

} // namespace crawlright::session
