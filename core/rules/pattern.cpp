// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/rules/pattern.h"

#include <algorithm>

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

namespace {

/// Walks a pattern along a path and keeps what each part took.
class Walk {
public:
    Walk(std::string_view pattern, std::string_view path, bool wildcards)
        : m_parts(pattern, wildcards), m_path(path)
    {
    }

    Alignment run()
    {
        const std::string_view head = m_parts.next();
        const auto same = static_cast<std::size_t>(
            std::ranges::mismatch(head, m_path).in1 - head.begin());
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
        std::size_t at = m_path.find(literal, m_at);
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
        m_result.stars.push_back(
            {static_cast<text::Offset>(m_at), static_cast<text::Offset>(end)});
    }

    /// The longest beginning of a literal that the rest of the path holds.
    void takePartOf(std::string_view literal)
    {
        std::size_t length = 0;
        std::size_t at = m_at;
        while (length < literal.size()) {
            const std::size_t found = m_path.find(literal.substr(0, length + 1), at);
            if (found == npos)
                break;
            at = found;
            ++length;
        }
        addStar(at);
        advance(at - m_at, length);
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
