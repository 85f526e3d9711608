// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/fetcher.h"
#include "ui/session/analysis.h"

#include <QObject>
#include <QPointer>
#include <QSet>
#include <QUrl>

#include <functional>
#include <memory>

class QWidget;

namespace crawlright::crawlers {
class Catalogue;
}
namespace crawlright::fetch {
class FetchPanel;
}
namespace crawlright::sitemaps {
class SitemapsDialog;
}

namespace crawlright::window {

class Actions;
class CrawlerFlow;
class Pages;
class UrlFlow;

/// The sitemaps of the shown document, from the menu to its URLs in the list.
class SitemapFlow final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    struct Around {
        const Actions& actions;
        Pages& pages;
        CrawlerFlow& crawlers;
        UrlFlow& urls;
        const crawlers::Catalogue& catalogue;
        fetch::FetchPanel& panel;
        std::function<net::FetchOptions()> fetchOptions; ///< as they are now
        QWidget& window;
    };
    explicit SitemapFlow(const Around& around);

private:
    void open();
    void follow();
    void takeAnalysis(const session::AnalysisPtr& analysis);
    void takeCrawlers();
    void prepareFetch();
    void tellPanel();

    Around m_around;
    QSet<QUrl> m_public; // files that came from public hosts
    QPointer<sitemaps::SitemapsDialog> m_dialog;
    std::unique_ptr<QObject> m_shown; // what is connected to the shown document
};

} // namespace crawlright::window
