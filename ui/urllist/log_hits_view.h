// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/urllist/url_worker.h"

#include <QWidget>

class QLabel;
class QStackedWidget;
class QTreeView;

namespace crawlright::urllist {

class LogHitsModel;

/// Of an access log: which crawlers fetched what their rules forbid, and by which lines.
class LogHitsView final : public QWidget {
    Q_OBJECT

public:
    /// The worker must outlive this.
    explicit LogHitsView(UrlWorker& worker, QWidget* parent = nullptr);
    ~LogHitsView() override;

public Q_SLOTS:
    /// Null: there is no list.
    void setSummary(const crawlright::urllist::SummaryPtr& summary);

Q_SIGNALS:
    void lineRequested(crawlright::text::LineNumber line);

private:
    UrlWorker& m_worker;
    LogHitsModel* m_model;
    QTreeView* m_tree;
    QLabel* m_totals;
    QStackedWidget* m_pages;
};

} // namespace crawlright::urllist
