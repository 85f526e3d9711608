// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/watch/observer.h"

#include <QAbstractTableModel>

namespace crawlright::watch {

/// The watched sites and what is known of each.
class WatchModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : quint8 { Address, Interval, Last, Result, Expectations, ColumnCount };

    /// The observer must outlive this.
    explicit WatchModel(Observer& observer, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    void update();
    [[nodiscard]] QString textOf(const Site& site, int column) const;
    [[nodiscard]] QString expectationsOf(const Site& site) const;

    Observer& m_observer;
    QList<Site> m_sites; // as views were told
};

/// "example.com: the text has changed." A sentence for each change.
[[nodiscard]] QString changesText(const Site& site, const std::vector<Change>& changes);

} // namespace crawlright::watch
