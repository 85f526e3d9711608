// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/finding.h"

#include <QString>

#include <span>

/// What a finding says to people. Knows no widget and no terminal: plain text, full sentences.
namespace crawlright::words {

/// What is wrong here and what follows from it; bytes of the file within it are made visible.
[[nodiscard]] QString sentence(const checks::Finding& finding);

/// Everything about a kind of finding, for hover text and `lint --explain`; a paragraph each.
struct Explanation {
    QString meaning; ///< what the code reports
    QString concern; ///< whom it concerns, and what those crawlers do
    QString advice;  ///< what to do
};
[[nodiscard]] Explanation explain(checks::Code code);
/// The same as one text, an empty line between the paragraphs.
[[nodiscard]] QString explanation(checks::Code code);

/// Which dialects this very finding concerns: "Concerns Google and Bing."
[[nodiscard]] QString concernSentence(const checks::Finding& finding);
/// For a finding that none of these readers cares about, that it is so, and who does; else empty.
[[nodiscard]] QString unconcernedSentence(const checks::Finding& finding,
                                          std::span<const dialects::Id> readers);

/// For a file whose rules were too many to compare them all (`checks::Semantics::decidedAll`).
[[nodiscard]] QString undecidedSentence();

/// "error", "warning", "info", "hint"; in lower case, for within a sentence or a column.
[[nodiscard]] QString severityName(checks::Severity severity);
/// "File", "Lines", …: a heading.
[[nodiscard]] QString familyName(checks::Family family);

} // namespace crawlright::words
