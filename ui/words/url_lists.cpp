// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/url_lists.h"

#include "ui/words/lists.h"
#include "ui/words/translation.h"

namespace crawlright::words {

using urls::Fault;
using urls::Format;

QString formatName(Format format)
{
    switch (format) {
    case Format::Lines:
        return Words::tr("List, one URL a line");
    case Format::Csv:
        return Words::tr("Table (CSV)");
    case Format::Sitemap:
        return Words::tr("Sitemap (XML)");
    case Format::AccessLog:
        return Words::tr("Web server’s access log");
    case Format::JsonLines:
        return Words::tr("Log with a JSON object a line");
    }
    Q_UNREACHABLE_RETURN({});
}

QString faultSentence(Fault fault)
{
    switch (fault) {
    case Fault::ControlByte:
        return Words::tr("There are bytes that no URL has; perhaps this is no text file.");
    case Fault::OtherScheme:
        return Words::tr("No robots.txt governs an address of this kind.");
    case Fault::TooLong:
        return Words::tr("The line is longer than a million bytes.");
    case Fault::BrokenQuotes:
        return Words::tr("The quotation marks do not pair.");
    case Fault::NoSuchColumn:
        return Words::tr("The row does not reach to the chosen column.");
    case Fault::UnknownEntity:
        return Words::tr("There is an entity that XML does not know; such are never expanded.");
    case Fault::Truncated:
        return Words::tr("The file ends too early.");
    case Fault::NoSitemap:
        return Words::tr("The file is no sitemap: it has neither “urlset” nor “sitemapindex”.");
    case Fault::NoLogLine:
        return Words::tr("The line has no request for a page.");
    case Fault::NoJson:
        return Words::tr("The line is no JSON object.");
    case Fault::NoUrl:
        return Words::tr("The object has no key for a URL or a request that is known.");
    case Fault::ListFull:
        return Words::tr("The list holds 4 GiB of text and is full.");
    }
    Q_UNREACHABLE_RETURN({});
}

QString reportText(const urls::Report& report)
{
    QStringList sentences;
    if (report.isIndex && report.rows == 1)
        sentences += Words::tr("An index of 1 sitemap.");
    else if (report.isIndex)
        sentences += Words::tr("An index of %1 sitemaps.").arg(number(report.rows));
    else if (report.rows == 1)
        sentences += Words::tr("1 URL.");
    else
        sentences += Words::tr("%1 URLs.").arg(number(report.rows));
    if (report.bad() == 1)
        sentences += Words::tr("1 line could not be read.");
    else if (report.bad() > 1)
        sentences += Words::tr("%1 lines could not be read.").arg(number(report.bad()));
    if (report.isCancelled)
        sentences += Words::tr("Loading was cancelled before the end.");
    return sentences.join(u' ');
}

} // namespace crawlright::words
