// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/context.h"

#include "core/checks/content.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace crawlright::checks {

namespace {

using syntax::Field;
using syntax::LineKind;
using syntax::Spelling;

std::size_t slotOf(Spelling spelling, bool colonless, bool isAllow)
{
    return static_cast<std::size_t>(spelling) * 4 + (colonless ? 2U : 0U) + (isAllow ? 1U : 0U);
}

bool reads(const dialects::Dialect& dialect, Spelling spelling, bool colonless, bool isAllow)
{
    return (spelling != Spelling::Typo || dialect.acceptsTypos) &&
           (spelling != Spelling::Prefix || dialect.acceptsPrefixes) &&
           (!colonless || dialect.acceptsMissingColon) && (!isAllow || dialect.knowsAllow);
}

text::Span nameIn(std::string_view bytes, text::Span value)
{
    const auto endsName = [](char c) { return text::isSpace(c) || c == '/' || c == ','; };
    text::Offset end = value.begin;
    while (end < value.end && !endsName(bytes[end]))
        ++end;
    return {value.begin, end};
}

} // namespace

Context::Context(const syntax::Document& parsed, Origin known)
    : document(parsed)
    , origin(known)
    , bytes(parsed.bytes())
{
    for (const Spelling spelling : {Spelling::Exact, Spelling::Typo, Spelling::Prefix})
        for (const bool colonless : {false, true})
            for (const bool isAllow : {false, true})
                m_readers[slotOf(spelling, colonless, isAllow)] =
                    readersWhere([&](const dialects::Dialect& dialect) {
                        return reads(dialect, spelling, colonless, isAllow);
                    });
    gather();
    content = contentOf(document, !agents.empty());
}

void Context::gather()
{
    const auto lines = document.lines();
    bool afterAgent = false; // nothing but comments since the last user-agent line
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const syntax::Line& line = lines[i];
        const auto number = static_cast<text::LineNumber>(i + 1);
        if (line.kind == LineKind::Comment)
            continue;
        if (line.kind == LineKind::Field && line.name.field == Field::UserAgent) {
            addAgent(number, line, afterAgent);
            afterAgent = true;
            continue;
        }
        afterAgent = false;
        if (stretches.empty()) {
            if (line.kind == LineKind::Field && syntax::isRule(line.name.field))
                orphans.push_back(number);
        } else if (line.kind != LineKind::Blank) {
            if (line.kind == LineKind::Field && syntax::isRule(line.name.field))
                rules.push_back({number, static_cast<std::uint32_t>(stretches.size() - 1)});
            addToStretch(stretches.back(), line);
        } else if (number != lines.size()) {
            // The text after the last line end is a line, but not one that separates anything.
            stretches.back().hasBlankLine = true;
        }
    }
}

void Context::addToStretch(Stretch& stretch, const syntax::Line& line)
{
    if (line.kind == LineKind::Field && syntax::isRule(line.name.field))
        stretch.hasRules = true;
    else if (line.kind == LineKind::Field && line.name.field == Field::Sitemap)
        stretch.hasSitemaps = true;
    else
        stretch.hasOthers = true;
}

void Context::addAgent(text::LineNumber number, const syntax::Line& line, bool continues)
{
    const auto index = static_cast<std::uint32_t>(agents.size());
    if (!continues || stretches.empty()) {
        std::uint32_t group = 0;
        if (!stretches.empty())
            group = stretches.back().group + (stretches.back().hasRules ? 1 : 0);
        stretches.push_back({.agentsBegin = index, .group = group});
    }
    stretches.back().agentsEnd = index + 1;
    agents.push_back({number, line.value(), nameIn(bytes, line.value()),
                      static_cast<std::uint32_t>(stretches.size() - 1)});
}

Readers Context::readersOf(const syntax::Line& line) const
{
    if (line.kind != LineKind::Field || lacksColonBeforeValue(line))
        return nobody;
    return m_readers[slotOf(line.name.spelling, line.colonless, line.name.field == Field::Allow)];
}

bool Context::lacksColonBeforeValue(const syntax::Line& line) const
{
    if (line.name.spelling != Spelling::Prefix || line.colonless)
        return false;
    const std::string_view key = document.textOf(line.key());
    const auto blank = std::ranges::find_if(key, text::isBlank);
    if (blank == key.end())
        return false;
    const auto first =
        syntax::fieldOf(key.substr(0, static_cast<std::size_t>(blank - key.begin())));
    return first.field == line.name.field && first.spelling != Spelling::Prefix;
}

} // namespace crawlright::checks
