// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/fetcher.h"

#include "core/net/address.h"
#include "core/net/ftp_transfer.h"
#include "core/net/gunzip.h"
#include "core/net/relay.h"
#include "core/net/reply_facts.h"
#include "core/net/system_proxy.h"

#include <QAuthenticator>
#include <QHostInfo>
#include <QNetworkProxy>
#include <QNetworkReply>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace crawlright::net {
namespace {

// Bytes from a proxy that Qt may hold back for us: what comes faster waits in the socket.
constexpr qint64 readBuffer = qint64{256} * 1024;
constexpr qint64 readChunk = qint64{64} * 1024;

std::chrono::milliseconds since(const QElapsedTimer& clock)
{
    return std::chrono::milliseconds(clock.elapsed());
}

// What Qt takes for a fault of the proxy or of the network is the end of a connection through our
// relay, which has told all faults but one: a server that does not speak TLS, and goes.
FetchError withoutProxy(FetchError error, bool isHeard)
{
    const bool isEnd = error == FetchError::ProxyFault || error == FetchError::Unreachable;
    const FetchError ended = isHeard ? FetchError::TlsFault : FetchError::Unreachable;
    return isEnd ? ended : error;
}

QByteArray encodingsOf(const Hop& hop)
{
    return valuesOf(hop, "content-encoding").join(", ");
}

QString encodingOf(const Hop& hop)
{
    return u"Content-Encoding: %1"_s.arg(QString::fromLatin1(encodingsOf(hop)));
}

QString asciiHost(const QUrl& url)
{
    return url.host(QUrl::FullyEncoded);
}

} // namespace

QByteArray defaultUserAgent()
{
    return QByteArrayLiteral("Crawlright/" CRAWLRIGHT_VERSION);
}

bool isOwnUserAgent(const QByteArray& userAgent)
{
    return userAgent.isEmpty() || userAgent.startsWith("Crawlright/");
}

bool isFromPublicHost(const FetchResult& result, const FetchOptions& options)
{
    return std::ranges::any_of(result.hops, [&options](const Hop& hop) {
        return !std::ranges::all_of(hop.addresses, options.isPrivateAddress);
    });
}

Fetcher::Fetcher(QObject* parent)
    : QObject(parent)
    , m_relay(std::make_unique<Relay>())
    , m_ftp(std::make_unique<FtpTransfer>())
{
    m_begin.setSingleShot(true);
    m_total.setSingleShot(true);
    m_stall.setSingleShot(true);
    connect(&m_begin, &QTimer::timeout, this, [this] {
        if (m_result.addressError != AddressError::None)
            finish(FetchError::BadAddress);
        else
            beginHop(m_result.url);
    });
    connect(&m_total, &QTimer::timeout, this, [this] { finish(FetchError::TimedOut); });
    connect(&m_stall, &QTimer::timeout, this, [this] {
        finish(m_relay->isHoldingBack() ? FetchError::HeadersTooLarge : FetchError::Stalled);
    });
    connect(m_relay.get(), &Relay::failed, this, &Fetcher::finish);
    connect(m_relay.get(), &Relay::brokenOff, this, [this](FetchError fault) { m_fault = fault; });
    connect(m_relay.get(), &Relay::heard, this, [this] { m_stall.start(m_options.limits.stall); });
    connect(m_ftp.get(), &FtpTransfer::heard, this,
            [this] { m_stall.start(m_options.limits.stall); });
    connect(m_ftp.get(), &FtpTransfer::received, this, [this](const QByteArray& part) {
        m_stall.start(m_options.limits.stall);
        if (takeBody(part))
            Q_EMIT progressed(m_result.body.size(), -1);
    });
    connect(m_ftp.get(), &FtpTransfer::ended, this, &Fetcher::endFtp);
    connect(&m_manager, &QNetworkAccessManager::authenticationRequired, this,
            &Fetcher::authenticate);
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
    FetchResult result;
    result.asked = withoutUserInfo(address);
    if (const auto robots = robotsAddress(address)) {
        result.url = robots->url;
        result.schemeAssumed = robots->schemeAssumed;
        result.wasSubfolderFile = robots->wasSubfolderFile;
    } else {
        result.addressError = robots.error();
    }
    begin(std::move(result));
}

void Fetcher::get(const QUrl& url)
{
    FetchResult result;
    result.asked = url.toString(QUrl::RemoveUserInfo);
    result.addressError = problemOf(url);
    if (result.addressError == AddressError::None)
        result.url = url.adjusted(QUrl::RemoveUserInfo | QUrl::RemoveFragment);
    begin(std::move(result));
}

void Fetcher::begin(FetchResult result)
{
    cancel();
    m_result = std::move(result);
    m_result.when = QDateTime::currentDateTimeUtc();
    m_result.userAgent = m_options.userAgent;
    m_isRunning = true;
    m_wasPublic = m_options.isNamedByPublicHost;
    m_fetchClock.start();
    m_total.start(m_options.limits.total);
    m_begin.start(0);
}

void Fetcher::cancel()
{
    if (m_isRunning)
        finish(FetchError::Cancelled);
}

void Fetcher::beginHop(const QUrl& url)
{
    m_hop = Hop();
    m_hop.url = url;
    if (!m_result.hops.isEmpty()) {
        const QUrl& before = m_result.hops.last().url;
        m_hop.fromHttpsToHttp = before.scheme() == "https"_L1 && url.scheme() == "http"_L1;
        m_hop.toOtherHost = !isSameServer(before, url);
    }
    m_hasHop = true;
    m_isLoggingIn = false;
    m_hasGivenCredentials = false;
    m_authorization.clear();
    forgetAnswer();
    m_hopClock.start();
    m_stall.start(m_options.limits.stall);

    const QString host = asciiHost(url);
    const auto fixed = m_options.fixedAddresses.constFind(host);
    m_hop.isFixed = fixed != m_options.fixedAddresses.cend();
    // A proxy would look the name up by itself.
    const bool isDirect = m_hop.isFixed || url.scheme() == "ftp"_L1;
    const QNetworkProxy proxy = isDirect ? QNetworkProxy::NoProxy : systemProxy(url);
    if (proxy.type() != QNetworkProxy::NoProxy) {
        m_hop.viaProxy = true;
        m_result.wasGuarded = false;
        send(proxy);
        return;
    }
    if (m_hop.isFixed)
        takeAddresses({*fixed});
    else if (const QHostAddress literal(host); !literal.isNull())
        takeAddresses({literal});
    else
        lookUp(host);
}

void Fetcher::lookUp(const QString& host)
{
    m_lookup = QHostInfo::lookupHost(host, this, [this](const QHostInfo& info) {
        if (info.lookupId() != m_lookup)
            return; // of a hop that was given up
        m_lookup = -1;
        m_hop.times.lookup = since(m_hopClock);
        if (info.error() == QHostInfo::NoError && !info.addresses().isEmpty())
            takeAddresses(info.addresses());
        else
            finish(FetchError::UnknownHost, info.errorString());
    });
}

void Fetcher::takeAddresses(const QList<QHostAddress>& addresses)
{
    m_hop.addresses = addresses;
    const bool hasPrivate = std::ranges::any_of(addresses, m_options.isPrivateAddress);
    if (m_wasPublic && hasPrivate && !m_hop.isFixed) {
        finish(FetchError::PrivateAddress);
        return;
    }
    m_wasPublic = m_wasPublic || !std::ranges::all_of(addresses, m_options.isPrivateAddress);
    connectTo(addresses);
}

void Fetcher::connectTo(const QList<QHostAddress>& addresses)
{
    if (m_hop.url.scheme() == "ftp"_L1) {
        sendFtp(addresses);
        return;
    }
    const auto relay = m_relay->open({.addresses = addresses,
                                      .port = portOf(m_hop.url),
                                      .isLiteral = !QHostAddress(asciiHost(m_hop.url)).isNull(),
                                      .isPlain = m_hop.url.scheme() == "http"_L1,
                                      .headerLimit = m_options.limits.headers,
                                      .patience = m_options.limits.stall});
    if (relay)
        send(*relay);
    else
        finish(FetchError::Unreachable, m_relay->problem());
}

void Fetcher::send(const QNetworkProxy& proxy)
{
    const bool isFirstOrigin = isSameOrigin(m_hop.url, m_result.url);
    m_manager.clearAccessCache(); // each hop connects anew, so that its times are its own
    m_manager.setProxy(proxy);
    m_stall.start(m_options.limits.stall);
    m_connecting = m_sent = since(m_hopClock);
    QList<Header> headers = isFirstOrigin ? m_options.extraHeaders : QList<Header>();
    if (!m_authorization.isEmpty())
        headers.append({"Authorization", m_authorization});
    m_reply = m_manager.get(requestFor(m_hop.url, m_options.userAgent, headers));
    if (m_hop.viaProxy)
        m_reply->setReadBufferSize(readBuffer); // the relay holds back by itself
    connectReply();
}

void Fetcher::connectReply()
{
    const auto restartStall = [this] { m_stall.start(m_options.limits.stall); };
    connect(m_reply, &QNetworkReply::socketStartedConnecting, this, [this, restartStall] {
        restartStall();
        m_connecting = since(m_hopClock);
    });
    connect(m_reply, &QNetworkReply::encrypted, this, [this, restartStall] {
        restartStall();
        m_sent = since(m_hopClock);
        m_hop.times.connect = m_sent - m_connecting;
    });
    connect(m_reply, &QNetworkReply::requestSent, this, [this, restartStall] {
        restartStall();
        m_sent = since(m_hopClock);
        if (!m_hop.times.connect)
            m_hop.times.connect = m_sent - m_connecting;
    });
    connect(m_reply, &QNetworkReply::sslErrors, this, &Fetcher::readTlsErrors);
    connect(m_reply, &QNetworkReply::metaDataChanged, this, &Fetcher::readHeaders);
    connect(m_reply, &QNetworkReply::readyRead, this, &Fetcher::readBody);
    connect(m_reply, &QNetworkReply::finished, this, &Fetcher::endReply);
}

void Fetcher::sendFtp(const QList<QHostAddress>& addresses)
{
    m_hop.protocol = Protocol::Ftp;
    m_stall.start(m_options.limits.stall);
    m_ftp->start({.url = m_hop.url,
                  .addresses = addresses,
                  .patience = m_options.limits.stall,
                  .replyLimit = m_options.limits.headers,
                  .bodyLimit = m_options.limits.body});
}

void Fetcher::endFtp(const FtpReply& reply, FetchError error, const QString& detail)
{
    m_hop.status = reply.code;
    m_hop.reason = reply.line.mid(4); // after "226 "
    m_hop.times.connect = reply.times.connect;
    m_hop.times.firstByte = reply.times.firstByte;
    finish(error, detail);
}

const Credentials* Fetcher::credentials() const
{
    const auto found = m_options.credentials.constFind(asciiHost(m_hop.url));
    if (found == m_options.credentials.cend())
        return nullptr;
    const bool isForTls = found->isForTls || m_result.url.scheme() == "https"_L1;
    return isForTls && m_hop.url.scheme() != "https"_L1 ? nullptr : &*found;
}

// What is known of the hop's answer, but not of its name.
void Fetcher::forgetAnswer()
{
    m_hop.status = 0;
    m_hop.reason.clear();
    m_hop.headers.clear();
    m_hop.protocol = Protocol::Unknown;
    m_hop.times.connect.reset();
    m_hop.times.firstByte.reset();
    m_fault = FetchError::None;
    m_result.body.clear();
    m_gunzip.reset();
}

// Who asks for a name and password is asked again, over a new connection: where a server ends the
// old one, Qt would go on with it and fail. Basic is answered here, other schemes by Qt.
bool Fetcher::answerChallenge()
{
    const Credentials* const login = credentials();
    if (m_hop.status != 401 || m_isLoggingIn || login == nullptr)
        return false; // or it was not content with them: its 401 is the answer
    m_isLoggingIn = true;
    if (asksForBasic(m_hop))
        m_authorization = "Basic " + (login->user + u':' + login->password).toUtf8().toBase64();
    dropReply();
    forgetAnswer();
    if (m_hop.viaProxy)
        send(systemProxy(m_hop.url));
    else
        connectTo(m_hop.addresses);
    return true;
}

void Fetcher::authenticate(QNetworkReply* reply, QAuthenticator* authenticator)
{
    const Credentials* const login = credentials();
    if (reply != m_reply || !m_isLoggingIn || !m_authorization.isEmpty() || m_hasGivenCredentials ||
        login == nullptr)
        return;
    m_hasGivenCredentials = true;
    m_relay->admitAnother();
    authenticator->setUser(login->user);
    authenticator->setPassword(login->password);
}

void Fetcher::readTlsErrors(const QList<QSslError>& errors)
{
    for (const QSslError& error : errors)
        m_result.tlsFaults.append(tlsFaultOf(error));
}

void Fetcher::readHeaders()
{
    m_stall.start(m_options.limits.stall);
    m_relay->headersAreKnown();
    m_hop.status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    m_hop.reason = m_reply->attribute(QNetworkRequest::HttpReasonPhraseAttribute).toString();
    m_hop.protocol = m_reply->attribute(QNetworkRequest::Http2WasUsedAttribute).toBool()
                         ? Protocol::Http2
                         : Protocol::Http1;
    m_hop.times.firstByte = since(m_hopClock) - m_sent;
    m_hop.headers = headersOf(*m_reply);
    qint64 size = 0;
    for (const Header& header : std::as_const(m_hop.headers))
        size += header.name.size() + header.value.size();
    // Where nobody read along, Qt shows no header of an answer that has more than it takes.
    const bool isWatched = !m_hop.viaProxy && m_hop.url.scheme() == "http"_L1;
    const bool isLost = m_hop.headers.isEmpty() && !isWatched && m_hop.protocol == Protocol::Http1;
    if (isLost || size > m_options.limits.headers) {
        finish(FetchError::HeadersTooLarge);
        return;
    }
    if (hasTwoLengths(m_hop)) { // over TLS nobody else sees it
        finish(FetchError::InvalidResponse);
        return;
    }
    if (codingOf(encodingsOf(m_hop)) == Coding::Gzip)
        m_gunzip = std::make_unique<Gunzip>();
    const QByteArray location = m_hop.header("location");
    if (isRedirect(m_hop.status) && !location.isEmpty())
        follow(location);
}

void Fetcher::recordHop()
{
    m_hasHop = false;
    m_hop.elapsed = since(m_hopClock);
    m_result.hops.append(m_hop);
}

void Fetcher::follow(const QByteArray& location)
{
    QUrl target = m_hop.url.resolved(QUrl::fromEncoded(location));
    target.setFragment({});
    target.setUserInfo({});
    if (isWeb(target) && target.port() == ownPort(target.scheme()))
        target.setPort(-1); // so that a loop is known as one
    m_hop.target = target;
    dropReply();
    recordHop();
    const quint64 serial = m_serial;
    Q_EMIT hopFinished(m_hop);
    if (serial != m_serial)
        return; // somebody cancelled, or began another fetch, when told of the hop

    if (problemOf(target) != AddressError::None)
        finish(FetchError::RedirectRefused, QString::fromUtf8(location));
    else if (std::ranges::contains(m_result.hops, target, &Hop::url))
        finish(FetchError::RedirectLoop);
    else if (m_result.hops.size() > m_options.limits.redirects)
        finish(FetchError::TooManyRedirects);
    else
        beginHop(target);
}

void Fetcher::readBody()
{
    m_stall.start(m_options.limits.stall);
    for (;;) {
        const QByteArray part = m_reply->read(readChunk);
        if (part.isEmpty())
            break;
        if (!takeBody(part))
            return;
    }
    const QByteArray length = m_hop.header("content-length");
    bool isNumber = false;
    const qint64 total = length.toLongLong(&isNumber);
    Q_EMIT progressed(m_result.body.size(), isNumber && !m_gunzip ? total : -1);
}

bool Fetcher::takeBody(const QByteArray& part)
{
    const FetchError error = append(part);
    if (error == FetchError::None)
        return true;
    finish(error, error == FetchError::InvalidResponse ? encodingOf(m_hop) : QString());
    return false;
}

FetchError Fetcher::append(const QByteArray& part)
{
    const qint64 limit = m_options.limits.body;
    const auto take = [this, limit](std::string_view bytes) {
        const qint64 left = limit - m_result.body.size();
        m_result.body.append(bytes.data(), std::min(qint64(bytes.size()), left));
        return qint64(bytes.size()) <= left;
    };
    const std::string_view bytes(part.constData(), std::size_t(part.size()));
    if (m_gunzip ? m_gunzip->feed(bytes, take) : take(bytes))
        return FetchError::None;
    // A bomb ends here, like any other that is too large.
    return m_result.body.size() == limit ? FetchError::BodyTooLarge : FetchError::InvalidResponse;
}

// An answer in chunks has no other end than its last chunk (RFC 9112 §7.1).
FetchError Fetcher::errorOfReply() const
{
    const FetchError error = errorOf(m_reply->error(), m_hop.status != 0);
    const QByteArray coding = valuesOf(m_hop, "transfer-encoding").join(", ").toLower();
    if (error == FetchError::Interrupted && coding.endsWith("chunked"))
        return FetchError::BadChunking;
    return m_hop.viaProxy ? error : withoutProxy(error, m_relay->wasHeard());
}

void Fetcher::endReply()
{
    // Also where nothing seems to be left: only reading shows that it cannot be decompressed.
    readBody();
    if (m_reply == nullptr)
        return; // too large, or somebody cancelled when told of the progress
    const QNetworkReply::NetworkError error = m_reply->error();
    const bool hasHeaders = m_hop.status != 0;
    if (m_fault != FetchError::None)
        finish(m_fault, m_reply->errorString());
    else if (!hasHeaders || !isOnlyAStatus(error, m_hop.status))
        finish(errorOfReply(), m_reply->errorString());
    else if (!answerChallenge())
        endAnswer();
}

void Fetcher::endAnswer()
{
    const bool isPacked = codingOf(encodingsOf(m_hop)) == Coding::Other;
    const bool isCut = m_gunzip && !m_gunzip->isWhole();
    if (isCut || (isPacked && !m_result.body.isEmpty()))
        finish(FetchError::InvalidResponse, encodingOf(m_hop));
    else
        finish(FetchError::None);
}

void Fetcher::finish(FetchError error, const QString& detail)
{
    m_begin.stop();
    m_total.stop();
    m_stall.stop();
    if (m_lookup != -1)
        QHostInfo::abortHostLookup(std::exchange(m_lookup, -1));
    dropReply();
    m_isRunning = false;
    ++m_serial;
    const bool hadHop = m_hasHop;
    if (hadHop)
        recordHop();
    m_result.error = error;
    m_result.detail = detail;
    m_result.elapsed = since(m_fetchClock);
    // Whoever is told may begin another fetch, so this one is put aside first.
    const FetchResult result = std::exchange(m_result, FetchResult());
    if (hadHop)
        Q_EMIT hopFinished(result.hops.last());
    Q_EMIT finished(result);
}

void Fetcher::dropReply()
{
    m_relay->close();
    m_ftp->stop();
    if (m_reply == nullptr)
        return;
    m_reply->disconnect(this);
    m_reply->abort();
    m_reply->deleteLater();
    m_reply = nullptr;
}

} // namespace crawlright::net
