// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/rules/pattern.h"

namespace crawlright::rules {

namespace {

constexpr std::size_t npos = std::string_view::npos;

/// A pattern without its final `$`, taken apart at its stars from the left.
struct Parts {
    Parts(std::string_view pattern, bool hasWildcards)
        : rest(pattern), wildcards(hasWildcards),
          anchored(hasWildcards && !pattern.empty() && pattern.back() == '$')
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
    const std::string_view head = parts.next();
    if (!path.starts_with(head))
        return false;
    path.remove_prefix(head.size());
    if (parts.isLast)
        return !parts.anchored || path.empty();
    for (;;) {
        const std::string_view literal = parts.next();
        if (parts.isLast && parts.anchored)
            return path.ends_with(literal);
        const std::size_t at = path.find(literal);
        if (at == npos)
            return false;
        if (parts.isLast)
            return true;
        path.remove_prefix(at + literal.size());
    }
}

} // namespace crawlright::rules
