// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/quoted.h"

#include "ui/words/translation.h"

#include <QByteArrayView>
#include <QList>
#include <QStringDecoder>

namespace crawlright::words {

namespace {

/// What one character, or one byte that is none, looks like.
struct Glyph {
    QString text;
    qsizetype bytes = 1;
};

QString escaped(std::string_view bytes)
{
    QString text;
    for (const char byte : bytes)
        text += QStringLiteral("\\x") +
                QString::number(static_cast<uchar>(byte), 16).toUpper().rightJustified(2, u'0');
    return text;
}

/// Bytes of the UTF-8 sequence that a lead byte announces; 1 for what is none.
qsizetype announcedLength(char lead)
{
    const auto byte = static_cast<uchar>(lead);
    return byte < 0xC2 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : byte < 0xF5 ? 4 : 1;
}

bool isVisible(const QString& character)
{
    const char32_t point = character.toUcs4().value(0);
    return point == U' ' || (QChar::isPrint(point) && !QChar::isSpace(point));
}

Glyph glyphAt(std::string_view bytes)
{
    const qsizetype length = announcedLength(bytes.front());
    if (length <= static_cast<qsizetype>(bytes.size())) {
        QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
        const QString text = decoder(QByteArrayView(bytes.data(), length));
        if (!decoder.hasError() && isVisible(text))
            return {text, length};
        if (!decoder.hasError())
            return {escaped(bytes.substr(0, static_cast<std::size_t>(length))), length};
    }
    return {escaped(bytes.substr(0, 1)), 1};
}

/// The glyphs of the beginning, at most `limit` characters.
QString beginningOf(std::string_view bytes, qsizetype limit, qsizetype& used)
{
    QString text;
    used = 0;
    while (used < static_cast<qsizetype>(bytes.size())) {
        const Glyph glyph = glyphAt(bytes.substr(static_cast<std::size_t>(used)));
        if (text.size() + glyph.text.size() > limit)
            break;
        text += glyph.text;
        used += glyph.bytes;
    }
    return text;
}

} // namespace

QString shown(std::string_view bytes, int limit)
{
    qsizetype used = 0;
    const QString all = beginningOf(bytes, limit, used);
    const auto size = static_cast<qsizetype>(bytes.size());
    if (used == size)
        return all;

    const QString head = beginningOf(bytes, limit * 2 / 3, used);
    // The end is found from a character's first byte, as far back as it may fit.
    const qsizetype tailLimit = limit / 4;
    qsizetype tail = qMax(used, size - tailLimit);
    while (tail < size &&
           (static_cast<uchar>(bytes[static_cast<std::size_t>(tail)]) & 0xC0U) == 0x80U)
        ++tail;
    QString end;
    for (; tail < size; ++tail) {
        qsizetype taken = 0;
        end = beginningOf(bytes.substr(static_cast<std::size_t>(tail)), tailLimit, taken);
        if (tail + taken == size)
            break;
    }
    const auto left = static_cast<int>(tail - used);
    //: The middle of a long text that is not shown. %1: its beginning. %2: its end.
    return left == 1 ? Words::tr("%1 … (one byte left out) … %2").arg(head, end)
                     : Words::tr("%1 … (%n bytes left out) … %2", nullptr, left).arg(head, end);
}

QString inQuotes(std::string_view bytes, int limit)
{
    //: Quotation marks around a piece of a file.
    return Words::tr("“%1”").arg(shown(bytes, limit));
}

QString ascii(std::string_view text)
{
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace crawlright::words
