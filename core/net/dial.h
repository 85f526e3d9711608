// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/fetch_result.h"

#include <QObject>
#include <QSocketNotifier>

#include <memory>

namespace crawlright::net {

/// Connects over TCP to one address. QTcpSocket does so too, but where a server resets the
/// connection at once, Qt 6.8 connects again and again, without end and telling nobody.
class Dial final : public QObject {
    Q_OBJECT

public:
    explicit Dial(QObject* parent = nullptr);
    ~Dial() override;

    /// One that is under way is given up. `connected` or `failed` follows, perhaps at once.
    void start(const QHostAddress& address, quint16 port);
    void stop();

Q_SIGNALS:
    /// The socket is the receiver's, to close.
    void connected(int socket);
    void failed(crawlright::net::FetchError error, const QString& detail);

private:
    void takeResult();
    void fail(int systemError);

    int m_socket = -1;
    std::unique_ptr<QSocketNotifier> m_isWritable;
};

} // namespace crawlright::net
