// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/problems/problems_model.h"

#include "ui/icons/icons.h"
#include "ui/words/quoted.h"

#include <QFont>
#include <QLocale>
#include <QStringBuilder>

#include <algorithm>

namespace crawlright::problems {

using namespace Qt::StringLiterals;
using checks::Severity;

QIcon iconOf(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return icons::symbol("error"_L1, icons::Tone::Negative);
    case Severity::Warning:
        return icons::symbol("warning"_L1, icons::Tone::Caution);
    case Severity::Info:
        return icons::symbol("info"_L1, icons::Tone::Note);
    case Severity::Hint:
        return icons::symbol("hint"_L1, icons::Tone::Quiet);
    case Severity::None:
        break;
    }
    return {};
}

namespace {

/// The internal id of what has no parent; of a row in a group it is 1 + the row of its group.
constexpr quintptr topLevel = 0;

/// Made once: a view asks for the icon of every visible row at every paint.
const QIcon& sharedIconOf(Severity severity)
{
    static const std::array all{QIcon(), iconOf(Severity::Hint), iconOf(Severity::Info),
                                iconOf(Severity::Warning), iconOf(Severity::Error)};
    return all.at(static_cast<std::size_t>(severity));
}

} // namespace

ProblemsModel::ProblemsModel(QObject* parent)
    : QAbstractItemModel(parent)
{
}

bool ProblemsModel::hasShapeOf(const ProblemList& list) const
{
    const auto isSame = [](const ProblemList::Group& a, const ProblemList::Group& b) {
        return a.key == b.key && a.count == b.count;
    };
    return list.rows.size() == m_list.rows.size() && list.grouping == m_list.grouping &&
           std::ranges::equal(list.groups, m_list.groups, isSame);
}

void ProblemsModel::tellAllChanged()
{
    const auto tell = [this](const QModelIndex& parent) {
        if (const int rows = rowCount(parent); rows > 0) {
            Q_EMIT dataChanged(index(0, 0, parent), index(rows - 1, ColumnCount - 1, parent));
        }
    };
    tell({});
    for (int group = 0; group < static_cast<int>(m_list.groups.size()); ++group)
        tell(index(group, 0));
}

void ProblemsModel::setList(ProblemList list)
{
    // Typing mostly moves findings without adding any: then no view has to forget where it was.
    if (hasShapeOf(list)) {
        m_list = std::move(list);
        tellAllChanged();
        return;
    }
    beginResetModel();
    m_list = std::move(list);
    endResetModel();
}

std::optional<std::size_t> ProblemsModel::rowAt(const QModelIndex& index) const
{
    if (!index.isValid())
        return std::nullopt;
    const auto row = static_cast<std::size_t>(index.row());
    if (index.internalId() != topLevel)
        return m_list.groups[index.internalId() - 1].first + row;
    return isGrouped() ? std::nullopt : std::optional(row);
}

QModelIndex ProblemsModel::indexOfRow(std::size_t row) const
{
    if (row >= m_list.rows.size())
        return {};
    if (!isGrouped())
        return createIndex(static_cast<int>(row), 0, topLevel);
    const auto behind =
        std::ranges::upper_bound(m_list.groups, row, {}, &ProblemList::Group::first);
    const auto group = static_cast<std::size_t>(behind - m_list.groups.begin()) - 1;
    return createIndex(static_cast<int>(row - m_list.groups[group].first), 0, group + 1);
}

const ProblemList::Group* ProblemsModel::groupAt(const QModelIndex& index) const
{
    if (!index.isValid() || !isGrouped())
        return nullptr;
    return &m_list.groups[index.internalId() == topLevel ? static_cast<std::size_t>(index.row())
                                                         : index.internalId() - 1];
}

QModelIndex ProblemsModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column,
                       parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : topLevel);
}

QModelIndex ProblemsModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == topLevel)
        return {};
    return createIndex(static_cast<int>(child.internalId() - 1), 0, topLevel);
}

int ProblemsModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(isGrouped() ? m_list.groups.size() : m_list.rows.size());
    if (!isGrouped() || parent.internalId() != topLevel || parent.column() != 0)
        return 0;
    return static_cast<int>(m_list.groups[static_cast<std::size_t>(parent.row())].count);
}

int ProblemsModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QString ProblemsModel::textOf(std::size_t row, Column column) const
{
    const checks::Finding& finding = m_list.findingAt(row);
    switch (column) {
    case SentenceColumn:
        return sentenceOf(m_list, row);
    case PlaceColumn:
        return QString::number(finding.line) % u':' %
               QString::number(columnOf(finding, m_list.analysis->document));
    case IdColumn:
        return words::ascii(checks::idOf(finding.code));
    case ColumnCount:
        break;
    }
    return {};
}

QVariant ProblemsModel::dataOfGroup(const ProblemList::Group& group, Column column, int role) const
{
    const QString title = titleOf(m_list, group);
    const QString count = QLocale().toString(group.count);
    switch (role) {
    case Qt::DisplayRole:
        if (column == SentenceColumn)
            return title;
        if (column == PlaceColumn)
            return count;
        return m_list.grouping == Grouping::Kind
                   ? words::ascii(checks::idOf(static_cast<checks::Code>(group.key)))
                   : QString();
    case Qt::ToolTipRole:
        return title;
    case Qt::FontRole: {
        QFont font;
        font.setBold(true);
        return font;
    }
    case Qt::DecorationRole:
        return column == SentenceColumn ? QVariant(sharedIconOf(group.worst)) : QVariant();
    case Qt::AccessibleTextRole:
        //: A group of problems: its title, and how many they are
        return column == SentenceColumn ? tr("%1, problems: %2").arg(title, count) : QVariant();
    default:
        return {};
    }
}

QVariant ProblemsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto column = static_cast<Column>(index.column());
    const auto row = rowAt(index);
    if (!row)
        return dataOfGroup(*groupAt(index), column, role);
    const Severity severity = m_list.rows[*row].severity;
    switch (role) {
    case Qt::DisplayRole:
        return textOf(*row, column);
    case Qt::ToolTipRole:
        return sentenceOf(m_list, *row);
    case Qt::DecorationRole:
        return column == SentenceColumn ? QVariant(sharedIconOf(severity)) : QVariant();
    case Qt::AccessibleTextRole:
        if (column == SentenceColumn)
            return QString(severityTitle(severity) % u": "_s % textOf(*row, column));
        return textOf(*row, column);
    default:
        return {};
    }
}

QVariant ProblemsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case SentenceColumn:
        return tr("Problem");
    //: Column header: line and column of a problem
    case PlaceColumn:
        return tr("Line");
    //: Column header: the id of a kind of problem, such as missing-colon
    case IdColumn:
        return tr("Id");
    default:
        return {};
    }
}

Qt::ItemFlags ProblemsModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags always = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return rowAt(index) ? always | Qt::ItemNeverHasChildren : always;
}

} // namespace crawlright::problems
