// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/access/outcome.h"

#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

/// The rows of tests/data/conformance/http.json.
namespace crawlright::test {

using namespace Qt::StringLiterals;

inline QJsonArray httpRows()
{
    QFile data(QStringLiteral(CRAWLRIGHT_TEST_DATA "/conformance/http.json"));
    if (!data.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(data.fileName()));
    return QJsonDocument::fromJson(data.readAll()).array();
}

inline access::FetchFault faultOf(const QString& error)
{
    static const QHash<QString, access::FetchFault> faults{
        {u"dns"_s, access::FetchFault::UnknownHost},
        {u"network"_s, access::FetchFault::NetworkDown},
        {u"timeout"_s, access::FetchFault::TimedOut},
        {u"invalid-response"_s, access::FetchFault::InvalidResponse},
        {u"connection-reset"_s, access::FetchFault::Reset},
        {u"connection-interrupted"_s, access::FetchFault::Interrupted},
        {u"http-chunking"_s, access::FetchFault::BadChunking},
    };
    if (!error.isEmpty() && !faults.contains(error))
        qFatal("no fault is named %s", qPrintable(error));
    return faults.value(error, access::FetchFault::None);
}

inline std::optional<std::chrono::seconds> timeOf(const QJsonObject& row, const QString& key,
                                                  std::chrono::seconds unit)
{
    const QJsonValue value = row[key];
    return value.isDouble() ? std::optional(value.toInt() * unit) : std::nullopt;
}

inline access::Answer answerOf(const QJsonObject& row)
{
    access::Answer answer;
    answer.fault = faultOf(row["error"_L1].toString());
    answer.status = row["status"_L1].toInt();
    answer.redirects = row["redirects"_L1].toInt();
    // A redirect's status with hops that a reader follows names the hop, and its note says that
    // the file is reached (http-051, settled; http-151).
    if (answer.status / 100 == 3 && answer.redirects >= 1 && answer.redirects <= 5)
        answer.status = 200;
    answer.crossedAuthority = row["cross_authority"_L1].toBool();
    answer.isText = row["content_type"_L1].toString(u"text/plain"_s).startsWith("text/"_L1);
    answer.logicalRedirect = row["logical_redirect"_L1].toBool();
    answer.serverErrorMeansMissing = row["misconfigured_5xx_for_missing"_L1].toBool();
    answer.unreachableFor = timeOf(row, u"unreachable_days"_s, std::chrono::hours(24));
    answer.hasCachedCopy = row["cached_copy"_L1].toBool();
    answer.copyAge = timeOf(row, u"cache_age_hours"_s, std::chrono::hours(1));
    answer.copyLife = timeOf(row, u"max_age_hours"_s, std::chrono::hours(1));
    return answer;
}

inline access::Outcome outcomeOf(const QString& name)
{
    static const QHash<QString, access::Outcome> outcomes{
        {u"parse"_s, access::Outcome::Parse},
        {u"allow-all"_s, access::Outcome::AllowAll},
        {u"disallow-all"_s, access::Outcome::DisallowAll},
        {u"use-cache"_s, access::Outcome::UseCache},
        {u"defer"_s, access::Outcome::Defer},
    };
    if (!outcomes.contains(name))
        qFatal("no outcome is named %s", qPrintable(name));
    return outcomes.value(name);
}

} // namespace crawlright::test
