// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace crawlright::cli {

/// Appends text of which nothing is markup, and no `|` ends a table's cell.
inline void appendMarkdown(std::string& out, std::string_view text)
{
    for (const char c : text) {
        if (std::string_view("\\`*_[]<>|~&").contains(c))
            out += '\\';
        out += c;
    }
}

} // namespace crawlright::cli
