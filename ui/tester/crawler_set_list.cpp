// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/crawler_set_list.h"

#include <algorithm>

namespace crawlright::tester {

CrawlerSetList::CrawlerSetList(std::vector<CrawlerSet> sets, QObject* parent)
    : QAbstractListModel(parent)
    , m_sets(std::move(sets))
{
}

bool CrawlerSetList::isTaken(const QString& name, int except) const
{
    for (int row = 0; row < rowCount(); ++row) {
        const QString& other = m_sets[static_cast<std::size_t>(row)].name;
        if (row != except && other.compare(name, Qt::CaseInsensitive) == 0)
            return true;
    }
    return false;
}

int CrawlerSetList::add(const QString& name, std::vector<std::string> names)
{
    QString unique = name;
    for (int number = 2; isTaken(unique, -1); ++number)
        //: A name for a set of crawlers of which there is one already: "Mine 2"
        unique = tr("%1 %2").arg(name, QString::number(number));
    CrawlerSet set = ownSet(unique);
    set.names = std::move(names);
    const int row = rowCount();
    beginInsertRows({}, row, row);
    m_sets.push_back(std::move(set));
    endInsertRows();
    return row;
}

void CrawlerSetList::remove(int row)
{
    beginRemoveRows({}, row, row);
    m_sets.erase(m_sets.begin() + row);
    endRemoveRows();
}

void CrawlerSetList::setNames(int row, std::vector<std::string> names)
{
    m_sets[static_cast<std::size_t>(row)].names = std::move(names);
    Q_EMIT dataChanged(index(row), index(row));
}

int CrawlerSetList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_sets.size());
}

QVariant CrawlerSetList::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const CrawlerSet& set = m_sets[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return set.name;
    case Qt::ToolTipRole:
        return tr("%n crawlers", nullptr, static_cast<int>(set.names.size()));
    default:
        return {};
    }
}

bool CrawlerSetList::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const QString name = value.toString().trimmed();
    if (!index.isValid() || role != Qt::EditRole || name.isEmpty() || isTaken(name, index.row()))
        return false;
    m_sets[static_cast<std::size_t>(index.row())].name = name;
    Q_EMIT dataChanged(index, index);
    return true;
}

Qt::ItemFlags CrawlerSetList::flags(const QModelIndex& index) const
{
    return index.isValid()
               ? QAbstractListModel::flags(index) | Qt::ItemIsEditable | Qt::ItemNeverHasChildren
               : Qt::ItemFlags();
}

} // namespace crawlright::tester
