// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/problems/problem_list.h"

#include <QAbstractItemModel>
#include <QIcon>

#include <span>

namespace crawlright::problems {

/// A ProblemList for views: a table, or a tree of groups, whose cells are made when they are looked
/// at, so that 100,000 findings cost no more than their rows.
class ProblemsModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { SentenceColumn, PlaceColumn, IdColumn, ColumnCount };

    explicit ProblemsModel(QObject* parent = nullptr);

    [[nodiscard]] const ProblemList& list() const { return m_list; }
    /// Rows that look as they did stay the same rows, and nothing is told of them.
    void setList(ProblemList list);
    /// Another analysis of the same text with the same findings: the list is of that one now.
    void setSameAnalysis(const session::AnalysisPtr& analysis) { m_list.analysis = analysis; }

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
    /// What becomes of the rows below one parent, between those at both ends that look the same.
    struct Step {
        std::size_t front = 0;  ///< rows before
        std::size_t former = 0; ///< rows that go, or become others
        std::size_t now = 0;    ///< rows that stand there then
        bool isTitleOther = false;
    };
    [[nodiscard]] bool hasGroupsOf(const ProblemList& list) const;
    [[nodiscard]] std::vector<Step> stepsTo(const ProblemList& list) const;
    [[nodiscard]] QModelIndex parentOf(std::size_t step) const;
    void resize(std::size_t step, std::size_t at, std::size_t removed,
                std::span<const ProblemList::Row> added);
    void dropRows(const std::vector<Step>& steps);
    void addRows(const std::vector<Step>& steps, ProblemList list);
    void tellChanged(const std::vector<Step>& steps);

    ProblemList m_list;
};

[[nodiscard]] QIcon iconOf(checks::Severity severity);

} // namespace crawlright::problems
