// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/watch.h"
#include "ui/watch/watch_store.h"

#include <QObject>

class QSettings;

namespace crawlright::watch {

/// Watches the sites of the settings while it lives, and tells what changed.
class Observer final : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this. `minute`: how long one is; tests have no hour to wait.
    Observer(QSettings& settings, const crawlers::Catalogue& catalogue,
             std::chrono::milliseconds minute = std::chrono::minutes(1), QObject* parent = nullptr);

    void setOptions(const net::FetchOptions& options) { m_watch.setOptions(options); }

    [[nodiscard]] const QList<Site>& sites() const { return m_sites; }
    /// What is known of sites that stay is kept; new expectations begin anew.
    void setSites(const QList<Site>& sites);
    void fetchNow(const QString& address) { m_watch.fetchNow(address); }
    [[nodiscard]] bool isFetching(const QString& address) const
    {
        return m_watch.isFetching(address);
    }

Q_SIGNALS:
    /// Another list, or other things are known of its sites.
    void changed();
    /// Every fetch, as it came.
    void fetched(const crawlright::net::FetchResult& result);
    /// Something is not as it was at the fetch before.
    void noticed(const crawlright::watch::Site& site,
                 const std::vector<crawlright::watch::Change>& changes);

private:
    void follow();
    void take(const QString& address, const net::FetchResult& result);
    void note(const QString& address, const QString& expectations, const Observation& now);

    QSettings& m_settings;
    const crawlers::Catalogue& m_catalogue;
    std::chrono::milliseconds m_minute;
    QList<Site> m_sites;
    net::Watch m_watch;
};

} // namespace crawlright::watch
