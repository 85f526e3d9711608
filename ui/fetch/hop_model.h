// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/fetch_result.h"

#include <QAbstractTableModel>

namespace crawlright::fetch {

/// The requests of one fetch, in their order: a row for each hop.
class HopModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : quint8 {
        Status,
        Address,
        Remarks,
        Lookup,
        Connect,
        FirstByte,
        Time,
        Protocol,
        Addresses,
        ColumnCount
    };

    using QAbstractTableModel::QAbstractTableModel;

    void clear();
    void append(const net::Hop& hop);
    void setHops(const QList<net::Hop>& hops);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] static QString text(const net::Hop& hop, int column);

    QList<net::Hop> m_hops;
};

} // namespace crawlright::fetch
