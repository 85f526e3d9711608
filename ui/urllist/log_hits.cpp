// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/urllist/log_hits.h"

#include "core/verdicts/log_hits.h"
#include "ui/tester/bindings.h"
#include "ui/words/quoted.h"

#include <algorithm>

namespace crawlright::urllist {

using verdicts::LogHits;

namespace {

constexpr std::size_t agentsAtOnce = 64;
constexpr urls::Row rowsAtOnce = 8192;
constexpr int longestRule = 120;

QString textOfLine(const session::Analysis& analysis, text::LineNumber line)
{
    const syntax::Document& document = analysis.document;
    return words::shown(document.textOf(document.line(line).content()), longestRule);
}

} // namespace

AgentCrawlers::AgentCrawlers(UrlTablePtr table, const crawlers::Catalogue& catalogue)
    : m_table(std::move(table))
    , m_catalogue(catalogue)
{
}

bool AgentCrawlers::finish(const urls::Stop& isStopped)
{
    const urls::UrlList& names = m_table->loaded.agentNames;
    while (m_ofAgent.size() < names.size()) {
        if (m_ofAgent.size() % agentsAtOnce == 0 && isStopped())
            return false;
        const auto agent = static_cast<urls::Row>(m_ofAgent.size());
        const crawlers::Entry* entry = m_catalogue.resolve(names[agent]).entry;
        if (!entry) {
            m_ofAgent.push_back(LogHits::noReader);
            continue;
        }
        const auto known = std::ranges::find(m_crawlers, entry, &crawlers::Crawler::entry);
        m_ofAgent.push_back(static_cast<std::uint32_t>(known - m_crawlers.begin()));
        if (known == m_crawlers.end())
            m_crawlers.push_back(m_catalogue.resolve(entry->token));
    }
    return true;
}

std::optional<HitReport> hitReport(const AgentCrawlers& agents,
                                   const session::AnalysisPtr& analysis,
                                   const urls::Stop& isStopped)
{
    const urls::Loaded& loaded = agents.table()->loaded;
    const auto crawlers = std::make_shared<const tester::Crawlers>(agents.crawlers().begin(),
                                                                   agents.crawlers().end());
    const tester::Bindings bindings(analysis, crawlers);
    LogHits::Readers readers;
    for (std::size_t crawler = 0; crawler < crawlers->size(); ++crawler)
        readers.push_back(bindings.ruleSets()[bindings.indexOf(crawler)]);
    LogHits hits(std::move(readers));
    HitReport report{.hits = loaded.urls.size()};
    for (urls::Row begin = 0; begin < loaded.urls.size(); begin += rowsAtOnce) {
        if (isStopped())
            return std::nullopt;
        const urls::Row end = std::min(begin + rowsAtOnce, loaded.urls.size());
        hits.add(loaded.urls, loaded.agents, agents.ofAgents(), begin, end);
        report.withoutAgent += static_cast<quint64>(std::ranges::count(
            std::span(loaded.agents).subspan(begin, end - begin), urls::Loaded::noAgent));
    }
    for (const crawlers::Crawler& crawler : agents.crawlers())
        report.crawlers.push_back({.name = words::ascii(crawler.entry->token),
                                   .about = words::shown(crawler.entry->operatedBy)});
    for (const verdicts::LineHits& line : hits.sorted()) {
        CrawlerHits& crawler = report.crawlers[line.reader];
        crawler.hits += line.hits;
        crawler.blocked += line.blocked;
        report.blocked += line.blocked;
        if (line.blocked > 0 && line.line > 0)
            crawler.lines.push_back({.line = line.line,
                                     .rule = textOfLine(*analysis, line.line),
                                     .blocked = line.blocked});
    }
    if (const quint64 unknown = hits.notJudged() - report.withoutAgent; unknown > 0)
        report.crawlers.push_back({.hits = unknown});
    return report;
}

} // namespace crawlright::urllist
