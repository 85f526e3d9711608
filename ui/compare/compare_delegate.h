// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/compare/compare_model.h"
#include "ui/editor/editor_colors.h"
#include "ui/editor/line_highlighter.h"

#include <KSyntaxHighlighting/Theme>
#include <QStyledItemDelegate>
#include <QTextLayout>

namespace KSyntaxHighlighting {
class Repository;
}

namespace crawlright::compare {

/// Paints lines with their numbers, signs and marks, scrolled sideways together on both sides.
class CompareDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// Model and repository must outlive it.
    CompareDelegate(const CompareModel& model, KSyntaxHighlighting::Repository& repository,
                    QObject* parent = nullptr);

    void setLook(const QFont& font, const QPalette& palette);
    /// Pixels that the text is scrolled to the left.
    void setOffset(int offset) { m_offset = offset; }
    /// What is left of the text in a cell of this width.
    [[nodiscard]] int textWidth(int cellWidth) const;
    /// How wide the longest line is, at most.
    [[nodiscard]] int widestText() const;
    [[nodiscard]] int rowHeight() const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    void paintFold(QPainter& painter, const QStyleOptionViewItem& option,
                   const QModelIndex& index) const;
    void paintTake(QPainter& painter, const QStyleOptionViewItem& option,
                   const QModelIndex& index) const;
    void paintLine(QPainter& painter, const QStyleOptionViewItem& option,
                   const QModelIndex& index) const;
    void paintText(QPainter& painter, const QRect& rect, const CompareModel::Cell& cell,
                   const QColor& accent) const;
    [[nodiscard]] QColor accentOf(Kind kind, int column) const;
    [[nodiscard]] int gutterWidth() const;
    [[nodiscard]] QList<QTextLayout::FormatRange> formatsOf(const CompareModel::Cell& cell) const;

    const CompareModel& m_model;
    KSyntaxHighlighting::Repository& m_repository;
    mutable editor::LineHighlighter m_highlighter;
    KSyntaxHighlighting::Theme m_theme;
    editor::EditorColors m_colors;
    QPalette m_palette;
    QFont m_font;
    int m_offset = 0;
};

} // namespace crawlright::compare
