// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/text/utf8.h"

#include <cstdint>
#include <cstring>

namespace crawlright::text {

namespace {

std::uint8_t byteAt(std::string_view bytes, std::size_t at)
{
    return at < bytes.size() ? static_cast<std::uint8_t>(bytes[at]) : 0;
}

bool continues(std::uint8_t byte)
{
    return (byte & 0xC0U) == 0x80U;
}

/// Bytes of the well-formed sequence at `at`; 0: none begins there.
std::size_t sequenceAt(std::string_view bytes, std::size_t at)
{
    const std::uint8_t lead = byteAt(bytes, at);
    if (lead < 0x80)
        return 1;
    if (lead < 0xC2 || lead > 0xF4)
        return 0;
    const std::uint8_t second = byteAt(bytes, at + 1);
    if (lead < 0xE0)
        return continues(second) ? 2 : 0;
    const std::uint8_t lowest = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
    const std::uint8_t highest = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
    if (second < lowest || second > highest || !continues(byteAt(bytes, at + 2)))
        return 0;
    if (lead < 0xF0)
        return 3;
    return continues(byteAt(bytes, at + 3)) ? 4 : 0;
}

/// The first byte from `at` on that is not ASCII, eight bytes at a time.
std::size_t skipAscii(std::string_view bytes, std::size_t at)
{
    constexpr std::uint64_t highBits = 0x8080808080808080U;
    while (at + 8 <= bytes.size()) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data() + at, 8);
        if (word & highBits)
            break;
        at += 8;
    }
    while (at < bytes.size() && byteAt(bytes, at) < 0x80)
        ++at;
    return at;
}

} // namespace

Span nextNotUtf8(std::string_view bytes, Offset from)
{
    std::size_t at = from;
    for (;;) {
        at = skipAscii(bytes, at);
        if (at >= bytes.size())
            break;
        const std::size_t length = sequenceAt(bytes, at);
        if (length == 0)
            break;
        at += length;
    }
    const std::size_t begin = at;
    while (at < bytes.size() && sequenceAt(bytes, at) == 0)
        ++at;
    return {static_cast<Offset>(begin), static_cast<Offset>(at)};
}

} // namespace crawlright::text
