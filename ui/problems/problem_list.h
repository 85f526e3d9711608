// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/session/analysis.h"

#include <QString>

#include <array>
#include <cstdint>
#include <optional>
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
    std::optional<dialects::Id> reader; ///< only what concerns it, as grave as it is for it
    friend bool operator==(const Filter&, const Filter&) = default;
};

enum class Grouping : std::uint8_t {
    Automatic, ///< None, or Kind where there are many
    None,
    Kind,
    Severity,
    Agents, ///< by the group of the file that they are in, as RFC 9309 reads it
};

/// The findings of one analysis as a pane shows them: which, in which order, how grave for the
/// chosen readers. Immutable; made on any thread.
struct ProblemList {
    struct Row {
        std::uint32_t finding = 0; ///< index into `analysis->findings`
        checks::Severity severity = checks::Severity::None;
    };
    /// Rows below one heading.
    struct Group {
        std::uint32_t key = 0; ///< the same for the same heading in another list
        std::uint32_t first = 0;
        std::uint32_t count = 0;
        checks::Severity worst = checks::Severity::None;
    };

    session::AnalysisPtr analysis; ///< may be null: nothing was analysed yet
    std::vector<dialects::Id> readers;
    Grouping grouping = Grouping::None; ///< never Automatic
    std::vector<Row> rows;              ///< by group, within it by place
    std::vector<Group> groups;          ///< empty: not grouped
    Counts counts{};                    ///< of all findings, also of those that the filter hides

    [[nodiscard]] const checks::Finding& findingAt(std::size_t row) const
    {
        return analysis->findings[rows[row].finding];
    }
};

/// By place in the file, or by group. Total; linear, but for the sentences, which only a filter's
/// text needs, and the order of the groups.
[[nodiscard]] ProblemList arrange(const session::AnalysisPtr& analysis,
                                  const std::vector<dialects::Id>& readers, const Filter& filter,
                                  Grouping grouping = Grouping::None);

/// The 1-based column, in bytes, of a finding's first byte.
[[nodiscard]] text::Offset columnOf(const checks::Finding& finding,
                                    const syntax::Document& document);

/// What is wrong; for a finding that none of the chosen readers cares about, that it is so.
[[nodiscard]] QString sentenceOf(const ProblemList& list, std::size_t row);
[[nodiscard]] QString titleOf(const ProblemList& list, const ProblemList::Group& group);
/// One line of text for the clipboard.
[[nodiscard]] QString lineOf(const ProblemList& list, std::size_t row);

/// The severity in a word for users.
[[nodiscard]] QString severityTitle(checks::Severity severity);
/// "Errors: 3"
[[nodiscard]] QString countTitle(checks::Severity severity, std::uint32_t count);

} // namespace crawlright::problems
