// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/expect/judge.h"

#include "core/access/url.h"

#include <map>
#include <utility>

namespace crawlright::expect {

namespace {

/// What is read of the document so far: groups once for each dialect, rules once for each way in
/// which groups bind, so that a set of crawlers that obey `*` costs one of them.
class Court {
public:
    Court(const syntax::Document& document, const crawlers::Catalogue& catalogue)
        : m_document(document)
        , m_catalogue(catalogue)
    {
    }

    [[nodiscard]] rules::Decision judge(std::string_view name, std::string_view address)
    {
        const rules::RuleSet& rules = rulesFor(name);
        access::prepareInto(m_path, address, dialects::get(rules.dialect()));
        return rules.match(m_path);
    }

private:
    using Bound = std::pair<dialects::Id, std::vector<std::uint32_t>>; // the groups that count

    const rules::RuleSet& rulesFor(std::string_view name)
    {
        if (const auto known = m_rules.find(name); known != m_rules.end())
            return *known->second;
        const crawlers::Crawler crawler = m_catalogue.resolve(name);
        const rules::GroupSet& groups = groupsFor(crawler.dialect);
        const rules::Selection selection = rules::select(m_document, groups, crawler.agent);
        const auto [place, isNew] = m_shared.try_emplace(boundBy(crawler.dialect, selection));
        if (isNew)
            place->second = rules::compile(m_document, groups, selection);
        m_rules.emplace(name, &place->second);
        return place->second;
    }

    static Bound boundBy(dialects::Id dialect, const rules::Selection& selection)
    {
        Bound bound{dialect, {}};
        for (std::uint32_t group = 0; group < selection.fates.size(); ++group) {
            const rules::GroupFate fate = selection.fates[group];
            if (fate == rules::GroupFate::Taken || fate == rules::GroupFate::Merged)
                bound.second.push_back(group);
        }
        return bound;
    }

    const rules::GroupSet& groupsFor(dialects::Id id)
    {
        const auto known = m_groups.find(id);
        return known != m_groups.end()
                   ? known->second
                   : m_groups.emplace(id, rules::groupsOf(m_document, dialects::get(id)))
                         .first->second;
    }

    const syntax::Document& m_document;
    const crawlers::Catalogue& m_catalogue;
    std::map<dialects::Id, rules::GroupSet> m_groups;
    std::map<Bound, rules::RuleSet> m_shared;
    std::map<std::string_view, const rules::RuleSet*> m_rules; // of m_shared
    std::string m_path;                                        // used again, for many addresses
};

} // namespace

std::vector<Judged> judge(const Expectations& expectations, const syntax::Document& document,
                          const crawlers::Catalogue& catalogue)
{
    Court court(document, catalogue);
    std::vector<Judged> judged;
    for (std::uint32_t i = 0; i < expectations.lines.size(); ++i) {
        const Expectation& line = expectations.lines[i];
        for (std::uint32_t name = line.crawlersBegin; name < line.crawlersEnd; ++name) {
            const rules::Decision decision = court.judge(
                expectations.textOf(expectations.names[name]), expectations.textOf(line.address));
            judged.push_back({i, name, decision, decision.verdict == line.verdict});
        }
    }
    return judged;
}

} // namespace crawlright::expect
