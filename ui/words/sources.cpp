// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/sources.h"

#include <QStringBuilder>

#include <algorithm>
#include <array>

namespace crawlright::words {

namespace {

using namespace Qt::StringLiterals;

struct Address {
    std::string_view place; ///< or how places of this document begin
    QLatin1StringView address;
};

// In pages of Google's and Yandex's the headings have these names.
constexpr std::array addresses = {
    Address{"google/robotstxt: ", "https://github.com/google/robotstxt/blob/master/robots.cc"_L1},
    Address{"Google: file format",
            "https://developers.google.com/search/docs/crawling-indexing/robots/"
            "robots_txt#file-format"_L1},
    Address{"Google: order of precedence for user agents",
            "https://developers.google.com/search/docs/crawling-indexing/robots/"
            "robots_txt#order-of-precedence-for-user-agents"_L1},
    Address{"Google: grouping of lines and rules",
            "https://developers.google.com/search/docs/crawling-indexing/robots/"
            "robots_txt#grouping-of-lines-and-rules"_L1},
    Address{"Google: URL matching based on path values",
            "https://developers.google.com/search/docs/crawling-indexing/robots/"
            "robots_txt#url-matching-based-on-path-values"_L1},
    Address{"Google: order of precedence for rules",
            "https://developers.google.com/search/docs/crawling-indexing/robots/"
            "robots_txt#order-of-precedence-for-rules"_L1},
    Address{"Google: syntax", "https://developers.google.com/search/docs/crawling-indexing/robots/"
                              "robots_txt#syntax"_L1},
    Address{"Google 2019: ", "https://web.archive.org/web/2019/https://developers.google.com/"
                             "search/reference/robots_txt"_L1},
    Address{"Bing 2012: to crawl or not to crawl",
            "https://blogs.bing.com/webmaster/2012/05/03/"
            "to-crawl-or-not-to-crawl-that-is-bingbots-question"_L1},
    Address{"Bing 2009: SEM 101", "https://blogs.bing.com/webmaster/2009/08/20/"
                                  "prevent-a-bot-from-getting-lost-in-space-sem-101"_L1},
    Address{"Bing 2009: robots speaking many languages",
            "https://blogs.bing.com/webmaster/2009/11/05/robots-speaking-many-languages/"_L1},
    Address{"Yandex: User-agent",
            "https://yandex.com/support/webmaster/en/robot-workings/user-agent"_L1},
    Address{"Yandex: Disallow and Allow",
            "https://yandex.com/support/webmaster/en/robot-workings/allow-disallow"_L1},
    Address{"Yandex: ", "https://yandex.com/support/webmaster/en/controlling-robot/"_L1},
    Address{"Yandex 2012: ", "https://web.archive.org/web/2012/https://help.yandex.com/webmaster/"
                             "controlling-robot/robots-txt.xml"_L1},
    Address{"1994: ", "https://www.robotstxt.org/orig.html"_L1},
    Address{"draft-koster-robots-00 ", "https://www.robotstxt.org/norobots-rfc.txt"_L1},
};

constexpr std::string_view rfc = "RFC 9309 §";

} // namespace

QString addressOf(std::string_view place)
{
    if (place.starts_with(rfc)) {
        const std::string_view section = place.substr(rfc.size());
        return "https://www.rfc-editor.org/rfc/rfc9309#section-"_L1 %
               QLatin1StringView(section.data(), static_cast<qsizetype>(section.size()));
    }
    const auto found = std::ranges::find_if(
        addresses, [&](const Address& known) { return place.starts_with(known.place); });
    return found == addresses.end() ? QString() : QString(found->address);
}

} // namespace crawlright::words
