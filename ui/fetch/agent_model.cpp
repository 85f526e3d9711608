// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/fetch/agent_model.h"

#include "ui/words/quoted.h"
#include "ui/words/tool_tip.h"

#include <utility>

namespace crawlright::fetch {

AgentModel::AgentModel(std::vector<AgentPreset> agents, QObject* parent)
    : QAbstractListModel(parent)
    , m_agents(std::move(agents))
    , m_checked{0}
{
}

std::vector<AgentPreset> AgentModel::checked() const
{
    std::vector<AgentPreset> agents;
    for (const int row : m_checked)
        agents.push_back(m_agents[static_cast<std::size_t>(row)]);
    return agents;
}

int AgentModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_agents.size());
}

QVariant AgentModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const AgentPreset& agent = m_agents[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return agent.name;
    case Qt::ToolTipRole:
        return words::asToolTip(words::shown(agent.header.toStdString(), 400));
    case Qt::CheckStateRole:
        return m_checked.contains(index.row()) ? Qt::Checked : Qt::Unchecked;
    default:
        return {};
    }
}

bool AgentModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || role != Qt::CheckStateRole)
        return false;
    if (value.value<Qt::CheckState>() == Qt::Checked)
        m_checked.insert(index.row());
    else
        m_checked.erase(index.row());
    Q_EMIT dataChanged(index, index, {Qt::CheckStateRole});
    Q_EMIT checkedChanged();
    return true;
}

Qt::ItemFlags AgentModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractListModel::flags(index);
    return index.isValid() ? flags | Qt::ItemIsUserCheckable : flags;
}

} // namespace crawlright::fetch
