// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/edits/budget.h"
#include "core/rules/rule_set.h"

#include <limits>
#include <optional>
#include <unordered_map>

/// The rules of one crawler in one dialect, made ready for questions about all paths at once.
namespace crawlright::edits {

/// Less is better; `noRank` is worse than every rule.
using Rank = std::uint64_t;
inline constexpr Rank noRank = std::numeric_limits<Rank>::max();

/// A rule that can match some URL.
struct ListedRule {
    std::string_view pattern; ///< as compared; lives in the RuleSet
    syntax::Field field = syntax::Field::Disallow;
    Rank rank = noRank;
    std::uint32_t length = 0;
    text::LineNumber line = 0;
    bool idle = false; ///< never wins: a better rule has the same pattern; or taken out
};

/// What a pattern asks of one that contains it: the latter matches all of `paths`.
struct Probe {
    std::vector<std::string> forms; ///< `formsOf` the pattern
    std::vector<std::string> paths; ///< each form with a byte for its stars that no pattern has
};

class RuleList {
public:
    /// `set` must outlive this.
    explicit RuleList(const rules::RuleSet& set);

    [[nodiscard]] std::span<const ListedRule> rules() const { return m_rules; }
    [[nodiscard]] const dialects::Dialect& dialect() const { return *m_dialect; }
    /// Marks rules `idle` behind a better one with the same pattern.
    void markIdle();
    void takeOut(std::uint32_t index) { m_rules[index].idle = true; }
    void putBack(std::uint32_t index) { m_rules[index].idle = false; }

    /// The rule with this pattern and field that is not idle.
    [[nodiscard]] std::optional<std::uint32_t> find(std::string_view pattern,
                                                    syntax::Field field) const;

    /// Calls `visit(index)` for rules that match all that the probe's pattern does, idle ones left
    /// out; false where the budget was met.
    template <class Visit>
    bool forContaining(const Probe& probe, char fresh, Budget& budget, Visit visit) const;

    /// The indices of the rules of one kind.
    [[nodiscard]] std::span<const std::uint32_t> ofField(syntax::Field field) const
    {
        return m_byField[field == syntax::Field::Allow ? 0 : 1];
    }

    /// Which bytes the patterns hold.
    [[nodiscard]] const std::array<bool, 256>& bytes() const { return m_bytes; }

private:
    [[nodiscard]] bool matchesAll(std::uint32_t index, const Probe& probe) const;

    const dialects::Dialect* m_dialect;
    std::vector<ListedRule> m_rules; // in the order of the RuleSet
    std::array<std::vector<std::uint32_t>, 2> m_byField;
    std::unordered_map<std::string_view, std::vector<std::uint32_t>> m_byPattern;
    std::vector<std::uint32_t> m_wild; // patterns with a wildcard
    std::array<bool, 256> m_bytes{};
};

/// A byte that no pattern of either has and that stands for itself in every dialect's URLs, an
/// ordinary one if there is such; nullopt where there is none.
[[nodiscard]] std::optional<char> freshByte(const RuleList& a, const RuleList& b);

[[nodiscard]] Probe probeOf(std::string_view pattern, bool wildcards, char fresh);

template <class Visit>
bool RuleList::forContaining(const Probe& probe, char fresh, Budget& budget, Visit visit) const
{
    if (probe.paths.empty())
        return true;
    // A rule without wildcards begins what it contains.
    const std::string_view path = probe.paths.front();
    const std::size_t head = std::min(path.find(fresh), path.size());
    if (!budget.take(head * (head + 1) / 16 + 1))
        return false;
    for (std::size_t length = 1; length <= head; ++length) {
        const auto place = m_byPattern.find(path.substr(0, length));
        if (place == m_byPattern.end())
            continue;
        for (const std::uint32_t index : place->second)
            if (!m_rules[index].idle && matchesAll(index, probe))
                visit(index);
    }
    for (const std::uint32_t index : m_wild) {
        if (!budget.take(path.size() / 4 + 2))
            return false;
        if (!m_rules[index].idle && matchesAll(index, probe))
            visit(index);
    }
    return true;
}

} // namespace crawlright::edits
