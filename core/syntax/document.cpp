// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/syntax/document.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <cstring>

namespace crawlright::syntax {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// The next place of one byte, looked for only when a line passes the last one found: so a whole
/// file is searched once, not once a line.
class NextByte {
public:
    NextByte(std::string_view bytes, char wanted) : m_bytes(bytes), m_wanted(wanted) {}

    /// The first place at or after `from`, which never shrinks; the size of the file if none.
    std::size_t from(std::size_t from)
    {
        if (!m_started || m_at < from) {
            m_started = true;
            m_at = std::min(m_bytes.find(m_wanted, from), m_bytes.size());
        }
        return m_at;
    }

private:
    std::string_view m_bytes;
    char m_wanted;
    bool m_started = false;
    std::size_t m_at = 0;
};

struct Range {
    std::size_t begin;
    std::size_t end;
};

Range trim(std::string_view bytes, Range r)
{
    while (r.begin < r.end && text::isSpace(bytes[r.begin]))
        ++r.begin;
    while (r.begin < r.end && text::isSpace(bytes[r.end - 1]))
        --r.end;
    return r;
}

void setKey(Line& line, Range r)
{
    line.keyBegin = static_cast<text::Offset>(r.begin);
    line.keyEnd = static_cast<text::Offset>(r.end);
}

void setValue(Line& line, Range r)
{
    line.valueBegin = static_cast<text::Offset>(r.begin);
    line.valueEnd = static_cast<text::Offset>(r.end);
}

void setField(Line& line, std::string_view bytes, Range key, Range value)
{
    setKey(line, key);
    setValue(line, value);
    if (key.begin == key.end) {
        line.kind = LineKind::EmptyKey;
        return;
    }
    line.kind = LineKind::Field;
    line.name = fieldOf(bytes.substr(key.begin, key.end - key.begin));
}

/// Google: without a colon, exactly two words are a key and a value.
void splitAtBlank(Line& line, std::string_view bytes, Range body)
{
    const std::string_view textOfBody = bytes.substr(body.begin, body.end - body.begin);
    const std::size_t blank = textOfBody.find_first_of(" \t");
    line.kind = LineKind::NoSeparator;
    if (blank == std::string_view::npos)
        return;
    const std::size_t value = textOfBody.find_first_not_of(" \t", blank);
    if (textOfBody.find_first_of(" \t", value) != std::string_view::npos)
        return;
    line.colonless = true;
    setField(line, bytes, trim(bytes, {body.begin, body.begin + blank}),
             trim(bytes, {body.begin + value, body.end}));
}

/// Fills kind, name, key and value from the bytes between `from` and `line.comment`.
void lexBody(Line& line, std::string_view bytes, std::size_t from)
{
    const Range body = trim(bytes, {from, line.comment});
    setKey(line, {body.begin, body.begin});
    setValue(line, {body.begin, body.begin});
    line.name = {Field::None, Spelling::Exact};
    line.colonless = false;
    if (body.begin == body.end) {
        line.kind = line.hasComment() ? LineKind::Comment : LineKind::Blank;
        return;
    }
    const void* colon = std::memchr(bytes.data() + body.begin, ':', body.end - body.begin);
    if (!colon) {
        splitAtBlank(line, bytes, body);
        return;
    }
    const std::size_t at =
        static_cast<std::size_t>(static_cast<const char*>(colon) - bytes.data());
    setField(line, bytes, trim(bytes, {body.begin, at}), trim(bytes, {at + 1, body.end}));
}

LineEnd lineEndAt(std::string_view bytes, std::size_t at)
{
    if (at == bytes.size())
        return LineEnd::None;
    if (bytes[at] == '\n')
        return LineEnd::Lf;
    return at + 1 < bytes.size() && bytes[at + 1] == '\n' ? LineEnd::CrLf : LineEnd::Cr;
}

std::vector<Line> lexLines(std::string_view bytes, std::size_t bomSize)
{
    std::vector<Line> lines;
    lines.reserve(bytes.size() / 24 + 1);
    NextByte lf(bytes, '\n');
    NextByte cr(bytes, '\r');
    NextByte hash(bytes, '#');
    NextByte nul(bytes, '\0');
    std::size_t begin = 0;
    for (;;) {
        Line line;
        const std::size_t end = std::min(lf.from(begin), cr.from(begin));
        const std::size_t body = begin == 0 ? bomSize : begin;
        line.begin = static_cast<text::Offset>(begin);
        line.contentEnd = static_cast<text::Offset>(end);
        line.comment = static_cast<text::Offset>(std::min(hash.from(body), end));
        line.hasNul = nul.from(begin) < end;
        line.lineEnd = lineEndAt(bytes, end);
        lexBody(line, bytes, body);
        lines.push_back(line);
        if (line.lineEnd == LineEnd::None)
            return lines;
        begin = line.end();
    }
}

} // namespace

Document::Document() : Document(parse({})) {}

Document::Document(std::shared_ptr<const Data> data) : m_data(std::move(data)) {}

text::LineNumber Document::lineAt(text::Offset at) const
{
    const auto next = std::upper_bound(
        m_data->lines.begin(), m_data->lines.end(), at,
        [](text::Offset offset, const Line& line) { return offset < line.begin; });
    return static_cast<text::LineNumber>(next - m_data->lines.begin());
}

Document parse(std::string bytes)
{
    auto data = std::make_shared<Document::Data>();
    data->bytes = std::move(bytes);
    data->bomSize = data->bytes.starts_with(byteOrderMark) ? 3 : 0;
    data->lines = lexLines(data->bytes, data->bomSize);
    return Document(std::move(data));
}

Line relex(std::string_view bytes, const Line& line, LineLimits limits)
{
    Line cut = line;
    const std::size_t from = std::min<std::size_t>(line.begin + std::size_t{limits.skip},
                                                   line.contentEnd);
    std::size_t end = std::min<std::size_t>(line.contentEnd, from + limits.maxBytes);
    if (limits.nulEnds)
        end = std::min(end, bytes.substr(0, end).find('\0', from));
    if (end != line.contentEnd)
        cut.lineEnd = LineEnd::None;
    cut.contentEnd = static_cast<text::Offset>(end);
    cut.comment =
        static_cast<text::Offset>(std::min(bytes.substr(0, end).find('#', from), end));
    cut.hasNul = bytes.substr(0, end).find('\0', from) < end;
    lexBody(cut, bytes, from);
    return cut;
}

} // namespace crawlright::syntax
