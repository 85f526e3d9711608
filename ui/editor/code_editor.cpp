// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/code_editor.h"

#include "core/text/codec.h"
#include "ui/editor/clipboard.h"
#include "ui/editor/folds.h"
#include "ui/editor/gutter.h"
#include "ui/editor/highlighting.h"
#include "ui/editor/hover_card.h"
#include "ui/editor/overview.h"
#include "ui/session/document_session.h"
#include "ui/session/utf16.h"

#include <QAction>
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

// Keys that go step by step. Those that go by rows end in the last row that is seen.
constexpr std::array goingForward{QKeySequence::MoveToNextChar, QKeySequence::SelectNextChar,
                                  QKeySequence::MoveToNextWord, QKeySequence::SelectNextWord};
constexpr std::array goingBack{QKeySequence::MoveToPreviousChar, QKeySequence::SelectPreviousChar,
                               QKeySequence::MoveToPreviousWord, QKeySequence::SelectPreviousWord};
constexpr std::array goingByRows{QKeySequence::MoveToNextLine, QKeySequence::SelectNextLine,
                                 QKeySequence::MoveToNextPage, QKeySequence::SelectNextPage};

bool isOneOf(const QKeyEvent& event, const auto& keys)
{
    return std::ranges::any_of(
        keys, [&event](QKeySequence::StandardKey key) { return event.matches(key); });
}

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
    , m_folds(new Folds(session.textDocument(), this))
    , m_gutter(new Gutter(this))
    , m_card(new HoverCard(this))
    , m_overview(new Overview(*this, session))
{
    setLayoutDirection(Qt::LeftToRight);
    QTextOption option = m_session.textDocument()->defaultTextOption();
    option.setTextDirection(Qt::LeftToRight);
    m_session.textDocument()->setDefaultTextOption(option);
    setDocument(m_session.textDocument());
    setLineWrapMode(NoWrap);
    setAccessibleName(tr("Text of the file"));
    setTextFont({}, 0);

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
    connect(m_gutter, &Gutter::foldClicked, this, &CodeEditor::toggleFold);
    connect(m_folds, &Folds::changed, m_gutter, qOverload<>(&QWidget::update));
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
                followGroups();
                m_beaten.clear();
                m_card->hide();      // what it says is of the one before
                m_fixable = nullptr; // so is what it knows
                updateBulb();
                updateRowsSoon();
            });
    connect(&m_session, &DocumentSession::bytesChanged, this, [this] {
        keepLines();
        if (m_hits.revision() != m_session.revision()) // it is another file
            setHits(nullptr);
        // Qt asks for the rows that were edited; below them only lines that come or go matter.
        if (m_numberedLines != m_session.lineCount())
            updateGutter();
    });
    connect(&m_session, &DocumentSession::bytesSpliced, this,
            [this](text::Span was, text::Offset size) {
                const std::size_t before = m_hits.size();
                m_hits.noteEdit(was, size);
                // Qt paints what was edited, but one that is gone may have been seen elsewhere.
                if (m_hits.size() != before)
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
    followGroups();
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
    m_overview->refresh();
    followGroups();
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
    m_overview->update();
    updateRowsSoon();
}

text::LineNumber CodeEditor::decidingLine() const
{
    return m_decidingLine;
}

// Places

void CodeEditor::revealLine(text::LineNumber line)
{
    unfoldAt(m_session.positionOfLine(line));
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
    unfoldAt(m_session.positionAt(span.begin));
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
    leaveFold();
    leaveContinuationMark();
    updateCursorRow();
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
    if (event->matches(QKeySequence::MoveToStartOfLine)) {
        goHome(QTextCursor::MoveAnchor);
    } else if (event->matches(QKeySequence::SelectStartOfLine)) {
        goHome(QTextCursor::KeepAnchor);
    } else if (!deleteAcrossContinuation(*event)) {
        m_isGoingForward = isOneOf(*event, goingForward);
        m_isGoingBack = isOneOf(*event, goingBack) || isOneOf(*event, goingByRows);
        QPlainTextEdit::keyPressEvent(event);
        m_isGoingForward = false;
        m_isGoingBack = false;
        return;
    }
    event->accept();
}

// A key that is on one of the editor's actions is not for the text, though on X11 it may be one
// (Ctrl+D and Ctrl+K delete there).
bool CodeEditor::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const QKeySequence keys(static_cast<QKeyEvent*>(event)->keyCombination());
        const auto isOn = [&keys](const QAction* action) {
            return action->isEnabled() && action->shortcuts().contains(keys);
        };
        if (std::ranges::any_of(actions(), isOn)) {
            event->ignore();
            return true;
        }
    }
    return QPlainTextEdit::event(event);
}

void CodeEditor::mousePressEvent(QMouseEvent* event)
{
    for (const Row& row : visibleRows()) {
        if (event->button() == Qt::LeftButton && foldBoxOf(row).contains(event->position())) {
            m_folds->show(row.block);
            m_folds->tell();
            return;
        }
    }
    m_isGoingBack = true;
    QPlainTextEdit::mousePressEvent(event);
    m_isGoingBack = false;
}

void CodeEditor::mouseMoveEvent(QMouseEvent* event)
{
    const auto rows = visibleRows();
    const bool isOverBox = std::ranges::any_of(
        rows, [&](const Row& row) { return foldBoxOf(row).contains(event->position()); });
    viewport()->setCursor(isOverBox ? Qt::PointingHandCursor : Qt::IBeamCursor);
    m_isGoingBack = true;
    QPlainTextEdit::mouseMoveEvent(event);
    m_isGoingBack = false;
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

void CodeEditor::setTheme(const QString& name)
{
    m_themeName = name;
    setPalette(paletteIn(m_repository, name));
    updateLook();
}

void CodeEditor::setTextFont(const QString& family, qreal points)
{
    QFont base = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (!family.isEmpty())
        base.setFamily(family);
    m_basePointSize = points > 0 ? points : base.pointSizeF() > 0 ? base.pointSizeF() : 10;
    setFont(base);
    updateFont();
}

void CodeEditor::setWordWrap(bool wraps)
{
    const QTextBlock top = firstVisibleBlock();
    const bool sawCursor = viewport()->rect().intersects(cursorRect());
    setLineWrapMode(wraps ? WidgetWidth : NoWrap);
    verticalScrollBar()->setValue(top.firstLineNumber());
    if (sawCursor)
        ensureCursorVisible();
}

bool CodeEditor::hasWordWrap() const
{
    return lineWrapMode() != NoWrap;
}

void CodeEditor::setShowsBlanks(bool showsBlanks)
{
    m_showsBlanks = showsBlanks;
    viewport()->update();
}

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
    m_overview->changeLook();
    m_formats.setLook(themeFor(m_repository, palette(), m_themeName),
                      fontMetrics().horizontalAdvance(u'0'));
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
    m_numberedLines = m_session.lineCount();
    const int width = m_gutter->widthFor(m_numberedLines);
    if (width != viewportMargins().left())
        setViewportMargins(width, 0, m_overview->sizeHint().width(), 0);
    const QRect inside = contentsRect();
    m_gutter->setGeometry(inside.left(), inside.top(), width, inside.height());
    m_overview->place();
    m_gutter->update();
}

void CodeEditor::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    updateGutter();
}

} // namespace crawlright::editor
