// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/server_process.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTcpSocket>

#include <csignal>

using namespace Qt::StringLiterals;

namespace crawlright::test {
namespace {

bool answers(quint16 port)
{
    QTcpSocket socket;
    socket.connectToHost(QHostAddress::LocalHost, port);
    return socket.waitForConnected(200);
}

} // namespace

QString ServerProcess::find(const QString& program)
{
    const QString found = QStandardPaths::findExecutable(program);
    return found.isEmpty()
               ? QStandardPaths::findExecutable(program, {u"/usr/sbin"_s, u"/usr/local/sbin"_s})
               : found;
}

ServerProcess::ServerProcess()
{
    QDir(m_folder.path()).mkpath(u"root"_s);
}

ServerProcess::~ServerProcess()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    ::kill(static_cast<pid_t>(m_process.processId()), SIGCONT); // it may be frozen
    m_process.terminate();
    if (!m_process.waitForFinished(3'000))
        m_process.kill();
    m_process.waitForFinished(3'000);
}

bool ServerProcess::start(const QString& program, const QStringList& arguments)
{
    m_process.setProcessChannelMode(QProcess::MergedChannels);
    m_process.start(find(program), arguments);
    const QDeadlineTimer deadline(10'000);
    while (!deadline.hasExpired() && m_process.waitForStarted() &&
           m_process.state() == QProcess::Running) {
        if (answers(m_port))
            return true;
        m_process.waitForReadyRead(50); // the pause between two tries
    }
    return false;
}

void ServerProcess::freeze() const
{
    ::kill(static_cast<pid_t>(m_process.processId()), SIGSTOP);
}

void ServerProcess::put(const QString& name, const QByteArray& content) const
{
    QFile file(m_folder.filePath(u"root/"_s + name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("%s cannot be written", qPrintable(file.fileName()));
}

} // namespace crawlright::test
