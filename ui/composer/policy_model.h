// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/compose/policy.h"
#include "ui/composer/ai_operators.h"

#include <QAbstractTableModel>
#include <QModelIndexList>

#include <map>
#include <optional>
#include <set>

namespace crawlright::composer {

/// Operators by purposes; a cell stands for the crawlers that the operator has for the purpose, and
/// says what is wanted for them.
class PolicyModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit PolicyModel(const crawlers::Catalogue& catalogue, QObject* parent = nullptr);

    /// Its crawlers in the order of the table, operator by operator.
    [[nodiscard]] std::vector<std::string> tokens() const;
    /// What the file says; `wishes` are of `tokens()`, in their order.
    void setReading(const compose::Reading& reading);
    [[nodiscard]] std::vector<compose::Wish> wishes() const;
    /// The crawlers of the table with such a wish.
    [[nodiscard]] Entries entriesWith(compose::Stand stand) const;

    void setStand(const QModelIndexList& cells, compose::Stand stand);
    /// One for each purpose.
    void setAll(const std::array<compose::Stand, aiPurposes.size()>& stands);
    /// Leave, allow, block, and again from the start.
    void turn(const QModelIndex& cell);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

Q_SIGNALS:
    void wishesChanged();

private:
    [[nodiscard]] const Entries& entriesAt(const QModelIndex& index) const;
    /// nullopt: not the same for all of the cell's crawlers.
    [[nodiscard]] std::optional<compose::Stand> standAt(const QModelIndex& index) const;
    [[nodiscard]] QString standText(const QModelIndex& index) const;
    [[nodiscard]] QString tipFor(const QModelIndex& index) const;
    [[nodiscard]] bool hasOthers(const Entries& entries) const;
    void set(const Entries& entries, compose::Stand stand);
    void announce();

    std::vector<AiOperator> m_operators;
    std::map<std::string_view, compose::Stand> m_stands; // by token
    std::set<std::string, std::less<>> m_others;         // with rules that say neither
};

} // namespace crawlright::composer
