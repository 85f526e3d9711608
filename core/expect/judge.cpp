// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/expect/judge.h"

#include "core/access/url.h"

#include <map>

namespace crawlright::expect {

namespace {

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
    const rules::RuleSet& rulesFor(std::string_view name)
    {
        if (const auto known = m_rules.find(name); known != m_rules.end())
            return known->second;
        const crawlers::Crawler crawler = m_catalogue.resolve(name);
        const rules::GroupSet& groups = groupsFor(crawler.dialect);
        const rules::Selection selection = rules::select(m_document, groups, crawler.agent);
        return m_rules.emplace(name, rules::compile(m_document, groups, selection)).first->second;
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
    std::map<std::string_view, rules::RuleSet> m_rules;
    std::string m_path; // used again, for many addresses
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
