// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/scripted_server.h"

#include <QTcpServer>

#include <chrono>

namespace crawlright::test {

/// Stands before a real server of 127.0.0.1 and spoils what it sends: passes on so many bytes, then
/// ends as told; or passes all on, but slowly.
class CuttingPipe final : public QObject {
    Q_OBJECT

public:
    struct Cut {
        qint64 after = -1; ///< bytes of the server; -1: never
        Ending ending = Ending::Close;
        qint64 portion = 0; ///< above 0: bytes that go at once
        std::chrono::milliseconds pause{0};
    };

    CuttingPipe(quint16 server, const Cut& cut);

    [[nodiscard]] quint16 port() const { return m_listener.serverPort(); }
    /// Bytes of the server that were passed on.
    [[nodiscard]] qint64 passed() const { return m_passed; }

private:
    void accept();
    void passOn(QTcpSocket* client, QTcpSocket* server);
    void cut(QTcpSocket* client);

    QTcpServer m_listener;
    quint16 m_server;
    Cut m_cut;
    qint64 m_passed = 0;
};

} // namespace crawlright::test
