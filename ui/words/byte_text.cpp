// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/byte_text.h"

#include <array>
#include <charconv>
#include <format>

namespace crawlright::words {

namespace {

bool isContinuation(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

/// Bytes of the sequence that a lead byte opens (Unicode, table 3-7); 0: no lead byte.
int sequenceLength(unsigned char lead)
{
    if (lead < 0x80)
        return 1;
    if (lead >= 0xC2 && lead <= 0xDF)
        return 2;
    if (lead >= 0xE0 && lead <= 0xEF)
        return 3;
    if (lead >= 0xF0 && lead <= 0xF4)
        return 4;
    return 0;
}

bool isWellFormed(char32_t code, int bytes)
{
    constexpr std::array<char32_t, 5> least = {0, 0, 0x80, 0x800, 0x10000};
    const bool isSurrogate = code >= 0xD800 && code <= 0xDFFF;
    return code >= least[static_cast<std::size_t>(bytes)] && code <= 0x10FFFF && !isSurrogate;
}

/// Characters that steer: controls, and the marks that turn the direction of text.
bool isSteering(char32_t code)
{
    return code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0x61C ||
           (code >= 0x200B && code <= 0x200F) || (code >= 0x2028 && code <= 0x202E) ||
           (code >= 0x2060 && code <= 0x206F) || code == 0xFEFF;
}

} // namespace

Character characterAt(std::string_view bytes, std::size_t at)
{
    const auto lead = static_cast<unsigned char>(bytes[at]);
    const int length = sequenceLength(lead);
    if (length == 1)
        return {lead, 1, true};
    const Character invalid{lead, 1, false};
    if (length == 0 || at + static_cast<std::size_t>(length) > bytes.size())
        return invalid;
    auto code = static_cast<char32_t>(lead & (0x7FU >> static_cast<unsigned>(length)));
    for (int i = 1; i < length; ++i) {
        const char next = bytes[at + static_cast<std::size_t>(i)];
        if (!isContinuation(next))
            return invalid;
        code = code << 6U | (static_cast<unsigned char>(next) & 0x3FU);
    }
    return isWellFormed(code, length) ? Character{code, length, true} : invalid;
}

void appendVisible(std::string& out, std::string_view bytes)
{
    for (std::size_t at = 0; at < bytes.size();) {
        const Character c = characterAt(bytes, at);
        const auto length = static_cast<std::size_t>(c.bytes);
        if (c.code == '\t') {
            out += ' ';
        } else if (!c.isValid || c.code < 0x20 || c.code == 0x7F) {
            out += std::format("\\x{:02X}", static_cast<std::uint32_t>(c.code));
        } else if (isSteering(c.code)) {
            out += std::format("\\u{{{:04X}}}", static_cast<std::uint32_t>(c.code));
        } else {
            out += bytes.substr(at, length);
        }
        at += length;
    }
}

void appendJsonString(std::string& out, std::string_view bytes)
{
    out += '"';
    std::size_t plainFrom = 0;
    const auto flush = [&](std::size_t to) { out += bytes.substr(plainFrom, to - plainFrom); };
    for (std::size_t at = 0; at < bytes.size();) {
        const Character c = characterAt(bytes, at);
        const auto length = static_cast<std::size_t>(c.bytes);
        const bool isPlain = c.isValid && c.code >= 0x20 && c.code != '"' && c.code != '\\';
        if (!isPlain) {
            flush(at);
            plainFrom = at + length;
            if (c.code == '"' || c.code == '\\') {
                out += {'\\', static_cast<char>(c.code)};
            } else {
                out += std::format("\\u{:04x}",
                                   static_cast<std::uint32_t>(c.code) + (c.isValid ? 0U : 0xDC00U));
            }
        }
        at += length;
    }
    flush(bytes.size());
    out += '"';
}

void appendMarkdown(std::string& out, std::string_view text)
{
    for (const char c : text) {
        if (std::string_view("\\`*_[]<>|~&").contains(c))
            out += '\\';
        out += c;
    }
}

void appendNumber(std::string& out, std::uint64_t number)
{
    std::array<char, 20> digits; // NOLINT(*-member-init): written by to_chars
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    out.append(digits.data(), end);
}

} // namespace crawlright::words
