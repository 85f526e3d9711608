// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/fetch_pool.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QTimer>

namespace crawlright::net {

/// A site whose robots.txt is fetched again and again.
struct WatchedAddress {
    QString address; ///< as `Fetcher::fetch` takes it; names the site here
    std::chrono::milliseconds interval{0};
    QDateTime last; ///< when it was fetched before; invalid: never, so at once
    friend bool operator==(const WatchedAddress&, const WatchedAddress&) = default;
};

/// Fetches robots.txt files at intervals while it lives, the next one only when the last one has
/// ended. It does **not** know what changed, and keeps nothing.
class Watch final : public QObject {
    Q_OBJECT

public:
    explicit Watch(QObject* parent = nullptr);
    ~Watch() override;

    /// For the fetches that begin from now on.
    void setOptions(const FetchOptions& options) { m_options = options; }
    /// What is watched from now on. Fetches of addresses that are watched on go on.
    void setAddresses(const QList<WatchedAddress>& addresses);
    /// One of them at once; its interval begins anew.
    void fetchNow(const QString& address);
    [[nodiscard]] bool isFetching(const QString& address) const;

Q_SIGNALS:
    void started(const QString& address);
    void fetched(const QString& address, const crawlright::net::FetchResult& result);

private:
    void fetchDue();
    void fetch(WatchedAddress& watched);
    void take(int id, const FetchResult& result);
    void waitForNext();

    FetchOptions m_options;
    QList<WatchedAddress> m_addresses;
    FetchPool m_pool;
    QHash<int, QString> m_fetches; // numbers of the pool to addresses
    QTimer m_next;
};

} // namespace crawlright::net
