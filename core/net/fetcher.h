// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/net/fetch_result.h"

#include <QElapsedTimer>
#include <QHash>
#include <QNetworkAccessManager>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>

class QAuthenticator;
class QNetworkProxy;
class QNetworkReply;
class QSslError;

namespace crawlright::net {

class FtpTransfer;
class Gunzip;
class Relay;
struct FtpReply;

/// How far a fetch goes before it is given up.
struct FetchLimits {
    int redirects = 5;                       ///< followed; one more is an error
    std::chrono::milliseconds total{30'000}; ///< for all hops together
    std::chrono::milliseconds stall{10'000}; ///< without a byte
    qint64 body = qint64{16} * 1024 * 1024;  ///< bytes, decompressed
    qint64 headers = qint64{128} * 1024;     ///< bytes of one answer's names and values
};

/// `Crawlright/<version>`: this program says who it is.
[[nodiscard]] QByteArray defaultUserAgent();
/// Whether it is this program's, of any version; an empty one too.
[[nodiscard]] bool isOwnUserAgent(const QByteArray& userAgent);

/// A user's name and password for one host. Kept in memory only.
struct Credentials {
    QString user;
    QString password;
    bool isForTls = false; ///< never sent over http
};

/// Whether an address is of no public network: loopback, link-local, private (RFC 1918, 4193),
/// carrier-grade NAT (RFC 6598), unspecified, multicast, and all of these mapped into IPv6.
[[nodiscard]] bool isPrivate(const QHostAddress& address);

/// Whether a name and a value can stand in a request; one that cannot is not sent.
[[nodiscard]] bool canBeSent(const Header& header);

struct FetchOptions {
    QByteArray userAgent = defaultUserAgent();
    FetchLimits limits;
    /// Sent to the scheme, host and port that were asked for, to no other.
    QList<Header> extraHeaders;
    /// By host in ASCII; sent where that host asks, but not in the clear where https was asked for
    /// or the credentials are for TLS alone.
    QHash<QString, Credentials> credentials;
    /// By host in ASCII: no look-up for these, and the rule about private addresses, which is about
    /// what a stranger's name server says, does not hold for them.
    QHash<QString, QHostAddress> fixedAddresses;
    /// A public host's answer names the address: a private one is refused from the first hop on.
    bool isNamedByPublicHost = false;
    /// What counts as private; tests call 127.0.0.2 public.
    std::function<bool(const QHostAddress&)> isPrivateAddress = isPrivate;
};

/// Whether a hop's name resolved to an address that is not private.
[[nodiscard]] bool isFromPublicHost(const FetchResult& result, const FetchOptions& options);

/// Fetches robots.txt files, one at a time, without blocking, over HTTP, and over FTP with an
/// anonymous login where that is asked for: every redirect by hand, none to FTP, no cookies,
/// no referrer, no cache, no credentials but those given; a fault of TLS is never passed over.
/// Names are looked up here, so that all addresses are known before anything is sent; the system's
/// proxy does that itself where there is one, and FTP goes through none. It does **not** know what
/// an answer means (see answer.h) and keeps nothing.
class Fetcher final : public QObject {
    Q_OBJECT

public:
    explicit Fetcher(QObject* parent = nullptr);
    ~Fetcher() override;

    /// For the fetches that begin from now on.
    void setOptions(FetchOptions options);
    [[nodiscard]] const FetchOptions& options() const { return m_options; }

    /// Asks for the robots.txt file of an address (see address.h). A fetch that is still running is
    /// cancelled first. `finished` follows exactly once, later, whatever happens.
    void fetch(const QString& address);
    /// Asks for an http(s) address as it is: a sitemap, say. Otherwise the same.
    void get(const QUrl& url);
    /// Ends a running fetch with FetchError::Cancelled, at once.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

Q_SIGNALS:
    /// A hop's answer is known as far as its headers, or the hop failed.
    void hopFinished(const crawlright::net::Hop& hop);
    /// Bytes of the body so far, and how many there will be; -1: not known.
    void progressed(qint64 received, qint64 total);
    void finished(const crawlright::net::FetchResult& result);

private:
    void begin(FetchResult result);
    void beginHop(const QUrl& url);
    void lookUp(const QString& host);
    void takeAddresses(const QList<QHostAddress>& addresses);
    void connectTo(const QList<QHostAddress>& addresses);
    void send(const QNetworkProxy& proxy);
    void connectReply();
    void sendFtp(const QList<QHostAddress>& addresses);
    void endFtp(const FtpReply& reply, FetchError error, const QString& detail);
    void authenticate(QNetworkReply* reply, QAuthenticator* authenticator);
    [[nodiscard]] const Credentials* credentials() const;
    [[nodiscard]] bool answerChallenge();
    void readHeaders();
    void readBody();
    [[nodiscard]] bool takeBody(const QByteArray& part);
    [[nodiscard]] FetchError append(const QByteArray& part);
    void endAnswer();
    void forgetAnswer();
    void readTlsErrors(const QList<QSslError>& errors);
    void recordHop();
    void follow(const QByteArray& location);
    [[nodiscard]] FetchError errorOfReply() const;
    void endReply();
    void finish(FetchError error, const QString& detail = {});
    void dropReply();

    FetchOptions m_options;
    std::unique_ptr<Relay> m_relay;
    std::unique_ptr<FtpTransfer> m_ftp;
    QNetworkAccessManager m_manager;
    QNetworkReply* m_reply = nullptr; // owned by m_manager
    FetchResult m_result;
    Hop m_hop;
    std::unique_ptr<Gunzip> m_gunzip; // of a body that is packed
    bool m_hasHop = false;            // m_hop is on its way, not yet in m_result
    bool m_isRunning = false;
    bool m_wasPublic = false;              // a hop's name had a public address
    bool m_isLoggingIn = false;            // asked again, with the credentials
    bool m_hasGivenCredentials = false;    // to Qt
    QByteArray m_authorization;            // sent with the hop
    FetchError m_fault = FetchError::None; // of the body, as the relay saw it
    int m_lookup = -1;                     // the look-up that is on its way
    quint64 m_serial = 0;                  // counts the ends of fetches
    QElapsedTimer m_fetchClock;
    QElapsedTimer m_hopClock;
    std::chrono::milliseconds m_connecting{0}; // by m_hopClock, as the next
    std::chrono::milliseconds m_sent{0};
    QTimer m_begin;
    QTimer m_total;
    QTimer m_stall;
};

} // namespace crawlright::net
