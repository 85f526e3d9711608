// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/findings/families.h"
#include "ui/words/translation.h"

namespace crawlright::words {

using checks::Code;
using checks::Finding;

QString sitemapSentence(const Finding& finding)
{
    switch (finding.code) {
    case Code::SitemapNotAbsolute:
        return Words::tr("“%1” is not a full address, so crawlers do not find the sitemap. Begin "
                         "it with “https://” and the host.")
            .arg(shownArgument(finding, 0));
    default:
        Q_UNREACHABLE_RETURN({});
    }
}

Explanation sitemapExplanation(Code code)
{
    switch (code) {
    case Code::SitemapNotAbsolute:
        return {Words::tr("A sitemap is named by its full address, with scheme and host, because "
                          "it may lie on another host."),
                Words::tr("Google, Yandex and sitemaps.org ask for it. The standard of 1994 knows "
                          "no sitemaps."),
                Words::tr("Write the whole address, such as https://example.com/sitemap.xml.")};
    default:
        Q_UNREACHABLE_RETURN({});
    }
}

} // namespace crawlright::words
