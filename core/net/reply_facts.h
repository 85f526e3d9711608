// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/fetch_result.h"

#include <QNetworkReply>
#include <QNetworkRequest>
#include <QSslError>

/// What Qt's requests and replies say, in the words of a fetch.
namespace crawlright::net {

/// A request that follows no redirect by itself, knows no cookie, cache or kept password, and says
/// who asks.
[[nodiscard]] QNetworkRequest requestFor(const QUrl& url, const QByteArray& userAgent,
                                         const QList<Header>& extra);
[[nodiscard]] bool isRedirect(int status);
/// An error that Qt makes of a status although an answer came in whole.
[[nodiscard]] bool isOnlyAStatus(QNetworkReply::NetworkError error, int status);
[[nodiscard]] FetchError errorOf(QNetworkReply::NetworkError error, bool hasHeaders);
/// Whether an answer asks for a name and password in the Basic scheme (RFC 7617).
[[nodiscard]] bool asksForBasic(const Hop& hop);
[[nodiscard]] QList<Header> headersOf(const QNetworkReply& reply);
/// Of a header that may be there several times, and hold several each time: it is one list
/// (RFC 9110 §5.3). `name` in any case.
[[nodiscard]] QByteArrayList valuesOf(const Hop& hop, QByteArrayView name);
/// Whether it says two lengths that are not the same (RFC 9110 §8.6).
[[nodiscard]] bool hasTwoLengths(const Hop& hop);
/// How a body is packed (RFC 9110 §8.4.1); `Other` is one that was not asked for, or several.
enum class Coding : quint8 { None, Gzip, Other };
[[nodiscard]] Coding codingOf(const QByteArray& contentEncoding);
[[nodiscard]] TlsFault tlsFaultOf(const QSslError& error);

/// The port that a scheme has where none is named; 0: it is none that is fetched.
[[nodiscard]] int ownPort(QStringView scheme);
/// The port that is named, or the scheme's own.
[[nodiscard]] quint16 portOf(const QUrl& url);
/// The same host, and the same port unless the schemes differ.
[[nodiscard]] bool isSameServer(const QUrl& a, const QUrl& b);
/// The same scheme, host and port.
[[nodiscard]] bool isSameOrigin(const QUrl& a, const QUrl& b);

} // namespace crawlright::net
