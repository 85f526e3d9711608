// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/ftp_server.h"

#include <QTcpSocket>

using namespace Qt::StringLiterals;

namespace crawlright::test {
namespace {

constexpr qint64 dataAhead = qint64{256} * 1024;

} // namespace

FtpServer::FtpServer()
{
    at({}, {.reply = "220 ready\r\n"});
    at("USER", {.reply = "331 your address as the password\r\n"});
    at("PASS", {.reply = "230 welcome\r\n"});
    at("PWD", {.reply = "257 \"/\"\r\n"});
    at("TYPE", {.reply = "200 binary\r\n"});
    at("SIZE", {.reply = "502 not here\r\n"});
    at("RETR", {.reply = "150 here it comes\r\n", .replyAfter = "226 done\r\n"});
    if (!m_server.listen(QHostAddress::LocalHost) || !m_data.listen(QHostAddress::LocalHost))
        qFatal("%s", qPrintable(m_server.errorString()));
    at("EPSV", {.reply = "229 come (|||" + QByteArray::number(m_data.serverPort()) + "|)\r\n"});
    at("PASV", {.reply = "227 come (127,0,0,1,0,1)\r\n"}); // where nobody is
    connect(&m_server, &QTcpServer::newConnection, this, &FtpServer::accept);
}

QString FtpServer::address() const
{
    return u"ftp://127.0.0.1:%1/robots.txt"_s.arg(m_server.serverPort());
}

void FtpServer::accept()
{
    while (QTcpSocket* const socket = m_server.nextPendingConnection()) {
        ++m_open;
        connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
        connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
            --m_open;
            socket->deleteLater();
        });
        answer(socket, {});
    }
}

void FtpServer::read(QTcpSocket* socket)
{
    while (socket->canReadLine()) {
        const QByteArray line = socket->readLine().trimmed();
        m_commands.append(line);
        answer(socket, line.left(4).trimmed().toUpper());
    }
}

void FtpServer::answer(QTcpSocket* socket, const QByteArray& command)
{
    const FtpScript script = m_scripts.value(command, FtpScript{.reply = "502 not here\r\n"});
    socket->write(script.reply);
    if (script.replyAfter.isEmpty() && script.data.isEmpty())
        endConnection(socket, script.ending);
    else
        send(socket, script);
}

void FtpServer::send(QTcpSocket* control, const FtpScript& script)
{
    if (!m_data.hasPendingConnections())
        m_data.waitForNewConnection(5'000);
    QTcpSocket* const data = m_data.nextPendingConnection();
    if (data == nullptr)
        return;
    const auto more = [data, bytes = script.data] {
        while (data->bytesToWrite() < dataAhead)
            data->write(bytes);
    };
    data->write(script.data);
    if (script.isEndless) {
        connect(data, &QTcpSocket::bytesWritten, data, more);
        return;
    }
    connect(data, &QTcpSocket::bytesWritten, control, [data, control, script] {
        if (data->bytesToWrite() > 0)
            return;
        endConnection(data, script.dataEnding);
        control->write(script.replyAfter);
        endConnection(control, script.ending);
    });
    if (script.data.isEmpty()) {
        endConnection(data, script.dataEnding);
        control->write(script.replyAfter);
    }
}

} // namespace crawlright::test
