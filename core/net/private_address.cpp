// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/fetcher.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace crawlright::net {
namespace {

struct Network {
    quint32 begin;
    int bits;
};

constexpr quint32 ipv4(quint32 a, quint32 b, quint32 c, quint32 d)
{
    return a << 24U | b << 16U | c << 8U | d;
}

// From IANA's registry of special-purpose IPv4 addresses.
constexpr auto networks = std::to_array<Network>({
    {ipv4(0, 0, 0, 0), 8},      // "this network", with the unspecified address
    {ipv4(10, 0, 0, 0), 8},     // RFC 1918
    {ipv4(100, 64, 0, 0), 10},  // RFC 6598, carrier-grade NAT
    {ipv4(127, 0, 0, 0), 8},    // loopback
    {ipv4(169, 254, 0, 0), 16}, // link-local
    {ipv4(172, 16, 0, 0), 12},  // RFC 1918
    {ipv4(192, 168, 0, 0), 16}, // RFC 1918
    {ipv4(224, 0, 0, 0), 3},    // multicast, reserved and broadcast
});

bool isPrivateIPv4(quint32 ip)
{
    return std::ranges::any_of(
        networks, [ip](Network net) { return (ip ^ net.begin) >> (32 - net.bits) == 0; });
}

quint32 fourBytes(const Q_IPV6ADDR& ip, int from)
{
    return ipv4(ip[from], ip[from + 1], ip[from + 2], ip[from + 3]);
}

bool startsWith(const Q_IPV6ADDR& ip, std::span<const quint8> bytes)
{
    return std::ranges::equal(bytes, std::span(ip.c).first(bytes.size()));
}

using Twelve = std::array<quint8, 12>;
constexpr Twelve compatible{};
constexpr Twelve mapped{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
constexpr Twelve nat64{0, 0x64, 0xff, 0x9b};           // RFC 6052
constexpr std::array<quint8, 2> sixToFour{0x20, 0x02}; // RFC 3056

// The IPv4 address that packets to this one end at; nullopt: none.
std::optional<quint32> embeddedIPv4(const Q_IPV6ADDR& ip)
{
    if (startsWith(ip, compatible) || startsWith(ip, mapped) || startsWith(ip, nat64))
        return fourBytes(ip, 12);
    if (startsWith(ip, sixToFour))
        return fourBytes(ip, 2);
    return std::nullopt;
}

} // namespace

bool isPrivate(const QHostAddress& address)
{
    if (address.protocol() == QHostAddress::IPv4Protocol)
        return isPrivateIPv4(address.toIPv4Address());
    if (address.protocol() != QHostAddress::IPv6Protocol)
        return true; // no address at all
    const Q_IPV6ADDR ip = address.toIPv6Address();
    if (const auto inner = embeddedIPv4(ip)) // :: and ::1 too, as 0.0.0.0 and 0.0.0.1
        return isPrivateIPv4(*inner);
    const bool isUniqueLocal = (ip[0] & 0xfe) == 0xfc;                 // RFC 4193
    const bool isLinkOrSite = ip[0] == 0xfe && (ip[1] & 0x80) == 0x80; // fe80::/10, fec0::/10
    return isUniqueLocal || isLinkOrSite || ip[0] == 0xff;             // multicast
}

} // namespace crawlright::net
