// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/certificates.h"

#include <QByteArray>
#include <QProcess>
#include <QString>
#include <QTemporaryDir>

#include <optional>

namespace crawlright::test {

/// A real server: nginx, where it is installed, with a configuration and a folder of its own.
class NginxServer final {
public:
    [[nodiscard]] static bool isAvailable();

    /// `locations` goes into the server block; with a certificate it speaks TLS and HTTP/2 too.
    explicit NginxServer(const QByteArray& locations,
                         std::optional<CertificateFiles> tls = std::nullopt);
    ~NginxServer();
    Q_DISABLE_COPY_MOVE(NginxServer)

    /// Whether it listens; waits for that, at most ten seconds.
    [[nodiscard]] bool start();
    [[nodiscard]] QString problem() const;
    /// Puts a file into its folder.
    void put(const QString& name, const QByteArray& content) const;
    /// Stops the process where it is, without ending it: the network beyond is gone.
    void freeze() const;
    [[nodiscard]] quint16 port() const { return m_port; }
    [[nodiscard]] QString address(const QString& path = QStringLiteral("/robots.txt")) const;

private:
    [[nodiscard]] QByteArray configuration() const;

    QTemporaryDir m_folder;
    QByteArray m_locations;
    std::optional<CertificateFiles> m_tls;
    quint16 m_port;
    QProcess m_process;
};

} // namespace crawlright::test
