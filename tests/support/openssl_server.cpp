// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/openssl_server.h"

#include "tests/support/scripted_server.h"

#include <QDeadlineTimer>
#include <QFile>

#include <csignal>

using namespace Qt::StringLiterals;

namespace crawlright::test {

OpensslServer::OpensslServer(const CertificateFiles& tls, const QByteArray& answer,
                             const QStringList& more)
    : m_tls(tls)
    , m_more(more)
    , m_port(freePort())
{
    QFile file(m_folder.filePath(u"robots.txt"_s));
    if (!file.open(QIODevice::WriteOnly) || file.write(answer) != answer.size())
        qFatal("%s cannot be written", qPrintable(file.fileName()));
}

OpensslServer::~OpensslServer()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.kill(); // it may be frozen
    m_process.waitForFinished(3'000);
}

bool OpensslServer::start()
{
    m_process.setWorkingDirectory(m_folder.path());
    m_process.setProcessChannelMode(QProcess::MergedChannels);
    const QString at = u"127.0.0.1:%1"_s.arg(m_port);
    m_process.start(u"openssl"_s, QStringList{u"s_server"_s, u"-accept"_s, at, u"-cert"_s,
                                              m_tls.certificate, u"-key"_s, m_tls.key, u"-HTTP"_s} +
                                      m_more);
    const QDeadlineTimer deadline(10'000);
    QByteArray said;
    while (!deadline.hasExpired() && m_process.waitForStarted() &&
           m_process.state() == QProcess::Running) {
        said += m_process.readAll();
        if (said.contains("ACCEPT"))
            return true;
        m_process.waitForReadyRead(50); // the pause between two looks
    }
    return false;
}

QString OpensslServer::problem()
{
    return m_process.errorString() + u' ' + QString::fromLocal8Bit(m_process.readAll());
}

QString OpensslServer::address() const
{
    return u"https://127.0.0.1:%1/robots.txt"_s.arg(m_port);
}

void OpensslServer::freeze() const
{
    ::kill(static_cast<pid_t>(m_process.processId()), SIGSTOP);
}

} // namespace crawlright::test
