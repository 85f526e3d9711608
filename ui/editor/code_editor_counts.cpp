// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT

// What CodeEditor tells about the URLs that are loaded: how many each rule decides, and on which
// rule the cursor rests.
#include "ui/editor/beaten_rules.h"
#include "ui/editor/code_editor.h"
#include "ui/editor/gutter.h"
#include "ui/session/document_session.h"

namespace crawlright::editor {

void CodeEditor::setLineCounts(const LineCountsPtr& counts)
{
    const bool hadCounts = std::exchange(m_counts, counts) != nullptr;
    m_beaten.clear(); // other crawlers may be chosen
    keepLines();
    if (hadCounts && counts) {
        updateRowsSoon();
    } else {
        m_gutter->setHasCounts(counts != nullptr);
        updateGutter();
    }
    if (counts)
        m_restTimer.start();
    else if (std::exchange(m_restLine, 0) != 0)
        Q_EMIT ruleLineEntered(0);
}

// Counts come when the text may have been edited again, so what is kept is not followed edit by
// edit but found by comparing (some 50 µs for a million bytes).
void CodeEditor::keepLines()
{
    if (!m_counts) {
        m_kept = {};
        return;
    }
    m_kept =
        KeptLines(m_counts->analysis->document, m_session.bytes(),
                  m_session.isLoading() ? 0 : m_session.lineCount()); // as yet some lines are shown
}

std::optional<LineReach> CodeEditor::reachOf(text::LineNumber line) const
{
    const text::LineNumber then = m_counts ? m_kept.then(line) : 0;
    if (then == 0 || then > m_counts->lines.size())
        return std::nullopt;
    const LineCounts::Line& counted = m_counts->lines[then - 1];
    if (!counted.isRule)
        return std::nullopt;
    using Kind = LineReach::Kind;
    if (counted.urls > 0)
        return LineReach{.kind = Kind::Decides, .urls = counted.urls};
    if (counted.bound == checks::nobody)
        return LineReach{.kind = Kind::BindsNobody};
    const QTextBlock block = document()->findBlock(m_session.positionOfLine(line));
    return LineReach{.kind = neverDecides(block, counted.bound) ? Kind::NeverDecides
                                                                : Kind::DecidesNone};
}

// For none of these: it is painted many times between two analyses.
bool CodeEditor::neverDecides(const QTextBlock& block, checks::Readers bound) const
{
    checks::Readers beaten = checks::nobody;
    for (const checks::Finding* finding :
         m_findings.in(m_session.analysedSpan(m_session.spanOfBlock(block.blockNumber())))) {
        if (finding->code != checks::Code::DeadRule || !m_session.currentSpan(finding->span))
            continue;
        const auto [known, isNew] = m_beaten.try_emplace(finding);
        if (isNew)
            known->second = beatenFor(bound, *finding, m_session.analysis()->document);
        beaten = static_cast<checks::Readers>(beaten | known->second);
    }
    return (bound & ~beaten) == 0;
}

void CodeEditor::noticeRest()
{
    if (!m_counts)
        return;
    const text::LineNumber line = cursorLine();
    // Of an edited line nothing is known until new counts come.
    if (m_kept.then(line) == 0)
        return;
    const text::LineNumber rule = reachOf(line) ? line : 0;
    if (rule != std::exchange(m_restLine, rule))
        Q_EMIT ruleLineEntered(rule);
}

} // namespace crawlright::editor
