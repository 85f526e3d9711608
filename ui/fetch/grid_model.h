// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/fetch/grid_judge.h"
#include "ui/fetch/grid_plan.h"

#include <QAbstractTableModel>

#include <optional>

namespace crawlright::fetch {

/// The fetches of a grid, a row each, and which of the answers are alike.
class GridModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : quint8 {
        Address,
        Agent,
        Status,
        Hops,
        Size,
        Digest,
        Verdict,
        Compared,
        ColumnCount
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setRequests(const std::vector<GridRequest>& requests);
    void setResult(std::size_t row, const net::FetchResult& result);
    /// For whom and for which URL verdicts are told; no URL: none are.
    void setQuestion(const crawlers::Crawler& crawler, const QString& url);

    [[nodiscard]] const GridRequest& request(int row) const { return at(row).request; }
    /// Null: it has not finished.
    [[nodiscard]] const net::FetchResult* result(int row) const;
    /// Rows whose answer is not that of most.
    [[nodiscard]] int differing() const;
    /// All that have finished, with a head; cells apart by tabs, digests in full.
    [[nodiscard]] QString tabSeparated() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    struct Row {
        GridRequest request;
        std::optional<net::FetchResult> result;
        QString digest; ///< of the body, hexadecimal; empty: there is none
        QString kind;   ///< equal for answers that are alike
        GridVerdict verdict;
    };

    [[nodiscard]] const Row& at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    [[nodiscard]] bool differs(const Row& row) const;
    [[nodiscard]] QString text(const Row& row, int column) const;
    [[nodiscard]] QString comparedText(const Row& row) const;
    [[nodiscard]] QString tip(const Row& row, int column) const;
    void findUsual();

    std::vector<Row> m_rows;
    QString m_usual; // the kind of most
    bool m_areAlike = true;
    GridJudge m_judge;
};

} // namespace crawlright::fetch
