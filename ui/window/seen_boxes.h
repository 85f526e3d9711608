// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QProxyStyle>

namespace crawlright::window {

/// Fusion, with boxes to check that are seen on a dark window: their frame is a darker shade of it,
/// and so nearly its own colour.
class SeenBoxes final : public QProxyStyle {
    Q_OBJECT

public:
    SeenBoxes();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
};

} // namespace crawlright::window
