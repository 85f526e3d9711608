// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/compare/shown_line.h"

#include "ui/words/byte_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace crawlright::compare {

namespace {

constexpr text::Offset longestCharacter = 4; // bytes

/// Where a piece begins: not amid the bytes of a character.
text::Offset pieceBegin(std::string_view bytes, text::Span line, std::uint32_t piece)
{
    const std::uint64_t at = line.begin + std::uint64_t{piece} * pieceBytes;
    if (at >= line.end)
        return line.end;
    auto begin = static_cast<text::Offset>(at);
    for (text::Offset back = 0; piece > 0 && back < longestCharacter; ++back) {
        if ((static_cast<unsigned char>(bytes[begin - back]) & 0xC0U) != 0x80U)
            return begin - back;
    }
    return begin;
}

QString visible(std::string_view bytes)
{
    std::string text;
    words::appendVisible(text, bytes);
    return QString::fromStdString(text);
}

} // namespace

std::uint32_t pieceCount(text::Span line)
{
    return std::max(text::Offset{1}, (line.size() + pieceBytes - 1) / pieceBytes);
}

text::Span pieceOf(std::string_view bytes, text::Span line, std::uint32_t piece)
{
    if (piece >= pieceCount(line))
        return {line.end, line.end};
    const bool isLast = piece + 1 == pieceCount(line);
    return {pieceBegin(bytes, line, piece), isLast ? line.end : pieceBegin(bytes, line, piece + 1)};
}

ShownText shownText(std::string_view bytes, text::Span piece, std::span<const text::Span> marks)
{
    ShownText shown;
    text::Offset at = piece.begin;
    const auto append = [&](text::Offset end) {
        shown.text += visible(text::Span{at, end}.of(bytes));
        at = end;
    };
    for (auto mark = std::ranges::upper_bound(marks, piece.begin, {}, &text::Span::end);
         mark != marks.end() && mark->begin < piece.end; ++mark) {
        append(std::max(at, mark->begin));
        const auto begin = static_cast<int>(shown.text.size());
        append(std::min(piece.end, mark->end));
        shown.marks.push_back({begin, static_cast<int>(shown.text.size())});
    }
    append(piece.end);
    return shown;
}

QString lineEndName(std::string_view lineEnd)
{
    if (lineEnd.empty())
        return QCoreApplication::translate("Compare", "no line end");
    if (lineEnd == "\r\n")
        return QStringLiteral("CR LF");
    return lineEnd == "\r" ? QStringLiteral("CR") : QStringLiteral("LF");
}

} // namespace crawlright::compare
