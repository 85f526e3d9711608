// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/findings/rows.h"

#include <QtTranslation>

#include <array>

namespace crawlright::words {

namespace {

using checks::Code;

constexpr std::array intentSentenceTable = {
    SentenceRow{Code::BlocksAssets, "",
                QT_TRANSLATE_NOOP("Words",
                                  "“%1” keeps search crawlers from style sheets, scripts or "
                                  "pictures that pages may need to look as they should."),
                "0"},
    SentenceRow{Code::BlocksApi, "",
                QT_TRANSLATE_NOOP("Words", "If pages load their content from “%1”, crawlers that "
                                           "render them see pages without it."),
                "0"},
    SentenceRow{Code::InfoDisclosure, "",
                QT_TRANSLATE_NOOP("Words",
                                  "Everyone can read this file. “%1” tells where something worth "
                                  "hiding is: protect it on the server, and leave it out here."),
                "0"},
    SentenceRow{Code::CmsWordpress, "",
                QT_TRANSLATE_NOOP("Words",
                                  "WordPress pages may need “/wp-admin/admin-ajax.php”, which "
                                  "this rule forbids. Usually it is allowed beside it."),
                ""},
    SentenceRow{Code::CmsDrupal, "",
                QT_TRANSLATE_NOOP("Words",
                                  "“%1” of Drupal holds style sheets and scripts that pages need. "
                                  "Newer files of Drupal allow them by their endings."),
                "0"},
    SentenceRow{Code::CmsMagento, "",
                QT_TRANSLATE_NOOP("Words", "“%1” of Magento holds style sheets, scripts or "
                                           "pictures of products, which search engines need."),
                "0"},
    SentenceRow{Code::CmsShopify, "",
                QT_TRANSLATE_NOOP("Words", "“%1” of Shopify holds the styles, scripts and pictures "
                                           "of the shop, which search engines need."),
                "0"},
    SentenceRow{Code::StagingFile, "",
                QT_TRANSLATE_NOOP(
                    "Words", "“%1” looks like a site for tests, and the file forbids everything. "
                             "On the live site it would take all pages out of search."),
                "0"},
    SentenceRow{Code::DisallowHidesNoindex, "",
                QT_TRANSLATE_NOOP(
                    "Words",
                    "Line %1 says that “%2” should not be in the index. A crawler that may not "
                    "fetch a page never sees its “noindex”, and the bare address may stay there."),
                "L0"},
    SentenceRow{
        Code::CommentedRule, "",
        QT_TRANSLATE_NOOP(
            "Words",
            "This comment would be a rule without its “#”. If it is no longer needed, remove it."),
        ""},
};

constexpr std::array intentExplanationTable = {
    ExplanationRow{
        Code::BlocksAssets,
        QT_TRANSLATE_NOOP("Words", "A rule forbids style sheets, scripts, fonts or pictures to all "
                                   "crawlers or to a search crawler."),
        QT_TRANSLATE_NOOP(
            "Words", "Google, Bing and Yandex render pages as a browser does. What they may not "
                     "fetch is missing there, and a page may seem broken or empty to them."),
        QT_TRANSLATE_NOOP(
            "Words", "Remove the rule, or allow the style sheets and scripts by their endings.")},
    ExplanationRow{
        Code::BlocksApi,
        QT_TRANSLATE_NOOP(
            "Words",
            "A rule forbids an interface for programs to all crawlers or to a search crawler."),
        QT_TRANSLATE_NOOP("Words",
                          "Google renders pages and fetches what their scripts ask for, if "
                          "robots.txt allows it. Content from a forbidden address is missing."),
        QT_TRANSLATE_NOOP("Words", "Leave the rule if pages do not need the interface. Otherwise "
                                   "allow what they ask for.")},
    ExplanationRow{
        Code::InfoDisclosure,
        QT_TRANSLATE_NOOP("Words", "A rule names a place that an attacker looks for, such as a "
                                   "backup, a repository or a file of passwords."),
        QT_TRANSLATE_NOOP("Words", "The file is public, and obeying it is voluntary. It keeps "
                                   "polite crawlers out and shows others the way."),
        QT_TRANSLATE_NOOP("Words", "Protect the place with a password or remove it from the "
                                   "server, and remove the rule.")},
    ExplanationRow{Code::CmsWordpress,
                   QT_TRANSLATE_NOOP("Words", "The administration of WordPress is forbidden "
                                              "without an exception for admin-ajax.php."),
                   QT_TRANSLATE_NOOP(
                       "Words", "Themes and plug-ins load content through that file, also for "
                                "visitors. WordPress itself allows it in the file that it makes."),
                   QT_TRANSLATE_NOOP("Words", "Add “Allow: /wp-admin/admin-ajax.php”.")},
    ExplanationRow{
        Code::CmsDrupal,
        QT_TRANSLATE_NOOP("Words",
                          "A directory of Drupal with style sheets and scripts is forbidden."),
        QT_TRANSLATE_NOOP("Words", "Crawlers that render pages see them without styles. Drupal "
                                   "itself has allowed those endings since 2015."),
        QT_TRANSLATE_NOOP("Words", "Add Allow rules for “.css” and “.js” there.")},
    ExplanationRow{
        Code::CmsMagento,
        QT_TRANSLATE_NOOP(
            "Words",
            "A directory of Magento with what pages and picture search need is forbidden."),
        QT_TRANSLATE_NOOP("Words", "Crawlers that render pages see them without styles, and "
                                   "pictures of products are not found."),
        QT_TRANSLATE_NOOP("Words", "Remove the rule.")},
    ExplanationRow{Code::CmsShopify,
                   QT_TRANSLATE_NOOP("Words", "The directory from which a Shopify shop delivers "
                                              "its styles, scripts and pictures is forbidden."),
                   QT_TRANSLATE_NOOP("Words", "Crawlers that render pages see them without styles, "
                                              "and pictures of products are not found."),
                   QT_TRANSLATE_NOOP("Words", "Remove the rule.")},
    ExplanationRow{
        Code::StagingFile,
        QT_TRANSLATE_NOOP("Words", "The file forbids everything, and a comment or an address in it "
                                   "speaks of a site for tests."),
        QT_TRANSLATE_NOOP("Words", "All crawlers that obey it stay away. That is right for a test "
                                   "server; copied to the live one it is a common accident."),
        QT_TRANSLATE_NOOP("Words", "Make sure that this file does not go live.")},
    ExplanationRow{
        Code::DisallowHidesNoindex,
        QT_TRANSLATE_NOOP("Words", "A comment or a Noindex line shows that pages were meant to "
                                   "leave the index, and they are forbidden to crawlers."),
        QT_TRANSLATE_NOOP("Words",
                          "Google, Bing and Yandex may list an address that they cannot fetch. "
                          "They drop a page for good when they may fetch it and find “noindex”."),
        QT_TRANSLATE_NOOP("Words", "Allow the pages, and give them a robots meta tag or an "
                                   "X-Robots-Tag header with “noindex”.")},
    ExplanationRow{Code::CommentedRule,
                   QT_TRANSLATE_NOOP("Words", "A comment holds a rule or a user-agent line. Said "
                                              "once for comments that follow each other."),
                   QT_TRANSLATE_NOOP("Words", "No crawler reads it. People may take it for a rule, "
                                              "or wonder whether the “#” was meant."),
                   QT_TRANSLATE_NOOP("Words", "Remove it, or say in words why it is there.")},
};

} // namespace

std::span<const SentenceRow> intentSentences()
{
    return intentSentenceTable;
}

std::span<const ExplanationRow> intentExplanations()
{
    return intentExplanationTable;
}

} // namespace crawlright::words
