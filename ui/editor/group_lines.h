// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/session/analysis.h"

#include <optional>
#include <unordered_map>
#include <vector>

namespace crawlright::editor {

/// Which lines of an analysed text a group takes, as one reader parts groups: from its first
/// user-agent line to its last line that is neither blank nor a comment nor about the whole site.
/// So what is written above a group stays outside the group before. Nothing is gone through before
/// it is asked for.
class GroupLines {
public:
    struct Range {
        text::LineNumber first = 0;
        text::LineNumber last = 0; ///< included; greater than `first`
        friend bool operator==(const Range&, const Range&) = default;
    };

    GroupLines() = default;
    GroupLines(session::AnalysisPtr analysis, dialects::Id reader);

    /// The group that begins in this line, if it has more than one line.
    [[nodiscard]] std::optional<Range> beginningAt(text::LineNumber line) const;
    /// The group that this line is in; one of more than one line.
    [[nodiscard]] std::optional<Range> holding(text::LineNumber line) const;
    /// All groups of more than one line, in their order.
    [[nodiscard]] std::vector<Range> all() const;

private:
    [[nodiscard]] std::optional<Range> rangeOf(std::size_t group) const;
    [[nodiscard]] text::LineNumber firstLineOf(std::size_t group) const;
    /// How many groups begin in this line or before.
    [[nodiscard]] std::size_t groupsUpTo(text::LineNumber line) const;

    session::AnalysisPtr m_analysis;
    const rules::GroupSet* m_groups = nullptr; // of m_analysis
    mutable std::unordered_map<std::size_t, text::LineNumber> m_lastLines;
};

} // namespace crawlright::editor
