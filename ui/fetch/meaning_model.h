// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/access/outcome.h"
#include "ui/icons/icons.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace crawlright::fetch {

/// What a crawler does, in a few words for a column.
[[nodiscard]] QString outcomeName(access::Outcome outcome);
/// As a small picture; its shape tells it, without the colour too.
[[nodiscard]] QIcon iconOf(access::Outcome outcome);

/// What an answer means in each dialect, a row for each, and one more where a later edition of a
/// source says otherwise. Those by which the chosen crawler reads are marked.
class MeaningModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : quint8 { Reader, Does, Says, Source, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// nullopt: nothing is known of the site, and there are no rows.
    void setAnswer(const std::optional<access::Answer>& answer);
    void setReader(dialects::Id dialect, const QString& crawler);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    struct Row {
        dialects::Id dialect = dialects::Id::Google;
        access::Edition edition = access::Edition::Followed;
        access::Meaning meaning;
    };
    [[nodiscard]] bool isReader(const Row& row) const;
    [[nodiscard]] QString text(const Row& row, int column) const;

    std::vector<Row> m_rows;
    dialects::Id m_reader = dialects::Id::Google;
    QString m_crawler;
};

} // namespace crawlright::fetch
