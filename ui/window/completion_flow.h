// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/crawlers/catalogue.h"
#include "ui/completion/path_desk.h"

#include <QObject>

#include <vector>

class QSettings;

namespace crawlright::completion {
class Completer;
}
namespace crawlright::tester {
struct CrawlerSet;
}

namespace crawlright::window {

class Actions;
class CrawlerFlow;
class Page;
class Pages;
struct Services;
class UrlFlow;

/// Completion in every document of the window, with the crawlers that are chosen and the URLs that
/// are loaded.
class CompletionFlow final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    struct Parts {
        const Services& services;
        const Actions& actions;
        Pages& pages;
        CrawlerFlow& crawlers;
        UrlFlow& urls;
    };
    CompletionFlow(const Parts& parts, QObject* parent);
    ~CompletionFlow() override;

private:
    void adopt(Page* page);
    void complete(const Page& page);
    void setAutomatic(bool automatic);
    void takeCrawlers(const tester::CrawlerSet& set);
    [[nodiscard]] std::vector<completion::Completer*> completers() const;

    const crawlers::Catalogue& m_catalogue;
    QSettings& m_settings;
    Pages& m_pages;
    completion::PathDesk m_paths;
    std::vector<crawlers::Crawler> m_crawlers;
    bool m_isAutomatic = true;
};

} // namespace crawlright::window
