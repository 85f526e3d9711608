// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/edit.h"

namespace crawlright::edits {

std::string applied(std::string_view bytes, std::span<const Edit> edits)
{
    std::string result;
    result.reserve(bytes.size());
    std::size_t at = 0;
    for (const Edit& edit : edits) {
        result += bytes.substr(at, edit.span.begin - at);
        result += edit.with;
        at = edit.span.end;
    }
    result += bytes.substr(at);
    return result;
}

} // namespace crawlright::edits
