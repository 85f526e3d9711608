// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT

// How CodeEditor paints the text itself, and what stands in it that is no text: marks of blanks,
// and of lines that are folded away. QPlainTextEdit would go through every hidden block, and lay
// each one out, at every key.
#include "ui/editor/code_editor.h"
#include "ui/session/document_session.h"

#include <QAbstractTextDocumentLayout>
#include <QPaintEvent>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace crawlright::editor {

namespace {

constexpr int longBlock = 256; // units, of which few are seen

using PaintContext = QAbstractTextDocumentLayout::PaintContext;

QList<QTextLayout::FormatRange> selectionsIn(const QTextBlock& block, const PaintContext& context)
{
    QList<QTextLayout::FormatRange> ranges;
    for (const QAbstractTextDocumentLayout::Selection& selection : context.selections) {
        const int begin = selection.cursor.selectionStart() - block.position();
        const int end = selection.cursor.selectionEnd() - block.position();
        if (begin < end && begin < block.length() && end > 0)
            ranges.append({begin, end - begin, selection.format});
    }
    return ranges;
}

void paintTab(QPainter& painter, const QRectF& cell)
{
    const qreal middle = std::round(cell.center().y()) + 0.5;
    const qreal right = cell.right() - 1.5;
    const qreal head = std::min(3.0, cell.width() / 3);
    painter.drawLine(QPointF(cell.left() + 1.5, middle), QPointF(right, middle));
    painter.drawLine(QPointF(right - head, middle - head), QPointF(right, middle));
    painter.drawLine(QPointF(right - head, middle + head), QPointF(right, middle));
}

void paintBlank(QPainter& painter, const QRectF& cell, qreal size, const QColor& color)
{
    // On whole pixels, so that it has its colour.
    painter.fillRect(QRectF(std::round(cell.center().x() - size / 2),
                            std::round(cell.center().y() - size / 2), size, size),
                     color);
}

// The letters of a row of the layout that are in the view, in units of the block.
std::pair<int, int> seenOf(const QTextLine& line, qreal left, qreal width)
{
    const int end = line.textStart() + line.textLength();
    return {std::max(line.textStart(), line.xToCursor(-left) - 1),
            std::min(end, line.xToCursor(width - left) + 1)};
}

} // namespace

void CodeEditor::paintText(QPaintEvent* event, const std::vector<Row>& rows)
{
    QPainter painter(viewport());
    painter.setClipRect(event->rect());
    const PaintContext context = getPaintContext();
    painter.setPen(context.palette.text().color());
    for (const Row& row : rows) {
        if (row.rect.bottom() < event->rect().top() || row.rect.top() > event->rect().bottom())
            continue;
        QTextLayout* layout = row.block.layout();
        // Else its letters are shaped anew each time that another row moves it.
        layout->setCacheEnabled(row.block.length() > longBlock);
        layout->draw(&painter, row.rect.topLeft(), selectionsIn(row.block, context), event->rect());
        const int position = row.block.position();
        const bool hasCursor = context.cursorPosition >= position &&
                               context.cursorPosition < position + row.block.length();
        // Below -1 it is a place in what an input method is composing.
        const bool isComposing =
            context.cursorPosition < -1 && !layout->preeditAreaText().isEmpty();
        if (hasCursor || isComposing) {
            layout->drawCursor(&painter, row.rect.topLeft(),
                               hasCursor
                                   ? context.cursorPosition - position
                                   : layout->preeditAreaPosition() - (context.cursorPosition + 2),
                               cursorWidth());
        }
    }
}

// Those at the end of a line, for they are not seen otherwise and some readers take them as part of
// a name; or all. Not those that are just being typed.
void CodeEditor::paintBlanks(QPainter& painter, const Row& row) const
{
    const QString text = row.block.text();
    const QStringView written = QStringView(text).chopped(endMarksOf(text));
    const bool isEnd =
        lastBlockOf(row.line == 0 ? m_session.lineAt(row.block.position()) : row.line) == row.block;
    qsizetype trailing = written.size();
    while (isEnd && trailing > 0 &&
           (written[trailing - 1] == u' ' || written[trailing - 1] == u'\t'))
        --trailing;
    const int typed =
        hasFocus() && !m_showsBlanks && row.isCurrent ? textCursor().positionInBlock() : -1;
    if (typed == written.size())
        trailing = written.size();
    if (!m_showsBlanks && trailing == written.size())
        return;
    const QTextLayout* layout = row.block.layout();
    const QPointF origin = row.rect.topLeft() + layout->position();
    const qreal dot = std::max(2.0, std::round(fontMetrics().height() / 9.0));
    painter.setPen(QPen(m_colors.blank, 1.2));
    for (int i = 0; i < layout->lineCount(); ++i) {
        const QTextLine line = layout->lineAt(i);
        const auto [begin, end] = seenOf(line, origin.x(), viewport()->width());
        for (int at = m_showsBlanks ? begin : std::max(begin, static_cast<int>(trailing));
             at < end && at < written.size(); ++at) {
            if (written[at] != u' ' && written[at] != u'\t')
                continue;
            const qreal left = line.cursorToX(at);
            const qreal right = line.cursorToX(at + 1);
            const QRectF cell(origin.x() + std::min(left, right), origin.y() + line.y(),
                              std::abs(right - left), line.height());
            if (written[at] == u'\t')
                paintTab(painter, cell);
            else
                paintBlank(painter, cell, dot, m_colors.blank);
        }
    }
}

void CodeEditor::paintFoldBox(QPainter& painter, const Row& row) const
{
    const QRectF box = foldBoxOf(row);
    if (box.isNull())
        return;
    const bool isLit = row.hidesDeciding;
    painter.setPen(isLit ? m_colors.markText : m_colors.faint);
    painter.setBrush(isLit ? m_colors.lineOf(m_verdict) : palette().color(QPalette::Base));
    painter.drawRoundedRect(box.adjusted(0.5, 1.5, -0.5, -1.5), 3, 3);
    painter.setFont(font());
    painter.setPen(isLit ? m_colors.markText : m_colors.hint);
    painter.drawText(box, Qt::AlignCenter, foldTextOf(row.block));
}

} // namespace crawlright::editor
