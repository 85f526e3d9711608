// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/fetch_pool.h"

#include "core/net/address.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace crawlright::net {

struct FetchPool::Job {
    int id = 0;
    QString address; // where `isRobots`
    QUrl url;        // what will be asked for; empty: the address is none
    bool isRobots = false;
    FetchOptions options;
    Fetcher* fetcher = nullptr; // the pool's child, once it runs

    // Its ports are one machine: http and https of a site are not asked at once.
    [[nodiscard]] bool isAtSameHost(const Job& other) const
    {
        return !url.isEmpty() && url.host() == other.url.host();
    }

    void begin() const
    {
        fetcher->setOptions(options);
        if (isRobots)
            fetcher->fetch(address);
        else
            fetcher->get(url);
    }

    [[nodiscard]] FetchResult cancelled() const
    {
        FetchResult result;
        result.asked = isRobots ? withoutUserInfo(address) : url.toString(QUrl::RemoveUserInfo);
        result.url = url;
        result.when = QDateTime::currentDateTimeUtc();
        result.error = FetchError::Cancelled;
        return result;
    }
};

FetchPool::FetchPool(QObject* parent)
    : QObject(parent)
{
}

FetchPool::~FetchPool() = default;

int FetchPool::fetch(const QString& address, const FetchOptions& options)
{
    Job job;
    job.address = address;
    job.isRobots = true;
    if (const auto robots = robotsAddress(address))
        job.url = robots->url;
    job.options = options;
    return add(std::move(job));
}

int FetchPool::get(const QUrl& url, const FetchOptions& options)
{
    Job job;
    job.url = url;
    job.options = options;
    return add(std::move(job));
}

int FetchPool::add(Job job)
{
    job.id = ++m_lastId;
    const int id = job.id;
    m_waiting.push_back(std::move(job));
    startNext();
    return id;
}

int FetchPool::pending() const
{
    return static_cast<int>(m_waiting.size() + m_running.size());
}

void FetchPool::startNext()
{
    while (std::cmp_less(m_running.size(), mostAtOnce)) {
        const auto next = std::ranges::find_if(m_waiting, [this](const Job& job) {
            return std::ranges::none_of(
                m_running, [&job](const auto& running) { return job.isAtSameHost(*running); });
        });
        if (next == m_waiting.end())
            return;
        auto job = std::make_unique<Job>(std::move(*next));
        m_waiting.erase(next);
        job->fetcher = new Fetcher(this);
        const int id = job->id;
        connect(job->fetcher, &Fetcher::finished, this,
                [this, id](const FetchResult& result) { end(id, result); });
        job->begin();
        m_running.push_back(std::move(job));
    }
}

void FetchPool::end(int id, const FetchResult& result)
{
    const auto job = std::ranges::find(m_running, id, [](const auto& each) { return each->id; });
    (*job)->fetcher->deleteLater(); // it is telling of its end
    m_running.erase(job);
    startNext();
    tell(id, result);
}

void FetchPool::tell(int id, const FetchResult& result)
{
    Q_EMIT finished(id, result); // whoever is told may add to the pool, or cancel it
    if (pending() == 0)
        Q_EMIT allFinished();
}

void FetchPool::cancel()
{
    // The waiting first, so that none of them begins in the place of one that ends.
    QList<int> ids;
    for (const Job& job : m_waiting)
        ids.append(job.id);
    for (const auto& job : m_running)
        ids.append(job->id);
    for (const int id : std::as_const(ids))
        cancelOne(id);
}

void FetchPool::cancelOne(int id)
{
    const auto running =
        std::ranges::find(m_running, id, [](const auto& each) { return each->id; });
    if (running != m_running.end()) {
        (*running)->fetcher->cancel();
        return;
    }
    const auto waiting = std::ranges::find(m_waiting, id, &Job::id);
    if (waiting == m_waiting.end())
        return; // whoever was told of another has ended this one
    const FetchResult result = waiting->cancelled();
    m_waiting.erase(waiting);
    tell(id, result);
}

} // namespace crawlright::net
