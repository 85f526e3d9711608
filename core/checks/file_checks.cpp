// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/content.h"
#include "core/checks/families.h"
#include "core/checks/utf8.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <string>

namespace crawlright::checks {

namespace {

using dialects::Dialect;

void checkBom(const Context& context, Findings& findings)
{
    const text::Offset size = context.document.bomSize();
    if (size == 0)
        return;
    const Readers breaking =
        readersWhere([](const Dialect& d) { return d.isSilent(dialects::Column::ByteOrderMark); });
    findings.push_back(
        {Code::Bom, 1, {0, size}, severitiesOf(breaking, Severity::Warning), {}, {}});
}

/// The beginning of a byte order mark, cut short: some drop it like a whole one.
bool isPartialMark(text::Span run, std::string_view bytes)
{
    const std::string_view mark = run.of(bytes);
    return run.begin == 0 && (mark == "\xEF" || mark == "\xEF\xBB");
}

void checkEncoding(const Context& context, Findings& findings)
{
    const Readers markSkipping = readersWhere([](const Dialect& d) { return d.skipsPartialBom; });
    text::LineNumber number = 1;
    text::Span run = nextNotUtf8(context.bytes, 0);
    for (; !run.isEmpty(); run = nextNotUtf8(context.bytes, run.end)) {
        while (number < context.document.lines().size() &&
               context.document.line(number).end() <= run.begin)
            ++number;
        // In a comment the bytes cost nothing but a reader's patience.
        const bool inComment = run.begin >= context.document.line(number).comment;
        Severities severities =
            severitiesOf(everybody, inComment ? Severity::Info : Severity::Error);
        if (isPartialMark(run, context.bytes))
            assign(severities, markSkipping, Severity::None);
        findings.push_back({Code::EncodingNotUtf8,
                            number,
                            run,
                            severities,
                            {std::string(run.of(context.bytes)), std::string()},
                            {}});
    }
}

void checkNul(const Context& context, Findings& findings)
{
    const Readers cutting = readersWhere([](const Dialect& d) { return d.nulEndsLine; });
    const auto lines = context.document.lines();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!lines[i].hasNul)
            continue;
        const std::string_view content = lines[i].content().of(context.bytes);
        const std::size_t first = content.find('\0');
        if (first == std::string_view::npos)
            continue;
        std::size_t end = first;
        while (end < content.size() && content[end] == '\0')
            ++end;
        const auto begin = lines[i].begin + static_cast<text::Offset>(first);
        Severities severities = severitiesOf(everybody, Severity::Info);
        if (begin < lines[i].comment) {
            severities = severitiesOf(everybody, Severity::Warning);
            assign(severities, cutting, Severity::Error);
        }
        findings.push_back({Code::NulByte,
                            static_cast<text::LineNumber>(i + 1),
                            {begin, lines[i].begin + static_cast<text::Offset>(end)},
                            severities,
                            {std::to_string(std::ranges::count(content, '\0'))},
                            {}});
    }
}

void checkLineLength(const Context& context, Findings& findings)
{
    std::vector<text::Offset> limits;
    for (const Dialect& dialect : dialects::all())
        if (dialect.lineLimit != 0 && std::ranges::find(limits, dialect.lineLimit) == limits.end())
            limits.push_back(dialect.lineLimit);
    for (const text::Offset limit : limits) {
        const Readers cutting =
            readersWhere([&](const Dialect& d) { return d.lineLimit == limit; });
        const auto lines = context.document.lines();
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const text::Offset begin = lines[i].begin + (i == 0 ? context.document.bomSize() : 0);
            // What is dropped matters only where it is not all comment.
            if (lines[i].comment - begin <= limit || lines[i].kind == syntax::LineKind::Blank)
                continue;
            const bool isRead = context.readersOf(lines[i]) != nobody &&
                                lines[i].name.field != syntax::Field::Unknown;
            findings.push_back(
                {Code::LineTooLong,
                 static_cast<text::LineNumber>(i + 1),
                 {begin + limit, lines[i].contentEnd},
                 severitiesOf(cutting, isRead ? Severity::Error : Severity::Info),
                 {std::to_string(limit), std::to_string(lines[i].contentEnd - begin)},
                 {}});
        }
    }
}

/// A file that is something else: one finding says what, and no other speaks of its lines.
bool checkContent(const Context& context, Findings& findings)
{
    if (context.content == Content::Rules)
        return false;
    const bool hasRules = context.content == Content::MarkedRules;
    const std::string_view bytes = context.bytes;
    const Content kind =
        hasRules ? beginningOf(bytes.substr(context.document.bomSize(), 4096)) : context.content;
    const text::Span mark = foreignMark(context.document, kind);
    Finding finding{Code::NotText,
                    context.document.lineAt(mark.begin),
                    mark,
                    severitiesOf(everybody, hasRules ? Severity::Warning : Severity::Error),
                    {std::string(nameOf(kind)), hasRules ? "rules" : ""},
                    {}};
    if (kind == Content::Utf16) {
        finding.code = Code::EncodingNotUtf8;
        finding.arguments = {std::string(mark.of(bytes)), std::string(nameOf(kind))};
    }
    findings.push_back(std::move(finding));
    return !hasRules;
}

void checkFileSize(const Context& context, Findings& findings)
{
    const auto size = static_cast<text::Offset>(context.bytes.size());
    for (const Dialect& first : dialects::all()) {
        if (first.bodyLimit == 0 || size <= first.bodyLimit)
            continue;
        const auto sameLimit = [&](const Dialect& d) {
            return d.bodyLimit == first.bodyLimit &&
                   d.overLimitAllowsAll == first.overLimitAllowsAll;
        };
        const Readers readers = readersWhere(sameLimit);
        if ((readers & (only(first.id) - 1)) != 0)
            continue; // an earlier dialect has said it for this one
        const Readers silent = readersWhere([&](const Dialect& d) {
            return sameLimit(d) && d.isSilent(dialects::Column::SizeLimit);
        });
        Severities severities = severitiesOf(readers, Severity::Error);
        assign(severities, silent, Severity::Warning);
        const text::LineNumber line = context.document.lineAt(first.bodyLimit);
        findings.push_back({Code::FileTooBig,
                            line,
                            context.document.line(line).content(),
                            severities,
                            {std::to_string(first.bodyLimit), std::to_string(size),
                             first.overLimitAllowsAll ? "open" : "cut"},
                            {}});
    }
}

} // namespace

void checkFile(const Context& context, Findings& findings)
{
    if (checkContent(context, findings))
        return;
    checkBom(context, findings);
    checkEncoding(context, findings);
    checkNul(context, findings);
    checkLineLength(context, findings);
    checkFileSize(context, findings);
}

} // namespace crawlright::checks
