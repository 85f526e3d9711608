// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/icons/icons.h"

#include <QFrame>
#include <QTimer>

class QLabel;
class QToolButton;

namespace crawlright::tester {

/// What the card says. Told by a picture, a word and a colour at once.
struct CardText {
    QLatin1StringView picture;
    icons::Tone tone = icons::Tone::Quiet;
    QString word;     ///< "Blocked"
    QString sentence; ///< who may not do what
    QString lineText; ///< "Line 2: Disallow: /shop/"; empty: no line decided
    friend bool operator==(const CardText&, const CardText&) = default;
};

/// The verdict, large; a screen reader is told another one as soon as typing rests.
class VerdictCard final : public QFrame {
    Q_OBJECT

public:
    explicit VerdictCard(QWidget* parent = nullptr);

    void show(const CardText& text);
    [[nodiscard]] const CardText& text() const { return m_text; }

Q_SIGNALS:
    void lineClicked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void redraw();
    void elideLine();
    void announce();

    CardText m_text;
    QString m_announced;
    QTimer m_rest;
    QLabel* m_picture;
    QLabel* m_word;
    QLabel* m_sentence;
    QToolButton* m_line;
};

} // namespace crawlright::tester
