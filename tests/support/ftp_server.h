// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/scripted_server.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QObject>
#include <QTcpServer>

namespace crawlright::test {

/// What is done when a command comes.
struct FtpScript {
    QByteArray reply;             ///< byte for byte; empty: none
    Ending ending = Ending::Hold; ///< of the control connection, after the reply
    QByteArray data;              ///< sent over the connection for data, in RETR
    bool isEndless = false;       ///< the data again and again
    Ending dataEnding = Ending::Close;
    QByteArray replyAfter; ///< once the data are out
};

/// An FTP server on 127.0.0.1 for what no real one does. Without a script it lets anybody in, sends
/// an empty file and says so. It lives in the thread of the test.
class FtpServer final : public QObject {
    Q_OBJECT

public:
    FtpServer();

    /// What is done at a command such as `RETR`; empty: when somebody connects.
    void at(const QByteArray& command, const FtpScript& script) { m_scripts[command] = script; }
    /// `ftp://127.0.0.1:port/robots.txt`
    [[nodiscard]] QString address() const;
    /// The commands so far, as sent, without their line end.
    [[nodiscard]] const QList<QByteArray>& commands() const { return m_commands; }
    /// How many connections for commands are open.
    [[nodiscard]] int open() const { return m_open; }

private:
    void accept();
    void read(QTcpSocket* socket);
    void answer(QTcpSocket* socket, const QByteArray& command);
    void send(QTcpSocket* control, const FtpScript& script);

    QTcpServer m_server;
    QTcpServer m_data;
    QHash<QByteArray, FtpScript> m_scripts;
    QList<QByteArray> m_commands;
    int m_open = 0;
};

} // namespace crawlright::test
