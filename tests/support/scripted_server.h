// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QHash>
#include <QHostAddress>
#include <QList>
#include <QObject>
#include <QSslConfiguration>
#include <QString>

#include <chrono>
#include <memory>
#include <optional>

class QTcpServer;
class QTcpSocket;

namespace crawlright::test {

/// What a connection does after the last byte of its script.
enum class Ending : quint8 {
    Close, ///< an orderly end
    Reset, ///< the connection is torn down
    Hold,  ///< nothing more, and it stays open
};

/// What a server sends for one path, byte for byte: nothing is added, nothing is checked.
struct Script {
    QByteArray bytes;
    QByteArray forever; ///< sent again and again after `bytes`; empty: not
    Ending ending = Ending::Close;
    std::chrono::milliseconds drip{0}; ///< above 0: bytes go out one by one at this interval
    qsizetype dripFrom = 0;            ///< the bytes before this go out at once
};

/// A server on this machine (127.0.0.1 unless told) for what no real server does. It lives in the
/// thread of the test.
class ScriptedServer final : public QObject {
    Q_OBJECT

public:
    explicit ScriptedServer(std::optional<QSslConfiguration> tls = std::nullopt,
                            const QHostAddress& at = QHostAddress::LocalHost);
    ~ScriptedServer() override;

    /// What is sent for a path such as `/robots.txt`; a path without a script gets a 404.
    void serve(const QByteArray& path, Script script);
    /// What is sent instead where the request has an Authorization header.
    void serveAuthorized(const QByteArray& path, Script script);
    /// `http://127.0.0.1:port` (or where it is) and the path, or https.
    [[nodiscard]] QString address(const QString& path = QStringLiteral("/robots.txt")) const;
    [[nodiscard]] quint16 port() const;
    /// The requests so far, each to the end of its headers.
    [[nodiscard]] const QList<QByteArray>& requests() const { return m_requests; }

private:
    void accept();
    void read(QTcpSocket* socket);
    [[nodiscard]] Script scriptFor(const QByteArray& request) const;
    void answer(QTcpSocket* socket, const Script& script);

    std::unique_ptr<QTcpServer> m_server;
    bool m_isTls = false;
    QHash<QByteArray, Script> m_scripts;
    QHash<QByteArray, Script> m_authorized;
    QHash<QTcpSocket*, QByteArray> m_heads;
    QList<QByteArray> m_requests;
};

/// A whole answer with its length.
[[nodiscard]] Script answerOf(int status, const QByteArray& body = {},
                              const QByteArray& headers = "Content-Type: text/plain\r\n");
/// A redirect, 302 unless told.
[[nodiscard]] Script redirectTo(const QString& location, int status = 302);
/// What a connection does after its last byte.
void endConnection(QTcpSocket* socket, Ending ending);
/// Closes a connection with a reset (RST).
void reset(QTcpSocket* socket);
/// A port of 127.0.0.1 where nobody listens.
[[nodiscard]] quint16 freePort();

} // namespace crawlright::test
