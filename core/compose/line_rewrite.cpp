// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/compose/line_rewrite.h"

#include <utility>

namespace crawlright::compose {

using edits::Edit;
using edits::Edits;
using text::LineNumber;

namespace {

void append(Edits& edits, Edit edit)
{
    if (!edits.empty() && edits.back().span.end == edit.span.begin) {
        edits.back().span.end = edit.span.end;
        edits.back().with += edit.with;
    } else {
        edits.push_back(std::move(edit));
    }
}

} // namespace

void LineRewrite::remove(LineNumber line)
{
    const syntax::Line& gone = m_site.line(line);
    if (gone.hasComment()) {
        replace(line, std::string(m_site.textOf({gone.comment, gone.contentEnd})));
    } else {
        m_removed.insert(line);
    }
}

void LineRewrite::removeWhole(LineNumber line)
{
    m_removed.insert(line);
}

void LineRewrite::replace(LineNumber line, std::string text)
{
    m_replaced[line] = std::move(text);
}

void LineRewrite::addBelow(LineNumber line, const Lines& lines)
{
    Lines& all = m_below[line];
    all.insert(all.end(), lines.begin(), lines.end());
}

void LineRewrite::addAtEnd(const Lines& lines)
{
    const LineNumber last = m_site.lineCount();
    const bool isEmpty = m_site.beginOf(last) == m_site.line(last).end();
    const LineNumber place = isEmpty ? last - 1 : last;
    LineNumber above = place;
    while (above > 0 && isGone(above))
        --above;
    Lines& all = m_below[place];
    const bool needsGap = all.empty()
                              ? above > 0 && m_site.line(above).kind != syntax::LineKind::Blank
                              : !all.back().empty();
    if (needsGap)
        all.emplace_back();
    all.insert(all.end(), lines.begin(), lines.end());
}

Edits LineRewrite::edits() const
{
    Edits edits;
    for (LineNumber n = 0; n <= m_site.lineCount(); ++n) {
        const auto added = m_below.find(n);
        const bool hasAdded = added != m_below.end();
        if (n == 0) {
            if (hasAdded)
                append(edits, m_site.above(1, added->second));
            continue;
        }
        const syntax::Line& line = m_site.line(n);
        const bool isRemoved = m_removed.contains(n);
        const bool isLast = line.lineEnd == syntax::LineEnd::None;
        if (isRemoved) {
            append(edits, {{m_site.beginOf(n), line.end()}, {}});
        } else if (const auto other = m_replaced.find(n); other != m_replaced.end()) {
            append(edits, {{m_site.beginOf(n), line.contentEnd}, other->second});
            if (hasAdded && !isLast)
                append(edits, {{line.contentEnd, line.end()}, std::string(m_site.endNear(n))});
        }
        if (!hasAdded)
            continue;
        Edit edit{{line.end(), line.end()}, {}};
        bool isFirst = true;
        for (const std::string& text : added->second) {
            // Behind a last line without an end the end comes first.
            if (isLast && !(isRemoved && isFirst))
                edit.with += m_site.endNear(n);
            edit.with += text;
            if (!isLast)
                edit.with += m_site.endNear(n);
            isFirst = false;
        }
        append(edits, std::move(edit));
    }
    return edits;
}

} // namespace crawlright::compose
