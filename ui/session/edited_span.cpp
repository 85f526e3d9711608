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
    const auto behind = [&run](text::Offset at) { return at - run.nowEnd + run.thenEnd; };
    const bool endsBehind = now.end >= run.nowEnd;
    text::Span then = now;
    if (now.begin > run.begin)
        then.begin = now.begin >= run.nowEnd ? behind(now.begin)
                     : endsBehind            ? run.thenEnd
                                             : run.begin;
    if (now.end > run.begin && endsBehind)
        then.end = behind(now.end);
    else if (now.end > run.begin) // with what is right before the run, though it be empty
        then.end = now.begin > run.begin ? run.begin : std::min(run.begin + 1, run.thenEnd);
    return then;
}

} // namespace crawlright::session
