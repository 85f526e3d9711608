// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT

// What CodeEditor tells about a place: the card below the pointer, or at the cursor for those who
// work with the keyboard.
#include "ui/editor/code_editor.h"
#include "ui/editor/hover_card.h"
#include "ui/session/document_session.h"

#include <QHelpEvent>
#include <QTextLayout>

#include <algorithm>

namespace crawlright::editor {

using namespace Qt::StringLiterals;

void CodeEditor::setPlaceText(PlaceText text)
{
    m_placeText = std::move(text);
}

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

void CodeEditor::showCard(const Card& card, bool takesKeyboard)
{
    const QRect seen = card.place.toAlignedRect().intersected(viewport()->rect());
    const QRect place(viewport()->mapToGlobal(seen.topLeft()), seen.size());
    if (takesKeyboard)
        m_card->openFor(card.html, place);
    else
        m_card->showFor(card.html, place);
}

int CodeEditor::unitAt(const Row& row, QPointF position)
{
    const QTextLayout* layout = row.block.layout();
    const QPointF within = position - row.rect.topLeft() - layout->position();
    for (int i = 0; i < layout->lineCount(); ++i) {
        const QTextLine line = layout->lineAt(i);
        if (within.y() < line.y() || within.y() >= line.y() + line.height())
            continue;
        const int unit = line.xToCursor(within.x(), QTextLine::CursorOnCharacter);
        const bool isInText = unit < line.textStart() + line.textLength() &&
                              within.x() >= line.naturalTextRect().left() &&
                              within.x() < line.naturalTextRect().right();
        return isInText ? unit : -1;
    }
    return -1;
}

CodeEditor::Card CodeEditor::findingsCard(const Row& row, QPointF position) const
{
    std::vector<Underline> hit;
    QRectF place;
    for (const Underline& underline : underlinesOf(row.block)) {
        for (const QRectF& rect : rectsOf(row.block, row.rect, underline.begin, underline.end)) {
            if (!rect.contains(position))
                continue;
            hit.push_back(underline);
            // The narrowest: leaving it may be coming upon another.
            place = place.isNull() ? rect : place.intersected(rect);
        }
    }
    return {hoverTextOf(hit), place};
}

void CodeEditor::addPlace(Card& card, const Row& row, QPointF position) const
{
    const int unit = unitAt(row, position);
    if (!m_placeText || unit < 0)
        return;
    const Told told = m_placeText(m_session.offsetAt(row.block.position() + unit));
    if (told.html.isEmpty())
        return;
    const int length = row.block.length() - 1;
    const auto inBlock = [&](text::Offset offset) {
        return std::clamp(m_session.positionAt(offset) - row.block.position(), 0, length);
    };
    for (const QRectF& rect :
         rectsOf(row.block, row.rect, inBlock(told.span.begin), inBlock(told.span.end))) {
        if (rect.contains(position))
            card.place = card.place.isNull() ? rect : card.place.intersected(rect);
    }
    card.html += card.html.isEmpty() ? told.html : QString("<hr>"_L1 + told.html);
}

void CodeEditor::showCardAt(QPoint position)
{
    const auto rows = visibleRows();
    const auto row = std::ranges::find_if(
        rows, [position](const Row& candidate) { return candidate.rect.contains(position); });
    if (row == rows.end()) {
        m_card->hide();
        return;
    }
    Card card = findingsCard(*row, position);
    addPlace(card, *row, position);
    showCard(card, false);
}

void CodeEditor::tellAboutCursor()
{
    ensureCursorVisible();
    const QTextCursor cursor = textCursor();
    const text::LineNumber line = m_session.lineAt(cursor.position());
    std::vector<const checks::Finding*> findings;
    for (const Underline& underline : underlinesOf(cursor.block())) {
        const int at = cursor.positionInBlock();
        if (underline.begin <= at && at <= underline.end)
            findings.push_back(underline.finding);
    }
    Card card{m_hoverText && !findings.empty() ? m_hoverText(findings) : QString(), cursorRect()};
    if (m_placeText) {
        const text::Offset at = m_session.offsetAt(cursor.position());
        Told told = m_placeText(at);
        // Behind a word the cursor is still at it.
        if (told.html.isEmpty() && at > m_session.offsetAt(m_session.positionOfLine(line)))
            told = m_placeText(at - 1);
        if (!told.html.isEmpty())
            card.html += card.html.isEmpty() ? told.html : QString("<hr>"_L1 + told.html);
    }
    if (card.html.isEmpty())
        card.html = tr("There is nothing to tell about this place.");
    showCard(card, true);
}

bool CodeEditor::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QPlainTextEdit::viewportEvent(event);
    showCardAt(static_cast<QHelpEvent*>(event)->pos());
    return true;
}

} // namespace crawlright::editor
