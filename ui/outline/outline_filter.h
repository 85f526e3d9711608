// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QSortFilterProxyModel>

namespace crawlright::outline {

/// Rows that have a text, with all their children; and children that have it, with their parents.
class OutlineFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setText(const QString& text);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    [[nodiscard]] bool has(const QModelIndex& index) const;

    QString m_text;
};

} // namespace crawlright::outline
