// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/fetch/session_options.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace crawlright::fetch {

using namespace Qt::StringLiterals;

namespace {

// RFC 9110 §5.6.2
bool isToken(QStringView text)
{
    constexpr QStringView others = u"!#$%&'*+-.^_`|~";
    return !text.isEmpty() && std::ranges::all_of(text, [&](QChar c) {
        return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') ||
               others.contains(c);
    });
}

// What the request itself decides, or has a field of its own.
bool isOurs(const QString& name)
{
    constexpr auto ours = std::to_array<QLatin1StringView>(
        {"host"_L1, "connection"_L1, "content-length"_L1, "transfer-encoding"_L1, "upgrade"_L1,
         "te"_L1, "trailer"_L1, "user-agent"_L1, "accept-encoding"_L1});
    return std::ranges::any_of(
        ours, [&](QLatin1StringView own) { return name.compare(own, Qt::CaseInsensitive) == 0; });
}

bool isValue(QStringView text)
{
    return std::ranges::all_of(text,
                               [](QChar c) { return c == u'\t' || (c >= u' ' && c <= u'~'); });
}

QStringList linesOf(const QString& text)
{
    QStringList lines;
    for (const QString& line : text.split(u'\n'))
        if (!line.trimmed().isEmpty())
            lines += line.trimmed();
    return lines;
}

} // namespace

std::expected<QList<net::Header>, QString> headersIn(const QString& text)
{
    QList<net::Header> headers;
    for (const QString& line : linesOf(text)) {
        const qsizetype colon = line.indexOf(u':');
        const QString name = line.left(std::max<qsizetype>(colon, 0)).trimmed();
        const QString value = line.mid(colon + 1).trimmed();
        if (colon < 0 || !isToken(name) || isOurs(name) || !isValue(value))
            return std::unexpected(line);
        headers.append({name.toLatin1(), value.toLatin1()});
    }
    return headers;
}

QString textOf(const QList<net::Header>& headers)
{
    QStringList lines;
    for (const net::Header& header : headers)
        lines +=
            u"%1: %2"_s.arg(QString::fromLatin1(header.name), QString::fromLatin1(header.value));
    return lines.join(u'\n');
}

std::expected<QHash<QString, QHostAddress>, QString> fixedAddressesIn(const QString& text)
{
    QHash<QString, QHostAddress> fixed;
    for (const QString& line : linesOf(text)) {
        const QStringList words = line.simplified().split(u' ');
        const QString host = QString::fromLatin1(QUrl::toAce(words.first())).toLower();
        QHostAddress address;
        if (words.size() != 2 || host.isEmpty() || !address.setAddress(words.last()))
            return std::unexpected(line);
        fixed.insert(host, address);
    }
    return fixed;
}

QString textOf(const QHash<QString, QHostAddress>& fixedAddresses)
{
    QStringList lines;
    for (auto fixed = fixedAddresses.cbegin(); fixed != fixedAddresses.cend(); ++fixed)
        lines += u"%1 %2"_s.arg(fixed.key(), fixed.value().toString());
    lines.sort();
    return lines.join(u'\n');
}

} // namespace crawlright::fetch
