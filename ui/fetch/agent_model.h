// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/fetch/agent_preset.h"

#include <QAbstractListModel>

#include <set>

namespace crawlright::fetch {

/// User agents with a check mark for those that are wanted.
class AgentModel final : public QAbstractListModel {
    Q_OBJECT

public:
    /// The first is checked.
    explicit AgentModel(std::vector<AgentPreset> agents, QObject* parent = nullptr);

    /// In the order of the list.
    [[nodiscard]] std::vector<AgentPreset> checked() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

Q_SIGNALS:
    void checkedChanged();

private:
    std::vector<AgentPreset> m_agents;
    std::set<int> m_checked; // rows
};

} // namespace crawlright::fetch
