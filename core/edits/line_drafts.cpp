// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/markup.h"
#include "core/edits/families.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <array>

namespace crawlright::edits {

namespace {

using checks::Code;
using checks::Finding;
using checks::Markup;
using syntax::Field;
using syntax::Line;
using syntax::LineKind;
using syntax::Spelling;
using text::LineNumber;
using text::Offset;
using text::Span;

Draft rename(Span key, std::string_view from, std::string_view to)
{
    return {.code = FixCode::RenameField,
            .arguments = {std::string(from), std::string(to)},
            .edits = {{key, std::string(to)}}};
}

/// A field's name before what stands there alone.
Draft fieldBefore(Offset at, std::string_view field, bool hasColon)
{
    std::string with(field);
    if (!hasColon)
        with += ": ";
    return {.code = FixCode::WriteFieldBefore,
            .arguments = {std::string(field)},
            .edits = {{{at, at}, std::move(with)}}};
}

bool beginsPath(std::string_view text)
{
    return text.starts_with('/') || text.starts_with('*');
}

Drafts missingColon(const Site& site, const Finding& finding)
{
    const std::string_view word = site.textOf(finding.span);
    const std::string_view field = argumentOf(finding, 1);
    if (!field.empty()) {
        const syntax::FieldSpelling known = syntax::fieldOf(word);
        if (known.spelling != Spelling::Exact || known.field == Field::Unknown)
            return {rename(finding.span, word, std::string(field) + ':')};
        const Offset at = finding.span.end;
        return {{.code = FixCode::AddColon,
                 .arguments = {std::string(word)},
                 .edits = {{{at, at}, ":"}}}};
    }
    const Draft comment = commentOut(site, finding.line);
    if (!beginsPath(word))
        return {comment, deleteLine(site, finding.line)};
    return {fieldBefore(finding.span.begin, "Disallow", false),
            fieldBefore(finding.span.begin, "Allow", false), comment};
}

Drafts unknownDirective(const Site& site, const Finding& finding)
{
    Drafts drafts{commentOut(site, finding.line), deleteLine(site, finding.line)};
    if (argumentOf(finding, 1) == "address")
        drafts.insert(drafts.begin(), fieldBefore(finding.span.begin, "Sitemap", false));
    return drafts;
}

Drafts emptyDirective(const Site& site, const Finding& finding)
{
    Drafts drafts{commentOut(site, finding.line), deleteLine(site, finding.line)};
    if (beginsPath(site.valueOf(finding.line)))
        drafts.insert(drafts.begin(), {fieldBefore(finding.span.begin, "Disallow", true),
                                       fieldBefore(finding.span.begin, "Allow", true)});
    return drafts;
}

/// What is said at the first such line goes for all of them.
Drafts deprecated(const Site& site, const Finding& finding)
{
    const Field field = site.line(finding.line).name.field;
    Draft comment{.code = FixCode::CommentOutFields};
    Draft gone{.code = FixCode::DeleteFields};
    for (LineNumber number = finding.line; number <= site.lineCount(); ++number) {
        if (!site.isField(number, field) || site.line(number).colonless)
            continue;
        comment.edits.push_back(site.asComment(number));
        gone.edits.push_back(site.without(number));
    }
    for (Draft* draft : {&comment, &gone})
        draft->arguments = {std::string(syntax::nameOf(field)),
                            std::to_string(draft->edits.size())};
    return {comment, gone};
}

/// `User-Agent`: the first letter of each word in upper case.
std::string titleCaseOf(std::string_view name)
{
    std::string title;
    for (const char c : name)
        title += title.empty() || title.back() == '-' ? text::toUpper(c) : text::toLower(c);
    return title;
}

Drafts unusualCase(const Site& site, const Finding& finding)
{
    const Field field = site.line(finding.line).name.field;
    const std::string name(syntax::nameOf(field));
    const std::string title = titleCaseOf(name);
    Draft draft{.code = FixCode::RenameFields, .arguments = {name}};
    for (LineNumber number = finding.line; number <= site.lineCount(); ++number) {
        const Line& line = site.line(number);
        const std::string_view key = site.textOf(line.key());
        const bool isUsual =
            key == name || key == title || std::ranges::none_of(key, text::isUpper);
        if (site.isField(number, field) && !line.colonless &&
            line.name.spelling == Spelling::Exact && key.size() == name.size() && !isUsual)
            draft.edits.push_back({line.key(), name});
    }
    return {draft};
}

struct Entity {
    std::string_view name;
    std::string_view character;
    std::string_view inPath; ///< as a URL has it
};
constexpr std::array entities = {
    Entity{"&amp;", "&", "&"},     Entity{"&lt;", "<", "%3C"}, Entity{"&gt;", ">", "%3E"},
    Entity{"&quot;", "\"", "%22"}, Entity{"&apos;", "'", "'"}, Entity{"&nbsp;", " ", "%20"},
};

Drafts entity(const Site& site, const Finding& finding)
{
    const std::string_view written = site.textOf(finding.span);
    const auto* const found = std::ranges::find(entities, written, &Entity::name);
    if (found == entities.end())
        return {};
    const std::string with(site.isRule(finding.line) ? found->inPath : found->character);
    return {{.code = FixCode::DecodeEntity,
             .arguments = {std::string(written), with},
             .edits = {{finding.span, with}}}};
}

bool isQuote(char c)
{
    return c == '"' || c == '\'' || c == '`';
}

Draft withoutQuotes(const Line& line, std::string_view value)
{
    std::size_t begin = 0;
    std::size_t end = value.size();
    const auto mayGo = [](char c) { return isQuote(c) || text::isBlank(c); };
    while (begin < end && mayGo(value[begin]))
        ++begin;
    while (begin < end && mayGo(value[end - 1]))
        --end;
    const auto at = [&](std::size_t offset) {
        return line.valueBegin + static_cast<Offset>(offset);
    };
    Draft draft{.code = FixCode::RemoveQuotes};
    draft.edits.push_back({{line.valueBegin, at(begin)}, {}});
    if (end != value.size())
        draft.edits.push_back({{at(end), line.valueEnd}, {}});
    return draft;
}

Draft withoutTags(const Line& line, std::string_view value)
{
    Draft draft{.code = FixCode::RemoveTags};
    std::size_t from = 0;
    for (;;) {
        // A quote or bracket behind a tag is not markup of the whole value.
        const std::size_t tag = value.find('<', from);
        if (tag == std::string_view::npos)
            return draft;
        const checks::MarkupPlace place = checks::markupIn(value.substr(tag));
        if (place.kind != Markup::Tag)
            return draft;
        const auto begin = line.valueBegin + static_cast<Offset>(tag);
        draft.edits.push_back({{begin + place.span.begin, begin + place.span.end}, {}});
        from = tag + place.span.end;
    }
}

Drafts markup(const Site& site, const Finding& finding)
{
    const Line& line = site.line(finding.line);
    const std::string_view value = site.valueOf(finding.line);
    switch (checks::markupIn(value).kind) {
    case Markup::Quotes:
        return {withoutQuotes(line, value)};
    case Markup::Tag:
        return {withoutTags(line, value)};
    case Markup::Link: {
        std::string_view address = value.substr(value.find("](") + 2);
        address = text::trimmed(address.substr(0, address.find(')')));
        return {{.code = FixCode::KeepAddress,
                 .arguments = {std::string(address)},
                 .edits = {{line.value(), std::string(address)}}}};
    }
    case Markup::None:
        break;
    }
    return {};
}

} // namespace

Drafts lineDrafts(const Site& site, const Finding& finding)
{
    switch (finding.code) {
    case Code::MissingColon:
        return missingColon(site, finding);
    case Code::DirectiveTypo:
        return {rename(finding.span, site.textOf(finding.span), argumentOf(finding, 1)),
                commentOut(site, finding.line)};
    case Code::AcceptedTypo:
    case Code::PrefixKeyAccepted:
        return {rename(finding.span, site.textOf(finding.span), argumentOf(finding, 1))};
    case Code::IgnoreUnknown: {
        const std::string id(argumentOf(finding, 1));
        return id.empty() ? Drafts()
                          : Drafts{{.code = FixCode::CorrectId,
                                    .arguments = {std::string(site.textOf(finding.span)), id},
                                    .edits = {{finding.span, id}}}};
    }
    case Code::UnknownDirective:
        return unknownDirective(site, finding);
    case Code::DirectiveNameChars:
        return {commentOut(site, finding.line), deleteLine(site, finding.line)};
    case Code::EmptyDirective:
        return emptyDirective(site, finding);
    case Code::DeprecatedDirective:
        return deprecated(site, finding);
    case Code::DirectiveCase:
        return unusualCase(site, finding);
    case Code::HtmlEntity:
        return entity(site, finding);
    case Code::MarkupInValue:
        return markup(site, finding);
    default:
        return {};
    }
}

} // namespace crawlright::edits
