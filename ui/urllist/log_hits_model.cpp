// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/urllist/log_hits_model.h"

#include "ui/words/lists.h"
#include "ui/words/tallies.h"

#include <algorithm>

namespace crawlright::urllist {

namespace {

/// The internal id of a crawler's row; of a line it is 1 + the row of its crawler.
constexpr quintptr topLevel = 0;

bool haveSameRows(const HitReport& one, const HitReport& other)
{
    return std::ranges::equal(
        one.crawlers, other.crawlers, [](const CrawlerHits& a, const CrawlerHits& b) {
            return a.name == b.name &&
                   std::ranges::equal(a.lines, b.lines, {}, &HitLine::line, &HitLine::line);
        });
}

} // namespace

LogHitsModel::LogHitsModel(QObject* parent)
    : QAbstractItemModel(parent)
{
}

void LogHitsModel::setReport(HitReport report)
{
    if (haveSameRows(m_report, report)) {
        m_report = std::move(report);
        tellAllChanged();
        return;
    }
    beginResetModel();
    m_report = std::move(report);
    endResetModel();
}

void LogHitsModel::tellAllChanged()
{
    const auto tell = [this](const QModelIndex& parent) {
        if (const int rows = rowCount(parent); rows > 0)
            Q_EMIT dataChanged(index(0, 0, parent), index(rows - 1, ColumnCount - 1, parent));
    };
    tell({});
    for (int row = 0; row < rowCount(); ++row)
        tell(index(row, 0));
}

const CrawlerHits& LogHitsModel::crawlerOf(const QModelIndex& index) const
{
    return m_report.crawlers[index.internalId() == topLevel ? static_cast<std::size_t>(index.row())
                                                            : index.internalId() - 1];
}

const HitLine* LogHitsModel::lineOf(const QModelIndex& index) const
{
    return index.internalId() == topLevel
               ? nullptr
               : &crawlerOf(index).lines[static_cast<std::size_t>(index.row())];
}

text::LineNumber LogHitsModel::lineAt(const QModelIndex& index) const
{
    const HitLine* line = index.isValid() ? lineOf(index) : nullptr;
    return line ? line->line : 0;
}

QString LogHitsModel::crawlerAt(const QModelIndex& index) const
{
    return index.isValid() ? crawlerOf(index).name : QString();
}

QModelIndex LogHitsModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column,
                       parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : topLevel);
}

QModelIndex LogHitsModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == topLevel)
        return {};
    return createIndex(static_cast<int>(child.internalId() - 1), 0, topLevel);
}

int LogHitsModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_report.crawlers.size());
    if (parent.internalId() != topLevel || parent.column() != NameColumn)
        return 0;
    return static_cast<int>(crawlerOf(parent).lines.size());
}

int LogHitsModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QString LogHitsModel::nameAt(const QModelIndex& index) const
{
    if (const HitLine* line = lineOf(index))
        //: %1: a line's number. %2: the line.
        return tr("Line %1: %2").arg(words::number(line->line), line->rule);
    const CrawlerHits& crawler = crawlerOf(index);
    return crawler.name.isEmpty() ? tr("Not known crawlers") : crawler.name;
}

/// What a cell is sorted by; invalid: the cell is empty.
QVariant LogHitsModel::numberAt(const QModelIndex& index) const
{
    const CrawlerHits& crawler = crawlerOf(index);
    const HitLine* line = lineOf(index);
    const bool isJudged = !crawler.name.isEmpty();
    switch (index.column()) {
    case HitsColumn:
        return line ? QVariant() : QVariant::fromValue(crawler.hits);
    case BlockedColumn:
        return line       ? QVariant::fromValue(line->blocked)
               : isJudged ? QVariant::fromValue(crawler.blocked)
                          : QVariant();
    case ShareColumn: {
        if (!isJudged || crawler.hits == 0)
            return {};
        const quint64 blocked = line ? line->blocked : crawler.blocked;
        return static_cast<double>(blocked) / static_cast<double>(crawler.hits);
    }
    default:
        return {};
    }
}

QString LogHitsModel::textAt(const QModelIndex& index) const
{
    if (index.column() == NameColumn)
        return nameAt(index);
    const QVariant number = numberAt(index);
    if (!number.isValid())
        return {};
    if (index.column() != ShareColumn)
        return words::number(number.toULongLong());
    const CrawlerHits& crawler = crawlerOf(index);
    const HitLine* line = lineOf(index);
    return words::percentText(line ? line->blocked : crawler.blocked, crawler.hits);
}

QVariant LogHitsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return textAt(index);
    case SortRole:
        if (index.column() != NameColumn) // what has no number comes behind all that have one
            return numberAt(index).isValid() ? numberAt(index).toDouble() : -1.0;
        return lineOf(index) ? QVariant(lineOf(index)->line) : QVariant(nameAt(index));
    case Qt::TextAlignmentRole:
        return index.column() == NameColumn
                   ? QVariant()
                   : QVariant(static_cast<int>(Qt::AlignRight | Qt::AlignVCenter));
    case Qt::ToolTipRole:
        if (lineOf(index))
            return tr("Press Enter to show this line in the editor.");
        if (crawlerOf(index).name.isEmpty())
            return tr("Browsers and programs that the catalogue does not have. What robots.txt "
                      "says to them is not judged.");
        return crawlerOf(index).about;
    default:
        return {};
    }
}

QVariant LogHitsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section != NameColumn)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Crawler");
    case HitsColumn:
        return tr("Hits");
    case BlockedColumn:
        //: Column header: how many of a crawler's hits were on URLs that its rules block.
        return tr("On blocked URLs");
    case ShareColumn:
        //: Column header: the same as a share of the crawler's hits.
        return tr("Share");
    default:
        return {};
    }
}

} // namespace crawlright::urllist
