// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/outline/outline_model.h"

#include "ui/icons/icons.h"
#include "ui/outline/group_at.h"
#include "ui/words/quoted.h"

#include <QIcon>
#include <QLocale>
#include <QStringBuilder>

#include <algorithm>
#include <ranges>

namespace crawlright::outline {

using namespace Qt::StringLiterals;
using text::LineNumber;

namespace {

constexpr int letters = 80; // of a line's value

QString utf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// How many of two rows of things are the same at their beginnings and at their ends.
struct Common {
    std::size_t front = 0;
    std::size_t back = 0;
};

template <typename Same>
Common commonOf(std::size_t before, std::size_t after, Same same)
{
    Common common;
    const std::size_t least = std::min(before, after);
    while (common.front < least && same(common.front, common.front))
        ++common.front;
    while (common.back < least - common.front &&
           same(before - 1 - common.back, after - 1 - common.back))
        ++common.back;
    return common;
}

} // namespace

OutlineModel::OutlineModel(const crawlers::Catalogue& catalogue, QObject* parent)
    : QAbstractItemModel(parent)
    , m_catalogue(catalogue)
    , m_analysis(std::make_shared<const session::Analysis>())
{
}

OutlineModel::~OutlineModel() = default;

void OutlineModel::setAnalysis(const session::AnalysisPtr& analysis, dialects::Id dialect)
{
    if (analysis == m_analysis && dialect == m_dialect)
        return;
    const session::AnalysisPtr before = std::exchange(m_analysis, analysis);
    const dialects::Id formerDialect = std::exchange(m_dialect, dialect);
    // Only findings are new.
    if (formerDialect == dialect && before->document.bytes() == analysis->document.bytes())
        return;
    updateRows(itemsOf(*analysis, dialect), *before, formerDialect);
}

void OutlineModel::renumber(std::size_t from)
{
    for (; from < m_nodes.size(); ++from)
        m_nodes[from]->row = static_cast<int>(from);
}

void OutlineModel::updateRows(std::vector<Item> items, const session::Analysis& before,
                              dialects::Id formerDialect)
{
    const auto same = [&](std::size_t one, std::size_t other) {
        return formerDialect == m_dialect &&
               isSame(before, m_nodes[one]->item, *m_analysis, items[other], m_dialect);
    };
    const Common common = commonOf(m_nodes.size(), items.size(), same);
    const std::size_t oldEnd = m_nodes.size() - common.back;
    const std::size_t newEnd = items.size() - common.back;
    // What stands between is the same as far as it goes: mostly one group that got another name.
    std::size_t kept = common.front;
    while (kept < std::min(oldEnd, newEnd) && m_nodes[kept]->item.kind == items[kept].kind)
        ++kept;
    // The rows that stay take what is new before anything is told; their children keep their number
    // until each is told.
    std::vector<std::vector<LineNumber>> children(m_nodes.size());
    const auto rowOf = [&](std::size_t node) {
        return node < kept ? node : node - oldEnd + newEnd;
    };
    std::vector<bool> isOther(items.size());
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        if (i >= kept && i < oldEnd)
            continue;
        Item& item = items[rowOf(i)];
        const bool isRenamed = i >= common.front && i < kept;
        isOther[rowOf(i)] = isRenamed || item != m_nodes[i]->item;
        children[i] = std::exchange(item.children, std::move(m_nodes[i]->item.children));
        m_nodes[i]->item = std::move(item);
    }
    for (std::size_t i = 0; i < m_nodes.size(); ++i)
        if ((i < kept || i >= oldEnd) &&
            updateChildren(*m_nodes[i], std::move(children[i]), before))
            isOther[rowOf(i)] = true;
    if (kept < oldEnd) {
        beginRemoveRows({}, static_cast<int>(kept), static_cast<int>(oldEnd) - 1);
        m_nodes.erase(m_nodes.begin() + static_cast<std::ptrdiff_t>(kept),
                      m_nodes.begin() + static_cast<std::ptrdiff_t>(oldEnd));
        renumber(kept);
        endRemoveRows();
    }
    if (kept < newEnd) {
        beginInsertRows({}, static_cast<int>(kept), static_cast<int>(newEnd) - 1);
        std::vector<NodePtr> added;
        for (std::size_t i = kept; i < newEnd; ++i)
            added.push_back(std::make_unique<Node>(Node{.item = std::move(items[i])}));
        m_nodes.insert(m_nodes.begin() + static_cast<std::ptrdiff_t>(kept),
                       std::make_move_iterator(added.begin()),
                       std::make_move_iterator(added.end()));
        renumber(kept);
        endInsertRows();
    }
    // Mostly none: the pane need not filter, measure and paint anew.
    const auto first = std::ranges::find(isOther, true);
    if (first != isOther.end()) {
        const auto end = std::ranges::find(std::views::reverse(isOther), true).base();
        Q_EMIT dataChanged(index(static_cast<int>(first - isOther.begin()), 0),
                           index(static_cast<int>(end - isOther.begin()) - 1, columns - 1));
    }
}

bool OutlineModel::updateChildren(Node& node, std::vector<LineNumber> lines,
                                  const session::Analysis& before)
{
    std::vector<LineNumber>& shown = node.item.children;
    const auto textIn = [](const session::Analysis& analysis, LineNumber line) {
        const syntax::Line& written = analysis.document.line(line);
        return analysis.document.textOf({written.keyBegin, written.valueEnd});
    };
    const Common common = commonOf(shown.size(), lines.size(), [&](std::size_t a, std::size_t b) {
        return textIn(before, shown[a]) == textIn(*m_analysis, lines[b]);
    });
    const std::size_t oldEnd = shown.size() - common.back;
    const std::size_t newEnd = lines.size() - common.back;
    std::copy_n(lines.begin(), common.front, shown.begin());
    std::copy_n(lines.rbegin(), common.back, shown.rbegin());
    const bool isShorter = oldEnd > common.front;
    const bool isLonger = newEnd > common.front;
    const QModelIndex parentIndex = index(node.row, 0);
    if (isShorter) {
        beginRemoveRows(parentIndex, static_cast<int>(common.front), static_cast<int>(oldEnd) - 1);
        shown.erase(shown.begin() + static_cast<std::ptrdiff_t>(common.front),
                    shown.begin() + static_cast<std::ptrdiff_t>(oldEnd));
        endRemoveRows();
    }
    if (isLonger) {
        beginInsertRows(parentIndex, static_cast<int>(common.front), static_cast<int>(newEnd) - 1);
        shown = std::move(lines);
        endInsertRows();
    }
    return isShorter || isLonger;
}

QModelIndex OutlineModel::indexOfLine(LineNumber line,
                                      const std::function<bool(const QModelIndex&)>& isOpen) const
{
    const auto childIn = [&](const Node& node) {
        const QModelIndex top = index(node.row, 0);
        const auto child = std::ranges::lower_bound(node.item.children, line);
        if (child == node.item.children.end() || *child != line)
            return QModelIndex();
        return isOpen(top) ? index(static_cast<int>(child - node.item.children.begin()), 0, top)
                           : top;
    };
    if (const auto group = groupAt(m_analysis->document, groups(), line);
        group && *group < m_nodes.size() && m_nodes[*group]->item.kind == Kind::Group) {
        const QModelIndex child = childIn(*m_nodes[*group]);
        return child.isValid() ? child : index(static_cast<int>(*group), 0);
    }
    for (auto node = m_nodes.rbegin(); node != m_nodes.rend() && (*node)->item.kind != Kind::Group;
         ++node) {
        if (const QModelIndex child = childIn(**node); child.isValid())
            return child;
    }
    return {};
}

QModelIndex OutlineModel::index(int row, int column, const QModelIndex& parentIndex) const
{
    if (!hasIndex(row, column, parentIndex))
        return {};
    return parentIndex.isValid()
               ? createIndex(row, column,
                             m_nodes[static_cast<std::size_t>(parentIndex.row())].get())
               : createIndex(row, column);
}

QModelIndex OutlineModel::parent(const QModelIndex& child) const
{
    const auto* node = static_cast<const Node*>(child.internalPointer());
    return node ? createIndex(node->row, 0) : QModelIndex();
}

int OutlineModel::rowCount(const QModelIndex& parentIndex) const
{
    if (!parentIndex.isValid())
        return static_cast<int>(m_nodes.size());
    if (parentIndex.internalPointer() || parentIndex.column() != 0)
        return 0;
    return static_cast<int>(
        m_nodes[static_cast<std::size_t>(parentIndex.row())]->item.children.size());
}

int OutlineModel::columnCount(const QModelIndex&) const
{
    return columns;
}

QVariant OutlineModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::TextAlignmentRole)
        return index.column() == CountColumn ? QVariant(Qt::AlignTrailing | Qt::AlignVCenter)
                                             : QVariant();
    const auto row = static_cast<std::size_t>(index.row());
    if (const auto* node = static_cast<const Node*>(index.internalPointer()))
        return lineData(node->item, node->item.children.at(row), index.column(), role);
    return topData(m_nodes[row]->item, index.column(), role);
}

QVariant OutlineModel::topData(const Item& item, int column, int role) const
{
    if (item.kind == Kind::Group && item.group >= groups().groups.size())
        return {}; // about to be removed
    switch (role) {
    case Qt::DisplayRole:
        return column == NameColumn ? nameOf(item) : countOf(item);
    case TextRole:
        return nameOf(item);
    case Qt::ToolTipRole:
        return tipOf(item);
    case Qt::AccessibleTextRole:
        return item.twin == 0
                   ? QString(nameOf(item) % u", "_s % countOf(item))
                   : QString(nameOf(item) % u", "_s % countOf(item) % u". "_s % tipOf(item));
    case Qt::DecorationRole:
        if (column == NameColumn && item.kind == Kind::Outside)
            return icons::symbol("warning"_L1, icons::Tone::Caution);
        if (column == CountColumn && item.twin != 0)
            return icons::symbol("merged"_L1, icons::Tone::Note);
        return {};
    case LineRole:
        return item.line;
    default:
        return {};
    }
}

QVariant OutlineModel::lineData(const Item& item, LineNumber line, int column, int role) const
{
    if (line > m_analysis->document.lines().size())
        return {}; // about to be removed
    const bool isAgent = item.kind == Kind::Group &&
                         m_analysis->document.line(line).name.field == syntax::Field::UserAgent;
    switch (role) {
    case Qt::DisplayRole:
        if (column == NameColumn)
            return lineText(line);
        return isAgent ? crawlerText(line) : QString();
    case TextRole:
        return lineText(line);
    case Qt::AccessibleTextRole:
        return isAgent ? QString(lineText(line) % u", "_s % crawlerText(line)) : lineText(line);
    case Qt::ToolTipRole:
        return tr("Line %1").arg(QLocale().toString(line));
    case LineRole:
        return line;
    default:
        return {};
    }
}

QString OutlineModel::nameOf(const Item& item) const
{
    switch (item.kind) {
    case Kind::Group:
        return namesOf(m_analysis->document, groups(), groups().groups[item.group]);
    case Kind::Sitemaps:
        return tr("Sitemaps");
    case Kind::Outside:
        //: Lines of a robots.txt that should belong to a group and do not.
        return tr("Outside any group");
    case Kind::Others:
        return tr("Other fields of the file");
    }
    Q_UNREACHABLE_RETURN({});
}

QString OutlineModel::countOf(const Item& item) const
{
    const QLocale locale;
    if (item.kind != Kind::Group)
        return locale.toString(item.children.size());
    const QString count = item.rules == 0   ? tr("no rules")
                          : item.rules == 1 ? tr("1 rule")
                                            : tr("%1 rules").arg(locale.toString(item.rules));
    return count;
}

QString OutlineModel::tipOf(const Item& item) const
{
    const QLocale locale;
    const QString line = tr("It begins in line %1.").arg(locale.toString(item.line));
    if (item.kind == Kind::Outside)
        return tr("These lines belong into a group, and bind nobody where they are.");
    if (item.kind != Kind::Group)
        return tr("They hold for the whole file, in whatever group they stand.");
    if (item.twin == 0)
        return line;
    const bool isMerged = groups().dialect.merge == dialects::GroupMerge::All;
    const QString twin = isMerged ? tr("The group in line %1 is for one of these crawlers, too. "
                                       "For that crawler both count as one.")
                                  : tr("The group in line %1 is for one of these crawlers, too. "
                                       "For that crawler the first alone counts.");
    return line % u' ' % twin.arg(locale.toString(item.twin));
}

QString OutlineModel::lineText(LineNumber line) const
{
    const syntax::Document& document = m_analysis->document;
    const syntax::Line& written = document.line(line);
    const QString value = words::shown(document.textOf(written.value()), letters);
    switch (written.name.field) {
    case syntax::Field::UserAgent:
    case syntax::Field::Sitemap:
        return value.isEmpty() ? tr("(no value)") : value;
    default:
        return words::shown(document.textOf(written.key()), letters) % u": "_s % value;
    }
}

/// Who runs the crawler that a user-agent line names.
QString OutlineModel::crawlerText(LineNumber line) const
{
    const std::string_view name =
        m_analysis->document.textOf(m_analysis->document.line(line).value());
    if (name == "*")
        return tr("all others");
    const crawlers::Entry* entry = m_catalogue.resolve(name).entry;
    return entry ? utf8(entry->operatedBy) : tr("not in the catalogue");
}

} // namespace crawlright::outline
