// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/fetch/session_options.h"

#include <QObject>
#include <QStringList>

namespace crawlright::fetch {

/// With what options the program fetches: those of the preferences, those of this session, and the
/// names and passwords that hosts asked for. It keeps nothing on disk.
class FetchSettings final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// For the fetches that begin from now on.
    [[nodiscard]] net::FetchOptions options() const;

    void setUsual(const net::FetchOptions& usual);
    [[nodiscard]] const net::FetchOptions& usual() const { return m_usual; }
    void setSession(const SessionOptions& session);
    [[nodiscard]] const SessionOptions& session() const { return m_session; }

    /// `host`: in ASCII.
    void setCredentials(const QString& host, const net::Credentials& credentials);
    void forgetCredentials();
    /// Whether a server at this address that asks is told a name and a password.
    [[nodiscard]] bool answers(const QUrl& url) const;
    /// Those of which a name and a password are known, sorted.
    [[nodiscard]] QStringList hosts() const;
    [[nodiscard]] QString userOf(const QString& host) const;

Q_SIGNALS:
    void changed();

private:
    net::FetchOptions m_usual;
    SessionOptions m_session;
    QHash<QString, net::Credentials> m_credentials;
};

} // namespace crawlright::fetch
