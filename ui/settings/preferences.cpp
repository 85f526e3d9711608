// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/settings/preferences.h"

#include <QSettings>

#include <algorithm>
#include <chrono>

namespace crawlright::settings {

using namespace Qt::StringLiterals;

namespace {

constexpr auto fontKey = "editor/font"_L1;
constexpr auto fontSizeKey = "editor/fontSize"_L1;
constexpr auto themeKey = "editor/theme"_L1;
constexpr auto userAgentKey = "fetch/userAgent"_L1;
constexpr auto secondsKey = "fetch/seconds"_L1;
constexpr auto mebibytesKey = "fetch/mebibytes"_L1;
constexpr auto redirectsKey = "fetch/redirects"_L1;
constexpr auto historyKey = "history/keep"_L1;
constexpr auto fetchesKey = "history/keepFetches"_L1;
constexpr auto historySizeKey = "history/mebibytes"_L1;
constexpr auto languageKey = "window/language"_L1;

int within(const QVariant& value, int usual, int least, int most)
{
    bool isNumber = false;
    const int number = value.toInt(&isNumber);
    return isNumber && number >= least && number <= most ? number : usual;
}

template <typename Value>
void keep(QSettings& settings, QLatin1StringView key, const Value& value, const Value& usual)
{
    if (value == usual)
        settings.remove(key);
    else
        settings.setValue(key, value);
}

} // namespace

Preferences load(const QSettings& settings)
{
    Preferences loaded;
    loaded.fontFamily = settings.value(fontKey).toString();
    loaded.fontPoints = within(settings.value(fontSizeKey), 0, leastFontPoints, mostFontPoints);
    loaded.theme = settings.value(themeKey).toString();
    const QString userAgent = settings.value(userAgentKey).toString();
    if (isUserAgent(userAgent))
        loaded.userAgent = userAgent.toLatin1();
    loaded.fetchSeconds =
        within(settings.value(secondsKey), loaded.fetchSeconds, 1, mostFetchSeconds);
    loaded.fetchMebibytes =
        within(settings.value(mebibytesKey), loaded.fetchMebibytes, 1, mostFetchMebibytes);
    loaded.fetchRedirects = within(settings.value(redirectsKey), loaded.fetchRedirects,
                                   leastFetchRedirects, mostFetchRedirects);
    loaded.keepsHistory = keepsHistory(settings);
    loaded.keepsFetches = settings.value(fetchesKey, loaded.keepsFetches).toBool();
    loaded.historyMebibytes =
        within(settings.value(historySizeKey), loaded.historyMebibytes, 1, mostHistoryMebibytes);
    loaded.language = settings.value(languageKey).toString();
    return loaded;
}

void store(QSettings& settings, const Preferences& preferences)
{
    const Preferences usual;
    keep(settings, fontKey, preferences.fontFamily, usual.fontFamily);
    keep(settings, fontSizeKey, preferences.fontPoints, usual.fontPoints);
    keep(settings, themeKey, preferences.theme, usual.theme);
    keep(settings, userAgentKey, QString::fromLatin1(preferences.userAgent), QString());
    keep(settings, secondsKey, preferences.fetchSeconds, usual.fetchSeconds);
    keep(settings, mebibytesKey, preferences.fetchMebibytes, usual.fetchMebibytes);
    keep(settings, redirectsKey, preferences.fetchRedirects, usual.fetchRedirects);
    keep(settings, historyKey, preferences.keepsHistory, usual.keepsHistory);
    keep(settings, fetchesKey, preferences.keepsFetches, usual.keepsFetches);
    keep(settings, historySizeKey, preferences.historyMebibytes, usual.historyMebibytes);
    keep(settings, languageKey, preferences.language, usual.language);
}

net::FetchOptions fetchOptionsOf(const Preferences& preferences)
{
    net::FetchOptions options;
    if (!preferences.userAgent.isEmpty())
        options.userAgent = preferences.userAgent;
    options.limits.total = std::chrono::seconds(preferences.fetchSeconds);
    options.limits.stall = std::min(options.limits.stall, options.limits.total);
    options.limits.body = qint64{preferences.fetchMebibytes} * 1024 * 1024;
    options.limits.redirects = preferences.fetchRedirects;
    return options;
}

bool isUserAgent(QStringView text)
{
    return std::ranges::all_of(text, [](QChar c) { return c >= u' ' && c <= u'~'; });
}

bool keepsHistory(const QSettings& settings)
{
    return settings.value(historyKey, true).toBool();
}

} // namespace crawlright::settings
