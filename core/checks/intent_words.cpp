// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/intent_words.h"

#include "core/text/ascii.h"
#include "core/text/case.h"

#include <algorithm>
#include <array>

namespace crawlright::checks {

namespace {

template <std::size_t Count>
bool containsAny(std::string_view text, const std::array<std::string_view, Count>& words)
{
    return std::ranges::any_of(
        words, [&](std::string_view word) { return text::containsIgnoringCase(text, word); });
}

/// The path without a `*`, or a `/` and a `*`, that changes nothing at its end.
std::string_view withoutEnd(std::string_view path)
{
    while (path.size() > 1 && (path.back() == '*' || path.back() == '/'))
        path.remove_suffix(1);
    return path;
}

// Of the lists of whole paths below; spares most paths of long files the search.
constexpr std::size_t longestKnown = 18;

template <std::size_t Count>
bool isAny(std::string_view path, const std::array<std::string_view, Count>& paths)
{
    if (path.size() > longestKnown + 2)
        return false;
    path = withoutEnd(path);
    return std::ranges::find(paths, path) != paths.end();
}

constexpr std::array<std::string_view, 1> wordPressTraps = {"/wp-admin"};
constexpr std::array<std::string_view, 3> drupalMarks = {"/node/add", "/?q=", "/index.php/node"};
constexpr std::array<std::string_view, 5> drupalTraps = {"/core", "/misc", "/modules", "/themes",
                                                         "/profiles"};
constexpr std::array<std::string_view, 2> magentoMarks = {"/catalogsearch",
                                                          "/catalog/product_compare"};
constexpr std::array<std::string_view, 5> magentoTraps = {"/skin", "/media", "/js", "/static",
                                                          "/pub"};
constexpr std::array<std::string_view, 2> shopifyMarks = {"/checkouts", "/a/downloads"};
constexpr std::array<std::string_view, 2> shopifyTraps = {"/cdn", "/cdn/shop"};

constexpr std::array<std::string_view, 14> assetPaths = {"/css",         "/js",
                                                         "/javascript",  "/scripts",
                                                         "/assets",      "/static",
                                                         "/images",      "/img",
                                                         "/fonts",       "/dist",
                                                         "/wp-includes", "/wp-content",
                                                         "/_next",       "/wp-content/themes"};
constexpr std::array<std::string_view, 10> assetEndings = {
    ".css", ".js", ".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".woff", ".woff2"};
constexpr std::array<std::string_view, 4> apiPaths = {"/api", "/graphql", "/wp-json", "/ajax"};

// Each begins with `/`, `.` or `p`, and goes on with one of `secondLetters`.
constexpr std::string_view secondLetters = ".wbsdha";
constexpr auto maySecond = [] {
    std::array<bool, 256> may{};
    for (const char c : secondLetters)
        may[static_cast<unsigned char>(c)] = true;
    return may;
}();
constexpr std::array<std::string_view, tellingWordCount> tellingWords = {
    "/.git",      "/.env",   "/.svn",   "/.hg",  "/.ht", "/.aws", "/.ssh",  "phpmyadmin",
    "/wp-config", "/backup", "/secret", "/dump", ".sql", ".bak",  "passwd", "/database"};

constexpr std::array<std::string_view, 12> stagingLabels = {
    "staging", "stage", "stg", "test",    "testing", "dev",
    "develop", "qa",    "uat", "preprod", "preview", "sandbox"};
constexpr std::array<std::string_view, 6> stagingWords = {
    "staging", "test server", "test site", "development server", "dev server", "pre-production"};
constexpr std::array<std::string_view, 11> noIndexWords = {
    "noindex",       "no-index",           "deindex",
    "de-index",      "not indexed",        "don't index",
    "do not index",  "remove from google", "remove from search",
    "out of google", "out of the index"};

/// Whether the pattern has this ending as one: not `.js` of `.json`.
bool hasEnding(std::string_view pattern, std::string_view ending)
{
    const std::size_t at = pattern.find(ending);
    if (at == std::string_view::npos)
        return false;
    const std::size_t next = at + ending.size();
    return next == pattern.size() || !text::isUnreserved(pattern[next]);
}

} // namespace

bool mayShowCms(std::string_view path)
{
    return path.size() > 1 && std::string_view("n?icawmtpsj").contains(path[1]);
}

bool isMarkOf(Cms cms, std::string_view path)
{
    const auto begins = [&](std::string_view mark) { return path.starts_with(mark); };
    switch (cms) {
    case Cms::WordPress:
        return begins("/wp-admin");
    case Cms::Drupal:
        return std::ranges::any_of(drupalMarks, begins);
    case Cms::Magento:
        return std::ranges::any_of(magentoMarks, begins);
    case Cms::Shopify:
        return std::ranges::any_of(shopifyMarks, begins);
    }
    return false;
}

bool isTrapOf(Cms cms, std::string_view path)
{
    switch (cms) {
    case Cms::WordPress:
        return isAny(path, wordPressTraps);
    case Cms::Drupal:
        return isAny(path, drupalTraps);
    case Cms::Magento:
        return isAny(path, magentoTraps);
    case Cms::Shopify:
        return isAny(path, shopifyTraps);
    }
    return false;
}

bool namesStyleOrScript(std::string_view pattern)
{
    return hasEnding(pattern, ".css") || hasEnding(pattern, ".js");
}

bool isAssetPath(std::string_view pattern)
{
    // A single file is not what all pages need.
    const bool isForAll = pattern.starts_with("/*.") || pattern.starts_with("*.");
    return isAny(pattern, assetPaths) ||
           (isForAll && std::ranges::any_of(assetEndings, [&](std::string_view ending) {
                return hasEnding(pattern, ending);
            }));
}

bool isApiPath(std::string_view pattern)
{
    return isAny(pattern, apiPaths);
}

std::size_t tellingWordIn(std::string_view path)
{
    for (std::size_t at = 0; at + 1 < path.size(); ++at) {
        const char first = text::toLower(path[at]);
        if (first != '/' && first != '.' && first != 'p')
            continue;
        const char second = text::toLower(path[at + 1]);
        if (!maySecond[static_cast<unsigned char>(second)])
            continue;
        const auto stands = [&](std::string_view word) {
            if (word[0] != first || word[1] != second ||
                !text::startsWithIgnoringCase(path.substr(at), word))
                return false;
            // `.sql` is an ending: `INSTALL.sqlite.txt` tells nothing.
            const std::size_t next = at + word.size();
            return first != '.' || next == path.size() || !text::isUnreserved(path[next]);
        };
        const auto* const found = std::ranges::find_if(tellingWords, stands);
        if (found != tellingWords.end())
            return static_cast<std::size_t>(found - tellingWords.begin());
    }
    return tellingWordCount;
}

bool isStagingHost(std::string_view host)
{
    std::size_t begin = 0;
    while (begin < host.size()) {
        const std::size_t end = std::min(host.find_first_of(".-", begin), host.size());
        const std::string_view label = host.substr(begin, end - begin);
        // The last label is the top-level domain: `.dev` is an ordinary one.
        if (end < host.size() && std::ranges::any_of(stagingLabels, [&](std::string_view known) {
                return text::equalsIgnoringCase(label, known);
            }))
            return true;
        begin = end + 1;
    }
    return false;
}

bool saysStaging(std::string_view comment)
{
    return containsAny(comment, stagingWords);
}

bool saysNoIndex(std::string_view comment)
{
    return containsAny(comment, noIndexWords);
}

} // namespace crawlright::checks
