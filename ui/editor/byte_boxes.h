// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <vector>

namespace crawlright::editor {

/// A unit of a block that is drawn as a small box with words in it: a byte that is no character
/// (`FF`), the mark of a line ending (`CR`), or a character that nobody would see (`NUL`).
struct ByteBox {
    int position = 0;
    QString label; ///< empty: the sign that the line goes on in the next block
    friend bool operator==(const ByteBox&, const ByteBox&) = default;
};

[[nodiscard]] std::vector<ByteBox> boxesOf(QStringView block);

/// How many units at the end of a block are marks of its line ending or of its going on.
[[nodiscard]] qsizetype endMarksOf(QStringView block);

} // namespace crawlright::editor
