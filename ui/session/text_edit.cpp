// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/session/text_edit.h"

#include <QTextCursor>

namespace crawlright::session {

void apply(const TextEdit& edit, QTextCursor& cursor)
{
    cursor.setPosition(edit.begin);
    cursor.setPosition(edit.end, QTextCursor::KeepAnchor);
    cursor.insertText(edit.with);
}

} // namespace crawlright::session
