// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/content.h"
#include "core/checks/families.h"
#include "core/text/ascii.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <array>
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
    text::Span run = text::nextNotUtf8(context.bytes, 0);
    for (; !run.isEmpty(); run = text::nextNotUtf8(context.bytes, run.end)) {
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
                            {std::string(run.of(context.bytes))},
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
    const Content kind = hasRules
                             ? beginningOf(context.bytes.substr(context.document.bomSize(), 4096))
                             : context.content;
    const text::Span mark = foreignMark(context.document, kind);
    Finding finding{Code::NotText,
                    context.document.lineAt(mark.begin),
                    mark,
                    severitiesOf(everybody, hasRules ? Severity::Warning : Severity::Error),
                    {std::string(nameOf(kind)), hasRules ? "rules" : ""},
                    {}};
    if (kind == Content::Utf16) {
        finding.code = Code::Utf16;
        finding.arguments.clear();
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

void checkFileName(const Context& context, Findings& findings)
{
    const std::string_view name = context.origin.fileName;
    if (name.empty() || name == "robots.txt")
        return;
    const bool isCase = text::equalsIgnoringCase(name, "robots.txt");
    findings.push_back({Code::FileName,
                        1,
                        {0, 0},
                        severitiesOf(everybody, Severity::Warning),
                        {std::string(name), isCase ? "case" : ""},
                        {}});
}

void checkEmpty(const Context& context, Findings& findings)
{
    if (context.agents.empty() && context.orphans.empty())
        findings.push_back(
            {Code::EmptyFile, 1, {0, 0}, severitiesOf(everybody, Severity::Info), {}, {}});
}

/// The line end that most lines have is the file's own; the first that differs is marked.
void checkLineEnds(const Context& context, Findings& findings)
{
    using syntax::LineEnd;
    const auto lines = context.document.lines();
    std::array<std::size_t, 4> counts{};
    for (const syntax::Line& line : lines)
        ++counts[static_cast<std::size_t>(line.lineEnd)];
    const std::size_t lf = counts[static_cast<std::size_t>(LineEnd::Lf)];
    const std::size_t crLf = counts[static_cast<std::size_t>(LineEnd::CrLf)];
    const std::size_t cr = counts[static_cast<std::size_t>(LineEnd::Cr)];
    const std::size_t most = std::max({lf, crLf, cr});
    if (cr == 0 && most == lf + crLf)
        return;
    const LineEnd own = most == cr ? LineEnd::None : most == lf ? LineEnd::Lf : LineEnd::CrLf;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].lineEnd == own || lines[i].lineEnd == LineEnd::None)
            continue;
        findings.push_back({Code::MixedLineEnds,
                            static_cast<text::LineNumber>(i + 1),
                            {lines[i].contentEnd, lines[i].end()},
                            severitiesOf(everybody, Severity::Info),
                            {std::to_string(lf), std::to_string(crLf), std::to_string(cr),
                             cr == most && lf + crLf == 0 ? "cr" : ""},
                            {}});
        return;
    }
}

// Yandex: the limits that its checker names; nothing says that its crawler then reads otherwise.
constexpr std::size_t ruleLimit = 2'048;
constexpr std::size_t ruleLengthLimit = 1'024;
constexpr Readers ruleCounting = only(dialects::Id::Yandex);

std::size_t charactersOf(std::string_view text)
{
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

void checkRuleLimits(const Context& context, Findings& findings)
{
    const auto lines = context.document.lines();
    std::size_t rules = 0;
    std::size_t marked = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const syntax::Line& line = lines[i];
        if (line.kind != syntax::LineKind::Field || !syntax::isRule(line.name.field))
            continue;
        if ((context.readersOf(line) & ruleCounting) == nobody)
            continue;
        if (++rules == ruleLimit + 1)
            marked = i;
        if (line.value().size() <= ruleLengthLimit)
            continue;
        const std::size_t length = charactersOf(line.value().of(context.bytes));
        if (length > ruleLengthLimit)
            findings.push_back({Code::RuleTooLong,
                                static_cast<text::LineNumber>(i + 1),
                                line.value(),
                                severitiesOf(ruleCounting, Severity::Error),
                                {std::to_string(length), std::to_string(ruleLengthLimit)},
                                {}});
    }
    if (rules > ruleLimit)
        findings.push_back({Code::TooManyRules,
                            static_cast<text::LineNumber>(marked + 1),
                            {lines[marked].keyBegin, lines[marked].valueEnd},
                            severitiesOf(ruleCounting, Severity::Error),
                            {std::to_string(rules), std::to_string(ruleLimit)},
                            {}});
}

} // namespace

void checkFile(const Context& context, Findings& findings)
{
    checkFileName(context, findings);
    if (checkContent(context, findings))
        return;
    checkBom(context, findings);
    checkEncoding(context, findings);
    checkNul(context, findings);
    checkLineLength(context, findings);
    checkFileSize(context, findings);
    checkEmpty(context, findings);
    checkLineEnds(context, findings);
    checkRuleLimits(context, findings);
}

} // namespace crawlright::checks
