// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/site.h"

#include "core/text/ascii.h"

#include <algorithm>

namespace crawlright::edits {

namespace {

using checks::Stretch;
using syntax::Line;
using syntax::LineEnd;
using text::LineNumber;

} // namespace

Site::Site(const syntax::Document& parsed)
    : document(parsed)
    , bytes(document.bytes())
    , context(document)
    , readings(document)
{
}

std::string_view Site::endNear(LineNumber number) const
{
    if (line(number).lineEnd == LineEnd::None && number > 1)
        --number;
    const Line& near = line(number);
    if (near.lineEnd == LineEnd::None)
        return "\n";
    return bytes.substr(near.contentEnd, near.end() - near.contentEnd);
}

Edit Site::above(LineNumber number, const std::vector<std::string>& lines) const
{
    const text::Offset at = beginOf(number);
    Edit edit{{at, at}, {}};
    for (const std::string& text : lines) {
        edit.with += text;
        edit.with += endNear(number);
    }
    return edit;
}

Edit Site::below(LineNumber number, const std::vector<std::string>& lines) const
{
    const text::Offset at = line(number).end();
    Edit edit{{at, at}, {}};
    const bool isLast = line(number).lineEnd == LineEnd::None;
    for (const std::string& text : lines) {
        if (isLast)
            edit.with += endNear(number);
        edit.with += text;
        if (!isLast)
            edit.with += endNear(number);
    }
    return edit;
}

Edit Site::without(LineNumber number) const
{
    const text::Offset begin = beginOf(number);
    const Line& gone = line(number);
    return {{begin, gone.hasComment() ? gone.comment : gone.end()}, {}};
}

Edit Site::withoutLines(LineNumber first, LineNumber last) const
{
    return {{beginOf(first), line(last).end()}, {}};
}

Edit Site::asComment(LineNumber number) const
{
    text::Offset at = beginOf(number);
    while (at < line(number).contentEnd && text::isSpace(bytes[at]))
        ++at;
    return {{at, at}, "# "};
}

Edit Site::withValue(LineNumber number, std::string_view value) const
{
    const Line& changed = line(number);
    if (!changed.value().isEmpty())
        return {changed.value(), std::string(value)};
    text::Offset at = changed.keyEnd;
    while (at < changed.comment && bytes[at] != ':')
        ++at;
    at = std::min(at + 1, changed.comment);
    return {{at, at}, " " + std::string(value)};
}

const Stretch* Site::stretchAt(LineNumber number) const
{
    const auto& stretches = context.stretches;
    const auto next = std::ranges::upper_bound(
        stretches, number, {}, [&](const Stretch& stretch) { return firstLineOf(stretch); });
    return next == stretches.begin() ? nullptr : &*std::prev(next);
}

LineNumber Site::firstLineOf(const Stretch& stretch) const
{
    return context.agents[stretch.agentsBegin].line;
}

LineNumber Site::lastLineOf(const Stretch& stretch) const
{
    return stretch.agentsEnd < context.agents.size() ? context.agents[stretch.agentsEnd].line - 1
                                                     : lineCount();
}

LineNumber Site::lastAgentOf(const Stretch& stretch) const
{
    return context.agents[stretch.agentsEnd - 1].line;
}

} // namespace crawlright::edits
