// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/rules/pattern.h"

#include "core/text/search.h"

namespace crawlright::rules {

namespace {

constexpr std::size_t npos = std::string_view::npos;

/// A pattern without its final `$`, taken apart at its stars from the left.
struct Parts {
    Parts(std::string_view pattern, bool hasWildcards)
        : rest(pattern)
        , wildcards(hasWildcards)
        , anchored(hasWildcards && !pattern.empty() && pattern.back() == '$')
    {
        if (anchored)
            rest.remove_suffix(1);
    }

    /// The literal up to the next star, or to the end.
    std::string_view next()
    {
        const std::size_t star = wildcards ? rest.find('*') : npos;
        isLast = star == npos;
        const std::string_view literal = rest.substr(0, star);
        rest.remove_prefix(isLast ? rest.size() : star + 1);
        return literal;
    }

    std::string_view rest;
    bool wildcards;
    bool anchored;
    bool isLast = false;
};

} // namespace

bool matches(std::string_view pattern, std::string_view path, bool wildcards)
{
    Parts parts(pattern, wildcards);
    if (parts.anchored) {
        // The end first: it is the cheapest way to see that a pattern does not match.
        const std::size_t star = parts.rest.rfind('*');
        if (star == npos)
            return path == parts.rest;
        const std::string_view ending = parts.rest.substr(star + 1);
        if (!path.ends_with(ending))
            return false;
        path.remove_suffix(ending.size());
        parts.rest.remove_suffix(ending.size());
    }
    const std::string_view head = parts.next();
    if (!path.starts_with(head))
        return false;
    path.remove_prefix(head.size());
    while (!parts.isLast) {
        const std::string_view literal = parts.next();
        const std::size_t at = text::find(path, literal);
        if (at == npos)
            return false;
        path.remove_prefix(at + literal.size());
    }
    return true;
}

} // namespace crawlright::rules
