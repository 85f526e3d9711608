// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/overview.h"

#include "ui/editor/code_editor.h"
#include "ui/session/document_session.h"
#include "ui/words/findings.h"

#include <QApplication>
#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QStyle>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <utility>

namespace crawlright::editor {

using namespace Qt::StringLiterals;
using checks::Severity;

namespace {

constexpr int stripWidth = 14;
constexpr int findingsLeft = 1;
constexpr int hitsLeft = 9;
constexpr int hitsWidth = 4;
constexpr int markHeight = 3;
constexpr int reach = 3;         // pixels from a mark at which it is meant
constexpr int markPatience = 60; // milliseconds until marks are put together
constexpr int arrowHeight = 9;   // of the deciding line

int widthOf(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return 7;
    case Severity::Warning:
        return 5;
    case Severity::Info:
        return 3;
    case Severity::Hint:
        return 2;
    case Severity::None:
        break;
    }
    return 0;
}

} // namespace

Overview::Overview(CodeEditor& editor, session::DocumentSession& session)
    : QWidget(&editor)
    , m_editor(editor)
    , m_session(session)
{
    setObjectName("overview"_L1);
    setAccessibleName(tr("Overview of the file"));
    setAccessibleDescription(tr("Marks where findings and hits are in the file. F8 goes to the "
                                "next finding, F3 to the next hit."));
    setLayoutDirection(Qt::LeftToRight);
    setCursor(Qt::ArrowCursor);
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_timer.setSingleShot(true);
    m_timer.setInterval(markPatience);
    connect(&m_timer, &QTimer::timeout, this, &Overview::putTogether);
    connect(&session, &session::DocumentSession::analysisChanged, this, &Overview::refresh);
    connect(&session, &session::DocumentSession::loadingFinished, this, &Overview::refresh);
    connect(&editor, &CodeEditor::hitsChanged, this, &Overview::refresh);
    connect(&editor, &QPlainTextEdit::cursorPositionChanged, this, &Overview::updatePlaces);
    const QScrollBar* bar = editor.verticalScrollBar();
    connect(bar, &QScrollBar::valueChanged, this, &Overview::updatePlaces);
    connect(bar, &QScrollBar::rangeChanged, this, [this] {
        refresh();
        updatePlaces();
    });
}

QSize Overview::sizeHint() const
{
    return {stripWidth, 0};
}

void Overview::place()
{
    const QRect beside = m_editor.viewport()->geometry();
    setGeometry(beside.right() + 1, beside.top(), stripWidth, beside.height());
}

void Overview::refresh()
{
    if (!m_timer.isActive())
        m_timer.start();
}

void Overview::resizeEvent(QResizeEvent*)
{
    refresh();
}

// Where all lines are seen their marks are beside them.
OverviewScale Overview::scale() const
{
    const int seen = m_editor.viewport()->height() / m_editor.fontMetrics().lineSpacing();
    return {std::max({1, seen, m_editor.document()->lineCount()}), std::max(1, height())};
}

int Overview::topOfBlockAt(int position) const
{
    const QTextBlock block = m_editor.document()->findBlock(position);
    const OverviewScale lines = scale();
    return lines.topOf(lines.rowOf(block.firstLineNumber()));
}

int Overview::yOf(text::LineNumber line) const
{
    return topOfBlockAt(m_session.positionOfLine(line));
}

QRect Overview::seenRect() const
{
    const QScrollBar* bar = m_editor.verticalScrollBar();
    const OverviewScale lines = scale();
    const int top = lines.topOf(lines.rowOf(bar->value()));
    const int last = bar->value() + std::max(1, bar->pageStep()) - 1;
    const int bottom =
        bar->maximum() == bar->minimum() ? height() - 1 : lines.topOf(lines.rowOf(last));
    return {0, top, width(), std::max(4, bottom - top + 1)};
}

// Putting together

void Overview::putTogether()
{
    const OverviewScale lines = scale();
    const QTextDocument* document = m_editor.document();
    m_begins.clear();
    m_begins.reserve(static_cast<std::size_t>(lines.rows()) + 1);
    const auto end = static_cast<text::Offset>(m_session.bytes().size() + 1);
    for (int row = 0; row <= lines.rows(); ++row) {
        const QTextBlock block = document->findBlockByLineNumber(lines.firstLineOf(row));
        m_begins.push_back(row < lines.rows() && block.isValid()
                               ? m_session.spanOfBlock(block.blockNumber()).begin
                               : end);
    }
    std::vector<OverviewMark> marks =
        overviewMarks(m_session, m_begins, m_editor.readers(), m_editor.hits());
    if (marks != m_marks) { // their number and the height of this say where they are
        m_marks = std::move(marks);
        m_picture = {};
        update();
    }
    if (decidingTop() != m_decidingTop)
        update();
    updatePlaces();
}

void Overview::changeLook()
{
    m_picture = {};
    update();
    refresh();
}

void Overview::paintMarks()
{
    const qreal ratio = devicePixelRatioF();
    m_picture = QPixmap((QSizeF(size()) * ratio).toSize());
    m_picture.setDevicePixelRatio(ratio);
    const EditorColors& colors = m_editor.colors();
    m_picture.fill(colors.gutter);
    QPainter painter(&m_picture);
    painter.fillRect(0, 0, 1, height(), colors.markFill);
    const OverviewScale lines = scale();
    const int rows = std::min(lines.rows(), static_cast<int>(m_marks.size()));
    for (const Severity severity :
         {Severity::Hint, Severity::Info, Severity::Warning, Severity::Error}) {
        for (int row = 0; row < rows; ++row) {
            if (m_marks[static_cast<std::size_t>(row)].severity != severity)
                continue;
            painter.fillRect(1 + findingsLeft, lines.topOf(row), widthOf(severity), markHeight,
                             colors.of(severity));
        }
    }
    for (int row = 0; row < rows; ++row) {
        if (m_marks[static_cast<std::size_t>(row)].hasHit)
            painter.fillRect(hitsLeft, lines.topOf(row), hitsWidth, markHeight, colors.hitFrame);
    }
}

// Painting

void Overview::paintEvent(QPaintEvent*)
{
    if (m_picture.isNull() || m_picture.deviceIndependentSize().toSize() != size() ||
        m_picture.devicePixelRatio() != devicePixelRatioF())
        paintMarks();
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_picture);
    const QColor text = palette().color(QPalette::Text);
    m_seen = seenRect();
    QColor veil = text;
    veil.setAlphaF(0.07F);
    painter.fillRect(m_seen, veil);
    veil.setAlphaF(0.35F);
    painter.setPen(veil);
    painter.drawRect(m_seen.adjusted(0, 0, -1, -1));
    m_decidingTop = decidingTop();
    paintDecidingLine(painter);
    m_cursorTop = topOfBlockAt(m_editor.textCursor().position());
    painter.fillRect(0, m_cursorTop, width(), 2, text);
}

int Overview::decidingTop() const
{
    const text::LineNumber line = m_editor.decidingLine();
    return line == 0 ? -1 : yOf(line);
}

// An arrow to the text.
void Overview::paintDecidingLine(QPainter& painter) const
{
    if (m_decidingTop < 0)
        return;
    const EditorColors& colors = m_editor.colors();
    const rules::Verdict verdict = m_editor.decidingVerdict();
    const qreal middle = m_decidingTop + 1;
    QPainterPath arrow(QPointF(0.5, middle));
    arrow.lineTo(width() - 1.5, middle - arrowHeight / 2.0);
    arrow.lineTo(width() - 1.5, middle + arrowHeight / 2.0);
    arrow.closeSubpath();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(arrow, verdict == rules::Verdict::Allow      ? colors.allowSign
                            : verdict == rules::Verdict::Disallow ? colors.error
                                                                  : colors.warning);
    painter.strokePath(arrow, palette().color(QPalette::Text));
    painter.setRenderHint(QPainter::Antialiasing, false);
}

// Nothing where a key has left both on their pixels.
void Overview::updatePlaces()
{
    if (seenRect() != m_seen || topOfBlockAt(m_editor.textCursor().position()) != m_cursorTop)
        update();
}

// What is told

std::optional<std::size_t> Overview::markNear(int y) const
{
    const OverviewScale lines = scale();
    const int rows = std::min(lines.rows(), static_cast<int>(m_marks.size()));
    std::optional<std::size_t> nearest;
    int distance = reach + 1;
    for (int row = lines.rowAt(y - reach - markHeight); row < rows; ++row) {
        const int top = lines.topOf(row);
        if (top > y + reach)
            break;
        const int away = y < top ? top - y : std::max(0, y - (top + markHeight - 1));
        const auto index = static_cast<std::size_t>(row);
        if (away < distance && !m_marks[index].isEmpty()) {
            nearest = index;
            distance = away;
        }
    }
    return nearest;
}

text::Span Overview::bytesOf(std::size_t row) const
{
    return {m_begins[row], m_begins[row + 1]};
}

QString Overview::linesText(text::Span bytes) const
{
    const QLocale locale;
    const auto lineOf = [this](text::Offset at) {
        return m_session.lineAt(m_session.positionAt(at));
    };
    const text::LineNumber first = lineOf(bytes.begin);
    const text::LineNumber last = std::max(first, lineOf(std::max(bytes.begin + 1, bytes.end) - 1));
    return first == last ? tr("Line %1").arg(locale.toString(first))
                         : tr("Lines %1 to %2").arg(locale.toString(first), locale.toString(last));
}

QString Overview::textAt(int y) const
{
    const OverviewScale lines = scale();
    const std::optional<std::size_t> mark = markNear(y);
    const auto row = mark ? *mark : static_cast<std::size_t>(lines.rowAt(y));
    if (row >= m_marks.size() || m_begins[row] + 1 >= m_begins.back())
        return {};
    const text::Span bytes = bytesOf(row);
    QStringList told{linesText(bytes)};
    if (const text::LineNumber line = m_editor.decidingLine();
        line > 0 && std::abs(yOf(line) - y) <= arrowHeight / 2) {
        told.append(tr("Line %1 decides the verdict").arg(QLocale().toString(line)));
    }
    std::array<int, 5> counts{};
    const checks::Finding* only = nullptr;
    for (const checks::Finding* finding : m_editor.findingsIn(bytes)) {
        ++counts[static_cast<std::size_t>(checks::severityFor(*finding, m_editor.readers()))];
        only = finding;
    }
    const int all = counts[1] + counts[2] + counts[3] + counts[4];
    const auto count = [&](Severity severity) {
        return counts[static_cast<std::size_t>(severity)];
    };
    if (all == 1 && count(Severity::None) == 0) {
        told.append(words::sentence(*only));
    } else {
        if (const int errors = count(Severity::Error))
            told.append(tr("Errors: %1").arg(QLocale().toString(errors)));
        if (const int warnings = count(Severity::Warning))
            told.append(tr("Warnings: %1").arg(QLocale().toString(warnings)));
        if (const int notes = count(Severity::Info))
            told.append(tr("Notes: %1").arg(QLocale().toString(notes)));
        if (const int hints = count(Severity::Hint))
            told.append(tr("Hints: %1").arg(QLocale().toString(hints)));
    }
    if (const auto hits = m_editor.hits().in(bytes).size(); hits > 0)
        told.append(tr("Hits of the search: %1").arg(QLocale().toString(hits)));
    return told.join(u'\n');
}

bool Overview::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString text = textAt(help->pos().y()).toHtmlEscaped().replace(u'\n', "<br>"_L1);
    QToolTip::showText(help->globalPos(), text.isEmpty() ? text : "<p>"_L1 % text % "</p>"_L1, this,
                       QRect(0, help->pos().y() - 1, width(), 3));
    return true;
}

// Going there

void Overview::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_pressedAt = event->position().toPoint().y();
    m_isDragging = false;
    goTo(m_pressedAt);
}

void Overview::mouseMoveEvent(QMouseEvent* event)
{
    if (!(event->buttons() & Qt::LeftButton))
        return;
    const int y = event->position().toPoint().y();
    m_isDragging = m_isDragging || std::abs(y - m_pressedAt) >= QApplication::startDragDistance();
    if (m_isDragging)
        scrollTo(y);
}

// Else the editor below would have it, which had no press.
void Overview::mouseReleaseEvent(QMouseEvent* event)
{
    event->accept();
}

void Overview::wheelEvent(QWheelEvent* event)
{
    QCoreApplication::sendEvent(m_editor.viewport(), event);
}

// A mark is a place to put the cursor; beside the marks one only looks.
void Overview::goTo(int y)
{
    const text::LineNumber deciding = m_editor.decidingLine();
    const std::optional<std::size_t> mark = markNear(y);
    if (deciding > 0 && std::abs(yOf(deciding) - y) <= arrowHeight / 2) {
        m_editor.goToLine(deciding);
    } else if (mark) {
        const text::Span bytes = bytesOf(*mark);
        const auto findings = m_editor.findingsIn(bytes);
        const auto hits = m_editor.hits().in(bytes);
        const auto gravest = std::ranges::max_element(findings, {}, [this](const auto* finding) {
            return checks::severityFor(*finding, m_editor.readers());
        });
        if (gravest != findings.end()) {
            if (const auto span = m_session.currentSpan((*gravest)->span))
                m_editor.goToSpan(*span);
        } else if (!hits.empty()) {
            m_editor.goToSpan(hits.front());
        }
    } else {
        scrollTo(y);
        return;
    }
    m_editor.setFocus();
}

void Overview::scrollTo(int y)
{
    const OverviewScale lines = scale();
    QScrollBar* bar = m_editor.verticalScrollBar();
    bar->setValue(lines.firstLineOf(lines.rowAt(y)) - bar->pageStep() / 2);
}

} // namespace crawlright::editor
