// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/scheme.h"

#include "core/text/ascii.h"

namespace crawlright::checks {

std::size_t schemeAndHostOf(std::string_view url)
{
    std::size_t at = 0;
    while (at < url.size() &&
           (text::isAlpha(url[at]) || (at > 0 && (text::isDigit(url[at]) || url[at] == '+' ||
                                                  url[at] == '.' || url[at] == '-'))))
        ++at;
    if (at == 0 || !url.substr(at).starts_with("://"))
        return 0;
    const std::size_t host = at + 3;
    std::size_t end = host;
    while (end < url.size() && url[end] != '/' && url[end] != '?' && url[end] != '#' &&
           !text::isSpace(url[end]))
        ++end;
    return end == host ? 0 : end;
}

} // namespace crawlright::checks
