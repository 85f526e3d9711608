// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/dead_rules.h"

#include "core/crawlers/catalogue.h"
#include "core/edits/crawler_names.h"
#include "core/edits/needless.h"

#include <algorithm>
#include <map>
#include <memory>
#include <set>

namespace crawlright::edits {

namespace {

using syntax::Document;
using text::LineNumber;

constexpr std::uint32_t nobodys = ~std::uint32_t{0}; // a group that is none

/// The rules that bind some crawlers, and which of them stand on which line.
struct Bound {
    explicit Bound(rules::RuleSet itsSet)
        : set(std::move(itsSet))
        , list(set)
        , fresh(freshByte(list, list))
    {
        for (std::uint32_t i = 0; i < list.rules().size(); ++i)
            byLine[list.rules()[i].line].push_back(i);
    }
    Bound(const Bound&) = delete;
    Bound& operator=(const Bound&) = delete;

    rules::RuleSet set;
    RuleList list;
    std::optional<char> fresh;
    std::map<LineNumber, std::vector<std::uint32_t>> byLine;
};

/// One dialect's reading of the file.
class RuleReading {
public:
    RuleReading(const Document& document, const dialects::Dialect& dialect, Budget& budget)
        : m_document(document)
        , m_groups(rules::groupsOf(document, dialect))
    {
        for (std::uint32_t i = 0; i < m_groups.groups.size(); ++i)
            for (const rules::RuleLine& rule : m_groups.rulesOf(m_groups.groups[i]))
                m_groupOf[rule.line] = i;
        for (const rules::RuleLine& rule : m_groups.orphans)
            m_groupOf[rule.line] = nobodys;
        m_left.resize(m_groups.groups.size());
        for (const auto& [line, group] : m_groupOf)
            if (group != nobodys)
                ++m_left[group];
        gather(budget);
    }

    [[nodiscard]] bool sawAll() const { return m_sawAll; }
    [[nodiscard]] const std::map<LineNumber, std::uint32_t>& groupOf() const { return m_groupOf; }

    /// Takes the line out if that changes no verdict and leaves its group a rule.
    bool takeOut(LineNumber line, Budget& budget)
    {
        const auto group = m_groupOf.find(line);
        if (group == m_groupOf.end())
            return true; // not a rule for this reader
        if (group->second != nobodys && m_left[group->second] < 2)
            return false;
        for (std::size_t i = 0; i < m_bound.size(); ++i) {
            if (takeOut(*m_bound[i], line, budget))
                continue;
            for (std::size_t n = 0; n < i; ++n)
                putBack(*m_bound[n], line);
            return false;
        }
        if (group->second != nobodys)
            --m_left[group->second];
        return true;
    }

    void putBack(LineNumber line)
    {
        const auto group = m_groupOf.find(line);
        if (group == m_groupOf.end())
            return;
        for (const auto& bound : m_bound)
            putBack(*bound, line);
        if (group->second != nobodys)
            ++m_left[group->second];
    }

private:
    /// The rules of all crawlers, each set of groups once.
    void gather(Budget& budget)
    {
        if (m_groups.tooBigAllowsAll)
            return;
        const Document nothing;
        const rules::GroupSet none{.dialect = m_groups.dialect};
        const CrawlerNames names =
            crawlerNames({m_document, m_groups, m_groups.groups}, {nothing, none, {}});
        m_sawAll = names.complete;
        std::set<std::vector<rules::GroupFate>> seen;
        for (const std::string& name : names.names) {
            const rules::Agent agent = crawlers::builtIn().resolve(name, m_groups.dialect.id).agent;
            m_sawAll = m_sawAll && budget.take(m_groups.agents.size() * 16 + 64);
            if (!m_sawAll)
                return;
            const rules::Selection selection = rules::select(m_document, m_groups, agent);
            std::vector<rules::GroupFate> fates = selection.fates;
            for (rules::GroupFate& fate : fates)
                if (fate != rules::GroupFate::Taken && fate != rules::GroupFate::Merged)
                    fate = rules::GroupFate::OtherCrawler;
            if (!seen.insert(std::move(fates)).second)
                continue;
            rules::RuleSet set = rules::compile(m_document, m_groups, selection);
            m_sawAll = budget.take(set.rules().size() * 200);
            m_bound.push_back(std::make_unique<Bound>(std::move(set)));
        }
    }

    static bool takeOut(Bound& bound, LineNumber line, Budget& budget)
    {
        const auto place = bound.byLine.find(line);
        if (place == bound.byLine.end())
            return true;
        if (!bound.fresh)
            return false;
        for (const std::uint32_t index : place->second) {
            const Question question{.own = bound.list,
                                    .index = index,
                                    .other = bound.list,
                                    .fresh = *bound.fresh,
                                    .except = index};
            if (!keepsVerdict(question, budget).proved) {
                putBack(bound, line);
                return false;
            }
            bound.list.takeOut(index);
        }
        return true;
    }

    static void putBack(Bound& bound, LineNumber line)
    {
        const auto place = bound.byLine.find(line);
        if (place == bound.byLine.end())
            return;
        for (const std::uint32_t index : place->second)
            bound.list.putBack(index);
    }

    const Document& m_document;
    rules::GroupSet m_groups;
    std::map<LineNumber, std::uint32_t> m_groupOf; ///< of rule lines; or nobodys
    std::vector<std::size_t> m_left;               ///< rule lines of each group
    std::vector<std::unique_ptr<Bound>> m_bound;
    bool m_sawAll = true;
};

} // namespace

std::vector<LineNumber> deadRules(const Document& document, checks::Readers readers, Budget& budget)
{
    std::vector<std::unique_ptr<RuleReading>> readings;
    std::set<LineNumber> candidates;
    for (const dialects::Dialect& dialect : dialects::all()) {
        if ((readers & checks::only(dialect.id)) == 0)
            continue;
        readings.push_back(std::make_unique<RuleReading>(document, dialect, budget));
        if (!readings.back()->sawAll())
            return {};
        for (const auto& [line, group] : readings.back()->groupOf())
            candidates.insert(line);
    }
    std::vector<LineNumber> dead;
    for (auto line = candidates.rbegin(); line != candidates.rend() && !budget.met; ++line) {
        std::size_t agreed = 0;
        while (agreed < readings.size() && readings[agreed]->takeOut(*line, budget))
            ++agreed;
        if (agreed == readings.size()) {
            dead.push_back(*line);
            continue;
        }
        while (agreed-- > 0)
            readings[agreed]->putBack(*line);
    }
    std::ranges::reverse(dead);
    return dead;
}

} // namespace crawlright::edits
