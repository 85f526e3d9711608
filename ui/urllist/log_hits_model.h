// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/urllist/log_hits.h"

#include <QAbstractItemModel>

namespace crawlright::urllist {

/// Crawlers with their hits, and below each the lines that forbid what it fetched.
class LogHitsModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { NameColumn, HitsColumn, BlockedColumn, ShareColumn, ColumnCount };
    enum Role { SortRole = Qt::UserRole };

    explicit LogHitsModel(QObject* parent = nullptr);

    /// Where only numbers are others, what views show stays open and chosen.
    void setReport(HitReport report);
    [[nodiscard]] const HitReport& report() const { return m_report; }
    /// Of a line's row; 0: of another.
    [[nodiscard]] text::LineNumber lineAt(const QModelIndex& index) const;
    /// Of a crawler's row, or of one of its lines.
    [[nodiscard]] QString crawlerAt(const QModelIndex& index) const;

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] const CrawlerHits& crawlerOf(const QModelIndex& index) const;
    [[nodiscard]] const HitLine* lineOf(const QModelIndex& index) const;
    [[nodiscard]] QString nameAt(const QModelIndex& index) const;
    [[nodiscard]] QVariant numberAt(const QModelIndex& index) const;
    [[nodiscard]] QString textAt(const QModelIndex& index) const;
    void tellAllChanged();

    HitReport m_report;
};

} // namespace crawlright::urllist
