// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/urllist/crawler_choice.h"
#include "ui/urllist/url_worker.h"

#include <QWidget>

#include <string>
#include <vector>

class QHBoxLayout;
class QLabel;

namespace crawlright::urllist {

class TreemapCanvas;
struct TreemapData;

/// A picture of the site: areas by number of URLs, colours by what one crawler may fetch.
class TreemapView final : public QWidget {
    Q_OBJECT

public:
    /// The worker must outlive this.
    explicit TreemapView(UrlWorker& worker, QWidget* parent = nullptr);

    [[nodiscard]] QString crawler() const { return m_choice->crawler(); }
    void setCrawler(const QString& text) { m_choice->setCrawler(text); }
    /// What is saved, at the size of the window's picture.
    [[nodiscard]] QByteArray svg() const;
    [[nodiscard]] QImage image() const;

public Q_SLOTS:
    /// Null: there is no list.
    void setSummary(const crawlright::urllist::SummaryPtr& summary);

Q_SIGNALS:
    void crawlerChanged(const QString& text);
    /// A page was chosen; its URL as given.
    void urlActivated(const QByteArray& url);
    /// A folder was gone into; its path, decoded.
    void folderActivated(const QByteArray& path);

private:
    UrlWorker& m_worker;
    SummaryPtr m_summary;
    CrawlerChoice* m_choice;
    TreemapCanvas* m_canvas;
};

} // namespace crawlright::urllist
