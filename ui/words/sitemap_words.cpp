// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/sitemap_words.h"

#include "ui/words/fetch_words.h"
#include "ui/words/lists.h"
#include "ui/words/quoted.h"
#include "ui/words/translation.h"

namespace crawlright::words {

using net::Sitemap;
using net::SitemapFault;
using net::SitemapType;
using State = Sitemap::State;

namespace {

constexpr int longestHosts = 400; // all of them, characters

QString noAnswer(const Sitemap& sitemap)
{
    if (sitemap.answer.error == net::FetchError::TooManyRedirects)
        return Words::tr("There are too many redirects: after %n of them there was still no "
                         "sitemap.",
                         nullptr, sitemap.answer.redirects());
    return howItEnded(sitemap.answer);
}

QString faultSentence(const Sitemap& sitemap)
{
    switch (sitemap.fault) {
    case SitemapFault::None:
        break;
    case SitemapFault::NotAbsolute:
        return Words::tr("A sitemap is named by its full address, with scheme and host: crawlers "
                         "do not guess the rest, and it was not fetched.");
    case SitemapFault::OtherScheme:
        return Words::tr("Only http and https addresses are fetched.");
    case SitemapFault::Repeated:
        return Words::tr("It stands further above, too, and was fetched once.");
    case SitemapFault::TooDeep:
        return Words::tr("An index within an index within an index: it was not followed. By the "
                         "protocol an index names sitemaps only.");
    case SitemapFault::NoAnswer:
        return noAnswer(sitemap);
    case SitemapFault::BadStatus:
        return Words::tr("The server answers with the status %1 in place of a sitemap.")
            .arg(sitemap.answer.status());
    case SitemapFault::NotASitemap:
        return Words::tr("What came is no sitemap: neither XML with a urlset or a sitemapindex, "
                         "nor a text with a URL a line.");
    case SitemapFault::BrokenGzip:
        return Words::tr("It is not packed as gzip should be. What could be unpacked was read.");
    case SitemapFault::Damaged:
        return Words::tr("It ends in the middle. What came before was read.");
    case SitemapFault::Cancelled:
        return Words::tr("The fetch was cancelled.");
    }
    return {};
}

void addLimits(const Sitemap& sitemap, QStringList& remarks)
{
    const net::SitemapContent& content = sitemap.content;
    if (content.isCut)
        remarks += Words::tr("It is larger than the 50 MiB that sitemaps.org allows, and was read "
                             "up to there.");
    if (content.hasTooMany())
        remarks += Words::tr("It has more than the 50,000 entries that sitemaps.org allows.");
    if (sitemap.leftOut == 0)
        return;
    const QString count = number(sitemap.leftOut);
    remarks +=
        content.type == SitemapType::Index
            ? Words::tr("Sitemaps of it that were not fetched, for there are too many: %1.")
                  .arg(count)
            : Words::tr("URLs of it that were left out, for there are too many: %1.").arg(count);
}

void addEntries(const Sitemap& sitemap, QStringList& remarks)
{
    const net::SitemapContent& content = sitemap.content;
    if (content.bad > 0)
        remarks += Words::tr("Entries that are no http or https URL: %1.").arg(number(content.bad));
    if (content.strangers > 0)
        remarks += Words::tr("Entries of other hosts, whose own robots.txt governs them: %1 (%2).")
                       .arg(number(content.strangers),
                            shown(content.strangeHosts.join(u", ").toStdString(), longestHosts));
    if (content.type != SitemapType::None && content.entries == 0 && !content.isCut)
        remarks += Words::tr("It is empty.");
    const QUrl last = sitemap.answer.finalUrl();
    if (sitemap.answer.redirects() > 0 && last.host() != sitemap.url.host())
        remarks += Words::tr("It is redirected to another host: %1.").arg(last.host());
}

} // namespace

QString sitemapStatus(const Sitemap& sitemap)
{
    switch (sitemap.state) {
    case State::Waiting:
        //: Of a sitemap
        return sitemap.fault == SitemapFault::None ? Words::tr("Not fetched yet")
                                                   : Words::tr("Cannot be fetched");
    case State::Fetching:
        return Words::tr("Is being fetched…");
    case State::Reading:
        return Words::tr("Is being read…");
    case State::Done:
        break;
    }
    if (sitemap.fault == SitemapFault::Cancelled)
        return Words::tr("Cancelled");
    if (sitemap.fault == SitemapFault::NoAnswer)
        return Words::tr("No answer");
    if (sitemap.answer.hops.isEmpty())
        //: Of a sitemap
        return Words::tr("Not fetched");
    return status(sitemap.answer.hops.last());
}

QString sitemapContent(const Sitemap& sitemap)
{
    const net::SitemapContent& content = sitemap.content;
    const QString count = number(content.entries);
    switch (content.type) {
    case SitemapType::None:
        break;
    case SitemapType::UrlSet:
        return Words::tr("URLs: %1").arg(count);
    case SitemapType::Text:
        return Words::tr("Text, URLs: %1").arg(count);
    case SitemapType::Index:
        return Words::tr("Index, sitemaps: %1").arg(count);
    }
    return {};
}

QStringList sitemapRemarks(const Sitemap& sitemap)
{
    QStringList remarks;
    if (const QString fault = faultSentence(sitemap); !fault.isEmpty())
        remarks += fault;
    addLimits(sitemap, remarks);
    addEntries(sitemap, remarks);
    return remarks;
}

} // namespace crawlright::words
