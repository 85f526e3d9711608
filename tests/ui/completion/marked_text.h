// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/text/span.h"

#include <string>
#include <string_view>

namespace crawlright::test {

/// A text with a place in it, written as `Dis|allow`.
struct MarkedText {
    std::string bytes;
    text::Offset cursor = 0;
    text::Offset lineBegin = 0;
    std::string line; ///< of the cursor, without its end

    explicit MarkedText(std::string_view marked)
        : bytes(marked)
        , cursor(static_cast<text::Offset>(marked.find('|')))
    {
        bytes.erase(cursor, 1);
        lineBegin = static_cast<text::Offset>(bytes.substr(0, cursor).rfind('\n') + 1);
        line = bytes.substr(lineBegin, bytes.find('\n', cursor) - lineBegin);
    }
};

} // namespace crawlright::test
