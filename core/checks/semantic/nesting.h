// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace crawlright::checks {

/// The bytes of a pattern before its first wildcard.
[[nodiscard]] std::string_view headOf(std::string_view pattern, bool wildcards);

/// Which rules of a RuleSet begin with which others. The patterns without wildcards stand in a
/// forest, each below the longest that begins it: those above a rule match all that it matches.
class Nesting {
public:
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    Nesting(const rules::RuleSet& set, bool wildcards);

    /// Whether a rule has a wildcard.
    [[nodiscard]] bool isStarred(std::uint32_t rule) const { return m_isStarred[rule]; }
    /// Those that have, in file order.
    [[nodiscard]] std::span<const std::uint32_t> starred() const { return m_starred; }

    /// The longest rule without wildcards of this field that begins the rule's head; noRule where
    /// there is none. `orSame`: a rule with the very pattern counts, too.
    [[nodiscard]] std::uint32_t nearestAbove(std::uint32_t rule, syntax::Field field,
                                             bool orSame) const;

    /// The rules without wildcards whose pattern goes on where the head of this one ends.
    [[nodiscard]] std::span<const std::uint32_t> below(std::uint32_t rule) const;

private:
    /// A pattern without wildcards, however many rules have it.
    struct Node {
        std::uint32_t above = none;
        std::array<std::uint32_t, 2> first{rules::noRule, rules::noRule};   ///< Disallow, Allow
        std::array<std::uint32_t, 2> nearest{rules::noRule, rules::noRule}; ///< from here up
    };

    const rules::RuleSet& m_set;
    bool m_wildcards;
    std::vector<bool> m_isStarred;
    std::vector<std::uint32_t> m_starred;
    std::vector<std::uint32_t> m_plain; ///< sorted by pattern
    std::vector<std::uint32_t> m_node;  ///< of each rule: its own, or the one that begins its head
    std::vector<Node> m_nodes;
};

} // namespace crawlright::checks
