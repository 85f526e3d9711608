// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/problems/problem_list.h"

#include <QAbstractItemModel>
#include <QIcon>

namespace crawlright::problems {

/// A ProblemList for views: a table, or a tree of groups, whose cells are made when they are looked
/// at, so that 100,000 findings cost no more than their rows.
class ProblemsModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { SentenceColumn, PlaceColumn, IdColumn, ColumnCount };

    explicit ProblemsModel(QObject* parent = nullptr);

    [[nodiscard]] const ProblemList& list() const { return m_list; }
    void setList(ProblemList list);

    [[nodiscard]] bool isGrouped() const { return !m_list.groups.empty(); }
    /// The row of the list at an index; nullopt: a group.
    [[nodiscard]] std::optional<std::size_t> rowAt(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOfRow(std::size_t row) const;
    /// The group that an index is, or is in; null, where there are none.
    [[nodiscard]] const ProblemList::Group* groupAt(const QModelIndex& index) const;

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    [[nodiscard]] QString textOf(std::size_t row, Column column) const;
    [[nodiscard]] QVariant dataOfGroup(const ProblemList::Group& group, Column column,
                                       int role) const;
    [[nodiscard]] bool hasShapeOf(const ProblemList& list) const;
    void tellAllChanged();

    ProblemList m_list;
};

[[nodiscard]] QIcon iconOf(checks::Severity severity);

} // namespace crawlright::problems
