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
    urls::Row blocked = 0;   ///< newly Disallow
    urls::Row allowed = 0;   ///< newly Allow
    urls::Row undefined = 0; ///< newly Undefined

    void add(rules::Verdict now, rules::Verdict before);
    friend bool operator==(const Flips&, const Flips&) = default;
};

/// What one column says of some rows, repeated ones too.
struct Tally {
    urls::Row allowed = 0;
    urls::Row blocked = 0;
    urls::Row undefined = 0;
    Flips flips;

    void count(rules::Verdict now, urls::Row rows = 1);
    friend bool operator==(const Tally&, const Tally&) = default;
};

/// What a column says of all its rows.
struct Totals {
    Tally tally;
    std::vector<urls::Row> byRule; ///< how many rows each rule decides, by ordinal
};

/// The verdicts of one RuleSet on every URL of a list, and those of a baseline: eight bytes a row.
/// Other rules are taken as a difference: only rows that they may change are judged again, and
/// where only new rules can change a row it is compared with these alone.
///
///     column.setRules(rules);    some rows wait
///     column.judge(begin, end);  in parts, in any order, on any threads, no row by two at a time
///     column.settle();           nothing waits any more
///
/// A row that waits still shows what it was, so counts grow while parts are judged. Rules may be
/// set while rows wait. To count changes against other rules than the first: set those, judge,
/// settle, `keepAsBaseline`, and then set the rules of now.
class Column {
public:
    /// Both must outlive this and stay as they are. No rules yet: everything is allowed.
    Column(const urls::UrlList& list, const urls::PathOrder& order);

    /// Takes other rules. Lets every row wait whose verdict or deciding rule may be another;
    /// usually few. A few looks at each row, no URL is read: some milliseconds for a million.
    void setRules(std::shared_ptr<const rules::RuleSet> rules);
    [[nodiscard]] const rules::RuleSet& rules() const { return *m_rules; }

    [[nodiscard]] urls::Row size() const { return static_cast<urls::Row>(m_now.size()); }
    [[nodiscard]] bool waits(urls::Row row) const { return (m_now[row] & waitsFlag) != 0; }
    /// How many rows wait; counts them.
    [[nodiscard]] urls::Row waiting() const;
    /// Judges those of these rows that wait. Calls for different rows may run at the same time.
    void judge(urls::Row begin, urls::Row end);
    /// The same for single rows, such as those that are in view.
    void judge(std::span<const urls::Row> rows);
    /// To be called when no row waits any more.
    void settle();

    [[nodiscard]] Cell at(urls::Row row) const { return cellOf(m_now[row]); }
    /// What the baseline said; its rule as an ordinal of the rules now, noRule where it is gone.
    [[nodiscard]] Cell baselineAt(urls::Row row) const { return cellOf(m_baseline[row]); }
    /// The deciding line, from 1; 0: none, or its rule is gone and the row waits.
    [[nodiscard]] text::LineNumber lineAt(urls::Row row) const
    {
        const std::uint32_t rule = at(row).rule;
        return rule == rules::noRule ? 0 : m_rules->rules()[rule].line;
    }

    /// What is now becomes the baseline. Nothing must wait.
    void keepAsBaseline();
    [[nodiscard]] bool isFlipped(urls::Row row) const
    {
        return cellOf(m_now[row]).verdict != cellOf(m_baseline[row]).verdict;
    }

    [[nodiscard]] Totals totals() const;

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
    /// Marks a row's key: the row waits.
    static constexpr Key waitsFlag = Key{1} << 31U;

    [[nodiscard]] Cell cellOf(Key key) const { return m_cells[key & ~waitsFlag]; }
    /// Its rule is no longer there.
    [[nodiscard]] bool isGone(Key key) const
    {
        return key != noKey && key != undefinedKey && m_cells[key].rule == rules::noRule;
    }
    [[nodiscard]] Key keyOf(const rules::Decision& decision) const;
    /// Gives the rules now their keys; the new ones join those added. Returns the ordinals of those
    /// that are gone.
    std::vector<std::uint32_t> takeKeys(const rules::RuleSet& then);
    void waitAll();
    void waitForLost();
    /// Calls `wait(ordinal, row)` for all rows whose paths begin as the rule asks, and maybe more.
    /// False where that is dearer than to let all rows wait.
    template <typename Wait>
    [[nodiscard]] bool visitRows(const rules::RuleSet& rules,
                                 std::span<const std::uint32_t> ordinals, Wait wait) const;
    [[nodiscard]] std::vector<std::uint32_t> addedOrdinals() const;
    [[nodiscard]] bool waitForAdded();
    /// Lets all rows wait that a rule added or gone may match.
    [[nodiscard]] bool waitForMatched(const rules::RuleSet& then,
                                      std::span<const std::uint32_t> gone);
    [[nodiscard]] Key judged(urls::Row row, std::string& path) const;
    void forgetGoneKeys();

    const urls::UrlList* m_list;
    const urls::PathOrder* m_order;
    std::shared_ptr<const rules::RuleSet> m_rules;
    std::vector<Key> m_keys;   // by ordinal
    std::vector<Cell> m_cells; // by key
    std::vector<Key> m_now;
    std::vector<Key> m_baseline;
    std::vector<Key> m_added;  // keys of rules that came while rows waited, the best first
    bool m_needsMatch = false; // rows that wait are compared with all rules, not those added alone
};

} // namespace crawlright::verdicts
