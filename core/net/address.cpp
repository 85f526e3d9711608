// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/address.h"

#include "core/net/reply_facts.h"

#include <QHostAddress>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace crawlright::net {
namespace {

struct Split {
    QString scheme; // lower case; empty: none was named
    QString rest;   // after "scheme://"
};

// "mailto:x" names a scheme; "host:80" and "user:secret@host" do not.
bool namesOtherScheme(const QString& text)
{
    static const QRegularExpression start(u"^([A-Za-z][A-Za-z0-9+.-]*):([^/?#]*)"_s);
    const QRegularExpressionMatch match = start.match(text);
    if (!match.hasMatch())
        return false;
    const QString after = match.captured(2);
    const bool isPort = std::ranges::all_of(after, [](QChar c) { return c >= u'0' && c <= u'9'; });
    if (isPort && !after.isEmpty())
        return false;
    if (match.captured(1).contains(u'.'))
        return false;
    return match.captured(1).compare("mailto"_L1, Qt::CaseInsensitive) == 0 ||
           !after.contains(u'@');
}

std::expected<Split, AddressError> splitScheme(const QString& text)
{
    static const QRegularExpression scheme(u"^([A-Za-z][A-Za-z0-9+.-]*)://"_s);
    if (const QRegularExpressionMatch match = scheme.match(text); match.hasMatch())
        return Split{match.captured(1).toLower(), text.mid(match.capturedLength())};
    if (text.startsWith("//"_L1))
        return Split{{}, text.mid(2)};
    if (QHostAddress bare; bare.setAddress(text) && bare.protocol() == QHostAddress::IPv6Protocol)
        return Split{{}, u'[' + text + u']'};
    if (namesOtherScheme(text))
        return std::unexpected(AddressError::OtherScheme);
    return Split{{}, text};
}

std::expected<int, AddressError> portNumberOf(QStringView digits)
{
    const bool isNumber =
        std::ranges::all_of(digits, [](QChar c) { return c >= u'0' && c <= u'9'; });
    bool fits = false;
    const int port = digits.toInt(&fits);
    if (!isNumber || !fits || port < 1 || port > 65535)
        return std::unexpected(AddressError::BadPort);
    return port;
}

std::expected<QString, AddressError> hostOf(const QString& host)
{
    const bool hasForbidden = std::ranges::any_of(
        host, [](QChar c) { return c.isSpace() || c.category() == QChar::Other_Control; });
    const bool isBareIPv6 = host.contains(u':') && !host.startsWith(u'[');
    QUrl url;
    url.setHost(host, QUrl::TolerantMode);
    if (hasForbidden || isBareIPv6 || !url.isValid() || url.host().isEmpty())
        return std::unexpected(AddressError::NotAUrl);
    return url.host(QUrl::FullyEncoded);
}

} // namespace

QString withoutUserInfo(const QString& text)
{
    static const QRegularExpression userInfo(
        u"^(\\s*(?:(?:[A-Za-z][A-Za-z0-9+.-]*:)?//)?)[^/?#\\\\]*@"_s);
    return splitScheme(text.trimmed()) ? QString(text).replace(userInfo, u"\\1"_s) : text;
}

std::expected<RobotsAddress, AddressError> robotsAddress(const QString& text)
{
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty())
        return std::unexpected(AddressError::Empty);
    const auto split = splitScheme(trimmed);
    if (!split)
        return std::unexpected(split.error());
    const QString scheme = split->scheme.isEmpty() ? u"https"_s : split->scheme;
    const int usualPort = ownPort(scheme);
    if (usualPort == 0)
        return std::unexpected(AddressError::OtherScheme);

    static const QRegularExpression authorityEnd(u"[/?#\\\\]"_s);
    const qsizetype end = split->rest.indexOf(authorityEnd);
    QString authority = end < 0 ? split->rest : split->rest.left(end);
    const QString path = end < 0 ? QString() : split->rest.mid(end);
    authority = authority.mid(authority.lastIndexOf(u'@') + 1);

    const qsizetype colon = authority.lastIndexOf(u':');
    const bool hasPort = colon >= 0 && !authority.endsWith(u']');
    const auto host = hostOf(hasPort ? authority.left(colon) : authority);
    if (!host)
        return std::unexpected(host.error());

    RobotsAddress address;
    address.url.setScheme(scheme);
    address.url.setHost(*host);
    address.url.setPath(u"/robots.txt"_s);
    if (hasPort && colon + 1 < authority.size()) {
        const auto port = portNumberOf(QStringView(authority).sliced(colon + 1));
        if (!port)
            return std::unexpected(port.error());
        if (*port != usualPort)
            address.url.setPort(*port);
    }
    address.schemeAssumed = split->scheme.isEmpty();
    static const QRegularExpression subfolderFile(u"^/[^?#]+/robots\\.txt(?:[?#]|$)"_s);
    address.wasSubfolderFile = subfolderFile.match(path).hasMatch();
    return address;
}

bool isWeb(const QUrl& url)
{
    return url.scheme() == "http"_L1 || url.scheme() == "https"_L1;
}

AddressError problemOf(const QUrl& url)
{
    if (url.isEmpty())
        return AddressError::Empty;
    if (!url.isValid() || url.host().isEmpty())
        return AddressError::NotAUrl;
    return isWeb(url) ? AddressError::None : AddressError::OtherScheme;
}

} // namespace crawlright::net
