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

/// Rows of more are not compared; they are told to be others.
constexpr std::size_t mostCompared = 10'000;
/// Groups that get or lose rows one by one; each costs as much as there are rows.
constexpr std::size_t mostResized = 20;

/// Findings move with the text while one types: what is seen of them is mostly the same.
bool looksTheSame(const checks::Finding& one, const checks::Finding& other)
{
    const auto isSame = [](const checks::Related& a, const checks::Related& b) {
        return a.role == b.role && a.line == b.line;
    };
    return one.code == other.code && one.line == other.line && one.severities == other.severities &&
           one.camps == other.camps && one.arguments == other.arguments &&
           std::ranges::equal(one.related, other.related, isSame);
}

/// Two rows, each of its list, for the same readers.
bool looksTheSame(const ProblemList& before, std::size_t one, const ProblemList& after,
                  std::size_t other)
{
    const checks::Finding& former = before.findingAt(one);
    const checks::Finding& now = after.findingAt(other);
    return before.rows[one].severity == after.rows[other].severity && looksTheSame(former, now) &&
           columnOf(former, before.analysis->document) == columnOf(now, after.analysis->document);
}

/// The groups, or all rows as one.
std::vector<ProblemList::Group> partsOf(const ProblemList& list)
{
    if (!list.groups.empty())
        return list.groups;
    return {{.key = 0,
             .first = 0,
             .count = static_cast<std::uint32_t>(list.rows.size()),
             .worst = Severity::None}};
}

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

bool ProblemsModel::hasGroupsOf(const ProblemList& list) const
{
    return list.grouping == m_list.grouping &&
           std::ranges::equal(list.groups, m_list.groups, {}, &ProblemList::Group::key,
                              &ProblemList::Group::key);
}

std::vector<ProblemsModel::Step> ProblemsModel::stepsTo(const ProblemList& list) const
{
    const std::vector<ProblemList::Group> former = partsOf(m_list);
    const std::vector<ProblemList::Group> now = partsOf(list);
    const bool isCompared = list.readers == m_list.readers && list.rows.size() <= mostCompared;
    std::vector<Step> steps;
    for (std::size_t i = 0; i < now.size(); ++i) {
        Step step{.former = former[i].count, .now = now[i].count};
        const std::size_t most = isCompared ? std::min(step.former, step.now) : 0;
        const auto same = [&](std::size_t one, std::size_t other) {
            return looksTheSame(m_list, former[i].first + one, list, now[i].first + other);
        };
        while (step.front < most && same(step.front, step.front))
            ++step.front;
        std::size_t back = 0;
        while (back < most - step.front &&
               same(former[i].count - 1 - back, now[i].count - 1 - back))
            ++back;
        step.former -= step.front + back;
        step.now -= step.front + back;
        step.isTitleOther =
            isGrouped() && (former[i].count != now[i].count || former[i].worst != now[i].worst ||
                            titleOf(m_list, former[i]) != titleOf(list, now[i]));
        steps.push_back(step);
    }
    return steps;
}

QModelIndex ProblemsModel::parentOf(std::size_t step) const
{
    return isGrouped() ? index(static_cast<int>(step), 0) : QModelIndex();
}

/// `at` is among the rows below that parent.
void ProblemsModel::resize(std::size_t step, std::size_t at, std::size_t removed,
                           std::span<const ProblemList::Row> added)
{
    const std::size_t first = isGrouped() ? m_list.groups[step].first : 0;
    const auto place = m_list.rows.begin() + static_cast<std::ptrdiff_t>(first + at);
    m_list.rows.insert(m_list.rows.erase(place, place + static_cast<std::ptrdiff_t>(removed)),
                       added.begin(), added.end());
    if (!isGrouped())
        return;
    const auto shift = static_cast<std::uint32_t>(added.size() - removed); // wraps and comes back
    m_list.groups[step].count += shift;
    for (std::size_t i = step + 1; i < m_list.groups.size(); ++i)
        m_list.groups[i].first += shift;
}

void ProblemsModel::dropRows(const std::vector<Step>& steps)
{
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Step& step = steps[i];
        if (step.former <= step.now)
            continue;
        const std::size_t at = step.front + step.now;
        const std::size_t end = step.front + step.former;
        beginRemoveRows(parentOf(i), static_cast<int>(at), static_cast<int>(end) - 1);
        resize(i, at, end - at, {});
        endRemoveRows();
    }
}

/// The list becomes this one, at first without what is new in it.
void ProblemsModel::addRows(const std::vector<Step>& steps, ProblemList list)
{
    const std::vector<ProblemList::Row> rows = list.rows;
    const std::vector<ProblemList::Group> parts = partsOf(list);
    m_list = std::move(list);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (steps[i].now > steps[i].former)
            resize(i, steps[i].front + steps[i].former, steps[i].now - steps[i].former, {});
    }
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Step& step = steps[i];
        if (step.now <= step.former)
            continue;
        const std::size_t at = step.front + step.former;
        const std::size_t end = step.front + step.now;
        beginInsertRows(parentOf(i), static_cast<int>(at), static_cast<int>(end) - 1);
        resize(i, at, 0, std::span(rows).subspan(parts[i].first + at, end - at));
        endInsertRows();
    }
}

void ProblemsModel::tellChanged(const std::vector<Step>& steps)
{
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const QModelIndex parent = parentOf(i);
        if (steps[i].isTitleOther)
            Q_EMIT dataChanged(parent, parent.siblingAtColumn(ColumnCount - 1));
        const std::size_t others = std::min(steps[i].former, steps[i].now);
        if (others > 0) {
            const auto first = static_cast<int>(steps[i].front);
            const int last = first + static_cast<int>(others) - 1;
            Q_EMIT dataChanged(index(first, 0, parent), index(last, ColumnCount - 1, parent));
        }
    }
}

void ProblemsModel::setList(ProblemList list)
{
    // Typing mostly moves findings without adding any: then no view has to forget where it was, and
    // none to paint.
    const bool hasSameGroups = hasGroupsOf(list);
    const std::vector<Step> steps = hasSameGroups ? stepsTo(list) : std::vector<Step>();
    const auto resized = static_cast<std::size_t>(
        std::ranges::count_if(steps, [](const Step& step) { return step.former != step.now; }));
    if (!hasSameGroups || resized > mostResized) {
        beginResetModel();
        m_list = std::move(list);
        endResetModel();
        return;
    }
    dropRows(steps);
    addRows(steps, std::move(list));
    tellChanged(steps);
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
