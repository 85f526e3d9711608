// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/fetcher.h"

#include <QObject>

#include <deque>
#include <memory>
#include <vector>

namespace crawlright::net {

/// Many fetches, a few at a time, never two at once for the same host. It keeps nothing of
/// what was fetched. It is not to be destroyed from its own signals.
class FetchPool final : public QObject {
    Q_OBJECT

public:
    explicit FetchPool(QObject* parent = nullptr);
    ~FetchPool() override;

    static constexpr int mostAtOnce = 6;

    /// The address of a robots.txt file, as `Fetcher::fetch` takes it. `finished` follows once for
    /// each, with the number that this gives.
    int fetch(const QString& address, const FetchOptions& options);
    /// Any http(s) address, as `Fetcher::get` takes it.
    int get(const QUrl& url, const FetchOptions& options);
    /// Ends all, running and waiting, with FetchError::Cancelled.
    void cancel();
    /// Fetches that have not finished.
    [[nodiscard]] int pending() const;

Q_SIGNALS:
    void finished(int id, const crawlright::net::FetchResult& result);
    /// Nothing is pending any more.
    void allFinished();

private:
    struct Job;

    int add(Job job);
    void startNext();
    void cancelOne(int id);
    void end(int id, const FetchResult& result);
    void tell(int id, const FetchResult& result);

    std::deque<Job> m_waiting;
    std::vector<std::unique_ptr<Job>> m_running;
    int m_lastId = 0;
};

} // namespace crawlright::net
