// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/cutting_pipe.h"

#include <QTcpSocket>
#include <QTimer>

namespace crawlright::test {
namespace {

constexpr qint64 mostWaiting = qint64{64} * 1024;

} // namespace

CuttingPipe::CuttingPipe(quint16 server, const Cut& cut)
    : m_server(server)
    , m_cut(cut)
{
    connect(&m_listener, &QTcpServer::pendingConnectionAvailable, this, &CuttingPipe::accept);
    if (!m_listener.listen(QHostAddress::LocalHost))
        qFatal("no port of 127.0.0.1 can be listened at");
}

void CuttingPipe::accept()
{
    while (QTcpSocket* client = m_listener.nextPendingConnection()) {
        auto* server = new QTcpSocket(client);
        server->setReadBufferSize(mostWaiting);
        server->connectToHost(QHostAddress::LocalHost, m_server);
        connect(client, &QTcpSocket::readyRead, server,
                [client, server] { server->write(client->readAll()); });
        connect(client, &QTcpSocket::disconnected, client, &QObject::deleteLater);
        if (m_cut.portion == 0) {
            connect(server, &QTcpSocket::readyRead, this,
                    [this, client, server] { passOn(client, server); });
            connect(client, &QTcpSocket::bytesWritten, this,
                    [this, client, server] { passOn(client, server); });
            connect(server, &QTcpSocket::disconnected, client, &QTcpSocket::disconnectFromHost);
        } else {
            auto* timer = new QTimer(client);
            connect(timer, &QTimer::timeout, this,
                    [this, client, server] { passOn(client, server); });
            timer->start(m_cut.pause);
        }
        server->write(client->readAll());
    }
}

void CuttingPipe::passOn(QTcpSocket* client, QTcpSocket* server)
{
    while (server->bytesAvailable() > 0 && client->bytesToWrite() < mostWaiting) {
        const qint64 left = m_cut.after < 0 ? mostWaiting : m_cut.after - m_passed;
        if (left <= 0) {
            cut(client);
            return;
        }
        const qint64 most = m_cut.portion > 0 ? m_cut.portion : mostWaiting;
        m_passed += client->write(server->read(qMin(left, most)));
        if (m_cut.portion > 0)
            return;
    }
}

void CuttingPipe::cut(QTcpSocket* client)
{
    if (m_cut.ending == Ending::Hold)
        return; // the bytes stay where they are
    if (client->bytesToWrite() > 0)
        return; // `bytesWritten` comes here again
    if (m_cut.ending == Ending::Reset)
        reset(client);
    else
        client->disconnectFromHost();
}

} // namespace crawlright::test
