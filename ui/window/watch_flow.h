// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/fetcher.h"
#include "ui/watch/observer.h"

#include <QObject>
#include <QPointer>

#include <functional>

class QSystemTrayIcon;

namespace crawlright::watch {
class WatchDialog;
}

namespace crawlright::window {

class Actions;
class MessageArea;
class Pages;

/// Watched sites, from the menu to the message that something changed: above the editor, and where
/// the desktop has a place for it, beside its clock.
class WatchFlow final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    struct Around {
        const Actions& actions;
        Pages& pages;
        MessageArea& messages;
        const crawlers::Catalogue& catalogue;
        QSettings& settings;
        std::function<net::FetchOptions()> fetchOptions; ///< as they are now
        QWidget& window;
    };
    explicit WatchFlow(const Around& around);
    ~WatchFlow() override;

    [[nodiscard]] watch::Observer& observer() { return m_observer; }
    /// As the settings are now.
    void applySettings();

Q_SIGNALS:
    void fetched(const crawlright::net::FetchResult& result);

private:
    void open();
    void tell(const watch::Site& site, const std::vector<watch::Change>& changes);
    void updateTray();

    Around m_around;
    watch::Observer m_observer;
    QPointer<watch::WatchDialog> m_dialog;
    QSystemTrayIcon* m_tray{nullptr}; // while something is watched
};

} // namespace crawlright::window
