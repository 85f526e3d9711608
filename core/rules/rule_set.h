// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_index.h"
#include "core/rules/select.h"

#include <string>

namespace crawlright::rules {

enum class Verdict : std::uint8_t {
    Allow,
    Disallow,
    Undefined, ///< Google 2019: an allow and a disallow both match and exactly one of the two
               ///< longest holds a `*` that is not its last character
};

/// Why a verdict has the line it has.
enum class Reason : std::uint8_t {
    Rule,            ///< the rule on the line decided
    EmptyRule,       ///< an empty rule matched with priority 0; all is allowed
    NoRuleMatches,   ///< there are rules for it, none matches
    NoRules,         ///< its groups have no rules, or no group binds it
    RobotsTxtItself, ///< /robots.txt is always fetched
    FileTooBig,      ///< past the dialect's limit the file counts as open
};

struct Decision {
    Verdict verdict = Verdict::Allow;
    Reason reason = Reason::NoRules;
    text::LineNumber line = 0;   ///< the deciding line, from 1; 0: none
    std::uint32_t rule = noRule; ///< ordinal in the RuleSet, in file order
    friend bool operator==(const Decision&, const Decision&) = default;
};

/// The rules that bind one crawler in one dialect, compiled once and matched many times. Immutable;
/// may be shared between threads without a lock. Needs the Document no longer.
class RuleSet {
public:
    RuleSet() = default;

    /// Of a path made by `access::prepare` with this dialect's encoding. Total; at worst path bytes
    /// + pattern bytes for each rule tried; no allocation, no recursion.
    [[nodiscard]] Decision match(std::string_view preparedPath) const;

    [[nodiscard]] dialects::Id dialect() const { return m_dialect.id; }
    /// In file order.
    [[nodiscard]] std::span<const Rule> rules() const { return m_rules; }
    [[nodiscard]] std::string_view patternOf(const Rule& rule) const
    {
        return rule.pattern.of(m_bytes);
    }

    /// Whether one rule goes before another where both match; ordinals.
    [[nodiscard]] bool isBetter(std::uint32_t one, std::uint32_t other) const
    {
        return source().rankOf(one) < source().rankOf(other);
    }

private:
    friend class RuleCompiler;
    friend RuleSet compile(const syntax::Document&, const GroupSet&, const Selection&);

    [[nodiscard]] RuleSource source() const
    {
        return {m_rules, m_bytes, m_dialect.precedence, m_dialect.wildcards};
    }
    [[nodiscard]] Decision decisionBy(std::uint32_t winner) const;
    [[nodiscard]] Decision matchBothKinds(std::string_view preparedPath) const;

    dialects::Dialect m_dialect = dialects::get(dialects::Id::Rfc9309);
    bool m_tooBigAllowsAll = false;
    std::string m_bytes;
    std::vector<Rule> m_rules;
    RuleIndex m_index;         // of all rules; where ties can be undefined, of the allows
    RuleIndex m_disallowIndex; // where ties can be undefined, of the disallows
};

[[nodiscard]] RuleSet compile(const syntax::Document& document, const GroupSet& groups,
                              const Selection& selection);

/// The whole way at once: groups, selection, rules.
[[nodiscard]] RuleSet compile(const syntax::Document& document, const dialects::Dialect& dialect,
                              const Agent& agent);

} // namespace crawlright::rules
