// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/access/body.h"

#include <QByteArray>
#include <QDateTime>
#include <QHostAddress>
#include <QList>
#include <QString>
#include <QUrl>

#include <chrono>
#include <optional>

/// What came of asking for a robots.txt file: plain values. They do **not** know sockets, windows
/// or what a crawler makes of them.
namespace crawlright::net {

/// Why an address cannot be fetched.
enum class AddressError : quint8 {
    None,
    Empty,
    NotAUrl,     ///< no host can be read from it
    BadPort,     ///< not a number from 1 to 65535
    OtherScheme, ///< none of http, https and ftp
};

/// Why a fetch has no answer; `None` where there is one, of whatever status.
enum class FetchError : quint8 {
    None,
    BadAddress, ///< see `FetchResult::addressError`; nothing was sent
    UnknownHost,
    Refused,     ///< nobody listens on that port
    Unreachable, ///< no route, no network, or another fault of it
    ProxyFault,
    TlsFault,        ///< see `FetchResult::tlsFaults`
    TimedOut,        ///< the whole took longer than `FetchLimits::total`
    Stalled,         ///< not a byte for longer than `FetchLimits::stall`
    Reset,           ///< the connection was closed before an answer
    Interrupted,     ///< the connection was closed in the middle of the body
    InvalidResponse, ///< not HTTP (or FTP), a body that cannot be decompressed
    HeadersTooLarge,
    BodyTooLarge, ///< `body` holds what came up to `FetchLimits::body`
    TooManyRedirects,
    RedirectLoop,
    RedirectRefused, ///< to a scheme other than http and https
    PrivateAddress,  ///< a redirect from a public address to a private one; it was not sent
    BadChunking,     ///< the body's chunks (RFC 9112 §7.1) are broken, or end too early
    Cancelled,
};

enum class Protocol : quint8 { Unknown, Http1, Http2, Ftp };

struct Header {
    QByteArray name;
    QByteArray value;
    friend bool operator==(const Header&, const Header&) = default;
};

/// How long the parts of a hop took; nullopt: that part did not happen, or could not be seen.
struct HopTimes {
    using Part = std::optional<std::chrono::milliseconds>;
    Part lookup;    ///< our own look-up of the name
    Part connect;   ///< TCP and, for https, TLS
    Part firstByte; ///< from the request sent to the end of the headers
    friend bool operator==(const HopTimes&, const HopTimes&) = default;
};

/// One request and its answer. `status` 0: no answer came.
struct Hop {
    QUrl url;
    int status = 0;        ///< of HTTP, or the code of FTP's last reply (RFC 959 §4.2)
    QString reason;        ///< as sent; empty in HTTP/2
    QList<Header> headers; ///< in their order; Qt gives the names in lower case
    QUrl target;           ///< where a redirect leads; empty where the hop is none
    Protocol protocol = Protocol::Unknown;
    QList<QHostAddress> addresses; ///< all that the name resolved to, or the one it was fixed to
    bool isFixed = false;          ///< `addresses` is the user's, for this name
    bool viaProxy = false;         ///< a proxy looked the name up and connected
    HopTimes times;
    std::chrono::milliseconds elapsed{0}; ///< from the request to the end of the hop
    bool fromHttpsToHttp = false;         ///< against the hop before
    bool toOtherHost = false;             ///< another host or port than the hop before

    /// The value of a header, by its name without regard to case; empty where there is none.
    [[nodiscard]] QByteArray header(QByteArrayView name) const;
};

/// One complaint about a certificate, in full.
struct TlsFault {
    QString text;
    QString subject;
    QStringList names; ///< the hosts that it is made out to
    QString issuer;
    QDateTime validFrom;
    QDateTime validUntil;
    QByteArray sha256; ///< of the certificate; hexadecimal
};

struct FetchResult {
    QString asked;              ///< the address as given
    QUrl url;                   ///< what was asked for; empty if there is none
    QByteArray userAgent;       ///< under which name
    QDateTime when;             ///< UTC; when the fetch began
    bool schemeAssumed = false; ///< the address named no scheme: https was taken
    bool wasSubfolderFile =
        false;       ///< the address was a robots.txt in a folder: the root's was taken
    QList<Hop> hops; ///< in the order of the requests
    FetchError error = FetchError::None;
    AddressError addressError = AddressError::None;
    QString detail; ///< what the network said, for people; may be empty
    QList<TlsFault> tlsFaults;
    QByteArray body;        ///< decompressed; incomplete where `error` is not None
    bool wasGuarded = true; ///< the rule about private addresses held; false: behind a proxy
    std::chrono::milliseconds elapsed{0};

    /// Whether an answer came, of whatever status.
    [[nodiscard]] bool isAnswered() const { return error == FetchError::None && !hops.isEmpty(); }
    /// The last hop's status; 0 where there was no answer.
    [[nodiscard]] int status() const { return hops.isEmpty() ? 0 : hops.last().status; }
    [[nodiscard]] QUrl finalUrl() const { return hops.isEmpty() ? url : hops.last().url; }
    [[nodiscard]] int redirects() const { return qMax(0, static_cast<int>(hops.size()) - 1); }
};

using access::BodyKind;
/// What the body is, by its content type and its first bytes.
[[nodiscard]] BodyKind kindOf(const FetchResult& result);

/// Whether a text file came, in whole: a 2xx answer with headers and a body of text. (Qt drops the
/// headers of an answer with more than a hundred of them, and then its body may be framed wrongly.)
[[nodiscard]] bool isTextFile(const FetchResult& result);

} // namespace crawlright::net

Q_DECLARE_METATYPE(crawlright::net::FetchResult)
