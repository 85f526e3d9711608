// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT

// What CodeEditor's keys do to whole lines.
#include "ui/editor/code_editor.h"
#include "ui/editor/folds.h"
#include "ui/session/document_session.h"

#include <QTextLayout>

namespace crawlright::editor {

namespace {

constexpr std::size_t mostTyped = 500; // edits; more are made as edits of the bytes

} // namespace

Selected CodeEditor::selectedBytes() const
{
    const QTextCursor cursor = textCursor();
    return {.anchor = m_session.offsetAt(cursor.anchor()),
            .position = m_session.offsetAt(cursor.position())};
}

text::Span CodeEditor::selectedLines() const
{
    return withFolds(linesOf(m_session.bytes(), selectedBytes()));
}

// With the whole of the folded group that they begin or end in.
text::Span CodeEditor::withFolds(text::Span lines) const
{
    if (lines.isEmpty())
        return lines;
    const QTextBlock first = document()->findBlock(m_session.positionAt(lines.begin));
    if (!first.isVisible()) {
        const text::LineNumber line = m_session.lineAt(m_folds->headOf(first).position());
        lines.begin = m_session.offsetAt(m_session.positionOfLine(line));
    }
    QTextBlock last = document()->findBlock(m_session.positionAt(lines.end - 1));
    if (!last.isVisible())
        last = m_folds->headOf(last);
    if (m_folds->isHead(last)) {
        const int hidden = m_folds->lastHidden(last).blockNumber();
        lines.end = m_session.spanOfBlock(hidden).end;
    }
    return lines;
}

void CodeEditor::make(const LineEdit& edit)
{
    if (edit.edits.empty())
        return;
    applyEdits(edit.edits, edit.selected);
    ensureCursorVisible();
}

// As if it were typed, for nothing of it has to do with line ends: the session makes whole lines
// anew for an edit of bytes, which a line of 500 KB feels.
void CodeEditor::typeEdits(const LineEdit& edit)
{
    if (edit.edits.empty())
        return;
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    for (auto each = edit.edits.rbegin(); each != edit.edits.rend(); ++each) {
        cursor.setPosition(m_session.positionAt(each->span.begin));
        cursor.setPosition(m_session.positionAt(each->span.end), QTextCursor::KeepAnchor);
        cursor.insertText(m_session.typed(std::string_view(each->with)));
    }
    cursor.endEditBlock();
    cursor.setPosition(m_session.positionAt(edit.selected.anchor));
    cursor.setPosition(m_session.positionAt(edit.selected.position), QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    ensureCursorVisible();
}

void CodeEditor::toggleComment()
{
    if (isReadOnly())
        return;
    const LineEdit edit = toggledComment(m_session.bytes(), selectedLines(), selectedBytes());
    if (edit.edits.size() > mostTyped)
        make(edit);
    else
        typeEdits(edit);
}

void CodeEditor::moveLines(Direction direction)
{
    if (isReadOnly())
        return;
    const text::Span lines = selectedLines();
    if (direction == Direction::Up)
        swapLines(withFolds(lineBefore(m_session.bytes(), lines)), lines, direction);
    else
        swapLines(lines, withFolds(lineBehind(m_session.bytes(), lines)), direction);
}

// Among these lines.
std::vector<GroupLines::Range> CodeEditor::foldsIn(text::Span lines) const
{
    std::vector<GroupLines::Range> folds;
    const int end = m_session.positionAt(lines.end - 1);
    QTextBlock block = document()->findBlock(m_session.positionAt(lines.begin));
    for (; block.isValid() && block.position() <= end; block = m_folds->nextVisible(block)) {
        if (const text::LineNumber hidden = linesHiddenBehind(block)) {
            const text::LineNumber first = m_session.lineAt(block.position());
            folds.push_back({.first = first, .last = first + hidden});
        }
    }
    return folds;
}

// What is made anew of the two is no longer folded, and is folded again.
void CodeEditor::swapLines(text::Span upper, text::Span lower, Direction direction)
{
    const LineEdit edit = swappedLines(m_session.bytes(), upper, lower, direction, selectedBytes());
    if (edit.edits.empty())
        return;
    const text::LineNumber first = lineOf(upper.begin);
    const text::LineNumber second = lineOf(lower.begin);
    const text::LineNumber last = lineOf(lower.end - 1);
    std::vector<GroupLines::Range> folds;
    for (const GroupLines::Range& fold : foldsIn(upper))
        folds.push_back({fold.first + (last + 1 - second), fold.last + (last + 1 - second)});
    for (const GroupLines::Range& fold : foldsIn(lower))
        folds.push_back({fold.first - (second - first), fold.last - (second - first)});
    make(edit);
    if (folds.empty() || m_session.isLoading())
        return;
    for (const GroupLines::Range& fold : folds)
        hideLines(fold);
    endFolding();
    ensureCursorVisible();
}

void CodeEditor::duplicateLines(Direction direction)
{
    if (isReadOnly())
        return;
    make(duplicatedLines(m_session.bytes(), selectedLines(), direction, selectedBytes()));
}

void CodeEditor::joinLines()
{
    if (isReadOnly())
        return;
    const Selected selected = selectedBytes();
    const text::Span lines = linesOf(m_session.bytes(), selected);
    make(joinedLines(m_session.bytes(), lines, selected));
}

void CodeEditor::deleteLines()
{
    if (isReadOnly())
        return;
    make(deletedLines(m_session.bytes(), selectedLines(), selectedBytes()));
}

// To where the row begins, then to the first letter of the line, then to where the line begins.
void CodeEditor::goHome(QTextCursor::MoveMode mode)
{
    QTextCursor cursor = textCursor();
    const QTextBlock block = cursor.block();
    const QTextLine row = block.layout()->lineForTextPosition(cursor.positionInBlock());
    const int rowBegin = block.position() + (row.isValid() ? row.textStart() : 0);
    const bool isFirstRow =
        rowBegin == block.position() && !m_session.continuesLine(block.blockNumber());
    if (!isFirstRow && cursor.position() != rowBegin) {
        cursor.setPosition(rowBegin, mode);
    } else {
        const text::Offset home = homeOf(m_session.bytes(), m_session.offsetAt(cursor.position()));
        cursor.setPosition(m_session.positionAt(home), mode);
    }
    setTextCursor(cursor);
    ensureCursorVisible();
}

} // namespace crawlright::editor
