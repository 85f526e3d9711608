// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/crawler_set_store.h"

#include <QSettings>
#include <QStringList>

#include <algorithm>
#include <optional>

namespace crawlright::tester {

using namespace Qt::StringLiterals;

namespace {

// One group of settings for each set, so that none depends on another one or on a count.
constexpr auto groupKey = "crawlerSets"_L1;
constexpr auto nameKey = "name"_L1;
constexpr auto crawlersKey = "crawlers"_L1;

std::optional<CrawlerSet> load(const QSettings& settings, const QString& id)
{
    CrawlerSet set{.id = id, .name = settings.value(nameKey).toString().trimmed(), .names = {}};
    const QVariant crawlers = settings.value(crawlersKey);
    // A list of one is kept as a text, an empty one as nothing.
    const bool isReadable = !crawlers.isValid() || crawlers.canConvert<QStringList>();
    if (!isOwn(set) || set.name.isEmpty() || !isReadable)
        return std::nullopt;
    for (const QString& crawler : crawlers.toStringList()) {
        if (const QString name = crawler.trimmed(); !name.isEmpty())
            set.names.push_back(name.toStdString());
    }
    return set;
}

} // namespace

std::vector<CrawlerSet> loadSets(QSettings& settings)
{
    std::vector<CrawlerSet> sets;
    settings.beginGroup(groupKey);
    for (const QString& id : settings.childGroups()) {
        settings.beginGroup(id);
        if (auto set = load(settings, id))
            sets.push_back(*std::move(set));
        settings.endGroup();
    }
    settings.endGroup();
    std::ranges::stable_sort(sets, [](const CrawlerSet& a, const CrawlerSet& b) {
        return a.name.localeAwareCompare(b.name) < 0;
    });
    return sets;
}

void saveSets(QSettings& settings, const std::vector<CrawlerSet>& sets)
{
    const std::vector<CrawlerSet> before = loadSets(settings);
    settings.beginGroup(groupKey);
    for (const CrawlerSet& old : before)
        settings.remove(old.id);
    for (const CrawlerSet& set : sets) {
        QStringList names;
        for (const std::string& name : set.names)
            names += QString::fromStdString(name);
        settings.beginGroup(set.id);
        settings.setValue(nameKey, set.name);
        settings.setValue(crawlersKey, names);
        settings.endGroup();
    }
    settings.endGroup();
}

} // namespace crawlright::tester
