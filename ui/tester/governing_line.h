// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/words/governing.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace crawlright::tester {

/// Says which robots.txt governs the URL, quietly where it is the open one, else as a warning with
/// a button that asks for that file. Hidden where there is nothing to say.
class GoverningLine final : public QWidget {
    Q_OBJECT

public:
    explicit GoverningLine(QWidget* parent = nullptr);

    void show(const words::Governing& governing);

Q_SIGNALS:
    void fetchRequested(const QString& robotsUrl);

protected:
    void changeEvent(QEvent* event) override;

private:
    void redraw();

    words::Governing m_governing;
    QLabel* m_picture;
    QLabel* m_text;
    QToolButton* m_fetch;
};

} // namespace crawlright::tester
