// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/url.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <array>
#include <optional>

namespace crawlright::access {

namespace {

using dialects::Decoding;
using dialects::Encoding;

constexpr std::string_view hexDigits = "0123456789ABCDEF";

bool isEscape(std::string_view in, std::size_t at)
{
    return at + 2 < in.size() && text::isHex(in[at + 1]) && text::isHex(in[at + 2]);
}

bool isDecoded(char byte, Decoding decoding)
{
    switch (decoding) {
    case Decoding::None:
        return false;
    case Decoding::Unreserved:
        return text::isUnreserved(byte);
    case Decoding::AllButSlash:
        return byte != '/';
    }
    return false;
}

/// What one escape or byte becomes: one byte or three.
struct Unit {
    static Unit plain(char c) { return {{c}, 1, std::nullopt}; }
    static Unit encoded(char c)
    {
        const auto byte = static_cast<unsigned char>(c);
        return {{'%', hexDigits[byte >> 4U], hexDigits[byte & 15U]}, 3, PathChange::Kind::Encoded};
    }
    static Unit ofEscape(std::string_view escape, const Encoding& encoding)
    {
        const char byte =
            static_cast<char>(text::hexValue(escape[1]) * 16 + text::hexValue(escape[2]));
        if (isDecoded(byte, encoding.decoding))
            return {{byte}, 1, PathChange::Kind::Decoded};
        Unit unit{{'%', escape[1], escape[2]}, 3, std::nullopt};
        if (encoding.raisesHexDigits && (text::isLower(escape[1]) || text::isLower(escape[2]))) {
            unit = {{'%', text::toUpper(escape[1]), text::toUpper(escape[2])},
                    3,
                    PathChange::Kind::HexRaised};
        }
        return unit;
    }

    [[nodiscard]] std::string_view bytes() const { return {data.data(), size}; }

    std::array<char, 3> data;
    std::size_t size;
    std::optional<PathChange::Kind> change;
};

/// Where in the query of a path the walk is: RFC 9309 figure 4 encodes `:` and `/` only in the
/// value of a query parameter.
class QueryPlace {
public:
    void pass(char c)
    {
        if (!m_inQuery)
            m_inQuery = c == '?';
        else if (c == '&')
            m_inValue = false;
        else if (c == '=')
            m_inValue = true;
    }
    [[nodiscard]] bool isInValue() const { return m_inValue; }

private:
    bool m_inQuery = false;
    bool m_inValue = false;
};

bool isPlain(std::string_view in)
{
    unsigned char notPlain = 0; // no early end, so that many bytes are looked at together
    for (const char c : in) {
        const bool isOdd = text::isHigh(c) || c == '%' || c == '?' || c == '*' || c == '$';
        notPlain |= static_cast<unsigned char>(isOdd);
    }
    return notPlain == 0;
}

} // namespace

namespace {

/// Calls `sink(from, length, bytes)` for every unit of `in`: an escape, or a byte.
template <typename Sink>
void encodeUnits(std::string_view in, const Encoding& encoding, bool keepsWildcards, Sink sink)
{
    QueryPlace place;
    for (std::size_t i = 0; i < in.size(); ++i) {
        const char c = in[i];
        if (c == '%' && isEscape(in, i)) {
            sink(i, 3, Unit::ofEscape(in.substr(i, 3), encoding));
            i += 2;
            continue;
        }
        const bool isWildcard = keepsWildcards && (c == '*' || (c == '$' && i + 1 == in.size()));
        const bool isSpecial = encoding.encodesSpecials && (c == '*' || c == '$') && !isWildcard;
        const bool isReserved =
            encoding.encodesQueryReserved && place.isInValue() && (c == ':' || c == '/');
        if (isSpecial || isReserved || (encoding.encodesHighBytes && text::isHigh(c)))
            sink(i, 1, Unit::encoded(c));
        else
            sink(i, 1, Unit::plain(c));
        place.pass(c);
    }
}

} // namespace

void encodeInto(std::string& out, std::string_view in, const Encoding& encoding,
                bool keepsWildcards)
{
    if (encoding == Encoding{} || isPlain(in)) {
        out += in;
        return;
    }
    encodeUnits(in, encoding, keepsWildcards,
                [&out](std::size_t, std::size_t, const Unit& unit) { out += unit.bytes(); });
}

std::vector<PathChange> changesOf(std::string_view in, const Encoding& encoding,
                                  bool keepsWildcards)
{
    std::vector<PathChange> changes;
    text::Offset to = 0;
    encodeUnits(in, encoding, keepsWildcards,
                [&](std::size_t at, std::size_t length, const Unit& unit) {
                    const auto from = static_cast<text::Offset>(at);
                    const auto fromEnd = static_cast<text::Offset>(at + length);
                    const auto toEnd = to + static_cast<text::Offset>(unit.bytes().size());
                    const bool goesOn = unit.change && !changes.empty() &&
                                        changes.back().kind == *unit.change &&
                                        changes.back().from.end == from;
                    if (goesOn) {
                        changes.back().from.end = fromEnd;
                        changes.back().to.end = toEnd;
                    } else if (unit.change) {
                        changes.push_back({*unit.change, {from, fromEnd}, {to, toEnd}});
                    }
                    to = toEnd;
                });
    return changes;
}

namespace {

/// The first `/`, `?` or `;`, or the end.
std::size_t pathBeginIn(std::string_view url, std::size_t from)
{
    while (from < url.size() && url[from] != '/' && url[from] != '?' && url[from] != ';')
        ++from;
    return from;
}

} // namespace

std::string_view pathIn(std::string_view url, bool& needsSlash)
{
    needsSlash = false;
    const std::size_t start = url.starts_with("//") ? 2 : 0;
    std::size_t begin = pathBeginIn(url, start);
    const bool isAfterScheme = begin > start && url.substr(begin - 1).starts_with("://");
    if (isAfterScheme)
        begin = pathBeginIn(url, begin + 2);
    const std::size_t end = std::min(url.find('#', start), url.size());
    if (begin >= end)
        return "/";
    const std::string_view path = url.substr(begin, end - begin);
    needsSlash = path.front() != '/';
    return path.substr(0, path.find('\0'));
}

std::string pathOf(std::string_view url)
{
    bool needsSlash = false;
    const std::string_view path = pathIn(url, needsSlash);
    std::string result(needsSlash ? "/" : "");
    result += path;
    return result;
}

void prepareInto(std::string& path, std::string_view url, const dialects::Dialect& dialect)
{
    bool needsSlash = false;
    const std::string_view found = pathIn(url, needsSlash);
    path.assign(needsSlash ? "/" : "");
    encodeInto(path, found, dialect.urlEncoding, false);
}

std::string prepare(std::string_view url, const dialects::Dialect& dialect)
{
    std::string path;
    prepareInto(path, url, dialect);
    return path;
}

} // namespace crawlright::access
