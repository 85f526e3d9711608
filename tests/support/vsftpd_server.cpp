// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/vsftpd_server.h"

using namespace Qt::StringLiterals;

namespace crawlright::test {

bool VsftpdServer::isAvailable()
{
    return !ServerProcess::find(u"vsftpd"_s).isEmpty();
}

bool VsftpdServer::start(bool letsAnybodyIn)
{
    const QByteArray who = letsAnybodyIn ? "anonymous_enable=YES\nlocal_enable=NO\n"
                                         : "anonymous_enable=NO\nlocal_enable=YES\n";
    m_process.put(u"../vsftpd.conf"_s,
                  "listen=YES\nlisten_address=127.0.0.1\nlisten_port=" +
                      QByteArray::number(m_process.port()) +
                      "\nbackground=NO\nrun_as_launching_user=YES\nseccomp_sandbox=NO\n" + who +
                      "anon_root=" + m_process.path(u"root"_s).toUtf8() + '\n');
    return m_process.start(u"vsftpd"_s, {m_process.path(u"vsftpd.conf"_s)});
}

QString VsftpdServer::address() const
{
    return u"ftp://127.0.0.1:%1/robots.txt"_s.arg(m_process.port());
}

} // namespace crawlright::test
