// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/explain.h"

#include <QString>

/// Verdicts and what led to them, a phrase or a sentence each.
namespace crawlright::words {

/// "allowed", "blocked", "undefined"; for a column.
[[nodiscard]] QString verdictName(rules::Verdict verdict);

/// What decided, as a sentence: "Line 4 decides.", "No rule matches, so it is allowed."
[[nodiscard]] QString reasonSentence(const rules::Decision& decision);

/// The verdict and its reason: "Googlebot may not fetch “/shop”: line 4 forbids it."
[[nodiscard]] QString verdictSentence(const rules::Proof& proof);

/// What became of a group when rules were chosen for a crawler; a phrase that follows its name.
[[nodiscard]] QString fateText(rules::GroupFate fate);

/// One name that was looked for, and what was found.
[[nodiscard]] QString chainSentence(const rules::ChainStep& step);

/// How the winning rule won.
[[nodiscard]] QString wonBySentence(rules::WonBy wonBy);

/// Why a rule does not match the path that was compared.
[[nodiscard]] QString missSentence(const rules::RuleTried& rule, std::string_view comparedPath);

/// "Disallow: /shop": a rule as written.
[[nodiscard]] QString ruleText(const rules::RuleTried& rule, const rules::Proof& proof);

/// The name of its field, as written: "Disalow".
[[nodiscard]] QString fieldText(const rules::RuleTried& rule, const rules::Proof& proof);

} // namespace crawlright::words
