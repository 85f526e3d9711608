// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

#include <optional>

namespace crawlright::verdicts {

/// What two sets of rules say of a URL where their verdicts differ.
struct Flip {
    rules::Decision before;
    rules::Decision after;
    friend bool operator==(const Flip&, const Flip&) = default;
};

/// Judges URLs with two sets of rules, one by one: for lists that are streamed. Neither set must be
/// of the other's dialect.
class Differ {
public:
    /// Both must outlive this.
    Differ(const rules::RuleSet& before, const rules::RuleSet& after);

    /// Nothing where both give one verdict, from whatever lines.
    [[nodiscard]] std::optional<Flip> flipOf(std::string_view url);

private:
    const rules::RuleSet* m_before;
    const rules::RuleSet* m_after;
    std::string m_path; // used again, for many URLs
};

} // namespace crawlright::verdicts
