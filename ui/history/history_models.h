// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/history/verdict_history.h"

#include <QAbstractTableModel>

namespace crawlright::history {

/// The sites of which there are fetches.
class HostModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : quint8 { Site, Versions, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setHosts(const QList<net::HistoryHost>& hosts);
    [[nodiscard]] net::HistorySite siteAt(const QModelIndex& index) const;
    /// -1: it is not there.
    [[nodiscard]] int rowOf(const net::HistorySite& site) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    QList<net::HistoryHost> m_hosts;
};

/// The versions of a site, the latest first: a time line.
class VersionModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : quint8 { FirstSeen, LastSeen, Answer, Size, Fetches, Checksum, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setVersions(const QList<net::HistoryVersion>& versions);
    [[nodiscard]] const QList<net::HistoryVersion>& versions() const { return m_versions; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString textOf(const net::HistoryVersion& version, int column) const;

    QList<net::HistoryVersion> m_versions;
};

/// When a verdict changed, the latest first.
class PeriodModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : quint8 { Verdict, Since, Until, Why, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setPeriods(std::vector<Period> periods);
    [[nodiscard]] const std::vector<Period>& periods() const { return m_periods; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString textOf(const Period& period, int column) const;

    std::vector<Period> m_periods;
};

/// "allowed", "blocked", "undefined", "not known".
[[nodiscard]] QString standingName(Standing standing);
/// "Blocked for Googlebot since 1.3.26 10:00; at the fetch before, of …, it was not."
[[nodiscard]] QString sinceWhen(const std::vector<Period>& periods, const QString& crawler);

} // namespace crawlright::history
