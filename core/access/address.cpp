// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/address.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <array>

namespace crawlright::access {

namespace {

/// Bytes of the scheme that a text begins with, without its colon; 0: there is none.
std::size_t schemeSizeOf(std::string_view address)
{
    if (address.empty() || !text::isAlpha(address.front()))
        return 0;
    const auto* end = std::ranges::find_if_not(address, [](char c) {
        return text::isAlpha(c) || text::isDigit(c) || c == '+' || c == '-' || c == '.';
    });
    return end != address.end() && *end == ':' ? static_cast<std::size_t>(end - address.begin())
                                               : 0;
}

/// Bytes of the host that a text begins with; 0: it begins with none.
std::size_t hostSizeOf(std::string_view address)
{
    if (address.starts_with('[')) {
        const std::size_t end = address.find_first_not_of("0123456789abcdefABCDEF:.", 1);
        return end != std::string_view::npos && end > 1 && address[end] == ']' ? end + 1 : 0;
    }
    const auto* end = std::ranges::find_if(address, [](char c) {
        return text::isSpace(c) || std::string_view("/?#:@[]*$").contains(c);
    });
    const std::string_view name(address.begin(), end);
    const bool hasDotWithin = name.size() > 2 && name.substr(1, name.size() - 2).contains('.');
    return hasDotWithin || text::equalsIgnoringCase(name, "localhost") ? name.size() : 0;
}

/// Whether a host, perhaps with a port, stands before a path or the end.
bool beginsWithHost(std::string_view address)
{
    constexpr std::size_t mostDigits = 5;
    const std::size_t size = hostSizeOf(address);
    if (size == 0)
        return false;
    std::string_view rest = address.substr(size);
    if (rest.starts_with(':')) {
        rest.remove_prefix(1);
        const auto* end = std::ranges::find_if_not(rest, text::isDigit);
        const auto digits = static_cast<std::size_t>(end - rest.begin());
        if (digits == 0 || digits > mostDigits)
            return false;
        rest.remove_prefix(digits);
    }
    return rest.empty() || std::string_view("/?#").contains(rest.front());
}

} // namespace

AddressKind kindOf(std::string_view address)
{
    static constexpr auto governed = std::to_array<std::string_view>({"http", "https", "ftp"});
    if (address.empty())
        return AddressKind::Empty;
    if (address.starts_with('/'))
        return AddressKind::Path;
    if (beginsWithHost(address))
        return AddressKind::Host;
    const std::size_t size = schemeSizeOf(address);
    if (size == 0)
        return AddressKind::Neither;
    const bool isGoverned = std::ranges::any_of(governed, [&](std::string_view scheme) {
        return text::equalsIgnoringCase(scheme, address.substr(0, size));
    });
    if (!isGoverned)
        return AddressKind::OtherScheme;
    const std::string_view rest = address.substr(size);
    return rest.starts_with("://") && rest.size() > 3 ? AddressKind::Url : AddressKind::Neither;
}

} // namespace crawlright::access
