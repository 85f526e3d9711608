// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/vsftpd_server.h"

#include "tests/support/scripted_server.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTcpSocket>

using namespace Qt::StringLiterals;

namespace crawlright::test {
namespace {

QString program()
{
    const QString found = QStandardPaths::findExecutable(u"vsftpd"_s);
    return found.isEmpty() ? QStandardPaths::findExecutable(u"vsftpd"_s, {u"/usr/sbin"_s}) : found;
}

bool answers(quint16 port)
{
    QTcpSocket socket;
    socket.connectToHost(QHostAddress::LocalHost, port);
    return socket.waitForConnected(200);
}

} // namespace

bool VsftpdServer::isAvailable()
{
    return !program().isEmpty();
}

VsftpdServer::VsftpdServer()
    : m_port(freePort())
{
}

VsftpdServer::~VsftpdServer()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.terminate();
    if (!m_process.waitForFinished(3'000))
        m_process.kill();
    m_process.waitForFinished(3'000);
}

bool VsftpdServer::start(const QByteArray& more)
{
    QDir(m_folder.path()).mkpath(u"root"_s);
    const QByteArray configuration =
        "listen=YES\nlisten_address=127.0.0.1\nlisten_port=" + QByteArray::number(m_port) +
        "\nbackground=NO\nrun_as_launching_user=YES\nseccomp_sandbox=NO\nlocal_enable=NO\n"
        "anonymous_enable=YES\nanon_root=" +
        m_folder.path().toUtf8() + "/root\n" + more;
    put(u"../vsftpd.conf"_s, configuration);
    m_process.setProcessChannelMode(QProcess::MergedChannels);
    m_process.start(program(), {m_folder.filePath(u"vsftpd.conf"_s)});
    const QDeadlineTimer deadline(10'000);
    while (!deadline.hasExpired() && m_process.waitForStarted() &&
           m_process.state() == QProcess::Running) {
        if (answers(m_port))
            return true;
        m_process.waitForReadyRead(50); // the pause between two tries
    }
    return false;
}

void VsftpdServer::put(const QString& name, const QByteArray& content) const
{
    QFile file(m_folder.filePath(u"root/"_s + name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("%s cannot be written", qPrintable(file.fileName()));
}

QString VsftpdServer::address() const
{
    return u"ftp://127.0.0.1:%1/robots.txt"_s.arg(m_port);
}

} // namespace crawlright::test
