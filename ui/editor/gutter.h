// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/finding.h"

#include <QWidget>

namespace crawlright::editor {

class CodeEditor;

/// Beside the text: the lines' numbers, a sign for what is wrong in a line, an arrow for the
/// deciding one, a light bulb where something can be done. A sign has a shape of its own, so that
/// it tells without its colour too.
class Gutter final : public QWidget {
    Q_OBJECT

public:
    explicit Gutter(CodeEditor* editor);

    /// The width for a file of so many lines.
    [[nodiscard]] int widthFor(text::LineNumber lines) const;
    /// Null: there is none.
    [[nodiscard]] QRect bulbRect() const;

Q_SIGNALS:
    void lineClicked(crawlright::text::LineNumber line);
    void bulbClicked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] qreal signSize() const;
    [[nodiscard]] QRectF bulbRectOf(const QRectF& row) const;
    void showToolTip(QPoint position);

    CodeEditor* m_editor;
};

/// Error: a disc with a cross. Warning: a triangle with an exclamation mark. Info: a square with an
/// i. Hint: a small diamond.
void paintSign(QPainter& painter, const QRectF& rect, checks::Severity severity,
               const QColor& color, const QColor& background);

} // namespace crawlright::editor
