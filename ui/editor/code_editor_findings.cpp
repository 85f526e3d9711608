// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT

// What CodeEditor tells about findings: the card below the pointer, the light bulb of the cursor's
// line; and the edits that fixes make.
#include "ui/editor/code_editor.h"
#include "ui/editor/gutter.h"
#include "ui/editor/hover_card.h"
#include "ui/session/byte_edits.h"
#include "ui/session/document_session.h"

#include <QHelpEvent>
#include <QScrollBar>

#include <algorithm>

namespace crawlright::editor {

void CodeEditor::setHoverText(HoverText text)
{
    m_hoverText = std::move(text);
}

void CodeEditor::setFixable(Fixable fixable)
{
    m_fixable = std::move(fixable);
    updateBulb();
}

std::vector<const checks::Finding*> CodeEditor::findingsAtCursor() const
{
    const QTextCursor cursor = textCursor();
    const text::LineNumber line = m_session.lineAt(cursor.position());
    std::vector<const checks::Finding*> here;
    std::vector<const checks::Finding*> beside;
    QTextBlock block = document()->findBlock(m_session.positionOfLine(line));
    for (; block.isValid() && m_session.lineAt(block.position()) == line; block = block.next()) {
        for (const Underline& underline : underlinesOf(block)) {
            const int at = cursor.position() - block.position();
            const bool isHere = underline.begin <= at && at <= underline.end;
            auto& list = isHere ? here : beside;
            if (std::ranges::find(list, underline.finding) == list.end())
                list.push_back(underline.finding);
        }
    }
    for (const checks::Finding* finding : beside) {
        if (std::ranges::find(here, finding) == here.end())
            here.push_back(finding);
    }
    return here;
}

void CodeEditor::updateBulb()
{
    const auto findings = findingsAtCursor();
    const bool hasBulb =
        m_fixable && !isReadOnly() &&
        std::ranges::any_of(findings, [this](const auto* finding) { return m_fixable(*finding); });
    if (hasBulb != std::exchange(m_hasBulb, hasBulb))
        m_gutter->update();
}

QRect CodeEditor::cursorPlace() const
{
    const QRect cursor = cursorRect();
    return {viewport()->mapToGlobal(cursor.topLeft()), cursor.size()};
}

QRect CodeEditor::bulbPlace() const
{
    const QRect bulb = m_gutter->bulbRect();
    return bulb.isNull() ? QRect() : QRect(m_gutter->mapToGlobal(bulb.topLeft()), bulb.size());
}

// Cursor, selection and what is seen stay with the bytes that they are at.
void CodeEditor::applyEdits(std::span<const edits::Edit> edits)
{
    m_session.finishLoading(); // so that the places are those of the bytes
    const QTextCursor before = textCursor();
    const auto after = [&](int position) {
        return session::offsetAfter(edits, m_session.offsetAt(position));
    };
    const text::Offset anchor = after(before.anchor());
    const text::Offset position = after(before.position());
    const text::Offset top = after(firstVisibleBlock().position());
    const int across = horizontalScrollBar()->value();
    const auto restore = [this, anchor, position, top, across] {
        QTextCursor cursor = textCursor();
        cursor.setPosition(m_session.positionAt(anchor));
        cursor.setPosition(m_session.positionAt(position), QTextCursor::KeepAnchor);
        setTextCursor(cursor);
        const QTextBlock block = document()->findBlock(m_session.positionAt(top));
        verticalScrollBar()->setValue(block.firstLineNumber());
        horizontalScrollBar()->setValue(across);
    };
    m_session.applyEdits(edits);
    if (m_session.isLoading())
        m_wanted = restore;
    else
        restore();
}

// Hover

QString CodeEditor::hoverTextOf(const std::vector<Underline>& underlines) const
{
    std::vector<const checks::Finding*> findings;
    for (const Underline& underline : underlines) {
        if (std::ranges::find(findings, underline.finding) == findings.end())
            findings.push_back(underline.finding);
    }
    return m_hoverText && !findings.empty() ? m_hoverText(findings) : QString();
}

void CodeEditor::showCard(const std::vector<Underline>& underlines, const QRect& place)
{
    m_card->showFor(hoverTextOf(underlines), place);
}

void CodeEditor::showCardAt(QPoint position)
{
    std::vector<Underline> hit;
    QRectF place;
    for (const Row& row : visibleRows()) {
        if (!row.rect.contains(position))
            continue;
        for (const Underline& underline : underlinesOf(row.block)) {
            for (const QRectF& rect :
                 rectsOf(row.block, row.rect, underline.begin, underline.end)) {
                if (!rect.contains(position))
                    continue;
                hit.push_back(underline);
                // The narrowest: leaving it may be coming upon another.
                place = place.isNull() ? rect : place.intersected(rect);
            }
        }
        break;
    }
    const QRect seen = place.toAlignedRect().intersected(viewport()->rect());
    showCard(hit, {viewport()->mapToGlobal(seen.topLeft()), seen.size()});
}

bool CodeEditor::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QPlainTextEdit::viewportEvent(event);
    showCardAt(static_cast<QHelpEvent*>(event)->pos());
    return true;
}

} // namespace crawlright::editor
