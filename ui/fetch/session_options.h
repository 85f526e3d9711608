// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/fetcher.h"

#include <expected>

namespace crawlright::fetch {

/// What is asked of fetches until the program ends. Nothing of it is kept on disk.
struct SessionOptions {
    QByteArray userAgent; ///< empty: that of the preferences
    QList<net::Header> headers;
    QHash<QString, QHostAddress> fixedAddresses; ///< by host in ASCII
    friend bool operator==(const SessionOptions&, const SessionOptions&) = default;
};

/// Reads `Name: value`, a line each; blank lines are nothing. The error is the first line that is
/// no header, or one that the program itself has to write.
[[nodiscard]] std::expected<QList<net::Header>, QString> headersIn(const QString& text);
[[nodiscard]] QString textOf(const QList<net::Header>& headers);

/// Reads `host address`, a line each; blank lines are nothing. The error is the first line that
/// holds no host or no IP address.
[[nodiscard]] std::expected<QHash<QString, QHostAddress>, QString>
fixedAddressesIn(const QString& text);
[[nodiscard]] QString textOf(const QHash<QString, QHostAddress>& fixedAddresses);

} // namespace crawlright::fetch
