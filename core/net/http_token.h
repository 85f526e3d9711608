// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>

#include <algorithm>
#include <string_view>

namespace crawlright::net {

/// A token, such as a header's name is one (RFC 9110 §5.6.2).
[[nodiscard]] inline bool isToken(QByteArrayView text)
{
    constexpr auto isTokenByte = [](char c) {
        constexpr std::string_view marks = "!#$%&'*+-.^_`|~";
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
               marks.contains(c);
    };
    return !text.isEmpty() && std::ranges::all_of(text, isTokenByte);
}

} // namespace crawlright::net
