// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT

// How CodeEditor folds groups. Lines of the analysis are lines of an older text while one types, so
// each is asked for where it is now.
#include "ui/editor/code_editor.h"
#include "ui/editor/folds.h"
#include "ui/editor/gutter.h"
#include "ui/session/document_session.h"

#include <QScrollBar>

#include <algorithm>

namespace crawlright::editor {

void CodeEditor::followGroups()
{
    m_groups = GroupLines(m_session.analysis(),
                          m_readers.empty() ? dialects::Id::Rfc9309 : m_readers.front());
    m_hiddenSeverities.clear();
}

text::LineNumber CodeEditor::lineOf(text::Offset offset) const
{
    return m_session.lineAt(m_session.positionAt(offset));
}

QTextBlock CodeEditor::lastBlockOf(text::LineNumber line) const
{
    const QTextBlock next = document()->findBlock(m_session.positionOfLine(line + 1));
    return m_session.lineAt(next.position()) > line ? next.previous() : next; // of the last line
}

text::LineNumber CodeEditor::analysedLine(text::LineNumber line) const
{
    if (m_session.isCurrent())
        return line;
    const int block = document()->findBlock(m_session.positionOfLine(line)).blockNumber();
    const text::Span then = m_session.analysedSpan(m_session.spanOfBlock(block));
    return m_session.analysis()->document.lineAt(then.begin);
}

std::optional<GroupLines::Range> CodeEditor::current(GroupLines::Range analysed) const
{
    if (m_session.isCurrent())
        return analysed;
    const syntax::Document& then = m_session.analysis()->document;
    const auto first = m_session.currentSpan(then.line(analysed.first).content());
    const auto last = m_session.currentSpan(then.line(analysed.last).content());
    if (!first || !last) // just edited; a new analysis is on its way
        return std::nullopt;
    return GroupLines::Range{.first = lineOf(first->begin), .last = lineOf(last->begin)};
}

bool CodeEditor::isFolded(text::LineNumber line) const
{
    return !document()->findBlock(m_session.positionOfLine(line)).isVisible();
}

text::LineNumber CodeEditor::linesHiddenBehind(const QTextBlock& block) const
{
    if (!m_folds->isHead(block))
        return 0;
    return m_session.lineAt(m_folds->lastHidden(block).position()) -
           m_session.lineAt(block.position());
}

// Once for each analysis: there may be thousands.
checks::Severity CodeEditor::severityBehind(const QTextBlock& head) const
{
    const text::LineNumber line = analysedLine(m_session.lineAt(head.position()));
    const auto [known, isNew] = m_hiddenSeverities.try_emplace(line, checks::Severity::None);
    if (isNew) {
        const text::Span first = m_session.spanOfBlock(head.blockNumber() + 1);
        const text::Span last = m_session.spanOfBlock(m_folds->lastHidden(head).blockNumber());
        for (const checks::Finding* finding :
             m_findings.in(m_session.analysedSpan({first.begin, last.end}))) {
            known->second = std::max(known->second, checks::severityFor(*finding, m_readers));
        }
    }
    return known->second;
}

void CodeEditor::hideLines(GroupLines::Range lines)
{
    m_folds->hide(lastBlockOf(lines.first), lastBlockOf(lines.last));
    m_hiddenSeverities.clear(); // a fold may have been another
}

// The cursor stays where it can be seen.
void CodeEditor::endFolding()
{
    m_folds->tell();
    if (const QTextBlock block = textCursor().block(); !block.isVisible()) {
        const QTextBlock head = m_folds->headOf(block);
        QTextCursor cursor = textCursor();
        cursor.setPosition(m_session.positionOfLine(m_session.lineAt(head.position())));
        setTextCursor(cursor);
    }
    if (const QTextBlock top = firstVisibleBlock(); !top.isVisible())
        verticalScrollBar()->setValue(m_folds->headOf(top).firstLineNumber());
}

void CodeEditor::foldGroup()
{
    if (m_session.isLoading())
        return;
    const auto group = m_groups.holding(analysedLine(cursorLine()));
    const auto lines = group ? current(*group) : std::nullopt;
    if (!lines)
        return;
    hideLines(*lines);
    endFolding();
}

void CodeEditor::unfoldGroup()
{
    if (m_folds->show(lastBlockOf(cursorLine())))
        m_folds->tell();
}

void CodeEditor::toggleFold(text::LineNumber line)
{
    if (m_session.isLoading())
        return;
    if (m_folds->show(lastBlockOf(line))) {
        m_folds->tell();
        return;
    }
    const auto group = m_groups.beginningAt(analysedLine(line));
    const auto lines = group ? current(*group) : std::nullopt;
    if (!lines)
        return;
    hideLines(*lines);
    endFolding();
}

void CodeEditor::foldAll()
{
    if (m_session.isLoading())
        return;
    for (const GroupLines::Range& group : m_groups.all()) {
        if (const auto lines = current(group))
            hideLines(*lines);
    }
    endFolding();
    ensureCursorVisible();
}

void CodeEditor::unfoldAll()
{
    m_folds->showAll();
    m_folds->tell();
    ensureCursorVisible();
}

void CodeEditor::unfoldAt(int position)
{
    const QTextBlock block = document()->findBlock(position);
    if (!block.isVisible() && m_folds->show(block))
        m_folds->tell();
}

// Keys that go step by step, and the pointer, pass by what is folded; whatever else puts the cursor
// there shows it. To select all does not.
void CodeEditor::leaveFold()
{
    QTextCursor cursor = textCursor();
    if (cursor.block().isVisible())
        return;
    const int end = document()->characterCount() - 1;
    if (cursor.selectionStart() == 0 && cursor.selectionEnd() == end)
        return;
    if (!m_isGoingForward && !m_isGoingBack) {
        unfoldAt(cursor.position());
        ensureCursorVisible();
        return;
    }
    const QTextBlock head = m_folds->headOf(cursor.block());
    const QTextBlock next = m_folds->nextVisible(head);
    const auto mode = cursor.hasSelection() ? QTextCursor::KeepAnchor : QTextCursor::MoveAnchor;
    cursor.setPosition(m_isGoingForward && next.isValid() ? next.position()
                                                          : head.position() + head.length() - 1,
                       mode);
    setTextCursor(cursor);
}

QString CodeEditor::foldTextOf(const QTextBlock& block) const
{
    const auto lines = static_cast<int>(linesHiddenBehind(block));
    //: Stands at the end of the first line of a group whose other lines are hidden.
    return lines == 1 ? tr("… 1 line") : tr("… %n lines", nullptr, lines);
}

QRectF CodeEditor::foldBoxOf(const Row& row) const
{
    if (!m_folds->isHead(row.block))
        return {};
    const QTextLayout* layout = row.block.layout();
    const QTextLine line = layout->lineAt(layout->lineCount() - 1);
    const qreal gap = fontMetrics().horizontalAdvance(u' ');
    const qreal width = fontMetrics().horizontalAdvance(foldTextOf(row.block)) + gap;
    const qreal behind = row.rect.left() + layout->position().x() + line.naturalTextWidth() + gap;
    // Where the line is longer than what is seen, above its end.
    const qreal left = std::min(behind, viewport()->width() - width - gap);
    return {left, row.rect.top() + layout->position().y() + line.y(), width, line.height()};
}

} // namespace crawlright::editor
