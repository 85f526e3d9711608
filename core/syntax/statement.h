// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/syntax/document.h"

#include <algorithm>
#include <string_view>

namespace crawlright::syntax {

/// What a line says, as it is written: from its key to the end of its value, without a comment.
/// `number`: from 1; empty where there is no such line, as for a verdict that no line decides.
/// Lasts as long as the Document.
[[nodiscard]] inline std::string_view statementOn(const Document& document, text::LineNumber number)
{
    if (number == 0 || number > document.lines().size())
        return {};
    const Line& line = document.line(number);
    return document.textOf({line.keyBegin, std::max(line.keyBegin, line.valueEnd)});
}

} // namespace crawlright::syntax
