// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/code_editor.h"

#include "core/text/codec.h"
#include "ui/editor/clipboard.h"
#include "ui/editor/gutter.h"
#include "ui/editor/highlighting.h"
#include "ui/editor/hover_card.h"
#include "ui/session/document_session.h"
#include "ui/session/utf16.h"

#include <QFontDatabase>
#include <QMimeData>
#include <QScrollBar>

#include <algorithm>
#include <array>

namespace crawlright::editor {

namespace {

constexpr int tabWidth = 4;   // letters
constexpr int restTime = 150; // milliseconds of the cursor in a line
constexpr std::array zooms{50, 67, 80, 90, 100, 110, 125, 150, 175, 200, 250, 300, 400};

// Whether the unit before a position is the mark of a line that goes on in the next block.
bool isBehindContinuation(const QTextCursor& cursor)
{
    const QTextBlock block = cursor.block();
    return cursor.positionInBlock() > 0 && cursor.atBlockEnd() && block.next().isValid() &&
           text::blockEndOf(session::viewOf(block.text())) == text::BlockEnd::Continues;
}

} // namespace

CodeEditor::CodeEditor(session::DocumentSession& session,
                       KSyntaxHighlighting::Repository& repository, QWidget* parent)
    : QPlainTextEdit(parent)
    , m_session(session)
    , m_repository(repository)
    , m_formats(&session, definitionIn(repository))
    , m_gutter(new Gutter(this))
    , m_card(new HoverCard(this))
{
    setLayoutDirection(Qt::LeftToRight);
    QTextOption option = m_session.textDocument()->defaultTextOption();
    option.setTextDirection(Qt::LeftToRight);
    m_session.textDocument()->setDefaultTextOption(option);
    setDocument(m_session.textDocument());
    setLineWrapMode(NoWrap);
    setAccessibleName(tr("Text of the file"));
    const QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    m_basePointSize = fixed.pointSizeF() > 0 ? fixed.pointSizeF() : 10;
    setFont(fixed);
    updateFont();
    updateLook();

    connect(this, &QPlainTextEdit::updateRequest, m_gutter, [this](const QRect& rect, int dy) {
        if (dy != 0) {
            m_gutter->scroll(0, dy);
        } else {
            m_gutter->update(0, rect.y(), m_gutter->width(), rect.height());
        }
    });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, &CodeEditor::onCursorMoved);
    connect(m_gutter, &Gutter::lineClicked, this, [this](text::LineNumber line) {
        goToLine(line);
        Q_EMIT lineActivated(line);
    });
    connect(m_gutter, &Gutter::bulbClicked, this, [this] {
        setFocus();
        Q_EMIT fixesRequested();
    });
    connect(m_gutter, &Gutter::countClicked, this, &CodeEditor::lineCountClicked);
    m_restTimer.setSingleShot(true);
    m_restTimer.setInterval(restTime);
    connect(&m_restTimer, &QTimer::timeout, this, &CodeEditor::noticeRest);
    connect(m_card, &HoverCard::linkActivated, this, &CodeEditor::hoverLinkActivated);
    followSession();
}

CodeEditor::~CodeEditor() = default;

void CodeEditor::followSession()
{
    using session::DocumentSession;
    connect(&m_session, &DocumentSession::analysisChanged, this,
            [this](const session::AnalysisPtr& analysis) {
                m_findings = FindingIndex(analysis);
                m_beaten.clear();
                m_card->hide();      // what it says is of the one before
                m_fixable = nullptr; // so is what it knows
                viewport()->update();
                m_gutter->update();
                updateBulb();
            });
    connect(&m_session, &DocumentSession::bytesChanged, this, [this] {
        keepLines();
        updateGutter();
        viewport()->update();
    });
    connect(&m_session, &DocumentSession::loadingStarted, this, &CodeEditor::onLoading);
    connect(&m_session, &DocumentSession::loadingFinished, this, [this] {
        if (std::exchange(m_isReadOnlyToLoad, false))
            setReadOnly(false);
        keepLines();
        m_gutter->update();
        if (const auto go = std::exchange(m_wanted, nullptr))
            go();
    });
    m_findings = FindingIndex(m_session.analysis());
    updateGutter();
    if (m_session.isLoading())
        onLoading();
}

// An edit would lose its undo.
void CodeEditor::onLoading()
{
    if (isReadOnly())
        return;
    m_isReadOnlyToLoad = true;
    setReadOnly(true);
}

void CodeEditor::setReaders(std::vector<dialects::Id> readers)
{
    m_readers = std::move(readers);
    viewport()->update();
    m_gutter->update();
    updateBulb();
}

void CodeEditor::setDecidingLine(text::LineNumber line, rules::Verdict verdict)
{
    if (line == m_decidingLine && verdict == m_verdict)
        return;
    m_decidingLine = line;
    m_verdict = verdict;
    viewport()->update();
    m_gutter->update();
}

text::LineNumber CodeEditor::decidingLine() const
{
    return m_decidingLine;
}

// Places

void CodeEditor::revealLine(text::LineNumber line)
{
    const QTextBlock block = document()->findBlock(m_session.positionOfLine(line));
    QScrollBar* bar = verticalScrollBar();
    const int first = bar->value();
    const int shown = bar->pageStep();
    const int wanted = block.firstLineNumber();
    if (wanted < first || wanted >= first + shown)
        bar->setValue(wanted - shown / 2);
}

void CodeEditor::goToLine(text::LineNumber line)
{
    if (m_session.isLoading()) {
        m_wanted = [this, line] { goToLine(line); };
        return;
    }
    const text::Offset at = m_session.offsetAt(m_session.positionOfLine(line));
    goToSpan({at, at});
}

void CodeEditor::goToSpan(text::Span span)
{
    if (m_session.isLoading()) {
        m_wanted = [this, span] { goToSpan(span); };
        return;
    }
    QTextCursor cursor = textCursor();
    cursor.setPosition(m_session.positionAt(span.begin));
    cursor.setPosition(m_session.positionAt(span.end), QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    revealLine(m_session.lineAt(cursor.selectionStart()));
    ensureCursorVisible();
}

text::LineNumber CodeEditor::cursorLine() const
{
    return m_session.lineAt(textCursor().position());
}

void CodeEditor::onCursorMoved()
{
    leaveContinuationMark();
    viewport()->update(); // the line of the cursor has a background
    m_gutter->update();
    updateBulb();
    if (m_counts)
        m_restTimer.start();
    const text::LineNumber line = cursorLine();
    if (line != std::exchange(m_cursorLine, line))
        Q_EMIT cursorLineChanged(line);
}

// The place behind a continuation mark is not one for a cursor: what is typed there belongs before
// the mark, or to the next block.
void CodeEditor::leaveContinuationMark()
{
    QTextCursor cursor = textCursor();
    if (!isBehindContinuation(cursor))
        return;
    const auto mode = cursor.hasSelection() ? QTextCursor::KeepAnchor : QTextCursor::MoveAnchor;
    cursor.setPosition(cursor.position() + (m_isGoingForward ? 1 : -1), mode);
    setTextCursor(cursor);
}

// Delete before a continuation mark, and Backspace behind it, mean the letter on its other side.
bool CodeEditor::deleteAcrossContinuation(const QKeyEvent& event)
{
    QTextCursor cursor = textCursor();
    if (cursor.hasSelection() || isReadOnly())
        return false;
    if (event.matches(QKeySequence::Delete)) {
        cursor.movePosition(QTextCursor::NextCharacter);
        if (!isBehindContinuation(cursor))
            return false;
        cursor.movePosition(QTextCursor::NextBlock);
        cursor.deleteChar();
        return true;
    }
    const bool isBackspace =
        event.key() == Qt::Key_Backspace && !(event.modifiers() & ~Qt::ShiftModifier);
    if (!isBackspace || !cursor.atBlockStart() || cursor.atStart())
        return false;
    cursor.movePosition(QTextCursor::PreviousCharacter);
    if (!isBehindContinuation(cursor))
        return false;
    cursor.movePosition(QTextCursor::PreviousCharacter);
    setTextCursor(cursor);
    cursor.deletePreviousChar();
    return true;
}

// Keys, wheel, clipboard

void CodeEditor::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::ZoomIn)) {
        zoomIn();
    } else if (event->matches(QKeySequence::ZoomOut)) {
        zoomOut();
    } else if (event->modifiers() == Qt::ControlModifier && event->key() == Qt::Key_0) {
        resetZoom();
    } else if (!deleteAcrossContinuation(*event)) {
        m_isGoingForward = event->matches(QKeySequence::MoveToNextChar) ||
                           event->matches(QKeySequence::SelectNextChar) ||
                           event->matches(QKeySequence::MoveToNextWord) ||
                           event->matches(QKeySequence::SelectNextWord);
        QPlainTextEdit::keyPressEvent(event);
        m_isGoingForward = false;
        return;
    }
    event->accept();
}

void CodeEditor::wheelEvent(QWheelEvent* event)
{
    if (!(event->modifiers() & Qt::ControlModifier)) {
        QPlainTextEdit::wheelEvent(event);
        return;
    }
    if (event->angleDelta().y() > 0) {
        zoomIn();
    } else if (event->angleDelta().y() < 0) {
        zoomOut();
    }
    event->accept();
}

QMimeData* CodeEditor::createMimeDataFromSelection() const
{
    const QString text = textCursor().selectedText().replace(QChar::ParagraphSeparator, u'\n');
    return mimeDataOf(text::unproject(session::viewOf(text), m_session.lineEnding())).release();
}

bool CodeEditor::canInsertFromMimeData(const QMimeData* source) const
{
    return isPasteable(*source);
}

void CodeEditor::insertFromMimeData(const QMimeData* source)
{
    if (isReadOnly() || !isPasteable(*source))
        return;
    textCursor().insertText(textToPaste(*source, m_session));
    ensureCursorVisible();
}

// Look

int CodeEditor::zoom() const
{
    return m_zoom;
}

void CodeEditor::setZoom(int percent)
{
    percent = std::clamp(percent, zooms.front(), zooms.back());
    if (percent == m_zoom)
        return;
    m_zoom = percent;
    updateFont();
    Q_EMIT zoomChanged(m_zoom);
}

void CodeEditor::zoomIn()
{
    setZoom(*std::ranges::upper_bound(zooms.begin(), zooms.end() - 1, m_zoom));
}

void CodeEditor::zoomOut()
{
    const auto at = std::ranges::lower_bound(zooms, m_zoom);
    setZoom(at == zooms.begin() ? zooms.front() : *(at - 1));
}

void CodeEditor::resetZoom()
{
    setZoom(100);
}

void CodeEditor::updateFont()
{
    QFont sized = font();
    sized.setPointSizeF(m_basePointSize * m_zoom / 100);
    sized.setStyleHint(QFont::Monospace);
    setFont(sized);
    setTabStopDistance(tabWidth * fontMetrics().horizontalAdvance(u' '));
    updateLook();
    updateGutter();
}

void CodeEditor::updateLook()
{
    m_colors = colorsFor(palette());
    m_formats.setLook(themeFor(m_repository, palette()), fontMetrics().horizontalAdvance(u'0'));
    viewport()->update();
    m_gutter->update();
}

void CodeEditor::changeEvent(QEvent* event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        updateLook();
}

void CodeEditor::updateGutter()
{
    const int width = m_gutter->widthFor(m_session.lineCount());
    if (width != viewportMargins().left())
        setViewportMargins(width, 0, 0, 0);
    const QRect inside = contentsRect();
    m_gutter->setGeometry(inside.left(), inside.top(), width, inside.height());
    m_gutter->update();
}

void CodeEditor::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    updateGutter();
}

} // namespace crawlright::editor
