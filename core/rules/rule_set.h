// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/select.h"

#include <optional>

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

inline constexpr std::uint32_t noRule = ~std::uint32_t{0};

struct Decision {
    Verdict verdict = Verdict::Allow;
    Reason reason = Reason::NoRules;
    text::LineNumber line = 0;       ///< the deciding line, from 1; 0: none
    std::uint32_t rule = noRule;     ///< ordinal in the RuleSet, in file order
    friend bool operator==(const Decision&, const Decision&) = default;
};

/// A rule made ready to match.
struct Rule {
    text::LineNumber line = 0;
    syntax::Field field = syntax::Field::Disallow;
    std::uint32_t length = 0; ///< priority: octets as this dialect counts them
    text::Span value;         ///< in the Document
    text::Span pattern;       ///< in the RuleSet's own bytes, as compared
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

private:
    friend class RuleCompiler;
    friend RuleSet compile(const syntax::Document&, const GroupSet&, const Selection&);

    dialects::Dialect m_dialect = dialects::get(dialects::Id::Rfc9309);
    bool m_tooBigAllowsAll = false;
    std::string m_bytes;
    std::vector<Rule> m_rules;
    std::vector<std::uint32_t> m_order; // ordinals in the order in which they are tried
};

[[nodiscard]] RuleSet compile(const syntax::Document& document, const GroupSet& groups,
                              const Selection& selection);

/// The whole way at once: groups, selection, rules.
[[nodiscard]] RuleSet compile(const syntax::Document& document, const dialects::Dialect& dialect,
                              const Agent& agent);

} // namespace crawlright::rules
