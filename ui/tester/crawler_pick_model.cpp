// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/crawler_pick_model.h"

#include "ui/tester/crawler_model.h"
#include "ui/tester/crawler_set.h"
#include "ui/words/quoted.h"

#include <QStringBuilder>

#include <algorithm>

namespace crawlright::tester {

using namespace Qt::StringLiterals;
using crawlers::Entry;

static_assert(static_cast<int>(CrawlerPickModel::OperatorRole) ==
              static_cast<int>(CrawlerModel::OperatorRole));

CrawlerPickModel::CrawlerPickModel(const crawlers::Catalogue& catalogue, QObject* parent)
    : QAbstractListModel(parent)
    , m_catalogue(catalogue)
{
    for (const Entry& entry : catalogue.entries())
        m_entries.push_back(&entry);
    std::ranges::sort(m_entries, [](const Entry* a, const Entry* b) { return comesFirst(*a, *b); });
}

void CrawlerPickModel::setNames(const std::vector<std::string>& names)
{
    beginResetModel();
    m_checked.clear();
    m_own.clear();
    for (const std::string& name : names) {
        if (const Entry* entry = m_catalogue.find(name))
            m_checked.insert(entry);
        else if (!std::ranges::contains(m_own, name))
            m_own.push_back(name);
    }
    endResetModel();
}

std::vector<std::string> CrawlerPickModel::names() const
{
    std::vector<std::string> names = m_own;
    for (const Entry* entry : m_entries) {
        if (m_checked.contains(entry))
            names.emplace_back(entry->token);
    }
    return names;
}

int CrawlerPickModel::rowOf(const Entry* entry) const
{
    const auto found = std::ranges::find(m_entries, entry);
    return static_cast<int>(m_own.size()) + static_cast<int>(found - m_entries.begin());
}

int CrawlerPickModel::add(const QString& name)
{
    const std::string text = name.trimmed().toStdString();
    if (const Entry* entry = m_catalogue.find(text)) {
        const int row = rowOf(entry);
        setData(index(row), Qt::Checked, Qt::CheckStateRole);
        return row;
    }
    if (const auto known = std::ranges::find(m_own, text); known != m_own.end())
        return static_cast<int>(known - m_own.begin());
    const auto row = static_cast<int>(m_own.size());
    beginInsertRows({}, row, row);
    m_own.push_back(text);
    endInsertRows();
    Q_EMIT namesChanged();
    return row;
}

int CrawlerPickModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_own.size() + m_entries.size());
}

Qt::ItemFlags CrawlerPickModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable |
           Qt::ItemNeverHasChildren;
}

QVariant CrawlerPickModel::ownData(const std::string& name, int role) const
{
    const Entry* meant = m_catalogue.resolve(name).entry;
    switch (role) {
    case Qt::DisplayRole:
        return words::shown(name);
    case Qt::ToolTipRole:
        return words::shown(name, 400);
    case Qt::CheckStateRole:
        return Qt::Checked;
    case OperatorRole:
        return meant ? tr("User-Agent of %1").arg(QString::fromUtf8(meant->token))
                     : tr("Your own name");
    case SearchRole:
        return QString::fromUtf8(name);
    case PurposeRole:
        return -1;
    default:
        return {};
    }
}

QVariant CrawlerPickModel::entryData(const Entry& entry, int role) const
{
    const QString about =
        entry.operatedBy.empty()
            ? purposeText(entry.purpose)
            : QString(QString::fromUtf8(entry.operatedBy) % u" · "_s % purposeText(entry.purpose));
    switch (role) {
    case Qt::DisplayRole:
        return QString::fromUtf8(entry.token);
    case Qt::ToolTipRole:
        if (entry.status == crawlers::Status::Active && !entry.doubtful)
            return about;
        return entry.doubtful ? tr("%1. It is doubtful whether such a crawler exists.").arg(about)
                              : tr("%1. It may not crawl any longer.").arg(about);
    case Qt::CheckStateRole:
        return m_checked.contains(&entry) ? Qt::Checked : Qt::Unchecked;
    case OperatorRole:
        return about;
    case Qt::AccessibleTextRole:
        return QString(QString::fromUtf8(entry.token) % u", "_s % about);
    case SearchRole:
        return QString(QString::fromUtf8(entry.token) % u' ' % about);
    case PurposeRole:
        return static_cast<int>(entry.purpose);
    default:
        return {};
    }
}

QVariant CrawlerPickModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row();
    return isOwn(row) ? ownData(m_own[static_cast<std::size_t>(row)], role)
                      : entryData(entryAt(row), role);
}

bool CrawlerPickModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || role != Qt::CheckStateRole)
        return false;
    const bool checked = value.value<Qt::CheckState>() == Qt::Checked;
    if (isOwn(index.row())) {
        if (!checked) {
            beginRemoveRows({}, index.row(), index.row());
            m_own.erase(m_own.begin() + index.row());
            endRemoveRows();
            Q_EMIT namesChanged();
        }
        return true;
    }
    const Entry* entry = &entryAt(index.row());
    const bool isNew = checked ? m_checked.insert(entry).second : m_checked.erase(entry) > 0;
    if (isNew) {
        Q_EMIT dataChanged(index, index, {Qt::CheckStateRole});
        Q_EMIT namesChanged();
    }
    return true;
}

void CrawlerPickFilter::setWords(const QString& typed)
{
    m_words = typed.split(u' ', Qt::SkipEmptyParts);
    invalidateRowsFilter();
}

void CrawlerPickFilter::setPurpose(std::optional<crawlers::Purpose> purpose)
{
    m_purpose = purpose;
    invalidateRowsFilter();
}

void CrawlerPickFilter::setOnlyChecked(bool only)
{
    m_onlyChecked = only;
    invalidateRowsFilter();
}

bool CrawlerPickFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if (m_onlyChecked && index.data(Qt::CheckStateRole).value<Qt::CheckState>() != Qt::Checked)
        return false;
    const int purpose = index.data(CrawlerPickModel::PurposeRole).toInt();
    if (m_purpose && purpose >= 0 && purpose != static_cast<int>(*m_purpose))
        return false;
    const QString text = index.data(CrawlerPickModel::SearchRole).toString();
    return std::ranges::all_of(
        m_words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace crawlright::tester
