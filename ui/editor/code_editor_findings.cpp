// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT

// What CodeEditor knows of findings: those of the cursor's line, and its light bulb; and the edits
// that fixes make.
#include "ui/editor/code_editor.h"
#include "ui/editor/gutter.h"
#include "ui/session/byte_edits.h"
#include "ui/session/document_session.h"

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
    const int at = cursor.positionInBlock();
    std::vector<const checks::Finding*> found;
    for (const Underline& underline : underlinesOf(cursor.block())) {
        if (underline.begin <= at && at <= underline.end)
            found.push_back(underline.finding);
    }
    const auto here = static_cast<std::ptrdiff_t>(found.size());
    for (const checks::Finding* finding : findingsOfLine(cursorLine())) {
        if (!std::ranges::contains(found.begin(), found.begin() + here, finding))
            found.push_back(finding);
    }
    return found;
}

// By the bytes of the whole line: a long one is a thousand blocks.
std::vector<const checks::Finding*> CodeEditor::findingsOfLine(text::LineNumber line) const
{
    const QTextBlock first = document()->findBlock(m_session.positionOfLine(line));
    const QTextBlock last = lastBlockOf(line);
    text::Span span{m_session.spanOfBlock(first.blockNumber()).begin,
                    m_session.spanOfBlock(last.blockNumber()).end};
    text::Span analysed = m_session.analysedSpan(span);
    if (!last.next().isValid()) { // a finding may be at the end of the file
        ++span.end;
        ++analysed.end;
    }
    std::vector<const checks::Finding*> found = m_findings.in(analysed);
    std::erase_if(found, [&](const checks::Finding* finding) {
        const auto current = m_session.currentSpan(finding->span);
        return !current || current->begin >= span.end ||
               (!current->isEmpty() && current->end <= span.begin) ||
               checks::severityFor(*finding, m_readers) == checks::Severity::None;
    });
    return found;
}

std::vector<const checks::Finding*> CodeEditor::findingsIn(text::Span span) const
{
    text::Span analysed = m_session.analysedSpan(span);
    if (span.end > m_session.bytes().size()) // one may be at the end of the file
        analysed.end =
            std::max(analysed.end,
                     static_cast<text::Offset>(m_session.analysis()->document.bytes().size() + 1));
    std::vector<const checks::Finding*> found = m_findings.in(analysed);
    std::erase_if(found, [&](const checks::Finding* finding) {
        const auto current = m_session.currentSpan(finding->span);
        return !current || !span.contains(current->begin);
    });
    return found;
}

void CodeEditor::updateBulb()
{
    const auto isFixable = [this](const auto* finding) { return m_fixable(*finding); };
    const bool hasBulb =
        m_fixable && !isReadOnly() && std::ranges::any_of(findingsAtCursor(), isFixable);
    if (hasBulb != std::exchange(m_hasBulb, hasBulb))
        updateRowsSoon();
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
    applyEdits(edits, {.anchor = after(before.anchor()), .position = after(before.position())});
}

void CodeEditor::applyEdits(std::span<const edits::Edit> edits, Selected selected)
{
    const text::Offset top =
        session::offsetAfter(edits, m_session.offsetAt(firstVisibleBlock().position()));
    const int across = horizontalScrollBar()->value();
    const auto restore = [this, selected, top, across] {
        QTextCursor cursor = textCursor();
        cursor.setPosition(m_session.positionAt(selected.anchor));
        cursor.setPosition(m_session.positionAt(selected.position), QTextCursor::KeepAnchor);
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

} // namespace crawlright::editor
