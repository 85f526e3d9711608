// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/window/live_desk.h"

#include "ui/fetch/fetch_settings.h"
#include "ui/window/fetch_tools.h"
#include "ui/window/history_flow.h"
#include "ui/window/page.h"
#include "ui/window/preferences_flow.h"
#include "ui/window/sitemap_flow.h"
#include "ui/window/watch_flow.h"

namespace crawlright::window {

LiveDesk::LiveDesk(const Around& around)
    : QObject(&around.window)
{
    const Services& services = around.services;
    const auto fetchOptions = [&settings = around.fetchSettings] { return settings.options(); };
    new SitemapFlow({around.actions, around.pages, around.crawlers, around.urls, services.catalogue,
                     around.fetching, fetchOptions, around.window});
    auto* history = new HistoryFlow({around.actions, around.pages, around.crawlers, around.messages,
                                     around.fetching, services.catalogue, services.settings,
                                     services.historyFolder, around.window});
    auto* watching =
        new WatchFlow({around.actions, around.pages, around.messages, services.catalogue,
                       services.settings, fetchOptions, around.window});
    connect(&around.fetchTools, &FetchTools::gridFetched, &history->desk(),
            &history::HistoryDesk::add);
    connect(watching, &WatchFlow::fetched, &history->desk(), &history::HistoryDesk::add);
    connect(&around.preferences, &PreferencesFlow::applied, history, &HistoryFlow::applySettings);
    connect(&around.fetchSettings, &fetch::FetchSettings::changed, watching,
            &WatchFlow::applySettings);
    connect(&around.preferences, &PreferencesFlow::clearFetchesRequested, &history->desk(),
            &history::HistoryDesk::clear);
}

} // namespace crawlright::window
