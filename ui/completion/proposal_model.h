// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/completion/proposal.h"

#include <QAbstractTableModel>

namespace crawlright::completion {

/// Proposals as rows: what is written, and what it stands for.
class ProposalModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { LabelColumn, DetailColumn, ColumnCount };
    enum Role {
        SecondaryRole = Qt::UserRole, ///< bool: unlikely to be wanted
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setProposals(Proposals proposals);
    /// The row must be one of the model.
    [[nodiscard]] const Proposal& proposalAt(int row) const
    {
        return m_proposals[static_cast<std::size_t>(row)];
    }
    [[nodiscard]] const Proposals& proposals() const { return m_proposals; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    Proposals m_proposals;
};

} // namespace crawlright::completion
