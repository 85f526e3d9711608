// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/matrix_model.h"

#include "core/syntax/statement.h"
#include "core/text/ascii.h"
#include "ui/icons/icons.h"
#include "ui/tester/crawler_model.h"
#include "ui/tester/verdict_icon.h"
#include "ui/words/dialects.h"
#include "ui/words/lists.h"
#include "ui/words/quoted.h"
#include "ui/words/verdicts.h"

#include <QFont>
#include <QStringBuilder>

#include <algorithm>
#include <array>
#include <optional>
#include <ranges>
#include <string_view>
#include <utility>

namespace crawlright::tester {

using namespace Qt::StringLiterals;
using rules::Verdict;

namespace {

constexpr int notJudged = 3;                           // a group by verdict
constexpr int notInCatalogue = crawlers::purposeCount; // a group by purpose
constexpr int ruleLength = 200;                        // characters of a rule that are shown

/// What keeps somebody out is what one looks for.
int weightOf(Verdict verdict)
{
    constexpr std::array weights{2, 0, 1};
    return weights.at(static_cast<std::size_t>(verdict));
}

QString verdictTitle(int key)
{
    switch (key) {
    case 0:
        return MatrixModel::tr("Blocked");
    case 1:
        return MatrixModel::tr("Left open");
    case 2:
        return MatrixModel::tr("Allowed");
    default:
        return MatrixModel::tr("No verdict");
    }
}

int compareTexts(std::string_view a, std::string_view b)
{
    const auto order = std::lexicographical_compare_three_way(
        a.begin(), a.end(), b.begin(), b.end(),
        [](char x, char y) { return text::toLower(x) <=> text::toLower(y); });
    return order < 0 ? -1 : order > 0 ? 1 : 0;
}

/// What the line says that decides; empty: no line does.
std::string_view ruleOf(const Answers& answers, const rules::Decision& decision)
{
    return syntax::statementOn(answers.bindings->analysis()->document, decision.line);
}

/// Two answers to the same crawlers.
bool looksTheSame(const Answers& before, const Answers& now, std::size_t crawler)
{
    const rules::Decision& one = before.of(crawler);
    const rules::Decision& other = now.of(crawler);
    return one.verdict == other.verdict && one.reason == other.reason && one.line == other.line &&
           ruleOf(before, one) == ruleOf(now, other);
}

template <class Number>
int compareNumbers(Number a, Number b)
{
    return a < b ? -1 : a > b ? 1 : 0;
}

} // namespace

MatrixModel::MatrixModel(QObject* parent)
    : QAbstractItemModel(parent)
    , m_crawlers(std::make_shared<const Crawlers>())
{
    take(arranged());
}

void MatrixModel::setCrawlers(const CrawlersPtr& crawlers)
{
    const bool areTheSame = std::ranges::equal(
        *crawlers, *m_crawlers, {}, &crawlers::Crawler::token, &crawlers::Crawler::token);
    if (areTheSame) {
        m_crawlers = crawlers; // their dialects may be others
        m_answers.reset();
        arrangeAgain();
        for (const Group& group : m_groups) {
            if (!group.crawlers.empty())
                Q_EMIT dataChanged(indexOf(group.crawlers.front()),
                                   indexOf(group.crawlers.back(), ReaderColumn));
        }
        return;
    }
    beginResetModel();
    m_crawlers = crawlers;
    m_answers.reset();
    take(arranged());
    endResetModel();
}

void MatrixModel::setAnswers(const AnswersPtr& answers)
{
    if (answers && answers->bindings->crawlers() != m_crawlers)
        return;
    const AnswersPtr before = std::exchange(m_answers, answers);
    arrangeAgain();
    if (!before && !answers)
        return;
    // While one types elsewhere all is as it was, and no view has to paint.
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        const std::vector<std::size_t>& crawlers = m_groups[i].crawlers;
        const auto isOther = [&](std::size_t crawler) {
            return !before || !answers || !looksTheSame(*before, *answers, crawler);
        };
        const auto first = std::ranges::find_if(crawlers, isOther);
        if (first == crawlers.end())
            continue;
        const auto last = std::ranges::find_if(std::views::reverse(crawlers), isOther);
        if (isGrouped()) {
            const int row = static_cast<int>(i);
            Q_EMIT dataChanged(index(row, CrawlerColumn), index(row, ReaderColumn));
        }
        Q_EMIT dataChanged(indexOf(*first, CrawlerColumn), indexOf(*last, ReaderColumn));
    }
}

void MatrixModel::setGrouping(Grouping grouping)
{
    if (grouping == m_grouping)
        return;
    beginResetModel();
    m_grouping = grouping;
    take(arranged());
    endResetModel();
}

void MatrixModel::sort(int column, Qt::SortOrder order)
{
    m_sortColumn = column;
    m_sortOrder = order;
    arrangeAgain();
}

const rules::Decision* MatrixModel::decisionOf(std::size_t crawler) const
{
    return m_answers ? &m_answers->of(crawler) : nullptr;
}

int MatrixModel::keyOf(std::size_t crawler) const
{
    switch (m_grouping) {
    case Grouping::None:
        break;
    case Grouping::Purpose: {
        const crawlers::Entry* entry = (*m_crawlers)[crawler].entry;
        return entry ? static_cast<int>(entry->purpose) : notInCatalogue;
    }
    case Grouping::Verdict: {
        const rules::Decision* decision = decisionOf(crawler);
        return decision ? weightOf(decision->verdict) : notJudged;
    }
    }
    return 0;
}

int MatrixModel::compare(std::size_t one, std::size_t other) const
{
    const rules::Decision* a = decisionOf(one);
    const rules::Decision* b = decisionOf(other);
    switch (m_sortColumn) {
    case CrawlerColumn:
        return compareTexts((*m_crawlers)[one].token, (*m_crawlers)[other].token);
    case VerdictColumn:
        return a && b ? compareNumbers(weightOf(a->verdict), weightOf(b->verdict)) : 0;
    case LineColumn:
        return a && b ? compareNumbers(a->line, b->line) : 0;
    case RuleColumn:
        return a && b ? ruleText(*a).compare(ruleText(*b), Qt::CaseInsensitive) : 0;
    case ReaderColumn:
        return compareNumbers((*m_crawlers)[one].dialect, (*m_crawlers)[other].dialect);
    default:
        return 0;
    }
}

std::vector<MatrixModel::Group> MatrixModel::arranged() const
{
    std::vector<Group> groups;
    if (!isGrouped())
        groups.push_back({});
    for (std::size_t i = 0; i < m_crawlers->size(); ++i) {
        const int key = keyOf(i);
        auto place = std::ranges::lower_bound(groups, key, {}, &Group::key);
        if (place == groups.end() || place->key != key)
            place = groups.insert(place, {.key = key, .crawlers = {}});
        place->crawlers.push_back(i);
    }
    if (m_sortColumn < 0)
        return groups;
    const int sign = m_sortOrder == Qt::AscendingOrder ? 1 : -1;
    for (Group& group : groups) {
        std::ranges::stable_sort(group.crawlers, [this, sign](std::size_t one, std::size_t other) {
            return sign * compare(one, other) < 0;
        });
    }
    return groups;
}

void MatrixModel::take(std::vector<Group> groups)
{
    m_groups = std::move(groups);
    m_places.assign(m_crawlers->size(), {});
    for (std::size_t group = 0; group < m_groups.size(); ++group) {
        int row = 0;
        for (const std::size_t crawler : m_groups[group].crawlers)
            m_places[crawler] = {.group = group, .row = row++};
    }
}

void MatrixModel::arrangeAgain()
{
    std::vector<Group> groups = arranged();
    if (groups == m_groups)
        return;
    Q_EMIT layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    // What each of them stood for, before rows have other places.
    struct Kept {
        std::optional<std::size_t> crawler;
        int group = 0;
        int column = 0;
    };
    std::vector<Kept> kept;
    for (const QModelIndex& index : before)
        kept.push_back({crawlerAt(index), groupAt(index).value_or(0), index.column()});
    take(std::move(groups));
    QModelIndexList after;
    for (const Kept& one : kept) {
        if (one.crawler) {
            after.append(indexOf(*one.crawler, one.column));
            continue;
        }
        const auto found = std::ranges::find(m_groups, one.group, &Group::key);
        after.append(found == m_groups.end()
                         ? QModelIndex()
                         : index(static_cast<int>(found - m_groups.begin()), one.column));
    }
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged();
}

// The internal id is the number of the group, from 1, for a row in it; 0 for what has no parent.
std::optional<std::size_t> MatrixModel::crawlerAt(const QModelIndex& index) const
{
    if (!index.isValid() || (isGrouped() && index.internalId() == 0))
        return std::nullopt;
    const std::size_t group = isGrouped() ? index.internalId() - 1 : 0;
    return m_groups[group].crawlers[static_cast<std::size_t>(index.row())];
}

std::optional<int> MatrixModel::groupAt(const QModelIndex& index) const
{
    if (!index.isValid() || !isGrouped() || index.internalId() != 0)
        return std::nullopt;
    return m_groups[static_cast<std::size_t>(index.row())].key;
}

QModelIndex MatrixModel::indexOf(std::size_t crawler, int column) const
{
    const Place& place = m_places[crawler];
    return createIndex(place.row, column, isGrouped() ? quintptr(place.group + 1) : quintptr(0));
}

QModelIndex MatrixModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) + 1 : quintptr(0));
}

QModelIndex MatrixModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == 0)
        return {};
    return createIndex(static_cast<int>(child.internalId() - 1), 0, quintptr(0));
}

int MatrixModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(isGrouped() ? m_groups.size() : m_crawlers->size());
    if (!isGrouped() || parent.internalId() != 0 || parent.column() != 0)
        return 0;
    return static_cast<int>(m_groups[static_cast<std::size_t>(parent.row())].crawlers.size());
}

int MatrixModel::columnCount(const QModelIndex& /*parent*/) const
{
    return ColumnCount;
}

Qt::ItemFlags MatrixModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (crawlerAt(index))
        flags |= Qt::ItemNeverHasChildren;
    return flags;
}

QVariant MatrixModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const bool isTip = role == Qt::ToolTipRole;
    switch (section) {
    case CrawlerColumn:
        return isTip ? tr("Who asks for the URL") : tr("Crawler");
    case VerdictColumn:
        return isTip ? tr("Whether it may fetch the URL") : tr("Verdict");
    case LineColumn:
        return isTip ? tr("The line of the file that decides") : tr("Line");
    case RuleColumn:
        return isTip ? tr("What stands on that line, or why no line decides") : tr("Rule");
    case ReaderColumn:
        return isTip ? tr("How this crawler reads robots.txt") : tr("Reads as");
    default:
        return {};
    }
}

QString MatrixModel::ruleText(const rules::Decision& decision) const
{
    const std::string_view rule = ruleOf(*m_answers, decision);
    return rule.empty() ? words::reasonSentence(decision) : words::shown(rule, ruleLength);
}

QString MatrixModel::textOf(std::size_t crawler, int column) const
{
    const crawlers::Crawler& who = (*m_crawlers)[crawler];
    const rules::Decision* decision = decisionOf(crawler);
    switch (column) {
    case CrawlerColumn:
        return words::shown(who.token);
    case VerdictColumn:
        return decision ? words::verdictName(decision->verdict) : QString();
    case LineColumn:
        return decision && decision->line > 0 ? words::number(decision->line) : QString();
    case RuleColumn:
        return decision ? ruleText(*decision) : QString();
    case ReaderColumn:
        return who.isApproximate()
                   //: %1: the dialect that is nearest to how a crawler reads
                   ? tr("like %1").arg(words::dialectName(who.dialect))
                   : words::dialectName(who.dialect);
    default:
        return {};
    }
}

QString MatrixModel::toolTipOf(std::size_t crawler, int column) const
{
    const crawlers::Crawler& who = (*m_crawlers)[crawler];
    if (column == ReaderColumn) {
        const QString reader = words::dialectDescription(who.dialect);
        return who.isApproximate() ? tr("Not known exactly; this is the nearest: %1").arg(reader)
                                   : reader;
    }
    if (column != CrawlerColumn)
        return textOf(crawler, column);
    if (!who.entry)
        return tr("%1: not in the catalogue, taken as a name of its own.")
            .arg(words::shown(who.text));
    return tr("%1: %2 (%3)")
        .arg(QString::fromUtf8(who.entry->token), QString::fromUtf8(who.entry->operatedBy),
             purposeText(who.entry->purpose));
}

QVariant MatrixModel::crawlerData(std::size_t crawler, int column, int role) const
{
    const crawlers::Crawler& who = (*m_crawlers)[crawler];
    switch (role) {
    case Qt::DisplayRole:
        return textOf(crawler, column);
    case Qt::ToolTipRole:
        return toolTipOf(crawler, column);
    case Qt::DecorationRole:
        if (const rules::Decision* decision = decisionOf(crawler);
            decision && column == VerdictColumn)
            return iconOf(decision->verdict);
        return {};
    case Qt::TextAlignmentRole:
        if (column == LineColumn)
            return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
        return {};
    case CrawlerModel::OperatorRole:
        return column == CrawlerColumn && who.entry ? QString::fromUtf8(who.entry->operatedBy)
                                                    : QString();
    case Qt::AccessibleTextRole: {
        if (column != CrawlerColumn)
            return textOf(crawler, column);
        const rules::Decision* decision = decisionOf(crawler);
        return decision ? tr("%1, %2").arg(words::shown(who.token),
                                           words::verdictName(decision->verdict))
                        : words::shown(who.token);
    }
    default:
        return {};
    }
}

QString MatrixModel::headingOf(const Group& group) const
{
    const auto title = [&]() -> QString {
        if (m_grouping == Grouping::Verdict)
            return verdictTitle(group.key);
        return group.key == notInCatalogue
                   ? tr("Not in the catalogue")
                   : purposeTitle(static_cast<crawlers::Purpose>(group.key));
    };
    const QString size = words::number(group.crawlers.size());
    if (!m_answers || m_grouping == Grouping::Verdict)
        //: The heading of a group of crawlers, and how many they are
        return tr("%1 (%2)").arg(title(), size);
    std::array<std::size_t, 3> counts{};
    for (const std::size_t crawler : group.crawlers)
        ++counts.at(static_cast<std::size_t>(decisionOf(crawler)->verdict));
    QStringList parts;
    for (const Verdict verdict : {Verdict::Disallow, Verdict::Undefined, Verdict::Allow}) {
        if (const std::size_t count = counts.at(static_cast<std::size_t>(verdict)); count > 0)
            //: How many crawlers have this verdict: "3 blocked"
            parts += tr("%1 %2").arg(words::number(count), words::verdictName(verdict));
    }
    //: The heading of a group of crawlers: "AI search: 3 blocked, 20 allowed"
    return tr("%1: %2").arg(title(), parts.join(tr(", ")));
}

QVariant MatrixModel::groupData(const Group& group, int column, int role) const
{
    if (column != CrawlerColumn)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return headingOf(group);
    case Qt::FontRole: {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    default:
        return {};
    }
}

QVariant MatrixModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (const auto crawler = crawlerAt(index))
        return crawlerData(*crawler, index.column(), role);
    return groupData(m_groups[static_cast<std::size_t>(index.row())], index.column(), role);
}

} // namespace crawlright::tester
