// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"

#include <QAbstractListModel>
#include <QSortFilterProxyModel>

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace crawlright::tester {

/// The crawlers of the catalogue with a check mark for those that a set has, and above them the
/// names of one's own that it has.
class CrawlerPickModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        OperatorRole = Qt::UserRole, ///< as CrawlerModel has it: who runs it, and what for
        SearchRole,                  ///< what typing is compared with
        PurposeRole,                 ///< crawlers::Purpose as a number; -1 for a name of one's own
    };

    /// The catalogue must outlive this.
    explicit CrawlerPickModel(const crawlers::Catalogue& catalogue, QObject* parent = nullptr);

    /// What is checked. In the order of `names` come those of one's own, then the others as shown.
    void setNames(const std::vector<std::string>& names);
    [[nodiscard]] std::vector<std::string> names() const;
    /// A name or a user-agent string: a token of the catalogue is checked, another one is added.
    /// Returns its row.
    int add(const QString& name);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

Q_SIGNALS:
    /// By the user.
    void namesChanged();

private:
    [[nodiscard]] bool isOwn(int row) const { return row < static_cast<int>(m_own.size()); }
    [[nodiscard]] const crawlers::Entry& entryAt(int row) const
    {
        return *m_entries[static_cast<std::size_t>(row) - m_own.size()];
    }
    [[nodiscard]] int rowOf(const crawlers::Entry* entry) const;
    [[nodiscard]] QVariant ownData(const std::string& name, int role) const;
    [[nodiscard]] QVariant entryData(const crawlers::Entry& entry, int role) const;

    const crawlers::Catalogue& m_catalogue;
    std::vector<const crawlers::Entry*> m_entries;
    std::set<const crawlers::Entry*> m_checked;
    std::vector<std::string> m_own; // all of them checked: what is not is gone
};

/// Those that hold every word that was typed, serve a purpose, and, if that is asked for, are
/// checked.
class CrawlerPickFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setWords(const QString& typed);
    void setPurpose(std::optional<crawlers::Purpose> purpose);
    void setOnlyChecked(bool only);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList m_words;
    std::optional<crawlers::Purpose> m_purpose;
    bool m_onlyChecked = false;
};

} // namespace crawlright::tester
