// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/verdicts/column.h"

#include "core/access/url.h"
#include "core/rules/pattern.h"
#include "core/verdicts/rule_changes.h"

#include <numeric>
#include <utility>

namespace crawlright::verdicts {

namespace {

using rules::noRule;
using rules::RuleSet;
using rules::Verdict;
using urls::Row;

Cell cellFor(const RuleSet& rules, std::uint32_t ordinal)
{
    const rules::Rule& rule = rules.rules()[ordinal];
    const bool allows = rule.field == syntax::Field::Allow || rule.length == 0;
    return {allows ? Verdict::Allow : Verdict::Disallow, ordinal};
}

/// What a path must begin with for a pattern to match it. Where escapes are decoded before the
/// comparison, a `%` in the result says nothing about the path as written: the literal ends there.
std::string_view literalOf(std::string_view pattern, const dialects::Dialect& dialect)
{
    if (dialect.wildcards) {
        if (pattern.ends_with('$'))
            pattern.remove_suffix(1);
        pattern = pattern.substr(0, pattern.find('*'));
    }
    if (dialect.urlEncoding.decoding != dialects::Decoding::None)
        pattern = pattern.substr(0, pattern.find('%'));
    return pattern;
}

} // namespace

Column::Column(const urls::UrlList& list, const urls::PathOrder& order)
    : m_list(&list)
    , m_order(&order)
    , m_rules(std::make_shared<RuleSet>())
    , m_cells(fixedCells.begin(), fixedCells.end())
    , m_now(list.size(), noKey)
    , m_baseline(list.size(), noKey)
{
}

void Column::setRules(std::shared_ptr<const RuleSet> rules)
{
    const auto then = std::exchange(m_rules, std::move(rules));
    const std::vector<std::uint32_t> added = takeKeys(*then);
    const bool isOther = then->dialect() != m_rules->dialect();
    const bool isOpen = dialects::get(m_rules->dialect()).wildcardTieUndefined;
    // Where two rules decide together, each of them changes what it does not decide alone. Many new
    // rules are looked at one row at a time sooner than one rule at a time.
    if (isOther || isOpen || added.size() > 64 + m_rules->rules().size() / 64) {
        waitAll();
    } else {
        waitForLost();
        std::string path;
        for (const std::uint32_t ordinal : added)
            waitFor(ordinal, path);
    }
    if (m_cells.size() > fixedCells.size() + 4 * m_rules->rules().size() + 4096)
        forgetGoneKeys();
}

std::vector<std::uint32_t> Column::takeKeys(const RuleSet& then)
{
    const std::vector<std::uint32_t> origins = originsOf(then, *m_rules);
    const std::vector<Key> oldKeys = std::exchange(m_keys, {});
    for (const Key key : oldKeys)
        m_cells[key].rule = noRule;
    std::vector<std::uint32_t> added;
    m_keys.reserve(origins.size());
    for (std::uint32_t ordinal = 0; ordinal < origins.size(); ++ordinal) {
        if (origins[ordinal] == noRule) {
            added.push_back(ordinal);
            m_keys.push_back(static_cast<Key>(m_cells.size()));
            m_cells.push_back(cellFor(*m_rules, ordinal));
        } else {
            m_keys.push_back(oldKeys[origins[ordinal]]);
            m_cells[m_keys.back()].rule = ordinal;
        }
    }
    return added;
}

void Column::waitAll()
{
    m_waiting.resize(m_now.size());
    std::iota(m_waiting.begin(), m_waiting.end(), Row{0});
}

void Column::waitForLost()
{
    for (Row row = 0; row < m_now.size(); ++row) {
        const Key key = m_now[row];
        if (key >= fixedCells.size() && m_cells[key].rule == noRule)
            m_waiting.push_back(row);
    }
}

void Column::waitFor(std::uint32_t added, std::string& path)
{
    const dialects::Dialect& dialect = dialects::get(m_rules->dialect());
    const std::string_view pattern = m_rules->patternOf(m_rules->rules()[added]);
    for (const Row row : m_order->startingWith(literalOf(pattern, dialect), *m_list)) {
        const std::uint32_t winner = m_cells[m_now[row]].rule;
        if (winner != noRule && !m_rules->isBetter(added, winner))
            continue;
        access::prepareInto(path, (*m_list)[row], dialect);
        if (rules::matches(pattern, path, dialect.wildcards))
            m_waiting.push_back(row);
    }
}

void Column::judge(std::span<const Row> rows)
{
    const dialects::Dialect& dialect = dialects::get(m_rules->dialect());
    std::string path;
    for (const Row row : rows) {
        access::prepareInto(path, (*m_list)[row], dialect);
        m_now[row] = keyOf(m_rules->match(path));
    }
}

Column::Key Column::keyOf(const rules::Decision& decision) const
{
    if (decision.verdict == Verdict::Undefined)
        return undefinedKey;
    return decision.rule == noRule ? noKey : m_keys[decision.rule];
}

void Column::keepAsBaseline()
{
    m_baseline = m_now;
    forgetGoneKeys();
}

Flips Column::flips() const
{
    Flips flips;
    for (std::size_t row = 0; row < m_now.size(); ++row) {
        const Verdict verdict = m_cells[m_now[row]].verdict;
        if (verdict == m_cells[m_baseline[row]].verdict)
            continue;
        ++(verdict == Verdict::Disallow ? flips.blocked
           : verdict == Verdict::Allow  ? flips.allowed
                                        : flips.undefined);
    }
    return flips;
}

std::vector<std::uint32_t> Column::counts() const
{
    std::vector<std::uint32_t> counts(m_rules->rules().size());
    for (const Key key : m_now)
        if (const std::uint32_t rule = m_cells[key].rule; rule != noRule)
            ++counts[rule];
    return counts;
}

void Column::forgetGoneKeys()
{
    std::vector<Key> renamed(m_cells.size());
    std::vector<Cell> cells(fixedCells.begin(), fixedCells.end());
    for (Key key = 0; key < m_cells.size(); ++key) {
        const Cell& cell = m_cells[key];
        if (key < fixedCells.size()) {
            renamed[key] = key;
        } else if (cell.rule == noRule) {
            renamed[key] = cell.verdict == Verdict::Allow ? goneAllowKey : goneDisallowKey;
        } else {
            renamed[key] = static_cast<Key>(cells.size());
            cells.push_back(cell);
        }
    }
    for (Key& key : m_keys)
        key = renamed[key];
    for (Key& key : m_now)
        key = renamed[key];
    for (Key& key : m_baseline)
        key = renamed[key];
    m_cells = std::move(cells);
}

} // namespace crawlright::verdicts
