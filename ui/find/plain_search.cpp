// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/find/plain_search.h"

#include "core/text/ascii.h"
#include "core/text/search.h"
#include "core/text/utf8.h"
#include "ui/session/utf16.h"

#include <algorithm>

namespace crawlright::find {

namespace {

/// Bytes in which capital and small letters are the same, and where each was.
struct Folded {
    std::string bytes;
    /// Behind a character that has another size now: a place here, and there.
    struct Shift {
        std::size_t here;
        std::size_t there;
    };
    std::vector<Shift> shifts{{0, 0}};

    /// Of a place between two characters.
    [[nodiscard]] std::size_t there(std::size_t here) const
    {
        const auto behind = std::ranges::upper_bound(shifts, here, {}, &Shift::here);
        const Shift& shift = *std::prev(behind);
        return here - shift.here + shift.there;
    }
};

Folded folded(std::string_view bytes)
{
    Folded result;
    result.bytes.reserve(bytes.size());
    for (std::size_t at = 0; at < bytes.size();) {
        if (!text::isHigh(bytes[at])) {
            result.bytes += text::toLower(bytes[at++]);
            continue;
        }
        const text::Decoded letter = text::decodeUtf8(bytes, at);
        if (letter.size == 0) {
            result.bytes += bytes[at++];
            continue;
        }
        const std::size_t before = result.bytes.size();
        text::appendUtf8(result.bytes, QChar::toCaseFolded(letter.code));
        at += letter.size;
        if (result.bytes.size() - before != letter.size)
            result.shifts.push_back({result.bytes.size(), at});
    }
    return result;
}

/// Whether no character has bytes on both sides of a place.
bool isBetweenCharacters(std::string_view bytes, std::size_t at)
{
    if (at >= bytes.size() || (static_cast<unsigned char>(bytes[at]) & 0xC0U) != 0x80)
        return true;
    for (std::size_t back = 1; back <= 3 && back <= at; ++back)
        if (text::decodeUtf8(bytes, at - back).size > back)
            return false;
    return true;
}

bool isOfWord(char32_t letter)
{
    return QChar::isLetterOrNumber(letter) || QChar::isMark(letter) || letter == U'_';
}

bool wordBeginsAt(std::string_view bytes, std::size_t at)
{
    if (at >= bytes.size())
        return false;
    const text::Decoded letter = text::decodeUtf8(bytes, at);
    return letter.size > 0 && isOfWord(letter.code);
}

bool wordEndsAt(std::string_view bytes, std::size_t at)
{
    for (std::size_t back = 1; back <= 4 && back <= at; ++back)
        if (text::decodeUtf8(bytes, at - back).size == back)
            return wordBeginsAt(bytes, at - back);
    return false;
}

bool isInWord(std::string_view bytes, std::size_t at)
{
    return wordEndsAt(bytes, at) && wordBeginsAt(bytes, at);
}

/// Where the search goes on behind a hit that is not a whole word: none begins within a word, if
/// the needle begins with one.
std::size_t behindWord(std::string_view bytes, std::size_t begin)
{
    std::size_t at = begin;
    while (wordBeginsAt(bytes, at))
        at += text::decodeUtf8(bytes, at).size;
    return std::max(at, begin + 1);
}

} // namespace

std::string bytesOf(const QString& text)
{
    return text::unproject(session::viewOf(text), text::LineEnding::Lf);
}

std::expected<std::vector<text::Span>, Fault> searchPlain(std::string_view bytes,
                                                          std::string_view needle,
                                                          const Query& query, const Bounds& bounds)
{
    if (needle.empty())
        return {};
    const std::string_view within = bounds.scope.of(bytes);
    Folded haystack;
    std::string small;
    if (!query.matchesCase) {
        haystack = folded(within);
        small = folded(needle).bytes;
        needle = small;
    }
    const std::string_view searched = query.matchesCase ? within : haystack.bytes;
    std::vector<text::Span> hits;
    std::size_t from = 0;
    for (std::size_t tries = 0;; ++tries) {
        if (tries % 1024 == 0 && bounds.isStopped && bounds.isStopped())
            return std::unexpected(Fault{.kind = Fault::Kind::Stopped});
        const std::size_t found = text::find(searched.substr(from), needle);
        if (found == std::string_view::npos)
            return hits;
        const std::size_t begin = from + found;
        const std::size_t end = begin + needle.size();
        if (!isBetweenCharacters(searched, begin) || !isBetweenCharacters(searched, end)) {
            from = begin + 1;
            continue;
        }
        const auto there = [&](std::size_t at) {
            return bounds.scope.begin +
                   static_cast<text::Offset>(query.matchesCase ? at : haystack.there(at));
        };
        const text::Span hit{there(begin), there(end)};
        if (query.isWholeWord && (isInWord(bytes, hit.begin) || isInWord(bytes, hit.end))) {
            from = behindWord(searched, begin);
            continue;
        }
        hits.push_back(hit);
        from = end;
    }
}

} // namespace crawlright::find
