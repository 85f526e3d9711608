// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/words/splits.h"

#include <QFrame>

class QLabel;

namespace crawlright::tester {

/// What the chosen crawlers make of the URL together, and where they part, why.
class SplitBanner final : public QFrame {
    Q_OBJECT

public:
    explicit SplitBanner(QWidget* parent = nullptr);

    void show(const words::Split& split);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void redraw();

    words::Split m_split;
    QLabel* m_picture;
    QLabel* m_summary;
    QLabel* m_reason;
};

} // namespace crawlright::tester
