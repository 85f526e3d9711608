// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/editor/line_highlighter.h"

#include <KSyntaxHighlighting/Theme>

class QTextBlock;

namespace crawlright::session {
class DocumentSession;
}

namespace crawlright::editor {

/// Puts the formats of syntax and of byte boxes on the blocks that are seen, and on no others: a
/// file of 30,000 lines is not gone through when it is opened.
class BlockFormats {
public:
    BlockFormats(const session::DocumentSession* session,
                 const KSyntaxHighlighting::Definition& definition);

    /// From now on blocks get these colours; `cell` is the width of a letter, in pixels.
    void setLook(const KSyntaxHighlighting::Theme& theme, qreal cell);

    /// Makes the block's formats those of its text; cheap if they are.
    void update(QTextBlock& block);

private:
    [[nodiscard]] QString textBefore(const QTextBlock& block) const;

    const session::DocumentSession* m_session;
    LineHighlighter m_highlighter;
    KSyntaxHighlighting::Theme m_theme;
    qreal m_cell = 0;
    int m_look = 0; // counts setLook
};

} // namespace crawlright::editor
