// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/body.h"

#include "core/text/ascii.h"
#include "core/text/case.h"
#include "core/text/line_index.h"
#include "core/text/utf8.h"

#include <algorithm>

namespace crawlright::access {
namespace {

using namespace std::string_view_literals;

bool isHtmlType(std::string_view media)
{
    return media == "text/html" || media == "application/xhtml+xml";
}

bool isBinaryType(std::string_view media)
{
    constexpr auto families = std::to_array({"image/"sv, "audio/"sv, "video/"sv, "font/"sv});
    return std::ranges::any_of(families, [&](auto family) { return media.starts_with(family); }) ||
           media == "application/pdf" || media == "application/zip";
}

// A page that is declared to be plain text, or nothing, still begins like one.
bool beginsLikeHtml(std::string_view body)
{
    std::string_view start = body.substr(0, 1024);
    if (start.starts_with("\xEF\xBB\xBF"))
        start.remove_prefix(3);
    start = text::trimmed(start);
    constexpr auto beginnings = std::to_array({"<!doctype html"sv, "<html"sv, "<head"sv});
    return std::ranges::any_of(beginnings, [&](std::string_view beginning) {
        return text::startsWithIgnoringCase(start, beginning);
    });
}

struct Mark {
    std::string_view bytes;
    Bom bom;
};
// The longer ones first: UTF-32 begins as UTF-16 does (Unicode, table 23-6).
constexpr auto marks = std::to_array<Mark>({
    {"\xFF\xFE\0\0"sv, Bom::Utf32Le},
    {"\0\0\xFE\xFF"sv, Bom::Utf32Be},
    {"\xEF\xBB\xBF"sv, Bom::Utf8},
    {"\xFF\xFE"sv, Bom::Utf16Le},
    {"\xFE\xFF"sv, Bom::Utf16Be},
});

Bom bomOf(std::string_view body)
{
    for (const Mark& mark : marks)
        if (body.starts_with(mark.bytes))
            return mark.bom;
    return Bom::None;
}

std::string_view withoutFrame(std::string_view comment)
{
    constexpr std::string_view frame = "#-=*: \t\r\n";
    const std::size_t begin = comment.find_first_not_of(frame);
    if (begin == std::string_view::npos)
        return {};
    return comment.substr(begin, comment.find_last_not_of(frame) - begin + 1);
}

/// The name behind a word in a comment line: `# BEGIN name`, `### BEGIN: name ###`. Empty where the
/// line does not say the word, or names nothing.
std::string_view nameBehind(std::string_view word, std::string_view line)
{
    if (!line.starts_with('#'))
        return {};
    const std::string_view said = withoutFrame(line);
    if (!text::startsWithIgnoringCase(said, word) || said.size() == word.size())
        return {};
    const char next = said[word.size()];
    return text::isBlank(next) || next == ':' ? withoutFrame(said.substr(word.size()))
                                              : std::string_view();
}

/// The lines of a text, one after another.
class Lines {
public:
    Lines(std::string_view whole, std::size_t from)
        : m_whole(whole)
        , m_next(from)
    {
    }
    /// False: there is none left.
    bool next()
    {
        if (m_next >= m_whole.size())
            return false;
        m_begin = m_next;
        const std::size_t end = m_whole.find_first_of("\r\n", m_begin);
        m_end = std::min(end, m_whole.size());
        m_next = m_end + (m_whole.substr(m_end).starts_with("\r\n") ? 2 : 1);
        m_next = std::min(m_next, m_whole.size());
        return true;
    }
    [[nodiscard]] std::string_view trimmed() const
    {
        return text::trimmed(m_whole.substr(m_begin, m_end - m_begin));
    }
    [[nodiscard]] std::size_t begin() const { return m_begin; }
    /// Behind its line end.
    [[nodiscard]] std::size_t end() const { return m_next; }

private:
    std::string_view m_whole;
    std::size_t m_begin = 0;
    std::size_t m_end = 0;
    std::size_t m_next = 0;
};

/// Behind the END comment for this name; 0: there is none.
std::size_t endOfBlock(Lines lines, std::string_view name)
{
    while (lines.next())
        if (text::equalsIgnoringCase(nameBehind("end", lines.trimmed()), name))
            return lines.end();
    return 0;
}

text::Offset offsetIn(std::string_view whole, std::string_view part)
{
    return static_cast<text::Offset>(part.data() - whole.data());
}

std::optional<Cut> cutOf(std::string_view body, const text::LineIndex& lines,
                         const dialects::Dialect& dialect)
{
    if (dialect.bodyLimit == 0 || body.size() <= dialect.bodyLimit)
        return std::nullopt;
    text::LineNumber line = lines.lineAt(dialect.bodyLimit);
    const char last = body[dialect.bodyLimit];
    if (last == '\n' || last == '\r')
        ++line; // of the line at the limit nothing but its end lies past it
    return Cut{dialect.bodyLimit, line, dialect.overLimitAllowsAll};
}

} // namespace

ContentType contentTypeOf(std::string_view header)
{
    ContentType type;
    std::size_t end = std::min(header.find(';'), header.size());
    type.media = text::lowered(text::trimmed(header.substr(0, end)));
    while (end < header.size()) {
        const std::size_t begin = end + 1;
        end = std::min(header.find(';', begin), header.size());
        const std::string_view parameter = text::trimmed(header.substr(begin, end - begin));
        const std::size_t equals = parameter.find('=');
        if (equals == std::string_view::npos || !type.charset.empty() ||
            !text::equalsIgnoringCase(text::trimmed(parameter.substr(0, equals)), "charset"))
            continue;
        std::string_view value = text::trimmed(parameter.substr(equals + 1));
        if (value.size() >= 2 && value.starts_with('"') && value.ends_with('"'))
            value = value.substr(1, value.size() - 2);
        type.charset = text::lowered(value);
    }
    return type;
}

BodyKind kindOf(std::string_view body, const ContentType& type)
{
    if (body.empty())
        return BodyKind::Empty;
    if (isBinaryType(type.media) || body.contains('\0'))
        return BodyKind::Binary;
    return isHtmlType(type.media) || beginsLikeHtml(body) ? BodyKind::Html : BodyKind::Text;
}

std::optional<ManagedBlock> managedBlockOf(std::string_view body)
{
    int tries = 8; // each reads the rest of the body
    Lines lines(body, bomOf(body) == Bom::Utf8 ? 3 : 0);
    while (lines.next()) {
        const std::string_view line = lines.trimmed();
        if (!line.empty() && !line.starts_with('#'))
            return std::nullopt;
        const std::string_view name = nameBehind("begin", line);
        if (name.empty())
            continue;
        if (tries-- == 0)
            return std::nullopt;
        if (const std::size_t end = endOfBlock(lines, name); end != 0) {
            const text::Offset begin = offsetIn(body, name);
            const text::LineIndex index(body.substr(0, end));
            return ManagedBlock{
                .span = {static_cast<text::Offset>(lines.begin()), static_cast<text::Offset>(end)},
                .name = {begin, begin + static_cast<text::Offset>(name.size())},
                .firstLine = index.lineAt(begin),
                .lastLine = index.lineAt(static_cast<text::Offset>(end) - 1)};
        }
    }
    return std::nullopt;
}

BodyFacts factsOf(std::string_view body, std::string_view contentType)
{
    BodyFacts facts;
    facts.bytes = body.size();
    facts.type = contentTypeOf(contentType);
    facts.kind = kindOf(body, facts.type);
    facts.bom = bomOf(body);
    facts.isUtf8 = text::nextNotUtf8(body, 0).isEmpty();
    facts.managed = managedBlockOf(body);
    const text::LineIndex lines(body);
    for (const dialects::Dialect& dialect : dialects::all())
        facts.cuts[static_cast<std::size_t>(dialect.id)] = cutOf(body, lines, dialect);
    return facts;
}

} // namespace crawlright::access
