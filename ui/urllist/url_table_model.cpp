// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/urllist/url_table_model.h"

#include "core/syntax/statement.h"
#include "ui/tester/verdict_icon.h"
#include "ui/words/lists.h"
#include "ui/words/quoted.h"
#include "ui/words/verdicts.h"

#include <QBrush>
#include <QFont>
#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

namespace crawlright::urllist {

using namespace Qt::StringLiterals;
using rules::Verdict;
using Topic = UrlWorker::Topic;

namespace {

constexpr int margin = 120;      // places that are asked for around what is looked at
constexpr int mostAtOnce = 1000; // places of a page
constexpr int urlLimit = 2000;   // characters of a URL that are shown
constexpr int ruleLimit = 120;

bool areSame(std::span<const Lead> some, std::span<const Lead> others)
{
    return std::ranges::equal(some, others, [](const Lead& one, const Lead& other) {
        return one.place == other.place && one.crawler.token == other.crawler.token &&
               one.crawler.dialect == other.crawler.dialect;
    });
}

/// The first crawler of each column.
std::vector<Lead> leadsOf(const std::vector<crawlers::Crawler>& crawlers,
                          const std::vector<std::size_t>& columnOf)
{
    std::vector<Lead> leads;
    std::map<std::size_t, std::size_t> known; // by column
    for (std::size_t place = 0; place < crawlers.size(); ++place) {
        const auto [lead, isNew] = known.try_emplace(columnOf[place], leads.size());
        if (isNew)
            leads.push_back({.place = place, .crawler = crawlers[place], .alike = {}});
        else
            leads[lead->second].alike.push_back(crawlers[place].token);
    }
    return leads;
}

/// "Googlebot and 41 more".
QString nameOf(const Lead& lead)
{
    const QString name = QString::fromUtf8(lead.crawler.token);
    if (lead.alike.empty())
        return name;
    //: A crawler's name, and how many others read as it does.
    return UrlTableModel::tr("%1 and %n more", nullptr, static_cast<int>(lead.alike.size()))
        .arg(name);
}

QString namesOf(const std::vector<std::string>& tokens)
{
    constexpr std::size_t most = 20;
    QStringList names;
    for (const std::string& token : std::span(tokens).first(std::min(most, tokens.size())))
        names += QString::fromUtf8(token);
    if (tokens.size() > most)
        names += UrlTableModel::tr("%n more", nullptr, static_cast<int>(tokens.size() - most));
    return words::joined(names);
}

/// Whether columns have the same names and numbers.
bool haveSameHeads(const Summary& one, const Summary& other)
{
    return one.tallies == other.tallies && one.columnOf == other.columnOf &&
           std::ranges::equal(one.setting.crawlers, other.setting.crawlers, {},
                              &crawlers::Crawler::token, &crawlers::Crawler::token);
}

CellFacts factsOf(const verdicts::Column& column, urls::Row row)
{
    return {.verdict = column.at(row).verdict,
            .line = column.lineAt(row),
            .before = column.baselineAt(row).verdict};
}

} // namespace

UrlTableModel::UrlTableModel(UrlLists& lists, QObject* parent)
    : QAbstractTableModel(parent)
    , m_lists(lists)
{
    connect(&lists, &UrlLists::tableChanged, this, &UrlTableModel::takeTable);
    connect(&lists, &UrlLists::summaryChanged, this, &UrlTableModel::setSummary);
}

int UrlTableModel::rowCount(const QModelIndex& parent) const
{
    if (parent.isValid() || !m_table)
        return 0;
    const std::size_t rows = m_order ? m_order->size() : m_table->loaded.urls.size();
    return static_cast<int>(std::min<std::size_t>(rows, std::numeric_limits<int>::max()));
}

int UrlTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : FirstCrawlerColumn + static_cast<int>(m_leads.size());
}

urls::Row UrlTableModel::rowAt(int place) const
{
    const auto at = static_cast<std::size_t>(place);
    return m_order ? (*m_order)[at] : static_cast<urls::Row>(at);
}

std::optional<int> UrlTableModel::placeOf(urls::Row row) const
{
    if (!m_order)
        return row < static_cast<urls::Row>(rowCount()) ? std::optional(static_cast<int>(row))
                                                        : std::nullopt;
    const auto found = std::ranges::find(*m_order, row);
    return found == m_order->end() ? std::nullopt
                                   : std::optional(static_cast<int>(found - m_order->begin()));
}

std::string_view UrlTableModel::urlAt(int place) const
{
    return m_table->loaded.urls[rowAt(place)];
}

const Lead* UrlTableModel::leadOf(int column) const
{
    const int at = column - FirstCrawlerColumn;
    return at >= 0 && at < static_cast<int>(m_leads.size()) ? &m_leads[static_cast<std::size_t>(at)]
                                                            : nullptr;
}

std::optional<CellFacts> UrlTableModel::factsAt(const QModelIndex& index) const
{
    const int at = index.column() - FirstCrawlerColumn;
    const int place = index.row() - m_page.first;
    if (at < 0 || place < 0 || place >= m_page.count)
        return std::nullopt;
    return m_page
        .cells[static_cast<std::size_t>(place) * m_leads.size() + static_cast<std::size_t>(at)];
}

QVariant UrlTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (index.column() == UrlColumn) {
        if (role == Qt::DisplayRole)
            return words::shown(urlAt(index.row()), urlLimit);
        return role == Qt::ToolTipRole ? QVariant(toolTip(index)) : QVariant();
    }
    const auto facts = factsAt(index);
    if (!facts) {
        if (role == Qt::DisplayRole)
            want(index.row());
        return {};
    }
    return role == Qt::ToolTipRole ? QVariant(toolTip(index)) : cellData(*facts, role);
}

QVariant UrlTableModel::cellData(const CellFacts& facts, int role) const
{
    switch (role) {
    case Qt::DisplayRole: {
        const QString verdict = words::verdictName(facts.verdict);
        //: A verdict and the rule that gave it: "blocked · 3: Disallow: /shop/"
        return facts.line == 0 ? verdict : tr("%1 · %2").arg(verdict, lineText(facts.line));
    }
    case Qt::DecorationRole:
        return tester::iconOf(facts.verdict);
    case Qt::FontRole: {
        QFont font;
        font.setBold(facts.isChanged());
        font.setUnderline(isLit(facts));
        return facts.isChanged() || isLit(facts) ? QVariant(font) : QVariant();
    }
    case Qt::BackgroundRole: {
        QColor lit = QGuiApplication::palette().color(QPalette::Highlight);
        lit.setAlphaF(0.2F);
        return isLit(facts) ? QVariant(QBrush(lit)) : QVariant();
    }
    default:
        return {};
    }
}

/// "3: Disallow: /shop/".
QString UrlTableModel::lineText(text::LineNumber line) const
{
    const session::Analysis& analysis = *m_page.summary->setting.now;
    if (line > analysis.document.lines().size())
        return QString::number(line);
    return u"%1: %2"_s.arg(QString::number(line),
                           words::shown(syntax::statementOn(analysis.document, line), ruleLimit));
}

QString UrlTableModel::toolTip(const QModelIndex& index) const
{
    const QString url = words::shown(urlAt(index.row()), urlLimit).toHtmlEscaped();
    const auto facts = factsAt(index);
    if (!facts)
        return u"<p>%1</p>"_s.arg(url);
    const QString crawler = nameOf(*leadOf(index.column())).toHtmlEscaped();
    QString text = tr("%1: %2").arg(crawler, words::verdictName(facts->verdict));
    if (facts->line > 0)
        text += u"<br>"_s + tr("Line %1").arg(lineText(facts->line).toHtmlEscaped());
    if (facts->isChanged())
        text += u"<br>"_s + tr("Before the changes: %1").arg(words::verdictName(facts->before));
    return u"<p>%1</p><p>%2</p>"_s.arg(url, text);
}

QVariant UrlTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    if (section == UrlColumn)
        return role == Qt::DisplayRole ? tr("URL") : tr("Click to sort by path.");
    const Lead* lead = leadOf(section);
    if (!lead)
        return {};
    const QString name = nameOf(*lead);
    if (!m_summary || lead->place >= m_summary->tallies.size())
        return name;
    const verdicts::Tally& tally = m_summary->tallies[lead->place];
    if (role == Qt::DisplayRole) {
        //: Under a crawler's name: how many of the URLs are blocked for it.
        return QString(name + u'\n' + tr("%1 blocked").arg(words::number(tally.blocked)));
    }
    QStringList lines{QString::fromUtf8(lead->crawler.token),
                      tr("%1 allowed").arg(words::number(tally.allowed)),
                      tr("%1 blocked").arg(words::number(tally.blocked))};
    if (tally.undefined > 0)
        lines += tr("%1 undefined").arg(words::number(tally.undefined));
    lines += tr("%1 newly blocked").arg(words::number(tally.flips.blocked));
    lines += tr("%1 newly allowed").arg(words::number(tally.flips.allowed));
    if (!lead->alike.empty())
        lines += tr("The same for: %1").arg(namesOf(lead->alike));
    return lines.join(u'\n');
}

void UrlTableModel::takeTable()
{
    beginResetModel();
    m_table = m_lists.table();
    m_order.reset();
    m_page = {};
    m_lookedFirst = m_lookedLast = -1;
    endResetModel();
    askOrder();
    Q_EMIT orderChanged();
}

void UrlTableModel::setSummary(const SummaryPtr& summary)
{
    const SummaryPtr before = std::exchange(m_summary, summary);
    if (!summary)
        return;
    takeLeads(leadsOf(summary->setting.crawlers, summary->columnOf));
    if (!m_leads.empty() && !(before && haveSameHeads(*before, *summary)))
        Q_EMIT headerDataChanged(Qt::Horizontal, FirstCrawlerColumn, columnCount() - 1);
    if (m_wantedFirst < 0) { // else others are looked at by now
        m_wantedFirst = m_lookedFirst;
        m_wantedLast = m_lookedLast;
    }
    askCells();
    if (dependsOnVerdicts() && summary->waiting == 0)
        askOrder();
}

/// Where these are other columns, what was known of cells is gone.
void UrlTableModel::takeLeads(std::vector<Lead> leads)
{
    if (areSame(leads, m_leads)) {
        m_leads = std::move(leads); // others may be alike
        return;
    }
    const auto count = static_cast<int>(leads.size());
    const auto former = static_cast<int>(m_leads.size());
    m_page = {};
    if (count > former)
        beginInsertColumns({}, FirstCrawlerColumn + former, FirstCrawlerColumn + count - 1);
    else if (count < former)
        beginRemoveColumns({}, FirstCrawlerColumn + count, FirstCrawlerColumn + former - 1);
    m_leads = std::move(leads);
    if (count > former)
        endInsertColumns();
    else if (count < former)
        endRemoveColumns();
    if (count > 0 && rowCount() > 0) {
        Q_EMIT dataChanged(index(0, FirstCrawlerColumn),
                           index(rowCount() - 1, FirstCrawlerColumn + count - 1));
    }
    followSortedColumn();
}

/// Other crawlers are in the column that is sorted by; where it is gone, all columns count.
void UrlTableModel::followSortedColumn()
{
    if (m_query.sort != verdicts::Sort::Verdict)
        return;
    const verdicts::Query former = m_query;
    m_query.sortColumn.reset();
    if (const Lead* lead = leadOf(m_sortedColumn))
        m_query.sortColumn = lead->place;
    if (m_query != former)
        askOrder();
}

/// Notes that a place was looked at; asks when all were.
void UrlTableModel::want(int place) const
{
    const bool isFirst = m_wantedFirst < 0;
    m_wantedFirst = isFirst ? place : std::min(m_wantedFirst, place);
    m_wantedLast = std::max(m_wantedLast, place);
    if (isFirst) {
        auto* self = const_cast<UrlTableModel*>(this);
        QMetaObject::invokeMethod(self, &UrlTableModel::askCells, Qt::QueuedConnection);
    }
}

void UrlTableModel::askCells()
{
    const int rows = rowCount();
    if (m_wantedFirst < 0 || !m_table || m_wantedFirst >= rows) {
        m_wantedFirst = m_wantedLast = -1;
        return;
    }
    const int first = std::max(0, m_wantedFirst - margin);
    const int last = std::min({rows - 1, m_wantedLast + margin, first + mostAtOnce - 1});
    m_lookedFirst = std::exchange(m_wantedFirst, -1);
    m_lookedLast = std::exchange(m_wantedLast, -1);
    std::vector<urls::Row> seen;
    for (int place = first; place <= last; ++place)
        seen.push_back(rowAt(place));
    m_lists.worker().setVisible({.table = m_table, .rows = seen});
    m_lists.worker().ask(
        Topic::Cells, this,
        [this, first, seen = std::move(seen), table = m_table,
         order = m_order](const Judging& judging, const UrlWorker::IsStopped&) -> UrlWorker::Done {
            if (judging.tablePtr() != table)
                return [] {};
            auto summary = std::make_shared<Summary>();
            summary->setting = judging.setting();
            summary->table = table;
            Page page{.first = first, .count = static_cast<int>(seen.size())};
            page.leads = leadsOf(summary->setting.crawlers, judging.ofCrawlers());
            for (const urls::Row row : seen)
                for (const Lead& lead : page.leads)
                    page.cells.push_back(
                        factsOf(judging.columns()[judging.columnOf(lead.place)], row));
            page.summary = std::move(summary);
            return [this, page = std::move(page), order] { takePage(page, order); };
        });
}

void UrlTableModel::takePage(Page page, const OrderPtr& order)
{
    const bool isOfOther =
        page.summary->table != m_table || order != m_order || !areSame(page.leads, m_leads);
    if (isOfOther || m_leads.empty())
        return;                        // asked again, when it is looked at
    const bool isSame = looksAs(page); // mostly, while one types
    m_page = std::move(page);
    if (!isSame)
        Q_EMIT dataChanged(index(m_page.first, FirstCrawlerColumn),
                           index(m_page.first + m_page.count - 1, columnCount() - 1));
}

/// Whether all that is known of cells is the same there, and the rules read alike.
bool UrlTableModel::looksAs(const Page& page) const
{
    if (!m_page.summary || m_page.first != page.first || m_page.count != page.count ||
        m_page.cells != page.cells || !areSame(m_page.leads, page.leads))
        return false;
    const session::Analysis& before = *m_page.summary->setting.now;
    const session::Analysis& now = *page.summary->setting.now;
    return std::ranges::all_of(page.cells, [&](const CellFacts& facts) {
        return syntax::statementOn(before.document, facts.line) ==
               syntax::statementOn(now.document, facts.line);
    });
}

void UrlTableModel::sort(int column, Qt::SortOrder order)
{
    using verdicts::Sort;
    m_query.descending = order == Qt::DescendingOrder;
    if (column < 0)
        m_query.sort = Sort::Loaded;
    else
        m_query.sort = column == UrlColumn ? Sort::Path : Sort::Verdict;
    m_sortedColumn = column;
    m_query.sortColumn.reset();
    if (const Lead* lead = leadOf(column))
        m_query.sortColumn = lead->place;
    askOrder();
}

void UrlTableModel::setFilter(const verdicts::Query& filter)
{
    const verdicts::Query former = m_query;
    m_query = filter;
    m_query.sort = former.sort;
    m_query.descending = former.descending;
    m_query.sortColumn = former.sortColumn;
    if (m_query != former)
        askOrder();
}

void UrlTableModel::setLitLine(text::LineNumber line)
{
    if (std::exchange(m_litLine, line) != line && m_page.count > 0)
        Q_EMIT dataChanged(index(m_page.first, FirstCrawlerColumn),
                           index(m_page.first + m_page.count - 1, columnCount() - 1));
}

bool UrlTableModel::dependsOnVerdicts() const
{
    return m_query.verdict || m_query.line || m_query.changedOnly ||
           m_query.sort == verdicts::Sort::Verdict || m_query.sort == verdicts::Sort::Line ||
           m_query.sort == verdicts::Sort::Changed;
}

void UrlTableModel::askOrder()
{
    if (!m_table)
        return;
    if (m_query == verdicts::Query{}) {
        m_lists.worker().ask(Topic::Order, this, [](const Judging&, const UrlWorker::IsStopped&) {
            return UrlWorker::Done([] {}); // takes the place of an older question
        });
        takeOrder(m_table, nullptr);
        return;
    }
    m_lists.worker().ask(
        Topic::Order, this,
        [this, table = m_table, query = m_query](
            const Judging& judging, const UrlWorker::IsStopped& isStopped) -> UrlWorker::Done {
            if (judging.tablePtr() != table)
                return [] {};
            verdicts::Query asked = query;
            for (auto* column : {&asked.column, &asked.sortColumn})
                if (*column && **column < judging.setting().crawlers.size())
                    *column = judging.columnOf(**column);
            auto rows = verdicts::select(asked, table->loaded.urls, table->order, judging.columns(),
                                         isStopped);
            if (!rows)
                return {};
            auto order = std::make_shared<const std::vector<urls::Row>>(*std::move(rows));
            return [this, table, order, query] {
                if (query == m_query)
                    takeOrder(table, order);
            };
        });
}

void UrlTableModel::takeOrder(const UrlTablePtr& table, OrderPtr order)
{
    if (table != m_table)
        return;
    const bool isSame = order == m_order || (order && m_order && *order == *m_order);
    if (!isSame) {
        beginResetModel();
        m_order = std::move(order);
        m_page = {};
        m_lookedFirst = m_lookedLast = -1;
        endResetModel();
    }
    Q_EMIT orderChanged();
}

} // namespace crawlright::urllist
