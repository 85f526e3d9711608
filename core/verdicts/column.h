// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rule_set.h"
#include "core/urls/path_order.h"

#include <array>
#include <memory>
#include <span>
#include <vector>

namespace crawlright::verdicts {

/// A verdict as a table shows it.
struct Cell {
    rules::Verdict verdict = rules::Verdict::Allow;
    std::uint32_t rule = rules::noRule; ///< ordinal in the RuleSet; noRule: none decided
    friend bool operator==(const Cell&, const Cell&) = default;
};

/// How many rows went from one verdict to another.
struct Flips {
    std::uint32_t blocked = 0;   ///< newly Disallow
    std::uint32_t allowed = 0;   ///< newly Allow
    std::uint32_t undefined = 0; ///< newly Undefined
    friend bool operator==(const Flips&, const Flips&) = default;
};

/// The verdicts of one RuleSet on every URL of a list, and those of a baseline: eight bytes a row.
/// Other rules are taken as a difference: only rows that they may change are judged again.
///
///     column.setRules(rules);                 which rows wait
///     column.judge(part of column.waiting()); in any order, on any threads, each row once
///     column.settle();                        nothing waits any more
///
/// A row that waits still shows what it was.
class Column {
public:
    /// Both must outlive this and stay as they are. No rules yet: everything is allowed.
    Column(const urls::UrlList& list, const urls::PathOrder& order);

    /// Takes other rules. Adds to `waiting()` every row whose verdict or deciding rule may be
    /// another; usually few. Linear in the rows, with one look at each.
    void setRules(std::shared_ptr<const rules::RuleSet> rules);
    [[nodiscard]] const rules::RuleSet& rules() const { return *m_rules; }

    /// Rows to be judged again, each at least once.
    [[nodiscard]] std::span<const urls::Row> waiting() const { return m_waiting; }
    /// Judges these; calls for different rows may run at the same time.
    void judge(std::span<const urls::Row> rows);
    /// Every row that waited was judged.
    void settle() { m_waiting = {}; }

    [[nodiscard]] Cell at(urls::Row row) const { return cellOf(m_now[row]); }
    /// What the baseline said; its rule as an ordinal of the rules now, noRule where it is gone.
    [[nodiscard]] Cell baselineAt(urls::Row row) const { return cellOf(m_baseline[row]); }

    /// What is now becomes the baseline. Nothing must wait.
    void keepAsBaseline();
    /// Rows whose verdict is another than the baseline's.
    [[nodiscard]] Flips flips() const;
    [[nodiscard]] bool isFlipped(urls::Row row) const
    {
        return cellOf(m_now[row]).verdict != cellOf(m_baseline[row]).verdict;
    }

    /// How many rows each rule decides, by ordinal.
    [[nodiscard]] std::vector<std::uint32_t> counts() const;

private:
    /// Names a rule for as long as it or a baseline's memory of it is there; ordinals move with
    /// every line that is put in.
    using Key = std::uint32_t;
    static constexpr Key noKey = 0;        // no rule decides: allowed
    static constexpr Key undefinedKey = 1; // the rules leave it open
    static constexpr Key goneAllowKey = 2; // some rule that is no longer there
    static constexpr Key goneDisallowKey = 3;
    static constexpr std::array<Cell, 4> fixedCells{
        Cell{rules::Verdict::Allow}, Cell{rules::Verdict::Undefined}, Cell{rules::Verdict::Allow},
        Cell{rules::Verdict::Disallow}};

    [[nodiscard]] Cell cellOf(Key key) const { return m_cells[key]; }
    [[nodiscard]] Key keyOf(const rules::Decision& decision) const;
    /// Gives the rules now their keys; returns the ordinals of those that are new.
    std::vector<std::uint32_t> takeKeys(const rules::RuleSet& then);
    void waitAll();
    void waitForLost();
    void waitFor(std::uint32_t added, std::string& path);
    void forgetGoneKeys();

    const urls::UrlList* m_list;
    const urls::PathOrder* m_order;
    std::shared_ptr<const rules::RuleSet> m_rules;
    std::vector<Key> m_keys;   // by ordinal
    std::vector<Cell> m_cells; // by key
    std::vector<Key> m_now;
    std::vector<Key> m_baseline;
    std::vector<urls::Row> m_waiting;
};

} // namespace crawlright::verdicts
