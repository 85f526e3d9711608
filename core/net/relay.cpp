// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/relay.h"

#include "core/net/passage.h"

#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <utility>

namespace crawlright::net {
namespace {

// More at a time are not ours.
constexpr qsizetype mostPassages = 8;

QByteArray randomText()
{
    std::array<quint32, 4> numbers{};
    QRandomGenerator::system()->fillRange(numbers.data(), std::ssize(numbers));
    return QByteArray(reinterpret_cast<const char*>(numbers.data()), sizeof numbers).toHex();
}

} // namespace

Relay::Relay(QObject* parent)
    : QObject(parent)
{
    m_server.setProxy(QNetworkProxy::NoProxy);
    connect(&m_server, &QTcpServer::pendingConnectionAvailable, this, &Relay::accept);
}

Relay::~Relay()
{
    close();
}

std::optional<QNetworkProxy> Relay::open(const RelayTarget& target)
{
    close();
    if (!m_server.isListening() && !m_server.listen(QHostAddress::LocalHost))
        return std::nullopt;
    m_target = target;
    m_mayConnect = true;
    m_wasHeard = false;
    QNetworkProxy proxy(QNetworkProxy::Socks5Proxy, m_server.serverAddress().toString(),
                        m_server.serverPort(), QString::fromLatin1(m_user),
                        QString::fromLatin1(m_password));
    // Qt takes an IPv6 address for a bad name where a proxy could look it up.
    if (target.isLiteral)
        proxy.setCapabilities(QNetworkProxy::TunnelingCapability);
    return proxy;
}

void Relay::close()
{
    m_mayConnect = false;
    m_user = randomText(); // who still comes for the hop before is a stranger
    m_password = randomText();
    for (Passage* passage : std::exchange(m_passages, {})) {
        passage->end();
        passage->deleteLater();
    }
}

void Relay::headersAreKnown()
{
    for (Passage* passage : std::as_const(m_passages))
        passage->headersAreKnown();
}

bool Relay::isHoldingBack() const
{
    return std::ranges::any_of(m_passages, &Passage::isHoldingBack);
}

void Relay::accept()
{
    while (QTcpSocket* client = m_server.nextPendingConnection())
        take(client);
}

void Relay::take(QTcpSocket* client)
{
    if (m_passages.size() >= mostPassages) {
        client->abort();
        client->deleteLater();
        return;
    }
    auto* passage = new Passage(
        client, m_target, SocksGreeting(m_user, m_password),
        [this] { return std::exchange(m_mayConnect, false); }, this);
    m_passages.append(passage);
    connect(passage, &Passage::failed, this, &Relay::failed);
    connect(passage, &Passage::brokenOff, this, &Relay::brokenOff);
    connect(passage, &Passage::heard, this, [this] {
        m_wasHeard = true;
        Q_EMIT heard();
    });
    connect(passage, &Passage::ended, this, [this, passage] {
        m_passages.removeOne(passage);
        passage->deleteLater();
    });
    passage->start();
}

} // namespace crawlright::net
