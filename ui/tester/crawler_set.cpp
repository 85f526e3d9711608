// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/crawler_set.h"

#include "core/text/ascii.h"

#include <QCoreApplication>
#include <QUuid>

#include <algorithm>
#include <array>
#include <span>

namespace crawlright::tester {

using namespace Qt::StringLiterals;
using crawlers::Catalogue;
using crawlers::Crawler;
using crawlers::Entry;
using crawlers::Purpose;

namespace {

constexpr auto ownPrefix = "own-"_L1;
constexpr auto allId = "all"_L1;

/// Those that people ask about first; the catalogue itself has no order of renown.
constexpr std::array<std::string_view, 20> wellKnown{
    "Googlebot",     "Googlebot-Image", "Google-Extended", "Bingbot",           "DuckDuckBot",
    "YandexBot",     "Baiduspider",     "Applebot",        "Applebot-Extended", "GPTBot",
    "OAI-SearchBot", "ChatGPT-User",    "ClaudeBot",       "PerplexityBot",     "CCBot",
    "Bytespider",    "Amazonbot",       "AdsBot-Google",   "AhrefsBot",         "SemrushBot"};

std::size_t renown(const Entry& entry)
{
    const auto* const found = std::ranges::find_if(wellKnown, [&](std::string_view token) {
        return text::equalsIgnoringCase(token, entry.token);
    });
    if (found != wellKnown.end())
        return static_cast<std::size_t>(found - wellKnown.begin());
    const bool gone = entry.doubtful || entry.status == crawlers::Status::Retired ||
                      entry.status == crawlers::Status::Renamed;
    return wellKnown.size() + (gone ? 1 : 0);
}

bool isOffered(const Entry& entry)
{
    return entry.status == crawlers::Status::Active && !entry.doubtful;
}

struct Preset {
    QLatin1StringView id;
    const char* name;
    std::span<const Purpose> purposes; ///< none: every purpose
};

constexpr std::array search{Purpose::Search};
constexpr std::array ai{Purpose::AiTraining, Purpose::AiSearch, Purpose::AiUser};
constexpr std::array aiTraining{Purpose::AiTraining};
constexpr std::array aiSearch{Purpose::AiSearch};
constexpr std::array aiUser{Purpose::AiUser};
constexpr std::array ads{Purpose::Ads};
constexpr std::array seo{Purpose::Seo};
constexpr std::array preview{Purpose::Preview};
constexpr std::array archive{Purpose::Archive};

constexpr auto context = "crawlright::tester::CrawlerSet";

constexpr std::array<Preset, 10> table{{
    {"search"_L1, QT_TRANSLATE_NOOP("crawlright::tester::CrawlerSet", "Search engines"), search},
    {"ai"_L1, QT_TRANSLATE_NOOP("crawlright::tester::CrawlerSet", "All AI crawlers"), ai},
    {"ai-training"_L1, QT_TRANSLATE_NOOP("crawlright::tester::CrawlerSet", "AI training"),
     aiTraining},
    {"ai-search"_L1, QT_TRANSLATE_NOOP("crawlright::tester::CrawlerSet", "AI search"), aiSearch},
    {"ai-user"_L1, QT_TRANSLATE_NOOP("crawlright::tester::CrawlerSet", "AI user agents"), aiUser},
    {"ads"_L1, QT_TRANSLATE_NOOP("crawlright::tester::CrawlerSet", "Ads"), ads},
    {"seo"_L1, QT_TRANSLATE_NOOP("crawlright::tester::CrawlerSet", "SEO tools"), seo},
    {"preview"_L1, QT_TRANSLATE_NOOP("crawlright::tester::CrawlerSet", "Link previews"), preview},
    {"archive"_L1, QT_TRANSLATE_NOOP("crawlright::tester::CrawlerSet", "Archives"), archive},
    {allId, QT_TRANSLATE_NOOP("crawlright::tester::CrawlerSet", "All crawlers"), {}},
}};

const Preset* presetOf(const QString& id)
{
    const auto* const found =
        std::ranges::find_if(table, [&](const Preset& p) { return p.id == id; });
    return found == table.end() ? nullptr : found;
}

bool serves(const Entry& entry, std::span<const Purpose> purposes)
{
    return purposes.empty() || std::ranges::contains(purposes, entry.purpose);
}

} // namespace

bool comesFirst(const Entry& one, const Entry& other)
{
    const std::size_t renownOfOne = renown(one);
    const std::size_t renownOfOther = renown(other);
    if (renownOfOne != renownOfOther)
        return renownOfOne < renownOfOther;
    return std::ranges::lexicographical_compare(one.token, other.token, {}, text::toLower,
                                                text::toLower);
}

std::vector<CrawlerSet> presets(const Catalogue& catalogue)
{
    std::vector<const Entry*> offered;
    for (const Entry& entry : catalogue.entries()) {
        if (isOffered(entry))
            offered.push_back(&entry);
    }
    std::ranges::sort(offered, [](const Entry* a, const Entry* b) { return comesFirst(*a, *b); });
    std::vector<CrawlerSet> sets;
    for (const Preset& preset : table) {
        CrawlerSet set{.id = preset.id,
                       .name = QCoreApplication::translate(context, preset.name),
                       .names = {}};
        for (const Entry* entry : offered) {
            if (serves(*entry, preset.purposes))
                set.names.emplace_back(entry->token);
        }
        sets.push_back(std::move(set));
    }
    return sets;
}

CrawlerSet projectSet(std::vector<std::string> names)
{
    return {.id = projectSetId, .name = u"crawlright.json"_s, .names = std::move(names)};
}

CrawlerSet ownSet(const QString& name)
{
    return {
        .id = ownPrefix + QUuid::createUuid().toString(QUuid::Id128), .name = name, .names = {}};
}

bool isOwn(const CrawlerSet& set)
{
    return set.id.startsWith(ownPrefix);
}

QString currentId(const QString& id)
{
    return id == "ads-seo"_L1 ? u"ads"_s : id;
}

std::vector<Crawler> crawlersOf(const CrawlerSet& set, const Catalogue& catalogue)
{
    std::vector<Crawler> crawlers;
    std::vector<std::string> known; // sorted
    for (const std::string& name : set.names) {
        Crawler crawler = catalogue.resolve(name);
        std::string key = crawler.token;
        std::ranges::transform(key, key.begin(), text::toLower);
        const auto place = std::ranges::lower_bound(known, key);
        if (place != known.end() && *place == key)
            continue;
        known.insert(place, std::move(key));
        crawlers.push_back(std::move(crawler));
    }
    return crawlers;
}

std::vector<dialects::Id> readersOf(const CrawlerSet& set, const Catalogue& catalogue)
{
    std::array<bool, dialects::dialectCount> reads{};
    const Preset* preset = presetOf(set.id);
    if (preset && preset->id == allId)
        reads.fill(true);
    if (preset)
        reads.at(static_cast<std::size_t>(dialects::Id::Rfc9309)) = true;
    for (const Crawler& crawler : crawlersOf(set, catalogue)) {
        const bool isSure = crawler.entry && !crawler.entry->approximate &&
                            crawler.entry->basis == crawlers::Basis::Documented;
        if (!preset || isSure)
            reads.at(static_cast<std::size_t>(crawler.dialect)) = true;
    }
    std::vector<dialects::Id> readers;
    for (const dialects::Dialect& dialect : dialects::all()) {
        if (reads.at(static_cast<std::size_t>(dialect.id)))
            readers.push_back(dialect.id);
    }
    return readers;
}

} // namespace crawlright::tester
