// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT

// What CodeEditor paints beneath and above the text; of the blocks that are seen only, from the
// Analysis as it is (thousands of QTextEdit::ExtraSelection would make each key five times as
// dear).
#include "ui/editor/code_editor.h"
#include "ui/editor/folds.h"
#include "ui/editor/gutter.h"
#include "ui/session/document_session.h"

#include <QPaintEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPixmapCache>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace crawlright::editor {

namespace {

// A period of a zigzag, as a tile: to stroke the zigzag of a long span takes time in the square of
// its length.
QPixmap zigzagTile(const QColor& color, int height, qreal pixelRatio)
{
    const QString key =
        QStringLiteral("crawlright/zigzag/%1/%2/%3").arg(color.name()).arg(height).arg(pixelRatio);
    QPixmap tile;
    if (QPixmapCache::find(key, &tile))
        return tile;
    const int period = 2 * height;
    tile = QPixmap(QSizeF(period * pixelRatio, (height + 2) * pixelRatio).toSize());
    tile.setDevicePixelRatio(pixelRatio);
    tile.fill(Qt::transparent);
    QPainter painter(&tile);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 1.1));
    const qreal low = height + 0.5;
    painter.drawPolyline(QPolygonF({{-0.5 * period, 0.5},
                                    {0, low},
                                    {0.5 * period, 0.5},
                                    {double(period), low},
                                    {1.5 * period, 0.5}}));
    painter.end();
    QPixmapCache::insert(key, tile);
    return tile;
}

// A line beneath a word whose shape tells the severity: a high zigzag, a low one, dots, dashes.
void paintUnderline(QPainter& painter, const QRectF& rect, checks::Severity severity,
                    const QColor& color)
{
    const qreal bottom = std::floor(rect.bottom());
    if (severity == checks::Severity::Info || severity == checks::Severity::Hint) {
        const bool isInfo = severity == checks::Severity::Info;
        QPen pen(color, isInfo ? 1.6 : 1);
        pen.setDashPattern(isInfo ? QList<qreal>{1, 1.6} : QList<qreal>{4, 3});
        painter.setPen(pen);
        painter.drawLine(QPointF(rect.left(), bottom - 0.5), QPointF(rect.right(), bottom - 0.5));
        return;
    }
    const int height = severity == checks::Severity::Error ? 3 : 2;
    const QPixmap tile = zigzagTile(color, height, painter.device()->devicePixelRatioF());
    const QRectF place(std::floor(rect.left()), bottom - height - 1, std::ceil(rect.width()),
                       height + 2);
    painter.drawTiledPixmap(place, tile);
}

// Whether a hit that is in these bytes, or ends right before them, is not in them alone.
bool hasHitAcross(const KeptHits& hits, text::Span span)
{
    const text::Offset before = std::max<text::Offset>(span.begin, 1) - 1;
    return std::ranges::any_of(hits.in({before, span.end}), [span](text::Span hit) {
        return hit.begin < span.begin || hit.end > span.end;
    });
}

} // namespace

std::vector<CodeEditor::Row> CodeEditor::rowsWithin(const QRect& part) const
{
    std::vector<Row> rows;
    const QPointF offset = contentOffset();
    const int current = textCursor().blockNumber();
    QTextBlock block = firstVisibleBlock();
    if (!block.isVisible())
        block = m_folds->nextVisible(block);
    for (; block.isValid(); block = m_folds->nextVisible(block)) {
        const QRectF rect = blockBoundingGeometry(block).translated(offset);
        if (rect.top() > part.bottom() + 1)
            break;
        if (rect.bottom() < part.top())
            continue;
        const int number = block.blockNumber();
        const text::LineNumber line = m_session.lineAt(block.position());
        Row row{.block = block,
                .rect = rect,
                .line = m_session.continuesLine(number) ? 0 : line,
                .isDeciding = m_decidingLine != 0 && line == m_decidingLine,
                .isCurrent = number == current,
                .hasBulb = number == current && m_hasBulb};
        const text::LineNumber hidden = linesHiddenBehind(block);
        row.hidesDeciding = line < m_decidingLine && m_decidingLine <= line + hidden;
        if (row.line != 0)
            row.fold = foldMarkOf(row.line);
        for (const Underline& underline : underlinesOf(block)) {
            const auto span = m_session.currentSpan(underline.finding->span);
            if (span && m_session.spanOfBlock(number).begin <= span->begin)
                row.severity = std::max(row.severity, underline.severity);
        }
        if (hidden > 0)
            row.severity = std::max(row.severity, severityBehind(block));
        rows.push_back(std::move(row));
    }
    return rows;
}

CodeEditor::FoldMark CodeEditor::foldMarkOf(text::LineNumber line) const
{
    if (m_folds->isHead(lastBlockOf(line)))
        return FoldMark::Closed;
    return m_groups.beginningAt(analysedLine(line)) ? FoldMark::Open : FoldMark::None;
}

std::vector<CodeEditor::Underline> CodeEditor::underlinesOf(const QTextBlock& block) const
{
    std::vector<Underline> underlines;
    text::Span span = m_session.spanOfBlock(block.blockNumber());
    text::Span analysed = m_session.analysedSpan(span);
    if (!block.next().isValid()) { // a finding may be at the end of the file
        ++span.end;
        ++analysed.end;
    }
    for (const checks::Finding* finding : m_findings.in(analysed)) {
        const checks::Severity severity = checks::severityFor(*finding, m_readers);
        const auto current = m_session.currentSpan(finding->span);
        if (severity == checks::Severity::None || !current || current->begin >= span.end)
            continue;
        const int length = block.length() - 1;
        const auto inBlock = [&](text::Offset offset) {
            return offset <= span.begin ? 0
                   : offset >= span.end
                       ? length
                       : std::clamp(m_session.positionAt(offset) - block.position(), 0, length);
        };
        int begin = inBlock(current->begin);
        int end = inBlock(current->end);
        if (begin == end && !current->isEmpty() && current->end <= span.begin)
            continue;
        if (begin == end) // something to see all the same
            begin > 0 ? --begin : ++end;
        underlines.push_back({begin, end, severity, finding});
    }
    return underlines;
}

std::vector<ByteBox> CodeEditor::boxesOf(const QTextBlock& block) const
{
    return editor::boxesOf(block.text());
}

// One rectangle for each visual line that the units are on.
std::vector<QRectF> CodeEditor::rectsOf(const QTextBlock& block, const QRectF& rect, int begin,
                                        int end) const
{
    std::vector<QRectF> rects;
    const QTextLayout* layout = block.layout();
    for (int i = 0; i < layout->lineCount(); ++i) {
        const QTextLine line = layout->lineAt(i);
        const int from = std::max(begin, line.textStart());
        const int to = std::min(end, line.textStart() + line.textLength());
        const bool isAtEnd =
            begin >= line.textStart() + line.textLength() && i + 1 == layout->lineCount();
        if (from >= to && !isAtEnd)
            continue;
        const qreal left = line.cursorToX(from);
        const qreal right =
            isAtEnd ? left + fontMetrics().horizontalAdvance(u' ') : line.cursorToX(to);
        // Right to left, where a character of the file turns the direction around.
        rects.emplace_back(rect.left() + layout->position().x() + std::min(left, right),
                           rect.top() + layout->position().y() + line.y(), std::abs(right - left),
                           line.height());
    }
    return rects;
}

void CodeEditor::formatVisibleBlocks()
{
    const qreal bottom = viewport()->height();
    for (QTextBlock block = firstVisibleBlock(); block.isValid();
         block = m_folds->nextVisible(block)) {
        if (blockBoundingGeometry(block).translated(contentOffset()).top() > bottom)
            break;
        m_formats.update(block);
    }
}

void CodeEditor::paintLineBackgrounds(const QRect& part, const std::vector<Row>& rows)
{
    QPainter painter(viewport());
    painter.setClipRect(part);
    for (const Row& row : rows) {
        const QRectF whole(0, row.rect.top(), viewport()->width(), row.rect.height());
        if (row.isCurrent)
            painter.fillRect(whole, m_colors.currentLine);
        if (row.isDeciding)
            painter.fillRect(whole, m_colors.lineOf(m_verdict));
        if (row.isDeciding && row.isCurrent) { // both are told
            painter.setPen(m_colors.faint);
            painter.drawLine(whole.topLeft(), whole.topRight());
            painter.drawLine(whole.bottomLeft() - QPointF(0, 1),
                             whole.bottomRight() - QPointF(0, 1));
        }
        paintHits(painter, row);
    }
}

CodeEditor::Look CodeEditor::lookOf(const Row& row, const std::vector<Underline>& underlines) const
{
    Look look;
    look.strokes.reserve(underlines.size());
    for (const Underline& underline : underlines)
        look.strokes.push_back({underline.begin, underline.end, underline.severity});
    if (row.isDeciding)
        look.deciding = m_verdict;
    if (row.hidesDeciding)
        look.hidden = m_verdict;
    return look;
}

QRect CodeEditor::visiblePartOf(const Row& row) const
{
    const QRectF whole(0, row.rect.top(), viewport()->width(), row.rect.height());
    return whole.toAlignedRect() & viewport()->rect();
}

// Not at once: the layout may not know yet what was edited.
void CodeEditor::updateRowsSoon()
{
    if (std::exchange(m_isUpdatingRows, true))
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_isUpdatingRows = false;
            updateRows();
        },
        Qt::QueuedConnection);
}

// Of what is seen, an analysis and what follows from it decide nothing else; a new one mostly finds
// the same.
void CodeEditor::updateRows()
{
    const std::vector<Row> rows = rowsWithin(viewport()->rect() | m_gutter->rect());
    for (const Row& row : rows) {
        if (!m_painted.isKnown(row.block.blockNumber(), lookOf(row, underlinesOf(row.block))))
            viewport()->update(visiblePartOf(row));
    }
    m_gutter->updateRows(rows);
}

// The row of the cursor has a background, and its blanks are shown where one does not type. A hit
// that is selected, which is where the cursor is, has another frame.
void CodeEditor::updateCursorRow()
{
    const int now = textCursor().blockNumber();
    const int former = std::exchange(m_cursorBlock, now);
    const auto updateRow = [this, isLeft = former != now](int number) {
        const QTextBlock block = document()->findBlockByNumber(number);
        if (!block.isValid() || !block.isVisible())
            return;
        const QRectF rect = blockBoundingGeometry(block).translated(contentOffset());
        const int top = static_cast<int>(std::floor(rect.top()));
        const int height = static_cast<int>(std::ceil(rect.height())) + 1;
        viewport()->update(0, top, viewport()->width(), height);
        if (isLeft)
            m_gutter->update(0, top, m_gutter->width(), height);
        if (!m_hits.isEmpty() && hasHitAcross(m_hits, m_session.spanOfBlock(number)))
            viewport()->update();
    };
    updateRow(now);
    if (former != now)
        updateRow(former);
}

void CodeEditor::paintUnderlines(QPainter& painter, const Row& row,
                                 const std::vector<Underline>& underlines) const
{
    const QRectF seen = viewport()->rect();
    for (const Underline& underline : underlines) {
        for (const QRectF& place : rectsOf(row.block, row.rect, underline.begin, underline.end)) {
            const QRectF clipped(
                QPointF(std::max(place.left(), seen.left() - 4), place.top()),
                QPointF(std::min(place.right(), seen.right() + 4), place.bottom()));
            if (clipped.width() > 0) {
                paintUnderline(painter, clipped, underline.severity,
                               m_colors.of(underline.severity));
            }
        }
    }
}

void CodeEditor::paintBoxes(QPainter& painter, const QTextBlock& block, const QRectF& rect) const
{
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.72);
    painter.setFont(small);
    for (const ByteBox& box : boxesOf(block)) {
        for (const QRectF& place : rectsOf(block, rect, box.position, box.position + 1)) {
            if (!place.intersects(viewport()->rect()))
                continue;
            if (box.label.isEmpty()) {
                painter.setPen(m_colors.faint);
                painter.drawText(place, Qt::AlignCenter, QStringLiteral("↩"));
                continue;
            }
            const QRectF frame = place.adjusted(0.5, 1.5, -0.5, -1.5);
            painter.setPen(m_colors.faint);
            painter.setBrush(m_colors.markFill);
            painter.drawRoundedRect(frame, 2.5, 2.5);
            painter.setPen(m_colors.markText);
            painter.drawText(frame, Qt::AlignCenter, box.label);
        }
    }
}

void CodeEditor::paintEvent(QPaintEvent* event)
{
    formatVisibleBlocks();
    const std::vector<Row> rows = rowsWithin(event->rect());
    paintLineBackgrounds(event->rect(), rows);
    paintText(event, rows);
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(event->rect());
    for (const Row& row : rows) {
        paintBlanks(painter, row);
        paintBoxes(painter, row.block, row.rect);
        frameHits(painter, row);
        const std::vector<Underline> underlines = underlinesOf(row.block);
        paintUnderlines(painter, row, underlines);
        m_painted.note(event->region(), visiblePartOf(row), row.block.blockNumber(),
                       lookOf(row, underlines));
        paintFoldBox(painter, row);
    }
}

} // namespace crawlright::editor
