// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT

// The marks of what a search found: painted for the blocks that are seen.
#include "ui/editor/code_editor.h"
#include "ui/session/document_session.h"

#include <QPainter>

#include <algorithm>
#include <tuple>

namespace crawlright::editor {

namespace {

// Of a hit without letters, beside the place where it is.
QRectF narrowed(const QRectF& letter)
{
    return {letter.left() - 1, letter.top(), 3, letter.height()};
}

// Where was searched; none: everywhere, and nothing tells so.
bool isIn(const std::optional<text::Span>& scope, text::Span span)
{
    return scope && scope->begin < span.end && span.begin < scope->end;
}

// What is seen of hits in a row.
struct SeenHits {
    std::vector<std::tuple<int, int, bool>> marks;
    bool isInScope = false;
    friend bool operator==(const SeenHits&, const SeenHits&) = default;
};

} // namespace

void CodeEditor::setHits(const HitsPtr& hits)
{
    if (hits && hits->revision != m_session.revision())
        return;
    if (!hits && m_hits.revision() == 0)
        return;
    // While one types, a search mostly finds what the one before found.
    const bool isComparable = m_hits.revision() == 0 || m_hits.revision() == m_session.revision();
    const std::vector<Row> rows = isComparable ? visibleRows() : std::vector<Row>();
    const auto seenIn = [this, &rows] {
        std::vector<SeenHits> seen;
        for (const Row& row : rows) {
            const text::Span span = m_session.spanOfBlock(row.block.blockNumber());
            seen.push_back({.marks = {}, .isInScope = isIn(m_hits.scope(), span)});
            for (const HitMark& mark : hitsOf(row.block))
                seen.back().marks.emplace_back(mark.begin, mark.end, mark.isCurrent);
        }
        return seen;
    };
    const std::vector<SeenHits> before = seenIn();
    m_hits = KeptHits(hits);
    const std::vector<SeenHits> now = seenIn();
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (now[i] != before[i])
            viewport()->update(visiblePartOf(rows[i]));
    if (!isComparable)
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
    if (isIn(m_hits.scope(), span))
        painter.fillRect(QRectF(0, row.rect.top(), 2, row.rect.height()), m_colors.hitFrame);
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
