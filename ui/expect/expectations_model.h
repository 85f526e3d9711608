// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/expect/results.h"

#include <QAbstractTableModel>

namespace crawlright::expect {

enum class Order : std::uint8_t {
    FailingFirst, ///< lines that cannot be read, then what fails, then what holds
    AsInFile,
};

/// The lines of an expectation file with what came of them.
class ExpectationsModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : std::uint8_t {
        StateColumn,
        TextColumn,
        PresentColumn, ///< what is instead, or why a line cannot be read
        LineColumn,
        ColumnCount,
    };
    enum class Kind : std::uint8_t { BadLine, Fails, Holds };

    struct Row {
        Kind kind = Kind::Holds;
        std::uint32_t index = 0; ///< into the file's `complaints` or `lines`
        friend bool operator==(const Row&, const Row&) = default;
    };

    explicit ExpectationsModel(QObject* parent = nullptr);

    void setResults(const ResultsPtr& results);
    void arrange(Order order, bool onlyFailing);
    [[nodiscard]] const ResultsPtr& results() const { return m_results; }
    [[nodiscard]] Order order() const { return m_order; }

    [[nodiscard]] const Row& rowAt(const QModelIndex& index) const;
    /// -1: it is not shown.
    [[nodiscard]] int rowOf(bool isBadLine, std::uint32_t index) const;
    /// The expectation of a row; null: a line that cannot be read.
    [[nodiscard]] const Expectation* expectationAt(const QModelIndex& index) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] std::vector<Row> arranged() const;
    void update();
    [[nodiscard]] text::LineNumber lineOf(const Row& row) const;
    [[nodiscard]] QString textOf(const Row& row, Column column) const;
    /// In full: a sentence for each crawler, a line each.
    [[nodiscard]] QString presentOf(const Row& row, bool inFull) const;

    ResultsPtr m_results; // may be null
    std::vector<Row> m_rows;
    Order m_order = Order::FailingFirst;
    bool m_onlyFailing = false;
};

} // namespace crawlright::expect
