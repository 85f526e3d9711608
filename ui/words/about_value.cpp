// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/about_value.h"

#include "core/access/governs.h"
#include "core/rules/directives.h"
#include "core/text/ascii.h"
#include "ui/words/dialects.h"
#include "ui/words/durations.h"
#include "ui/words/lists.h"
#include "ui/words/quoted.h"
#include "ui/words/translation.h"

#include <QLocale>
#include <QStringBuilder>
#include <QStringList>
#include <QTime>

#include <cmath>

namespace crawlright::words {

namespace {

using namespace Qt::StringLiterals;
using syntax::Field;
using Kind = AboutPart::Kind;

constexpr double secondsOfDay = 86'400;

/// `example.com:8080` of an address; empty where it is no `scheme://host`.
std::string hostIn(std::string_view address)
{
    const auto robots = access::robotsUrlOf(address);
    if (!robots)
        return {};
    const std::size_t begin = robots->find("://") + 3;
    return robots->substr(begin, robots->find('/', begin) - begin);
}

void addSitemap(About& about, std::string_view value, std::string_view host)
{
    const std::string own = hostIn(value);
    if (own.empty()) {
        about.push_back({Kind::Text,
                         Words::tr("This is no whole address: write it with “https://” and the "
                                   "host."),
                         {}});
        return;
    }
    if (host.empty()) {
        about.push_back({Kind::Text, Words::tr("The sitemap lies on %1.").arg(inQuotes(own)), {}});
    } else if (text::equalsIgnoringCase(own, host)) {
        about.push_back({Kind::Text,
                         Words::tr("The sitemap lies on %1, as this file does.").arg(inQuotes(own)),
                         {}});
    } else {
        about.push_back({Kind::Text,
                         Words::tr("The sitemap lies on %1, this file on %2. That is allowed; a "
                                   "search engine may ask for a proof that both are yours.")
                             .arg(inQuotes(own), inQuotes(host)),
                         {}});
    }
}

bool accepts(const dialects::OtherFields& others, double seconds)
{
    return (!others.delayIsWhole || std::floor(seconds) == seconds) &&
           seconds >= others.delayLeast && (others.delayMost == 0 || seconds <= others.delayMost);
}

void addDelay(About& about, std::string_view value)
{
    const auto seconds = rules::parseDelay(value);
    if (!seconds) {
        about.push_back({Kind::Text, Words::tr("This is no number of seconds."), {}});
        return;
    }
    const QLocale locale;
    if (*seconds > 0) {
        about.push_back({Kind::Text,
                         //: %1: seconds. %2: pages.
                         Words::tr("One request each %1 s: at most %2 pages a day.")
                             .arg(locale.toString(*seconds),
                                  locale.toString(std::floor(secondsOfDay / *seconds), 'f', 0)),
                         {}});
    } else {
        about.push_back({Kind::Text, Words::tr("No time between two requests is asked for."), {}});
    }
    for (const dialects::Id id : readersOfToday()) {
        const dialects::OtherFields& others = dialects::get(id).others;
        if (others.crawlDelay != dialects::Reads::Yes || accepts(others, *seconds))
            continue;
        //: %1: a crawler. %2 and %3: seconds.
        about.push_back({Kind::Text,
                         Words::tr("%1 takes whole numbers from %2 to %3 only, so it ignores this "
                                   "one.")
                             .arg(dialectName(id), locale.toString(others.delayLeast),
                                  locale.toString(others.delayMost)),
                         {}});
    }
}

QString timeText(std::uint16_t minutes)
{
    return QLocale().toString(QTime(minutes / 60 % 24, minutes % 60), QLocale::ShortFormat);
}

QString windowText(const rules::DayWindow& window)
{
    //: Two times of the day.
    return Words::tr("between %1 and %2 UTC").arg(timeText(window.from), timeText(window.to));
}

void addRate(About& about, std::string_view value)
{
    const auto rate = rules::parseRate(value);
    if (!rate) {
        about.push_back({Kind::Text, Words::tr("This is no rate, such as “1/10s”."), {}});
        return;
    }
    const QString what = rate->requests == 1
                             ? Words::tr("one request")
                             : Words::tr("%n requests", nullptr, static_cast<int>(rate->requests));
    //: %1: "3 requests". %2: "10 seconds".
    QString text = Words::tr("At most %1 in %2").arg(what, durationText(rate->seconds));
    if (rate->window)
        text += u", "_s % windowText(*rate->window);
    about.push_back({Kind::Text, QString(text % u'.'), {}});
}

void addVisitTime(About& about, std::string_view value)
{
    const auto window = rules::parseWindow(value);
    about.push_back({Kind::Text,
                     window ? Words::tr("Come %1.").arg(windowText(*window))
                            : Words::tr("These are no two times of the day, such as “0600-0845”."),
                     {}});
}

void addHost(About& about, std::string_view value)
{
    const auto host = rules::parseHost(value);
    about.push_back({Kind::Text,
                     host ? Words::tr("The main host is %1.").arg(inQuotes(host->name.of(value)))
                          : Words::tr("This is no bare name of a host, with a port if need be."),
                     {}});
}

void addCleanParam(About& about, std::string_view value)
{
    const auto clean = rules::parseCleanParam(value);
    if (!clean) {
        about.push_back(
            {Kind::Text, Words::tr("This does not name parameters as “a&b /path” does."), {}});
        return;
    }
    QStringList names;
    for (const text::Span parameter : clean->parameters)
        names += inQuotes(parameter.of(value));
    //: %1: names of parameters.
    const QString what = Words::tr("These parameters do not change a page: %1.").arg(joined(names));
    const QString where = clean->path.isEmpty()
                              ? Words::tr("It holds for every path.")
                              : Words::tr("It holds where the path begins with %1.")
                                    .arg(inQuotes(clean->path.of(value)));
    about.push_back({Kind::Text, QString(what % u' ' % where), {}});
}

/// What a key of a preference is about, as an object: "to train AI models".
QString useText(std::string_view key)
{
    if (key == "search")
        return Words::tr("be shown in search results, with links and short excerpts");
    if (key == "ai-input")
        return Words::tr("go into answers that an AI gives at the moment of a question");
    if (key == "ai-train" || key == "train-ai")
        return Words::tr("be used to train AI models");
    return {};
}

void addPreference(About& about, const rules::Preference& preference, std::string_view value)
{
    const std::string_view answer = preference.value.of(value);
    const QString use = useText(preference.key.of(value));
    const QString pair = inQuotes(std::string(preference.key.of(value)).append("=").append(answer));
    if (use.isEmpty()) {
        about.push_back({Kind::Text, Words::tr("%1: this key is in no vocabulary.").arg(pair), {}});
    } else if (answer == "yes" || answer == "y") {
        //: %1: "search=yes". %2: "be shown in search results".
        about.push_back({Kind::Text, Words::tr("%1: it may %2.").arg(pair, use), {}});
    } else if (answer == "no" || answer == "n") {
        //: %1: "search=no". %2: "be shown in search results".
        about.push_back({Kind::Text, Words::tr("%1: it may not %2.").arg(pair, use), {}});
    } else {
        about.push_back({Kind::Text,
                         Words::tr("%1: nothing is said, for the value is not known.").arg(pair),
                         {}});
    }
}

void addPreferences(About& about, Field field, std::string_view value)
{
    const bool isUsage = field == Field::ContentUsage;
    const auto preferences = rules::parsePreferences(value, isUsage);
    if (!preferences) {
        about.push_back(
            {Kind::Text,
             Words::tr("These are no pairs of a key and a value, such as “search=yes”."),
             {}});
        return;
    }
    if (isUsage && !preferences->path.isEmpty())
        about.push_back(
            {Kind::Text,
             Words::tr("For paths that begin with %1:").arg(inQuotes(preferences->path.of(value))),
             {}});
    constexpr std::size_t most = 8;
    for (std::size_t i = 0; i < std::min(preferences->items.size(), most); ++i)
        addPreference(about, preferences->items[i], value);
    if (preferences->items.size() > most)
        about.push_back({Kind::Quiet,
                         //: Pairs of a key and a value that are not shown.
                         Words::tr("… and %n more.", nullptr,
                                   static_cast<int>(preferences->items.size() - most)),
                         {}});
    about.push_back({Kind::Quiet,
                     Words::tr("What is not named is neither permitted nor forbidden. Nobody is "
                               "let in or kept out by it."),
                     {}});
}

} // namespace

About aboutValue(Field field, std::string_view value, std::string_view host,
                 std::span<const Consumer> chosen)
{
    About about;
    const QString title = ascii(syntax::nameOf(field)) % u": "_s % shown(value, 60);
    about.push_back({Kind::Title, title, {}});
    switch (field) {
    case Field::Sitemap:
        addSitemap(about, value, host);
        break;
    case Field::CrawlDelay:
        addDelay(about, value);
        break;
    case Field::RequestRate:
        addRate(about, value);
        break;
    case Field::VisitTime:
        addVisitTime(about, value);
        break;
    case Field::Host:
        addHost(about, value);
        break;
    case Field::CleanParam:
        addCleanParam(about, value);
        break;
    case Field::ContentSignal:
    case Field::ContentUsage:
        addPreferences(about, field, value);
        break;
    default:
        return {};
    }
    if (const QString who = fieldConsumersSentence(field, chosen); !who.isEmpty())
        about.push_back({Kind::Quiet, who, {}});
    return about;
}

} // namespace crawlright::words
