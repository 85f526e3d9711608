// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/text.h"

#include <QChar>

#include <algorithm>
#include <array>
#include <charconv>
#include <format>
#include <iterator>

namespace crawlright::cli {

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

/// East Asian wide characters and emoji take two cells (Unicode, EastAsianWidth: W and F; code
/// points between two such that are not assigned are taken with them).
bool isWide(char32_t code)
{
    struct Range {
        char32_t from;
        char32_t to;
    };
    static constexpr Range wide[] = {
        {0x1100, 0x115F},   {0x231A, 0x231B},   {0x2329, 0x232A},   {0x23E9, 0x23EC},
        {0x23F0, 0x23F0},   {0x23F3, 0x23F3},   {0x25FD, 0x25FE},   {0x2614, 0x2615},
        {0x2648, 0x2653},   {0x267F, 0x267F},   {0x2693, 0x2693},   {0x26A1, 0x26A1},
        {0x26AA, 0x26AB},   {0x26BD, 0x26BE},   {0x26C4, 0x26C5},   {0x26CE, 0x26CE},
        {0x26D4, 0x26D4},   {0x26EA, 0x26EA},   {0x26F2, 0x26F3},   {0x26F5, 0x26F5},
        {0x26FA, 0x26FA},   {0x26FD, 0x26FD},   {0x2705, 0x2705},   {0x270A, 0x270B},
        {0x2728, 0x2728},   {0x274C, 0x274C},   {0x274E, 0x274E},   {0x2753, 0x2755},
        {0x2757, 0x2757},   {0x2795, 0x2797},   {0x27B0, 0x27B0},   {0x27BF, 0x27BF},
        {0x2B1B, 0x2B1C},   {0x2B50, 0x2B50},   {0x2B55, 0x2B55},   {0x2E80, 0x303E},
        {0x3041, 0x3247},   {0x3250, 0x4DBF},   {0x4E00, 0xA4C6},   {0xA960, 0xA97C},
        {0xAC00, 0xD7A3},   {0xF900, 0xFAD9},   {0xFE10, 0xFE19},   {0xFE30, 0xFE6B},
        {0xFF01, 0xFF60},   {0xFFE0, 0xFFE6},   {0x16FE0, 0x1B2FB}, {0x1F004, 0x1F004},
        {0x1F0CF, 0x1F0CF}, {0x1F18E, 0x1F18E}, {0x1F191, 0x1F19A}, {0x1F200, 0x1F320},
        {0x1F32D, 0x1F335}, {0x1F337, 0x1F37C}, {0x1F37E, 0x1F393}, {0x1F3A0, 0x1F3CA},
        {0x1F3CF, 0x1F3D3}, {0x1F3E0, 0x1F3F0}, {0x1F3F4, 0x1F3F4}, {0x1F3F8, 0x1F43E},
        {0x1F440, 0x1F440}, {0x1F442, 0x1F4FC}, {0x1F4FF, 0x1F53D}, {0x1F54B, 0x1F54E},
        {0x1F550, 0x1F567}, {0x1F57A, 0x1F57A}, {0x1F595, 0x1F596}, {0x1F5A4, 0x1F5A4},
        {0x1F5FB, 0x1F64F}, {0x1F680, 0x1F6C5}, {0x1F6CC, 0x1F6CC}, {0x1F6D0, 0x1F6D2},
        {0x1F6D5, 0x1F6DF}, {0x1F6EB, 0x1F6EC}, {0x1F6F4, 0x1F6FC}, {0x1F7E0, 0x1F7F0},
        {0x1F90C, 0x1F93A}, {0x1F93C, 0x1F945}, {0x1F947, 0x1F9FF}, {0x1FA70, 0x1FAF6},
        {0x20000, 0x3FFFD},
    };
    const auto* const after = std::ranges::upper_bound(wide, code, {}, &Range::from);
    return after != std::begin(wide) && code <= std::prev(after)->to;
}

/// Marks above and below others, and the vowels and final consonants of composed Hangul.
bool isWithoutWidth(char32_t code)
{
    const QChar::Category category = QChar::category(code);
    return category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing ||
           (code >= 0x1160 && code <= 0x11FF);
}

int cellsOf(char32_t code)
{
    if (code < 0x300)
        return 1;
    if (isWithoutWidth(code))
        return 0;
    return isWide(code) ? 2 : 1;
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

std::string visible(std::string_view bytes)
{
    std::string out;
    appendVisible(out, bytes);
    return out;
}

int cellsOf(std::string_view visibleText)
{
    int cells = 0;
    for (std::size_t at = 0; at < visibleText.size();) {
        const Character c = characterAt(visibleText, at);
        cells += cellsOf(c.code);
        at += static_cast<std::size_t>(c.bytes);
    }
    return cells;
}

void appendPadded(std::string& out, std::string_view visibleText, int cells)
{
    out += visibleText;
    const int missing = cells - cellsOf(visibleText);
    if (missing > 0)
        out.append(static_cast<std::size_t>(missing), ' ');
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

void appendNumber(std::string& out, std::uint64_t number)
{
    std::array<char, 20> digits; // NOLINT(*-member-init): written by to_chars
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    out.append(digits.data(), end);
}

std::string utf8(const QString& text)
{
    return text.toStdString();
}

QString shown(std::string_view bytes)
{
    return QString::fromStdString(visible(bytes));
}

} // namespace crawlright::cli
