// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/watch/observer.h"

#include "ui/files/file_io.h"
#include "ui/work/background.h"

#include <algorithm>

namespace crawlright::watch {

namespace {

std::optional<expect::Expectations> expectationsAt(const QString& path)
{
    if (path.isEmpty())
        return std::nullopt;
    auto file =
        files::readFile(path, {.accept = files::Accept::Anything, .cancel = {}, .progress = {}});
    return file ? std::optional(expect::parse(std::move(file->bytes))) : std::nullopt;
}

} // namespace

Observer::Observer(QSettings& settings, const crawlers::Catalogue& catalogue,
                   std::chrono::milliseconds minute, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
    , m_catalogue(catalogue)
    , m_minute(minute)
    , m_sites(load(settings))
{
    connect(&m_watch, &net::Watch::started, this, &Observer::changed);
    connect(&m_watch, &net::Watch::fetched, this, &Observer::take);
    follow();
}

void Observer::setSites(const QList<Site>& sites)
{
    QList<Site> all;
    for (Site site : sites) {
        const auto known = std::ranges::find(m_sites, site.address, &Site::address);
        site.last = known == m_sites.end() ? Observation() : known->last;
        if (known != m_sites.end() && known->expectations != site.expectations)
            site.last.isExpecting = false;
        all += site;
    }
    m_sites = all;
    store(m_settings, m_sites);
    follow();
    Q_EMIT changed();
}

void Observer::follow()
{
    QList<net::WatchedAddress> addresses;
    for (const Site& site : std::as_const(m_sites))
        addresses += net::WatchedAddress{
            .address = site.address, .interval = site.minutes * m_minute, .last = site.last.when};
    m_watch.setAddresses(addresses);
}

void Observer::take(const QString& address, const net::FetchResult& result)
{
    Q_EMIT fetched(result);
    const auto site = std::ranges::find(m_sites, address, &Site::address);
    if (site == m_sites.end() || result.error == net::FetchError::Cancelled)
        return;
    work::inBackground(
        this,
        [result, path = site->expectations, before = site->last, &catalogue = m_catalogue] {
            return observed(result, expectationsAt(path), catalogue, before);
        },
        [this, address, path = site->expectations](const Observation& now) {
            note(address, path, now);
        });
}

/// The site may be gone by now, or have other expectations.
void Observer::note(const QString& address, const QString& expectations, const Observation& now)
{
    const auto site = std::ranges::find(m_sites, address, &Site::address);
    if (site == m_sites.end() || site->expectations != expectations)
        return;
    const std::vector<Change> changes = changesOf(site->last, now);
    site->last = now;
    store(m_settings, m_sites);
    const Site noted = *site;
    Q_EMIT changed();
    if (!changes.empty())
        Q_EMIT noticed(noted, changes);
}

} // namespace crawlright::watch
