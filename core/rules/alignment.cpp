// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/rules/alignment.h"

#include <algorithm>

namespace crawlright::rules {

namespace {

constexpr std::size_t nowhere = std::string_view::npos;

text::Offset offset(std::size_t n)
{
    return static_cast<text::Offset>(n);
}

std::size_t commonBeginning(std::string_view a, std::string_view b)
{
    return static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
}

} // namespace

void Aligner::makeBorders(std::string_view literal)
{
    m_borders.assign(literal.size(), 0);
    std::uint32_t border = 0;
    for (std::size_t i = 1; i < literal.size(); ++i) {
        while (border > 0 && literal[i] != literal[border])
            border = m_borders[border - 1];
        if (literal[i] == literal[border])
            ++border;
        m_borders[i] = border;
    }
}

Aligner::Found Aligner::find(std::string_view literal, std::size_t from)
{
    Found best{.at = from};
    if (literal.empty())
        return best;
    bool hasBorders = false;
    std::size_t same = 0;
    for (std::size_t i = from; i < m_path.size(); ++i) {
        if (same > 0 && m_path[i] != literal[same] && !hasBorders) {
            makeBorders(literal);
            hasBorders = true;
        }
        while (same > 0 && m_path[i] != literal[same])
            same = m_borders[same - 1];
        if (same == 0) {
            i = m_path.find(literal.front(), i);
            if (i == nowhere)
                break;
        }
        ++same;
        if (same > best.length)
            best = {.at = i + 1 - same, .length = same};
        if (same == literal.size())
            break;
    }
    return best;
}

template <typename Sink>
Alignment Aligner::walk(std::string_view pattern, Sink addStar)
{
    const bool isAnchored = m_wildcards && pattern.ends_with('$');
    std::string_view rest = pattern.substr(0, pattern.size() - (isAnchored ? 1 : 0));
    Alignment result;
    std::size_t at = 0;
    std::size_t star = m_wildcards ? rest.find('*') : nowhere;
    const std::string_view head = rest.substr(0, star);
    at = commonBeginning(head, m_path);
    result.patternBytes = offset(at);
    bool isWhole = at == head.size();
    while (isWhole && star != nowhere) {
        rest.remove_prefix(star + 1);
        star = rest.find('*');
        const std::string_view literal = rest.substr(0, star);
        Found found = find(literal, at);
        isWhole = found.length == literal.size();
        const bool mustEnd = star == nowhere && isAnchored;
        if (isWhole && mustEnd && m_path.substr(at).ends_with(literal))
            found.at = m_path.size() - literal.size();
        addStar(text::Span{offset(at), offset(found.at)});
        at = found.at + found.length;
        result.patternBytes += offset(1 + found.length);
    }
    result.pathBytes = offset(at);
    result.matched = isWhole && (!isAnchored || at == m_path.size());
    return result;
}

Alignment Aligner::align(std::string_view pattern)
{
    std::vector<text::Span> stars;
    Alignment alignment = walk(pattern, [&stars](text::Span span) { stars.push_back(span); });
    alignment.stars = std::move(stars);
    return alignment;
}

Reach Aligner::reach(std::string_view pattern)
{
    const Alignment alignment = walk(pattern, [](text::Span) {});
    return {alignment.matched, alignment.pathBytes};
}

} // namespace crawlright::rules
