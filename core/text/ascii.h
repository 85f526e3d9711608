// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

/// Character classes of ASCII bytes, the same in every locale.
namespace crawlright::text {

[[nodiscard]] constexpr bool isUpper(char c) { return c >= 'A' && c <= 'Z'; }
[[nodiscard]] constexpr bool isLower(char c) { return c >= 'a' && c <= 'z'; }
[[nodiscard]] constexpr bool isAlpha(char c) { return isUpper(c) || isLower(c); }
[[nodiscard]] constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }
[[nodiscard]] constexpr bool isHex(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}
[[nodiscard]] constexpr char toLower(char c) { return isUpper(c) ? static_cast<char>(c + 32) : c; }
[[nodiscard]] constexpr char toUpper(char c) { return isLower(c) ? static_cast<char>(c - 32) : c; }
[[nodiscard]] constexpr bool isHigh(char c) { return static_cast<unsigned char>(c) >= 0x80; }
/// Space, tab, LF, VT, FF, CR: what google/robotstxt strips.
[[nodiscard]] constexpr bool isSpace(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
/// Space and tab: RFC 9309 §2.2 WS.
[[nodiscard]] constexpr bool isBlank(char c) { return c == ' ' || c == '\t'; }
/// `[A-Za-z_-]`: RFC 9309 §2.2.1 identifier.
[[nodiscard]] constexpr bool isTokenChar(char c) { return isAlpha(c) || c == '_' || c == '-'; }
/// `[A-Za-z0-9._~-]`: RFC 3986 §2.3.
[[nodiscard]] constexpr bool isUnreserved(char c)
{
    return isTokenChar(c) || isDigit(c) || c == '.' || c == '~';
}
/// The value of a hexadecimal digit; the caller has checked `isHex`.
[[nodiscard]] constexpr int hexValue(char c)
{
    return isDigit(c) ? c - '0' : toLower(c) - 'a' + 10;
}

[[nodiscard]] constexpr std::string_view trimmed(std::string_view s)
{
    while (!s.empty() && isSpace(s.front()))
        s.remove_prefix(1);
    while (!s.empty() && isSpace(s.back()))
        s.remove_suffix(1);
    return s;
}

[[nodiscard]] constexpr bool equalsIgnoringCase(std::string_view a, std::string_view b)
{
    if (a.size() != b.size())
        return false;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (toLower(a[i]) != toLower(b[i]))
            return false;
    return true;
}

[[nodiscard]] constexpr bool startsWithIgnoringCase(std::string_view s, std::string_view prefix)
{
    return s.size() >= prefix.size() && equalsIgnoringCase(s.substr(0, prefix.size()), prefix);
}

/// The leading run of `[A-Za-z_-]`.
[[nodiscard]] constexpr std::string_view leadingToken(std::string_view s)
{
    std::size_t n = 0;
    while (n < s.size() && isTokenChar(s[n]))
        ++n;
    return s.substr(0, n);
}

} // namespace crawlright::text
