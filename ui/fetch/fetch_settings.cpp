// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/fetch/fetch_settings.h"

namespace crawlright::fetch {

net::FetchOptions FetchSettings::options() const
{
    net::FetchOptions options = m_usual;
    if (!m_session.userAgent.isEmpty())
        options.userAgent = m_session.userAgent;
    options.extraHeaders += m_session.headers;
    options.fixedAddresses.insert(m_session.fixedAddresses);
    options.credentials.insert(m_credentials);
    return options;
}

void FetchSettings::setUsual(const net::FetchOptions& usual)
{
    m_usual = usual;
    Q_EMIT changed();
}

void FetchSettings::setSession(const SessionOptions& session)
{
    if (session == m_session)
        return;
    m_session = session;
    Q_EMIT changed();
}

void FetchSettings::setCredentials(const QString& host, const net::Credentials& credentials)
{
    m_credentials.insert(host, credentials);
    Q_EMIT changed();
}

void FetchSettings::forgetCredentials()
{
    if (m_credentials.isEmpty())
        return;
    m_credentials.clear();
    Q_EMIT changed();
}

bool FetchSettings::answers(const QUrl& url) const
{
    const auto found = m_credentials.constFind(url.host(QUrl::FullyEncoded));
    return found != m_credentials.cend() && (!found->isForTls || url.scheme() == u"https");
}

QStringList FetchSettings::hosts() const
{
    QStringList hosts = m_credentials.keys();
    hosts.sort();
    return hosts;
}

QString FetchSettings::userOf(const QString& host) const
{
    return m_credentials.value(host).user;
}

} // namespace crawlright::fetch
