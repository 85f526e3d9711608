// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/passage.h"

#include <unistd.h>
#include <utility>

namespace crawlright::net {
namespace {

// What may wait on its way back; what comes faster waits in the server's socket.
constexpr qint64 mostWaiting = qint64{256} * 1024;
constexpr qint64 chunk = qint64{64} * 1024;
// What a TLS handshake may take, certificates and all, before the headers.
constexpr qint64 handshake = qint64{128} * 1024;

} // namespace

Passage::Passage(QTcpSocket* client, const RelayTarget& target, SocksGreeting greeting,
                 std::function<bool()> admit, QObject* parent)
    : QObject(parent)
    , m_target(target)
    , m_greeting(std::move(greeting))
    , m_admit(std::move(admit))
    , m_client(client)
{
    m_client->setParent(this);
    if (m_target.isPlain)
        m_watch.emplace(m_target.headerLimit);
    m_attempt.setSingleShot(true);
    connect(&m_attempt, &QTimer::timeout, this, &Passage::tryNext);
    connect(&m_dial, &Dial::connected, this, &Passage::connected);
    connect(&m_dial, &Dial::failed, this, &Passage::connectFailed);
    connect(m_client, &QTcpSocket::readyRead, this, &Passage::readClient);
    connect(m_client, &QTcpSocket::bytesWritten, this, &Passage::passBack);
    connect(m_client, &QTcpSocket::disconnected, this, [this] {
        end();
        Q_EMIT ended();
    });
}

void Passage::end()
{
    m_isOver = true;
    m_attempt.stop();
    m_dial.stop();
    for (QTcpSocket* socket : {m_client, m_toServer}) {
        if (socket == nullptr)
            continue;
        socket->disconnect(this);
        socket->abort();
    }
}

void Passage::headersAreKnown()
{
    m_hasHeaders = true;
    passBack();
}

void Passage::readClient()
{
    if (!m_isConnected) {
        if (m_greeting.state() != SocksGreeting::State::Asked)
            greet();
        return;
    }
    if (m_isOver || m_toServer->state() != QTcpSocket::ConnectedState)
        return;
    if (m_watch)
        m_watch->expectAnswer();
    m_toServer->write(m_client->readAll());
}

void Passage::greet()
{
    using enum SocksGreeting::State;
    m_client->write(m_greeting.take(m_client->readAll()));
    if (m_greeting.state() == Refused) {
        m_client->disconnectFromHost();
        return;
    }
    if (m_greeting.state() != Asked)
        return;
    if (m_greeting.port() == m_target.port && m_admit()) {
        connectNext();
        return;
    }
    // The request went unanswered, and Qt would send it again.
    refuse(SocksGreeting::Reply::NotAllowed);
    Q_EMIT failed(FetchError::Reset, {});
}

void Passage::connectNext()
{
    const QHostAddress address = m_target.addresses.at(m_next++);
    if (m_next < m_target.addresses.size())
        m_attempt.start(m_target.patience / m_target.addresses.size());
    m_dial.start(address, m_target.port);
}

void Passage::connectFailed(FetchError error, const QString& detail)
{
    // Of several addresses one that answers, if only by refusing, tells the most.
    if (m_error == FetchError::Unreachable) {
        m_error = error;
        m_detail = detail;
    }
    tryNext();
}

void Passage::tryNext()
{
    m_attempt.stop();
    m_dial.stop();
    if (m_next < m_target.addresses.size()) {
        connectNext();
        return;
    }
    refuse(m_error == FetchError::Refused ? SocksGreeting::Reply::Refused
                                          : SocksGreeting::Reply::Unreachable);
    Q_EMIT failed(m_error, m_detail);
}

void Passage::connected(int socket)
{
    m_attempt.stop();
    m_isConnected = true;
    m_toServer = new QTcpSocket(this);
    m_toServer->setReadBufferSize(mostWaiting);
    if (!m_toServer->setSocketDescriptor(socket)) {
        ::close(socket);
        refuse(SocksGreeting::Reply::Unreachable);
        Q_EMIT failed(FetchError::Unreachable, m_toServer->errorString());
        return;
    }
    connect(m_toServer, &QTcpSocket::readyRead, this, &Passage::passBack);
    connect(m_toServer, &QTcpSocket::disconnected, this, &Passage::serverEnded);
    m_client->write(SocksGreeting::answer(SocksGreeting::Reply::Connected));
    if (m_client->bytesAvailable() > 0)
        readClient();
}

bool Passage::mustHoldBack()
{
    m_isHoldingBack =
        !m_target.isPlain && !m_hasHeaders && m_passed > m_target.headerLimit + handshake;
    return m_isHoldingBack;
}

void Passage::passBack()
{
    while (m_isConnected && !m_isOver && m_toServer->bytesAvailable() > 0 &&
           m_client->bytesToWrite() < mostWaiting && !mustHoldBack()) {
        const QByteArray bytes = m_toServer->read(chunk);
        if (!passOn(bytes))
            return;
    }
    const bool isAllRead = m_isConnected && m_toServer->bytesAvailable() == 0;
    if (isAllRead && !m_isOver && m_toServer->state() == QTcpSocket::UnconnectedState)
        serverEnded();
}

bool Passage::passOn(const QByteArray& bytes)
{
    m_passed += bytes.size();
    Q_EMIT heard();
    if (!m_watch) {
        m_client->write(bytes);
        return true;
    }
    const HttpWatch::Passed passed = m_watch->take(bytes);
    m_client->write(bytes.first(passed.size));
    if (passed.fault == FetchError::None)
        return true;
    breakOff(passed.fault, {});
    return false;
}

void Passage::serverEnded()
{
    if (m_isOver || m_toServer->bytesAvailable() > 0)
        return; // `passBack` comes here again after the last byte
    // Of an end before the first byte Qt may tell nobody.
    const FetchError withoutWatch = m_passed == 0 ? FetchError::Reset : FetchError::None;
    const FetchError fault = m_watch ? m_watch->end() : withoutWatch;
    if (fault == FetchError::None) {
        m_isOver = true;
        m_client->disconnectFromHost();
    } else {
        breakOff(fault, m_toServer->errorString());
    }
}

void Passage::breakOff(FetchError fault, const QString& detail)
{
    m_isOver = true;
    m_toServer->abort();
    if (m_watch && m_watch->hasHeaders()) {
        Q_EMIT brokenOff(fault);
        m_client->disconnectFromHost();
    } else {
        Q_EMIT failed(fault, detail);
    }
}

void Passage::refuse(SocksGreeting::Reply reply)
{
    m_client->write(SocksGreeting::answer(reply));
    m_client->disconnectFromHost();
}

} // namespace crawlright::net
