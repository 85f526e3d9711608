// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/completion/place.h"

#include "core/syntax/document.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace crawlright::completion {

namespace {

using syntax::Field;
using syntax::Line;
using syntax::LineKind;
using text::Offset;
using text::Span;

constexpr std::string_view mark = "crawlright:";

Offset skippingBlanks(std::string_view line, Offset at, Offset end)
{
    while (at < end && text::isSpace(line[at]))
        ++at;
    return at;
}

Span trimmed(std::string_view line, Span span)
{
    span.begin = skippingBlanks(line, span.begin, span.end);
    while (span.end > span.begin && text::isSpace(line[span.end - 1]))
        --span.end;
    return span;
}

/// The parts of a span between separators, trimmed.
template <class IsSeparator>
std::vector<Span> partsOf(std::string_view line, Span whole, IsSeparator isSeparator)
{
    std::vector<Span> parts;
    for (Offset begin = whole.begin;;) {
        Offset end = begin;
        while (end < whole.end && !isSeparator(line[end]))
            ++end;
        parts.push_back(trimmed(line, {begin, end}));
        if (end == whole.end)
            return parts;
        begin = end + 1;
    }
}

/// How long the slash is that a text begins with; 0: it begins with none.
std::size_t slashAt(std::string_view text)
{
    if (text.starts_with('/'))
        return 1;
    return text::startsWithIgnoringCase(text, "%2f") ? 3 : 0;
}

/// Where a segment ends in what is behind the cursor, and where its slash does.
struct Ends {
    Offset name = 0;
    Offset segment = 0;
};

Ends endsOf(std::string_view behind, bool hasQuery)
{
    std::size_t at = 0;
    std::size_t slash = 0;
    for (; at < behind.size(); ++at) {
        const bool isAnchor = behind[at] == '$' && at + 1 == behind.size();
        hasQuery = hasQuery || behind[at] == '?';
        slash = hasQuery ? 0 : slashAt(behind.substr(at));
        if (slash > 0 || isAnchor || behind[at] == '*')
            break;
    }
    return {.name = static_cast<Offset>(at), .segment = static_cast<Offset>(at + slash)};
}

class PlaceReader {
public:
    PlaceReader(std::string_view line, Offset cursor)
        : m_line(line)
        , m_document(syntax::parse(std::string(line)))
        , m_parsed(m_document.line(1))
    {
        m_place.cursor = cursor;
    }

    Place take()
    {
        if (m_parsed.hasComment() && m_place.cursor > m_parsed.comment)
            readComment();
        else if (m_place.cursor >= m_document.bomSize())
            readField();
        return std::move(m_place);
    }

private:
    void set(PlaceKind kind, Span word)
    {
        if (m_place.cursor < word.begin || m_place.cursor > word.end)
            return;
        m_place.kind = kind;
        m_place.word = word;
    }

    void readField()
    {
        const std::string_view body = m_line.substr(0, m_parsed.comment);
        const std::size_t colon = body.find(':');
        if (colon == std::string_view::npos)
            return readName(m_parsed.comment);
        const auto at = static_cast<Offset>(colon);
        if (m_place.cursor <= at) {
            m_place.hasColon = true;
            return readName(at);
        }
        if (m_parsed.kind != LineKind::Field || m_parsed.colonless)
            return;
        m_place.field = m_parsed.name.field;
        // Where there is no value yet it begins at the cursor.
        Span value = m_parsed.value();
        if (value.isEmpty())
            value = {m_place.cursor, m_place.cursor};
        readValue(value);
    }

    // A name is a single word: what was typed behind a blank belongs to none.
    void readName(Offset end)
    {
        m_place.field = m_parsed.name.field;
        Span name{skippingBlanks(m_line, m_document.bomSize(), end), 0};
        name.end = name.begin;
        while (name.end < end && !text::isSpace(m_line[name.end]))
            ++name.end;
        if (name.isEmpty()) {
            name = {m_place.cursor, m_place.cursor};
            m_place.hasColon = false;
        }
        set(PlaceKind::FieldName, name);
    }

    void readValue(Span value)
    {
        switch (m_place.field) {
        case Field::UserAgent:
            return set(PlaceKind::Crawler, value);
        case Field::Allow:
        case Field::Disallow:
            return readPath(value);
        case Field::Sitemap:
        case Field::Host:
        case Field::CrawlDelay:
            return set(PlaceKind::Value, value);
        case Field::ContentSignal:
        case Field::ContentUsage:
            return readList(PlaceKind::Preference, value, [](char c) { return c == ','; });
        case Field::CleanParam:
            return readCleanParam(value);
        default:
            return;
        }
    }

    void readPath(Span path)
    {
        set(PlaceKind::Path, path);
        if (m_place.kind != PlaceKind::Path)
            return;
        // A slash behind a `?` parts nothing, as core/urls/path_tree has it. `%2F` does.
        const std::string_view typed = m_place.typed().of(m_line);
        const std::string_view folders = typed.substr(0, typed.find('?'));
        std::size_t from = 0;
        for (std::size_t i = 0; i < folders.size(); ++i) {
            if (const std::size_t slash = slashAt(folders.substr(i)))
                from = i + slash;
        }
        const Offset begin = path.begin + static_cast<Offset>(from);
        const bool hasQuery = folders.size() < typed.size();
        const Ends ends = endsOf(m_line.substr(0, path.end).substr(m_place.cursor), hasQuery);
        m_place.name = {begin, m_place.cursor + ends.name};
        m_place.segment = {begin, m_place.cursor + ends.segment};
    }

    template <class IsSeparator>
    void readList(PlaceKind kind, Span list, IsSeparator isSeparator)
    {
        // What is behind a separator at the end of the line is an item that is still empty.
        if (m_place.cursor > list.end)
            list.end = m_place.cursor;
        for (const Span part : partsOf(m_line, list, isSeparator)) {
            const bool isHere = m_place.kind == PlaceKind::None && part.begin <= m_place.cursor &&
                                m_place.cursor <= part.end;
            if (isHere)
                set(kind, part);
            else if (!part.isEmpty())
                m_place.others.push_back(part.of(m_line));
        }
        const std::string_view before = m_line.substr(list.begin, m_place.cursor - list.begin);
        const std::string_view blanksCut = text::trimmed(before);
        if (m_place.kind == PlaceKind::None && (blanksCut.empty() || isSeparator(blanksCut.back())))
            set(kind, {m_place.cursor, m_place.cursor});
    }

    void readCleanParam(Span value)
    {
        Offset blank = value.begin;
        while (blank < value.end && !text::isSpace(m_line[blank]))
            ++blank;
        if (m_place.cursor <= blank)
            return readList(PlaceKind::Parameter, {value.begin, blank},
                            [](char c) { return c == '&'; });
        const Span path = trimmed(m_line, {blank, std::max(value.end, m_place.cursor)});
        readPath(path.isEmpty() ? Span{m_place.cursor, m_place.cursor} : path);
    }

    void readComment()
    {
        // The last `#` before the cursor, as core/checks/ignores has it.
        const std::size_t hash = m_line.substr(0, m_place.cursor).rfind('#');
        const std::size_t next = m_line.find('#', m_place.cursor);
        const auto end = static_cast<Offset>(std::min(next, m_line.size()));
        const Offset begin = skippingBlanks(m_line, static_cast<Offset>(hash + 1), end);
        Span rest = trimmed(m_line, {begin, end});
        if (!text::startsWithIgnoringCase(rest.of(m_line), mark))
            return readMark(rest);
        rest.begin = skippingBlanks(m_line, rest.begin + static_cast<Offset>(mark.size()), end);
        rest.end = std::max(rest.begin, rest.end);
        const std::size_t reason = rest.of(m_line).find("--");
        if (reason != std::string_view::npos)
            rest.end = rest.begin + static_cast<Offset>(reason);
        Span request = rest;
        request.end = request.begin;
        while (request.end < rest.end && !text::isSpace(m_line[request.end]))
            ++request.end;
        if (m_place.cursor < rest.begin)
            return;
        if (m_place.cursor <= request.end)
            return set(PlaceKind::Request, request);
        const std::string_view word = request.of(m_line);
        const bool isKnown = text::equalsIgnoringCase(word, "ignore") ||
                             text::equalsIgnoringCase(word, "ignore-file");
        if (isKnown && (reason == std::string_view::npos || m_place.cursor <= rest.end))
            readList(PlaceKind::CodeId, trimmed(m_line, {request.end, rest.end}),
                     [](char c) { return c == ',' || text::isSpace(c); });
    }

    // Only the first word of a comment can become the mark.
    void readMark(Span rest)
    {
        Offset end = rest.begin;
        while (end < rest.end && !text::isSpace(m_line[end]))
            ++end;
        if (end == rest.end && rest.begin <= m_place.cursor)
            set(PlaceKind::Mark, {rest.begin, end});
    }

    std::string_view m_line;
    syntax::Document m_document;
    const Line& m_parsed;
    Place m_place;
};

} // namespace

Place placeIn(std::string_view line, Offset cursor)
{
    return PlaceReader(line, cursor).take();
}

} // namespace crawlright::completion
