// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/checks/finding.h"

#include <QString>

#include <span>

/// Sentences and explanations that need no more than their places filled. Those with cases of
/// their own are functions, in the files beside this one. All texts are marked for the context of
/// `Words`.
namespace crawlright::words {

struct SentenceRow {
    checks::Code code;
    const char* when; ///< the finding's last argument; "" for every other
    const char* text; ///< with %1, %2 …
    /// What %1, %2 … are, a letter each: `0` to `9` an argument as text, `a` to `f` an argument as
    /// a number, `R` the readers to whom it is gravest, `C` all whom it concerns, `U` all others,
    /// `M` and `N` its two camps, `L` the line of the first related place.
    const char* places;
};

struct ExplanationRow {
    checks::Code code;
    const char* meaning;
    const char* concern;
    const char* advice;
};

[[nodiscard]] std::span<const SentenceRow> fileSentences();
[[nodiscard]] std::span<const SentenceRow> lineSentences();
[[nodiscard]] std::span<const SentenceRow> groupSentences();
[[nodiscard]] std::span<const SentenceRow> pathSentences();
[[nodiscard]] std::span<const SentenceRow> fieldSentences();
[[nodiscard]] std::span<const SentenceRow> intentSentences();
[[nodiscard]] std::span<const SentenceRow> testerSentences();
[[nodiscard]] std::span<const SentenceRow> fetchSentences();

[[nodiscard]] std::span<const ExplanationRow> fileExplanations();
[[nodiscard]] std::span<const ExplanationRow> lineExplanations();
[[nodiscard]] std::span<const ExplanationRow> groupExplanations();
[[nodiscard]] std::span<const ExplanationRow> pathExplanations();
[[nodiscard]] std::span<const ExplanationRow> fieldExplanations();
[[nodiscard]] std::span<const ExplanationRow> intentExplanations();
[[nodiscard]] std::span<const ExplanationRow> testerExplanations();
[[nodiscard]] std::span<const ExplanationRow> fetchExplanations();

/// The row for a finding; null where its sentence is made by a function.
[[nodiscard]] const SentenceRow* sentenceRowOf(const checks::Finding& finding);
[[nodiscard]] const ExplanationRow* explanationRowOf(checks::Code code);

/// The sentence with its places filled, all at once: text of the file may itself hold `%1`.
[[nodiscard]] QString filled(const SentenceRow& row, const checks::Finding& finding);

} // namespace crawlright::words
