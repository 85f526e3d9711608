// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/templates/template_words.h"

#include <QCoreApplication>

#include <array>

namespace crawlright::templates {

namespace {

constexpr std::array written{
    QT_TRANSLATE_NOOP("Templates", "Useful rules"),
    QT_TRANSLATE_NOOP("Templates", "Block the whole site"),
    QT_TRANSLATE_NOOP("Templates", "No crawler may fetch anything. Pages can still turn up in "
                                   "results, without their text, where others link to them."),
    QT_TRANSLATE_NOOP("Templates", "Google’s guide to robots.txt"),
    QT_TRANSLATE_NOOP("Templates", "Block a directory"),
    QT_TRANSLATE_NOOP(
        "Templates",
        "No crawler may fetch a directory and what lies in it. The slash at the end keeps its "
        "neighbours with longer names free. The rule joins the group at the cursor."),
    QT_TRANSLATE_NOOP("Templates", "Directory"),
    QT_TRANSLATE_NOOP("Templates", "Block one page"),
    QT_TRANSLATE_NOOP("Templates",
                      "No crawler may fetch one page. The dollar sign ends the address, so that "
                      "longer ones stay free. The rule joins the group at the cursor."),
    QT_TRANSLATE_NOOP("Templates", "Page"),
    QT_TRANSLATE_NOOP("Templates", "Block all but one directory"),
    QT_TRANSLATE_NOOP("Templates",
                      "Crawlers may fetch one directory and nothing else of the site."),
    QT_TRANSLATE_NOOP("Templates", "Let in one crawler alone"),
    QT_TRANSLATE_NOOP("Templates", "One crawler may fetch everything, all others nothing."),
    QT_TRANSLATE_NOOP("Templates", "Crawler"),
    QT_TRANSLATE_NOOP("Templates", "Keep out one crawler alone"),
    QT_TRANSLATE_NOOP("Templates",
                      "One crawler may fetch nothing; all others are as free as before."),
    QT_TRANSLATE_NOOP("Templates", "Keep one picture out of Google Images"),
    QT_TRANSLATE_NOOP(
        "Templates",
        "Google’s crawler for pictures may not fetch one picture; Googlebot itself still may."),
    QT_TRANSLATE_NOOP("Templates", "Picture"),
    QT_TRANSLATE_NOOP("Templates", "Keep all pictures out of Google Images"),
    QT_TRANSLATE_NOOP("Templates", "Google’s crawler for pictures may fetch nothing: what it "
                                   "cannot fetch, Google Images cannot show."),
    QT_TRANSLATE_NOOP("Templates", "Block files of one kind"),
    QT_TRANSLATE_NOOP("Templates", "No crawler that knows * and $ may fetch files whose address "
                                   "ends so. The rule joins the group at the cursor."),
    QT_TRANSLATE_NOOP("Templates", "Ending"),
    QT_TRANSLATE_NOOP("Templates", "Block all, but let Google choose advertisements"),
    QT_TRANSLATE_NOOP("Templates", "Search shows none of the pages, while Google’s crawler for "
                                   "AdSense may still read them to choose advertisements."),
    QT_TRANSLATE_NOOP("Templates", "Block Googlebot and AdsBot"),
    QT_TRANSLATE_NOOP("Templates", "AdsBot checks the pages that advertisements lead to. It does "
                                   "not obey a group for *, so it has to be named."),
    QT_TRANSLATE_NOOP("Templates", "Path"),
    QT_TRANSLATE_NOOP("Templates", "Block results of the site’s own search"),
    QT_TRANSLATE_NOOP(
        "Templates",
        "Crawlers would find endless pages there. The rules join the group at the cursor."),
    QT_TRANSLATE_NOOP("Templates", "Google’s documentation of crawl budgets: pages without end"),
    QT_TRANSLATE_NOOP("Templates", "Search page"),
    QT_TRANSLATE_NOOP("Templates", "Parameter"),
    QT_TRANSLATE_NOOP("Templates", "Name the sitemap"),
    QT_TRANSLATE_NOOP(
        "Templates",
        "Crawlers find the list of pages without a search console. The address has to be whole."),
    QT_TRANSLATE_NOOP("Templates", "Google’s guide to robots.txt; sitemaps.org"),
    QT_TRANSLATE_NOOP("Templates", "Address"),
    QT_TRANSLATE_NOOP("Templates", "Systems"),
    QT_TRANSLATE_NOOP("Templates", "WordPress"),
    QT_TRANSLATE_NOOP("Templates", "Forbids the administration, but for the one file through which "
                                   "themes and plug-ins load content for visitors."),
    QT_TRANSLATE_NOOP("Templates",
                      "What WordPress writes where there is no file; its sitemap since 5.5"),
    QT_TRANSLATE_NOOP("Templates", "Sitemap"),
    QT_TRANSLATE_NOOP("Templates", "Drupal"),
    QT_TRANSLATE_NOOP("Templates", "Forbids the administration, forms and accounts; styles and "
                                   "scripts of the core stay free."),
    QT_TRANSLATE_NOOP("Templates", "A part of the file that Drupal ships"),
    QT_TRANSLATE_NOOP("Templates", "Joomla"),
    QT_TRANSLATE_NOOP("Templates", "Forbids the directories that hold the program; media and "
                                   "templates stay free, because pages need them."),
    QT_TRANSLATE_NOOP("Templates", "The file that Joomla ships (robots.txt.dist)"),
    QT_TRANSLATE_NOOP("Templates", "Magento and Adobe Commerce"),
    QT_TRANSLATE_NOOP("Templates", "Forbids search results, accounts, the checkout and addresses "
                                   "with a session; pictures and styles stay free."),
    QT_TRANSLATE_NOOP("Templates",
                      "Adobe’s guide to search engines; the system ships no file of its own"),
    QT_TRANSLATE_NOOP("Templates", "Shopify"),
    QT_TRANSLATE_NOOP("Templates",
                      "Forbids the cart, the checkout, accounts and search results. Shopify makes "
                      "the file itself: put changes into robots.txt.liquid of the theme."),
    QT_TRANSLATE_NOOP("Templates", "A part of the file that Shopify makes"),
    QT_TRANSLATE_NOOP("Templates", "MediaWiki"),
    QT_TRANSLATE_NOOP("Templates",
                      "For wikis with pages under /wiki/ and the program under /w/: forbids the "
                      "program and special pages, but for what pages load."),
    QT_TRANSLATE_NOOP("Templates", "MediaWiki’s manual; the system ships no file of its own"),
    QT_TRANSLATE_NOOP("Templates", "TYPO3"),
    QT_TRANSLATE_NOOP("Templates", "Forbids the backend; what it offers to pages stays free."),
    QT_TRANSLATE_NOOP(
        "Templates",
        "TYPO3’s documentation of static texts for a site; the system ships no file of its own"),
};

} // namespace

std::span<const char* const> allWords()
{
    return written;
}

QString translated(const QString& words)
{
    return QCoreApplication::translate("Templates", words.toUtf8().constData());
}

} // namespace crawlright::templates
