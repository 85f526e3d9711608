// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/sitemap_walk.h"

#include "core/net/reply_facts.h"

#include <QFuture>
#include <QPromise>

#include <algorithm>
#include <utility>

namespace crawlright::net {

using namespace Qt::StringLiterals;
using State = Sitemap::State;

namespace {

/// What can be seen of an address before anybody is asked.
SitemapFault faultOf(const QUrl& url)
{
    if (!url.isValid() || url.isRelative() || (url.host().isEmpty() && !url.scheme().isEmpty()))
        return SitemapFault::NotAbsolute;
    const bool isWeb = url.scheme() == "http"_L1 || url.scheme() == "https"_L1;
    return isWeb ? SitemapFault::None : SitemapFault::OtherScheme;
}

Sitemap sitemapAt(std::string_view address)
{
    Sitemap sitemap;
    sitemap.address = QString::fromUtf8(address.data(), static_cast<qsizetype>(address.size()));
    QUrl url(sitemap.address, QUrl::TolerantMode);
    sitemap.fault = faultOf(url);
    if (sitemap.fault != SitemapFault::NotAbsolute) {
        url.setUserInfo({});
        url.setFragment({});
        sitemap.url = url;
    }
    return sitemap;
}

Sitemap asListed(const Sitemap& sitemap)
{
    Sitemap anew;
    anew.address = sitemap.address;
    anew.url = sitemap.url;
    anew.line = sitemap.line;
    anew.fault = faultOf(sitemap.url);
    return anew;
}

} // namespace

SitemapWalk::SitemapWalk(QObject* parent)
    : QObject(parent)
{
    m_readers.setMaxThreadCount(1);
}

SitemapWalk::~SitemapWalk()
{
    if (m_pool)
        m_pool->disconnect(this);
    if (m_isStopped)
        m_isStopped->store(true);
    m_readers.waitForDone();
}

void SitemapWalk::list(const syntax::Document& robots, const QUrl& site)
{
    cancel();
    m_site = site;
    m_sitemaps.clear();
    m_seen.clear();
    m_leftOut = 0;
    m_urlCount = 0;
    const auto lines = robots.lines();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].kind != syntax::LineKind::Field ||
            lines[i].name.field != syntax::Field::Sitemap || lines[i].value().isEmpty())
            continue;
        if (m_sitemaps.size() == m_limits.sitemaps) {
            ++m_leftOut;
            continue;
        }
        Sitemap sitemap = sitemapAt(robots.textOf(lines[i].value()));
        sitemap.line = static_cast<text::LineNumber>(i + 1);
        m_sitemaps.push_back(std::move(sitemap));
    }
    m_named = m_sitemaps.size();
    Q_EMIT listed();
}

void SitemapWalk::start()
{
    cancel();
    std::vector<Sitemap> named(m_sitemaps.begin(),
                               m_sitemaps.begin() + static_cast<std::ptrdiff_t>(m_named));
    m_sitemaps.clear();
    m_seen.clear();
    m_urlCount = 0;
    m_open = 0;
    Q_EMIT listed();
    m_isStopped = std::make_shared<std::atomic<bool>>(false);
    m_pool = std::make_unique<FetchPool>();
    connect(m_pool.get(), &FetchPool::finished, this, &SitemapWalk::takeAnswer);
    m_isRunning = true;
    for (const Sitemap& sitemap : named)
        add(asListed(sitemap));
    if (!m_sitemaps.empty())
        Q_EMIT added(0, static_cast<int>(m_sitemaps.size()) - 1);
    QMetaObject::invokeMethod(this, &SitemapWalk::endIfDone, Qt::QueuedConnection);
}

void SitemapWalk::cancel()
{
    if (!m_isRunning)
        return;
    m_isRunning = false;
    m_isStopped->store(true);
    m_pool->disconnect(this);
    m_pool->cancel();
    m_pool.release()->deleteLater(); // it may be what called
    m_fetches.clear();
    for (std::size_t i = 0; i < m_sitemaps.size(); ++i) {
        if (m_sitemaps[i].state != State::Done)
            end(static_cast<int>(i), SitemapFault::Cancelled);
    }
    Q_EMIT finished();
}

void SitemapWalk::add(Sitemap sitemap)
{
    if (sitemap.fault == SitemapFault::None && m_seen.contains(sitemap.url))
        sitemap.fault = SitemapFault::Repeated;
    const int index = static_cast<int>(m_sitemaps.size());
    const bool isFetched = sitemap.fault == SitemapFault::None;
    sitemap.state = isFetched ? State::Fetching : State::Done;
    m_seen.insert(sitemap.url);
    m_sitemaps.push_back(std::move(sitemap));
    if (isFetched)
        fetch(index);
}

void SitemapWalk::fetch(int index)
{
    ++m_open;
    const QUrl url = m_sitemaps[static_cast<std::size_t>(index)].url;
    FetchOptions options = m_options;
    options.limits.body = mostSitemapBytes;
    if (!isSameOrigin(url, m_site))
        options.extraHeaders.clear(); // they are the site's, not of whom it names
    const int parent = m_sitemaps[static_cast<std::size_t>(index)].parent;
    options.isNamedByPublicHost =
        m_isNamedByPublicHost ||
        (parent >= 0 &&
         isFromPublicHost(m_sitemaps[static_cast<std::size_t>(parent)].answer, options));
    m_fetches.insert(m_pool->get(url, options), index);
}

void SitemapWalk::takeAnswer(int id, const FetchResult& result)
{
    const int index = m_fetches.take(id);
    Sitemap& sitemap = m_sitemaps[static_cast<std::size_t>(index)];
    sitemap.answer = result;
    sitemap.answer.body.clear();
    // What is past our limit is cut, and told; the rest is a sitemap all the same.
    const bool isCut = result.error == FetchError::BodyTooLarge;
    if (!result.isAnswered() && !isCut)
        return end(index, SitemapFault::NoAnswer);
    if (result.status() < 200 || result.status() > 299)
        return end(index, SitemapFault::BadStatus);
    sitemap.state = State::Reading;
    Q_EMIT changed(index);
    auto promise = std::make_shared<QPromise<SitemapContent>>();
    promise->future().then(this, [this, index, stopped = m_isStopped](SitemapContent content) {
        if (!*stopped)
            takeContent(index, std::move(content));
    });
    m_readers.start([promise, isCut, body = result.body, stopped = m_isStopped,
                     site = m_site.toString(QUrl::FullyEncoded).toStdString()] {
        promise->start();
        SitemapContent content =
            readSitemap({body.constData(), static_cast<std::size_t>(body.size())}, site,
                        [&] { return stopped->load(); });
        content.isCut = content.isCut || isCut;
        if (content.isCut && content.type != SitemapType::None)
            content.fault = SitemapFault::None; // it ends early because it was cut
        promise->addResult(std::move(content));
        promise->finish();
    });
}

void SitemapWalk::takeContent(int index, SitemapContent content)
{
    Sitemap& sitemap = m_sitemaps[static_cast<std::size_t>(index)];
    sitemap.content = std::move(content);
    const SitemapFault fault = sitemap.content.fault;
    if (sitemap.content.type == SitemapType::Index)
        return takeIndex(index);
    takeUrls(sitemap);
    end(index, fault);
}

void SitemapWalk::takeUrls(Sitemap& sitemap)
{
    const urls::Row size = sitemap.content.urls->size();
    const urls::Row room = m_limits.urls - m_urlCount;
    sitemap.leftOut = size - std::min(size, room);
    m_urlCount += sitemap.taken();
}

void SitemapWalk::takeIndex(int index)
{
    const Sitemap parent = m_sitemaps[static_cast<std::size_t>(index)];
    if (parent.depth >= m_limits.depth) {
        m_sitemaps[static_cast<std::size_t>(index)].leftOut = parent.content.urls->size();
        return end(index, SitemapFault::TooDeep);
    }
    const std::size_t first = m_sitemaps.size();
    for (urls::Row row = 0; row < parent.content.urls->size(); ++row) {
        if (m_sitemaps.size() >= m_limits.sitemaps) {
            m_sitemaps[static_cast<std::size_t>(index)].leftOut = parent.content.urls->size() - row;
            break;
        }
        Sitemap sitemap = sitemapAt((*parent.content.urls)[row]);
        sitemap.line = parent.line;
        sitemap.parent = index;
        sitemap.depth = parent.depth + 1;
        add(std::move(sitemap));
    }
    if (m_sitemaps.size() > first)
        Q_EMIT added(static_cast<int>(first), static_cast<int>(m_sitemaps.size()) - 1);
    end(index, parent.content.fault);
}

void SitemapWalk::end(int index, SitemapFault fault)
{
    Sitemap& sitemap = m_sitemaps[static_cast<std::size_t>(index)];
    sitemap.fault = fault;
    sitemap.state = State::Done;
    --m_open;
    Q_EMIT changed(index);
    endIfDone();
}

void SitemapWalk::endIfDone()
{
    if (!m_isRunning || m_open > 0)
        return;
    m_isRunning = false;
    m_pool->disconnect(this);
    m_pool.release()->deleteLater();
    Q_EMIT finished();
}

} // namespace crawlright::net
