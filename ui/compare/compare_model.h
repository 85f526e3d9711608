// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/compare/comparer.h"
#include "ui/compare/shown_line.h"

#include <QAbstractTableModel>

namespace crawlright::compare {

/// The rows of a comparison for a view: left, the button that takes a change over, right.
class CompareModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : std::uint8_t { Left, Take, Right, columns };

    /// A line of one side, as it is painted.
    struct Cell {
        text::LineNumber line = 0; ///< 0: none of this side stands here
        bool isContinued = false;  ///< it goes on with the row above
        Kind kind = Kind::Equal;
        QChar sign; ///< + − ~; null: equal
        ShownText shown;
        QString lineEnd; ///< where it is to be told; empty: it is not
    };

    explicit CompareModel(QObject* parent = nullptr);

    /// Null: nothing is compared. What was unfolded stays so while the other text stays.
    void setCompared(const ComparedPtr& compared);
    [[nodiscard]] const ComparedPtr& compared() const { return m_compared; }
    void setNames(const QString& left, const QString& right);

    /// How many lines are folded away here; 0: it is no fold.
    [[nodiscard]] std::uint32_t foldedAt(int row) const;
    void unfold(int row);
    [[nodiscard]] Cell cellAt(const QModelIndex& index) const;
    /// The change that a row belongs to, by its place in the comparison.
    [[nodiscard]] std::optional<std::size_t> changeAt(int row) const;
    /// Whether a row is its change's first.
    [[nodiscard]] bool beginsChange(int row) const;
    [[nodiscard]] int rowOfChange(std::size_t change) const;
    /// The line of a side in a row; 0: none.
    [[nodiscard]] text::LineNumber lineAt(int row, Side side) const;
    /// The row of a line, or of the next one that is shown; the last one past the end.
    [[nodiscard]] int rowOfLine(text::LineNumber line, Side side) const;
    /// The bytes of the lines of some rows, each line whole and once; those folded away too.
    [[nodiscard]] std::string bytesOf(int firstRow, int lastRow, Side side) const;
    /// Bytes of the longest piece of a line.
    [[nodiscard]] int longestPiece() const { return m_longestPiece; }
    /// Somewhere the end of a line is to be told.
    [[nodiscard]] bool tellsLineEnds() const { return m_tellsLineEnds; }
    [[nodiscard]] text::LineNumber lineCount() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString spokenText(const QModelIndex& index) const;
    [[nodiscard]] QString takeText(int row) const;
    [[nodiscard]] QString foldText(std::uint32_t lines) const;
    [[nodiscard]] Side otherSide() const;
    [[nodiscard]] bool tellsLineEndOf(const Row& row) const;
    [[nodiscard]] std::string_view lineEndOf(const Row& row, Side side) const;

    ComparedPtr m_compared;
    std::vector<ShownRow> m_rows;
    std::vector<Unfolded> m_unfolded;
    int m_longestPiece = 0;
    bool m_tellsLineEnds = false;
    QString m_leftName;
    QString m_rightName;
};

} // namespace crawlright::compare
