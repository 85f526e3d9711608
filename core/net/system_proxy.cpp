// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/system_proxy.h"

#include <QHostAddress>

using namespace Qt::StringLiterals;

namespace crawlright::net {

QNetworkProxy systemProxy(const QUrl& url)
{
    const QString host = url.host();
    if (host == "localhost"_L1 || QHostAddress(host).isLoopback())
        return QNetworkProxy::NoProxy;
    const QList<QNetworkProxy> proxies =
        QNetworkProxyFactory::systemProxyForQuery(QNetworkProxyQuery(url));
    const bool isNone = proxies.isEmpty() || proxies.first().type() == QNetworkProxy::DefaultProxy;
    return isNone ? QNetworkProxy(QNetworkProxy::NoProxy) : proxies.first();
}

} // namespace crawlright::net
