// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/governs.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace crawlright::access {
namespace {

// Whose rules: what RFC 9309 calls the authority, with its scheme. The host as given.
struct Origin {
    std::string_view scheme;
    std::string_view host;
    std::string_view port; // digits without leading zeros; empty: the scheme's own
};

struct Parts {
    Origin origin;
    std::string_view rest; // path, query and fragment
};

struct DefaultPort {
    std::string_view scheme;
    std::string_view port;
};
constexpr auto defaultPorts = std::to_array<DefaultPort>({
    {"http", "80"},
    {"https", "443"},
    {"ftp", "21"},
});

bool isScheme(std::string_view s)
{
    return !s.empty() && text::isAlpha(s.front()) && std::ranges::all_of(s, [](char c) {
        return text::isAlpha(c) || text::isDigit(c) || c == '+' || c == '-' || c == '.';
    });
}

bool isHost(std::string_view s)
{
    if (s.empty())
        return false;
    if (s.front() == '[')
        return s.size() > 2 && s.back() == ']' && s.find(']') == s.size() - 1;
    return std::ranges::none_of(s, [](char c) {
        return static_cast<unsigned char>(c) <= ' ' || c == ':' || c == '[' || c == ']';
    });
}

std::optional<std::string_view> portOf(std::string_view digits, std::string_view scheme)
{
    if (!std::ranges::all_of(digits, text::isDigit))
        return std::nullopt;
    while (digits.size() > 1 && digits.starts_with('0'))
        digits.remove_prefix(1);
    if (digits.size() > 5 || (digits.size() == 5 && digits > "65535"))
        return std::nullopt;
    for (const DefaultPort& known : defaultPorts)
        if (text::equalsIgnoringCase(known.scheme, scheme) && known.port == digits)
            return std::string_view{};
    return digits;
}

std::optional<Parts> split(std::string_view url)
{
    const std::size_t colon = url.find("://");
    if (colon == std::string_view::npos || !isScheme(url.substr(0, colon)))
        return std::nullopt;
    Parts parts;
    parts.origin.scheme = url.substr(0, colon);
    std::string_view authority = url.substr(colon + 3);
    const std::size_t end = std::min(authority.find_first_of("/?#"), authority.size());
    parts.rest = authority.substr(end);
    authority = authority.substr(0, end);
    if (const std::size_t at = authority.rfind('@'); at != std::string_view::npos)
        authority.remove_prefix(at + 1);

    const std::size_t portColon = authority.rfind(':');
    const bool hasPort = portColon != std::string_view::npos && !authority.ends_with(']');
    parts.origin.host = hasPort ? authority.substr(0, portColon) : authority;
    const auto port =
        portOf(hasPort ? authority.substr(portColon + 1) : std::string_view{}, parts.origin.scheme);
    if (!port || !isHost(parts.origin.host))
        return std::nullopt;
    parts.origin.port = *port;
    return parts;
}

std::string_view portIn(const Origin& origin)
{
    if (!origin.port.empty())
        return origin.port;
    const auto* known = std::ranges::find_if(defaultPorts, [&](const DefaultPort& other) {
        return text::equalsIgnoringCase(other.scheme, origin.scheme);
    });
    return known == defaultPorts.end() ? std::string_view() : known->port;
}

Governance differenceOf(const Origin& file, const Origin& page)
{
    if (!text::equalsIgnoringCase(file.scheme, page.scheme))
        return {Mismatch::Scheme, file.scheme, page.scheme};
    if (!text::equalsIgnoringCase(file.host, page.host))
        return {Mismatch::Host, file.host, page.host};
    if (file.port != page.port)
        return {Mismatch::Port, portIn(file), portIn(page)};
    return {};
}

void appendLower(std::string& out, std::string_view s)
{
    std::ranges::transform(s, std::back_inserter(out), text::toLower);
}

} // namespace

std::optional<std::string> robotsUrlOf(std::string_view url)
{
    const auto parts = split(url);
    if (!parts)
        return std::nullopt;
    std::string out;
    out.reserve(url.size() + 12);
    appendLower(out, parts->origin.scheme);
    out += "://";
    appendLower(out, parts->origin.host);
    if (!parts->origin.port.empty()) {
        out += ':';
        out += parts->origin.port;
    }
    out += "/robots.txt";
    return out;
}

Governance governanceOf(std::string_view robotsUrl, std::string_view url)
{
    const auto file = split(robotsUrl);
    const auto page = split(url);
    if (!file || !page)
        return {Mismatch::NoUrl, {}, {}};
    const std::string_view path = file->rest.substr(0, file->rest.find('#'));
    if (path != "/robots.txt")
        return {Mismatch::Place, path, {}};
    return differenceOf(file->origin, page->origin);
}

bool governs(std::string_view robotsUrl, std::string_view url)
{
    return governanceOf(robotsUrl, url).mismatch == Mismatch::None;
}

} // namespace crawlright::access
