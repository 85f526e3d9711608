// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/scripted_server.h"

#include <QByteArray>
#include <QProcess>
#include <QString>
#include <QTemporaryDir>

namespace crawlright::test {

/// A server of Debian's, on a port of 127.0.0.1 that was free, with a folder of its own and `root`
/// in it for what it serves. It ends with this.
class ServerProcess final {
public:
    /// Its path; empty where it is not installed.
    [[nodiscard]] static QString find(const QString& program);

    ServerProcess();
    ~ServerProcess();
    Q_DISABLE_COPY_MOVE(ServerProcess)

    /// Whether it listens; waits for that, at most ten seconds.
    [[nodiscard]] bool start(const QString& program, const QStringList& arguments);
    [[nodiscard]] QString problem() const { return m_process.errorString(); }
    /// Stops it where it is, without ending it: the network beyond is gone.
    void freeze() const;
    /// Puts a file into `root`.
    void put(const QString& name, const QByteArray& content) const;
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] quint16 port() const { return m_port; }

private:
    QTemporaryDir m_folder;
    quint16 m_port = freePort();
    QProcess m_process;
};

} // namespace crawlright::test
