// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/session/byte_edits.h"

#include <optional>
#include <string>

namespace crawlright::session {

/// A file that becomes another, piece by piece from its start to its end. The lines that are the
/// same at both ends stay: their undo costs nothing, and cursors in them keep their places.
class PiecewiseEdit {
public:
    PiecewiseEdit(const ShownFile& file, std::string wanted, text::LineEnding ending);

    [[nodiscard]] const std::string& wanted() const { return m_wanted; }
    /// Its main line ending; the file must have it before the first piece is made.
    [[nodiscard]] text::LineEnding lineEnding() const { return m_lineEnding; }
    /// Whether there is no next piece.
    [[nodiscard]] bool isDone() const { return m_isDone; }
    /// The next edit of the text, of at most so many blocks of the old text and of the new. The
    /// former ones must have been made, and no others.
    [[nodiscard]] TextEdit next(const QTextDocument& document, std::size_t blocks);

private:
    std::string m_wanted;
    text::LineEnding m_lineEnding;
    std::size_t m_at = 0;  // in `m_wanted`: where the next piece begins
    std::size_t m_end = 0; // there: where the last piece ends
    int m_position = 0;    // of the next piece, in the text
    int m_blocksBehind = 0;
    bool m_isDone = false;
};

} // namespace crawlright::session
