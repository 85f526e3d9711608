// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/nginx_server.h"

#include "tests/support/scripted_server.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTcpSocket>

#include <csignal>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace crawlright::test {
namespace {

QString program()
{
    const QString found = QStandardPaths::findExecutable(u"nginx"_s);
    return found.isEmpty()
               ? QStandardPaths::findExecutable(u"nginx"_s, {u"/usr/sbin"_s, u"/usr/local/sbin"_s})
               : found;
}

bool answers(quint16 port)
{
    QTcpSocket socket;
    socket.connectToHost(QHostAddress::LocalHost, port);
    return socket.waitForConnected(200);
}

} // namespace

bool NginxServer::isAvailable()
{
    return !program().isEmpty();
}

NginxServer::NginxServer(const QByteArray& locations, std::optional<CertificateFiles> tls)
    : m_locations(locations)
    , m_tls(std::move(tls))
    , m_port(freePort())
{
}

NginxServer::~NginxServer()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    ::kill(static_cast<pid_t>(m_process.processId()), SIGCONT); // it may be frozen
    m_process.terminate();
    if (!m_process.waitForFinished(3'000))
        m_process.kill();
    m_process.waitForFinished(3'000);
}

bool NginxServer::start()
{
    QDir(m_folder.path()).mkpath(u"root"_s);
    put(u"../nginx.conf"_s, configuration());
    m_process.setProcessChannelMode(QProcess::MergedChannels);
    m_process.start(program(), {u"-p"_s, m_folder.path(), u"-e"_s, u"stderr"_s, u"-c"_s,
                                m_folder.filePath(u"nginx.conf"_s)});
    const QDeadlineTimer deadline(10'000);
    while (!deadline.hasExpired() && m_process.waitForStarted() &&
           m_process.state() == QProcess::Running) {
        if (answers(m_port))
            return true;
        m_process.waitForReadyRead(50); // the pause between two tries
    }
    return false;
}

void NginxServer::freeze() const
{
    ::kill(static_cast<pid_t>(m_process.processId()), SIGSTOP);
}

QString NginxServer::problem() const
{
    return m_process.errorString();
}

void NginxServer::put(const QString& name, const QByteArray& content) const
{
    QFile file(m_folder.filePath(u"root/"_s + name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("%s cannot be written", qPrintable(file.fileName()));
}

QString NginxServer::address(const QString& path) const
{
    return u"%1://127.0.0.1:%2%3"_s.arg(m_tls ? u"https"_s : u"http"_s).arg(m_port).arg(path);
}

QByteArray NginxServer::configuration() const
{
    const QByteArray folder = m_folder.path().toUtf8();
    QByteArray out = "daemon off; master_process off; pid " + folder + "/pid;\n" +
                     (::geteuid() == 0 ? "user root;\n" : "") +
                     "events { worker_connections 64; }\n" +
                     "http {\n  access_log off;\n  types { text/plain txt; text/html html; }\n" +
                     "  default_type application/octet-stream;\n";
    for (const char* kind : {"client_body", "proxy", "fastcgi", "uwsgi", "scgi"})
        out += QByteArray("  ") + kind + "_temp_path " + folder + "/temp_" + kind + ";\n";
    const QByteArray port = QByteArray::number(m_port);
    out += "  server {\n    root " + folder + "/root;\n    listen 127.0.0.1:" + port;
    if (m_tls) {
        out += " ssl; http2 on;\n    ssl_certificate " + m_tls->certificate.toUtf8() +
               ";\n    ssl_certificate_key " + m_tls->key.toUtf8();
    }
    return out + ";\n" + m_locations + "\n  }\n}\n";
}

} // namespace crawlright::test
