// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QWidget;

namespace crawlright::fetch {
class FetchPanel;
class FetchSettings;
} // namespace crawlright::fetch

namespace crawlright::window {

class Actions;
class CrawlerFlow;
class FetchTools;
class MessageArea;
class Pages;
class PreferencesFlow;
class UrlFlow;
struct Services;

/// What the window has to do with sites besides fetching one robots.txt: their sitemaps, what
/// was fetched of them before, and a watch on them.
class LiveDesk final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    struct Around {
        const Actions& actions;
        Pages& pages;
        CrawlerFlow& crawlers;
        UrlFlow& urls;
        MessageArea& messages;
        fetch::FetchPanel& fetching;
        FetchTools& fetchTools;
        fetch::FetchSettings& fetchSettings;
        PreferencesFlow& preferences;
        const Services& services;
        QWidget& window;
    };
    explicit LiveDesk(const Around& around);
};

} // namespace crawlright::window
