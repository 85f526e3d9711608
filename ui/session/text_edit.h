// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QTextCursor;

namespace crawlright::session {

/// One replacement in a QTextDocument.
struct TextEdit {
    int begin = 0;
    int end = 0;
    QString with;
    friend bool operator==(const TextEdit&, const TextEdit&) = default;
};

void apply(const TextEdit& edit, QTextCursor& cursor);

/// What makes `now` of `old` (U+000A between blocks) and leaves the blocks that are the same at
/// both ends: their undo costs nothing, and cursors in them stay.
[[nodiscard]] TextEdit differenceInBlocks(const QString& old, const QString& now);

} // namespace crawlright::session
