// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QScrollArea>

class QLabel;

namespace crawlright::composer {

/// A label of several lines that has all the height it needs where there is room, and is scrolled
/// where there is none; a label alone would be cut.
class NotesArea final : public QScrollArea {
    Q_OBJECT

public:
    /// Takes the label.
    explicit NotesArea(QLabel* label, QWidget* parent = nullptr);

    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool viewportEvent(QEvent* event) override;
};

} // namespace crawlright::composer
