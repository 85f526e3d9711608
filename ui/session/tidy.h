// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/codec.h"

#include <optional>
#include <vector>

class QTextDocument;

namespace crawlright::session {

/// What an edit left to tidy. Block numbers are those of the QTextDocument.
struct Untidy {
    int first = 0;
    int last = -1;
    /// A block that lost its continuation mark while the separator after it stayed: the edit was
    /// not meant to break the line.
    std::optional<int> orphan;
    /// Blocks that end with the CR of a CRLF whose LF the next block has; ascending.
    std::vector<int> splitLineEnds;
};

/// Makes the touched blocks as the codec makes blocks, as part of the edit that was just made, so
/// that its undo takes this back too. No byte changes, but that an orphan's line goes on.
void tidy(QTextDocument& document, const Untidy& untidy, text::LineEnding main);

} // namespace crawlright::session
