// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/answer.h"

#include "core/net/freshness.h"

#include <algorithm>

namespace crawlright::net {
namespace {

std::optional<access::FetchFault> faultOf(FetchError error)
{
    using access::FetchFault;
    switch (error) {
    case FetchError::None:
    case FetchError::BodyTooLarge: // our own limit: crawlers read the beginning
        return FetchFault::None;
    case FetchError::UnknownHost:
        return FetchFault::UnknownHost;
    case FetchError::Refused:
    case FetchError::Unreachable:
        return FetchFault::NetworkDown;
    case FetchError::TlsFault:
        return FetchFault::TlsFault;
    case FetchError::TimedOut:
    case FetchError::Stalled:
        return FetchFault::TimedOut;
    case FetchError::Reset:
        return FetchFault::Reset;
    case FetchError::Interrupted:
        return FetchFault::Interrupted;
    case FetchError::InvalidResponse:
        return FetchFault::InvalidResponse;
    case FetchError::TooManyRedirects:
    case FetchError::RedirectLoop:
        return FetchFault::TooManyRedirects;
    case FetchError::RedirectRefused:
        return FetchFault::RedirectDeadEnd;
    case FetchError::BadChunking:
        return FetchFault::BadChunking;
    case FetchError::BadAddress:
    case FetchError::ProxyFault:
    case FetchError::HeadersTooLarge:
    case FetchError::PrivateAddress:
    case FetchError::Cancelled:
        break;
    }
    return std::nullopt;
}

// What HTTP would say. RFC 9309 §2.3.1.3 and §2.3.1.4 speak of unavailable and unreachable, and
// give HTTP's codes as what these are "in the context of HTTP"; in that of FTP a permanent negative
// reply is the one and a transient one the other (RFC 959 §4.2.1).
int statusOf(const Hop& hop)
{
    constexpr int notLoggedIn = 530;
    if (hop.protocol != Protocol::Ftp)
        return hop.status;
    if (hop.status == notLoggedIn)
        return 401;
    switch (hop.status / 100) {
    case 2:
        return 200;
    case 4:
        return 503;
    case 5:
        return 404;
    default:
        return 0;
    }
}

bool isTextType(const QByteArray& contentType)
{
    return contentType.isEmpty() || contentType.trimmed().toLower().startsWith("text/");
}

bool sendsOn(const QByteArray& body)
{
    const QByteArray start = body.left(qsizetype{64} * 1024).toLower();
    const qsizetype equiv = start.indexOf("http-equiv");
    return (equiv >= 0 && start.indexOf("refresh", equiv) >= 0) || start.contains("<frameset");
}

} // namespace

std::optional<access::Answer> answerOf(const FetchResult& result)
{
    const auto fault = faultOf(result.error);
    if (!fault)
        return std::nullopt;
    access::Answer answer;
    answer.fault = *fault;
    answer.status = result.hops.isEmpty() ? 0 : statusOf(result.hops.last());
    answer.redirects = result.redirects();
    answer.crossedAuthority = std::ranges::any_of(
        result.hops, [](const Hop& hop) { return hop.fromHttpsToHttp || hop.toOtherHost; });
    answer.bodyBytes = static_cast<std::uint64_t>(result.body.size());
    if (!result.hops.isEmpty()) {
        answer.isText = isTextType(result.hops.last().header("content-type"));
        const Freshness freshness = freshnessOf(result.hops.last(), result.when);
        answer.copyLife = freshness.life;
        answer.copyAge = freshness.age;
    }
    answer.logicalRedirect = kindOf(result) == BodyKind::Html && sendsOn(result.body);
    return answer;
}

} // namespace crawlright::net
