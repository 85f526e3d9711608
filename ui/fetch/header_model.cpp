// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/fetch/header_model.h"

#include "ui/words/quoted.h"
#include "ui/words/tool_tip.h"

#include <algorithm>
#include <array>

namespace crawlright::fetch {
namespace {

// Longer values are real (policies, cookies), but nobody reads more than this in a table.
constexpr int shownCharacters = 2'000;

// What tells about caching and reading comes first, in this order; Qt gives names in lower case.
constexpr auto first = std::to_array<QByteArrayView>(
    {"content-type", "etag", "last-modified", "cache-control", "expires", "age", "x-robots-tag",
     "content-encoding", "content-length", "location", "retry-after", "www-authenticate"});

qsizetype rankOf(const net::Header& header)
{
    const auto found = std::ranges::find_if(first, [&](QByteArrayView name) {
        return name.compare(header.name, Qt::CaseInsensitive) == 0;
    });
    return found - first.begin();
}

} // namespace

void HeaderModel::setHeaders(const QList<net::Header>& headers)
{
    beginResetModel();
    m_headers = headers;
    std::ranges::stable_sort(m_headers, {}, rankOf);
    endResetModel();
}

int HeaderModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_headers.size());
}

int HeaderModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant HeaderModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const net::Header& header = m_headers.at(index.row());
    const QByteArray& bytes = index.column() == Name ? header.name : header.value;
    const QString text = words::shown(bytes.toStdString(), shownCharacters);
    if (role == Qt::DisplayRole)
        return text;
    if (role == Qt::ToolTipRole)
        return words::asToolTip(text);
    return {};
}

QVariant HeaderModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    return section == Name ? tr("Header") : tr("Value");
}

} // namespace crawlright::fetch
