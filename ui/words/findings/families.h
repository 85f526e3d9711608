// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/finding.h"
#include "core/checks/readers.h"
#include "ui/words/findings.h"

/// The sentences of each family of findings, a file each, and what they share.
namespace crawlright::words {

[[nodiscard]] QString fileSentence(const checks::Finding& finding);
[[nodiscard]] QString lineSentence(const checks::Finding& finding);
[[nodiscard]] QString groupSentence(const checks::Finding& finding);
[[nodiscard]] QString pathSentence(const checks::Finding& finding);
[[nodiscard]] QString sitemapSentence(const checks::Finding& finding);
[[nodiscard]] QString intentSentence(const checks::Finding& finding);
[[nodiscard]] QString fetchSentence(const checks::Finding& finding);

[[nodiscard]] Explanation fileExplanation(checks::Code code);
[[nodiscard]] Explanation lineExplanation(checks::Code code);
[[nodiscard]] Explanation groupExplanation(checks::Code code);
[[nodiscard]] Explanation pathExplanation(checks::Code code);
[[nodiscard]] Explanation sitemapExplanation(checks::Code code);
[[nodiscard]] Explanation intentExplanation(checks::Code code);

/// An argument of the finding as bytes; empty where it has fewer.
[[nodiscard]] std::string_view argument(const checks::Finding& finding, std::size_t index);
/// The same, fit to be read.
[[nodiscard]] QString shownArgument(const checks::Finding& finding, std::size_t index);
/// An argument that is a number, as people write it.
[[nodiscard]] QString numberArgument(const checks::Finding& finding, std::size_t index);

/// The readers to whom a finding has one severity.
[[nodiscard]] checks::Readers readersWith(const checks::Finding& finding,
                                          checks::Severity severity);
/// The readers whom it concerns at all.
[[nodiscard]] checks::Readers concerned(const checks::Finding& finding);
[[nodiscard]] checks::Severity greatestSeverity(const checks::Finding& finding);

} // namespace crawlright::words
