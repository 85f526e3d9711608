// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/outline/outline_filter.h"

#include "ui/outline/outline_model.h"

namespace crawlright::outline {

void OutlineFilter::setText(const QString& text)
{
    m_text = text;
    invalidateRowsFilter();
}

bool OutlineFilter::has(const QModelIndex& index) const
{
    return index.data(OutlineModel::TextRole).toString().contains(m_text, Qt::CaseInsensitive);
}

bool OutlineFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    if (m_text.isEmpty())
        return true;
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if (has(index) || (parent.isValid() && has(parent)))
        return true;
    for (int i = 0; i < sourceModel()->rowCount(index); ++i)
        if (has(sourceModel()->index(i, 0, index)))
            return true;
    return false;
}

} // namespace crawlright::outline
