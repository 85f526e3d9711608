// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/freshness.h"

#include "core/net/reply_facts.h"

#include <QLocale>
#include <QTimeZone>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace crawlright::net {
namespace {

using std::chrono::seconds;

// RFC 9111 §1.2.2: a larger number is taken as this.
constexpr qint64 mostSeconds = qint64{1} << 31;

std::optional<seconds> deltaOf(QByteArray digits)
{
    digits = digits.trimmed();
    if (digits.size() >= 2 && digits.startsWith('"') && digits.endsWith('"'))
        digits = digits.sliced(1, digits.size() - 2);
    const bool isNumber = !digits.isEmpty() &&
                          std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; });
    if (!isNumber)
        return std::nullopt;
    bool fits = false;
    const qint64 value = digits.toLongLong(&fits);
    return seconds(fits ? std::min(value, mostSeconds) : mostSeconds);
}

std::optional<seconds> maxAgeOf(const Hop& hop)
{
    for (const QByteArray& directive : valuesOf(hop, "cache-control")) {
        const qsizetype equals = directive.indexOf('=');
        if (equals >= 0 && directive.first(equals).trimmed().toLower() == "max-age")
            return deltaOf(directive.sliced(equals + 1));
    }
    return std::nullopt;
}

/// RFC 9110 §5.6.7: the form of today and the two obsolete ones, which differ but for the time.
QDateTime dateOf(const QByteArray& value)
{
    constexpr int firstYear = 1970; // of those that two digits can name
    QString text = QString::fromLatin1(value);
    const qsizetype colon = text.indexOf(u':');
    if (colon < 2)
        return {};
    const QTime time = QTime::fromString(text.mid(colon - 2, 8), u"hh:mm:ss"_s);
    text.remove(colon - 2, 8);
    text.remove(u"GMT"_s);
    for (const QString& form : {u"ddd, dd MMM yyyy"_s, u"dddd, dd-MMM-yy"_s, u"ddd MMM d yyyy"_s})
        if (const QDate date = QLocale::c().toDate(text.simplified(), form, firstYear);
            date.isValid() && time.isValid())
            return {date, time, QTimeZone::UTC};
    return {};
}

std::optional<seconds> expiryOf(const Hop& hop, const QDateTime& when)
{
    const QByteArray expires = hop.header("expires");
    if (expires.isEmpty())
        return std::nullopt;
    const QDateTime end = dateOf(expires);
    const QDateTime sent = dateOf(hop.header("date"));
    const QDateTime begin = sent.isValid() ? sent : when;
    if (!end.isValid() || !begin.isValid())
        return seconds(0);
    return seconds(std::clamp(begin.secsTo(end), qint64{0}, mostSeconds));
}

} // namespace

Freshness freshnessOf(const Hop& hop, const QDateTime& when)
{
    Freshness freshness;
    freshness.life = maxAgeOf(hop);
    if (!freshness.life)
        freshness.life = expiryOf(hop, when);
    const QByteArrayList ages = valuesOf(hop, "age");
    if (!ages.isEmpty())
        freshness.age = deltaOf(ages.first());
    return freshness;
}

} // namespace crawlright::net
