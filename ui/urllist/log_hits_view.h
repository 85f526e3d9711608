// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/urllist/url_worker.h"

#include <QStringList>
#include <QWidget>

#include <memory>

class QLabel;
class QSortFilterProxyModel;
class QTreeView;

namespace crawlright::urllist {

class AgentCrawlers;
struct HitReport;
class LogHitsModel;
class MaybeEmpty;

/// Of an access log: which crawlers fetched what their rules forbid, and by which lines.
class LogHitsView final : public QWidget {
    Q_OBJECT

public:
    /// The worker must outlive this.
    explicit LogHitsView(UrlWorker& worker, QWidget* parent = nullptr);

public Q_SLOTS:
    /// Null: there is no list.
    void setSummary(const crawlright::urllist::SummaryPtr& summary);

Q_SIGNALS:
    void lineRequested(crawlright::text::LineNumber line);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void makeTree();
    void ask();
    void keepOpen();
    void openAgain();
    void take(const HitReport& report);

    UrlWorker& m_worker;
    UrlTablePtr m_table;                     // with user agents; null: there are none
    std::shared_ptr<AgentCrawlers> m_agents; // touched by the worker's thread alone
    LogHitsModel* m_model;
    QSortFilterProxyModel* m_sorted;
    QTreeView* m_tree;
    QLabel* m_totals;
    MaybeEmpty* m_pages;
    QStringList m_open; // crawlers whose lines are shown, while the model is made anew
    QString m_current;
};

} // namespace crawlright::urllist
