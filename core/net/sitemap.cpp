// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/sitemap.h"

#include "core/access/governs.h"
#include "core/net/gunzip.h"
#include "core/net/hosts.h"
#include "core/text/ascii.h"
#include "core/urls/load.h"

#include <algorithm>

namespace crawlright::net {
namespace {

constexpr std::size_t partSize = 256UZ * 1024;

std::string unpacked(std::string_view packed, SitemapContent& content, const urls::Stop& stop)
{
    std::string text;
    Gunzip gunzip;
    gunzip.feed(packed, [&](std::string_view part) {
        const std::size_t room = static_cast<std::size_t>(mostSitemapBytes) - text.size();
        text += part.substr(0, room);
        content.isCut = part.size() > room;
        return !content.isCut && !(stop && stop());
    });
    if (!content.isCut && !gunzip.isWhole())
        content.fault = SitemapFault::BrokenGzip;
    return text;
}

/// XML or lines; nothing else is a sitemap, however its lines look.
urls::Format formatOf(std::string_view text)
{
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (text.starts_with(mark))
        text.remove_prefix(mark.size());
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '<' ? urls::Format::Sitemap
                                                                 : urls::Format::Lines;
}

urls::Loaded loaded(std::string_view text, urls::Format format, const urls::Stop& stop)
{
    std::size_t at = 0;
    return urls::load(
        {.format = format, .csv = {}},
        [&] {
            const std::string_view chunk = text.substr(std::min(at, text.size()), partSize);
            at += chunk.size();
            return chunk;
        },
        [&](const urls::Report&) { return !(stop && stop()); });
}

bool isWeb(std::string_view url)
{
    const auto begins = [url](std::string_view scheme) {
        return url.size() > scheme.size() &&
               text::equalsIgnoringCase(url.substr(0, scheme.size()), scheme);
    };
    return begins("http://") || begins("https://");
}

/// `https://example.com` of the address of its robots.txt.
std::string_view siteOf(std::string_view robotsUrl)
{
    constexpr std::string_view file = "/robots.txt";
    return robotsUrl.substr(0, robotsUrl.size() - std::min(robotsUrl.size(), file.size()));
}

/// Keeps what is a URL, and sees whose they are. Neighbours are of one site as a rule.
class Sorter {
public:
    Sorter(std::string_view robotsUrl, SitemapContent& content)
        : m_robotsUrl(robotsUrl)
        , m_content(content)
    {
    }

    void take(std::string_view url)
    {
        if (!isWeb(url) || !m_urls.append(url)) {
            ++m_content.bad;
            return;
        }
        if (m_robotsUrl.empty())
            return;
        const std::string ascii = withAsciiHost(url);
        if (access::governs(m_robotsUrl, ascii))
            return;
        ++m_content.strangers;
        tellHost(ascii);
    }

    [[nodiscard]] std::shared_ptr<const urls::UrlList> urls()
    {
        m_urls.shrink();
        return std::make_shared<const urls::UrlList>(std::move(m_urls));
    }

private:
    void tellHost(const std::string& url)
    {
        if (m_content.strangeHosts.size() >= static_cast<qsizetype>(SitemapContent::mostHosts))
            return;
        const auto robots = access::robotsUrlOf(url);
        const QString host = QString::fromStdString(robots ? std::string(siteOf(*robots)) : url);
        if (!m_content.strangeHosts.contains(host))
            m_content.strangeHosts.append(host);
    }

    std::string_view m_robotsUrl;
    SitemapContent& m_content;
    urls::UrlList m_urls;
};

SitemapType typeOf(const urls::Loaded& list, urls::Format format)
{
    if (format == urls::Format::Lines)
        return SitemapType::Text;
    const auto none = static_cast<std::size_t>(urls::Fault::NoSitemap);
    if (list.report.faults[none] > 0)
        return SitemapType::None;
    return list.report.isIndex ? SitemapType::Index : SitemapType::UrlSet;
}

void readText(std::string_view text, std::string_view robotsUrl, SitemapContent& content,
              const urls::Stop& stop)
{
    const urls::Format format = formatOf(text);
    const urls::Loaded list = loaded(text, format, stop);
    content.type = typeOf(list, format);
    content.bad = list.report.bad();
    const auto truncated = static_cast<std::size_t>(urls::Fault::Truncated);
    if (list.report.faults[truncated] > 0) {
        --content.bad; // it is no entry
        if (!content.isCut && content.fault == SitemapFault::None)
            content.fault = SitemapFault::Damaged;
    }
    Sorter sorter(robotsUrl, content);
    urls::Pauses pauses(stop);
    for (urls::Row row = 0; row < list.urls.size(); ++row) {
        if (pauses.isStoppedAfter(list.urls[row].size()))
            break;
        sorter.take(list.urls[row]);
    }
    content.urls = sorter.urls();
    content.entries = content.urls->size() + content.bad;
    if (content.type == SitemapType::Text && content.urls->isEmpty())
        content.type = SitemapType::None;
}

} // namespace

SitemapContent readSitemap(std::string_view body, std::string_view robotsUrl,
                           const urls::Stop& stop)
{
    SitemapContent content;
    content.isPacked = looksGzipped(body);
    std::string storage;
    if (content.isPacked) {
        storage = unpacked(body, content, stop);
        body = storage;
    } else if (body.size() > static_cast<std::size_t>(mostSitemapBytes)) {
        content.isCut = true;
        body = body.substr(0, static_cast<std::size_t>(mostSitemapBytes));
    }
    content.bytes = static_cast<qint64>(body.size());
    readText(body, robotsUrl, content, stop);
    if (content.type != SitemapType::None)
        return content;
    // What is none has no entries, whatever its lines look like.
    SitemapContent none;
    none.isPacked = content.isPacked;
    none.isCut = content.isCut;
    none.bytes = content.bytes;
    none.fault =
        content.fault == SitemapFault::BrokenGzip ? content.fault : SitemapFault::NotASitemap;
    return none;
}

} // namespace crawlright::net
