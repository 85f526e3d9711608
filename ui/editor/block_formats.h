// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/span.h"
#include "ui/editor/line_highlighter.h"

#include <KSyntaxHighlighting/Theme>
#include <QtTypes>

#include <optional>

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
    /// A line that is shown in pieces: its first signs, as far as was looked for them.
    struct LineStart {
        quint64 revision = 0; ///< of the text
        text::Offset begin = 0;
        text::Offset seen = 0; ///< up to here was looked
        std::optional<text::Offset> comment;
        std::optional<text::Offset> colon;
    };
    [[nodiscard]] QString textBefore(const QTextBlock& block);
    void lookAtStart(text::Span before);

    const session::DocumentSession* m_session;
    LineHighlighter m_highlighter;
    KSyntaxHighlighting::Theme m_theme;
    qreal m_cell = 0;
    int m_look = 0; // counts setLook
    LineStart m_start;
};

} // namespace crawlright::editor
