// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/finding.h"
#include "core/text/span.h"

#include <span>
#include <vector>

namespace crawlright::session {
class DocumentSession;
}

namespace crawlright::editor {

class KeptHits;

/// How the lines of a text lie beside a scroll bar: a line has a row of pixels or more, or many
/// lines share one. Lines and rows are counted from 0.
class OverviewScale {
public:
    /// Both at least 1.
    OverviewScale(int lines, int height);

    [[nodiscard]] int rows() const { return m_rows; }
    [[nodiscard]] int firstLineOf(int row) const;
    [[nodiscard]] int rowOf(int line) const;
    [[nodiscard]] int topOf(int row) const;
    /// The row that holds a pixel, or the nearest one.
    [[nodiscard]] int rowAt(int y) const;

private:
    int m_lines;
    int m_height;
    int m_rows;
};

/// What begins in a row.
struct OverviewMark {
    checks::Severity severity = checks::Severity::None; ///< of the gravest finding
    bool hasHit = false;
    [[nodiscard]] bool isEmpty() const { return severity == checks::Severity::None && !hasHit; }
    friend bool operator==(const OverviewMark&, const OverviewMark&) = default;
};

/// A mark for each row; row i holds the bytes [begins[i], begins[i + 1]). Findings are those of
/// `session.analysis()` for these readers. Linear in findings and rows.
[[nodiscard]] std::vector<OverviewMark> overviewMarks(const session::DocumentSession& session,
                                                      std::span<const text::Offset> begins,
                                                      std::span<const dialects::Id> readers,
                                                      const KeptHits& hits);

} // namespace crawlright::editor
