// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/finding.h"

#include <QAbstractTableModel>

#include <vector>

namespace crawlright::fetch {

/// What was found in an answer, the gravest first. What none of the readers cares about is not
/// shown.
class FindingModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : quint8 { Sentence, Id, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setFindings(std::vector<checks::Finding> findings);
    /// Whose point of view decides how grave a finding is.
    void setReaders(std::vector<dialects::Id> readers);

    [[nodiscard]] checks::Code codeAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    struct Row {
        std::size_t finding = 0;
        checks::Severity severity = checks::Severity::None;
    };
    void arrange();

    std::vector<checks::Finding> m_findings;
    std::vector<dialects::Id> m_readers;
    std::vector<Row> m_rows;
};

} // namespace crawlright::fetch
