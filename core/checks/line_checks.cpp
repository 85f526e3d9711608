// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/characters.h"
#include "core/checks/content.h"
#include "core/checks/families.h"
#include "core/checks/nearest_field.h"
#include "core/text/ascii.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <string>

namespace crawlright::checks {

namespace {

using dialects::Dialect;
using syntax::Field;
using syntax::Line;
using syntax::LineKind;
using syntax::Spelling;

struct Word {
    text::Span span;
    Field field = Field::Unknown; ///< what it means, if it is a field's name or near one
};

text::Span trimmedSpan(std::string_view bytes, text::Span span)
{
    while (span.begin < span.end && text::isSpace(bytes[span.begin]))
        ++span.begin;
    while (span.begin < span.end && text::isSpace(bytes[span.end - 1]))
        --span.end;
    return span;
}

text::Span firstWordOf(std::string_view bytes, text::Span span)
{
    text::Offset end = span.begin;
    while (end < span.end && !text::isSpace(bytes[end]))
        ++end;
    return {span.begin, end};
}

Field meantBy(std::string_view word)
{
    const syntax::FieldSpelling known = syntax::fieldOf(word);
    const bool isName = known.field != Field::Unknown && known.spelling != Spelling::Prefix;
    return isName ? known.field : nearestField(word);
}

/// The word of a line without a colon that looks like a field's name: its first, or its first two
/// (`User agent`); the whole text where neither does.
Word namingWord(std::string_view bytes, text::Span content)
{
    const text::Span first = firstWordOf(bytes, content);
    const text::Span rest = trimmedSpan(bytes, {first.end, content.end});
    const text::Span second = firstWordOf(bytes, rest);
    if (!second.isEmpty()) {
        const text::Span both{first.begin, second.end};
        if (const Field field = meantBy(both.of(bytes)); field != Field::Unknown)
            return {both, field};
    }
    if (const Field field = meantBy(first.of(bytes)); field != Field::Unknown)
        return {first, field};
    return {content, Field::Unknown};
}

/// What is wrong with a field that nobody heeds is only worth knowing.
Severities weighedForAnyone(Field field, Readers readers, Severity severity)
{
    const Severities severities = weighed(field, readers, severity);
    return concernsNobody(severities) ? severitiesOf(readers, Severity::Info) : severities;
}

/// `tolerated`: some readers take the line all the same.
void addMissingColon(const Context& context, text::LineNumber number, const Word& word,
                     Readers concerned, bool tolerated, Findings& findings)
{
    const std::string_view text = word.span.of(context.bytes);
    findings.push_back(
        {Code::MissingColon,
         number,
         word.span,
         word.field == Field::Unknown ? severitiesOf(concerned, Severity::Error)
                                      : weighedForAnyone(word.field, concerned, Severity::Error),
         {std::string(text), std::string(syntax::nameOf(word.field)), tolerated ? "tolerated" : ""},
         {}});
}

/// Text that no reader can cut into a field and a value.
void checkNoSeparator(const Context& context, text::LineNumber number, const Line& line,
                      Findings& findings)
{
    const text::Span content = trimmedSpan(context.bytes, {line.begin, line.comment});
    // Around rules, a tag has been spoken of as markup.
    if (context.content == Content::MarkedRules && context.bytes[content.begin] == '<')
        return;
    addMissingColon(context, number, namingWord(context.bytes, content), everybody, false,
                    findings);
}

/// Two words without a colon: some take the first for the field.
void checkColonless(const Context& context, text::LineNumber number, const Line& line,
                    Readers strict, Findings& findings)
{
    const bool isKnown = line.name.field != Field::Unknown;
    if (isKnown && line.name.spelling != Spelling::Prefix) {
        addMissingColon(context, number, {line.key(), line.name.field}, strict, true, findings);
        return;
    }
    checkNoSeparator(context, number, line, findings);
}

/// A single word that no field's name can be. Text of several words is a remark without its `#`.
bool hasImpossibleCharacter(std::string_view key)
{
    if (std::ranges::any_of(key, text::isBlank))
        return false;
    return std::ranges::any_of(
        key, [](char c) { return !text::isUnreserved(c) && !text::isHigh(c) && c != '\0'; });
}

void checkUnknown(const Context& context, text::LineNumber number, const Line& line,
                  Findings& findings)
{
    const std::string_view key = line.key().of(context.bytes);
    if (!text::nextNotUtf8(key, 0).isEmpty())
        return; // encoding-not-utf8 speaks of the same place
    if (holdsOddCharacter(key))
        return; // and what names that character
    if (const Field meant = nearestField(key); meant != Field::Unknown) {
        findings.push_back({Code::DirectiveTypo,
                            number,
                            line.key(),
                            weighedForAnyone(meant, everybody, Severity::Error),
                            {std::string(key), std::string(syntax::nameOf(meant))},
                            {}});
        return;
    }
    if (context.content == Content::MarkedRules && key.starts_with('<'))
        return;
    const bool isAddress =
        (text::equalsIgnoringCase(key, "http") || text::equalsIgnoringCase(key, "https")) &&
        line.value().of(context.bytes).starts_with("//");
    if (!isAddress && hasImpossibleCharacter(key)) {
        findings.push_back({Code::DirectiveNameChars,
                            number,
                            line.key(),
                            severitiesOf(everybody, Severity::Error),
                            {std::string(key)},
                            {}});
        return;
    }
    findings.push_back({Code::UnknownDirective,
                        number,
                        isAddress ? text::Span{line.keyBegin, line.valueEnd} : line.key(),
                        severitiesOf(everybody, Severity::Info),
                        {std::string(key), isAddress ? "address" : ""},
                        {}});
}

void checkInexact(const Context& context, text::LineNumber number, const Line& line,
                  Findings& findings)
{
    if (context.lacksColonBeforeValue(line)) {
        addMissingColon(context, number, {firstWordOf(context.bytes, line.key()), line.name.field},
                        everybody, false, findings);
        return;
    }
    const bool isPrefix = line.name.spelling == Spelling::Prefix;
    const Readers strict = readersWhere(
        [&](const Dialect& d) { return isPrefix ? !d.acceptsPrefixes : !d.acceptsTypos; });
    findings.push_back(
        {isPrefix ? Code::PrefixKeyAccepted : Code::AcceptedTypo,
         number,
         line.key(),
         weighedForAnyone(line.name.field, strict, Severity::Warning),
         {std::string(line.key().of(context.bytes)), std::string(syntax::nameOf(line.name.field))},
         {}});
}

} // namespace

void checkLines(const Context& context, Findings& findings)
{
    const Readers strict = readersWhere([](const Dialect& d) { return !d.acceptsMissingColon; });
    const auto lines = context.document.lines();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Line& line = lines[i];
        const auto number = static_cast<text::LineNumber>(i + 1);
        if (line.kind == LineKind::NoSeparator)
            checkNoSeparator(context, number, line, findings);
        else if (line.kind != LineKind::Field)
            continue;
        else if (line.colonless)
            checkColonless(context, number, line, strict, findings);
        else if (line.name.field == Field::Unknown)
            checkUnknown(context, number, line, findings);
        else if (line.name.spelling != Spelling::Exact)
            checkInexact(context, number, line, findings);
    }
}

} // namespace crawlright::checks
