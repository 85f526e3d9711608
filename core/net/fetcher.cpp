// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/fetcher.h"

#include "core/net/address.h"

#include <QHttpHeaders>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QSslCertificate>
#include <QSslError>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace crawlright::net {
namespace {

// Bytes that Qt may hold back for us: what comes faster waits in the socket.
constexpr qint64 readBuffer = qint64{256} * 1024;
constexpr qint64 readChunk = qint64{64} * 1024;

QByteArray toBytes(QLatin1StringView text)
{
    return QByteArray(text.data(), text.size());
}

QNetworkRequest requestFor(const QUrl& url, const QByteArray& userAgent)
{
    QNetworkRequest request(url);
    request.setHeader(QNetworkRequest::UserAgentHeader, userAgent);
    request.setRawHeader("Accept", "text/plain, */*;q=0.5");
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute,
                         QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::CacheLoadControlAttribute,
                         QNetworkRequest::AlwaysNetwork);
    request.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    return request;
}

bool isRedirect(int status)
{
    return status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
}

// Errors that Qt makes of a status although an answer came in whole.
bool isOnlyAStatus(QNetworkReply::NetworkError error, int status)
{
    if (error != QNetworkReply::NoError && status < 400)
        return false;
    using enum QNetworkReply::NetworkError;
    constexpr auto statuses = std::to_array<QNetworkReply::NetworkError>(
        {NoError, ContentAccessDenied, ContentOperationNotPermittedError, ContentNotFoundError,
         AuthenticationRequiredError, ContentConflictError, ContentGoneError, InternalServerError,
         OperationNotImplementedError, ServiceUnavailableError, UnknownServerError,
         UnknownContentError, ProtocolInvalidOperationError, ContentReSendError,
         ProxyAuthenticationRequiredError});
    return std::ranges::find(statuses, error) != statuses.end();
}

FetchError errorOf(QNetworkReply::NetworkError error, bool hasHeaders)
{
    switch (error) {
    case QNetworkReply::HostNotFoundError:
        return FetchError::UnknownHost;
    case QNetworkReply::ConnectionRefusedError:
        return FetchError::Refused;
    case QNetworkReply::RemoteHostClosedError:
        return hasHeaders ? FetchError::Interrupted : FetchError::Reset;
    case QNetworkReply::SslHandshakeFailedError:
        return FetchError::TlsFault;
    case QNetworkReply::TimeoutError:
        return FetchError::TimedOut;
    case QNetworkReply::ProxyConnectionRefusedError:
    case QNetworkReply::ProxyConnectionClosedError:
    case QNetworkReply::ProxyNotFoundError:
    case QNetworkReply::ProxyTimeoutError:
    case QNetworkReply::ProxyAuthenticationRequiredError:
    case QNetworkReply::UnknownProxyError:
        return FetchError::ProxyFault;
    case QNetworkReply::ProtocolFailure:
    case QNetworkReply::ProtocolUnknownError:
    case QNetworkReply::ProtocolInvalidOperationError:
    case QNetworkReply::UnknownContentError:
        return FetchError::InvalidResponse;
    default:
        return FetchError::Unreachable;
    }
}

bool isSameServer(const QUrl& a, const QUrl& b)
{
    if (a.host() != b.host())
        return false;
    const auto portOf = [](const QUrl& url) {
        return url.port(url.scheme() == "https"_L1 ? 443 : 80);
    };
    return a.scheme() != b.scheme() || portOf(a) == portOf(b);
}

TlsFault tlsFaultOf(const QSslError& error)
{
    const QSslCertificate certificate = error.certificate();
    TlsFault fault;
    fault.text = error.errorString();
    fault.subject = certificate.subjectDisplayName();
    fault.issuer = certificate.issuerDisplayName();
    fault.names = certificate.subjectAlternativeNames().values();
    fault.names.sort();
    fault.validFrom = certificate.effectiveDate();
    fault.validUntil = certificate.expiryDate();
    if (!certificate.isNull())
        fault.sha256 = certificate.digest(QCryptographicHash::Sha256).toHex();
    return fault;
}

} // namespace

QByteArray defaultUserAgent()
{
    return QByteArrayLiteral("Crawlright/" CRAWLRIGHT_VERSION);
}

Fetcher::Fetcher(QObject* parent)
    : QObject(parent)
{
    m_begin.setSingleShot(true);
    m_total.setSingleShot(true);
    m_stall.setSingleShot(true);
    connect(&m_begin, &QTimer::timeout, this, [this] {
        if (m_result.addressError != AddressError::None)
            finish(FetchError::BadAddress);
        else
            send(m_result.url);
    });
    connect(&m_total, &QTimer::timeout, this, [this] { finish(FetchError::TimedOut); });
    connect(&m_stall, &QTimer::timeout, this, [this] { finish(FetchError::Stalled); });
}

Fetcher::~Fetcher()
{
    dropReply();
}

void Fetcher::setOptions(FetchOptions options)
{
    m_options = std::move(options);
}

void Fetcher::fetch(const QString& address)
{
    cancel();
    m_result = FetchResult();
    m_result.asked = address;
    if (const auto robots = robotsAddress(address)) {
        m_result.url = robots->url;
        m_result.schemeAssumed = robots->schemeAssumed;
        m_result.wasSubfolderFile = robots->wasSubfolderFile;
    } else {
        m_result.addressError = robots.error();
    }
    m_isRunning = true;
    m_manager.clearAccessCache(); // each fetch connects anew, so that its times are its own
    m_fetchClock.start();
    m_total.start(m_options.limits.total);
    m_begin.start(0);
}

void Fetcher::cancel()
{
    if (m_isRunning)
        finish(FetchError::Cancelled);
}

void Fetcher::send(const QUrl& url)
{
    m_hop = Hop();
    m_hop.url = url;
    if (!m_result.hops.isEmpty()) {
        const QUrl& before = m_result.hops.last().url;
        m_hop.fromHttpsToHttp = before.scheme() == "https"_L1 && url.scheme() == "http"_L1;
        m_hop.toOtherHost = !isSameServer(before, url);
    }
    m_hasHop = true;
    m_result.body.clear();
    m_hopClock.start();
    m_stall.start(m_options.limits.stall);
    m_reply = m_manager.get(requestFor(url, m_options.userAgent));
    m_reply->setReadBufferSize(readBuffer);
    connectReply();
}

void Fetcher::connectReply()
{
    const auto restartStall = [this] { m_stall.start(m_options.limits.stall); };
    connect(m_reply, &QNetworkReply::socketStartedConnecting, this, restartStall);
    connect(m_reply, &QNetworkReply::encrypted, this, restartStall);
    connect(m_reply, &QNetworkReply::requestSent, this, restartStall);
    connect(m_reply, &QNetworkReply::sslErrors, this, &Fetcher::readTlsErrors);
    connect(m_reply, &QNetworkReply::metaDataChanged, this, &Fetcher::readHeaders);
    connect(m_reply, &QNetworkReply::readyRead, this, &Fetcher::readBody);
    connect(m_reply, &QNetworkReply::finished, this, &Fetcher::endReply);
}

void Fetcher::readTlsErrors(const QList<QSslError>& errors)
{
    for (const QSslError& error : errors)
        m_result.tlsFaults.append(tlsFaultOf(error));
}

void Fetcher::readHeaders()
{
    m_stall.start(m_options.limits.stall);
    m_hop.status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    m_hop.reason = m_reply->attribute(QNetworkRequest::HttpReasonPhraseAttribute).toString();
    m_hop.protocol = m_reply->attribute(QNetworkRequest::Http2WasUsedAttribute).toBool()
                         ? Protocol::Http2
                         : Protocol::Http1;
    m_hop.toHeaders = std::chrono::milliseconds(m_hopClock.elapsed());
    m_hop.headers.clear();
    qint64 size = 0;
    const QHttpHeaders headers = m_reply->headers();
    for (qsizetype i = 0; i < headers.size(); ++i) {
        m_hop.headers.append({toBytes(headers.nameAt(i)), headers.valueAt(i).toByteArray()});
        size += m_hop.headers.last().name.size() + m_hop.headers.last().value.size();
    }
    if (size > m_options.limits.headers) {
        finish(FetchError::HeadersTooLarge);
        return;
    }
    const QByteArray location = m_hop.header("location");
    if (isRedirect(m_hop.status) && !location.isEmpty())
        follow(location);
}

void Fetcher::recordHop()
{
    m_hasHop = false;
    m_hop.elapsed = std::chrono::milliseconds(m_hopClock.elapsed());
    m_result.hops.append(m_hop);
}

void Fetcher::follow(const QByteArray& location)
{
    QUrl target = m_hop.url.resolved(QUrl::fromEncoded(location));
    target.setFragment({});
    target.setUserInfo({});
    m_hop.target = target;
    dropReply();
    recordHop();
    const quint64 serial = m_serial;
    Q_EMIT hopFinished(m_hop);
    if (serial != m_serial)
        return; // somebody cancelled, or began another fetch, when told of the hop

    const bool isWeb = target.scheme() == "http"_L1 || target.scheme() == "https"_L1;
    if (!isWeb || !target.isValid() || target.host().isEmpty())
        finish(FetchError::RedirectRefused, QString::fromUtf8(location));
    else if (std::ranges::contains(m_result.hops, target, &Hop::url))
        finish(FetchError::RedirectLoop);
    else if (m_result.hops.size() > m_options.limits.redirects)
        finish(FetchError::TooManyRedirects);
    else
        send(target);
}

void Fetcher::readBody()
{
    m_stall.start(m_options.limits.stall);
    for (;;) {
        const QByteArray part = m_reply->read(readChunk);
        if (part.isEmpty())
            break;
        m_result.body += part;
        if (m_result.body.size() > m_options.limits.body) {
            m_result.body.truncate(m_options.limits.body);
            finish(FetchError::BodyTooLarge);
            return;
        }
    }
    const QByteArray length = m_hop.header("content-length");
    bool isNumber = false;
    const qint64 total = length.toLongLong(&isNumber);
    Q_EMIT progressed(m_result.body.size(), isNumber ? total : -1);
}

void Fetcher::endReply()
{
    // Also where nothing seems to be left: only reading shows that it cannot be decompressed.
    readBody();
    if (m_reply == nullptr)
        return; // too large, or somebody cancelled when told of the progress
    const QNetworkReply::NetworkError error = m_reply->error();
    const bool hasHeaders = m_hop.status != 0;
    if (hasHeaders && isOnlyAStatus(error, m_hop.status))
        finish(FetchError::None);
    else
        finish(errorOf(error, hasHeaders), m_reply->errorString());
}

void Fetcher::finish(FetchError error, const QString& detail)
{
    m_begin.stop();
    m_total.stop();
    m_stall.stop();
    dropReply();
    m_isRunning = false;
    ++m_serial;
    const bool hadHop = m_hasHop;
    if (hadHop)
        recordHop();
    m_result.error = error;
    m_result.detail = detail;
    m_result.elapsed = std::chrono::milliseconds(m_fetchClock.elapsed());
    // Whoever is told may begin another fetch, so this one is put aside first.
    const FetchResult result = std::exchange(m_result, FetchResult());
    if (hadHop)
        Q_EMIT hopFinished(result.hops.last());
    Q_EMIT finished(result);
}

void Fetcher::dropReply()
{
    if (m_reply == nullptr)
        return;
    m_reply->disconnect(this);
    m_reply->abort();
    m_reply->deleteLater();
    m_reply = nullptr;
}

} // namespace crawlright::net
