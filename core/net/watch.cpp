// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/watch.h"

#include <algorithm>

namespace crawlright::net {

using std::chrono::milliseconds;

namespace {

// Looked at so often at least: a clock may be set, and a computer may sleep.
constexpr milliseconds longestWait{60'000};

milliseconds untilDue(const WatchedAddress& watched, const QDateTime& now)
{
    if (!watched.last.isValid() || watched.last > now) // the clock was set back
        return milliseconds(0);
    return std::max(milliseconds(0), watched.interval - milliseconds(watched.last.msecsTo(now)));
}

} // namespace

Watch::Watch(QObject* parent)
    : QObject(parent)
{
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &Watch::fetchDue);
    connect(&m_pool, &FetchPool::finished, this, &Watch::take);
}

Watch::~Watch()
{
    m_pool.disconnect(this);
}

void Watch::setAddresses(const QList<WatchedAddress>& addresses)
{
    m_addresses = addresses;
    waitForNext();
}

void Watch::fetchNow(const QString& address)
{
    const auto found = std::ranges::find(m_addresses, address, &WatchedAddress::address);
    if (found == m_addresses.end() || isFetching(address))
        return;
    fetch(*found);
    waitForNext();
}

bool Watch::isFetching(const QString& address) const
{
    return std::ranges::find(m_fetches, address) != m_fetches.end();
}

void Watch::fetchDue()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (WatchedAddress& watched : m_addresses) {
        if (!isFetching(watched.address) && untilDue(watched, now) == milliseconds(0))
            fetch(watched);
    }
    waitForNext();
}

void Watch::fetch(WatchedAddress& watched)
{
    watched.last = QDateTime::currentDateTimeUtc();
    const QString address = watched.address;
    m_fetches.insert(m_pool.fetch(address, m_options), address);
    Q_EMIT started(address);
}

void Watch::take(int id, const FetchResult& result)
{
    const QString address = m_fetches.take(id);
    waitForNext();
    if (std::ranges::contains(m_addresses, address, &WatchedAddress::address))
        Q_EMIT fetched(address, result);
}

void Watch::waitForNext()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    milliseconds wait = longestWait;
    bool hasAny = false;
    for (const WatchedAddress& watched : std::as_const(m_addresses)) {
        if (isFetching(watched.address))
            continue; // its end asks again
        hasAny = true;
        wait = std::min(wait, untilDue(watched, now));
    }
    if (hasAny)
        m_next.start(wait);
    else
        m_next.stop();
}

} // namespace crawlright::net
