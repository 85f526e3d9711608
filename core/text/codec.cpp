// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/text/codec.h"

#include "core/text/utf8.h"

#include <algorithm>
#include <array>

namespace crawlright::text {

namespace {

constexpr char32_t replacement = 0xFFFD;

constexpr bool isHighSurrogate(char16_t c)
{
    return c >= 0xD800 && c <= 0xDBFF;
}
constexpr bool isLowSurrogate(char16_t c)
{
    return c >= 0xDC00 && c <= 0xDFFF;
}

constexpr std::size_t utf8Size(char32_t code)
{
    return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

constexpr bool isChangedByQt(char32_t code)
{
    return code == 0xA0 || code == 0x2028 || code == 0x2029 || code == 0xFDD0 || code == 0xFDD1;
}

// What stands at a unit of a block.
struct Unit {
    enum class Kind : std::uint8_t { Character, Byte, Continuation };
    Kind kind = Kind::Character;
    char32_t code = 0;     // of a Character
    std::size_t units = 1; // UTF-16 units it takes

    [[nodiscard]] std::size_t byteCount() const
    {
        return kind == Kind::Character ? utf8Size(code) : kind == Kind::Byte ? 1 : 0;
    }
};

Unit unitAt(std::u16string_view block, std::size_t at)
{
    const char16_t c = block[at];
    if (c < 0xD800 || c > 0xDFFF)
        return {.code = c};
    if (isHighSurrogate(c)) {
        if (at + 1 < block.size() && isLowSurrogate(block[at + 1])) {
            return {.code = 0x10000U + ((c - 0xD800U) << 10) + (block[at + 1] - 0xDC00U),
                    .units = 2};
        }
        return {.code = replacement};
    }
    if (isByteMark(c))
        return {.kind = Unit::Kind::Byte};
    if (c == continuationMark)
        return {.kind = Unit::Kind::Continuation};
    return {.code = replacement};
}

LineEnding lineEndingAt(std::string_view bytes, std::size_t at)
{
    if (bytes[at] == '\n')
        return LineEnding::Lf;
    return at + 1 < bytes.size() && bytes[at + 1] == '\n' ? LineEnding::CrLf : LineEnding::Cr;
}

void appendMarks(std::u16string& text, std::string_view bytes)
{
    for (const char byte : bytes)
        text += markOf(byte);
}

// Appends the character or the mark at `at` to `text`; returns how many bytes it took.
std::size_t appendCharacter(std::u16string& text, std::string_view bytes, std::size_t at)
{
    const Decoded decoded = decodeUtf8(bytes, at);
    if (decoded.size == 0) {
        text += markOf(bytes[at]);
        return 1;
    }
    if (isChangedByQt(decoded.code)) {
        appendMarks(text, bytes.substr(at, decoded.size));
    } else if (decoded.code >= 0x10000) {
        const char32_t high = decoded.code - 0x10000;
        text += static_cast<char16_t>(0xD800 + (high >> 10));
        text += static_cast<char16_t>(0xDC00 + (high & 0x3FF));
    } else {
        text += static_cast<char16_t>(decoded.code);
    }
    return decoded.size;
}

// Appends one block with the separator after it, if one follows; returns where the next begins.
std::size_t projectBlock(std::string_view bytes, std::size_t at, LineEnding main, std::size_t limit,
                         std::u16string& text)
{
    const std::size_t begin = text.size();
    while (at < bytes.size()) {
        if (bytes[at] == '\n' || bytes[at] == '\r') {
            const LineEnding ending = lineEndingAt(bytes, at);
            if (ending != main)
                appendMarks(text, bytesOf(ending));
            text += blockSeparator;
            return at + bytesOf(ending).size();
        }
        const std::size_t before = text.size();
        const std::size_t size = appendCharacter(text, bytes, at);
        if (text.size() - begin > limit) {
            text.resize(before);
            text += continuationMark;
            text += blockSeparator;
            return at;
        }
        at += size;
    }
    return at;
}

std::u16string projectWithin(std::string_view bytes, LineEnding main, std::size_t limit)
{
    std::u16string text;
    text.reserve(bytes.size() + bytes.size() / 128);
    for (std::size_t at = 0; at < bytes.size();)
        at = projectBlock(bytes, at, main, limit, text);
    return text;
}

} // namespace

LineEnding mainLineEnding(std::string_view bytes)
{
    std::array<std::size_t, 3> counts{};
    std::array<std::size_t, 3> firsts{};
    for (std::size_t at = bytes.find_first_of("\r\n"); at != std::string_view::npos;
         at = bytes.find_first_of("\r\n", at)) {
        const LineEnding ending = lineEndingAt(bytes, at);
        const auto i = static_cast<std::size_t>(ending);
        if (counts[i]++ == 0)
            firsts[i] = at;
        at += bytesOf(ending).size();
    }
    LineEnding best = LineEnding::Lf;
    for (const LineEnding ending : {LineEnding::Cr, LineEnding::CrLf}) {
        const auto i = static_cast<std::size_t>(ending);
        const auto b = static_cast<std::size_t>(best);
        if (counts[i] > counts[b] ||
            (counts[i] == counts[b] && counts[i] > 0 && firsts[i] < firsts[b]))
            best = ending;
    }
    return best;
}

BlockEnd blockEndOf(std::u16string_view block)
{
    if (block.empty())
        return BlockEnd::Main;
    const char16_t last = block.back();
    if (last != continuationMark && last != markOf('\r') && last != markOf('\n'))
        return BlockEnd::Main;
    if (block.size() > 1 && isHighSurrogate(block[block.size() - 2]))
        return BlockEnd::Main; // the second half of a character
    return last == continuationMark ? BlockEnd::Continues : BlockEnd::Own;
}

std::u16string project(std::string_view bytes, LineEnding main)
{
    return projectWithin(bytes, main, blockLimit);
}

std::size_t projectBlocks(std::string_view bytes, std::size_t from, LineEnding main,
                          std::size_t maxBlocks, std::u16string& text)
{
    std::size_t at = from;
    for (std::size_t i = 0; i < maxBlocks && at < bytes.size(); ++i)
        at = projectBlock(bytes, at, main, blockLimit, text);
    return at;
}

std::string unproject(std::u16string_view text, LineEnding main)
{
    std::string bytes;
    bytes.reserve(text.size());
    while (true) {
        const std::size_t end = text.find(blockSeparator);
        const std::u16string_view block = text.substr(0, end);
        appendBytesOfBlock(bytes, block);
        if (end == std::u16string_view::npos)
            return bytes;
        if (blockEndOf(block) == BlockEnd::Main)
            bytes += bytesOf(main);
        text.remove_prefix(end + 1);
    }
}

void appendBytesOfBlock(std::string& bytes, std::u16string_view block)
{
    for (std::size_t at = 0; at < block.size();) {
        if (block[at] < 0x80) {
            bytes += static_cast<char>(block[at]);
            ++at;
            continue;
        }
        const Unit unit = unitAt(block, at);
        if (unit.kind == Unit::Kind::Character) {
            appendUtf8(bytes, unit.code);
        } else if (unit.kind == Unit::Kind::Byte) {
            bytes += static_cast<char>(byteOf(block[at]));
        }
        at += unit.units;
    }
}

std::size_t byteOffsetIn(std::u16string_view block, std::size_t position)
{
    std::size_t bytes = 0;
    for (std::size_t at = 0; at < position;) {
        const Unit unit = unitAt(block, at);
        if (at + unit.units > position)
            break;
        bytes += unit.byteCount();
        at += unit.units;
    }
    return bytes;
}

std::size_t positionIn(std::u16string_view block, std::size_t byteOffset)
{
    std::size_t bytes = 0;
    std::size_t at = 0;
    while (at < block.size()) {
        const Unit unit = unitAt(block, at);
        const bool isEndMark =
            unit.kind == Unit::Kind::Continuation && at + unit.units == block.size();
        if (bytes + unit.byteCount() > byteOffset || isEndMark)
            break;
        bytes += unit.byteCount();
        at += unit.units;
    }
    return at;
}

bool isTidy(std::u16string_view block, LineEnding main, bool isLast)
{
    if (block.size() > looseBlockLimit)
        return false;
    const bool isPlain = std::ranges::none_of(block, [](char16_t c) {
        return (c >= 0xD800 && c <= 0xDFFF) || isChangedByQt(c) || c == u'\r';
    });
    return isPlain || tidied(block, main, isLast) == block;
}

std::u16string tidied(std::u16string_view blocks, LineEnding main, bool isLast)
{
    std::u16string text(blocks);
    if (!isLast)
        text += blockSeparator;
    text = projectWithin(unproject(text, main), main,
                         blocks.size() > looseBlockLimit ? blockLimit : looseBlockLimit);
    if (isLast)
        return text;
    if (text.ends_with(blockSeparator)) {
        text.pop_back(); // it is there already
    } else {
        text += continuationMark;
    }
    return text;
}

std::u16string projectTyped(std::u16string_view typed, LineEnding main)
{
    std::string bytes;
    bytes.reserve(typed.size());
    while (true) {
        const std::size_t end = typed.find_first_of(u"\r\n");
        appendBytesOfBlock(bytes, typed.substr(0, end));
        if (end == std::u16string_view::npos)
            return project(bytes, main);
        bytes += bytesOf(main);
        const bool isCrLf = typed.substr(end).starts_with(u"\r\n");
        typed.remove_prefix(end + (isCrLf ? 2 : 1));
    }
}

} // namespace crawlright::text
