// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/compare/inline_marks.h"

#include "ui/compare/library_diff.h"

#include <algorithm>
#include <unordered_map>

namespace crawlright::compare {

namespace {

enum class Sort : std::uint8_t { Word, Blank, Other };

Sort sortOf(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    const bool isLetter = (byte | 0x20U) >= 'a' && (byte | 0x20U) <= 'z';
    if (isLetter || (byte >= '0' && byte <= '9') || byte == '_' || byte >= 0x80)
        return Sort::Word;
    return byte == ' ' || byte == '\t' ? Sort::Blank : Sort::Other;
}

using Pieces = std::vector<text::Span>;

std::vector<Token> tokensOf(std::string_view line, std::span<const text::Span> pieces,
                            std::unordered_map<std::string_view, Token>& numbers)
{
    std::vector<Token> tokens;
    tokens.reserve(pieces.size());
    for (const text::Span piece : pieces)
        tokens.push_back(
            numbers.try_emplace(piece.of(line), static_cast<Token>(numbers.size())).first->second);
    return tokens;
}

/// The bytes of some pieces.
void mark(std::vector<text::Span>& marks, const Pieces& pieces, std::size_t first, Stretch stretch)
{
    if (stretch.isEmpty())
        return;
    const text::Offset begin = pieces[first + stretch.begin].begin;
    const text::Offset end = pieces[first + stretch.end - 1].end;
    if (!marks.empty() && marks.back().end == begin)
        marks.back().end = end;
    else
        marks.push_back({begin, end});
}

} // namespace

std::vector<text::Span> piecesOf(std::string_view line)
{
    Pieces pieces;
    for (std::size_t at = 0; at < line.size();) {
        const Sort sort = sortOf(line[at]);
        std::size_t end = at + 1;
        while (sort != Sort::Other && end < line.size() && sortOf(line[end]) == sort)
            ++end;
        pieces.push_back({static_cast<text::Offset>(at), static_cast<text::Offset>(end)});
        at = end;
    }
    return pieces;
}

std::optional<Marks> marksBetween(std::string_view left, std::string_view right,
                                  const work::CancelFlag& cancel)
{
    const Pieces leftPieces = piecesOf(left);
    const Pieces rightPieces = piecesOf(right);
    const std::size_t most = std::min(leftPieces.size(), rightPieces.size());
    std::size_t head = 0;
    while (head < most && leftPieces[head].of(left) == rightPieces[head].of(right))
        ++head;
    std::size_t tail = 0;
    while (tail < most - head && leftPieces[leftPieces.size() - 1 - tail].of(left) ==
                                     rightPieces[rightPieces.size() - 1 - tail].of(right))
        ++tail;
    const auto middleOf = [head, tail](const Pieces& pieces) {
        return std::span(pieces).subspan(head, pieces.size() - head - tail);
    };
    const auto leftMiddle = middleOf(leftPieces);
    const auto rightMiddle = middleOf(rightPieces);
    std::vector<Hunk> hunks = {{{0, static_cast<std::uint32_t>(leftMiddle.size())},
                                {0, static_cast<std::uint32_t>(rightMiddle.size())}}};
    if (leftMiddle.size() > 1 && rightMiddle.size() > 1) {
        std::unordered_map<std::string_view, Token> numbers;
        const std::vector<Token> leftTokens = tokensOf(left, leftMiddle, numbers);
        auto found = hunksOf(leftTokens, tokensOf(right, rightMiddle, numbers), cancel);
        if (!found)
            return std::nullopt;
        hunks = std::move(*found);
    }
    Marks marks;
    for (const Hunk& hunk : hunks) {
        mark(marks.left, leftPieces, head, hunk.left);
        mark(marks.right, rightPieces, head, hunk.right);
    }
    return marks;
}

} // namespace crawlright::compare
