// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/nginx_server.h"

#include <unistd.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace crawlright::test {

bool NginxServer::isAvailable()
{
    return !ServerProcess::find(u"nginx"_s).isEmpty();
}

NginxServer::NginxServer(const QByteArray& locations, std::optional<CertificateFiles> tls)
    : m_locations(locations)
    , m_tls(std::move(tls))
{
}

bool NginxServer::start()
{
    put(u"../nginx.conf"_s, configuration());
    return m_process.start(u"nginx"_s, {u"-p"_s, m_process.path({}), u"-e"_s, u"stderr"_s, u"-c"_s,
                                        m_process.path(u"nginx.conf"_s)});
}

QString NginxServer::address(const QString& path) const
{
    return u"%1://127.0.0.1:%2%3"_s.arg(m_tls ? u"https"_s : u"http"_s).arg(port()).arg(path);
}

QByteArray NginxServer::configuration() const
{
    const QByteArray folder = m_process.path({}).toUtf8();
    QByteArray out = "daemon off; master_process off; pid " + folder + "/pid;\n" +
                     (::geteuid() == 0 ? "user root;\n" : "") +
                     "events { worker_connections 64; }\n" +
                     "http {\n  access_log off;\n  types { text/plain txt; text/html html; }\n" +
                     "  default_type application/octet-stream;\n";
    for (const char* kind : {"client_body", "proxy", "fastcgi", "uwsgi", "scgi"})
        out += QByteArray("  ") + kind + "_temp_path " + folder + "/temp_" + kind + ";\n";
    const QByteArray number = QByteArray::number(port());
    out += "  server {\n    root " + folder + "/root;\n    listen 127.0.0.1:" + number;
    if (m_tls) {
        out += " ssl; http2 on;\n    ssl_certificate " + m_tls->certificate.toUtf8() +
               ";\n    ssl_certificate_key " + m_tls->key.toUtf8();
    }
    return out + ";\n" + m_locations + "\n  }\n}\n";
}

} // namespace crawlright::test
