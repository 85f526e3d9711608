// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/urllist/crawler_choice.h"
#include "ui/urllist/trail_bar.h"
#include "ui/urllist/url_worker.h"

#include <QImage>
#include <QWidget>

#include <memory>

class QToolButton;

namespace crawlright::urllist {

class MaybeEmpty;
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

    /// With title and legend, as large as in the window and large enough to be read; null or empty
    /// where there is nothing to be shown.
    [[nodiscard]] QImage image() const;
    [[nodiscard]] QByteArray svg() const;
    /// As SVG where the path ends so, else as PNG; in the background.
    void savePicture(const QString& path);

public Q_SLOTS:
    /// Null: there is no list.
    void setSummary(const crawlright::urllist::SummaryPtr& summary);

Q_SIGNALS:
    void crawlerChanged(const QString& text);
    /// A page was chosen; its URL as given.
    void urlActivated(const QByteArray& url);
    /// The folder shown is to be looked at elsewhere; its path, decoded.
    void folderActivated(const QByteArray& path);
    void pictureSaved(const QString& path);
    /// A sentence for the user.
    void savingFailed(const QString& sentence);

protected:
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] QLayout* makeHead();
    void ask();
    void take(const std::shared_ptr<const TreemapData>& data);
    void choose(std::size_t tile);
    void setTrail(std::vector<TrailBar::Step> trail);
    void goTo(std::size_t step);
    void askWhereToSave();
    [[nodiscard]] QSize sheetSize() const;

    UrlWorker& m_worker;
    SummaryPtr m_summary;
    UrlTablePtr m_table;                 // of the trail
    std::vector<TrailBar::Step> m_trail; // the last is shown; empty: there is no list
    CrawlerChoice* m_choice;
    TrailBar* m_bar;
    QToolButton* m_save;
    QToolButton* m_show;
    TreemapCanvas* m_canvas;
    MaybeEmpty* m_pages;
};

} // namespace crawlright::urllist
