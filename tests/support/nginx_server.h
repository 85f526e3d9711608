// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/certificates.h"
#include "tests/support/server_process.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace crawlright::test {

/// A real server: nginx, where it is installed, with a configuration and a folder of its own.
class NginxServer final {
public:
    [[nodiscard]] static bool isAvailable();

    /// `locations` goes into the server block; with a certificate it speaks TLS and HTTP/2 too.
    explicit NginxServer(const QByteArray& locations,
                         std::optional<CertificateFiles> tls = std::nullopt);

    /// Whether it listens; waits for that, at most ten seconds.
    [[nodiscard]] bool start();
    [[nodiscard]] QString problem() const { return m_process.problem(); }
    /// Puts a file into its folder.
    void put(const QString& name, const QByteArray& content) const { m_process.put(name, content); }
    /// Stops the process where it is, without ending it: the network beyond is gone.
    void freeze() const { m_process.freeze(); }
    [[nodiscard]] quint16 port() const { return m_process.port(); }
    [[nodiscard]] QString address(const QString& path = QStringLiteral("/robots.txt")) const;

private:
    [[nodiscard]] QByteArray configuration() const;

    QByteArray m_locations;
    std::optional<CertificateFiles> m_tls;
    ServerProcess m_process;
};

} // namespace crawlright::test
