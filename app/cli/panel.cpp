// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/panel.h"

#include "core/access/url.h"

#include <algorithm>
#include <map>

namespace crawlright::cli {

Panel::Panel(const Robots& robots, std::vector<crawlers::Crawler> crawlers)
    : m_document(syntax::parse(robots.bytes))
{
    std::map<dialects::Id, rules::GroupSet> groups;
    for (crawlers::Crawler& crawler : crawlers) {
        const dialects::Dialect& dialect = dialects::get(crawler.dialect);
        auto found = groups.find(dialect.id);
        if (found == groups.end())
            found = groups.emplace(dialect.id, rules::groupsOf(m_document, dialect)).first;
        const rules::Selection selection =
            rules::select(m_document, found->second, crawler.agent);
        m_judges.push_back({std::move(crawler),
                            rules::compile(m_document, found->second, selection),
                            preparationFor(dialect)});
    }
}

std::size_t Panel::preparationFor(const dialects::Dialect& dialect)
{
    const auto found = std::ranges::find_if(m_preparations, [&](const dialects::Dialect* other) {
        return other->urlEncoding == dialect.urlEncoding;
    });
    const auto index = static_cast<std::size_t>(found - m_preparations.begin());
    if (found == m_preparations.end())
        m_preparations.push_back(&dialect);
    return index;
}

void Panel::prepare(Scratch& scratch, std::string_view url) const
{
    scratch.resize(m_preparations.size());
    for (std::size_t i = 0; i < m_preparations.size(); ++i)
        access::prepareInto(scratch[i], url, *m_preparations[i]);
}

Row Panel::judge(const Judge& judge, std::string_view url, const Scratch& scratch) const
{
    return {url, judge.rules.match(scratch[judge.preparation])};
}

std::string_view nameOf(rules::Verdict verdict)
{
    switch (verdict) {
    case rules::Verdict::Allow:
        return "allow";
    case rules::Verdict::Disallow:
        return "disallow";
    case rules::Verdict::Undefined:
        break;
    }
    return "undefined";
}

std::vector<crawlers::Crawler> crawlersOf(const std::vector<std::string>& names,
                                          std::optional<dialects::Id> dialect)
{
    const crawlers::Catalogue& catalogue = crawlers::builtIn();
    std::vector<crawlers::Crawler> result;
    for (const std::string& name : names)
        result.push_back(catalogue.resolve(name, dialect));
    if (names.empty())
        result.push_back(catalogue.resolve("Googlebot", dialect));
    return result;
}

} // namespace crawlright::cli
