// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/seen_boxes.h"

#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>

namespace crawlright::window {
namespace {

constexpr int darkest = 128; // lightness of a window from which on Fusion's frames are seen

} // namespace

SeenBoxes::SeenBoxes()
    : QProxyStyle(QStyleFactory::create(QStringLiteral("fusion")))
{
}

void SeenBoxes::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                              QPainter* painter, const QWidget* widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool isBox = element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck;
    const bool isRound = element == PE_IndicatorRadioButton;
    if ((!isBox && !isRound) || option->palette.color(QPalette::Window).lightness() >= darkest)
        return;
    painter->save();
    painter->setPen(option->palette.color(QPalette::PlaceholderText));
    painter->setBrush(Qt::NoBrush);
    painter->setRenderHint(QPainter::Antialiasing, isRound);
    const QRectF frame = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
    if (isRound)
        painter->drawEllipse(frame);
    else
        painter->drawRect(frame);
    painter->restore();
}

} // namespace crawlright::window
