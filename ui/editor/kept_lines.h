// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/syntax/document.h"

namespace crawlright::editor {

/// Which lines of a text are still those of an older one: those before the first byte that differs
/// and those behind the last. What is undone is so again. Two looks at the bytes.
class KeptLines {
public:
    /// None.
    KeptLines() = default;
    /// `lines` is how many there are now.
    KeptLines(const syntax::Document& then, std::string_view now, text::LineNumber lines);

    /// Which one a line of now was; 0: none.
    [[nodiscard]] text::LineNumber then(text::LineNumber now) const;

private:
    text::LineNumber m_before = 0; // kept lines before the edited ones
    text::LineNumber m_behind = 0;
    text::LineNumber m_linesThen = 0;
    text::LineNumber m_linesNow = 0;
};

} // namespace crawlright::editor
