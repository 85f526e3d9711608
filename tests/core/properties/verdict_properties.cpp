// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/url.h"
#include "core/urls/path_order.h"
#include "core/verdicts/column.h"
#include "core/verdicts/rule_changes.h"
#include "tests/core/properties/property.h"

#include <algorithm>

/// Verdicts that are kept up to date by differences, against verdicts made anew, over edits made by
/// chance in all nine dialects.
namespace {

using namespace crawlright;
using dialects::Dialect;
using properties::Property;
using reference::RandomRobots;
using rules::RuleSet;
using urls::PathOrder;
using urls::Row;
using urls::UrlList;
using verdicts::Cell;
using verdicts::Column;

using RulesPtr = std::shared_ptr<const RuleSet>;

RulesPtr compiled(const std::string& robots, const Dialect& dialect, const rules::Agent& agent)
{
    return std::make_shared<const RuleSet>(rules::compile(syntax::parse(robots), dialect, agent));
}

Cell cellBy(const RuleSet& rules, std::string_view url)
{
    const auto decision = rules.match(access::prepare(url, dialects::get(rules.dialect())));
    return {decision.verdict, decision.rule};
}

text::LineNumber lineOf(const RuleSet& rules, const Cell& cell)
{
    return cell.rule == rules::noRule ? 0 : rules.rules()[cell.rule].line;
}

/// Some bytes become others: a line goes, comes or moves, or a few characters change.
std::string edited(const std::string& robots, RandomRobots& random)
{
    std::string text = robots;
    const std::size_t at = random.below(text.size() + 1);
    switch (random.below(4)) {
    case 0: { // lines of another file
        const std::size_t lineBegin = text.rfind('\n', at);
        return text.insert(lineBegin == std::string::npos ? 0 : lineBegin + 1, random.file());
    }
    case 1: // bytes go
        return text.erase(at, random.below(20));
    case 2: // a path grows
        return text.insert(at, random.path());
    default: { // a line moves to the end
        const std::size_t end = text.find('\n', at);
        const std::size_t begin = text.rfind('\n', at);
        if (end == std::string::npos || begin == std::string::npos)
            return text + "\nDisallow: " + random.pattern() + "\n";
        const std::string line = text.substr(begin, end - begin);
        return text.erase(begin, end - begin) + line + "\n";
    }
    }
}

class VerdictProperties {
public:
    /// A file through edits; some are taken before the rows of the one before were judged.
    void tryOn(std::string robots, const Dialect& dialect, RandomRobots& random)
    {
        UrlList list;
        for (std::size_t n = random.below(40); n > 0; --n)
            if (!list.append(random.below(2) == 0 ? random.url() : random.pathLikePattern()))
                return;
        const PathOrder order(list);
        Column column(list, order);
        const rules::Agent agent{.names = {"foo"}};
        RulesPtr baseline = std::make_shared<const RuleSet>();
        for (int edit = 0; edit < 8; ++edit) {
            const RulesPtr rules = compiled(robots, dialect, agent);
            const std::string input = std::string(dialect.name) + " | " + robots;
            tryOrigins(column.rules(), *rules, input);
            column.setRules(rules);
            const std::size_t next = random.below(6);
            if (next == 0) { // the next edit comes when only some are judged
                column.judge(0, column.size() / 2);
            } else if (next > 1) {
                judgeInParts(column);
                compare(column, *rules, *baseline, list, input);
                if (random.below(4) == 0) {
                    column.keepAsBaseline();
                    baseline = rules;
                }
            }
            robots = edited(robots, random);
        }
    }

    /// A new rule against paths whose escapes become others, or none, when they are decoded.
    void tryEscapes(const Dialect& dialect)
    {
        const std::vector<std::string> texts{"/%2541x", "/%41x",  "/Ax",    "/%252Fx", "/%2Fx",
                                             "//x",     "/%%341", "/%%%34", "/%E4",    "/\xE4",
                                             "/%e4",    "/%7e",   "/~"};
        UrlList list;
        for (const std::string& text : texts)
            if (!list.append(text))
                return;
        const PathOrder order(list);
        const rules::Agent agent{.names = {"foo"}};
        const std::string robots = "User-agent: *\nDisallow: /none\n";
        for (const std::string& text : texts) {
            for (std::size_t size = 1; size <= text.size(); ++size) {
                Column column(list, order);
                column.setRules(compiled(robots, dialect, agent));
                judgeInParts(column);
                const std::string more = robots + "Disallow: " + text.substr(0, size) + "\n";
                const RulesPtr rules = compiled(more, dialect, agent);
                column.setRules(rules);
                judgeInParts(column);
                compare(column, *rules, RuleSet(), list, std::string(dialect.name) + " | " + more);
            }
        }
    }

    void tryOrder(RandomRobots& random)
    {
        UrlList list;
        // Long and equal beginnings, so that many rows differ late or not at all.
        const std::string start =
            random.below(2) == 0 ? "" : '/' + std::string(random.below(300), 'a');
        for (std::size_t n = random.below(60); n > 0; --n)
            (void)list.append(random.below(2) == 0 ? random.url() : start + random.path());
        const PathOrder order(list);
        const std::string literal = random.path();
        const auto pathOf = [&](Row row) { return urls::decoded(access::pathOf(list[row])); };
        std::vector<Row> rows(order.rows().begin(), order.rows().end());
        const bool isSorted = std::ranges::is_sorted(rows, [&](Row a, Row b) {
            const std::string left = pathOf(a);
            const std::string right = pathOf(b);
            return left != right ? left < right : a < b;
        });
        std::ranges::sort(rows);
        bool hasEach = rows.size() == list.size();
        for (Row row = 0; hasEach && row < list.size(); ++row)
            hasEach = rows[row] == row;
        m_order.tryOn(isSorted && hasEach, literal);

        const auto found = order.startingWith(literal, list);
        bool finds = true;
        for (Row row = 0; row < list.size(); ++row)
            if (access::pathOf(list[row]).starts_with(literal))
                finds = finds && std::ranges::find(found, row) != found.end();
        m_range.tryOn(finds, literal);
    }

    [[nodiscard]] bool report() const
    {
        bool all = true;
        for (const Property* property :
             {&m_cells, &m_tally, &m_settled, &m_counts, &m_origins, &m_order, &m_range})
            all = property->report() && all;
        std::printf("rows that an edit made wait: %zu of %zu\n", m_waited, m_rows);
        return all && m_waited < m_rows;
    }

private:
    void judgeInParts(Column& column)
    {
        m_waited += column.waiting();
        const Row half = column.size() / 2;
        const std::vector<Row> inView{half, 0};
        if (half > 0)
            column.judge(inView);
        column.judge(half, column.size());
        column.judge(0, half);
        m_settled.tryOn(column.waiting() == 0, "");
        column.settle();
    }

    void compare(const Column& column, const RuleSet& rules, const RuleSet& baseline,
                 const UrlList& list, const std::string& input)
    {
        m_rows += list.size();
        verdicts::Tally tally;
        std::vector<std::uint32_t> counts(rules.rules().size());
        bool same = true;
        for (Row row = 0; row < list.size(); ++row) {
            const Cell cell = cellBy(rules, list[row]);
            const rules::Verdict before = cellBy(baseline, list[row]).verdict;
            same = same && column.at(row) == cell && column.baselineAt(row).verdict == before &&
                   column.isFlipped(row) == (cell.verdict != before);
            if (cell.rule != rules::noRule)
                ++counts[cell.rule];
            tally.count(cell.verdict);
            tally.flips.add(cell.verdict, before);
            same = same && column.lineAt(row) == lineOf(rules, cell);
        }
        m_cells.tryOn(same, input);
        m_tally.tryOn(column.totals().tally == tally, input);
        m_counts.tryOn(column.totals().byRule == counts, input);
    }

    void tryOrigins(const RuleSet& then, const RuleSet& now, const std::string& input)
    {
        if (then.dialect() != now.dialect())
            return;
        const std::vector<std::uint32_t> origins = verdicts::originsOf(then, now);
        bool sound = origins.size() == now.rules().size();
        std::uint32_t next = 0;
        for (std::uint32_t i = 0; sound && i < origins.size(); ++i) {
            if (origins[i] == rules::noRule)
                continue;
            const rules::Rule& a = then.rules()[origins[i]];
            const rules::Rule& b = now.rules()[i];
            sound =
                origins[i] >= next && a.field == b.field && then.patternOf(a) == now.patternOf(b);
            next = origins[i] + 1;
        }
        m_origins.tryOn(sound, input);
    }

    Property m_cells{"a column kept by differences equals one made anew"};
    Property m_tally{"verdicts and flips are counted as the rows have them"};
    Property m_settled{"what was judged waits no more"};
    Property m_counts{"counts are those of the rows"};
    Property m_origins{"rules that stay are the same and in order"};
    Property m_order{"the order holds each row, by decoded path"};
    Property m_range{"a range holds every path that begins so"};
    std::size_t m_waited = 0;
    std::size_t m_rows = 0;
};

} // namespace

int main()
{
    VerdictProperties properties;
    RandomRobots random(6);
    for (int i = 0; i < 400; ++i)
        for (const Dialect& dialect : dialects::all())
            properties.tryOn(random.file(), dialect, random);
    for (const Dialect& dialect : dialects::all())
        properties.tryEscapes(dialect);
    for (int i = 0; i < 4'000; ++i)
        properties.tryOrder(random);
    return properties.report() ? 0 : 1;
}
