// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/block_formats.h"

#include "ui/editor/byte_boxes.h"
#include "ui/session/document_session.h"

#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>

#include <memory>

namespace crawlright::editor {

namespace {

// What a block's formats were made of.
struct Made final : QTextBlockUserData {
    std::size_t text = 0; // its hash: undo and another edit give a block a revision it had before
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

// Once for each text and byte: each of the pieces that are seen asks for what is before it, and a
// line of 500 KB has a thousand.
void BlockFormats::lookAtStart(text::Span before)
{
    if (m_start.revision != m_session->revision() || m_start.begin != before.begin) {
        m_start = {.revision = m_session->revision(),
                   .begin = before.begin,
                   .seen = before.begin,
                   .comment = {},
                   .colon = {}};
    }
    if (m_start.seen >= before.end)
        return;
    const std::string_view more = text::Span{m_start.seen, before.end}.of(m_session->bytes());
    const auto look = [&](char sign, std::optional<text::Offset>& found) {
        if (const std::size_t at = found ? more.npos : more.find(sign); at != more.npos)
            found = m_start.seen + static_cast<text::Offset>(at);
    };
    look('#', m_start.comment);
    look(':', m_start.colon);
    m_start.seen = before.end;
}

QString BlockFormats::textBefore(const QTextBlock& block)
{
    if (!m_session->continuesLine(block.blockNumber()))
        return {};
    const text::LineNumber line = m_session->lineAt(block.position());
    const text::Offset begin = m_session->offsetAt(m_session->positionOfLine(line));
    const text::Offset end = m_session->spanOfBlock(block.blockNumber()).begin;
    if (begin >= end)
        return {};
    lookAtStart({begin, end});
    // As much of it as tells the same as all of it.
    text::Span telling{begin, begin + 1};
    if (m_start.comment && *m_start.comment < end)
        telling = {*m_start.comment, *m_start.comment + 1};
    else if (m_start.colon && *m_start.colon < end)
        telling.end = *m_start.colon + 1;
    return highlightingBefore(telling.of(m_session->bytes()));
}

void BlockFormats::update(QTextBlock& block)
{
    const QString before = textBefore(block);
    const QString text = block.text();
    const std::size_t hash = qHash(text);
    auto* made = dynamic_cast<Made*>(block.userData());
    if (made && made->text == hash && made->look == m_look && made->before == before)
        return;
    if (!made) {
        auto fresh = std::make_unique<Made>();
        made = fresh.get();
        block.setUserData(fresh.release()); // the block owns it
    }
    made->text = hash;
    made->look = m_look;
    made->before = before;

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
