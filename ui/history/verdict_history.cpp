// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/history/verdict_history.h"

#include "core/access/url.h"
#include "core/net/answer.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace crawlright::history {

namespace {

Standing standingOf(rules::Verdict verdict)
{
    switch (verdict) {
    case rules::Verdict::Allow:
        return Standing::Allowed;
    case rules::Verdict::Disallow:
        return Standing::Blocked;
    case rules::Verdict::Undefined:
        break;
    }
    return Standing::Undefined;
}

/// Goes from the oldest version to the latest.
class Judge {
public:
    Judge(const BodyOf& bodyOf, const std::string& url, const crawlers::Crawler& crawler)
        : m_bodyOf(bodyOf)
        , m_crawler(crawler)
        , m_dialect(dialects::get(crawler.dialect))
        , m_path(access::prepare(url, m_dialect))
    {
    }

    void take(const net::HistoryVersion& version)
    {
        const auto body = m_bodyOf(version.entry);
        const auto at = [&](const QDateTime& when) {
            Period period = body ? judged(version, *body, when) : Period{.isUnreadable = true};
            period.since = period.until = when;
            period.answer = version.entry.result;
            add(std::move(period));
        };
        at(version.firstSeen);
        if (version.lastSeen != version.firstSeen) // it may have lasted too long for a crawler
            at(version.lastSeen);
    }

    [[nodiscard]] std::vector<Period> result()
    {
        std::ranges::reverse(m_periods);
        return std::move(m_periods);
    }

private:
    Period judged(const net::HistoryVersion& version, const std::string& body,
                  const QDateTime& when)
    {
        net::FetchResult result = version.entry.result;
        result.body = QByteArray::fromStdString(body);
        const auto answer = net::answerOf(result);
        if (!answer)
            return {.outcome = access::Outcome::Defer}; // it says nothing about the site
        const access::Answer full = withPast(*answer, version, when);
        Period period{.outcome = access::meaningOf(full, m_dialect).outcome};
        switch (period.outcome) {
        case access::Outcome::Parse:
            read(body, period);
            m_copy = period;
            m_copySeen = when;
            break;
        case access::Outcome::AllowAll:
            period.standing = Standing::Allowed;
            if (!m_downSince.isValid())
                m_copy.reset(); // the site said that there is no file
            break;
        case access::Outcome::DisallowAll:
            period.standing = Standing::Blocked;
            break;
        case access::Outcome::UseCache:
            period.standing = m_copy ? m_copy->standing : Standing::Unknown;
            break;
        case access::Outcome::Defer:
            break;
        }
        return period;
    }

    /// What a crawler knows that was there all the time.
    access::Answer withPast(access::Answer answer, const net::HistoryVersion& version,
                            const QDateTime& when)
    {
        const bool isDown = answer.fault != access::FetchFault::None || answer.status >= 500 ||
                            answer.status == 429;
        if (!isDown)
            m_downSince = {};
        else if (!m_downSince.isValid())
            m_downSince = version.firstSeen;
        if (isDown)
            answer.unreachableFor = std::chrono::seconds(m_downSince.secsTo(when));
        if (isDown && m_copy) {
            answer.hasCachedCopy = true;
            answer.copyAge = std::chrono::seconds(m_copySeen.secsTo(when));
        }
        return answer;
    }

    void read(const std::string& body, Period& period) const
    {
        const syntax::Document document = syntax::parse(body);
        const rules::RuleSet rules = rules::compile(document, m_dialect, m_crawler.agent);
        period.decision = rules.match(m_path);
        period.standing = standingOf(period.decision.verdict);
        if (period.decision.line > 0)
            period.line = document.textOf(document.line(period.decision.line).content());
    }

    void add(Period period)
    {
        if (!m_periods.empty() && m_periods.back().standing == period.standing &&
            m_periods.back().isUnreadable == period.isUnreadable) {
            m_periods.back().until = period.until;
            return;
        }
        if (!m_periods.empty())
            period.before = m_periods.back().until;
        m_periods.push_back(std::move(period));
    }

    const BodyOf& m_bodyOf;
    const crawlers::Crawler& m_crawler;
    const dialects::Dialect& m_dialect;
    std::string m_path;
    std::vector<Period> m_periods;
    std::optional<Period> m_copy; // that a crawler would hold
    QDateTime m_copySeen;
    QDateTime m_downSince;
};

} // namespace

std::vector<Period> verdictHistory(const QList<net::HistoryVersion>& versions, const BodyOf& bodyOf,
                                   const std::string& url, const crawlers::Crawler& crawler,
                                   const urls::Stop& stop)
{
    Judge judge(bodyOf, url, crawler);
    for (qsizetype i = versions.size(); i-- > 0;) {
        if (stop && stop())
            return {};
        judge.take(versions[i]);
    }
    return judge.result();
}

} // namespace crawlright::history
