// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/completion/proposal_model.h"

#include <QStringBuilder>

namespace crawlright::completion {

using namespace Qt::StringLiterals;

void ProposalModel::setProposals(Proposals proposals)
{
    beginResetModel();
    m_proposals = std::move(proposals);
    endResetModel();
}

int ProposalModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_proposals.size());
}

int ProposalModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ProposalModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Proposal& proposal = proposalAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == LabelColumn ? proposal.label : proposal.detail;
    case Qt::ToolTipRole:
        return proposal.detail;
    case Qt::AccessibleTextRole:
        // A row is read by its first column.
        if (index.column() == LabelColumn && !proposal.detail.isEmpty())
            return QString(proposal.label % u", "_s % proposal.detail);
        return data(index, Qt::DisplayRole);
    case SecondaryRole:
        return proposal.isSecondary;
    default:
        return {};
    }
}

} // namespace crawlright::completion
