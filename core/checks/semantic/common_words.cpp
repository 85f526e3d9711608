// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/semantic/common_words.h"

#include <algorithm>
#include <array>

namespace crawlright::checks {

namespace {

/// Sorted.
constexpr std::array<std::string_view, 178> words = {
    "about",         "accessories",  "accommodation", "account",    "address",     "admin",
    "advantages",    "advertising",  "agenda",        "airport",    "antiques",    "applications",
    "apply",         "appointments", "archive",       "articles",   "artists",     "assets",
    "authors",       "beauty",       "blog",          "blueprints", "bookmarks",   "brands",
    "browse",        "business",     "calendar",      "campaigns",  "camping",     "candidates",
    "cart",          "catalog",      "categories",    "category",   "checkout",    "children",
    "clearance",     "clothing",     "collections",   "community",  "company",     "compare",
    "competition",   "conditions",   "contact",       "contest",    "corporate",   "courses",
    "customers",     "database",     "deals",         "delivery",   "department",  "design",
    "destinations",  "developers",   "discount",      "documents",  "donate",      "download",
    "editorial",     "education",    "email",         "employees",  "energy",      "engineering",
    "entertainment", "environment",  "estate",        "events",     "examples",    "exhibitions",
    "facebook",      "features",     "feedback",      "finance",    "fitness",     "florists",
    "forum",         "franchise",    "friends",       "furniture",  "gallery",     "games",
    "gardening",     "gifts",        "golf",          "government", "guides",      "health",
    "history",       "holidays",     "homepage",      "hospital",   "hotels",      "industry",
    "information",   "innovation",   "insights",      "insurance",  "interview",   "investors",
    "jewelry",       "jobs",         "kitchen",       "languages",  "latest",      "leadership",
    "learn",         "library",      "lifestyle",     "locations",  "logistics",   "logo",
    "magazine",      "management",   "manufacturers", "marketing",  "members",     "membership",
    "network",       "news",         "newsletter",    "notebooks",  "offers",      "online",
    "outdoor",       "outlet",       "partners",      "payment",    "performance", "photography",
    "places",        "planning",     "platform",      "playlist",   "portfolio",   "presentations",
    "preview",       "printers",     "privacy",       "products",   "profile",     "programs",
    "projects",      "properties",   "publications",  "recipes",    "research",    "resort",
    "resources",     "restaurants",  "reviews",       "schools",    "security",    "services",
    "shipping",      "shopping",     "sitemap.xml",   "software",   "solutions",   "sport",
    "start",         "statistics",   "stories",       "strategy",   "subscribe",   "support",
    "technology",    "templates",    "testimonials",  "themes",     "transport",   "travel",
    "university",    "update",       "weather",       "wishlist",
};
static_assert(std::ranges::is_sorted(words));

constexpr std::array<std::string_view, 14> campaignNames = {
    "gclid",      "fbclid",     "msclkid",      "yclid",       "dclid",    "mc_cid", "mc_eid",
    "utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term", "utm_id", "igshid",
};

/// `tag` and `tags`, `book` and `booking`: who writes the one may well mean the other.
bool isFormOf(std::string_view longer, std::string_view word)
{
    constexpr std::array<std::string_view, 9> endings = {"s",   "es",   "ed",   "er",  "ers",
                                                         "ing", "ings", "ship", "ment"};
    return std::ranges::find(endings, longer.substr(word.size())) != endings.end();
}

} // namespace

std::string_view wordBeginning(std::string_view beginning)
{
    const auto* word = std::ranges::lower_bound(words, beginning);
    for (; word != words.end() && word->starts_with(beginning); ++word)
        if (*word != beginning && !isFormOf(*word, beginning))
            return *word;
    return {};
}

std::string_view wordHolding(std::string_view part, bool atEnd)
{
    for (const std::string_view word : words) {
        const std::size_t at = atEnd && word.ends_with(part) ? word.size() - part.size()
                               : atEnd                       ? std::string_view::npos
                                                             : word.find(part, 1);
        if (at != std::string_view::npos && at > 0)
            return word;
    }
    return {};
}

std::span<const std::string_view> campaignParameters()
{
    return campaignNames;
}

std::string_view campaignParameter(std::string_view ending)
{
    for (const std::string_view name : campaignNames)
        if (name.size() > ending.size() && name.ends_with(ending))
            return name;
    return {};
}

} // namespace crawlright::checks
