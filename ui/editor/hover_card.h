// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QTimer>

class QLabel;

namespace crawlright::editor {

/// What is told about a place, as rich text with links. For the pointer it stays while that is on
/// the place or on the card, or on its way from one to the other; for the keyboard until it is
/// closed: arrows move in the text, Tab goes from link to link.
class HoverCard final : public QFrame {
    Q_OBJECT

public:
    explicit HoverCard(QWidget* parent);

    /// `place`: what it is about, in global coordinates.
    void showFor(const QString& html, const QRect& place);
    /// The same with the keyboard; Esc closes it.
    void openFor(const QString& html, const QRect& place);
    [[nodiscard]] QString html() const;

Q_SIGNALS:
    void linkActivated(const QString& link);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void present(const QString& html, const QRect& place, Qt::WindowType kind);
    void followPointer(QPoint pointer);
    [[nodiscard]] QRect placed(QSize size) const;

    QLabel* m_text;
    QRect m_place;
    QTimer m_leave; // so that a hand that trembles does not lose it
};

} // namespace crawlright::editor
