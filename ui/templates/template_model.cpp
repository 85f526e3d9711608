// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/templates/template_model.h"

#include <QStringBuilder>

#include <algorithm>

namespace crawlright::templates {

using namespace Qt::StringLiterals;

TemplateModel::TemplateModel(std::vector<Template> templates, QObject* parent)
    : QAbstractListModel(parent)
    , m_templates(std::move(templates))
{
}

int TemplateModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_templates.size());
}

QVariant TemplateModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Template& one = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return one.title;
    case Qt::ToolTipRole:
        return one.about;
    case Qt::AccessibleDescriptionRole:
        return one.family;
    case WordsRole:
        return QString(one.title % u' ' % one.about % u' ' % one.family % u' ' %
                       one.lines.join(u' '));
    default:
        return {};
    }
}

void TemplateFilter::setWords(const QString& text)
{
    m_words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

bool TemplateFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QString text =
        sourceModel()->index(row, 0, parent).data(TemplateModel::WordsRole).toString();
    return std::ranges::all_of(
        m_words, [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace crawlright::templates
