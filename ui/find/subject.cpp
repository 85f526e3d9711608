// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/find/subject.h"

#include "core/text/ascii.h"
#include "core/text/utf8.h"

#include <algorithm>

namespace crawlright::find {

namespace {

constexpr char32_t byteLetters = 0x10F700; // and so many more as the byte says

bool isPlain(std::string_view bytes, bool joinsLineEnds)
{
    return std::ranges::none_of(bytes, [joinsLineEnds](char byte) {
        return text::isHigh(byte) || (joinsLineEnds && byte == '\r');
    });
}

} // namespace

Subject::Subject(std::string_view bytes, bool joinsLineEnds)
    : m_bytes(bytes)
    , m_joinsLineEnds(joinsLineEnds)
    , m_isPlain(isPlain(bytes, joinsLineEnds))
{
    if (m_isPlain) {
        m_text = QLatin1StringView(bytes.data(), static_cast<qsizetype>(bytes.size()));
        return;
    }
    m_text.reserve(static_cast<qsizetype>(bytes.size()));
    for (std::size_t at = 0; at < bytes.size();) {
        const Letter letter = letterAt(at);
        if (m_joinsLineEnds && bytes[at] == '\r') {
            m_text += u'\n';
        } else {
            const text::Decoded decoded = text::decodeUtf8(bytes, at);
            const char32_t code = decoded.size > 0
                                      ? decoded.code
                                      : byteLetters + static_cast<unsigned char>(bytes[at]);
            m_text += QChar::fromUcs4(code);
        }
        at += letter.bytes;
    }
}

Subject::Letter Subject::letterAt(std::size_t byte) const
{
    if (m_joinsLineEnds && m_bytes.substr(byte).starts_with("\r\n"))
        return {.bytes = 2, .units = 1};
    const text::Decoded decoded = text::decodeUtf8(m_bytes, byte);
    if (decoded.size == 0)
        return {.bytes = 1, .units = 2};
    return {.bytes = decoded.size, .units = decoded.code >= 0x10000 ? 2 : 1};
}

std::size_t Subject::byteAt(qsizetype unit)
{
    if (m_isPlain)
        return static_cast<std::size_t>(unit);
    if (unit < m_unit)
        m_byte = m_unit = 0;
    while (m_unit < unit) {
        const Letter letter = letterAt(m_byte);
        m_byte += letter.bytes;
        m_unit += letter.units;
    }
    return m_byte;
}

qsizetype Subject::unitAt(std::size_t byte)
{
    if (m_isPlain)
        return static_cast<qsizetype>(byte);
    if (byte < m_byte)
        m_byte = m_unit = 0;
    while (m_byte < byte && m_byte < m_bytes.size()) {
        const Letter letter = letterAt(m_byte);
        if (m_byte + letter.bytes > byte)
            break;
        m_byte += letter.bytes;
        m_unit += letter.units;
    }
    return m_unit;
}

} // namespace crawlright::find
