// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/compare/compare_delegate.h"

#include "ui/editor/highlighting.h"
#include "ui/icons/icons.h"

#include <KSyntaxHighlighting/Repository>
#include <QLocale>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace crawlright::compare {

using namespace Qt::StringLiterals;

namespace {

constexpr int space = 4;          // between the parts of a row
constexpr int lineEndRoom = 14;   // characters: the name of a line end stands behind a line
constexpr double rowShare = 0.10; // of the accent in the background of a row that differs
constexpr double markShare = 0.32;

} // namespace

CompareDelegate::CompareDelegate(const CompareModel& model,
                                 KSyntaxHighlighting::Repository& repository, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
    , m_repository(repository)
    , m_highlighter(editor::definitionIn(repository))
{
}

void CompareDelegate::setLook(const QFont& font, const QPalette& palette)
{
    m_font = font;
    m_palette = palette;
    m_colors = editor::colorsFor(palette);
    m_theme = editor::themeFor(m_repository, palette);
}

int CompareDelegate::gutterWidth() const
{
    const QFontMetrics metrics(m_font);
    const auto digits = std::max<qsizetype>(3, QString::number(m_model.lineCount()).size());
    return metrics.horizontalAdvance(u'0') * static_cast<int>(digits + 2) + 3 * space;
}

int CompareDelegate::textWidth(int cellWidth) const
{
    return cellWidth - gutterWidth() - space;
}

int CompareDelegate::widestText() const
{
    const int behind = m_model.tellsLineEnds() ? lineEndRoom : 1;
    return QFontMetrics(m_font).horizontalAdvance(u'0') * (m_model.longestPiece() + behind);
}

int CompareDelegate::rowHeight() const
{
    return QFontMetrics(m_font).lineSpacing() + 2;
}

QColor CompareDelegate::accentOf(Kind kind, int column) const
{
    switch (kind) {
    case Kind::Equal:
        break;
    case Kind::LineEnd:
    case Kind::Changed:
        return m_colors.warning;
    case Kind::Removed:
        return m_colors.error;
    case Kind::Added:
        return m_colors.allowSign;
    case Kind::Replaced:
        return column == CompareModel::Left ? m_colors.error : m_colors.allowSign;
    }
    return {};
}

void CompareDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    painter->save();
    painter->setFont(m_font);
    if (m_model.foldedAt(index.row()) > 0)
        paintFold(*painter, option, index);
    else if (index.column() == CompareModel::Take)
        paintTake(*painter, option, index);
    else
        paintLine(*painter, option, index);
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(m_palette.color(QPalette::Highlight));
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    painter->restore();
}

void CompareDelegate::paintFold(QPainter& painter, const QStyleOptionViewItem& option,
                                const QModelIndex& index) const
{
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const QColor under = m_palette.color(QPalette::AlternateBase);
    painter.fillRect(option.rect,
                     isSelected ? editor::mixed(under, m_palette.color(QPalette::Highlight), 0.3)
                                : under);
    painter.setPen(m_colors.gutterText);
    painter.drawText(option.rect.adjusted(gutterWidth(), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     index.data().toString());
}

/// A button that points to the editor's side.
void CompareDelegate::paintTake(QPainter& painter, const QStyleOptionViewItem& option,
                                const QModelIndex& index) const
{
    painter.fillRect(option.rect, m_colors.gutter);
    if (!m_model.beginsChange(index.row()))
        return;
    const QRect button = option.rect.adjusted(2, 1, -3, -2);
    const bool isLit = (option.state & (QStyle::State_MouseOver | QStyle::State_HasFocus)) != 0;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(isLit ? m_palette.color(QPalette::Highlight) : m_colors.faint);
    painter.setBrush(m_palette.color(QPalette::Button));
    painter.drawRoundedRect(QRectF(button).translated(0.5, 0.5), 3, 3);
    const bool isToLeft = m_model.compared()->edited == Side::Left;
    const int size = std::min(button.height(), button.width()) - 4;
    QRect place(0, 0, size, size);
    place.moveCenter(button.center());
    icons::symbol(isToLeft ? "go-previous"_L1 : "go-next"_L1).paint(&painter, place);
}

void CompareDelegate::paintLine(QPainter& painter, const QStyleOptionViewItem& option,
                                const QModelIndex& index) const
{
    const CompareModel::Cell cell = m_model.cellAt(index);
    const QRect rect = option.rect;
    const QColor base = m_palette.color(QPalette::Base);
    const QColor accent = accentOf(cell.kind, index.column());
    QColor under = cell.line == 0     ? m_colors.gutter
                   : accent.isValid() ? editor::mixed(base, accent, rowShare)
                                      : base;
    if (option.state.testFlag(QStyle::State_Selected))
        under = editor::mixed(under, m_palette.color(QPalette::Highlight), 0.3);
    painter.fillRect(rect, under);
    const int gutter = gutterWidth();
    if (cell.line == 0) {
        painter.fillRect(rect.adjusted(gutter, 0, 0, 0),
                         QBrush(m_colors.markFill, Qt::BDiagPattern));
        return;
    }
    const QFontMetrics metrics(m_font);
    const int signWidth = metrics.horizontalAdvance(u'0') + space;
    const QRect number(rect.left(), rect.top(), gutter - signWidth - space, rect.height());
    painter.setPen(accent.isValid() ? m_palette.color(QPalette::Text) : m_colors.gutterText);
    painter.drawText(number, Qt::AlignRight | Qt::AlignVCenter,
                     cell.isContinued ? u"↪"_s : QString::number(cell.line));
    if (!cell.sign.isNull()) {
        QFont bold = m_font;
        bold.setBold(true);
        painter.setFont(bold);
        painter.setPen(accent);
        painter.drawText(QRect(number.right() + 1, rect.top(), signWidth, rect.height()),
                         Qt::AlignCenter, QString(cell.sign));
        painter.setFont(m_font);
    }
    paintText(painter, rect.adjusted(gutter, 0, -space, 0), cell, accent);
}

QList<QTextLayout::FormatRange> CompareDelegate::formatsOf(const CompareModel::Cell& cell) const
{
    QList<QTextLayout::FormatRange> formats;
    if (cell.isContinued)
        return formats; // its colours depend on what stands above
    for (const auto& span : m_highlighter.highlight(cell.shown.text)) {
        QTextCharFormat format;
        if (span.format.hasTextColor(m_theme))
            format.setForeground(span.format.textColor(m_theme));
        if (span.format.isBold(m_theme))
            format.setFontWeight(QFont::Bold);
        formats.append({.start = span.begin, .length = span.length, .format = format});
    }
    return formats;
}

void CompareDelegate::paintText(QPainter& painter, const QRect& rect,
                                const CompareModel::Cell& cell, const QColor& accent) const
{
    painter.setClipRect(rect);
    QTextLayout layout(cell.shown.text, m_font);
    QTextOption option;
    option.setWrapMode(QTextOption::NoWrap);
    option.setTextDirection(Qt::LeftToRight);
    layout.setTextOption(option);
    layout.setFormats(formatsOf(cell));
    layout.beginLayout();
    const QTextLine line = layout.createLine();
    layout.endLayout();
    const QColor base = m_palette.color(QPalette::Base);
    const QPointF origin(rect.left() - m_offset, rect.top() + 1);
    if (line.isValid()) {
        for (const ShownText::Range mark : cell.shown.marks) {
            const qreal begin = line.cursorToX(mark.begin);
            const QRectF place(origin.x() + begin, rect.top(), line.cursorToX(mark.end) - begin,
                               rect.height());
            painter.fillRect(place, editor::mixed(base, accent, markShare));
            painter.fillRect(QRectF(place.left(), place.bottom() - 2, place.width(), 2), accent);
        }
        painter.setPen(m_palette.color(QPalette::Text));
        layout.draw(&painter, origin);
    }
    if (cell.lineEnd.isEmpty())
        return;
    QFont small = m_font;
    small.setPointSizeF(m_font.pointSizeF() * 0.85);
    painter.setFont(small);
    const qreal end = line.isValid() ? line.naturalTextWidth() : 0;
    QRectF box(origin.x() + end + space, rect.top() + 2,
               QFontMetrics(small).horizontalAdvance(cell.lineEnd) + 2 * space, rect.height() - 4);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_colors.warning);
    painter.setBrush(editor::mixed(base, m_colors.warning, markShare));
    painter.drawRoundedRect(box, 2, 2);
    painter.setPen(m_palette.color(QPalette::Text));
    painter.drawText(box, Qt::AlignCenter, cell.lineEnd);
}

} // namespace crawlright::compare
