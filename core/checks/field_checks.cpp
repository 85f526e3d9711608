// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/families.h"
#include "core/checks/markup.h"
#include "core/text/ascii.h"

#include <array>
#include <string>

namespace crawlright::checks {

namespace {

using dialects::Reads;
using syntax::Field;
using syntax::Line;
using syntax::LineKind;
using text::LineNumber;

constexpr std::size_t fieldCount = static_cast<std::size_t>(Field::Unknown) + 1;

/// Lines of one field; what they have in common is said once, at the first.
struct Tally {
    LineNumber first = 0;
    std::size_t count = 0;

    void add(LineNumber line)
    {
        if (count++ == 0)
            first = line;
    }
};
using Tallies = std::array<Tally, fieldCount>;

/// Fields that some crawler once read, and none of today does.
bool isDeprecated(Field field)
{
    switch (field) {
    case Field::Noindex:
    case Field::Nofollow:
    case Field::Noarchive:
    case Field::Indexpage:
    case Field::Host:
        return true;
    default:
        return false;
    }
}

/// Fields of which nothing else is said but that they are not read.
bool isRarelyRead(Field field)
{
    switch (field) {
    case Field::RequestRate:
    case Field::VisitTime:
    case Field::ContentSignal:
    case Field::ContentUsage:
    case Field::RobotVersion:
    case Field::Comment:
    case Field::CacheDelay:
    case Field::Domain:
    case Field::RevisitAfter:
    case Field::License:
    case Field::LlmPolicy:
    case Field::Acap:
        return true;
    default:
        return false;
    }
}

/// `User-agent`, `User-Agent` and `user-agent` are usual; `USER-AGENT` and `User-AGENT` are not.
bool hasUsualCase(std::string_view key, std::string_view name)
{
    if (key == name || key.size() != name.size())
        return true;
    bool isLower = true;
    bool isTitle = true;
    bool startsWord = true;
    for (const char c : key) {
        isLower = isLower && !text::isUpper(c);
        isTitle = isTitle && (startsWord ? !text::isLower(c) : !text::isUpper(c));
        startsWord = c == '-';
    }
    return isLower || isTitle;
}

Finding finding(const Context& context, Code code, const Tally& tally, const Severities& severities)
{
    const Line& line = context.document.line(tally.first);
    return {code,
            tally.first,
            line.key(),
            severities,
            {std::string(line.key().of(context.bytes)),
             std::string(syntax::nameOf(line.name.field)), std::to_string(tally.count)},
            {}};
}

void addTallies(const Context& context, const Tallies& read, const Tallies& cased,
                Findings& findings)
{
    for (std::size_t i = 0; i < fieldCount; ++i) {
        const auto field = static_cast<Field>(i);
        const Readers ignoring = readersWhere(
            [&](const dialects::Dialect& d) { return dialects::heeds(d, field) == Reads::No; });
        if (read[i].count > 0 && ignoring != nobody) {
            const bool deprecated = isDeprecated(field);
            findings.push_back(finding(
                context, deprecated ? Code::DeprecatedDirective : Code::KnownUnsupported, read[i],
                severitiesOf(ignoring, deprecated ? Severity::Warning : Severity::Info)));
        }
        if (cased[i].count > 0)
            findings.push_back(finding(context, Code::DirectiveCase, cased[i],
                                       severitiesOf(everybody, Severity::Hint)));
    }
}

void checkEmptyKey(LineNumber number, const Line& line, const Context& context, Findings& findings)
{
    text::Offset begin = line.begin;
    while (begin < line.valueEnd && context.bytes[begin] != ':')
        ++begin;
    findings.push_back({Code::EmptyDirective,
                        number,
                        {begin, std::max(line.valueEnd, begin + 1)},
                        severitiesOf(everybody, Severity::Error),
                        {std::string(line.value().of(context.bytes))},
                        {}});
}

std::string_view nameOf(Markup markup)
{
    switch (markup) {
    case Markup::Quotes:
        return "quotes";
    case Markup::Tag:
        return "tag";
    case Markup::Link:
        return "link";
    case Markup::None:
        break;
    }
    return "";
}

/// Markup and entities in a value.
void checkValue(const Context& context, LineNumber number, const Line& line, Findings& findings)
{
    const std::string_view value = line.value().of(context.bytes);
    const auto placed = [&](text::Span span) {
        return text::Span{line.valueBegin + span.begin, line.valueBegin + span.end};
    };
    const auto weigh = [&](Severity severity) {
        const Severities severities = weighed(line.name.field, context.readersOf(line), severity);
        return concernsNobody(severities) ? severitiesOf(everybody, Severity::Hint) : severities;
    };
    if (const MarkupPlace markup = markupIn(value); markup.kind != Markup::None) {
        const text::Span span = placed(markup.span);
        findings.push_back({Code::MarkupInValue,
                            number,
                            span,
                            weigh(Severity::Error),
                            {std::string(span.of(context.bytes)), std::string(nameOf(markup.kind))},
                            {}});
    }
    if (!value.contains('&'))
        return;
    for (text::Span entity = nextEntity(value, 0); !entity.isEmpty();
         entity = nextEntity(value, entity.end)) {
        const text::Span span = placed(entity);
        findings.push_back({Code::HtmlEntity,
                            number,
                            span,
                            weigh(Severity::Warning),
                            {std::string(span.of(context.bytes))},
                            {}});
    }
}

} // namespace

void checkFields(const Context& context, Findings& findings)
{
    Tallies read{};
    Tallies cased{};
    const auto lines = context.document.lines();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Line& line = lines[i];
        const auto number = static_cast<LineNumber>(i + 1);
        if (line.kind == LineKind::EmptyKey)
            checkEmptyKey(number, line, context, findings);
        if (line.kind != LineKind::Field || line.name.field == Field::Unknown || line.colonless)
            continue;
        const auto index = static_cast<std::size_t>(line.name.field);
        if (isDeprecated(line.name.field) || isRarelyRead(line.name.field))
            read[index].add(number);
        if (line.name.spelling == syntax::Spelling::Exact && line.name.field != Field::Acap &&
            !hasUsualCase(line.key().of(context.bytes), syntax::nameOf(line.name.field)))
            cased[index].add(number);
        if (line.name.field != Field::Comment)
            checkValue(context, number, line, findings);
    }
    addTallies(context, read, cased, findings);
}

} // namespace crawlright::checks
