// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/markup.h"

#include "core/text/ascii.h"

#include <algorithm>
#include <array>

namespace crawlright::checks {

namespace {

using text::Offset;
using text::Span;

constexpr std::array<std::string_view, 6> entities = {"amp", "lt", "gt", "quot", "apos", "nbsp"};

Offset offset(std::size_t at)
{
    return static_cast<Offset>(at);
}

/// A `<`, a name and the next `>`.
MarkupPlace tagIn(std::string_view value)
{
    for (std::size_t at = value.find('<'); at != std::string_view::npos;
         at = value.find('<', at + 1)) {
        std::size_t name = at + 1;
        if (name < value.size() && value[name] == '/')
            ++name;
        if (name >= value.size() || !text::isAlpha(value[name]))
            continue;
        const std::size_t end = value.find('>', name);
        if (end == std::string_view::npos)
            break;
        return {Markup::Tag, {offset(at), offset(end + 1)}};
    }
    return {};
}

} // namespace

MarkupPlace markupIn(std::string_view value)
{
    if (value.size() < 2)
        return {};
    const char first = value.front();
    if (first == '"' || first == '\'' || first == '`')
        return {Markup::Quotes, {0, offset(value.size())}};
    const std::size_t link = value.find("](");
    if (first == '[' && link != std::string_view::npos)
        return {Markup::Link, {0, offset(value.size())}};
    return value.contains('<') ? tagIn(value) : MarkupPlace{};
}

Span nextEntity(std::string_view value, Offset from)
{
    for (std::size_t at = value.find('&', from); at != std::string_view::npos;
         at = value.find('&', at + 1)) {
        const std::string_view rest = value.substr(at + 1);
        const auto* const found = std::ranges::find_if(entities, [&](std::string_view name) {
            return rest.size() > name.size() && rest.starts_with(name) && rest[name.size()] == ';';
        });
        if (found != entities.end())
            return {offset(at), offset(at + found->size() + 2)};
    }
    return {offset(value.size()), offset(value.size())};
}

} // namespace crawlright::checks
