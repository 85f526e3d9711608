// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/fetch/course_rows.h"

#include <QAbstractTableModel>

namespace crawlright::fetch {

/// What one reader does in the time after an answer, a row for each change.
class CourseModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : quint8 { Begin, Does, Says, Reader, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(std::vector<CourseRow> rows, dialects::Id dialect, const QDateTime& answered);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString text(std::size_t at, int column) const;

    std::vector<CourseRow> m_rows;
    dialects::Id m_dialect = dialects::Id::Google;
    QDateTime m_answered;
};

} // namespace crawlright::fetch
