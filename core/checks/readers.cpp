// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/readers.h"

namespace crawlright::checks {

namespace {

using dialects::Reads;
using syntax::Field;

Severity oneLess(Severity severity)
{
    return severity == Severity::None ? severity
                                      : static_cast<Severity>(static_cast<int>(severity) - 1);
}

} // namespace

Reads heeds(const dialects::Dialect& dialect, Field field)
{
    switch (field) {
    case Field::UserAgent:
    case Field::Disallow:
        return Reads::Yes;
    case Field::Allow:
        return dialect.knowsAllow ? Reads::Yes : Reads::No;
    case Field::Sitemap:
        return dialect.others.sitemap;
    case Field::CrawlDelay:
        return dialect.others.crawlDelay;
    case Field::RequestRate:
        return dialect.others.requestRate;
    case Field::VisitTime:
        return dialect.others.visitTime;
    case Field::Host:
        return dialect.others.host;
    case Field::CleanParam:
        return dialect.others.cleanParam;
    case Field::ContentSignal:
        return dialect.others.contentSignal;
    case Field::ContentUsage:
        return dialect.others.contentUsage;
    default:
        return Reads::No;
    }
}

Severities weighed(Field field, Readers readers, Severity severity)
{
    const auto heeding = [&](Reads how) {
        return readersWhere([&](const dialects::Dialect& d) { return heeds(d, field) == how; });
    };
    Severities severities =
        severitiesOf(static_cast<Readers>(readers & heeding(Reads::Yes)), severity);
    assign(severities, static_cast<Readers>(readers & heeding(Reads::Open)), oneLess(severity));
    return severities;
}

} // namespace crawlright::checks
