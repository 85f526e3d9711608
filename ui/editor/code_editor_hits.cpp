// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT

// The marks of what a search found: painted for the blocks that are seen.
#include "ui/editor/code_editor.h"
#include "ui/session/document_session.h"

#include <QPainter>

#include <algorithm>

namespace crawlright::editor {

namespace {

// Of a hit without letters, beside the place where it is.
QRectF narrowed(const QRectF& letter)
{
    return {letter.left() - 1, letter.top(), 3, letter.height()};
}

} // namespace

void CodeEditor::setHits(const HitsPtr& hits)
{
    if (hits && hits->revision != m_session.revision())
        return;
    if (!hits && m_hits.revision() == 0)
        return;
    m_hits = KeptHits(hits);
    viewport()->update();
    Q_EMIT hitsChanged();
}

std::vector<CodeEditor::HitMark> CodeEditor::hitsOf(const QTextBlock& block) const
{
    std::vector<HitMark> marks;
    if (m_hits.isEmpty())
        return marks;
    text::Span span = m_session.spanOfBlock(block.blockNumber());
    if (!block.next().isValid()) // one may be at the end of the file
        ++span.end;
    const QTextCursor cursor = textCursor();
    const int length = block.length() - 1;
    for (const text::Span hit : m_hits.in(span)) {
        const int first = m_session.positionAt(hit.begin);
        const int last = m_session.positionAt(hit.end);
        marks.push_back(
            {.begin = std::clamp(first - block.position(), 0, length),
             .end = hit.end >= span.end ? length : std::clamp(last - block.position(), 0, length),
             .isCurrent = first == cursor.selectionStart() && last == cursor.selectionEnd()});
    }
    return marks;
}

// Below the text: what is found, and beside it where is searched.
void CodeEditor::paintHits(QPainter& painter, const Row& row) const
{
    const text::Span span = m_session.spanOfBlock(row.block.blockNumber());
    if (const auto& scope = m_hits.scope();
        scope && scope->begin < span.end && span.begin < scope->end) {
        painter.fillRect(QRectF(0, row.rect.top(), 2, row.rect.height()), m_colors.hitFrame);
    }
    for (const HitMark& mark : hitsOf(row.block)) {
        const bool isEmpty = mark.begin == mark.end;
        const int end = isEmpty ? mark.end + 1 : mark.end;
        for (const QRectF& rect : rectsOf(row.block, row.rect, mark.begin, end))
            painter.fillRect(isEmpty ? narrowed(rect) : rect, m_colors.hit);
    }
}

// Above the text: a thin frame, and a strong one about the current hit, which selection alone would
// tell by its colour.
void CodeEditor::frameHits(QPainter& painter, const Row& row) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    for (const HitMark& mark : hitsOf(row.block)) {
        const bool isEmpty = mark.begin == mark.end;
        const qreal width = mark.isCurrent ? 2 : 1;
        QPen pen(mark.isCurrent ? m_colors.currentHitFrame : m_colors.hitFrame, width);
        pen.setJoinStyle(Qt::MiterJoin);
        painter.setPen(pen);
        const int end = isEmpty ? mark.end + 1 : mark.end;
        for (const QRectF& rect : rectsOf(row.block, row.rect, mark.begin, end)) {
            const QRectF place = isEmpty ? narrowed(rect) : rect;
            painter.drawRect(place.adjusted(0, width / 2, 0, -width / 2));
        }
    }
    painter.restore();
}

} // namespace crawlright::editor
