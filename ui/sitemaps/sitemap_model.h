// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/sitemap_walk.h"
#include "ui/sitemaps/sitemap_verdicts.h"

#include <QAbstractTableModel>

namespace crawlright::sitemaps {

/// The sitemaps of a walk, a row each, with what a crawler may not fetch of them.
class SitemapModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : quint8 { Status, Address, Content, Blocked, Time, Remarks, ColumnCount };

    /// The walk must outlive this.
    explicit SitemapModel(net::SitemapWalk& walk, QObject* parent = nullptr);

    /// One for each of the first rows; for the others nothing is known yet.
    void setConflicts(std::vector<Conflict> conflicts);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString textOf(int row, int column) const;
    [[nodiscard]] QString blockedOf(int row) const;
    [[nodiscard]] QString toolTipOf(int row, int column) const;

    net::SitemapWalk& m_walk;
    int m_rows = 0; // that views were told of
    std::vector<Conflict> m_conflicts;
};

} // namespace crawlright::sitemaps
