// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/block_formats.h"

#include "core/text/ascii.h"
#include "ui/editor/byte_boxes.h"
#include "ui/session/document_session.h"

#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>

#include <memory>

namespace crawlright::editor {

namespace {

// A field name of more is unknown anyway.
constexpr std::size_t longestFieldName = 64;

// What a block's formats were made of.
struct Made final : QTextBlockUserData {
    int revision = -1;
    int look = -1;
    QString before;
};

QTextCharFormat toCharFormat(const KSyntaxHighlighting::Format& format,
                             const KSyntaxHighlighting::Theme& theme)
{
    QTextCharFormat result;
    if (format.hasTextColor(theme))
        result.setForeground(format.textColor(theme));
    if (format.isBold(theme))
        result.setFontWeight(QFont::Bold);
    if (format.isItalic(theme))
        result.setFontItalic(true);
    if (format.isUnderline(theme))
        result.setFontUnderline(true);
    return result;
}

// The room that a box needs beyond that of the unit itself, in widths of a letter. Its words are
// smaller than the text.
qreal cellsFor(const ByteBox& box, QChar unit)
{
    const bool hasWidth = unit.isLowSurrogate() || unit.category() == QChar::Other_Control;
    return 0.75 * static_cast<qreal>(box.label.size()) + 0.5 - (hasWidth ? 1 : 0);
}

} // namespace

BlockFormats::BlockFormats(const session::DocumentSession* session,
                           const KSyntaxHighlighting::Definition& definition)
    : m_session(session)
    , m_highlighter(definition)
{
}

void BlockFormats::setLook(const KSyntaxHighlighting::Theme& theme, qreal cell)
{
    m_theme = theme;
    m_cell = cell;
    ++m_look;
}

// What the highlighter has to know of the line's blocks before this one: that there was a `#`, or
// which field's value goes on, or only that there was text.
QString BlockFormats::textBefore(const QTextBlock& block) const
{
    if (!m_session->continuesLine(block.blockNumber()))
        return {};
    const text::LineNumber line = m_session->lineAt(block.position());
    const text::Offset begin = m_session->offsetAt(m_session->positionOfLine(line));
    const text::Offset end = m_session->spanOfBlock(block.blockNumber()).begin;
    const std::string_view before = text::Span{begin, end}.of(m_session->bytes());
    if (before.contains('#'))
        return QStringLiteral("#");
    const std::string_view key = text::trimmed(before.substr(0, before.find(':')));
    if (key.size() == text::trimmed(before).size())
        return QStringLiteral("x");
    if (key.empty() || key.size() > longestFieldName)
        return QStringLiteral("x:");
    return QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size())) % u':';
}

void BlockFormats::update(QTextBlock& block)
{
    const QString before = textBefore(block);
    auto* made = dynamic_cast<Made*>(block.userData());
    if (made && made->revision == block.revision() && made->look == m_look &&
        made->before == before)
        return;
    if (!made) {
        auto fresh = std::make_unique<Made>();
        made = fresh.get();
        block.setUserData(fresh.release()); // the block owns it
    }
    made->revision = block.revision();
    made->look = m_look;
    made->before = before;

    const QString text = block.text();
    QList<QTextLayout::FormatRange> ranges;
    // A byte order mark at the start of the file belongs to no field.
    const int skipped = block.blockNumber() == 0 && text.startsWith(QChar::ByteOrderMark) ? 1 : 0;
    const QStringView line = QStringView(text).chopped(endMarksOf(text)).sliced(skipped);
    for (const LineHighlighter::Span& span : m_highlighter.highlight(line, before)) {
        QTextCharFormat format = toCharFormat(span.format, m_theme);
        if (!format.isEmpty())
            ranges.append({span.begin + skipped, span.length, std::move(format)});
    }
    for (const ByteBox& box : boxesOf(text)) {
        QTextCharFormat format;
        format.setFontLetterSpacingType(QFont::AbsoluteSpacing);
        format.setFontLetterSpacing(m_cell * cellsFor(box, text[box.position]));
        format.setForeground(Qt::transparent);
        ranges.append({box.position, 1, std::move(format)});
    }
    if (ranges == block.layout()->formats())
        return;
    block.layout()->setFormats(ranges);
    // As QSyntaxHighlighter does, so that the layout is made again.
    const_cast<QTextDocument*>(block.document())
        ->markContentsDirty(block.position(), block.length());
}

} // namespace crawlright::editor
