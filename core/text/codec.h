// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// The bytes of a file as text that an editor can hold, and back, without loss.
///
/// The text is a run of blocks with U+000A between them. Valid UTF-8 stays text. Every other byte,
/// and each byte of the characters that QTextDocument changes on the way in or out (measured on Qt
/// 6.8.2: U+00A0, U+2028, U+2029, U+FDD0, U+FDD1), is a *mark*: the lone surrogate U+DC00 + byte.
/// The end of a block stands for the file's main line ending, unless the block's last unit is
///   - the mark of CR or LF: the marks are the whole line ending (`a U+DC0D U+DC0A` is `a CR LF`),
///   - `continuationMark`: the line goes on in the next block, no byte in between.
///
/// This part does **not** know Qt: text is UTF-16 because editors have it so.
namespace crawlright::text {

enum class LineEnding : std::uint8_t { Lf, Cr, CrLf };

[[nodiscard]] constexpr std::string_view bytesOf(LineEnding ending)
{
    return ending == LineEnding::Lf ? "\n" : ending == LineEnding::Cr ? "\r" : "\r\n";
}

/// The most frequent line ending, on a tie the one met first; LF where there is none.
[[nodiscard]] LineEnding mainLineEnding(std::string_view bytes);

/// The longest block that `project` makes, in UTF-16 units, marks of its end not counted.
inline constexpr std::size_t blockLimit = 512;
/// A block may grow to this by typing before `isTidy` asks for it to be split.
inline constexpr std::size_t looseBlockLimit = 2 * blockLimit;

inline constexpr char16_t blockSeparator = u'\n';
inline constexpr char16_t continuationMark = 0xDD00;

[[nodiscard]] constexpr char16_t markOf(char byte)
{
    return static_cast<char16_t>(0xDC00 + static_cast<unsigned char>(byte));
}
/// Whether this unit, standing alone, is the mark of a byte.
[[nodiscard]] constexpr bool isByteMark(char16_t unit)
{
    return unit >= 0xDC00 && unit <= 0xDCFF;
}
/// The byte of a mark; the caller has checked `isByteMark`.
[[nodiscard]] constexpr unsigned char byteOf(char16_t mark)
{
    return static_cast<unsigned char>(mark - 0xDC00);
}

/// What the end of a block stands for.
enum class BlockEnd : std::uint8_t {
    Main,      ///< the file's main line ending (nothing, if it is the last block)
    Own,       ///< its last marks are the line ending
    Continues, ///< nothing: the line goes on
};
[[nodiscard]] BlockEnd blockEndOf(std::u16string_view block);

/// Total: every byte sequence has a text, and `unproject` of it gives the bytes again.
[[nodiscard]] std::u16string project(std::string_view bytes, LineEnding main);

/// Appends at most `maxBlocks` blocks of the text of `bytes` from `from` on, which must be the
/// start of a block (0, or what this function returned), and returns where it stopped:
/// `bytes.size()`, or the start of the next block.
[[nodiscard]] std::size_t projectBlocks(std::string_view bytes, std::size_t from, LineEnding main,
                                        std::size_t maxBlocks, std::u16string& text);

/// Total: every UTF-16 sequence has bytes, also one that no file projects to: a continuation mark
/// inside a block is no byte, a lone surrogate that is no mark is U+FFFD.
[[nodiscard]] std::string unproject(std::u16string_view text, LineEnding main);

/// Appends the bytes of one block, without what its end stands for when that is the main line
/// ending.
void appendBytesOfBlock(std::string& bytes, std::u16string_view block);

/// How many bytes of the block come before a unit; a position inside a surrogate pair counts as the
/// pair's start. `position` is at most the block's size.
[[nodiscard]] std::size_t byteOffsetIn(std::u16string_view block, std::size_t position);

/// The unit whose bytes hold a byte of the block; the block's end (before a continuation mark) for
/// offsets past its bytes.
[[nodiscard]] std::size_t positionIn(std::u16string_view block, std::size_t byteOffset);

/// Whether a block is as `project` makes blocks, but for its length, which may be up to
/// `looseBlockLimit`. After an edit a block may be none: a mark that completes a character, a
/// continuation mark inside, a typed U+00A0.
[[nodiscard]] bool isTidy(std::u16string_view block, LineEnding main, bool isLast);

/// The tidy blocks with the same bytes as these blocks (U+000A between them); where one was past
/// `looseBlockLimit` they have at most `blockLimit` units. `isLast`: no block follows.
[[nodiscard]] std::u16string tidied(std::u16string_view blocks, LineEnding main, bool isLast);

/// The text of what was typed or pasted: LF, CR and CRLF become the main line ending, the rest is
/// what `project` makes of its UTF-8. Marks in it stay marks.
[[nodiscard]] std::u16string projectTyped(std::u16string_view typed, LineEnding main);

} // namespace crawlright::text
