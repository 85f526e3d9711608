// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/completion/match.h"

#include "core/text/ascii.h"

namespace crawlright::completion {

namespace {

bool isWordByte(char c)
{
    return text::isAlpha(c) || text::isDigit(c) || text::isHigh(c);
}

bool beginsWord(std::string_view name, std::size_t at)
{
    if (at == 0 || !isWordByte(name[at - 1]))
        return true;
    const bool isBeforeSmall = at + 1 < name.size() && text::isLower(name[at + 1]);
    return text::isUpper(name[at]) && (text::isLower(name[at - 1]) || isBeforeSmall);
}

bool hasWordStart(std::string_view typed, std::string_view name)
{
    for (std::size_t at = 0; at + typed.size() <= name.size(); ++at)
        if (beginsWord(name, at) && text::startsWithIgnoringCase(name.substr(at), typed))
            return true;
    return false;
}

/// From the first word that begins with the first letter typed: a later one has fewer letters.
bool isSubsequence(std::string_view typed, std::string_view name)
{
    std::size_t at = 0;
    while (at < name.size() &&
           !(beginsWord(name, at) && text::toLower(name[at]) == text::toLower(typed.front())))
        ++at;
    std::size_t found = 0;
    for (; at < name.size() && found < typed.size(); ++at)
        if (text::toLower(name[at]) == text::toLower(typed[found]))
            ++found;
    return found == typed.size();
}

} // namespace

Match matchOf(std::string_view typed, std::string_view name)
{
    constexpr std::size_t leastLetters = 2; // of a subsequence: one would fit nearly everything
    if (text::startsWithIgnoringCase(name, typed))
        return name.size() == typed.size() ? Match::Exact : Match::Prefix;
    if (hasWordStart(typed, name))
        return Match::WordStart;
    return typed.size() >= leastLetters && isSubsequence(typed, name) ? Match::Subsequence
                                                                      : Match::None;
}

bool describes(std::string_view typed, std::string_view text)
{
    return typed.size() >= 2 && hasWordStart(typed, text);
}

} // namespace crawlright::completion
