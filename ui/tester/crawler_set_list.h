// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/tester/crawler_set.h"

#include <QAbstractListModel>

namespace crawlright::tester {

/// Sets of one's own as a list in which they can be renamed. No two have the same name, and none
/// has none.
class CrawlerSetList final : public QAbstractListModel {
    Q_OBJECT

public:
    explicit CrawlerSetList(std::vector<CrawlerSet> sets, QObject* parent = nullptr);

    [[nodiscard]] const std::vector<CrawlerSet>& sets() const { return m_sets; }
    /// A new set at the end, under this name or one made of it; returns its row.
    int add(const QString& name, std::vector<std::string> names);
    void remove(int row);
    void setNames(int row, std::vector<std::string> names);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    [[nodiscard]] bool isTaken(const QString& name, int except) const;

    std::vector<CrawlerSet> m_sets;
};

} // namespace crawlright::tester
