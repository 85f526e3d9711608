// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/ignores.h"

#include "core/checks/families.h"
#include "core/checks/nearest_field.h"
#include "core/text/ascii.h"
#include "core/text/case.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <tuple>
#include <utility>

namespace crawlright::checks {

namespace {

using syntax::Line;
using syntax::LineKind;
using text::LineNumber;
using text::Offset;
using text::Span;
using Kind = Ignores::Unknown::Kind;

constexpr std::string_view mark = "crawlright:";

Span trimmed(std::string_view bytes, Span span)
{
    while (span.begin < span.end && text::isSpace(bytes[span.begin]))
        ++span.begin;
    while (span.begin < span.end && text::isSpace(bytes[span.end - 1]))
        --span.end;
    return span;
}

/// Where a mark stands in a comment, and what is behind it.
struct Request {
    Offset hash = 0;
    Span text;
};

/// The last mark of a comment; a `#` behind it ends its text. An empty hash is none.
std::optional<Request> requestOf(std::string_view bytes, const Line& line)
{
    std::optional<Request> request;
    for (Offset at = line.comment; at < line.contentEnd;) {
        const std::size_t next = bytes.substr(0, line.contentEnd).find('#', at + 1);
        const Offset end =
            next == std::string_view::npos ? line.contentEnd : static_cast<Offset>(next);
        const Span part = trimmed(bytes, {at + 1, end});
        if (text::startsWithIgnoringCase(part.of(bytes), mark))
            request = {at,
                       trimmed(bytes, {part.begin + static_cast<Offset>(mark.size()), part.end})};
        at = end;
    }
    return request;
}

bool parts(char c)
{
    return c == ',' || text::isSpace(c);
}

/// The next word of `rest`, which is cut to what follows it. Empty at the end.
Span takeWord(std::string_view bytes, Span& rest)
{
    while (rest.begin < rest.end && parts(bytes[rest.begin]))
        ++rest.begin;
    Span word{rest.begin, rest.begin};
    while (word.end < rest.end && !parts(bytes[word.end]))
        ++word.end;
    rest.begin = word.end;
    return word;
}

std::optional<Code> codeIgnoringCase(std::string_view word)
{
    return codeOf(text::lowered(word));
}

class Reader {
public:
    explicit Reader(const syntax::Document& document)
        : m_document(document)
        , m_bytes(document.bytes())
    {
    }

    Ignores take()
    {
        const auto lines = m_document.lines();
        // From the end, so that the line which a comment is for is known when the comment is met.
        auto next = static_cast<LineNumber>(lines.size());
        for (auto number = static_cast<LineNumber>(lines.size()); number > 0; --number) {
            const Line& line = lines[number - 1];
            const bool isAlone = line.kind == LineKind::Comment;
            if (line.hasComment())
                readLine(line, number, next);
            if (!isAlone && line.kind != LineKind::Blank)
                next = number;
        }
        tidy();
        return std::move(m_ignores);
    }

private:
    void readLine(const Line& line, LineNumber number, LineNumber next)
    {
        const std::optional<Request> request = requestOf(m_bytes, line);
        if (!request)
            return;
        const bool isForNext = line.kind == LineKind::Comment && request->hash == line.comment;
        readRequest(request->text, isForNext ? std::min(number + 1, next) : number,
                    isForNext ? next : number);
    }

    void readRequest(Span rest, LineNumber first, LineNumber last)
    {
        const Span verb = takeWord(m_bytes, rest);
        const bool isFile = text::equalsIgnoringCase(verb.of(m_bytes), "ignore-file");
        if (!isFile && !text::equalsIgnoringCase(verb.of(m_bytes), "ignore")) {
            m_ignores.unknown.push_back({verb, Kind::Request});
            return;
        }
        bool hasId = false;
        for (Span word = takeWord(m_bytes, rest);
             !word.isEmpty() && !word.of(m_bytes).starts_with("--");
             word = takeWord(m_bytes, rest)) {
            hasId = true;
            const std::optional<Code> code = codeIgnoringCase(word.of(m_bytes));
            if (!code)
                m_ignores.unknown.push_back({word, Kind::Id});
            else if (isFile)
                m_ignores.inFile.set(static_cast<std::size_t>(*code));
            else
                m_ignores.ranges.push_back({*code, first, last});
        }
        if (!hasId)
            m_ignores.unknown.push_back({verb, Kind::NoId});
    }

    /// Puts in order; a range that ends before one which began earlier is covered by it.
    void tidy()
    {
        auto& ranges = m_ignores.ranges;
        std::ranges::sort(ranges, {}, [](const Ignores::Range& range) {
            return std::tuple(range.code, range.first, range.last);
        });
        for (std::size_t i = 1; i < ranges.size(); ++i)
            if (ranges[i].code == ranges[i - 1].code)
                ranges[i].last = std::max(ranges[i].last, ranges[i - 1].last);
        std::ranges::sort(m_ignores.unknown, {},
                          [](const Ignores::Unknown& unknown) { return unknown.word.begin; });
    }

    const syntax::Document& m_document;
    std::string_view m_bytes;
    Ignores m_ignores;
};

bool isIgnored(const Ignores& ignores, const Finding& finding)
{
    if (ignores.inFile.test(static_cast<std::size_t>(finding.code)))
        return true;
    const auto after = std::ranges::upper_bound(
        ignores.ranges, std::pair(finding.code, finding.line), {},
        [](const Ignores::Range& r) { return std::pair(r.code, r.first); });
    return after != ignores.ranges.begin() && std::prev(after)->code == finding.code &&
           finding.line <= std::prev(after)->last;
}

/// The id that somebody has probably meant: at most two edits away, its first letter the same, so
/// that few are compared. Empty where none is near.
std::string nearestId(std::string_view word)
{
    std::size_t limit = 2;
    std::string_view nearest;
    for (int i = 0; i < codeCount && limit > 0; ++i) {
        const std::string_view id = idOf(static_cast<Code>(i));
        if (word.empty() || text::toLower(word.front()) != id.front())
            continue;
        const std::size_t distance = editDistance(word, id, limit);
        if (distance <= limit) {
            nearest = id;
            limit = distance - 1;
        }
    }
    return std::string(nearest);
}

/// The last argument of a finding's sentence.
std::string_view nameOf(Kind kind)
{
    switch (kind) {
    case Kind::Id:
        return "";
    case Kind::Request:
        return "request";
    case Kind::NoId:
        break;
    }
    return "no-id";
}

} // namespace

void checkIgnores(const Context& context, Findings& findings)
{
    for (const Ignores::Unknown& unknown : ignoresOf(context.document).unknown) {
        const std::string_view word = unknown.word.of(context.bytes);
        findings.push_back(
            {.code = Code::IgnoreUnknown,
             .line = context.document.lineAt(unknown.word.begin),
             .span = unknown.word,
             .severities = severitiesOf(everybody, Severity::Warning),
             .arguments = {std::string(word), unknown.kind == Kind::Id ? nearestId(word) : "",
                           std::string(nameOf(unknown.kind))}});
    }
}

Ignores ignoresOf(const syntax::Document& document)
{
    return Reader(document).take();
}

std::vector<Finding> withoutIgnored(const syntax::Document& document, std::vector<Finding> findings)
{
    const Ignores ignores = ignoresOf(document);
    if (!ignores.ranges.empty() || ignores.inFile.any())
        std::erase_if(findings,
                      [&](const Finding& finding) { return isIgnored(ignores, finding); });
    return findings;
}

} // namespace crawlright::checks
