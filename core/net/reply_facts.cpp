// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/reply_facts.h"

#include "core/net/fetcher.h"
#include "core/net/http_token.h"

#include <QHttpHeaders>
#include <QSslCertificate>

#include <algorithm>
#include <array>
#include <functional>

using namespace Qt::StringLiterals;

namespace crawlright::net {
namespace {

QByteArray toBytes(QLatin1StringView text)
{
    return QByteArray(text.data(), text.size());
}

QHttpHeaders headersFor(const QByteArray& userAgent, const QList<Header>& extra)
{
    QHttpHeaders headers;
    // Of several fields of one name Qt sends the last, so they are joined (RFC 9110 §5.3).
    for (const Header& header : extra) {
        if (!canBeSent(header))
            continue;
        const QByteArray before = headers.combinedValue(header.name);
        headers.replaceOrAppend(header.name,
                                before.isEmpty() ? header.value : before + ", " + header.value);
    }
    // What the user says goes before what this program would say.
    if (!headers.contains(QHttpHeaders::WellKnownHeader::UserAgent))
        headers.append(QHttpHeaders::WellKnownHeader::UserAgent, userAgent);
    if (!headers.contains(QHttpHeaders::WellKnownHeader::Accept))
        headers.append(QHttpHeaders::WellKnownHeader::Accept, "text/plain, */*;q=0.5");
    // Qt, which would ask for more, takes a stream that was cut for a whole one.
    if (!headers.contains(QHttpHeaders::WellKnownHeader::AcceptEncoding))
        headers.append(QHttpHeaders::WellKnownHeader::AcceptEncoding, "gzip");
    return headers;
}

// A realm may be called anything (RFC 9110 §11.2, §5.6.4).
QByteArray withoutQuoted(const QByteArray& value)
{
    QByteArray bare;
    bool isQuoted = false;
    for (qsizetype i = 0; i < value.size(); ++i) {
        if (value[i] == '"')
            isQuoted = !isQuoted;
        else if (isQuoted && value[i] == '\\')
            ++i;
        else if (!isQuoted)
            bare += value[i];
    }
    return bare;
}

} // namespace

bool canBeSent(const Header& header)
{
    // RFC 9110 §5.5: no control byte but a tab.
    const auto isValueByte = [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return c == '\t' || (byte >= 0x20 && byte != 0x7f);
    };
    return isToken(header.name) && std::ranges::all_of(header.value, isValueByte);
}

QNetworkRequest requestFor(const QUrl& url, const QByteArray& userAgent, const QList<Header>& extra)
{
    QNetworkRequest request(url);
    request.setHeaders(headersFor(userAgent, extra));
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute,
                         QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::CacheLoadControlAttribute,
                         QNetworkRequest::AlwaysNetwork);
    request.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    // AuthenticationReuseAttribute stays as it is: without it Qt would ask for no password at all.
    // What it keeps of them goes with clearAccessCache before each hop.
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

int ownPort(QStringView scheme)
{
    struct Port {
        QLatin1StringView scheme;
        int number;
    };
    static constexpr auto ports =
        std::to_array<Port>({{"http"_L1, 80}, {"https"_L1, 443}, {"ftp"_L1, 21}});
    const auto* const known =
        std::ranges::find_if(ports, [scheme](const Port& port) { return port.scheme == scheme; });
    return known == ports.end() ? 0 : known->number;
}

quint16 portOf(const QUrl& url)
{
    return static_cast<quint16>(url.port(ownPort(url.scheme())));
}

bool isSameServer(const QUrl& a, const QUrl& b)
{
    return a.host() == b.host() && (a.scheme() != b.scheme() || portOf(a) == portOf(b));
}

bool isSameOrigin(const QUrl& a, const QUrl& b)
{
    return a.scheme() == b.scheme() && a.host() == b.host() && portOf(a) == portOf(b);
}

QByteArrayList valuesOf(const Hop& hop, QByteArrayView name)
{
    QByteArrayList values;
    for (const Header& header : hop.headers)
        if (header.name.compare(name, Qt::CaseInsensitive) == 0)
            for (const QByteArray& value : header.value.split(','))
                values += value.trimmed();
    return values;
}

bool asksForBasic(const Hop& hop)
{
    const auto isBasic = [](const QByteArray& challenge) {
        return challenge.trimmed().split(' ').first().compare("basic", Qt::CaseInsensitive) == 0;
    };
    return std::ranges::any_of(hop.headers, [&isBasic](const Header& header) {
        return header.name.compare("www-authenticate", Qt::CaseInsensitive) == 0 &&
               std::ranges::any_of(withoutQuoted(header.value).split(','), isBasic);
    });
}

bool hasTwoLengths(const Hop& hop)
{
    const QByteArrayList lengths = valuesOf(hop, "content-length");
    return std::ranges::adjacent_find(lengths, std::not_equal_to()) != lengths.end();
}

QList<Header> headersOf(const QNetworkReply& reply)
{
    QList<Header> out;
    const QHttpHeaders headers = reply.headers();
    for (qsizetype i = 0; i < headers.size(); ++i)
        out.append({toBytes(headers.nameAt(i)), headers.valueAt(i).toByteArray()});
    return out;
}

Coding codingOf(const QByteArray& contentEncoding)
{
    // RFC 9110 §8.4.1.3: x-gzip is gzip.
    const QByteArray name = contentEncoding.trimmed().toLower();
    if (name.isEmpty() || name == "identity")
        return Coding::None;
    return name == "gzip" || name == "x-gzip" ? Coding::Gzip : Coding::Other;
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

} // namespace crawlright::net
