// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/session/analysis.h"

#include <vector>

namespace crawlright::editor {

/// Finds the findings of an Analysis by place, in the logarithm of their number.
class FindingIndex {
public:
    FindingIndex() = default;
    explicit FindingIndex(session::AnalysisPtr analysis);

    /// Those that share a byte with the span, or are empty and before one of its bytes; in the
    /// order of the Analysis.
    [[nodiscard]] std::vector<const checks::Finding*> in(text::Span span) const;

private:
    session::AnalysisPtr m_analysis;
    std::vector<text::Offset> m_furthestEnds; // of the findings up to and with each
};

} // namespace crawlright::editor
