// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/urllist/verdict_shapes.h"

#include "ui/editor/editor_colors.h"

#include <QApplication>
#include <QPainter>
#include <QPalette>

#include <algorithm>
#include <array>
#include <cmath>

namespace crawlright::urllist {

namespace {

constexpr double hatchDistance = 6;
constexpr double barWidth = 96;
constexpr double gap = 6;

} // namespace

VerdictColors verdictColors(bool isDark)
{
    if (isDark)
        return {.allowed = QColor(0x2f, 0x6f, 0xab),
                .half = QColor(0x8a, 0x80, 0x78),
                .blocked = QColor(0xd9, 0x7a, 0x1e),
                .undefined = QColor(0x6e, 0x6e, 0x78),
                .outline = QColor(0x1b, 0x1b, 0x1f)};
    return {.allowed = QColor(0x6c, 0xa9, 0xdc),
            .half = QColor(0xe4, 0xdd, 0xd2),
            .blocked = QColor(0xf0, 0x92, 0x2c),
            .undefined = QColor(0xb9, 0xb9, 0xc2),
            .outline = QColor(0xff, 0xff, 0xff)};
}

QColor shareColor(double blockedShare, const VerdictColors& colors)
{
    const double share = std::clamp(blockedShare, 0.0, 1.0);
    return share < 0.5 ? editor::mixed(colors.allowed, colors.half, share * 2)
                       : editor::mixed(colors.half, colors.blocked, share * 2 - 1);
}

QColor textColorOn(const QColor& color)
{
    // Relative luminance (WCAG 2); above this black has the greater contrast.
    const auto linear = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    const double luminance = 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
                             0.0722 * linear(color.blueF());
    return luminance > 0.179 ? QColor(Qt::black) : QColor(Qt::white);
}

void hatch(QPainter& painter, const QRectF& room, const QColor& color, Hatch how)
{
    if (room.width() < 1 || room.height() < 1)
        return;
    QList<QLineF> lines;
    if (how == Hatch::Upright) {
        for (double x = room.left() + hatchDistance / 2; x < room.right(); x += hatchDistance)
            lines += QLineF(x, room.top(), x, room.bottom());
    } else {
        // Lines x + y = c, the same for all tiles, so that neighbours go on with them.
        const double first = std::ceil((room.left() + room.top()) / hatchDistance) * hatchDistance;
        for (double c = first; c < room.right() + room.bottom(); c += hatchDistance) {
            const double left = std::max(room.left(), c - room.bottom());
            const double right = std::min(room.right(), c - room.top());
            if (right > left)
                lines += QLineF(left, c - left, right, c - right);
        }
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 1.2, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(lines);
    painter.restore();
}

void paintBar(QPainter& painter, const QRectF& room, const verdicts::Tally& tally, bool isDark,
              Qt::LayoutDirection direction)
{
    const VerdictColors colors = verdictColors(isDark);
    const std::array<double, 3> parts{static_cast<double>(tally.allowed),
                                      static_cast<double>(tally.undefined),
                                      static_cast<double>(tally.blocked)};
    const double all = parts[0] + parts[1] + parts[2];
    if (all <= 0)
        return;
    constexpr double least = 2;
    std::array<double, 3> widths{};
    for (std::size_t i = 0; i < parts.size(); ++i)
        widths[i] = parts[i] > 0 ? std::max(least, room.width() * parts[i] / all) : 0;
    // What the smallest were given is taken from the largest.
    *std::ranges::max_element(widths) += room.width() - widths[0] - widths[1] - widths[2];

    const std::array<QColor, 3> fills{colors.allowed, colors.undefined, colors.blocked};
    double at = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        QRectF part(room.left() + at, room.top(), widths[i], room.height());
        if (direction == Qt::RightToLeft)
            part.moveRight(room.right() - at);
        at += widths[i];
        painter.fillRect(part, fills[i]);
        if (i != 0)
            hatch(painter, part, textColorOn(fills[i]), i == 1 ? Hatch::Upright : Hatch::Aslant);
    }
}

BarDelegate::BarDelegate(int role, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_role(role)
{
}

void BarDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const
{
    const QVariant value = index.data(m_role);
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QString text = cell.text;
    if (value.isValid())
        cell.text.clear();
    const QStyle* style = cell.widget ? cell.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
    if (!value.isValid())
        return;

    const QRectF inner = QRectF(cell.rect).adjusted(gap, 0, -gap, 0);
    const double height = std::min(inner.height() - 4, cell.fontMetrics.height() * 0.8);
    const double width = std::min(barWidth, inner.width() / 2);
    QRectF bar(inner.left(), inner.center().y() - height / 2, width, height);
    QRectF words = inner.adjusted(width + gap, 0, 0, 0);
    if (cell.direction == Qt::RightToLeft) {
        bar.moveRight(inner.right());
        words = inner.adjusted(0, 0, -width - gap, 0);
    }
    const bool isSelected = cell.state.testFlag(QStyle::State_Selected);
    const auto group = !cell.state.testFlag(QStyle::State_Enabled) ? QPalette::Disabled
                       : cell.state.testFlag(QStyle::State_Active) ? QPalette::Active
                                                                   : QPalette::Inactive;
    painter->save();
    paintBar(*painter, bar.toAlignedRect(), value.value<verdicts::Tally>(),
             editor::isDark(cell.palette), cell.direction);
    painter->setPen(
        cell.palette.color(group, isSelected ? QPalette::HighlightedText : QPalette::Text));
    painter->setFont(cell.font);
    painter->drawText(
        words,
        static_cast<int>(QStyle::visualAlignment(cell.direction, Qt::AlignLeft) | Qt::AlignVCenter |
                         Qt::TextSingleLine),
        cell.fontMetrics.elidedText(text, Qt::ElideRight, static_cast<int>(words.width())));
    painter->restore();
}

QSize BarDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    if (index.data(m_role).isValid())
        size.rwidth() += static_cast<int>(barWidth + 3 * gap);
    return size;
}

void UrlDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (option->direction == Qt::LeftToRight)
        return;
    option->direction = Qt::LeftToRight;
    option->displayAlignment = Qt::AlignVCenter | Qt::AlignAbsolute | Qt::AlignRight;
}

} // namespace crawlright::urllist
