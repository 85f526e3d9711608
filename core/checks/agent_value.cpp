// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/agent_value.h"

#include "core/checks/characters.h"
#include "core/checks/markup.h"
#include "core/crawlers/catalogue.h"
#include "core/text/ascii.h"
#include "core/text/utf8.h"

#include <algorithm>

namespace crawlright::checks {

namespace {

std::string_view firstWord(std::string_view text)
{
    std::size_t end = 0;
    while (end < text.size() && !text::isBlank(text[end]))
        ++end;
    return text.substr(0, end);
}

bool isListSeparator(char c)
{
    return c == ',' || c == ';' || c == '|';
}

bool mayBeInName(char c)
{
    return text::isUnreserved(c) || text::isBlank(c) || c == '*' || c == '/';
}

bool hasSeparatedNames(std::string_view value)
{
    const auto separator = std::ranges::find_if(value, isListSeparator);
    if (separator == value.end())
        return false;
    const auto rest = value.substr(static_cast<std::size_t>(separator - value.begin()) + 1);
    return std::all_of(value.begin(), separator, mayBeInName) && !text::trimmed(rest).empty() &&
           separator != value.begin();
}

/// Two words that are each a crawler's; `Offline Explorer` is one name.
bool hasKnownWords(std::string_view value)
{
    const std::string_view first = firstWord(value);
    if (first.size() == value.size())
        return false;
    const auto& catalogue = crawlers::builtIn();
    if (catalogue.find(value) || !catalogue.find(first))
        return false;
    return catalogue.find(firstWord(text::trimmed(value.substr(first.size())))) != nullptr;
}

} // namespace

AgentForm formOf(std::string_view value)
{
    if (value.empty())
        return AgentForm::Empty;
    if (value == "*")
        return AgentForm::Star;
    if (std::ranges::all_of(value, text::isTokenChar))
        return AgentForm::Name;
    if (markupIn(value).kind != Markup::None || holdsOddCharacter(value) ||
        !text::nextNotUtf8(value, 0).isEmpty())
        return AgentForm::Spoilt;
    if (value.contains('(') || text::startsWithIgnoringCase(value, "Mozilla/"))
        return AgentForm::FullString;
    if (hasSeparatedNames(value))
        return AgentForm::List;
    if (value.front() == '*')
        return AgentForm::StarWithMore;
    return hasKnownWords(value) ? AgentForm::List : AgentForm::Name;
}

std::string_view firstOfList(std::string_view value)
{
    const auto separator = std::ranges::find_if(value, isListSeparator);
    if (separator == value.end())
        return firstWord(value);
    return text::trimmed(value.substr(0, static_cast<std::size_t>(separator - value.begin())));
}

bool cutChangesName(std::string_view name, std::size_t cut)
{
    if (cut == name.size() || name[cut] == '*' || name.front() == '*' || name.contains('('))
        return false;
    return std::ranges::any_of(name.substr(cut), [](char c) {
        return text::isAlpha(c) || text::isDigit(c) || text::isHigh(c);
    });
}

} // namespace crawlright::checks
