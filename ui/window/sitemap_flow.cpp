// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/sitemap_flow.h"

#include "ui/fetch/fetch_panel.h"
#include "ui/session/document_session.h"
#include "ui/sitemaps/sitemaps_dialog.h"
#include "ui/window/actions.h"
#include "ui/window/crawler_flow.h"
#include "ui/window/pages.h"
#include "ui/window/url_flow.h"

#include <QAction>

namespace crawlright::window {

using sitemaps::SitemapsDialog;

SitemapFlow::SitemapFlow(const Around& around)
    : QObject(&around.window)
    , m_around(around)
{
    connect(around.actions.sitemaps, &QAction::triggered, this, &SitemapFlow::open);
    connect(&around.pages, &Pages::currentPageChanged, this, &SitemapFlow::follow);
    connect(&around.crawlers, &CrawlerFlow::setChosen, this, &SitemapFlow::takeCrawlers);
    connect(&around.panel, &fetch::FetchPanel::fetchFinished, this,
            [this](const net::FetchResult& result) {
                if (net::isFromPublicHost(result, m_around.fetchOptions()))
                    m_public.insert(result.url);
            });
}

void SitemapFlow::open()
{
    if (!m_dialog) {
        m_dialog = new SitemapsDialog(&m_around.window);
        connect(m_dialog, &SitemapsDialog::urlsWanted, this,
                [this](const std::shared_ptr<const std::string>& text) {
                    m_around.urls.lists().load(
                        {.path = {},
                         .text = text,
                         .options = urls::LoadOptions{.format = urls::Format::Lines, .csv = {}}});
                    m_around.actions.goToUrls->trigger();
                });
        connect(m_dialog, &SitemapsDialog::aboutToFetch, this, &SitemapFlow::prepareFetch);
        connect(m_dialog, &SitemapsDialog::judged, this, &SitemapFlow::tellPanel);
        takeCrawlers();
    }
    m_dialog->show();
    follow();
    m_dialog->raise();
    m_dialog->activateWindow();
}

void SitemapFlow::prepareFetch()
{
    m_dialog->setOptions(m_around.fetchOptions());
    m_dialog->setNamedByPublicHost(m_public.contains(m_dialog->walk().site()));
}

/// What was found belongs to a fetch while the text is still the one that was served.
void SitemapFlow::tellPanel()
{
    const QByteArray& served = m_around.panel.result().body;
    const bool isServed = QByteArrayView(m_dialog->robots().bytes()) == served;
    m_around.panel.setSitemaps(m_dialog->walk().site(),
                               isServed ? m_dialog->checked() : std::vector<checks::SitemapFact>());
}

/// A dialog that nobody sees judges nothing.
void SitemapFlow::follow()
{
    m_shown = std::make_unique<QObject>();
    if (!m_dialog)
        return;
    session::DocumentSession& session = m_around.pages.current().session();
    session.finishLoading();
    connect(&session, &session::DocumentSession::analysisChanged, m_shown.get(),
            [this](const session::AnalysisPtr& analysis) { takeAnalysis(analysis); });
    takeAnalysis(session.analysis());
}

void SitemapFlow::takeAnalysis(const session::AnalysisPtr& analysis)
{
    if (m_dialog && m_dialog->isVisible())
        m_dialog->setRobots(analysis->document,
                            QUrl(QString::fromStdString(analysis->origin.address)));
}

void SitemapFlow::takeCrawlers()
{
    if (m_dialog)
        m_dialog->setCrawlers(tester::crawlersOf(m_around.crawlers.chosen(), m_around.catalogue));
}

} // namespace crawlright::window
