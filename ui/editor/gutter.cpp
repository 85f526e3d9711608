// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/gutter.h"

#include "ui/editor/code_editor.h"
#include "ui/icons/icons.h"

#include <QHelpEvent>
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
{
    setCursor(Qt::ArrowCursor);
    setLayoutDirection(Qt::LeftToRight);
}

qreal Gutter::signSize() const
{
    return std::round(m_editor->fontMetrics().ascent() * 0.85);
}

// From left to right: bulb, sign, number, arrow.
int Gutter::widthFor(text::LineNumber lines) const
{
    const qsizetype digits = std::max<qsizetype>(3, QString::number(lines).size());
    const QFontMetrics metrics = m_editor->fontMetrics();
    return static_cast<int>(3 * signSize()) + 5 * padding +
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
    const qreal arrowLeft = width() - padding - sign;
    for (const CodeEditor::Row& row : m_editor->visibleRows()) {
        const QRectF line(0, row.rect.top(), width(), height);
        const qreal middle = line.center().y() - sign / 2;
        if (row.isCurrent) {
            painter.fillRect(QRectF(0, row.rect.top(), width(), row.rect.height()),
                             colors.currentLine);
        }
        if (row.hasBulb) {
            icons::symbol("quick-fix"_L1, icons::Tone::Caution)
                .paint(&painter, bulbRectOf(row.rect).toAlignedRect());
        }
        if (row.severity != checks::Severity::None) {
            paintSign(painter, {signLeft, middle, sign, sign}, row.severity,
                      colors.of(row.severity), colors.gutter);
        }
        if (row.isDeciding && row.line != 0) {
            painter.setRenderHint(QPainter::Antialiasing);
            paintArrow(painter, {arrowLeft, middle, sign, sign},
                       colorOfVerdict(colors, m_editor->decidingVerdict()));
        }
        if (row.line == 0)
            continue;
        painter.setPen(row.isCurrent ? colors.gutterCurrentText : colors.gutterText);
        painter.drawText(QRectF(0, line.top(), arrowLeft - padding, height),
                         Qt::AlignRight | Qt::AlignVCenter | Qt::AlignAbsolute,
                         QString::number(row.line));
    }
}

void Gutter::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (bulbRect().contains(event->position().toPoint())) {
        Q_EMIT bulbClicked();
        return;
    }
    for (const CodeEditor::Row& row : m_editor->visibleRows()) {
        if (row.rect.top() <= event->position().y() && event->position().y() < row.rect.bottom() &&
            row.line != 0) {
            Q_EMIT lineClicked(row.line);
            return;
        }
    }
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
    for (const CodeEditor::Row& row : m_editor->visibleRows()) {
        if (row.rect.top() > position.y() || position.y() >= row.rect.bottom())
            continue;
        const QRect place(0, static_cast<int>(row.rect.top()), width(),
                          static_cast<int>(row.rect.height()));
        m_editor->showCard(m_editor->underlinesOf(row.block),
                           {mapToGlobal(place.topLeft()), place.size()});
        return;
    }
}

} // namespace crawlright::editor
