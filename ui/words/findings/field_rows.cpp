// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/findings/rows.h"

#include <QtTranslation>

#include <array>

namespace crawlright::words {

namespace {

using checks::Code;

constexpr std::array fieldSentenceTable = {
    SentenceRow{Code::NoSitemap, "", QT_TRANSLATE_NOOP("Words", "The file names no sitemap."), ""},
    SentenceRow{Code::EmptySitemap, "", QT_TRANSLATE_NOOP("Words", "This line names no sitemap."),
                ""},
    SentenceRow{Code::SitemapBadScheme, "",
                QT_TRANSLATE_NOOP(
                    "Words", "No crawler fetches a sitemap by “%1”. Use “https”, “http” or “ftp”."),
                "0"},
    SentenceRow{Code::SitemapOtherHost, "",
                QT_TRANSLATE_NOOP("Words",
                                  "The sitemap lies on “%1”, this file on “%2”. That is allowed; "
                                  "a search engine may ask for a proof that both are yours."),
                "01"},
    SentenceRow{Code::DuplicateSitemap, "",
                QT_TRANSLATE_NOOP("Words", "The same sitemap stands in line %1."), "L"},
    SentenceRow{Code::CrawlDelayValue, "empty",
                QT_TRANSLATE_NOOP("Words", "This line has no value, so it has no effect."), ""},
    SentenceRow{
        Code::CrawlDelayValue, "range",
        QT_TRANSLATE_NOOP(
            "Words", "“%1” is outside of what %2 accepts: a whole number of seconds from 1 to 30."),
        "0R"},
    SentenceRow{
        Code::CrawlDelayValue, "",
        QT_TRANSLATE_NOOP("Words", "“%1” is not a number of seconds, so the line has no effect."),
        "0"},
    SentenceRow{Code::CrawlDelayIgnored, "",
                QT_TRANSLATE_NOOP("Words", "This field is ignored by %1."), "C"},
    SentenceRow{Code::CrawlDelayHigh, "refusing",
                QT_TRANSLATE_NOOP(
                    "Words",
                    "With %1 seconds between two pages a crawler sees at most %2 pages a day. "
                    "Readers like that of Common Crawl take it for a ban on everything."),
                "0b"},
    SentenceRow{Code::CrawlDelayHigh, "",
                QT_TRANSLATE_NOOP("Words", "With %1 seconds between two pages a search crawler "
                                           "sees at most %2 pages a day."),
                "0b"},
    SentenceRow{Code::DuplicateCrawlDelay, "",
                QT_TRANSLATE_NOOP("Words", "This group already has a Crawl-delay in line %1. Which "
                                           "of the two counts is not said anywhere."),
                "L"},
    SentenceRow{Code::StarCrawlDelay, "",
                QT_TRANSLATE_NOOP("Words", "%1 has a group of its own here without a Crawl-delay, "
                                           "and takes this one from the group for “*”."),
                "C"},
    SentenceRow{Code::NumberLeadingZero, "",
                QT_TRANSLATE_NOOP("Words", "The zero at the beginning of “%1” is not needed."),
                "0"},
    SentenceRow{Code::RequestRateValue, "empty",
                QT_TRANSLATE_NOOP("Words", "This line has no value, so it has no effect."), ""},
    SentenceRow{
        Code::RequestRateValue, "",
        QT_TRANSLATE_NOOP(
            "Words",
            "“%1” is not a rate. Write the number of pages, “/” and the time, such as “1/10s”."),
        "0"},
    SentenceRow{Code::VisitTimeValue, "empty",
                QT_TRANSLATE_NOOP("Words", "This line has no value, so it has no effect."), ""},
    SentenceRow{
        Code::VisitTimeValue, "",
        QT_TRANSLATE_NOOP(
            "Words", "“%1” is not a time of the day. Write two times in UTC, such as “0600-0845”."),
        "0"},
    SentenceRow{Code::HostSyntax, "empty",
                QT_TRANSLATE_NOOP("Words", "This line has no value, so it has no effect."), ""},
    SentenceRow{Code::HostSyntax, "",
                QT_TRANSLATE_NOOP(
                    "Words",
                    "“%1” is not a host: write its name, and a port if need be, without a scheme."),
                "0"},
    SentenceRow{
        Code::DuplicateHost, "",
        QT_TRANSLATE_NOOP("Words", "Line %1 names a host already, and only the first counts."),
        "L"},
    SentenceRow{Code::HostPlace, "",
                QT_TRANSLATE_NOOP("Words",
                                  "This line stands before the rules of its group. Put it behind "
                                  "them: a reader that does not know the field may stop here."),
                ""},
    SentenceRow{Code::CleanParamFormat, "empty",
                QT_TRANSLATE_NOOP("Words", "This line has no value, so it has no effect."), ""},
    SentenceRow{
        Code::CleanParamFormat, "",
        QT_TRANSLATE_NOOP(
            "Words", "“%1” does not name parameters as “a&b /path”, in at most 500 characters."),
        "0"},
    SentenceRow{Code::CleanParamScope, "",
                QT_TRANSLATE_NOOP("Words", "Only Yandex reads this field; %1 ignore it."), "C"},
    SentenceRow{Code::ContentPrefFormat, "",
                QT_TRANSLATE_NOOP("Words",
                                  "“%1” is not a pair of a key and a value, such as “search=yes”."),
                "0"},
    SentenceRow{Code::ContentPrefKey, "usage",
                QT_TRANSLATE_NOOP(
                    "Words", "“%1” is not a key of this field. Known are “search” and “train-ai”."),
                "0"},
    SentenceRow{
        Code::ContentPrefKey, "",
        QT_TRANSLATE_NOOP(
            "Words",
            "“%1” is not a key of this field. Known are “search”, “ai-input” and “ai-train”."),
        "0"},
    SentenceRow{Code::ContentPrefValue, "usage",
                QT_TRANSLATE_NOOP("Words", "“%1” is neither “y” nor “n”."), "0"},
    SentenceRow{Code::ContentPrefValue, "",
                QT_TRANSLATE_NOOP("Words", "“%1” is neither “yes” nor “no”."), "0"},
    SentenceRow{Code::ContentPrefEmpty, "",
                QT_TRANSLATE_NOOP("Words", "This line states no preference."), ""},
    SentenceRow{Code::ContentPrefPath, "",
                QT_TRANSLATE_NOOP("Words", "“%1” does not begin with “/”, so it is no path."), "0"},
};

constexpr std::array fieldExplanationTable = {
    ExplanationRow{
        Code::NoSitemap, QT_TRANSLATE_NOOP("Words", "No Sitemap line is in the file."),
        QT_TRANSLATE_NOOP("Words",
                          "Search engines that read the field (Google, Bing, Yandex and others) "
                          "find a sitemap by it without being told elsewhere. It is not required."),
        QT_TRANSLATE_NOOP("Words", "If the site has a sitemap, name it with its whole address.")},
    ExplanationRow{
        Code::EmptySitemap, QT_TRANSLATE_NOOP("Words", "A Sitemap line has no value."),
        QT_TRANSLATE_NOOP("Words", "Readers of the field find nothing there."),
        QT_TRANSLATE_NOOP("Words", "Write the whole address of the sitemap, or remove the line.")},
    ExplanationRow{
        Code::SitemapBadScheme,
        QT_TRANSLATE_NOOP("Words",
                          "The address of the sitemap has a scheme that crawlers do not fetch."),
        QT_TRANSLATE_NOOP("Words",
                          "Search engines fetch sitemaps by https, http and, at Google, ftp."),
        QT_TRANSLATE_NOOP("Words", "Write the address under which the sitemap can be fetched.")},
    ExplanationRow{
        Code::SitemapOtherHost,
        QT_TRANSLATE_NOOP("Words", "The sitemap is on another host than the robots.txt file."),
        QT_TRANSLATE_NOOP("Words", "Google and sitemaps.org allow it. A sitemap is trusted for the "
                                   "hosts whose robots.txt names it or whose ownership is proved."),
        QT_TRANSLATE_NOOP(
            "Words", "If it is meant, nothing is to be done. Often it is a left-over of a move.")},
    ExplanationRow{Code::DuplicateSitemap,
                   QT_TRANSLATE_NOOP("Words", "Two lines name the same sitemap."),
                   QT_TRANSLATE_NOOP("Words", "It makes no difference."),
                   QT_TRANSLATE_NOOP("Words", "Remove one of the two.")},
    ExplanationRow{
        Code::CrawlDelayValue,
        QT_TRANSLATE_NOOP(
            "Words",
            "The value is not a number of seconds, or not one that a reader of the field accepts."),
        QT_TRANSLATE_NOOP("Words", "Bing takes whole numbers from 1 to 30. Yandex, until 2018, "
                                   "took fractions as well. Google does not read the field."),
        QT_TRANSLATE_NOOP("Words", "Write a whole number between 1 and 30.")},
    ExplanationRow{
        Code::CrawlDelayIgnored,
        QT_TRANSLATE_NOOP("Words",
                          "Some crawlers do not read Crawl-delay. Said once for the whole file."),
        QT_TRANSLATE_NOOP("Words", "Google never read the field, and Yandex has not since February "
                                   "2018. Bing and some others do."),
        QT_TRANSLATE_NOOP(
            "Words",
            "Leave it for those who read it. For Google, answer with status 429 or 503 while the "
            "server is overloaded; for Yandex, set the speed in Yandex Webmaster.")},
    ExplanationRow{
        Code::CrawlDelayHigh,
        QT_TRANSLATE_NOOP("Words", "A search crawler, or all crawlers, are asked to wait more than "
                                   "ten seconds between two pages."),
        QT_TRANSLATE_NOOP("Words", "For crawlers that read the field, a large site is then never "
                                   "seen as a whole. The library crawler-commons, which Common "
                                   "Crawl uses, takes more than 300 seconds for a ban."),
        QT_TRANSLATE_NOOP("Words", "Write a smaller number, unless the site is small.")},
    ExplanationRow{
        Code::DuplicateCrawlDelay, QT_TRANSLATE_NOOP("Words", "A group has two Crawl-delay lines."),
        QT_TRANSLATE_NOOP("Words", "Readers differ: the first, the last or the shortest counts."),
        QT_TRANSLATE_NOOP("Words", "Keep one.")},
    ExplanationRow{
        Code::StarCrawlDelay,
        QT_TRANSLATE_NOOP(
            "Words",
            "A Crawl-delay stands in the group for “*”, and a group for bingbot has none."),
        QT_TRANSLATE_NOOP(
            "Words",
            "Bing takes the delay from its own group or from the one for “*”, whichever has it. "
            "Other crawlers with a group of their own do not look at the one for “*”."),
        QT_TRANSLATE_NOOP("Words", "If Bing should not wait, nothing can be written that says so "
                                   "but a Crawl-delay of 1 in its own group.")},
    ExplanationRow{Code::NumberLeadingZero,
                   QT_TRANSLATE_NOOP("Words", "A number begins with a zero."),
                   QT_TRANSLATE_NOOP("Words", "It makes no difference to the readers known; some "
                                              "programs take such a number for an octal one."),
                   QT_TRANSLATE_NOOP("Words", "Remove the zero.")},
    ExplanationRow{
        Code::RequestRateValue,
        QT_TRANSLATE_NOOP("Words",
                          "The value of Request-rate has not the form that its readers know."),
        QT_TRANSLATE_NOOP(
            "Words",
            "Seznam and the extended standard 2.0 read “1/10s”: so many pages in so many seconds, "
            "minutes, hours or days, with hours of the day behind it if need be."),
        QT_TRANSLATE_NOOP("Words", "Write it in that form.")},
    ExplanationRow{Code::VisitTimeValue,
                   QT_TRANSLATE_NOOP(
                       "Words", "The value of Visit-time has not the form that its readers know."),
                   QT_TRANSLATE_NOOP("Words", "The extended standard 2.0 reads two times of four "
                                              "digits, in UTC. Few crawlers read the field."),
                   QT_TRANSLATE_NOOP("Words", "Write it in that form.")},
    ExplanationRow{
        Code::HostSyntax,
        QT_TRANSLATE_NOOP("Words", "The value of Host is an address of numbers, has a scheme, or "
                                   "is no possible name or port."),
        QT_TRANSLATE_NOOP("Words", "Yandex read the field until 2018 and ignored a malformed one. "
                                   "No crawler of today is known to read it."),
        QT_TRANSLATE_NOOP(
            "Words",
            "Redirect other hosts to the main one. If the line stays, write the bare name.")},
    ExplanationRow{
        Code::DuplicateHost, QT_TRANSLATE_NOOP("Words", "The file has more than one Host line."),
        QT_TRANSLATE_NOOP("Words", "Yandex, as long as it read the field, took the first."),
        QT_TRANSLATE_NOOP("Words", "Keep one.")},
    ExplanationRow{
        Code::HostPlace,
        QT_TRANSLATE_NOOP("Words", "A Host line stands before a rule of the same group."),
        QT_TRANSLATE_NOOP("Words", "Yandex found the line anywhere, and asked to write it behind "
                                   "the rules for readers that do not know it."),
        QT_TRANSLATE_NOOP("Words", "Move it behind the rules.")},
    ExplanationRow{
        Code::CleanParamFormat,
        QT_TRANSLATE_NOOP("Words",
                          "The value of Clean-param has not the form that Yandex asks for."),
        QT_TRANSLATE_NOOP("Words",
                          "Yandex ignores such a line. Other crawlers do not read the field."),
        QT_TRANSLATE_NOOP(
            "Words",
            "Write the parameters with “&” between, then a blank and the beginning of the path.")},
    ExplanationRow{
        Code::CleanParamScope,
        QT_TRANSLATE_NOOP("Words", "Clean-param tells which parameters of a query do not change a "
                                   "page. Said once for the whole file, where no group is for “*” "
                                   "or for a crawler of Yandex."),
        QT_TRANSLATE_NOOP("Words", "Yandex reads it, wherever in the file it stands. Google says "
                                   "that it does not, and the standards do not know it."),
        QT_TRANSLATE_NOOP("Words",
                          "Leave it for Yandex. For others, use rel=canonical in the pages.")},
    ExplanationRow{Code::ContentPrefFormat,
                   QT_TRANSLATE_NOOP("Words", "A preference for content is not written as pairs of "
                                              "key, “=” and value, with commas between."),
                   QT_TRANSLATE_NOOP("Words", "Readers of Content-Signal and Content-Usage cannot "
                                              "tell what is meant, and take it for not said."),
                   QT_TRANSLATE_NOOP("Words", "Write “key=value”.")},
    ExplanationRow{
        Code::ContentPrefKey,
        QT_TRANSLATE_NOOP("Words", "A preference for content has a key that no vocabulary has."),
        QT_TRANSLATE_NOOP("Words", "Readers ignore keys that they do not know. Content-Signal and "
                                   "Content-Usage have different ones."),
        QT_TRANSLATE_NOOP("Words", "Write a known key.")},
    ExplanationRow{
        Code::ContentPrefValue,
        QT_TRANSLATE_NOOP("Words",
                          "A preference for content has a value that its field does not know."),
        QT_TRANSLATE_NOOP("Words", "Content-Signal knows “yes” and “no”, Content-Usage “y” and "
                                   "“n”, in small letters. Another value counts as not said."),
        QT_TRANSLATE_NOOP("Words", "Write one of the two.")},
    ExplanationRow{Code::ContentPrefEmpty,
                   QT_TRANSLATE_NOOP("Words", "A line of preferences for content has no value."),
                   QT_TRANSLATE_NOOP("Words", "Nothing is said by it."),
                   QT_TRANSLATE_NOOP("Words", "Write a preference, or remove the line.")},
    ExplanationRow{
        Code::ContentPrefPath,
        QT_TRANSLATE_NOOP("Words", "The path in a Content-Usage line does not begin with a slash."),
        QT_TRANSLATE_NOOP("Words", "Readers take a path only where the value begins with “/”. "
                                   "Otherwise they cannot read the line."),
        QT_TRANSLATE_NOOP("Words", "Put “/” before it.")},
};

} // namespace

std::span<const SentenceRow> fieldSentences()
{
    return fieldSentenceTable;
}

std::span<const ExplanationRow> fieldExplanations()
{
    return fieldExplanationTable;
}

} // namespace crawlright::words
