// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QSslConfiguration>
#include <QString>
#include <QTemporaryDir>

namespace crawlright::test {

/// A certificate that signs itself, and its key, as files.
struct CertificateFiles {
    QString certificate;
    QString key;
};

/// Makes certificates with the machine's openssl program when a test asks for them.
class Certificates final {
public:
    enum class Kind : quint8 {
        Good,      ///< for 127.0.0.1 and localhost, today
        Expired,   ///< the same, but of January 2020
        WrongHost, ///< for other.example
    };

    [[nodiscard]] static bool isAvailable();
    /// Empty names where openssl failed; `problem` then says how.
    [[nodiscard]] CertificateFiles make(Kind kind);
    [[nodiscard]] const QString& problem() const { return m_problem; }

private:
    QTemporaryDir m_folder;
    QString m_problem;
};

/// What a server needs to present a certificate.
[[nodiscard]] QSslConfiguration serverTls(const CertificateFiles& files);

/// While it lives, this program trusts one certificate, as if an authority had signed it.
class Trust final {
public:
    explicit Trust(const CertificateFiles& files);
    ~Trust();
    Q_DISABLE_COPY_MOVE(Trust)

private:
    QSslConfiguration m_before;
};

} // namespace crawlright::test
