// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/fetch_result.h"

#include <QAbstractTableModel>

namespace crawlright::fetch {

/// The headers of one answer, those that tell about reading and caching first, the others in their
/// order; what is no text in them is shown as `\xNN`.
class HeaderModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : quint8 { Name, Value, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setHeaders(const QList<net::Header>& headers);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    QList<net::Header> m_headers;
};

} // namespace crawlright::fetch
