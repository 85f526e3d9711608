// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/fetcher.h"

#include <QDialog>

class QLineEdit;

namespace crawlright::fetch {

/// What a host asks for.
struct PasswordQuestion {
    QUrl url;
    QString realm;        ///< what the server calls what it protects; its text
    QString user;         ///< the name last given; empty: none
    bool isAgain = false; ///< a name and a password were sent, and not accepted
};

/// Asks for a name and a password for one host.
class PasswordDialog final : public QDialog {
    Q_OBJECT

public:
    explicit PasswordDialog(const PasswordQuestion& question, QWidget* parent = nullptr);

    [[nodiscard]] net::Credentials credentials() const;

private:
    bool m_isForTls; // asked for over https
    QLineEdit* m_user;
    QLineEdit* m_password;
};

/// What a WWW-Authenticate header calls the realm; empty: nothing.
[[nodiscard]] QString realmOf(const QByteArray& header);

} // namespace crawlright::fetch
