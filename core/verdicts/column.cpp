// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/verdicts/column.h"

#include "core/access/url.h"
#include "core/rules/pattern.h"
#include "core/verdicts/rule_changes.h"

#include <algorithm>
#include <utility>

namespace crawlright::verdicts {

namespace {

using rules::noRule;
using rules::RuleSet;
using rules::Verdict;
using urls::Row;

/// Where more rules are new, a row is found sooner by matching than by trying these in turn.
constexpr std::size_t fewRules = 16;
/// What it takes to find where a rule's rows lie, in looks at a row.
constexpr std::size_t searchLooks = 4096;

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

void Flips::add(Verdict now, Verdict before)
{
    if (now == before)
        return;
    ++(now == Verdict::Disallow ? blocked : now == Verdict::Allow ? allowed : undefined);
}

void Tally::count(Verdict now, Row rows)
{
    (now == Verdict::Disallow ? blocked : now == Verdict::Allow ? allowed : undefined) += rows;
}

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
    const std::vector<std::uint32_t> gone = takeKeys(*then);
    const bool isOther = then->dialect() != m_rules->dialect();
    // Where two rules decide together, each of them changes what it does not decide alone.
    const bool isOpen = dialects::get(m_rules->dialect()).wildcardTieUndefined;
    m_needsMatch = m_needsMatch || isOther || isOpen || m_added.size() > fewRules;
    if (isOther || !(isOpen ? waitForMatched(*then, gone) : waitForAdded()))
        waitAll();
    else if (!gone.empty())
        waitForLost();
    if (m_cells.size() > fixedCells.size() + 4 * m_rules->rules().size() + 4096)
        forgetGoneKeys();
}

std::vector<std::uint32_t> Column::takeKeys(const RuleSet& then)
{
    const std::vector<std::uint32_t> origins = originsOf(then, *m_rules);
    const std::vector<Key> oldKeys = std::exchange(m_keys, {});
    for (const Key key : oldKeys)
        m_cells[key].rule = noRule;
    m_keys.reserve(origins.size());
    for (std::uint32_t ordinal = 0; ordinal < origins.size(); ++ordinal) {
        if (origins[ordinal] == noRule) {
            m_keys.push_back(static_cast<Key>(m_cells.size()));
            m_added.push_back(m_keys.back());
            m_cells.push_back(cellFor(*m_rules, ordinal));
        } else {
            m_keys.push_back(oldKeys[origins[ordinal]]);
            m_cells[m_keys.back()].rule = ordinal;
        }
    }
    std::erase_if(m_added, [this](Key key) { return m_cells[key].rule == noRule; });
    std::ranges::sort(m_added, [this](Key one, Key other) {
        return m_rules->isBetter(m_cells[one].rule, m_cells[other].rule);
    });
    std::vector<std::uint32_t> gone;
    for (std::uint32_t ordinal = 0; ordinal < oldKeys.size(); ++ordinal)
        if (m_cells[oldKeys[ordinal]].rule == noRule)
            gone.push_back(ordinal);
    return gone;
}

void Column::waitAll()
{
    m_needsMatch = true;
    for (Key& key : m_now)
        key |= waitsFlag;
}

void Column::waitForLost()
{
    std::vector<Key> flags(m_cells.size()); // small, for a look at each row
    for (Key key = 0; key < flags.size(); ++key)
        flags[key] = isGone(key) ? waitsFlag : 0;
    for (Key& key : m_now)
        key |= flags[key & ~waitsFlag];
}

template <typename Wait>
bool Column::visitRows(const RuleSet& rules, std::span<const std::uint32_t> ordinals,
                       Wait wait) const
{
    const dialects::Dialect& dialect = dialects::get(rules.dialect());
    const std::size_t mostLooks = 4 * m_now.size() + 64 * searchLooks;
    std::size_t looks = ordinals.size() * searchLooks;
    if (looks > mostLooks)
        return false;
    for (const std::uint32_t ordinal : ordinals) {
        const std::string_view pattern = rules.patternOf(rules.rules()[ordinal]);
        const auto range = m_order->startingWith(literalOf(pattern, dialect), *m_list);
        looks += range.size();
        if (looks > mostLooks)
            return false;
        if (range.size() < m_now.size()) {
            for (const Row row : range)
                wait(ordinal, row);
        } else { // side by side in memory
            for (Row row = 0; row < m_now.size(); ++row)
                wait(ordinal, row);
        }
    }
    return true;
}

std::vector<std::uint32_t> Column::addedOrdinals() const
{
    std::vector<std::uint32_t> ordinals;
    for (const Key key : m_added)
        ordinals.push_back(m_cells[key].rule);
    return ordinals;
}

bool Column::waitForAdded()
{
    return visitRows(*m_rules, addedOrdinals(), [this](std::uint32_t added, Row row) {
        const std::uint32_t winner = cellOf(m_now[row]).rule;
        if (winner == noRule || m_rules->isBetter(added, winner))
            m_now[row] |= waitsFlag;
    });
}

bool Column::waitForMatched(const RuleSet& then, std::span<const std::uint32_t> gone)
{
    const auto wait = [this](std::uint32_t, Row row) { m_now[row] |= waitsFlag; };
    return visitRows(*m_rules, addedOrdinals(), wait) && visitRows(then, gone, wait);
}

Row Column::waiting() const
{
    return static_cast<Row>(
        std::ranges::count_if(m_now, [](Key key) { return (key & waitsFlag) != 0; }));
}

void Column::judge(Row begin, Row end)
{
    std::string path;
    for (Row row = begin; row < end; ++row)
        if (waits(row))
            m_now[row] = judged(row, path);
}

void Column::judge(std::span<const Row> rows)
{
    std::string path;
    for (const Row row : rows)
        if (waits(row))
            m_now[row] = judged(row, path);
}

Column::Key Column::judged(Row row, std::string& path) const
{
    const dialects::Dialect& dialect = dialects::get(m_rules->dialect());
    access::prepareInto(path, (*m_list)[row], dialect);
    const Key decider = m_now[row] & ~waitsFlag;
    if (m_needsMatch || decider == undefinedKey || isGone(decider))
        return keyOf(m_rules->match(path));
    // Of the rules that were there, none is better than the one that decides.
    if (dialect.robotsTxtAllowed && path == "/robots.txt")
        return noKey;
    const std::uint32_t winner = m_cells[decider].rule;
    for (const Key key : m_added) {
        const std::uint32_t added = m_cells[key].rule;
        if (winner != noRule && !m_rules->isBetter(added, winner))
            break;
        if (rules::matches(m_rules->patternOf(m_rules->rules()[added]), path, dialect.wildcards))
            return key;
    }
    return decider;
}

void Column::settle()
{
    m_added = {};
    m_needsMatch = false;
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

Totals Column::totals() const
{
    Totals totals;
    std::vector<Row> rowsOf(m_cells.size()); // by key
    for (std::size_t row = 0; row < m_now.size(); ++row) {
        const Key now = m_now[row] & ~waitsFlag;
        ++rowsOf[now];
        if (now != m_baseline[row])
            totals.tally.flips.add(cellOf(now).verdict, cellOf(m_baseline[row]).verdict);
    }
    totals.byRule.resize(m_rules->rules().size());
    for (Key key = 0; key < rowsOf.size(); ++key) {
        const Cell& cell = m_cells[key];
        totals.tally.count(cell.verdict, rowsOf[key]);
        if (cell.rule != noRule)
            totals.byRule[cell.rule] += rowsOf[key];
    }
    return totals;
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
    for (Key& key : m_added)
        key = renamed[key];
    for (Key& key : m_now)
        key = renamed[key & ~waitsFlag] | (key & waitsFlag);
    for (Key& key : m_baseline)
        key = renamed[key];
    m_cells = std::move(cells);
}

} // namespace crawlright::verdicts
