// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/fetch_result.h"

#include <QString>
#include <QUrl>

#include <expected>

namespace crawlright::net {

/// The robots.txt file that an address of any kind asks for.
struct RobotsAddress {
    QUrl url;
    bool schemeAssumed = false;    ///< the text named no scheme: https was taken
    bool wasSubfolderFile = false; ///< the text was a robots.txt in a folder, which governs nothing
};

/// Reads what people type: a host, `host/path`, `host:port`, an IP address, any page URL, of http,
/// https or ftp (Google: scope table). An international host becomes ASCII, user info is dropped, a
/// default port too.
[[nodiscard]] std::expected<RobotsAddress, AddressError> robotsAddress(const QString& text);

/// An address as it was typed, without `user:password@`: that is never sent and never kept.
[[nodiscard]] QString withoutUserInfo(const QString& text);

/// Why a URL cannot be fetched as it is, over http or https; None where it can.
[[nodiscard]] AddressError problemOf(const QUrl& url);
/// Of scheme http or https.
[[nodiscard]] bool isWeb(const QUrl& url);

} // namespace crawlright::net
