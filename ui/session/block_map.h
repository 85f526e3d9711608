// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/span.h"

#include <cstddef>
#include <span>
#include <vector>

namespace crawlright::session {

/// Where each block of the text begins in the file, in bytes and in lines. Blocks tile the bytes;
/// there is always at least one. Knows neither text nor bytes: it is told sizes.
class BlockMap {
public:
    /// What a block holds.
    struct Extent {
        text::Offset bytes = 0;
        text::LineNumber lineEnds = 0; ///< line ends whose last byte is in the block
    };

    BlockMap();

    [[nodiscard]] int count() const { return static_cast<int>(m_begins.size()) - 1; }
    /// The bytes of all blocks.
    [[nodiscard]] text::Offset size() const { return m_begins.back().offset; }
    [[nodiscard]] text::Span span(int block) const
    {
        const auto i = static_cast<std::size_t>(block);
        return {m_begins[i].offset, m_begins[i + 1].offset};
    }
    /// The line that holds the block's first byte, from 1.
    [[nodiscard]] text::LineNumber line(int block) const
    {
        return m_begins[static_cast<std::size_t>(block)].line;
    }
    /// One more than all line ends.
    [[nodiscard]] text::LineNumber lineCount() const { return m_begins.back().line; }

    /// The last block that begins at or before a byte.
    [[nodiscard]] int blockAt(text::Offset offset) const;
    /// The last block whose first byte is in a line before this one; 0 for the first line.
    [[nodiscard]] int lastBlockBefore(text::LineNumber line) const;

    /// `removed` blocks from `first` on become these; linear in the number of blocks.
    void replace(int first, int removed, std::span<const Extent> added);

private:
    struct Begin {
        text::Offset offset = 0;
        text::LineNumber line = 1;
    };
    std::vector<Begin> m_begins; // one for each block, and the end
};

} // namespace crawlright::session
