// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/commented_rule.h"

#include "core/text/ascii.h"

#include <algorithm>

namespace crawlright::checks {

text::Span commentText(std::string_view bytes, const syntax::Line& line)
{
    text::Span span{line.comment, line.contentEnd};
    while (span.begin < span.end && (bytes[span.begin] == '#' || text::isSpace(bytes[span.begin])))
        ++span.begin;
    while (span.begin < span.end && text::isSpace(bytes[span.end - 1]))
        --span.end;
    return span;
}

bool wouldBeRule(std::string_view text)
{
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos)
        return false;
    const auto name = syntax::fieldOf(text::trimmed(text.substr(0, colon)));
    const std::string_view value = text::trimmed(text.substr(colon + 1));
    if (name.spelling != syntax::Spelling::Exact || std::ranges::any_of(value, text::isBlank))
        return false;
    if (name.field == syntax::Field::UserAgent)
        return !value.empty();
    return syntax::isRule(name.field) &&
           (value.empty() || value.front() == '/' || value.front() == '*');
}

} // namespace crawlright::checks
