// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/problems/problem_list.h"

#include <QAbstractItemModel>
#include <QIcon>

namespace crawlright::problems {

/// A ProblemList for views: a flat table whose cells are made when they are looked at, so that
/// 100,000 findings cost no more than their rows.
class ProblemsModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { SentenceColumn, PlaceColumn, IdColumn, ColumnCount };

    explicit ProblemsModel(QObject* parent = nullptr);

    [[nodiscard]] const ProblemList& list() const { return m_list; }
    void setList(ProblemList list);

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

    /// One line of text for the clipboard.
    [[nodiscard]] QString textOf(int row) const;

private:
    [[nodiscard]] QString textOf(int row, Column column) const;

    ProblemList m_list;
};

/// The severity in a word for users.
[[nodiscard]] QString severityTitle(checks::Severity severity);
[[nodiscard]] QIcon iconOf(checks::Severity severity);

} // namespace crawlright::problems
