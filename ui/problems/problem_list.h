// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/session/analysis.h"

#include <QString>

#include <array>
#include <cstdint>
#include <vector>

namespace crawlright::problems {

inline constexpr std::size_t severityCount = static_cast<std::size_t>(checks::Severity::Error) + 1;

/// How many findings have each severity, by checks::Severity.
using Counts = std::array<std::uint32_t, severityCount>;

[[nodiscard]] constexpr std::uint32_t total(const Counts& counts)
{
    std::uint32_t sum = 0;
    for (std::size_t i = 1; i < counts.size(); ++i)
        sum += counts[i];
    return sum;
}

struct Filter {
    std::array<bool, severityCount> shows{true, true, true, true, true}; ///< by checks::Severity
    QString text; ///< in the sentence, the id or the line's number, in any case
    friend bool operator==(const Filter&, const Filter&) = default;
};

/// The findings of one analysis as a pane shows them: which, in which order, how grave for the
/// chosen readers. Immutable; made on any thread.
struct ProblemList {
    struct Row {
        std::uint32_t finding = 0; ///< index into `analysis->findings`
        checks::Severity severity = checks::Severity::None;
    };

    session::AnalysisPtr analysis; ///< may be null: nothing was analysed yet
    std::vector<Row> rows;
    Counts counts{}; ///< of all findings, also of those that the filter hides

    [[nodiscard]] const checks::Finding& findingAt(std::size_t row) const
    {
        return analysis->findings[rows[row].finding];
    }
};

/// By place in the file. Total; linear, but for the sentences, which only a filter's text needs.
[[nodiscard]] ProblemList arrange(const session::AnalysisPtr& analysis,
                                  const std::vector<dialects::Id>& readers, const Filter& filter);

/// The 1-based column, in bytes, of a finding's first byte.
[[nodiscard]] text::Offset columnOf(const checks::Finding& finding,
                                    const syntax::Document& document);

} // namespace crawlright::problems
