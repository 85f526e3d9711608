// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/explain.h"

/// The parts that `explain` is made of; no other file includes this.
namespace crawlright::rules {

/// What a proof is about, worked out once.
struct Matter {
    const syntax::Document& document;
    const GroupSet& groups;
    const Selection& selection;
    const RuleSet& rules;
    const Agent& agent;

    [[nodiscard]] const dialects::Dialect& dialect() const { return groups.dialect; }
    [[nodiscard]] bool binds(std::size_t group) const
    {
        return selection.fates[group] == GroupFate::Taken ||
               selection.fates[group] == GroupFate::Merged;
    }
};

/// Fills `rules`, `ruleCount`, `matchCount`, `wonBy`; needs `comparedPath` and `decision`.
void tellRules(Proof& proof, const Matter& matter);

/// Fills `steps` from all the rest.
void tellSteps(Proof& proof, const Matter& matter);

/// Fills `silentColumns`.
void tellSilence(Proof& proof, const Matter& matter);

} // namespace crawlright::rules
