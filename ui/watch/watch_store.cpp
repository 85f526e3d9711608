// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/watch/watch_store.h"

#include <QSettings>

#include <algorithm>

namespace crawlright::watch {

using namespace Qt::StringLiterals;

namespace {
constexpr auto arrayKey = "watch/sites"_L1;
} // namespace

QList<Site> load(QSettings& settings)
{
    QList<Site> sites;
    const int size = settings.beginReadArray(arrayKey);
    for (int i = 0; i < size; ++i) {
        settings.setArrayIndex(i);
        Site site;
        site.address = settings.value("address"_L1).toString();
        site.minutes = std::clamp(settings.value("minutes"_L1, site.minutes).toInt(), leastMinutes,
                                  mostMinutes);
        site.expectations = settings.value("expectations"_L1).toString();
        site.last.when =
            QDateTime::fromString(settings.value("when"_L1).toString(), Qt::ISODateWithMs);
        site.last.status = settings.value("status"_L1).toInt();
        site.last.outcome = settings.value("outcome"_L1).toString();
        site.last.sha256 = settings.value("sha256"_L1).toString().toLatin1();
        site.last.expectations = settings.value("expected"_L1).toInt();
        site.last.failing = settings.value("failing"_L1).toStringList();
        site.last.isExpecting = settings.value("isExpecting"_L1).toBool();
        if (!site.address.isEmpty() && !std::ranges::contains(sites, site.address, &Site::address))
            sites += site;
    }
    settings.endArray();
    return sites;
}

void store(QSettings& settings, const QList<Site>& sites)
{
    settings.remove(arrayKey);
    if (sites.isEmpty())
        return;
    settings.beginWriteArray(arrayKey, static_cast<int>(sites.size()));
    for (int i = 0; i < sites.size(); ++i) {
        const Site& site = sites[i];
        settings.setArrayIndex(i);
        settings.setValue("address"_L1, site.address);
        settings.setValue("minutes"_L1, site.minutes);
        settings.setValue("expectations"_L1, site.expectations);
        if (!site.last.when.isValid())
            continue;
        settings.setValue("when"_L1, site.last.when.toString(Qt::ISODateWithMs));
        settings.setValue("status"_L1, site.last.status);
        settings.setValue("outcome"_L1, site.last.outcome);
        settings.setValue("sha256"_L1, QString::fromLatin1(site.last.sha256));
        settings.setValue("expected"_L1, site.last.expectations);
        settings.setValue("failing"_L1, site.last.failing);
        settings.setValue("isExpecting"_L1, site.last.isExpecting);
    }
    settings.endArray();
}

} // namespace crawlright::watch
