// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/checks/semantic/nesting.h"

#include <algorithm>

namespace crawlright::checks {

namespace {

using rules::noRule;
using syntax::Field;

std::size_t slotOf(Field field)
{
    return field == Field::Allow ? 1 : 0;
}

} // namespace

std::string_view headOf(std::string_view pattern, bool wildcards)
{
    if (!wildcards)
        return pattern;
    std::string_view head = pattern.substr(0, pattern.find('*'));
    if (head.size() == pattern.size() && head.ends_with('$'))
        head.remove_suffix(1);
    return head;
}

Nesting::Nesting(const rules::RuleSet& set, bool wildcards)
    : m_set(set)
    , m_wildcards(wildcards)
    , m_isStarred(set.rules().size())
    , m_node(set.rules().size(), none)
{
    struct Entry {
        std::string_view head;
        bool isStarred = false;
        std::uint32_t rule = 0;
    };
    const auto rules = set.rules();
    std::vector<Entry> entries;
    entries.reserve(rules.size());
    for (std::uint32_t i = 0; i < rules.size(); ++i) {
        const std::string_view pattern = set.patternOf(rules[i]);
        const std::string_view head = headOf(pattern, wildcards);
        m_isStarred[i] = head.size() != pattern.size();
        if (m_isStarred[i])
            m_starred.push_back(i);
        if (!pattern.empty())
            entries.push_back({head, m_isStarred[i], i});
    }
    // What begins another comes before it; of equal heads the plain ones first, in file order.
    std::ranges::sort(entries, [](const Entry& a, const Entry& b) {
        const int order = a.head.compare(b.head);
        return order != 0 ? order < 0
                          : std::pair(a.isStarred, a.rule) < std::pair(b.isStarred, b.rule);
    });
    std::uint32_t node = none; // the one that begins all since
    std::string_view pattern;  // its pattern
    for (const Entry& entry : entries) {
        while (node != none && !entry.head.starts_with(pattern)) {
            node = m_nodes[node].above;
            if (node != none)
                pattern =
                    set.patternOf(rules[std::min(m_nodes[node].first[0], m_nodes[node].first[1])]);
        }
        if (!entry.isStarred) {
            if (node == none || pattern.size() != entry.head.size()) {
                m_nodes.push_back({.above = node});
                if (node != none)
                    m_nodes.back().nearest = m_nodes[node].nearest;
                node = static_cast<std::uint32_t>(m_nodes.size() - 1);
                pattern = entry.head;
            }
            const std::size_t slot = slotOf(rules[entry.rule].field);
            if (m_nodes[node].first[slot] == noRule)
                m_nodes[node].first[slot] = m_nodes[node].nearest[slot] = entry.rule;
            m_plain.push_back(entry.rule);
        }
        m_node[entry.rule] = node;
    }
}

std::uint32_t Nesting::nearestAbove(std::uint32_t rule, Field field, bool orSame) const
{
    std::uint32_t node = m_node[rule];
    if (node != none && !orSame && !m_isStarred[rule])
        node = m_nodes[node].above;
    return node == none ? noRule : m_nodes[node].nearest[slotOf(field)];
}

std::span<const std::uint32_t> Nesting::below(std::uint32_t rule) const
{
    const auto patternOf = [&](std::uint32_t other) {
        return m_set.patternOf(m_set.rules()[other]);
    };
    const std::string_view head = headOf(patternOf(rule), m_wildcards);
    const auto range = std::ranges::equal_range(m_plain, head, {}, [&](std::uint32_t other) {
        return patternOf(other).substr(0, head.size());
    });
    return {range.begin(), range.end()};
}

} // namespace crawlright::checks
