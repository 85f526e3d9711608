// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/overview_marks.h"

#include "ui/editor/kept_hits.h"
#include "ui/session/document_session.h"

#include <algorithm>

namespace crawlright::editor {

namespace {

// Of sizes that are none of a screen's.
int scaled(int value, int by, int of)
{
    return static_cast<int>(static_cast<qint64>(value) * by / of);
}

} // namespace

OverviewScale::OverviewScale(int lines, int height)
    : m_lines(lines)
    , m_height(height)
    , m_rows(std::min(lines, height))
{
}

int OverviewScale::firstLineOf(int row) const
{
    return static_cast<int>((static_cast<qint64>(row) * m_lines + m_rows - 1) / m_rows);
}

int OverviewScale::rowOf(int line) const
{
    return std::clamp(scaled(line, m_rows, m_lines), 0, m_rows - 1);
}

int OverviewScale::topOf(int row) const
{
    return scaled(row, m_height, m_rows);
}

int OverviewScale::rowAt(int y) const
{
    int row = std::clamp(scaled(y, m_rows, m_height), 0, m_rows - 1);
    if (row + 1 < m_rows && topOf(row + 1) <= y)
        ++row;
    return row;
}

std::vector<OverviewMark> overviewMarks(const session::DocumentSession& session,
                                        std::span<const text::Offset> begins,
                                        std::span<const dialects::Id> readers, const KeptHits& hits)
{
    if (begins.size() < 2)
        return {};
    std::vector<OverviewMark> marks(begins.size() - 1);
    std::size_t row = 0;
    const session::AnalysisPtr analysis = session.analysis();
    for (const checks::Finding& finding : analysis->findings) {
        const auto span = session.currentSpan(finding.span);
        if (!span || span->begin < begins[0])
            continue;
        while (row + 1 < marks.size() && begins[row + 1] <= span->begin)
            ++row;
        checks::Severity& gravest = marks[row].severity;
        if (gravest != checks::Severity::Error)
            gravest = std::max(gravest, checks::severityFor(finding, readers));
    }
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const std::size_t hit = hits.firstFrom(begins[i]);
        marks[i].hasHit = hit < hits.size() && hits[hit].begin < begins[i + 1];
    }
    return marks;
}

} // namespace crawlright::editor
