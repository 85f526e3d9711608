// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/rule_list.h"

/// Proofs that a rule makes no difference, by containment of patterns.
namespace crawlright::edits {

/// A rule of one list, held against another list of the same dialect.
struct Question {
    const RuleList& own;
    std::uint32_t index = 0; ///< of the rule, in `own`
    const RuleList& other;
    char fresh = 'x';                     ///< a byte that no pattern of either has
    std::uint32_t except = rules::noRule; ///< a rule of `other` that is not there
};

struct Answer {
    bool proved = false;
    /// Where it is not: a rule with the other verdict that may win in `other` where this one wins
    /// in `own`, its pattern; empty where none is to blame.
    std::string_view rival;
};

/// Whether on every path where the rule decides in `own` the verdict in `other` is the same. A
/// proof holds for all paths; no proof says nothing. Work: bytes of the patterns, at worst times
/// those of the rules with the other verdict.
[[nodiscard]] Answer keepsVerdict(const Question& question, Budget& budget);

} // namespace crawlright::edits
