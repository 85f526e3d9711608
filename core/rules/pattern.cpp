// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/rules/pattern.h"

#include "core/text/search.h"

#include <algorithm>

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

namespace {

/// Walks a pattern along a path and keeps what each part took.
class Walk {
public:
    Walk(std::string_view pattern, std::string_view path, bool wildcards)
        : m_parts(pattern, wildcards)
        , m_path(path)
    {
    }

    Alignment run()
    {
        const std::string_view head = m_parts.next();
        const auto same =
            static_cast<std::size_t>(std::ranges::mismatch(head, m_path).in1 - head.begin());
        advance(0, same);
        if (same < head.size())
            return m_result;
        while (!m_parts.isLast) {
            ++m_result.patternBytes; // the star
            if (!takeAfterStar(m_parts.next()))
                return m_result;
        }
        m_result.matched = !m_parts.anchored || m_at == m_path.size();
        return m_result;
    }

private:
    void advance(std::size_t skipped, std::size_t literal)
    {
        m_at += skipped + literal;
        m_result.pathBytes = static_cast<text::Offset>(m_at);
        m_result.patternBytes += static_cast<text::Offset>(literal);
    }

    bool takeAfterStar(std::string_view literal)
    {
        std::size_t at = text::find(m_path.substr(m_at), literal);
        if (at != npos)
            at += m_at;
        if (at != npos && m_parts.isLast && m_parts.anchored) {
            if (!m_path.substr(m_at).ends_with(literal)) {
                addStar(at);
                advance(at - m_at, literal.size());
                return true; // ends before the path does: `run` sees it
            }
            at = m_path.size() - literal.size();
        }
        if (at == npos) {
            takePartOf(literal);
            return false;
        }
        addStar(at);
        advance(at - m_at, literal.size());
        return true;
    }

    void addStar(std::size_t end)
    {
        m_result.stars.push_back({static_cast<text::Offset>(m_at), static_cast<text::Offset>(end)});
    }

    /// The longest beginning of a literal that the rest of the path holds, found as Knuth, Morris
    /// and Pratt do: `same` is how much of the literal the path ends with at each byte.
    void takePartOf(std::string_view literal)
    {
        const std::vector<text::Offset> borders = bordersOf(literal);
        std::size_t length = 0;
        std::size_t end = m_at;
        std::size_t same = 0;
        for (std::size_t i = m_at; i < m_path.size(); ++i) {
            while (same > 0 && literal[same] != m_path[i])
                same = borders[same - 1];
            same += literal[same] == m_path[i] ? 1 : 0;
            if (same > length) {
                length = same;
                end = i + 1;
            }
        }
        addStar(end - length);
        advance(end - length - m_at, length);
    }

    /// For each beginning of a literal the length of its longest shorter beginning that ends it.
    static std::vector<text::Offset> bordersOf(std::string_view literal)
    {
        std::vector<text::Offset> borders(literal.size());
        std::size_t same = 0;
        for (std::size_t i = 1; i < literal.size(); ++i) {
            while (same > 0 && literal[same] != literal[i])
                same = borders[same - 1];
            same += literal[same] == literal[i] ? 1 : 0;
            borders[i] = static_cast<text::Offset>(same);
        }
        return borders;
    }

    Parts m_parts;
    std::string_view m_path;
    std::size_t m_at = 0;
    Alignment m_result;
};

} // namespace

Alignment align(std::string_view pattern, std::string_view path, bool wildcards)
{
    return Walk(pattern, path, wildcards).run();
}

} // namespace crawlright::rules
