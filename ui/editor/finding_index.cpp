// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/editor/finding_index.h"

#include <algorithm>

namespace crawlright::editor {

FindingIndex::FindingIndex(session::AnalysisPtr analysis)
    : m_analysis(std::move(analysis))
{
    text::Offset furthest = 0;
    m_furthestEnds.reserve(m_analysis->findings.size());
    for (const checks::Finding& finding : m_analysis->findings) {
        furthest = std::max(furthest, finding.span.end);
        m_furthestEnds.push_back(furthest);
    }
}

std::vector<const checks::Finding*> FindingIndex::in(text::Span span) const
{
    std::vector<const checks::Finding*> found;
    if (!m_analysis)
        return found;
    const std::vector<checks::Finding>& findings = m_analysis->findings;
    const auto first =
        std::ranges::lower_bound(m_furthestEnds, span.begin) - m_furthestEnds.begin();
    for (auto finding = findings.begin() + first;
         finding != findings.end() && finding->span.begin < span.end; ++finding) {
        if (finding->span.end > span.begin || span.contains(finding->span.begin))
            found.push_back(&*finding);
    }
    return found;
}

} // namespace crawlright::editor
