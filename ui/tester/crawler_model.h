// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"

#include <QAbstractListModel>
#include <QCompleter>
#include <QStyledItemDelegate>

#include <vector>

namespace crawlright::tester {

/// The catalogue for a field in which a crawler is chosen: the best known first, then by name, and
/// what is retired or doubtful last.
class CrawlerModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        OperatorRole = Qt::UserRole, ///< who runs it, and what for
        SearchRole,                  ///< what typing is compared with: token and operator
    };

    /// The catalogue must outlive this.
    explicit CrawlerModel(const crawlers::Catalogue& catalogue, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<const crawlers::Entry*> m_rows;
};

/// Finds crawlers by any part of their name or of their operator's, and puts the name.
class CrawlerCompleter final : public QCompleter {
    Q_OBJECT

public:
    explicit CrawlerCompleter(CrawlerModel* model, QObject* parent = nullptr);
    [[nodiscard]] QString pathFromIndex(const QModelIndex& index) const override;
};

/// The name, and in a quieter colour at the far end the operator.
class CrawlerDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;
};

/// What a crawler is for, in a few words.
[[nodiscard]] QString purposeText(crawlers::Purpose purpose);
/// The same as a heading over several.
[[nodiscard]] QString purposeTitle(crawlers::Purpose purpose);

} // namespace crawlright::tester
