// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/characters.h"
#include "core/checks/families.h"
#include "core/checks/markup.h"
#include "core/checks/scheme.h"
#include "core/text/ascii.h"

#include <string>

namespace crawlright::checks {

namespace {

/// A value whose beginning keeps it from ever matching. True if one was found.
bool checkStart(const Context& context, text::LineNumber number, const syntax::Line& line,
                Readers readers, Findings& findings)
{
    const std::string_view value = line.value().of(context.bytes);
    if (value.front() == '/' || value.front() == '*')
        return false;
    // What makes the beginning wrong is named by a finding of its own.
    if (markupIn(value).span.begin == 0 && markupIn(value).kind != Markup::None)
        return true;
    const OddCharacter odd = nextOddCharacter(value, {0, static_cast<text::Offset>(value.size())});
    if (odd.kind != OddKind::None && odd.span.begin == 0)
        return true;
    const std::string field(syntax::nameOf(line.name.field));
    if (const std::size_t host = schemeAndHostOf(value); host != 0) {
        const text::Span span{line.valueBegin, line.valueBegin + static_cast<text::Offset>(host)};
        findings.push_back(
            {Code::WholeUrlPattern,
             number,
             span,
             severitiesOf(readers, Severity::Error),
             {std::string(value.substr(0, host)), std::string(value.substr(host)), field},
             {}});
        return true;
    }
    findings.push_back({Code::PatternStart,
                        number,
                        line.value(),
                        severitiesOf(readers, Severity::Error),
                        {std::string(value), field},
                        {}});
    return true;
}

/// Every `%` that two hexadecimal digits do not follow.
void checkPercents(const Context& context, text::LineNumber number, const syntax::Line& line,
                   Readers readers, Findings& findings)
{
    const std::string_view value = line.value().of(context.bytes);
    for (std::size_t at = value.find('%'); at != std::string_view::npos;
         at = value.find('%', at + 1)) {
        std::size_t digits = 0;
        while (digits < 2 && at + 1 + digits < value.size() && text::isHex(value[at + 1 + digits]))
            ++digits;
        if (digits == 2)
            continue;
        const std::size_t next = at + 1 + digits;
        // What goes on in any way may go on with the missing digits: the rule still matches.
        const bool isOpen = next == value.size() || value[next] == '*';
        std::size_t end = next;
        if (!isOpen && value[next] != '%' && value[next] != '$')
            ++end;
        const text::Span span{line.valueBegin + static_cast<text::Offset>(at),
                              line.valueBegin + static_cast<text::Offset>(end)};
        findings.push_back({Code::BadPercent,
                            number,
                            span,
                            severitiesOf(readers, isOpen ? Severity::Warning : Severity::Error),
                            {std::string(span.of(context.bytes)), isOpen ? "open" : ""},
                            {}});
    }
}

} // namespace

void checkPaths(const Context& context, Findings& findings)
{
    const auto lines = context.document.lines();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const syntax::Line& line = lines[i];
        if (line.kind != syntax::LineKind::Field || !syntax::isRule(line.name.field) ||
            line.value().isEmpty())
            continue;
        const Readers readers = context.readersOf(line);
        if (readers == nobody)
            continue;
        const auto number = static_cast<text::LineNumber>(i + 1);
        if (!checkStart(context, number, line, readers, findings))
            checkPercents(context, number, line, readers, findings);
    }
}

} // namespace crawlright::checks
