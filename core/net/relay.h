// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/fetch_result.h"

#include <QNetworkProxy>
#include <QObject>
#include <QTcpServer>

#include <chrono>
#include <optional>

namespace crawlright::net {

class Passage;

/// Where one hop may connect to, and how far.
struct RelayTarget {
    QList<QHostAddress> addresses; ///< tried in turn
    quint16 port = 0;
    bool isLiteral = false;                ///< the host is an address, not a name
    bool isPlain = false;                  ///< HTTP/1.1 without TLS: the answer is read along with
    qint64 headerLimit = 0;                ///< bytes
    std::chrono::milliseconds patience{0}; ///< for all addresses together
};

/// Stands between Qt's network access and the servers, on 127.0.0.1, as a SOCKS 5 proxy with a new
/// random password for each hop. So a connection goes to the addresses that were checked and to no
/// other, while the name stays what the server is told (Host, SNI, HTTP/2); and the faults that Qt
/// passes over are seen. It passes on bytes as they are and does **not** know HTTP beyond
/// HttpWatch.
class Relay final : public QObject {
    Q_OBJECT

public:
    explicit Relay(QObject* parent = nullptr);
    ~Relay() override;

    /// For the next hop: the proxy to give to its request. What is left of the hop before is ended.
    /// nullopt: this machine has no port to listen at, see `problem`.
    [[nodiscard]] std::optional<QNetworkProxy> open(const RelayTarget& target);
    /// Ends all connections; nothing is told of them any more.
    void close();
    [[nodiscard]] QString problem() const { return m_server.errorString(); }

    /// One connection for each hop, unless this says that another may follow (after a 401). So a
    /// request that went unanswered is not sent again behind the user's back.
    void admitAnother() { m_mayConnect = true; }
    /// The headers were read at the other end, too: the rest is body.
    void headersAreKnown();
    /// Over TLS: more came before the headers than they may take, and the rest is kept back.
    [[nodiscard]] bool isHoldingBack() const;
    /// Whether bytes came from the server, since `open`.
    [[nodiscard]] bool wasHeard() const { return m_wasHeard; }

Q_SIGNALS:
    /// There will be no answer.
    void failed(crawlright::net::FetchError error, const QString& detail);
    /// The answer is at fault in its body; what was good of it is on its way.
    void brokenOff(crawlright::net::FetchError error);
    /// Bytes came from the server.
    void heard();

private:
    void accept();
    void take(QTcpSocket* client);

    QTcpServer m_server;
    RelayTarget m_target;
    QByteArray m_user;
    QByteArray m_password;
    bool m_mayConnect = false;
    bool m_wasHeard = false;
    QList<Passage*> m_passages; // children
};

} // namespace crawlright::net
