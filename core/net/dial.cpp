// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/dial.h"

#include <QNetworkInterface>

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <netinet/in.h>
#include <sys/socket.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace crawlright::net {
namespace {

struct SocketAddress {
    sockaddr_storage bytes{};
    socklen_t size = 0;
};

SocketAddress socketAddress(const QHostAddress& address, quint16 port)
{
    SocketAddress out;
    if (address.protocol() == QAbstractSocket::IPv6Protocol) {
        sockaddr_in6 six{};
        six.sin6_family = AF_INET6;
        six.sin6_port = htons(port);
        const Q_IPV6ADDR number = address.toIPv6Address();
        std::memcpy(&six.sin6_addr, &number, sizeof number);
        six.sin6_scope_id = static_cast<std::uint32_t>(
            QNetworkInterface::interfaceIndexFromName(address.scopeId()));
        out.size = sizeof six;
        std::memcpy(&out.bytes, &six, sizeof six);
    } else {
        sockaddr_in four{};
        four.sin_family = AF_INET;
        four.sin_port = htons(port);
        four.sin_addr.s_addr = htonl(address.toIPv4Address());
        out.size = sizeof four;
        std::memcpy(&out.bytes, &four, sizeof four);
    }
    return out;
}

FetchError faultOf(int systemError)
{
    switch (systemError) {
    case ECONNREFUSED:
        return FetchError::Refused;
    case ECONNRESET:
        return FetchError::Reset;
    default:
        return FetchError::Unreachable;
    }
}

} // namespace

Dial::Dial(QObject* parent)
    : QObject(parent)
{
}

Dial::~Dial()
{
    stop();
}

void Dial::start(const QHostAddress& address, quint16 port)
{
    stop();
    const SocketAddress to = socketAddress(address, port);
    m_socket = ::socket(to.bytes.ss_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (m_socket < 0) {
        fail(errno);
        return;
    }
    m_isWritable = std::make_unique<QSocketNotifier>(m_socket, QSocketNotifier::Write);
    connect(m_isWritable.get(), &QSocketNotifier::activated, this, &Dial::takeResult);
    if (::connect(m_socket, reinterpret_cast<const sockaddr*>(&to.bytes), to.size) != 0 &&
        errno != EINPROGRESS)
        fail(errno);
}

void Dial::stop()
{
    if (m_isWritable) {
        m_isWritable->setEnabled(false);
        m_isWritable.release()->deleteLater(); // it may be what called
    }
    if (m_socket >= 0)
        ::close(std::exchange(m_socket, -1));
}

void Dial::takeResult()
{
    int systemError = 0;
    socklen_t size = sizeof systemError;
    if (::getsockopt(m_socket, SOL_SOCKET, SO_ERROR, &systemError, &size) != 0)
        systemError = errno;
    if (systemError != 0) {
        fail(systemError);
        return;
    }
    const int socket = std::exchange(m_socket, -1);
    stop();
    Q_EMIT connected(socket);
}

void Dial::fail(int systemError)
{
    stop();
    Q_EMIT failed(faultOf(systemError),
                  QString::fromStdString(std::generic_category().message(systemError)));
}

} // namespace crawlright::net
