// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QSpinBox;

namespace crawlright::window {

/// A line's number is asked for below the editor, not in a box above it.
class GoToLineBar final : public QWidget {
    Q_OBJECT

public:
    explicit GoToLineBar(QWidget* parent = nullptr);

    /// Shows itself and takes the keyboard.
    void ask(int currentLine, int lineCount);

Q_SIGNALS:
    void lineChosen(int line);
    /// Closes, also after a choice: the keyboard belongs to the editor again.
    void closed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void choose();
    void dismiss();

    QSpinBox* m_line;
    QLabel* m_range;
};

} // namespace crawlright::window
