// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/rule_list.h"

#include "core/edits/common_path.h"
#include "core/rules/pattern.h"
#include "core/text/ascii.h"

#include <algorithm>

namespace crawlright::edits {

namespace {

/// Whether some URL's path, made comparable in this dialect, is matched and judged by rules.
bool canMatch(std::string_view pattern, const dialects::Dialect& dialect)
{
    const bool begins = pattern.starts_with('/') || (dialect.wildcards && pattern.starts_with('*'));
    const bool isUnseen =
        dialect.urlEncoding.encodesHighBytes && std::ranges::any_of(pattern, text::isHigh);
    const bool isExempt =
        dialect.robotsTxtAllowed && dialect.wildcards && pattern == "/robots.txt$";
    return begins && !isUnseen && !isExempt;
}

} // namespace

RuleList::RuleList(const rules::RuleSet& set)
    : m_dialect(&dialects::get(set.dialect()))
{
    const auto all = set.rules();
    const rules::RuleSource source{all, {}, m_dialect->precedence, m_dialect->wildcards};
    m_rules.reserve(all.size());
    m_byPattern.reserve(all.size());
    for (std::uint32_t i = 0; i < all.size(); ++i) {
        const std::string_view pattern = set.patternOf(all[i]);
        if (!canMatch(pattern, *m_dialect))
            continue;
        const auto index = static_cast<std::uint32_t>(m_rules.size());
        m_rules.push_back({pattern, all[i].field, source.rankOf(i), all[i].length, all[i].line});
        m_byField[all[i].field == syntax::Field::Allow ? 0 : 1].push_back(index);
        m_byPattern[pattern].push_back(index);
        if (headOf(pattern, m_dialect->wildcards).size() != pattern.size())
            m_wild.push_back(index);
        for (const char c : pattern)
            m_bytes[static_cast<unsigned char>(c)] = true;
    }
}

void RuleList::markIdle()
{
    for (const auto& [pattern, indices] : m_byPattern) {
        std::array<Rank, 2> best{noRank, noRank};
        for (const std::uint32_t index : indices) {
            Rank& least = best[m_rules[index].field == syntax::Field::Allow ? 0 : 1];
            least = std::min(least, m_rules[index].rank);
        }
        // Where ties can be undefined the best of each kind counts.
        if (!m_dialect->wildcardTieUndefined)
            best[0] = best[1] = std::min(best[0], best[1]);
        for (const std::uint32_t index : indices) {
            ListedRule& rule = m_rules[index];
            rule.idle = rule.rank > best[rule.field == syntax::Field::Allow ? 0 : 1];
        }
    }
}

std::optional<std::uint32_t> RuleList::find(std::string_view pattern, syntax::Field field) const
{
    const auto place = m_byPattern.find(pattern);
    if (place == m_byPattern.end())
        return std::nullopt;
    for (const std::uint32_t index : place->second)
        if (m_rules[index].field == field && !m_rules[index].idle)
            return index;
    return std::nullopt;
}

bool RuleList::matchesAll(std::uint32_t index, const Probe& probe) const
{
    return std::ranges::all_of(probe.paths, [&](const std::string& path) {
        return rules::matches(m_rules[index].pattern, path, m_dialect->wildcards);
    });
}

std::optional<char> freshByte(const RuleList& a, const RuleList& b)
{
    constexpr std::string_view nice = "xyzqwkjvabcdefghilmnoprstuXYZQWKJV0123456789-_.~!,@+;";
    const auto isFresh = [&](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return !a.bytes()[byte] && !b.bytes()[byte];
    };
    const auto* const found = std::ranges::find_if(nice, isFresh);
    if (found != nice.end())
        return *found;
    constexpr std::string_view meaningful("*$#%/?=&:", 9);
    for (int byte = 0x7E; byte > 0; --byte) {
        const char c = static_cast<char>(byte);
        if (isFresh(c) && !meaningful.contains(c))
            return c;
    }
    return std::nullopt;
}

Probe probeOf(std::string_view pattern, bool wildcards, char fresh)
{
    Probe probe{formsOf(pattern, wildcards), {}};
    for (std::string path : probe.forms) {
        const bool isClosed = wildcards && path.ends_with('$');
        if (isClosed)
            path.pop_back();
        if (wildcards)
            std::ranges::replace(path, '*', fresh);
        if (!isClosed)
            path += fresh;
        probe.paths.push_back(std::move(path));
    }
    return probe;
}

} // namespace crawlright::edits
