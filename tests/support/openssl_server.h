// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/certificates.h"

#include <QByteArray>
#include <QProcess>
#include <QTemporaryDir>

namespace crawlright::test {

/// A real TLS server: `openssl s_server`, which sends a file as an answer, headers and all.
class OpensslServer final {
public:
    /// `answer` is sent for `/robots.txt`. `more` are options of openssl.
    OpensslServer(const CertificateFiles& tls, const QByteArray& answer,
                  const QStringList& more = {});
    ~OpensslServer();
    Q_DISABLE_COPY_MOVE(OpensslServer)

    /// Whether it listens; waits for that, at most ten seconds.
    [[nodiscard]] bool start();
    [[nodiscard]] QString problem();
    [[nodiscard]] quint16 port() const { return m_port; }
    [[nodiscard]] QString address() const;
    /// Stops the process where it is, without ending it: the network beyond is gone.
    void freeze() const;

private:
    QTemporaryDir m_folder;
    CertificateFiles m_tls;
    QStringList m_more;
    quint16 m_port;
    QProcess m_process;
};

} // namespace crawlright::test
