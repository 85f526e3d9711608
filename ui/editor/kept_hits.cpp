// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/kept_hits.h"

#include <algorithm>
#include <utility>

namespace crawlright::editor {

namespace {

// The first index in [from, to) of which `holds` is not true; it is true of those before and of
// none behind.
template <typename Holds>
std::size_t firstNot(std::size_t from, std::size_t to, const Holds& holds)
{
    while (from < to) {
        const std::size_t middle = from + (to - from) / 2;
        if (holds(middle))
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}

} // namespace

KeptHits::KeptHits(HitsPtr hits)
    : m_hits(std::move(hits))
{
    if (!m_hits)
        return;
    m_scope = m_hits->scope;
    m_revision = m_hits->revision;
    m_before = m_hits->spans.size();
    m_behind = m_before;
    m_end = m_before;
}

void KeptHits::noteEdit(text::Span was, text::Offset size)
{
    if (!m_hits)
        return;
    ++m_revision;
    if (m_scope)
        m_scope = grown(*m_scope, was, size);
    const std::vector<text::Span>& spans = m_hits->spans;
    const std::size_t before = m_before;
    m_before = firstNot(0, before, [&](std::size_t i) { return spans[i].end <= was.begin; });
    if (m_behind == m_end) { // then what was edited until now moved none
        m_shift = 0;
        m_end = before;
        m_behind =
            firstNot(m_before, before, [&](std::size_t i) { return spans[i].begin < was.end; });
    } else {
        m_behind = firstNot(m_behind, m_end,
                            [&](std::size_t i) { return spans[i].begin + m_shift < was.end; });
    }
    m_shift += size - was.size();
}

std::size_t KeptHits::size() const
{
    return m_before + m_end - m_behind;
}

text::Span KeptHits::operator[](std::size_t index) const
{
    if (index < m_before)
        return m_hits->spans[index];
    const text::Span then = m_hits->spans[index - m_before + m_behind];
    return {then.begin + m_shift, then.end + m_shift};
}

std::size_t KeptHits::firstFrom(text::Offset place) const
{
    return firstNot(0, size(), [&](std::size_t i) {
        const text::Span hit = (*this)[i];
        return hit.isEmpty() ? hit.begin < place : hit.end <= place;
    });
}

std::optional<std::size_t> KeptHits::find(text::Span span) const
{
    for (std::size_t i = firstFrom(span.begin); i < size() && (*this)[i].begin <= span.begin; ++i)
        if ((*this)[i] == span)
            return i;
    return std::nullopt;
}

std::vector<text::Span> KeptHits::in(text::Span span) const
{
    std::vector<text::Span> found;
    for (std::size_t i = firstFrom(span.begin); i < size() && (*this)[i].begin < span.end; ++i)
        found.push_back((*this)[i]);
    return found;
}

text::Span grown(text::Span span, text::Span was, text::Offset size)
{
    // Unsigned, so that a difference below zero wraps and comes back.
    const text::Offset shift = size - was.size();
    if (was.end <= span.begin && !(was.isEmpty() && was.begin == span.begin))
        span.begin += shift;
    else
        span.begin = std::min(span.begin, was.begin);
    if (was.end <= span.end)
        span.end += shift;
    else if (was.begin < span.end)
        span.end = was.begin + size;
    return span;
}

} // namespace crawlright::editor
