// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/session/edited_span.h"

#include <algorithm>

namespace crawlright::session {

void EditedSpan::add(text::Span edited, text::Offset size)
{
    if (!m_run) {
        m_run = Run{edited.begin, edited.end, edited.begin + size};
        return;
    }
    const text::Offset end = std::max(m_run->nowEnd, edited.end);
    m_run->begin = std::min(m_run->begin, edited.begin);
    m_run->thenEnd += end - m_run->nowEnd;
    m_run->nowEnd = end - edited.end + edited.begin + size;
}

std::optional<text::Span> EditedSpan::now(text::Span then) const
{
    if (!m_run || then.end <= m_run->begin)
        return then;
    if (then.begin < m_run->thenEnd)
        return std::nullopt;
    // Unsigned, so that a difference below zero wraps and comes back.
    const text::Offset shift = m_run->nowEnd - m_run->thenEnd;
    return text::Span{then.begin + shift, then.end + shift};
}

text::Span EditedSpan::then(text::Span now) const
{
    if (!m_run)
        return now;
    const Run& run = *m_run;
    const auto map = [&run](text::Offset at, text::Offset inside) {
        if (at <= run.begin)
            return at;
        return at >= run.nowEnd ? at - run.nowEnd + run.thenEnd : inside;
    };
    return {map(now.begin, run.begin), map(now.end, run.thenEnd)};
}

} // namespace crawlright::session
