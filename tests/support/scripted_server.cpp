// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/scripted_server.h"

#include <QSslServer>
#include <QSslSocket>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>

#include <sys/socket.h>

using namespace Qt::StringLiterals;

namespace crawlright::test {
namespace {

constexpr qint64 writeAhead = qint64{256} * 1024;

// Bytes, before TLS and after it.
qint64 unsent(const QTcpSocket& socket)
{
    const auto* tls = qobject_cast<const QSslSocket*>(&socket);
    return socket.bytesToWrite() + (tls == nullptr ? 0 : tls->encryptedBytesToWrite());
}

void sendForever(QTcpSocket* socket, const QByteArray& chunk)
{
    const auto fill = [socket, chunk] {
        while (socket->state() == QAbstractSocket::ConnectedState && unsent(*socket) < writeAhead)
            socket->write(chunk);
    };
    QObject::connect(socket, &QTcpSocket::bytesWritten, socket, fill);
    if (auto* tls = qobject_cast<QSslSocket*>(socket))
        QObject::connect(tls, &QSslSocket::encryptedBytesWritten, socket, fill);
    fill();
}

void sendSlowly(QTcpSocket* socket, const Script& script)
{
    socket->write(script.bytes.first(script.dripFrom));
    auto* timer = new QTimer(socket);
    QObject::connect(timer, &QTimer::timeout, socket,
                     [socket, timer, script, sent = script.dripFrom]() mutable {
                         if (sent < script.bytes.size()) {
                             socket->write(script.bytes.sliced(sent++, 1));
                             return;
                         }
                         timer->stop();
                         endConnection(socket, script.ending);
                     });
    timer->start(script.drip);
}

} // namespace

ScriptedServer::ScriptedServer(std::optional<QSslConfiguration> tls, const QHostAddress& at)
    : m_isTls(tls.has_value())
{
    if (tls) {
        auto server = std::make_unique<QSslServer>();
        server->setSslConfiguration(*tls);
        m_server = std::move(server);
    } else {
        m_server = std::make_unique<QTcpServer>();
    }
    connect(m_server.get(), &QTcpServer::pendingConnectionAvailable, this, &ScriptedServer::accept);
    if (!m_server->listen(at))
        qFatal("no port of %s can be listened at: %s", qPrintable(at.toString()),
               qPrintable(m_server->errorString()));
}

ScriptedServer::~ScriptedServer()
{
    // Nothing more is sent, and nobody is told of the end.
    for (auto* socket : m_server->findChildren<QTcpSocket*>(Qt::FindDirectChildrenOnly)) {
        socket->disconnect();
        socket->abort();
    }
}

void ScriptedServer::serve(const QByteArray& path, Script script)
{
    m_scripts.insert(path, std::move(script));
}

void ScriptedServer::serveAuthorized(const QByteArray& path, Script script)
{
    m_authorized.insert(path, std::move(script));
}

QString ScriptedServer::address(const QString& path) const
{
    const QHostAddress at = m_server->serverAddress();
    const bool isIPv6 = at.protocol() == QHostAddress::IPv6Protocol;
    const QString host = isIPv6 ? u'[' + at.toString() + u']' : at.toString();
    return u"%1://%2:%3%4"_s.arg(m_isTls ? u"https"_s : u"http"_s, host).arg(port()).arg(path);
}

quint16 ScriptedServer::port() const
{
    return m_server->serverPort();
}

void ScriptedServer::accept()
{
    while (QTcpSocket* socket = m_server->nextPendingConnection()) {
        connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
        connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
            m_heads.remove(socket);
            socket->deleteLater();
        });
        read(socket);
    }
}

void ScriptedServer::read(QTcpSocket* socket)
{
    QByteArray& head = m_heads[socket];
    head += socket->readAll();
    const qsizetype headEnd = head.indexOf("\r\n\r\n");
    if (headEnd < 0)
        return;
    const QByteArray request = head.left(headEnd);
    head.remove(0, headEnd + 4);
    m_requests.append(request);
    answer(socket, scriptFor(request));
}

Script ScriptedServer::scriptFor(const QByteArray& request) const
{
    const QByteArray path = request.split(' ').value(1);
    if (m_authorized.contains(path) && request.toLower().contains("\r\nauthorization:"))
        return m_authorized.value(path);
    return m_scripts.value(path, answerOf(404));
}

void ScriptedServer::answer(QTcpSocket* socket, const Script& script)
{
    if (script.drip.count() > 0) {
        sendSlowly(socket, script);
        return;
    }
    socket->write(script.bytes);
    if (!script.forever.isEmpty()) {
        sendForever(socket, script.forever);
        return;
    }
    if (script.ending == Ending::Reset) {
        // What was written must be on its way first; and not while TLS is at writing it.
        socket->flush();
        connect(
            socket, &QTcpSocket::bytesWritten, socket,
            [socket] {
                if (unsent(*socket) == 0)
                    reset(socket);
            },
            Qt::QueuedConnection);
        if (unsent(*socket) == 0)
            QTimer::singleShot(20, socket, [socket] { reset(socket); });
        return;
    }
    endConnection(socket, script.ending);
}

// With SO_LINGER at 0 seconds, closing sends RST in place of FIN.
void reset(QTcpSocket* socket)
{
    const linger now{1, 0};
    ::setsockopt(static_cast<int>(socket->socketDescriptor()), SOL_SOCKET, SO_LINGER, &now,
                 sizeof now);
    socket->abort();
}

void endConnection(QTcpSocket* socket, Ending ending)
{
    if (ending == Ending::Close)
        socket->disconnectFromHost();
    if (ending == Ending::Reset)
        reset(socket);
}

Script answerOf(int status, const QByteArray& body, const QByteArray& headers)
{
    return {"HTTP/1.1 " + QByteArray::number(status) + " Reason\r\n" + headers +
            "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body};
}

Script redirectTo(const QString& location, int status)
{
    return answerOf(status, "moved", "Location: " + location.toUtf8() + "\r\n");
}

quint16 freePort()
{
    QTcpServer probe;
    if (!probe.listen(QHostAddress::LocalHost))
        qFatal("no port of 127.0.0.1 can be listened at");
    return probe.serverPort();
}

} // namespace crawlright::test
