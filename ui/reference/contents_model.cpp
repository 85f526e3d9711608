// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/reference/contents_model.h"

#include "ui/words/findings.h"
#include "ui/words/quoted.h"
#include "ui/words/reference.h"

#include <QFont>
#include <QStringBuilder>

#include <algorithm>

namespace crawlright::reference {

using namespace Qt::StringLiterals;
using checks::Code;

namespace {

/// The internal id of a family's index; of a kind's it is 1 + the row of its family.
constexpr quintptr familyLevel = 0;

} // namespace

ContentsModel::ContentsModel(QObject* parent)
    : QAbstractItemModel(parent)
{
    search({});
}

const QString& ContentsModel::searchedTextOf(Code code)
{
    QString& text = m_texts.at(static_cast<std::size_t>(code));
    if (text.isEmpty()) {
        text = words::ascii(checks::idOf(code)) % u'\n' % words::explanation(code) % u'\n' %
               words::referencePage(code);
    }
    return text;
}

void ContentsModel::search(const QString& words)
{
    const QStringList wanted = words.split(u' ', Qt::SkipEmptyParts);
    beginResetModel();
    m_sections.clear();
    for (int i = 0; i < checks::codeCount; ++i) {
        const auto code = static_cast<Code>(i);
        const bool isShown = std::ranges::all_of(wanted, [&](const QString& word) {
            return searchedTextOf(code).contains(word, Qt::CaseInsensitive);
        });
        if (!isShown)
            continue;
        const checks::Family family = checks::familyOf(code);
        auto section = std::ranges::find(m_sections, family, &Section::family);
        if (section == m_sections.end())
            section = m_sections.insert(section, {.family = family, .codes = {}});
        section->codes.push_back(code);
    }
    endResetModel();
}

std::optional<Code> ContentsModel::codeAt(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == familyLevel)
        return std::nullopt;
    return m_sections.at(index.internalId() - 1).codes.at(static_cast<std::size_t>(index.row()));
}

QModelIndex ContentsModel::indexOf(Code code) const
{
    for (std::size_t i = 0; i < m_sections.size(); ++i) {
        const auto& codes = m_sections[i].codes;
        if (const auto found = std::ranges::find(codes, code); found != codes.end())
            return createIndex(static_cast<int>(found - codes.begin()), IdColumn, i + 1);
    }
    return {};
}

QModelIndex ContentsModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column,
                       parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : familyLevel);
}

QModelIndex ContentsModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == familyLevel)
        return {};
    return createIndex(static_cast<int>(child.internalId() - 1), 0, familyLevel);
}

int ContentsModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_sections.size());
    if (parent.internalId() != familyLevel || parent.column() != 0)
        return 0;
    return static_cast<int>(m_sections.at(static_cast<std::size_t>(parent.row())).codes.size());
}

int ContentsModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QVariant ContentsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto code = codeAt(index);
    if (!code) {
        if (role == Qt::FontRole) {
            QFont font;
            font.setBold(true);
            return font;
        }
        const auto& section = m_sections.at(static_cast<std::size_t>(index.row()));
        return role == Qt::DisplayRole && index.column() == 0
                   ? QVariant(words::familyName(section.family))
                   : QVariant();
    }
    const QString meaning = words::explain(*code).meaning;
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == IdColumn ? words::ascii(checks::idOf(*code)) : meaning;
    case Qt::ToolTipRole:
        return meaning;
    case Qt::AccessibleTextRole:
        return QString(words::ascii(checks::idOf(*code)) % u": "_s % meaning);
    default:
        return {};
    }
}

Qt::ItemFlags ContentsModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    if (!codeAt(index))
        return Qt::ItemIsEnabled;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

} // namespace crawlright::reference
