// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/history_entry.h"

#include "core/net/fetcher.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <zlib.h>

namespace crawlright::net {

using namespace Qt::StringLiterals;
using std::chrono::milliseconds;

namespace {

constexpr qsizetype checksumSize = 8; // hexadecimal digits
constexpr int formatVersion = 1;      // of the format

/// In the order of FetchError, which may change; these names may not.
constexpr auto errorNames = std::to_array<QLatin1StringView>({
    ""_L1,
    "bad-address"_L1,
    "unknown-host"_L1,
    "refused"_L1,
    "unreachable"_L1,
    "proxy"_L1,
    "tls"_L1,
    "timeout"_L1,
    "stalled"_L1,
    "reset"_L1,
    "interrupted"_L1,
    "invalid-response"_L1,
    "headers-too-large"_L1,
    "body-too-large"_L1,
    "too-many-redirects"_L1,
    "redirect-loop"_L1,
    "redirect-refused"_L1,
    "private-address"_L1,
    "bad-chunking"_L1,
    "cancelled"_L1,
});
static_assert(errorNames.size() == static_cast<std::size_t>(FetchError::Cancelled) + 1);

QByteArray checksumOf(const QByteArray& json)
{
    const auto sum = crc32_z(0, reinterpret_cast<const Bytef*>(json.constData()),
                             static_cast<z_size_t>(json.size()));
    return QByteArray::number(static_cast<quint32>(sum), 16).rightJustified(checksumSize, '0');
}

QByteArray lineOf(QJsonObject object)
{
    object["v"_L1] = formatVersion;
    const QByteArray json = QJsonDocument(object).toJson(QJsonDocument::Compact);
    return checksumOf(json) + ' ' + json + '\n';
}

std::optional<QJsonObject> objectOf(const QByteArray& line)
{
    if (line.size() <= checksumSize + 1 || line[checksumSize] != ' ')
        return std::nullopt;
    const QByteArray json = line.sliced(checksumSize + 1);
    if (line.first(checksumSize) != checksumOf(json))
        return std::nullopt;
    const QJsonDocument document = QJsonDocument::fromJson(json);
    if (!document.isObject() || document["v"_L1].toInt() != formatVersion)
        return std::nullopt;
    return document.object();
}

QString text(const QDateTime& when)
{
    return when.toUTC().toString(Qt::ISODateWithMs);
}

QDateTime dateOf(const QJsonValue& value)
{
    return QDateTime::fromString(value.toString(), Qt::ISODateWithMs).toUTC();
}

QString text(const QUrl& url)
{
    return url.toString(QUrl::FullyEncoded);
}

QUrl urlOf(const QJsonValue& value)
{
    return QUrl(value.toString(), QUrl::StrictMode);
}

QJsonValue partOf(const HopTimes::Part& part)
{
    return part ? QJsonValue(static_cast<qint64>(part->count())) : QJsonValue();
}

HopTimes::Part partOf(const QJsonValue& value)
{
    return value.isDouble() ? HopTimes::Part(milliseconds(value.toInteger())) : std::nullopt;
}

// A byte each: headers need not be of any encoding. What a cookie holds is nobody's to keep.
QJsonArray arrayOf(const QList<Header>& headers)
{
    QJsonArray array;
    for (const Header& header : headers) {
        const bool isCookie = header.name.compare("set-cookie", Qt::CaseInsensitive) == 0;
        array += QJsonArray{QString::fromLatin1(header.name),
                            isCookie ? QString() : QString::fromLatin1(header.value)};
    }
    return array;
}

QList<Header> headersOf(const QJsonArray& array)
{
    QList<Header> headers;
    for (const QJsonValue& value : array)
        headers += Header{value[0].toString().toLatin1(), value[1].toString().toLatin1()};
    return headers;
}

QJsonArray arrayOf(const QList<QHostAddress>& addresses)
{
    QJsonArray array;
    for (const QHostAddress& address : addresses)
        array += address.toString();
    return array;
}

QList<QHostAddress> addressesOf(const QJsonArray& array)
{
    QList<QHostAddress> addresses;
    for (const QJsonValue& value : array)
        addresses += QHostAddress(value.toString());
    return addresses;
}

QJsonObject objectOf(const Hop& hop)
{
    return {{"url"_L1, text(hop.url)},
            {"status"_L1, hop.status},
            {"reason"_L1, hop.reason},
            {"headers"_L1, arrayOf(hop.headers)},
            {"target"_L1, text(hop.target)},
            {"protocol"_L1, static_cast<int>(hop.protocol)},
            {"addresses"_L1, arrayOf(hop.addresses)},
            {"fixed"_L1, hop.isFixed},
            {"proxy"_L1, hop.viaProxy},
            {"lookup"_L1, partOf(hop.times.lookup)},
            {"connect"_L1, partOf(hop.times.connect)},
            {"firstByte"_L1, partOf(hop.times.firstByte)},
            {"elapsed"_L1, static_cast<qint64>(hop.elapsed.count())},
            {"downgrade"_L1, hop.fromHttpsToHttp},
            {"otherHost"_L1, hop.toOtherHost}};
}

Hop hopOf(const QJsonValue& value)
{
    Hop hop;
    hop.url = urlOf(value["url"_L1]);
    hop.status = value["status"_L1].toInt();
    hop.reason = value["reason"_L1].toString();
    hop.headers = headersOf(value["headers"_L1].toArray());
    hop.target = urlOf(value["target"_L1]);
    const int protocol = value["protocol"_L1].toInt();
    if (protocol >= 0 && protocol <= static_cast<int>(Protocol::Ftp))
        hop.protocol = static_cast<Protocol>(protocol);
    hop.addresses = addressesOf(value["addresses"_L1].toArray());
    hop.isFixed = value["fixed"_L1].toBool();
    hop.viaProxy = value["proxy"_L1].toBool();
    hop.times = {.lookup = partOf(value["lookup"_L1]),
                 .connect = partOf(value["connect"_L1]),
                 .firstByte = partOf(value["firstByte"_L1])};
    hop.elapsed = milliseconds(value["elapsed"_L1].toInteger());
    hop.fromHttpsToHttp = value["downgrade"_L1].toBool();
    hop.toOtherHost = value["otherHost"_L1].toBool();
    return hop;
}

QJsonObject objectOf(const TlsFault& fault)
{
    return {{"text"_L1, fault.text},
            {"subject"_L1, fault.subject},
            {"names"_L1, QJsonArray::fromStringList(fault.names)},
            {"issuer"_L1, fault.issuer},
            {"from"_L1, text(fault.validFrom)},
            {"until"_L1, text(fault.validUntil)},
            {"sha256"_L1, QString::fromLatin1(fault.sha256)}};
}

TlsFault tlsFaultOf(const QJsonValue& value)
{
    return {.text = value["text"_L1].toString(),
            .subject = value["subject"_L1].toString(),
            .names = value["names"_L1].toVariant().toStringList(),
            .issuer = value["issuer"_L1].toString(),
            .validFrom = dateOf(value["from"_L1]),
            .validUntil = dateOf(value["until"_L1]),
            .sha256 = value["sha256"_L1].toString().toLatin1()};
}

} // namespace

bool isSha256(const QByteArray& text)
{
    constexpr qsizetype digits = 64;
    return text.size() == digits && QByteArray::fromHex(text).toHex() == text;
}

QString siteOf(const QUrl& url)
{
    if (url.host().isEmpty())
        return {};
    return url
        .adjusted(QUrl::RemovePath | QUrl::RemoveQuery | QUrl::RemoveFragment |
                  QUrl::RemoveUserInfo)
        .toString(QUrl::FullyEncoded);
}

HistorySite historySiteOf(const FetchResult& result)
{
    HistorySite site{.origin = siteOf(result.url), .userAgent = {}, .address = {}};
    if (!isOwnUserAgent(result.userAgent))
        site.userAgent = result.userAgent;
    if (!result.hops.isEmpty() && result.hops.first().isFixed &&
        !result.hops.first().addresses.isEmpty())
        site.address = result.hops.first().addresses.first().toString();
    return site;
}

QByteArray packed(const HistoryEntry& entry)
{
    const FetchResult& result = entry.result;
    QJsonArray hops;
    for (const Hop& hop : result.hops)
        hops += objectOf(hop);
    QJsonArray faults;
    for (const TlsFault& fault : result.tlsFaults)
        faults += objectOf(fault);
    return lineOf({{"asked"_L1, result.asked},
                   {"url"_L1, text(result.url)},
                   {"userAgent"_L1, QString::fromLatin1(result.userAgent)},
                   {"when"_L1, text(result.when)},
                   {"hops"_L1, hops},
                   {"error"_L1, errorNames.at(static_cast<std::size_t>(result.error))},
                   {"detail"_L1, result.detail},
                   {"tls"_L1, faults},
                   {"schemeAssumed"_L1, result.schemeAssumed},
                   {"subfolder"_L1, result.wasSubfolderFile},
                   {"guarded"_L1, result.wasGuarded},
                   {"elapsed"_L1, static_cast<qint64>(result.elapsed.count())},
                   {"sha256"_L1, QString::fromLatin1(entry.sha256)},
                   {"size"_L1, entry.size}});
}

QByteArray packed(const HistoryDropped& dropped)
{
    return lineOf({{"dropped"_L1, dropped.entries}, {"until"_L1, text(dropped.until)}});
}

std::optional<HistoryEntry> unpackedEntry(const QByteArray& line)
{
    const auto object = objectOf(line);
    if (!object)
        return std::nullopt;
    const QJsonObject& o = *object;
    HistoryEntry entry;
    FetchResult& result = entry.result;
    result.asked = o["asked"_L1].toString();
    result.url = urlOf(o["url"_L1]);
    result.userAgent = o["userAgent"_L1].toString().toLatin1();
    result.when = dateOf(o["when"_L1]);
    for (const QJsonValue& hop : o["hops"_L1].toArray())
        result.hops += hopOf(hop);
    const auto error = std::ranges::find(errorNames, o["error"_L1].toString());
    if (error == errorNames.end())
        return std::nullopt;
    result.error = static_cast<FetchError>(error - errorNames.begin());
    result.detail = o["detail"_L1].toString();
    for (const QJsonValue& fault : o["tls"_L1].toArray())
        result.tlsFaults += tlsFaultOf(fault);
    result.schemeAssumed = o["schemeAssumed"_L1].toBool();
    result.wasSubfolderFile = o["subfolder"_L1].toBool();
    result.wasGuarded = o["guarded"_L1].toBool();
    result.elapsed = milliseconds(o["elapsed"_L1].toInteger());
    entry.sha256 = o["sha256"_L1].toString().toLatin1();
    entry.size = o["size"_L1].toInteger();
    if (siteOf(result.url).isEmpty() || !result.when.isValid() || !isSha256(entry.sha256))
        return std::nullopt;
    return entry;
}

std::optional<HistoryDropped> unpackedDropped(const QByteArray& line)
{
    const auto object = objectOf(line);
    if (!object || !object->contains("dropped"_L1))
        return std::nullopt;
    return HistoryDropped{.entries = (*object)["dropped"_L1].toInt(),
                          .until = dateOf((*object)["until"_L1])};
}

} // namespace crawlright::net
