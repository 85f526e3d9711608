// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/sitemaps/sitemap_verdicts.h"

#include "core/access/governs.h"
#include "core/access/url.h"
#include "core/net/hosts.h"
#include "core/rules/rule_set.h"

#include <optional>
#include <utility>

namespace crawlright::sitemaps {

namespace {

class Judge {
public:
    explicit Judge(const Judging& judging)
        : m_robotsUrl(judging.robotsUrl)
        , m_dialect(dialects::get(judging.crawler.dialect))
        , m_rules(rules::compile(judging.robots, m_dialect, judging.crawler.agent))
    {
    }

    [[nodiscard]] bool isBlocked(std::string_view url)
    {
        if (!m_robotsUrl.empty() && !access::governs(m_robotsUrl, net::withAsciiHost(url)))
            return false;
        access::prepareInto(m_path, url, m_dialect);
        return m_rules.match(m_path).verdict == rules::Verdict::Disallow;
    }

private:
    const std::string& m_robotsUrl;
    const dialects::Dialect& m_dialect;
    rules::RuleSet m_rules;
    std::string m_path;
};

} // namespace

std::vector<Conflict> conflictsOf(const Judging& judging, const urls::Stop& stop)
{
    std::vector<Conflict> conflicts;
    Judge judge(judging);
    urls::Pauses pauses(stop);
    for (const Taken& taken : judging.taken) {
        Conflict conflict;
        for (urls::Row row = 0; row < taken.size; ++row) {
            const std::string_view url = (*taken.urls)[row];
            if (pauses.isStoppedAfter(url.size() + 64))
                return conflicts;
            if (judge.isBlocked(url) && conflict.blocked++ == 0)
                conflict.example = url;
        }
        conflicts.push_back(std::move(conflict));
    }
    return conflicts;
}

std::vector<checks::SitemapFact> checkedOf(const std::vector<net::Sitemap>& sitemaps,
                                           const std::vector<Conflict>& conflicts)
{
    std::vector<checks::SitemapFact> all;
    std::vector<std::optional<std::size_t>> placeOf(sitemaps.size()); // in `all`
    for (std::size_t i = 0; i < sitemaps.size(); ++i) {
        const net::Sitemap& sitemap = sitemaps[i];
        if (sitemap.parent >= 0) {
            placeOf[i] = placeOf[static_cast<std::size_t>(sitemap.parent)];
        } else if (sitemap.state == net::Sitemap::State::Done && !sitemap.answer.hops.isEmpty() &&
                   sitemap.fault != net::SitemapFault::Cancelled) {
            placeOf[i] = all.size();
            all.push_back({.url = sitemap.address.toStdString(),
                           .status = sitemap.fault == net::SitemapFault::NoAnswer
                                         ? 0
                                         : sitemap.answer.status(),
                           .isSitemap = sitemap.isReachable()});
        }
        if (!placeOf[i] || sitemap.content.type == net::SitemapType::Index)
            continue;
        checks::SitemapFact& checked = all[*placeOf[i]];
        checked.entries += sitemap.content.entries;
        if (i >= conflicts.size())
            continue;
        checked.blockedEntries += conflicts[i].blocked;
        if (checked.firstBlocked.empty())
            checked.firstBlocked = conflicts[i].example;
    }
    return all;
}

std::string blockedFirst(const Judging& judging, const urls::Stop& stop)
{
    std::string blocked;
    std::string rest;
    Judge judge(judging);
    urls::Pauses pauses(stop);
    for (const Taken& taken : judging.taken) {
        for (urls::Row row = 0; row < taken.size; ++row) {
            const std::string_view url = (*taken.urls)[row];
            if (pauses.isStoppedAfter(url.size() + 64))
                return {};
            std::string& out = judge.isBlocked(url) ? blocked : rest;
            out += url;
            out += '\n';
        }
    }
    return blocked + rest;
}

} // namespace crawlright::sitemaps
