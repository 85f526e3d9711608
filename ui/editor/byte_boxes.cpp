// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/byte_boxes.h"

#include "core/text/codec.h"
#include "ui/session/utf16.h"

namespace crawlright::editor {

namespace {

QString hex(int value, int digits)
{
    return QStringLiteral("%1").arg(value, digits, 16, QLatin1Char('0')).toUpper();
}

QString labelOfByte(char16_t mark)
{
    const int byte = text::byteOf(mark);
    if (byte == '\r')
        return QStringLiteral("CR");
    return byte == '\n' ? QStringLiteral("LF") : hex(byte, 2);
}

// Characters without a shape of their own, and those that turn the direction of others around.
bool isUnseen(QChar c)
{
    switch (c.category()) {
    case QChar::Other_Control:
        return c != QChar::Tabulation;
    case QChar::Other_Format:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        return c == QChar::ObjectReplacementCharacter;
    }
}

QString labelOfUnseen(QChar c)
{
    if (c == QChar::Null)
        return QStringLiteral("NUL");
    if (c == QChar::ByteOrderMark)
        return QStringLiteral("BOM");
    return hex(c.unicode(), c.unicode() < 0x100 ? 2 : 4);
}

} // namespace

std::vector<ByteBox> boxesOf(QStringView block)
{
    std::vector<ByteBox> boxes;
    for (qsizetype i = 0; i < block.size(); ++i) {
        const QChar c = block[i];
        const int position = static_cast<int>(i);
        if (c.isHighSurrogate() && i + 1 < block.size() && block[i + 1].isLowSurrogate()) {
            ++i;
        } else if (c == QChar(text::continuationMark)) {
            boxes.push_back({position, {}});
        } else if (text::isByteMark(c.unicode())) {
            boxes.push_back({position, labelOfByte(c.unicode())});
        } else if (isUnseen(c)) {
            boxes.push_back({position, labelOfUnseen(c)});
        }
    }
    return boxes;
}

qsizetype endMarksOf(QStringView block)
{
    if (text::blockEndOf(session::viewOf(block)) == text::BlockEnd::Main)
        return 0;
    return block.endsWith(u"\xDC0D\xDC0A") ? 2 : 1;
}

} // namespace crawlright::editor
