// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/fetch/grid_plan.h"

#include "core/net/address.h"

#include <QHostAddress>

#include <algorithm>

namespace crawlright::fetch {

using namespace Qt::StringLiterals;

namespace {

void addHosts(QList<QUrl>& hosts, const QString& typed, bool withSibling)
{
    const auto address = net::robotsAddress(typed.trimmed());
    if (!address)
        return;
    const auto add = [&hosts](const QUrl& url) {
        if (!hosts.contains(url))
            hosts.append(url);
    };
    QUrl url = address->url;
    url.setScheme(u"http"_s);
    add(url);
    const QString sibling = withSibling ? siblingOf(url.host()) : QString();
    if (sibling.isEmpty())
        return;
    url.setHost(sibling);
    add(url);
}

} // namespace

QString siblingOf(const QString& host)
{
    if (!QHostAddress(host).isNull() || !host.contains(u'.'))
        return {};
    return host.startsWith("www."_L1) ? host.mid(4) : u"www."_s + host;
}

std::vector<GridRequest> planOf(const GridChoice& choice)
{
    QList<QUrl> hosts;
    addHosts(hosts, choice.host, choice.sibling);
    for (const QString& host : choice.extraHosts)
        addHosts(hosts, host, false);
    QStringList schemes;
    if (choice.https)
        schemes += u"https"_s;
    if (choice.http)
        schemes += u"http"_s;
    std::vector<GridRequest> plan;
    for (QUrl url : std::as_const(hosts)) {
        for (const QString& scheme : std::as_const(schemes)) {
            url.setScheme(scheme);
            for (const AgentPreset& agent : choice.agents)
                if (plan.size() < mostRequests)
                    plan.push_back({url, agent});
        }
    }
    return plan;
}

} // namespace crawlright::fetch
