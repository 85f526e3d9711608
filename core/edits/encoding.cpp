// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/encoding.h"

#include "core/edits/families.h"
#include "core/text/utf8.h"

#include <string>

namespace crawlright::edits {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// One code unit of UTF-16.
char32_t unitAt(std::string_view bytes, std::size_t at, bool bigEndian)
{
    const auto first = static_cast<unsigned char>(bytes[at]);
    const auto second = static_cast<unsigned char>(bytes[at + 1]);
    return bigEndian ? char32_t{first} << 8U | second : char32_t{second} << 8U | first;
}

bool isHigh(char32_t unit)
{
    return unit >= 0xD800 && unit <= 0xDBFF;
}

bool isLow(char32_t unit)
{
    return unit >= 0xDC00 && unit <= 0xDFFF;
}

/// The three bytes that UTF-8 would have for a surrogate if it did not forbid them.
std::string forbiddenBytes(char32_t surrogate)
{
    return {'\xED', static_cast<char>(0x80 | ((surrogate >> 6U) & 0x3FU)),
            static_cast<char>(0x80 | (surrogate & 0x3FU))};
}

Conversion fromUtf16(std::string_view bytes, bool bigEndian)
{
    Conversion conversion;
    const auto count = [&conversion](std::size_t at) {
        if (conversion.unreadable++ == 0)
            conversion.firstUnreadable = static_cast<text::Offset>(at);
    };
    std::string text;
    text.reserve(bytes.size() / 2);
    std::size_t at = bytes.size() > 1 && unitAt(bytes, 0, bigEndian) == 0xFEFF ? 2 : 0;
    for (; at + 1 < bytes.size(); at += 2) {
        const char32_t unit = unitAt(bytes, at, bigEndian);
        const char32_t next = at + 3 < bytes.size() ? unitAt(bytes, at + 2, bigEndian) : 0;
        if (isHigh(unit) && isLow(next)) {
            text::appendUtf8(text, 0x10000 + ((unit - 0xD800) << 10U) + (next - 0xDC00));
            at += 2;
        } else if (isHigh(unit) || isLow(unit)) {
            count(at);
            text += forbiddenBytes(unit);
        } else {
            text::appendUtf8(text, unit);
        }
    }
    if (at < bytes.size()) {
        count(at);
        text += bytes[at];
    }
    if (text != bytes)
        conversion.edits.push_back({{0, static_cast<text::Offset>(bytes.size())}, std::move(text)});
    return conversion;
}

Conversion fromSingleBytes(std::string_view bytes, Encoding from)
{
    Conversion conversion;
    text::Span run = text::nextNotUtf8(bytes, 0);
    for (; !run.isEmpty(); run = text::nextNotUtf8(bytes, run.end)) {
        for (text::Offset at = run.begin; at < run.end; ++at) {
            std::optional<std::string> text = std::string();
            if (from == Encoding::Latin1)
                text::appendUtf8(*text, static_cast<unsigned char>(bytes[at]));
            else
                text = fromWindows1252(bytes.substr(at, 1));
            if (!text) {
                if (conversion.unreadable++ == 0)
                    conversion.firstUnreadable = at;
                continue;
            }
            Edits& edits = conversion.edits;
            if (!edits.empty() && edits.back().span.end == at) {
                edits.back().span.end = at + 1;
                edits.back().with += *text;
            } else {
                edits.push_back({{at, at + 1}, std::move(*text)});
            }
        }
    }
    return conversion;
}

} // namespace

Conversion convertedToUtf8(std::string_view bytes, Encoding from)
{
    switch (from) {
    case Encoding::Utf16Le:
        return fromUtf16(bytes, false);
    case Encoding::Utf16Be:
        return fromUtf16(bytes, true);
    case Encoding::Windows1252:
    case Encoding::Latin1:
        break;
    }
    return fromSingleBytes(bytes, from);
}

Edits withByteOrderMark(std::string_view bytes)
{
    if (bytes.starts_with(byteOrderMark))
        return {};
    return {{{0, 0}, std::string(byteOrderMark)}};
}

Edits withoutByteOrderMark(std::string_view bytes)
{
    if (!bytes.starts_with(byteOrderMark))
        return {};
    return {{{0, static_cast<text::Offset>(byteOrderMark.size())}, {}}};
}

Edits withLineEnds(std::string_view bytes, text::LineEnding wanted)
{
    Edits edits;
    const std::string_view with = text::bytesOf(wanted);
    for (std::size_t at = bytes.find_first_of("\r\n"); at != std::string_view::npos;) {
        const std::size_t end = at + (bytes.substr(at).starts_with("\r\n") ? 2 : 1);
        if (bytes.substr(at, end - at) != with)
            edits.push_back({{static_cast<text::Offset>(at), static_cast<text::Offset>(end)},
                             std::string(with)});
        at = bytes.find_first_of("\r\n", end);
    }
    return edits;
}

} // namespace crawlright::edits
