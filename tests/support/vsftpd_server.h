// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QProcess>
#include <QString>
#include <QTemporaryDir>

namespace crawlright::test {

/// A real server of FTP: vsftpd, where it is installed, with anonymous login to a folder of its
/// own.
class VsftpdServer final {
public:
    [[nodiscard]] static bool isAvailable();

    VsftpdServer();
    ~VsftpdServer();
    Q_DISABLE_COPY_MOVE(VsftpdServer)

    /// Whether it listens; waits for that, at most ten seconds. `more` are lines of vsftpd.conf.
    [[nodiscard]] bool start(const QByteArray& more = {});
    [[nodiscard]] QString problem() const { return m_process.errorString(); }
    /// Puts a file into its folder.
    void put(const QString& name, const QByteArray& content) const;
    [[nodiscard]] QString address() const;

private:
    QTemporaryDir m_folder;
    quint16 m_port;
    QProcess m_process;
};

} // namespace crawlright::test
