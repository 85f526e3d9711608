// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/session/tidy.h"

#include "ui/session/utf16.h"

#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

#include <ranges>

namespace crawlright::session {

namespace {

const QString continuation = QString(QChar(text::continuationMark)) % QChar(text::blockSeparator);

// Opens the edit block only when there is something to do: an empty one would still cut the redo
// history and merge with what the user types next.
class JoinedEdit {
public:
    explicit JoinedEdit(QTextDocument& document)
        : m_cursor(&document)
    {
    }
    ~JoinedEdit()
    {
        if (m_isOpen)
            m_cursor.endEditBlock();
    }
    Q_DISABLE_COPY_MOVE(JoinedEdit)

    void replace(int begin, int end, const QString& with)
    {
        if (!m_isOpen)
            m_cursor.joinPreviousEditBlock();
        m_isOpen = true;
        m_cursor.setPosition(begin);
        m_cursor.setPosition(end, QTextCursor::KeepAnchor);
        m_cursor.insertText(with);
    }

private:
    QTextCursor m_cursor;
    bool m_isOpen = false;
};

// Turns `from`, which begins at `position`, into `to` by the smallest steps, so that cursors in it
// stay where they are: where a long block is only split, nothing but the splits is inserted.
void change(JoinedEdit& edit, int position, const QString& from, const QString& to)
{
    std::vector<qsizetype> splits; // in `from`
    qsizetype i = 0;
    qsizetype j = 0;
    while (i < from.size() && j < to.size()) {
        if (from[i] == to[j]) {
            ++i;
            ++j;
        } else if (QStringView(to).sliced(j).startsWith(continuation)) {
            splits.push_back(i);
            j += continuation.size();
        } else {
            break;
        }
    }
    qsizetype tail = 0;
    while (from.size() - tail > i && to.size() - tail > j &&
           from[from.size() - tail - 1] == to[to.size() - tail - 1])
        ++tail;
    const int begin = position + static_cast<int>(i);
    const int end = position + static_cast<int>(from.size() - tail);
    if (begin != end || j != to.size() - tail)
        edit.replace(begin, end, to.sliced(j, to.size() - tail - j));
    for (const qsizetype split : std::views::reverse(splits)) {
        const int at = position + static_cast<int>(split);
        edit.replace(at, at, continuation);
    }
}

void tidyBlocks(JoinedEdit& edit, const QTextBlock& first, const QTextBlock& last,
                text::LineEnding main)
{
    QString text = first.text();
    if (first != last)
        text += QChar(text::blockSeparator) % last.text();
    const bool isLast = !last.next().isValid();
    const std::u16string tidied = text::tidied(viewOf(text), main, isLast);
    change(edit, first.position(), text, toQString(tidied));
}

} // namespace

void tidy(QTextDocument& document, const Untidy& untidy, text::LineEnding main)
{
    JoinedEdit edit(document);
    if (untidy.orphan) {
        const QTextBlock block = document.findBlockByNumber(*untidy.orphan);
        const int end = block.position() + block.length() - 1;
        edit.replace(end, end, QString(QChar(text::continuationMark)));
    }
    // From the end, so that the numbers of what is still to do stay true.
    auto split = untidy.splitLineEnds.rbegin();
    for (QTextBlock block = document.findBlockByNumber(untidy.last);
         block.isValid() && block.blockNumber() >= untidy.first;) {
        const QTextBlock previous = block.previous();
        const QString text = block.text();
        if (split != untidy.splitLineEnds.rend() && *split == block.blockNumber()) {
            ++split;
            tidyBlocks(edit, block, block.next(), main);
        } else if (text.size() == 1 && text[0] == QChar(text::continuationMark) &&
                   block.next().isValid()) {
            edit.replace(block.position(), block.position() + block.length(), QString());
        } else if (!text::isTidy(viewOf(text), main, !block.next().isValid())) {
            tidyBlocks(edit, block, block, main);
        }
        block = previous;
    }
}

} // namespace crawlright::session
