// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/gutter.h"

#include "ui/icons/icons.h"
#include "ui/words/line_counts.h"

#include <QHelpEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>

namespace crawlright::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int padding = 4;

QColor colorOfVerdict(const EditorColors& colors, rules::Verdict verdict)
{
    switch (verdict) {
    case rules::Verdict::Allow:
        return colors.allowSign;
    case rules::Verdict::Disallow:
        return colors.error;
    case rules::Verdict::Undefined:
        break;
    }
    return colors.warning;
}

void paintArrow(QPainter& painter, const QRectF& rect, const QColor& color)
{
    const qreal h = rect.height();
    QPainterPath arrow(rect.topLeft() + QPointF(0, h * 0.32));
    arrow.lineTo(rect.left() + h * 0.45, rect.top() + h * 0.32);
    arrow.lineTo(rect.left() + h * 0.45, rect.top() + h * 0.05);
    arrow.lineTo(rect.right(), rect.center().y());
    arrow.lineTo(rect.left() + h * 0.45, rect.bottom() - h * 0.05);
    arrow.lineTo(rect.left() + h * 0.45, rect.bottom() - h * 0.32);
    arrow.lineTo(rect.left(), rect.bottom() - h * 0.32);
    arrow.closeSubpath();
    painter.fillPath(arrow, color);
}

// To the right: what is behind it is folded away; down: it can be.
void paintTriangle(QPainter& painter, const QRectF& rect, bool isClosed, const QColor& color)
{
    const QPointF middle = rect.center();
    const qreal half = rect.width() / 2;
    const qreal height = half * 0.6;
    QPainterPath path;
    if (isClosed) {
        path.addPolygon(QPolygonF({middle + QPointF(-height, -half), middle + QPointF(height, 0),
                                   middle + QPointF(-height, half)}));
    } else {
        path.addPolygon(QPolygonF({middle + QPointF(-half, -height),
                                   middle + QPointF(half, -height), middle + QPointF(0, height)}));
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(path, color);
    painter.restore();
}

// Two strokes that cross.
void paintCross(QPainter& painter, const QRectF& rect, const QColor& color)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, std::max(1.2, rect.width() / 6), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(rect.topLeft(), rect.bottomRight());
    painter.drawLine(rect.bottomLeft(), rect.topRight());
    painter.restore();
}

std::optional<CodeEditor::Row> rowAt(const CodeEditor& editor, int y)
{
    for (CodeEditor::Row& row : editor.visibleRows()) {
        if (row.rect.top() <= y && y < row.rect.bottom())
            return std::move(row);
    }
    return std::nullopt;
}

QString sentenceOf(const LineReach& reach)
{
    switch (reach.kind) {
    case LineReach::Kind::Decides:
        return words::decidesSentence(reach.urls);
    case LineReach::Kind::NeverDecides:
        return words::neverDecidesSentence();
    case LineReach::Kind::BindsNobody:
        return words::bindsNobodySentence();
    case LineReach::Kind::DecidesNone:
        break;
    }
    return words::decidesNoneSentence();
}

} // namespace

void paintSign(QPainter& painter, const QRectF& rect, checks::Severity severity,
               const QColor& color, const QColor& background)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    const qreal line = std::max(1.2, rect.width() / 8);
    const QPen strokes(background, line, Qt::SolidLine, Qt::RoundCap);
    const QPointF c = rect.center();
    const qreal r = rect.width() / 2;
    switch (severity) {
    case checks::Severity::Error:
        painter.drawEllipse(rect);
        painter.setPen(strokes);
        painter.drawLine(c - QPointF(r, r) * 0.38, c + QPointF(r, r) * 0.38);
        painter.drawLine(c - QPointF(r, -r) * 0.38, c + QPointF(r, -r) * 0.38);
        break;
    case checks::Severity::Warning:
        painter.drawPolygon(
            QPolygonF({QPointF(c.x(), rect.top()), rect.bottomRight(), rect.bottomLeft()}));
        painter.setPen(strokes);
        painter.drawLine(c + QPointF(0, -r * 0.3), c + QPointF(0, r * 0.3));
        painter.drawPoint(c + QPointF(0, r * 0.68));
        break;
    case checks::Severity::Info:
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
        painter.setPen(strokes);
        painter.drawPoint(c - QPointF(0, r * 0.5));
        painter.drawLine(c - QPointF(0, r * 0.05), c + QPointF(0, r * 0.55));
        break;
    case checks::Severity::Hint:
        painter.drawPolygon(QPolygonF({c - QPointF(0, r * 0.55), c + QPointF(r * 0.55, 0),
                                       c + QPointF(0, r * 0.55), c - QPointF(r * 0.55, 0)}));
        break;
    case checks::Severity::None:
        break;
    }
    painter.restore();
}

Gutter::Gutter(CodeEditor* editor)
    : QWidget(editor)
    , m_editor(editor)
    , m_bulb(icons::symbol("quick-fix"_L1, icons::Tone::Caution))
{
    setCursor(Qt::ArrowCursor);
    setLayoutDirection(Qt::LeftToRight);
    setMouseTracking(true);
}

void Gutter::setHasCounts(bool hasCounts)
{
    m_hasCounts = hasCounts;
}

qreal Gutter::signSize() const
{
    return std::round(m_editor->fontMetrics().ascent() * 0.85);
}

QFont Gutter::countFont() const
{
    QFont font = m_editor->font();
    font.setPointSizeF(font.pointSizeF() * 0.88);
    return font;
}

int Gutter::countWidth() const
{
    if (!m_hasCounts)
        return 0;
    const QFontMetrics metrics(countFont());
    int width = 0;
    for (const std::uint32_t widest : {9'999U, 99'900U, 99'900'000U})
        width = std::max(width, metrics.horizontalAdvance(words::shortCount(widest)));
    return width + 3 * padding;
}

int Gutter::foldWidth() const
{
    return static_cast<int>(signSize());
}

int Gutter::foldLeft() const
{
    return width() - foldWidth();
}

int Gutter::countLeft() const
{
    return foldLeft() - countWidth();
}

bool Gutter::isOverCounts(QPoint position) const
{
    return m_hasCounts && position.x() >= countLeft() && position.x() < foldLeft();
}

QRect Gutter::foldRect(text::LineNumber line) const
{
    for (const CodeEditor::Row& row : m_editor->visibleRows()) {
        if (row.line == line && row.fold != CodeEditor::FoldMark::None)
            return {foldLeft(), static_cast<int>(row.rect.top()), foldWidth(),
                    m_editor->fontMetrics().height()};
    }
    return {};
}

QRect Gutter::countRect(text::LineNumber line) const
{
    for (const CodeEditor::Row& row : m_editor->visibleRows()) {
        if (m_hasCounts && row.line == line)
            return {countLeft(), static_cast<int>(row.rect.top()), countWidth(),
                    m_editor->fontMetrics().height()};
    }
    return {};
}

// From left to right: bulb, sign, number, arrow, count, triangle.
int Gutter::widthFor(text::LineNumber lines) const
{
    const qsizetype digits = std::max<qsizetype>(3, QString::number(lines).size());
    const QFontMetrics metrics = m_editor->fontMetrics();
    return static_cast<int>(3 * signSize()) + 5 * padding + countWidth() + foldWidth() +
           metrics.horizontalAdvance(u'9') * static_cast<int>(digits);
}

// A little larger than a sign, for it is to be clicked.
QRectF Gutter::bulbRectOf(const QRectF& row) const
{
    const qreal size = signSize() + 3;
    const qreal height = m_editor->fontMetrics().height();
    return {1, row.top() + (height - size) / 2, size, size};
}

QRect Gutter::bulbRect() const
{
    for (const CodeEditor::Row& row : m_editor->visibleRows()) {
        if (row.hasBulb)
            return bulbRectOf(row.rect).toAlignedRect();
    }
    return {};
}

Gutter::Look Gutter::lookOf(const CodeEditor::Row& row) const
{
    Look look{.line = row.line,
              .severity = row.severity,
              .fold = row.fold,
              .arrow = {},
              .reach = m_hasCounts ? m_editor->reachOf(row.line) : std::nullopt,
              .isCurrent = row.isCurrent,
              .hasBulb = row.hasBulb};
    if ((row.isDeciding || row.hidesDeciding) && row.line != 0)
        look.arrow = m_editor->decidingVerdict();
    return look;
}

QRect Gutter::visiblePartOf(const CodeEditor::Row& row) const
{
    return QRectF(0, row.rect.top(), width(), row.rect.height()).toAlignedRect() & rect();
}

void Gutter::updateRows(const std::vector<CodeEditor::Row>& rows)
{
    for (const CodeEditor::Row& row : rows) {
        if (!m_painted.isKnown(row.block.blockNumber(), lookOf(row)))
            update(visiblePartOf(row));
    }
}

void Gutter::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LeftToRight); // else "right" is left in a window that is not
    const EditorColors& colors = m_editor->colors();
    painter.fillRect(event->rect(), colors.gutter);
    painter.setFont(m_editor->font());
    const qreal sign = signSize();
    const int height = m_editor->fontMetrics().height();
    const qreal signLeft = 2.0 * padding + sign;
    const qreal arrowLeft = countLeft() - padding - sign;
    const std::vector<CodeEditor::Row> rows = m_editor->rowsWithin(event->rect());
    std::vector<std::optional<LineReach>> reaches;
    for (const CodeEditor::Row& row : rows) {
        const Look look = lookOf(row);
        reaches.push_back(look.reach);
        m_painted.note(event->region(), visiblePartOf(row), row.block.blockNumber(), look);
        const QRectF line(0, row.rect.top(), width(), height);
        const qreal middle = line.center().y() - sign / 2;
        if (row.isCurrent) {
            painter.fillRect(QRectF(0, row.rect.top(), width(), row.rect.height()),
                             colors.currentLine);
        }
        if (row.hasBulb)
            m_bulb.paint(&painter, bulbRectOf(row.rect).toAlignedRect());
        if (row.severity != checks::Severity::None) {
            paintSign(painter, {signLeft, middle, sign, sign}, row.severity,
                      colors.of(row.severity), colors.gutter);
        }
        if (look.arrow) {
            painter.setRenderHint(QPainter::Antialiasing);
            paintArrow(painter, {arrowLeft, middle, sign, sign},
                       colorOfVerdict(colors, *look.arrow));
        }
        if (row.line == 0)
            continue;
        if (row.fold != CodeEditor::FoldMark::None) {
            const qreal size = std::round(sign * 0.85);
            paintTriangle(
                painter,
                {foldLeft() + (foldWidth() - size) / 2, line.center().y() - size / 2, size, size},
                row.fold == CodeEditor::FoldMark::Closed, colors.gutterText);
        }
        painter.setPen(row.isCurrent ? colors.gutterCurrentText : colors.gutterText);
        painter.drawText(QRectF(0, line.top(), arrowLeft - padding, height),
                         Qt::AlignRight | Qt::AlignVCenter | Qt::AlignAbsolute,
                         QString::number(row.line));
    }
    if (!m_hasCounts)
        return;
    painter.fillRect(countLeft(), 0, 1, this->height(), colors.markFill);
    painter.setFont(countFont());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (reaches[i]) {
            const QRectF place(countLeft(), rows[i].rect.top(), countWidth(), height);
            paintReach(painter, place, *reaches[i]);
        }
    }
}

// A number; dim where it is 0; a dash where the rule is for others; a cross where it can never
// decide.
void Gutter::paintReach(QPainter& painter, const QRectF& rect, const LineReach& reach) const
{
    const EditorColors& colors = m_editor->colors();
    const bool decides = reach.kind == LineReach::Kind::Decides;
    const qreal right = rect.right() - 1.5 * padding;
    if (reach.kind == LineReach::Kind::NeverDecides) {
        const qreal size = std::round(signSize() * 0.55);
        paintCross(painter, {right - size, rect.center().y() - size / 2, size, size},
                   colors.gutterText);
        return;
    }
    painter.setPen(decides ? colors.gutterText : colors.faint);
    painter.drawText(QRectF(rect.left(), rect.top(), right - rect.left(), rect.height()),
                     Qt::AlignRight | Qt::AlignVCenter | Qt::AlignAbsolute,
                     reach.kind == LineReach::Kind::BindsNobody ? u"–"_s
                                                                : words::shortCount(reach.urls));
}

void Gutter::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const QPoint position = event->position().toPoint();
    if (bulbRect().contains(position)) {
        Q_EMIT bulbClicked();
        return;
    }
    const auto row = rowAt(*m_editor, position.y());
    if (!row || row->line == 0)
        return;
    if (position.x() >= foldLeft() && row->fold != CodeEditor::FoldMark::None)
        Q_EMIT foldClicked(row->line);
    else if (isOverCounts(position) && m_editor->reachOf(row->line))
        Q_EMIT countClicked(row->line);
    else
        Q_EMIT lineClicked(row->line);
}

// Else the editor below would have it, which had no press.
void Gutter::mouseReleaseEvent(QMouseEvent* event)
{
    event->accept();
}

void Gutter::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint position = event->position().toPoint();
    const bool isOverFolds = position.x() >= foldLeft();
    const auto row =
        isOverFolds || isOverCounts(position) ? rowAt(*m_editor, position.y()) : std::nullopt;
    const bool isButton = row && (isOverFolds ? row->fold != CodeEditor::FoldMark::None
                                              : m_editor->reachOf(row->line).has_value());
    setCursor(isButton ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void Gutter::wheelEvent(QWheelEvent* event)
{
    QCoreApplication::sendEvent(m_editor->viewport(), event);
}

bool Gutter::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    showToolTip(static_cast<QHelpEvent*>(event)->pos());
    return true;
}

void Gutter::showToolTip(QPoint position)
{
    if (const QRect bulb = bulbRect(); bulb.contains(position)) {
        QToolTip::showText(mapToGlobal(bulb.bottomLeft()), tr("Show what can be done (Ctrl+.)"),
                           this, bulb);
        return;
    }
    const auto row = rowAt(*m_editor, position.y());
    if (!row)
        return;
    const QRect place(0, static_cast<int>(row->rect.top()), width(),
                      static_cast<int>(row->rect.height()));
    if (position.x() >= foldLeft() && row->fold != CodeEditor::FoldMark::None) {
        QToolTip::showText(mapToGlobal(place.bottomRight()),
                           row->fold == CodeEditor::FoldMark::Closed
                               ? tr("Unfold this group (Alt++)")
                               : tr("Fold this group (Alt+−)"),
                           this, place.adjusted(foldLeft(), 0, 0, 0));
        return;
    }
    const auto reach = m_editor->reachOf(row->line);
    if (reach && isOverCounts(position)) {
        QToolTip::showText(mapToGlobal(place.bottomRight()), sentenceOf(*reach), this,
                           place.adjusted(countLeft(), 0, -foldWidth(), 0));
        return;
    }
    m_editor->showCard(m_editor->underlinesOf(row->block),
                       {mapToGlobal(place.topLeft()), place.size()});
}

} // namespace crawlright::editor
