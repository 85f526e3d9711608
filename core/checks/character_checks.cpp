// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/characters.h"
#include "core/checks/families.h"

#include <array>
#include <string>

namespace crawlright::checks {

namespace {

using syntax::Line;
using text::LineNumber;

/// `U+200B`.
std::string codePointText(char32_t codePoint)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string hex;
    for (auto rest = static_cast<std::uint32_t>(codePoint); rest != 0 || hex.size() < 4; rest /= 16)
        hex.insert(hex.begin(), digits[rest % 16]);
    return "U+" + hex;
}

/// The run of the same character from `first` on.
text::Span runOf(std::string_view bytes, const OddCharacter& first, text::Offset end)
{
    text::Span run = first.span;
    const std::string_view one = first.span.of(bytes);
    while (end - run.end >= one.size() && bytes.substr(run.end, one.size()) == one)
        run.end += first.span.size();
    return run;
}

void add(const Context& context, LineNumber number, const OddCharacter& odd, text::Span run,
         Findings& findings)
{
    const Line& line = context.document.line(number);
    const std::string bytes(odd.span.of(context.bytes));
    switch (odd.kind) {
    case OddKind::Control:
        findings.push_back({Code::IllegalChar,
                            number,
                            run,
                            severitiesOf(everybody, Severity::Warning),
                            {bytes},
                            {}});
        break;
    case OddKind::WordProcessor: {
        // Within a path the character may well be meant; a name or a quotation never has it.
        const bool isInside = run.begin > line.valueBegin && run.end < line.valueEnd;
        findings.push_back({Code::WordProcessorChar,
                            number,
                            run,
                            severitiesOf(everybody, isInside ? Severity::Warning : Severity::Error),
                            {bytes, std::string(odd.instead)},
                            {}});
        break;
    }
    default: {
        const bool inComment = run.begin >= line.comment;
        findings.push_back({Code::InvisibleChar,
                            number,
                            run,
                            severitiesOf(everybody, inComment ? Severity::Info : Severity::Error),
                            {codePointText(odd.codePoint), inComment ? "comment" : ""},
                            {}});
        break;
    }
    }
}

} // namespace

void checkCharacters(const Context& context, Findings& findings)
{
    const std::string_view bytes = context.bytes;
    const text::Span all{context.document.bomSize(), static_cast<text::Offset>(bytes.size())};
    LineNumber number = 1;
    for (OddCharacter odd = nextOddCharacter(bytes, all); odd.kind != OddKind::None;) {
        while (context.document.line(number).end() <= odd.span.begin)
            ++number;
        const Line& line = context.document.line(number);
        const text::Span run = runOf(bytes, odd, line.contentEnd);
        // In a comment only what turns the order of characters can deceive.
        if (odd.span.begin < line.comment || odd.kind == OddKind::Direction)
            add(context, number, odd, run, findings);
        odd = nextOddCharacter(bytes, {run.end, all.end});
    }
}

} // namespace crawlright::checks
