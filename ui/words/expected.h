// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/expect/writing.h"
#include "core/rules/rule_set.h"

#include <QString>

/// Expectations as a pane tells of them: what came of one, and what became of a change.
namespace crawlright::words {

/// "GPTBot is allowed: line 7": what a file says to a crawler, as a phrase.
[[nodiscard]] QString presentPhrase(const QString& crawler, const rules::Decision& decision);

/// "14 of 14 hold." "2 of 14 fail." What cannot be read is told after it.
[[nodiscard]] QString expectationsSummary(std::size_t holding, std::size_t total,
                                          std::size_t badLines);

/// What came of adding: "Expectations added to “robots.txt.expect”: 12. Expected already: 3." Every
/// one that was asked for is counted in one of the sentences.
[[nodiscard]] QString additionsSentence(const expect::Appended& appended, const QString& file);

} // namespace crawlright::words
