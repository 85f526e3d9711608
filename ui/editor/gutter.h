// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/editor/code_editor.h"

#include <QIcon>
#include <QWidget>

#include <optional>
#include <vector>

namespace crawlright::editor {

/// Beside the text: the lines' numbers, a sign for what is wrong in a line, an arrow for the
/// deciding one, a light bulb where something can be done, how many of the loaded URLs a rule
/// decides, and a triangle that folds a group. A sign has a shape of its own, so that it tells
/// without its colour too.
class Gutter final : public QWidget {
    Q_OBJECT

public:
    explicit Gutter(CodeEditor* editor);

    /// Whether there is room for counts. It is always the same, so that the text does not move
    /// while they change.
    void setHasCounts(bool hasCounts);
    /// Paints those of these rows anew that do not show what they should.
    void updateRows(const std::vector<CodeEditor::Row>& rows);
    /// The width for a file of so many lines.
    [[nodiscard]] int widthFor(text::LineNumber lines) const;
    /// Null: there is none.
    [[nodiscard]] QRect bulbRect() const;
    /// Where the count beside a line is, or would be; null: there are none, or the line is not
    /// seen.
    [[nodiscard]] QRect countRect(text::LineNumber line) const;
    /// Where the triangle beside a line is; null: there is none, or the line is not seen.
    [[nodiscard]] QRect foldRect(text::LineNumber line) const;

Q_SIGNALS:
    void lineClicked(crawlright::text::LineNumber line);
    void bulbClicked();
    void countClicked(crawlright::text::LineNumber line);
    void foldClicked(crawlright::text::LineNumber line);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// What is seen of a row.
    struct Look {
        text::LineNumber line = 0;
        checks::Severity severity = checks::Severity::None;
        CodeEditor::FoldMark fold = CodeEditor::FoldMark::None;
        std::optional<rules::Verdict> arrow;
        std::optional<LineReach> reach;
        bool isCurrent = false;
        bool hasBulb = false;
        friend bool operator==(const Look&, const Look&) = default;
    };
    [[nodiscard]] Look lookOf(const CodeEditor::Row& row) const;
    [[nodiscard]] QRect visiblePartOf(const CodeEditor::Row& row) const;
    [[nodiscard]] qreal signSize() const;
    [[nodiscard]] QRectF bulbRectOf(const QRectF& row) const;
    [[nodiscard]] QFont countFont() const;
    [[nodiscard]] int countWidth() const;
    [[nodiscard]] int foldWidth() const;
    /// Where the counts begin, and where they end.
    [[nodiscard]] int countLeft() const;
    [[nodiscard]] int foldLeft() const;
    [[nodiscard]] bool isOverCounts(QPoint position) const;
    void paintReach(QPainter& painter, const QRectF& line, const LineReach& reach) const;
    void showToolTip(QPoint position);

    CodeEditor* m_editor;
    QIcon m_bulb;
    PaintedRows<Look> m_painted;
    bool m_hasCounts = false;
};

/// Error: a disc with a cross. Warning: a triangle with an exclamation mark. Info: a square with an
/// i. Hint: a small diamond.
void paintSign(QPainter& painter, const QRectF& rect, checks::Severity severity,
               const QColor& color, const QColor& background);

} // namespace crawlright::editor
