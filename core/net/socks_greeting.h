// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace crawlright::net {

/// The server's side of a SOCKS 5 greeting (RFC 1928) by user name and password (RFC 1929), up to
/// the request to connect. It knows no socket.
class SocksGreeting {
public:
    enum class State : quint8 {
        Methods,
        Password,
        Request,
        Asked,   ///< see `port`; `answer` is due
        Refused, ///< what was given back is the last word
    };
    /// How a request to connect is answered: RFC 1928 §6.
    enum class Reply : quint8 { Connected = 0, NotAllowed = 2, Unreachable = 4, Refused = 5 };

    SocksGreeting(QByteArray user, QByteArray password);

    /// Takes what the client sent, and gives what to send back.
    [[nodiscard]] QByteArray take(QByteArrayView bytes);
    [[nodiscard]] State state() const { return m_state; }
    /// The port that is asked for. The host is not read: it is known by whom the client speaks for.
    [[nodiscard]] quint16 port() const { return m_port; }
    [[nodiscard]] static QByteArray answer(Reply reply);

private:
    QByteArray step();
    QByteArray readMethods();
    QByteArray readPassword();
    QByteArray readRequest();
    QByteArray refuse(const QByteArray& lastWord);

    QByteArray m_user;
    QByteArray m_password;
    QByteArray m_bytes; // not read yet
    State m_state = State::Methods;
    quint16 m_port = 0;
};

} // namespace crawlright::net
