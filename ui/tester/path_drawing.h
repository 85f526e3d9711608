// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/tester/path_pieces.h"

#include <QRectF>
#include <QWidget>

namespace crawlright::tester {

/// The path of a URL with a rule below it: what is the same stands one above the other, and what
/// each wildcard stands for has a colour and a number. Always left to right; what does not fit into
/// the width goes on below.
class PathDrawing final : public QWidget {
    Q_OBJECT

public:
    explicit PathDrawing(QWidget* parent = nullptr);

    /// Draws how the rule lies along the path of its proof.
    using QWidget::show;
    void show(const rules::RuleTried& rule, const rules::Proof& proof);
    void clear();

    [[nodiscard]] const std::vector<PathPiece>& pieces() const { return m_pieces; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// A piece, or as much of it as fits into one band.
    struct Cell {
        std::size_t piece = 0;
        MarkedText path;
        MarkedText pattern;
        QRectF box; ///< both rows, without the labels
        bool begins = true;
    };
    struct Layout {
        std::vector<Cell> cells;
        qreal height = 0;
    };

    [[nodiscard]] QFont codeFont() const;
    [[nodiscard]] QFont labelFont() const;
    [[nodiscard]] qreal sideWidth() const; ///< of the words at the left
    [[nodiscard]] Layout layoutFor(qreal width) const;
    void relayout();
    void paintCell(QPainter& painter, const Cell& cell) const;
    void paintText(QPainter& painter, const MarkedText& marked, QPointF at) const;
    void paintSide(QPainter& painter) const;
    [[nodiscard]] const PathPiece* pieceAt(QPointF place) const;
    void copyAsLines() const;

    std::vector<PathPiece> m_pieces;
    QString m_path;    ///< as compared, to copy
    QString m_pattern; ///< as written, to copy
    Layout m_layout;
};

} // namespace crawlright::tester
