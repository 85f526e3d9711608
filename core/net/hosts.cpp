// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/hosts.h"

#include "core/text/ascii.h"

#include <QByteArray>
#include <QUrl>

#include <algorithm>

namespace crawlright::net {
namespace {

// Where the host lies between "://" (with user info) and the path (with the port).
struct HostRange {
    std::size_t begin = 0;
    std::size_t end = 0;
};

HostRange hostIn(std::string_view url)
{
    const std::size_t colon = url.find("://");
    if (colon == std::string_view::npos || url.substr(0, colon).find_first_of("/?#") != url.npos)
        return {};
    HostRange range;
    range.begin = colon + 3;
    range.end = std::min(url.find_first_of("/?#", range.begin), url.size());
    const std::string_view authority = url.substr(range.begin, range.end - range.begin);
    if (const std::size_t at = authority.rfind('@'); at != std::string_view::npos)
        range.begin += at + 1;
    const std::string_view host = url.substr(range.begin, range.end - range.begin);
    if (const std::size_t port = host.rfind(':');
        port != std::string_view::npos && !host.ends_with(']'))
        range.end = range.begin + port;
    return range;
}

bool isPlain(std::string_view host)
{
    return std::ranges::none_of(host, [](char c) { return text::isHigh(c) || c == '%'; });
}

} // namespace

std::string withAsciiHost(std::string_view url)
{
    const HostRange range = hostIn(url);
    const std::string_view host = url.substr(range.begin, range.end - range.begin);
    std::string out(url);
    if (isPlain(host))
        return out;
    const QByteArray bytes =
        QByteArray::fromPercentEncoding(QByteArray(host.data(), qsizetype(host.size())));
    const QByteArray ascii = QUrl::toAce(QString::fromUtf8(bytes));
    if (!ascii.isEmpty())
        out.replace(range.begin, host.size(), ascii.constData(), std::size_t(ascii.size()));
    return out;
}

} // namespace crawlright::net
