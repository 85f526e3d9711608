// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/urllist/judging.h"

#include <QDeadlineTimer>

#include <algorithm>
#include <atomic>
#include <map>
#include <utility>

namespace crawlright::urllist {

namespace {

constexpr int stepTime = 10; // milliseconds
/// Rows that a thread judges between two looks at the clock: a rule may take a fifth of a
/// millisecond for a row.
constexpr std::size_t chunkRows = 256;

bool readsAlike(const crawlers::Crawler& one, const crawlers::Crawler& other)
{
    return one.dialect == other.dialect && one.agent.names == other.agent.names &&
           one.agent.obeysStar == other.agent.obeysStar;
}

} // namespace

Judging::Judging(UrlTablePtr table)
    : m_table(std::move(table))
{
}

std::optional<std::size_t> Judging::formerOf(const crawlers::Crawler& crawler,
                                             const Setting& former) const
{
    for (std::size_t i = 0; i < former.crawlers.size(); ++i)
        if (readsAlike(former.crawlers[i], crawler))
            return m_ofCrawler[i];
    return std::nullopt;
}

void Judging::set(const Setting& setting)
{
    const Setting former = std::exchange(m_setting, setting);
    const bool isSameBaseline = former.baseline == setting.baseline;
    const auto crawlers = std::make_shared<const tester::Crawlers>(setting.crawlers);
    const tester::Bindings now(setting.now, crawlers);
    const tester::Bindings baseline(setting.baseline, crawlers,
                                    setting.baseline == setting.now ? &now : nullptr);

    std::vector<verdicts::Column> columns;
    std::vector<Job> jobs;
    std::vector<std::size_t> ofCrawler;
    std::map<std::pair<std::size_t, std::size_t>, std::size_t> known; // by both sets of rules
    std::map<std::size_t, std::size_t> goesOn; // former columns, and where they are now
    for (std::size_t i = 0; i < setting.crawlers.size(); ++i) {
        const std::pair sets{baseline.indexOf(i), now.indexOf(i)};
        const auto [place, isNew] = known.try_emplace(sets, columns.size());
        ofCrawler.push_back(place->second);
        if (!isNew)
            continue;
        const auto one = isSameBaseline ? formerOf(setting.crawlers[i], former) : std::nullopt;
        if (!one) {
            columns.emplace_back(m_table->loaded.urls, m_table->order);
            columns.back().setRules(baseline.ruleSets()[sets.first]);
            jobs.push_back({.next = now.ruleSets()[sets.second]});
            continue;
        }
        if (const auto gone = goesOn.find(*one); gone != goesOn.end()) {
            // Crawlers that shared it part here.
            columns.push_back(verdicts::Column(columns[gone->second]));
            jobs.push_back(Job(jobs[gone->second]));
        } else {
            goesOn.emplace(*one, columns.size());
            columns.push_back(std::move(m_columns[*one]));
            jobs.push_back(std::move(m_jobs[*one]));
        }
        if (jobs.back().next) {
            jobs.back().next = now.ruleSets()[sets.second];
        } else {
            columns.back().setRules(now.ruleSets()[sets.second]);
        }
        jobs.back().judged = 0;
    }
    m_columns = std::move(columns);
    m_jobs = std::move(jobs);
    m_ofCrawler = std::move(ofCrawler);
    for (std::size_t column = 0; column < m_columns.size(); ++column)
        advance(column);
}

/// Ends what was judged whole.
void Judging::advance(std::size_t column)
{
    Job& job = m_jobs[column];
    if (job.judged < m_columns[column].size())
        return;
    m_columns[column].settle();
    if (!job.next)
        return;
    m_columns[column].keepAsBaseline();
    m_columns[column].setRules(std::exchange(job.next, nullptr));
    job.judged = 0;
    if (m_columns[column].size() == 0)
        m_columns[column].settle();
}

bool Judging::step()
{
    std::size_t column = 0;
    while (column < m_columns.size() && m_jobs[column].judged == m_columns[column].size())
        ++column;
    if (column == m_columns.size())
        return false;
    Job& job = m_jobs[column];
    verdicts::Column& judged = m_columns[column];
    const QDeadlineTimer deadline(stepTime);
    std::atomic<std::size_t> next = job.judged;
    const auto judgeSome = [&] {
        do {
            const std::size_t begin = next.fetch_add(chunkRows);
            if (begin >= judged.size())
                return;
            const std::size_t end = std::min<std::size_t>(begin + chunkRows, judged.size());
            judged.judge(static_cast<urls::Row>(begin), static_cast<urls::Row>(end));
        } while (!deadline.hasExpired());
    };
    for (int i = 0; i < m_pool.maxThreadCount(); ++i)
        m_pool.start(judgeSome);
    m_pool.waitForDone();
    job.judged = static_cast<urls::Row>(std::min<std::size_t>(next, judged.size()));
    advance(column);
    return true;
}

void Judging::judgeAtOnce(std::span<const urls::Row> rows)
{
    for (std::size_t column = 0; column < m_columns.size(); ++column)
        if (m_jobs[column].judged < m_columns[column].size())
            m_columns[column].judge(rows);
}

std::size_t Judging::waiting() const
{
    std::size_t rows = 0;
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        rows += m_columns[column].waiting();
        if (m_jobs[column].next)
            rows += m_columns[column].size();
    }
    return rows;
}

} // namespace crawlright::urllist
