// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/dial.h"
#include "core/net/http_watch.h"
#include "core/net/relay.h"
#include "core/net/socks_greeting.h"

#include <QTcpSocket>
#include <QTimer>

#include <functional>
#include <optional>

namespace crawlright::net {

/// One connection through the relay, from the client's greeting to the last byte.
class Passage final : public QObject {
    Q_OBJECT

public:
    /// Takes the client's socket. `admit` is asked once the client has shown its password.
    Passage(QTcpSocket* client, const RelayTarget& target, SocksGreeting greeting,
            std::function<bool()> admit, QObject* parent);

    /// Reads what has come already; from then on by itself.
    void start() { readClient(); }
    /// Closes both sides and tells nothing more.
    void end();
    /// The headers were read at the other end, too: the rest is body.
    void headersAreKnown();
    /// Over TLS: more came before the headers than they may take, and the rest is kept back.
    [[nodiscard]] bool isHoldingBack() const { return m_isHoldingBack; }

Q_SIGNALS:
    void failed(crawlright::net::FetchError error, const QString& detail);
    void brokenOff(crawlright::net::FetchError error);
    void heard();
    void ended();

private:
    void readClient();
    void greet();
    void connectNext();
    void connectFailed(FetchError error, const QString& detail);
    void tryNext();
    void connected(int socket);
    void passBack();
    bool passOn(const QByteArray& bytes);
    void serverEnded();
    void breakOff(FetchError fault, const QString& detail);
    void refuse(SocksGreeting::Reply reply);
    [[nodiscard]] bool mustHoldBack();

    const RelayTarget m_target;
    SocksGreeting m_greeting;
    std::function<bool()> m_admit;
    QTcpSocket* m_client; // a child, as the next
    QTcpSocket* m_toServer = nullptr;
    Dial m_dial;
    std::optional<HttpWatch> m_watch; // of a plain answer
    QTimer m_attempt;                 // how long one address may take
    qsizetype m_next = 0;             // of the addresses
    bool m_isConnected = false;
    bool m_hasHeaders = false;
    bool m_isHoldingBack = false;
    bool m_isOver = false;                        // nothing more is passed back
    qint64 m_passed = 0;                          // bytes
    FetchError m_error = FetchError::Unreachable; // what the addresses that were tried tell most
    QString m_detail;
};

} // namespace crawlright::net
