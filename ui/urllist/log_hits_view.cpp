// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/urllist/log_hits_view.h"

#include "ui/urllist/log_hits_model.h"
#include "ui/urllist/maybe_empty.h"
#include "ui/urllist/verdict_shapes.h"
#include "ui/words/lists.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSortFilterProxyModel>
#include <QTreeView>

#include <algorithm>

namespace crawlright::urllist {

using namespace Qt::StringLiterals;

LogHitsView::LogHitsView(UrlWorker& worker, QWidget* parent)
    : QWidget(parent)
    , m_worker(worker)
    , m_model(new LogHitsModel(this))
    , m_sorted(new QSortFilterProxyModel(this))
    , m_tree(new QTreeView)
    , m_totals(new QLabel)
{
    makeTree();
    m_totals->setObjectName("hitTotals"_L1);
    m_totals->setWordWrap(true);
    m_totals->setMargin(8);
    auto* note = new QLabel(tr("A user agent is only what the client said: anyone can take the "
                               "name of a crawler. Compare its addresses before you blame it."));
    note->setObjectName("hitNote"_L1);
    note->setWordWrap(true);
    note->setMargin(8);
    note->setForegroundRole(QPalette::PlaceholderText);

    auto* page = new QWidget;
    auto* pageLayout = new QVBoxLayout(page);
    pageLayout->setContentsMargins(0, 0, 0, 0);
    pageLayout->setSpacing(0);
    pageLayout->addWidget(m_totals);
    pageLayout->addWidget(m_tree, 1);
    pageLayout->addWidget(note);
    page->setFocusProxy(m_tree);
    m_pages = new MaybeEmpty(page);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pages);
    setFocusProxy(m_tree);
    setSummary(nullptr);
}

void LogHitsView::makeTree()
{
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(LogHitsModel::SortRole);
    m_sorted->setSortCaseSensitivity(Qt::CaseInsensitive);
    m_tree->setModel(m_sorted);
    m_tree->setObjectName("logHits"_L1);
    m_tree->setAccessibleName(tr("Hits of crawlers"));
    m_tree->setUniformRowHeights(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setAlternatingRowColors(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->setItemDelegateForColumn(LogHitsModel::NameColumn, new UrlDelegate(m_tree));
    m_tree->setSortingEnabled(true);
    m_tree->sortByColumn(LogHitsModel::BlockedColumn, Qt::DescendingOrder);
    QHeaderView* header = m_tree->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(LogHitsModel::NameColumn, QHeaderView::Stretch);
    const QFontMetrics metrics(font());
    for (const int column :
         {LogHitsModel::HitsColumn, LogHitsModel::BlockedColumn, LogHitsModel::ShareColumn}) {
        const QString title =
            m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        header->resizeSection(column, std::max(metrics.horizontalAdvance(title),
                                               metrics.horizontalAdvance(u"10,000,000"_s)) +
                                          40);
    }
    connect(m_tree, &QTreeView::activated, this, [this](const QModelIndex& index) {
        if (const auto line = m_model->lineAt(m_sorted->mapToSource(index)); line > 0)
            Q_EMIT lineRequested(line);
        else
            m_tree->setExpanded(index.siblingAtColumn(0),
                                !m_tree->isExpanded(index.siblingAtColumn(0)));
    });
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this, &LogHitsView::keepOpen);
    connect(m_sorted, &QAbstractItemModel::modelReset, this, &LogHitsView::openAgain);
}

/// Before the rows are others.
void LogHitsView::keepOpen()
{
    m_open.clear();
    for (int row = 0; row < m_sorted->rowCount(); ++row) {
        const QModelIndex index = m_sorted->index(row, 0);
        if (m_tree->isExpanded(index))
            m_open += m_model->crawlerAt(m_sorted->mapToSource(index));
    }
    const QModelIndex current = m_sorted->mapToSource(m_tree->currentIndex());
    m_current = m_model->crawlerAt(current);
}

void LogHitsView::openAgain()
{
    for (int row = 0; row < m_sorted->rowCount(); ++row) {
        const QModelIndex index = m_sorted->index(row, 0);
        const QString crawler = m_model->crawlerAt(m_sorted->mapToSource(index));
        if (m_open.contains(crawler))
            m_tree->setExpanded(index, true);
        if (!m_current.isEmpty() && crawler == m_current)
            m_tree->setCurrentIndex(index);
    }
}

void LogHitsView::setSummary(const SummaryPtr& summary)
{
    const bool hasAgents = summary && summary->table->loaded.agentNames.size() > 0;
    m_pages->setReason(
        !summary     ? tr("Load an access log to see which crawlers fetch what your rules forbid "
                              "them.")
        : !hasAgents ? tr("This list has no user agents. Load your server’s access log, in the "
                          "combined format or with a JSON object a line, to see which crawlers "
                          "fetch what your rules forbid them.")
                     : QString());
    const UrlTablePtr table = hasAgents ? summary->table : nullptr;
    if (table != m_table) {
        m_table = table;
        m_agents = table ? std::make_shared<AgentCrawlers>(table, crawlers::builtIn()) : nullptr;
        m_model->setReport({});
        m_totals->clear();
    }
    ask();
}

void LogHitsView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    ask();
}

/// What is not seen is not asked for.
void LogHitsView::ask()
{
    if (!isVisible() || !m_table)
        return;
    m_worker.ask(UrlWorker::Topic::Hits, this,
                 [this, agents = m_agents,
                  table = m_table](const Judging& judging,
                                   const UrlWorker::IsStopped& isStopped) -> UrlWorker::Done {
                     if (judging.tablePtr() != table)
                         return [] {}; // asked again with the summary of the other list
                     if (!agents->finish(isStopped))
                         return {};
                     auto report = hitReport(*agents, judging.setting().now, isStopped);
                     if (!report)
                         return {};
                     return [this, table, made = std::move(*report)] {
                         if (table == m_table)
                             take(made);
                     };
                 });
}

void LogHitsView::take(const HitReport& report)
{
    m_model->setReport(report);
    const auto known = std::ranges::count_if(
        report.crawlers, [](const CrawlerHits& crawler) { return !crawler.name.isEmpty(); });
    QStringList sentences;
    //: %1: how many requests of an access log. %2: how many crawlers made some of them.
    sentences +=
        tr("Hits: %1. Known crawlers: %2.")
            .arg(words::number(report.hits), words::number(static_cast<qulonglong>(known)));
    sentences += tr("Hits of known crawlers on URLs that their rules block: %1.")
                     .arg(words::number(report.blocked));
    if (report.withoutAgent > 0)
        sentences += tr("Hits without a user agent: %1.").arg(words::number(report.withoutAgent));
    m_totals->setText(sentences.join(u' '));
}

} // namespace crawlright::urllist
