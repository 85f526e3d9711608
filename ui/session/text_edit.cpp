// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/session/text_edit.h"

#include <QTextCursor>

#include <algorithm>

namespace crawlright::session {

void apply(const TextEdit& edit, QTextCursor& cursor)
{
    cursor.setPosition(edit.begin);
    cursor.setPosition(edit.end, QTextCursor::KeepAnchor);
    cursor.insertText(edit.with);
}

TextEdit differenceInBlocks(const QString& old, const QString& now)
{
    const qsizetype limit = std::min(old.size(), now.size());
    qsizetype head = 0;
    while (head < limit && old[head] == now[head])
        ++head;
    qsizetype tail = 0;
    while (tail < limit - head && old[old.size() - tail - 1] == now[now.size() - tail - 1])
        ++tail;
    while (head > 0 && old[head - 1] != u'\n')
        --head;
    while (tail > 0 && old[old.size() - tail] != u'\n')
        --tail;
    return {static_cast<int>(head), static_cast<int>(old.size() - tail),
            now.sliced(head, now.size() - tail - head)};
}

} // namespace crawlright::session
