// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/fetch/hop_model.h"

#include "ui/words/fetch_words.h"

namespace crawlright::fetch {

void HopModel::clear()
{
    setHops({});
}

void HopModel::append(const net::Hop& hop)
{
    const int row = rowCount();
    beginInsertRows({}, row, row);
    m_hops.append(hop);
    endInsertRows();
}

void HopModel::setHops(const QList<net::Hop>& hops)
{
    beginResetModel();
    m_hops = hops;
    endResetModel();
}

int HopModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_hops.size());
}

int HopModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString HopModel::text(const net::Hop& hop, int column)
{
    switch (column) {
    case Status:
        return words::status(hop);
    case Address:
        return hop.url.toDisplayString(QUrl::FullyEncoded);
    case Protocol:
        return words::protocol(hop.protocol);
    case Time:
        return words::seconds(hop.elapsed);
    case Remarks:
        return words::marks(hop).join(u' ');
    default:
        return {};
    }
}

QVariant HopModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const net::Hop& hop = m_hops.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(hop, index.column());
    case Qt::ToolTipRole:
        return text(hop, index.column()).toHtmlEscaped();
    case Qt::TextAlignmentRole:
        return index.column() == Time ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    default:
        return {};
    }
}

QVariant HopModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole && orientation == Qt::Horizontal && section == Time)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    switch (section) {
    case Status:
        return tr("Status");
    case Address:
        return tr("Address");
    case Protocol:
        return tr("Protocol");
    case Time:
        return tr("Time");
    case Remarks:
        return tr("Remarks");
    default:
        return {};
    }
}

} // namespace crawlright::fetch
