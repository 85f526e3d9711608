// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/urllist/crawler_choice.h"
#include "ui/urllist/folder_model.h"

#include <QWidget>

class QTreeView;

namespace crawlright::urllist {

class MaybeEmpty;

/// The list as a tree of folders, each with a bar of what one crawler may fetch in it.
class FolderView final : public QWidget {
    Q_OBJECT

public:
    /// The worker must outlive this.
    explicit FolderView(UrlWorker& worker, QWidget* parent = nullptr);

    [[nodiscard]] QString crawler() const { return m_choice->crawler(); }
    void setCrawler(const QString& text) { m_choice->setCrawler(text); }

public Q_SLOTS:
    /// Null: there is no list.
    void setSummary(const crawlright::urllist::SummaryPtr& summary);

Q_SIGNALS:
    void crawlerChanged(const QString& text);
    /// A page was chosen; its URL as given.
    void urlActivated(const QByteArray& url);
    /// A folder was chosen; its path, decoded.
    void folderActivated(const QByteArray& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void makeTree();
    void makeActions();
    void shareRoom();
    void sortBy(int column);
    void activate(const QModelIndex& index);
    void takeSummary(const SummaryPtr& summary);

    SummaryPtr m_summary; // the newest; the model may have an older one of the same list
    UrlTablePtr m_shown;  // the model's
    int m_sortColumn = FolderModel::NameColumn;
    FolderModel* m_model;
    CrawlerChoice* m_choice;
    QTreeView* m_tree;
    MaybeEmpty* m_pages;
};

} // namespace crawlright::urllist
