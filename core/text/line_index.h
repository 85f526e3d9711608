// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/span.h"

#include <string_view>
#include <vector>

namespace crawlright::text {

/// A place as people count it: 1-based line, 1-based column in bytes.
struct Position {
    LineNumber line = 1;
    Offset column = 1;
    friend constexpr bool operator==(Position, Position) = default;
};

/// Where the lines of a file begin. LF, CR and CRLF each end a line (RFC 9309 §2.2 NL); the text
/// after the last line end is always one more line, also when it is empty.
class LineIndex {
public:
    explicit LineIndex(std::string_view bytes);

    /// At least 1.
    [[nodiscard]] LineNumber lineCount() const;
    /// Bytes of a 1-based line with its line end.
    [[nodiscard]] Span line(LineNumber number) const;
    /// The line that holds a byte; the end of the file belongs to the last line.
    [[nodiscard]] LineNumber lineAt(Offset at) const;
    [[nodiscard]] Position positionAt(Offset at) const;

private:
    std::vector<Offset> m_starts; // m_starts.back() is the size of the file
};

} // namespace crawlright::text
