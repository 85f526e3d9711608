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

} // namespace crawlright::session
