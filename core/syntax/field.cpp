// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/syntax/field.h"

#include "core/text/ascii.h"

#include <array>
#include <utility>

namespace crawlright::syntax {

namespace {

struct LenientName {
    std::string_view name;
    Field field;
    Spelling whole; ///< the spelling when the key is this name and nothing more
};

// Google: the names that google/robotstxt takes, each by the beginning of the key. None begins
// another, so the order is free: the frequent ones first.
constexpr std::array lenientNames{
    LenientName{"disallow", Field::Disallow, Spelling::Exact},
    LenientName{"allow", Field::Allow, Spelling::Exact},
    LenientName{"user-agent", Field::UserAgent, Spelling::Exact},
    LenientName{"sitemap", Field::Sitemap, Spelling::Exact},
    LenientName{"useragent", Field::UserAgent, Spelling::Typo},
    LenientName{"user agent", Field::UserAgent, Spelling::Typo},
    LenientName{"dissallow", Field::Disallow, Spelling::Typo},
    LenientName{"dissalow", Field::Disallow, Spelling::Typo},
    LenientName{"disalow", Field::Disallow, Spelling::Typo},
    LenientName{"diasllow", Field::Disallow, Spelling::Typo},
    LenientName{"disallaw", Field::Disallow, Spelling::Typo},
    LenientName{"site-map", Field::Sitemap, Spelling::Typo},
};

constexpr std::array<std::pair<std::string_view, Field>, 24> exactNames{{
    {"User-agent", Field::UserAgent},
    {"Allow", Field::Allow},
    {"Disallow", Field::Disallow},
    {"Sitemap", Field::Sitemap},
    {"Crawl-delay", Field::CrawlDelay},
    {"Request-rate", Field::RequestRate},
    {"Visit-time", Field::VisitTime},
    {"Host", Field::Host},
    {"Clean-param", Field::CleanParam},
    {"Content-Signal", Field::ContentSignal},
    {"Content-Usage", Field::ContentUsage},
    {"Noindex", Field::Noindex},
    {"Nofollow", Field::Nofollow},
    {"Noarchive", Field::Noarchive},
    {"Indexpage", Field::Indexpage},
    {"Robot-version", Field::RobotVersion},
    {"Comment", Field::Comment},
    {"Cache-delay", Field::CacheDelay},
    {"Domain", Field::Domain},
    {"Revisit-after", Field::RevisitAfter},
    {"License", Field::License},
    {"LLM-Policy", Field::LlmPolicy},
    {"ACAP-crawler", Field::Acap},
    {"ACAP-disallow-crawl", Field::Acap},
}};

} // namespace

FieldSpelling fieldOf(std::string_view key)
{
    for (const LenientName& known : lenientNames) {
        if (!text::startsWithIgnoringCase(key, known.name))
            continue;
        return {known.field, key.size() == known.name.size() ? known.whole : Spelling::Prefix};
    }
    for (const auto& [name, field] : exactNames) {
        if (text::equalsIgnoringCase(key, name))
            return {field, Spelling::Exact};
    }
    if (text::startsWithIgnoringCase(key, "acap-"))
        return {Field::Acap, Spelling::Exact};
    return {Field::Unknown, Spelling::Exact};
}

std::string_view nameOf(Field field)
{
    for (const auto& [name, known] : exactNames) {
        if (known == field)
            return name;
    }
    return {};
}

} // namespace crawlright::syntax
