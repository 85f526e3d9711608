// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/access/url.h"
#include "core/text/ascii.h"
#include "core/verdicts/differ.h"
#include "core/verdicts/line_counts.h"
#include "core/verdicts/log_hits.h"
#include "core/verdicts/query.h"
#include "core/verdicts/tree.h"
#include "tests/core/properties/property.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <set>

/// What is asked of lists of URLs, against the same done in the plainest way: queries, the tree by
/// path, rows that repeat others, counts by line, hits of logs, flips.
namespace {

using namespace crawlright;
using properties::Property;
using reference::RandomRobots;
using rules::RuleSet;
using rules::Verdict;
using urls::PathNode;
using urls::Row;
using verdicts::Column;
using verdicts::Query;
using verdicts::Sort;
using verdicts::Tally;

using RulesPtr = std::shared_ptr<const RuleSet>;
using Kind = PathNode::Kind;

/// A path of few segments, so that many share folders, written in more than one way.
std::string folderPath(RandomRobots& random)
{
    static constexpr std::array pieces{"a",   "b",   "/", "/",   "/",     "?", "%2F",
                                       "%3f", "%61", "%", "%25", "index", "-", "%4",
                                       "=/x", "ä",   ";", "#",   "0",     "B"};
    std::string path = random.below(8) == 0 ? "" : "/";
    for (std::size_t n = random.below(7); n > 0; --n)
        path += pieces[random.below(pieces.size())];
    return path;
}

RulesPtr compiled(const std::string& robots, const dialects::Dialect& dialect)
{
    return std::make_shared<const RuleSet>(
        rules::compile(syntax::parse(robots), dialect, {.names = {"foo"}}));
}

void judge(Column& column, const RulesPtr& rules)
{
    column.setRules(rules);
    column.judge(0, column.size());
    column.settle();
}

/// A list, and columns of one file in some dialects, against another file as the baseline.
struct Case {
    Case(RandomRobots& random, const std::string& robots)
        : text(robots)
    {
        for (std::size_t n = random.below(50); n > 0; --n) {
            const bool isAgain = !list.isEmpty() && random.below(4) == 0;
            const std::string url =
                isAgain ? std::string(list[static_cast<Row>(random.below(list.size()))])
                : random.below(3) == 0 ? random.url()
                                       : folderPath(random);
            (void)list.append(url);
        }
        order = urls::PathOrder(list);
        const std::string before = random.file();
        for (std::size_t n = random.below(4); n > 0; --n) {
            const auto& dialect = dialects::all()[random.below(dialects::dialectCount)];
            Column& column = columns.emplace_back(list, order);
            judge(column, compiled(before, dialect));
            column.keepAsBaseline();
            judge(column, compiled(robots, dialect));
        }
    }

    std::string text;
    urls::UrlList list;
    urls::PathOrder order;
    std::vector<Column> columns;
};

class ListProperties {
public:
    void tryOn(RandomRobots& random)
    {
        const Case c(random, random.file());
        for (int i = 0; i < 12; ++i)
            tryQuery(c, queryFor(c, random));
        tryTree(c, random);
        tryRepeatsAndLines(c);
        tryHits(c, random);
        tryDiffer(c, random);
    }

    /// Lists so large that they are sorted in parts; few paths, many, long beginnings.
    void tryLarge(RandomRobots& random)
    {
        for (const std::size_t variety : {1U, 2U, 30U, 100'000U}) {
            for (const std::size_t beginning : {0U, 250U}) {
                urls::UrlList list;
                for (int i = 0; i < 10'000; ++i)
                    (void)list.append('/' + std::string(beginning, 'a') +
                                      (random.below(2) == 0 ? "%61" : "a") +
                                      std::to_string(random.below(variety)));
                std::vector<std::pair<std::string, Row>> expected;
                for (Row row = 0; row < list.size(); ++row)
                    expected.emplace_back(urls::decoded(list[row]), row);
                std::ranges::sort(expected);
                m_large.tryOn(
                    std::ranges::equal(urls::PathOrder(list).rows(), std::views::values(expected)),
                    std::to_string(variety));
            }
        }
    }

    /// What is stopped at its n-th question gives nothing; what is never stopped asks fewer.
    void tryStops()
    {
        urls::UrlList list;
        for (int i = 0; i < 30'000; ++i)
            (void)list.append("/folder/" + std::to_string(i % 20'000) +
                              "?x=" + std::string(100, 'a'));
        const urls::PathOrder order(list);
        const std::vector<Column> columns(3, Column(list, order));
        const Query query{.text = "x", .sort = Sort::Verdict};
        const PathNode root =
            urls::childrenOf(urls::rootOf(list, order), {}, list, order)->nodes[0];
        tryStop(
            [&](const urls::Stop& stop) { return urls::PathOrder::of(list, stop).has_value(); });
        tryStop([&](const urls::Stop& stop) { return urls::Repeats::of(list, stop).has_value(); });
        tryStop([&](const urls::Stop& stop) {
            return verdicts::select(query, list, order, columns, stop).has_value();
        });
        tryStop([&](const urls::Stop& stop) {
            return verdicts::levelOf(root, {}, list, order, columns, stop).has_value();
        });
    }

    [[nodiscard]] bool report() const
    {
        bool all = true;
        for (const Property* property : {&m_query, &m_children, &m_names, &m_tallies, &m_repeats,
                                         &m_lines, &m_hits, &m_flips, &m_large, &m_stops})
            all = property->report() && all;
        std::printf("rows found: %zu; flips: %zu\n", m_foundRows, m_flipped);
        return all && m_foundRows > 0 && m_flipped > 0;
    }

private:
    template <typename Work>
    void tryStop(Work work)
    {
        std::size_t questions = 0;
        const bool isDone = work([&] {
            ++questions;
            return false;
        });
        m_stops.tryOn(isDone && questions > 2, "not stopped");
        for (std::size_t last = 0; last < questions; ++last) {
            std::size_t asked = 0;
            const bool isAnswered = work([&] { return asked++ == last; });
            m_stops.tryOn(!isAnswered && asked == last + 1, std::to_string(last));
        }
    }

    static Query queryFor(const Case& c, RandomRobots& random)
    {
        Query query;
        if (random.below(3) == 0)
            query.text = std::array{"A", "%2f", "/", "aB", "index", "Ä"}[random.below(6)];
        if (random.below(3) == 0)
            query.verdict = static_cast<Verdict>(random.below(3));
        if (random.below(2) == 0)
            query.column = random.below(c.columns.size() + 1);
        if (random.below(4) == 0)
            query.line = static_cast<text::LineNumber>(random.below(8));
        query.changedOnly = random.below(3) == 0;
        query.sort = static_cast<Sort>(random.below(5));
        query.descending = random.below(2) == 0;
        if (random.below(3) == 0)
            query.sortColumn = random.below(c.columns.size() + 1);
        return query;
    }

    static std::vector<const Column*> columnsOf(const Case& c, std::optional<std::size_t> only)
    {
        std::vector<const Column*> columns;
        for (std::size_t i = 0; i < c.columns.size(); ++i)
            if (!only || only == i)
                columns.push_back(&c.columns[i]);
        return columns;
    }

    static bool finds(const Case& c, const Query& query, Row row)
    {
        const std::string_view url = c.list[row];
        const auto found =
            std::search(url.begin(), url.end(), query.text.begin(), query.text.end(),
                        [](char a, char b) { return text::toLower(a) == text::toLower(b); });
        if (found == url.end() && !query.text.empty())
            return false;
        if (!query.column && !query.verdict && !query.line && !query.changedOnly)
            return true;
        return std::ranges::any_of(columnsOf(c, query.column), [&](const Column* column) {
            return (!query.verdict || *query.verdict == column->at(row).verdict) &&
                   (!query.line || *query.line == column->lineAt(row)) &&
                   (!query.changedOnly || column->isFlipped(row));
        });
    }

    static std::vector<std::size_t> keyOf(const Case& c, const Query& query, Row row)
    {
        std::size_t blocked = 0;
        std::size_t open = 0;
        std::size_t line = ~std::size_t{0};
        std::size_t change = 3;
        for (const Column* column :
             columnsOf(c, query.sortColumn ? query.sortColumn : query.column)) {
            const Verdict verdict = column->at(row).verdict;
            blocked += verdict == Verdict::Disallow ? 1 : 0;
            open += verdict == Verdict::Undefined ? 1 : 0;
            if (column->lineAt(row) != 0)
                line = std::min<std::size_t>(line, column->lineAt(row));
            if (column->isFlipped(row))
                change = std::min<std::size_t>(change, verdict == Verdict::Disallow ? 0
                                                       : verdict == Verdict::Allow  ? 1
                                                                                    : 2);
        }
        const auto place = static_cast<std::size_t>(std::ranges::find(c.order.rows(), row) -
                                                    c.order.rows().begin());
        switch (query.sort) {
        case Sort::Loaded:
            return {row};
        case Sort::Path:
            return {place};
        case Sort::Verdict:
            return {blocked, open};
        case Sort::Line:
            return {line};
        case Sort::Changed:
            return {change};
        }
        return {};
    }

    void tryQuery(const Case& c, const Query& query)
    {
        std::vector<Row> expected;
        for (Row row = 0; row < c.list.size(); ++row)
            if (finds(c, query, row))
                expected.push_back(row);
        std::ranges::stable_sort(expected, [&](Row a, Row b) {
            const auto left = keyOf(c, query, a);
            const auto right = keyOf(c, query, b);
            return query.descending ? right < left : left < right;
        });
        m_query.tryOn(verdicts::select(query, c.list, c.order, c.columns) == expected, c.text);
        m_foundRows += expected.size();
    }

    /// By the bytes of its name, the rows of each child of a folder.
    using Naive = std::map<std::string, std::pair<Kind, std::set<Row>>>;

    static Naive childrenOf(const Case& c, const std::string& folder)
    {
        Naive children;
        for (Row row = 0; row < c.list.size(); ++row) {
            const std::string path = urls::decoded(access::pathOf(c.list[row]));
            if (!path.starts_with(folder) || path.find('?') < folder.size())
                continue;
            const std::string rest = path.substr(folder.size());
            const std::size_t slash = rest.substr(0, rest.find('?')).find('/');
            const bool isFolder = slash != std::string::npos;
            auto& child = children[isFolder ? rest.substr(0, slash + 1) : rest];
            child.first = isFolder ? Kind::Folder : rest.empty() ? Kind::OwnPage : Kind::Page;
            child.second.insert(row);
        }
        return children;
    }

    void tryTree(const Case& c, RandomRobots& random)
    {
        std::vector<PathNode> open{urls::rootOf(c.list, c.order)};
        while (!open.empty()) {
            const PathNode folder = open.back();
            open.pop_back();
            const auto all = urls::childrenOf(folder, {}, c.list, c.order);
            const std::string path = urls::pathOf(folder, c.list, c.order);
            const Naive expected = childrenOf(c, path);
            bool same = all && all->nodes.size() == expected.size() &&
                        all->total == expected.size() && all->rowsInNodes == folder.count();
            for (std::size_t i = 0; same && i < all->nodes.size(); ++i) {
                const PathNode& node = all->nodes[i];
                const auto& [name, child] =
                    *std::next(expected.begin(), static_cast<std::ptrdiff_t>(i));
                const auto rows = c.order.rows().subspan(node.begin, node.count());
                same = node.kind == child.first &&
                       std::set<Row>(rows.begin(), rows.end()) == child.second &&
                       urls::pathOf(node, c.list, c.order) == path + name;
                m_names.tryOn(urls::nameOf(node, c.list, c.order) == (name.empty() ? "/" : name),
                              path + " | " + name);
                if (node.kind == Kind::Folder)
                    open.push_back(node);
            }
            m_children.tryOn(same, path);
            tryLevel(c, folder, all->nodes, random);
        }
    }

    /// Some of the children, in some order, with tallies.
    void tryLevel(const Case& c, const PathNode& folder, std::vector<PathNode> expected,
                  RandomRobots& random)
    {
        const urls::ChildQuery query{.sort = static_cast<urls::ChildQuery::Sort>(random.below(2)),
                                     .skip = static_cast<Row>(random.below(3)),
                                     .most = static_cast<Row>(random.below(5))};
        const auto total = expected.size();
        if (query.sort == urls::ChildQuery::Sort::Count)
            std::ranges::stable_sort(expected, std::greater(), &PathNode::count);
        expected.erase(expected.begin(),
                       expected.begin() +
                           static_cast<std::ptrdiff_t>(std::min<std::size_t>(query.skip, total)));
        expected.resize(std::min<std::size_t>(expected.size(), query.most));
        const auto level = verdicts::levelOf(folder, query, c.list, c.order, c.columns);
        bool same = level && level->children.nodes == expected && level->children.total == total;
        for (std::size_t column = 0; same && column < c.columns.size(); ++column) {
            std::vector<bool> isTold(c.list.size());
            for (std::size_t i = 0; same && i < expected.size(); ++i) {
                const auto rows = c.order.rows().subspan(expected[i].begin, expected[i].count());
                for (const Row row : rows)
                    isTold[row] = true;
                same = level->tallies[i * c.columns.size() + column] ==
                       tallyOf(c.columns[column], rows);
            }
            std::vector<Row> others;
            for (const Row row : c.order.rows().subspan(folder.begin, folder.count()))
                if (!isTold[row])
                    others.push_back(row);
            same = same && level->others[column] == tallyOf(c.columns[column], others);
        }
        m_tallies.tryOn(same, urls::pathOf(folder, c.list, c.order));
    }

    static Tally tallyOf(const Column& column, std::span<const Row> rows)
    {
        Tally tally;
        for (const Row row : rows) {
            const Verdict now = column.at(row).verdict;
            ++(now == Verdict::Allow      ? tally.allowed
               : now == Verdict::Disallow ? tally.blocked
                                          : tally.undefined);
            if (!column.isFlipped(row))
                continue;
            ++(now == Verdict::Allow      ? tally.flips.allowed
               : now == Verdict::Disallow ? tally.flips.blocked
                                          : tally.flips.undefined);
        }
        return tally;
    }

    void tryRepeatsAndLines(const Case& c)
    {
        const auto repeats = urls::Repeats::of(c.list);
        std::set<std::string_view> seen;
        std::map<text::LineNumber, std::set<std::string_view>> decided;
        bool same = repeats.has_value();
        for (Row row = 0; same && row < c.list.size(); ++row) {
            same = repeats->isRepeat(row) != seen.insert(c.list[row]).second;
            for (const Column& column : c.columns)
                decided[column.lineAt(row)].insert(c.list[row]);
        }
        m_repeats.tryOn(same && repeats->count() == c.list.size() - seen.size(), c.text);

        verdicts::LineCounts counts(*repeats, c.columns);
        const Row half = c.list.size() / 2;
        counts.add(half, c.list.size());
        counts.add(0, half);
        for (text::LineNumber line = 0; line < counts.counts().size(); ++line) {
            same = same && counts.counts()[line] == decided[line].size();
            decided.erase(line);
        }
        m_lines.tryOn(same && decided.empty(), c.text);
    }

    void tryHits(const Case& c, RandomRobots& random)
    {
        verdicts::LogHits::Readers readers;
        for (std::size_t n = random.below(4); n > 0; --n)
            readers.push_back(
                random.below(4) == 0
                    ? nullptr
                    : compiled(c.text, dialects::all()[random.below(dialects::dialectCount)]));
        std::vector<std::uint32_t> readerOf(random.below(6));
        for (std::uint32_t& reader : readerOf)
            reader = static_cast<std::uint32_t>(random.below(readers.size() + 1));
        std::vector<std::uint32_t> agents(c.list.size());
        for (std::uint32_t& agent : agents)
            agent = random.below(5) == 0 ? urls::Loaded::noAgent
                                         : static_cast<std::uint32_t>(random.below(8));
        std::map<std::pair<std::uint32_t, text::LineNumber>, verdicts::LineHits> expected;
        std::uint64_t notJudged = 0;
        for (Row row = 0; row < c.list.size(); ++row) {
            const std::uint32_t agent = agents[row];
            if (agent >= readerOf.size() || readerOf[agent] >= readers.size() ||
                !readers[readerOf[agent]]) {
                ++notJudged;
                continue;
            }
            const RuleSet& rules = *readers[readerOf[agent]];
            const auto decision =
                rules.match(access::prepare(c.list[row], dialects::get(rules.dialect())));
            auto& hits = expected[{readerOf[agent], decision.line}];
            hits.reader = readerOf[agent];
            hits.line = decision.line;
            ++hits.hits;
            hits.blocked += decision.verdict == Verdict::Disallow ? 1 : 0;
        }
        verdicts::LogHits hits(readers);
        const Row third = c.list.size() / 3;
        hits.add(c.list, agents, readerOf, 0, third);
        hits.add(c.list, agents, readerOf, third, c.list.size());
        const auto sorted = hits.sorted();
        const auto values = std::views::values(expected);
        m_hits.tryOn(std::ranges::equal(sorted, values) && hits.notJudged() == notJudged, c.text);
    }

    void tryDiffer(const Case& c, RandomRobots& random)
    {
        const auto pick = [&] { return random.below(dialects::dialectCount); };
        const RulesPtr before = compiled(random.file(), dialects::all()[pick()]);
        const RulesPtr after = compiled(c.text, dialects::all()[pick()]);
        verdicts::Differ differ(*before, *after);
        for (Row row = 0; row < c.list.size(); ++row) {
            const auto decide = [&](const RuleSet& rules) {
                return rules.match(access::prepare(c.list[row], dialects::get(rules.dialect())));
            };
            const verdicts::Flip flip{decide(*before), decide(*after)};
            const bool isFlip = flip.before.verdict != flip.after.verdict;
            const auto found = differ.flipOf(c.list[row]);
            m_flips.tryOn(isFlip ? found == flip : !found, c.text);
            m_flipped += isFlip ? 1 : 0;
        }
    }

    Property m_query{"a query finds the rows that it asks for, in its order"};
    Property m_children{"children of a folder are those of the paths"};
    Property m_names{"a child's name is its own segment"};
    Property m_tallies{"the children asked for and the others are told as their rows are"};
    Property m_repeats{"rows that repeat an earlier one are known"};
    Property m_lines{"a line counts each URL once"};
    Property m_hits{"hits are counted by reader and line"};
    Property m_flips{"flips are the URLs that two files judge otherwise"};
    Property m_large{"a large list is sorted by path"};
    Property m_stops{"what is stopped gives nothing and asks no more"};
    std::size_t m_foundRows = 0;
    std::size_t m_flipped = 0;
};

} // namespace

int main()
{
    ListProperties properties;
    RandomRobots random(7);
    for (int i = 0; i < 1'000; ++i)
        properties.tryOn(random);
    properties.tryLarge(random);
    properties.tryStops();
    return properties.report() ? 0 : 1;
}
