// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/fetch_result.h"

#include <QObject>

#include <chrono>
#include <memory>
#include <thread>

namespace crawlright::net {

/// What to ask for, and how far to go.
struct FtpTarget {
    QUrl url;
    QList<QHostAddress> addresses;         ///< of the host; no other is connected to
    std::chrono::milliseconds patience{0}; ///< for connecting
    qint64 replyLimit = 0;                 ///< bytes of all that the server says
    qint64 bodyLimit = 0;                  ///< bytes; it ends a little past them
};

/// The server's last word.
struct FtpReply {
    int code = 0; ///< RFC 959 §4.2; 0: it said nothing
    QString line; ///< as sent
    HopTimes times;
};

/// Fetches one file over ftp://, anonymously and in passive mode (Google: scope table, "RETR with
/// an anonymous login"; RFC 9309 §2.3 has ftp as an example), with libcurl. That waits here and
/// there without asking, so it has a thread of its own; to stop, its sockets are shut down under
/// it. Data come from the host that was asked, whatever address its server names. It does **not**
/// know time limits beyond that of connecting.
class FtpTransfer final : public QObject {
    Q_OBJECT

public:
    explicit FtpTransfer(QObject* parent = nullptr);
    ~FtpTransfer() override;

    /// One that is under way is stopped first. `ended` follows, unless `stop` comes before.
    void start(const FtpTarget& target);
    /// Closes all connections; nothing is told any more.
    void stop();

Q_SIGNALS:
    /// The server said something.
    void heard();
    void received(const QByteArray& bytes);
    /// FetchError::None: the file is whole, or the server refused it, as the reply tells.
    void ended(const crawlright::net::FtpReply& reply, crawlright::net::FetchError error,
               const QString& detail);

private:
    class Session;

    std::shared_ptr<Session> m_session; // shared with the thread
    std::jthread m_thread;
};

} // namespace crawlright::net
