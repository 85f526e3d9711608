// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/rules/pattern_examples.h"

#include "core/access/url.h"
#include "core/rules/pattern.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <array>

namespace crawlright::rules {

namespace {

using dialects::Dialect;
using Fills = std::array<std::string_view, 3>;

constexpr std::size_t mostExamples = 3;

/// The pattern as the dialect compares it, ready for many paths.
class Trial {
public:
    Trial(std::string_view value, const Dialect& dialect)
        : m_dialect(dialect)
    {
        access::encodeInto(m_pattern, value, dialect.patternEncoding, dialect.wildcards);
    }

    [[nodiscard]] bool matches(std::string_view path) const
    {
        return !m_pattern.empty() &&
               rules::matches(m_pattern, access::prepare(path, m_dialect), m_dialect.wildcards);
    }

private:
    const Dialect& m_dialect;
    std::string m_pattern;
};

/// What may stand for a `*`, by what stands before it.
Fills fillsAfter(std::string_view before)
{
    const char last = before.empty() ? '/' : before.back();
    if (last == '/')
        return {"page", "2026/summer", "a"};
    if (last == '?' || last == '&')
        return {"id=7", "q=a&lang=en", ""};
    if (last == '=')
        return {"7", "new", ""};
    if (text::isAlpha(last) || text::isDigit(last))
        return {"", "-2", "/new/page"};
    return {"a", "b/c", ""};
}

/// What may follow a pattern that is open at its end.
Fills tailsAfter(std::string_view path)
{
    const char last = path.empty() ? '/' : path.back();
    const bool isQuery = path.contains('?');
    if (last == '?' || last == '&')
        return {"id=7", "q=a&lang=en", ""};
    if (last == '=')
        return {"7", "new", ""};
    if (isQuery)
        return {"", "&page=2", "0"};
    if (last == '/')
        return {"", "page.html", "new/page?id=7"};
    if (text::isAlpha(last) || text::isDigit(last))
        return {"", "/page.html", "-2?id=7"};
    return {"", "a", "b/c"};
}

bool isAnchored(std::string_view value, const Dialect& dialect)
{
    return dialect.wildcards && value.ends_with('$');
}

/// The value with the `round`th choice in place of each star.
std::string filled(std::string_view value, const Dialect& dialect, std::size_t round)
{
    const bool anchored = isAnchored(value, dialect);
    if (anchored)
        value.remove_suffix(1);
    if (!dialect.wildcards)
        return std::string(value).append(tailsAfter(value).at(round));
    while (!anchored && value.ends_with('*'))
        value.remove_suffix(1);
    std::string path;
    if (value.starts_with('*') && !value.substr(1).starts_with('/'))
        path = '/';
    for (std::size_t i = 0; i < value.size(); ++i) {
        const bool isFirst = i == 0 && path.empty();
        if (value[i] != '*')
            path.push_back(value[i]);
        else if (!isFirst)
            path += fillsAfter(path).at(round);
        else if (round == 1)
            path += "/2026";
    }
    if (path.empty())
        path = '/';
    if (!anchored)
        path += tailsAfter(path).at(round);
    return path;
}

std::string withOtherCase(std::string path)
{
    const auto letter = std::ranges::find_if(path, text::isAlpha);
    if (letter != path.end())
        *letter = text::isUpper(*letter) ? text::toLower(*letter) : text::toUpper(*letter);
    return path;
}

/// Paths that look like one that matches, the most telling first.
std::vector<std::string> nearPaths(std::string_view value, const std::string& match,
                                   const Dialect& dialect)
{
    std::vector<std::string> paths;
    if (isAnchored(value, dialect)) {
        paths.push_back(match + (match.ends_with('/') ? "page.html" : "?id=7"));
        paths.push_back(match + "x");
    }
    if (match.size() > 1 && match.ends_with('/'))
        paths.push_back(match.substr(0, match.size() - 1));
    paths.push_back(withOtherCase(match));
    paths.push_back("/other" + match);
    paths.emplace_back("/page.html");
    paths.emplace_back("/");
    return paths;
}

std::string escapedHighBytes(std::string_view path)
{
    std::string out;
    access::encodeInto(out, path, {.encodesHighBytes = true}, false);
    return out;
}

std::string unescaped(std::string_view path)
{
    std::string out;
    access::encodeInto(out, path, {.decoding = dialects::Decoding::AllButSlash}, false);
    return out;
}

/// Every escape with small letters, or with capitals.
std::string withHexDigits(std::string path, char (*change)(char))
{
    for (std::size_t i = 0; i + 2 < path.size(); ++i) {
        if (path[i] != '%' || !text::isHex(path[i + 1]) || !text::isHex(path[i + 2]))
            continue;
        path[i + 1] = change(path[i + 1]);
        path[i + 2] = change(path[i + 2]);
    }
    return path;
}

/// The same path in other spellings, itself first.
void addSpellings(std::vector<std::string>& paths, const std::string& path)
{
    for (const std::string& spelling :
         {path, escapedHighBytes(path), unescaped(path), withHexDigits(path, text::toLower),
          withHexDigits(path, text::toUpper)})
        if (!std::ranges::contains(paths, spelling))
            paths.push_back(spelling);
}

} // namespace

bool valueMatches(std::string_view value, std::string_view path, const Dialect& dialect)
{
    return Trial(value, dialect).matches(path);
}

PatternExamples examplesOf(std::string_view value, const Dialect& dialect)
{
    PatternExamples examples;
    if (value.empty() || value.size() > longestExemplified)
        return examples;
    const Trial trial(value, dialect);
    for (std::size_t round = 0; round < mostExamples; ++round) {
        std::string path = filled(value, dialect, round);
        if (path.starts_with('/') && trial.matches(path) &&
            !std::ranges::contains(examples.matching, path))
            examples.matching.push_back(std::move(path));
    }
    if (examples.matching.empty())
        return examples;
    for (std::string& path : nearPaths(value, examples.matching.front(), dialect)) {
        if (!trial.matches(path)) {
            examples.other = std::move(path);
            break;
        }
    }
    return examples;
}

std::vector<ReadingDifference> differencesOf(std::string_view value, const Dialect& one,
                                             const Dialect& other)
{
    if (value.empty() || value.size() > longestExemplified)
        return {};
    std::vector<std::string> paths;
    for (const Dialect* dialect : {&one, &other}) {
        const PatternExamples examples = examplesOf(value, *dialect);
        for (const std::string& path : examples.matching)
            addSpellings(paths, path);
        if (examples.other)
            addSpellings(paths, *examples.other);
    }
    const Trial ofOne(value, one);
    const Trial ofOther(value, other);
    std::vector<ReadingDifference> differences;
    for (const std::string& path : paths) {
        const bool matches = ofOther.matches(path);
        const bool isNew = std::ranges::find(differences, matches, &ReadingDifference::matches) ==
                           differences.end();
        if (isNew && matches != ofOne.matches(path))
            differences.push_back({path, matches});
    }
    return differences;
}

} // namespace crawlright::rules
