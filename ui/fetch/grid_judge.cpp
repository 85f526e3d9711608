// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/fetch/grid_judge.h"

#include "core/access/url.h"
#include "core/net/answer.h"
#include "ui/fetch/meaning_model.h"
#include "ui/tester/verdict_icon.h"
#include "ui/urllist/difference.h"
#include "ui/words/verdicts.h"

namespace crawlright::fetch {

using access::Outcome;
using rules::Verdict;

void GridJudge::ask(const crawlers::Crawler& crawler, const QString& url)
{
    if (!m_crawler || m_crawler->text != crawler.text || m_crawler->dialect != crawler.dialect)
        m_ruleSets.clear();
    m_crawler = crawler;
    m_path.reset();
    if (const QString asked = url.trimmed(); !asked.isEmpty())
        m_path = access::prepare(asked.toStdString(), dialects::get(crawler.dialect));
}

GridVerdict GridJudge::judge(const net::FetchResult& result, const QString& digest)
{
    const auto answer = net::answerOf(result);
    if (!m_path || !answer)
        return {};
    const Outcome outcome = access::meaningOf(*answer, dialects::get(m_crawler->dialect)).outcome;
    const auto told = [](Verdict verdict) {
        return GridVerdict{words::verdictName(verdict), tester::iconOf(verdict)};
    };
    switch (outcome) {
    case Outcome::Parse:
        return told(rulesOf(result.body, digest).match(*m_path).verdict);
    case Outcome::AllowAll:
        return told(Verdict::Allow);
    case Outcome::DisallowAll:
        return told(Verdict::Disallow);
    case Outcome::UseCache:
    case Outcome::Defer:
        break;
    }
    return {outcomeName(outcome), iconOf(outcome)};
}

const rules::RuleSet& GridJudge::rulesOf(const QByteArray& body, const QString& digest)
{
    tester::RuleSetPtr& ruleSet = m_ruleSets[digest];
    if (!ruleSet) {
        const tester::Bindings bindings(
            urllist::readAs(body.toStdString()),
            std::make_shared<const tester::Crawlers>(tester::Crawlers{*m_crawler}));
        ruleSet = bindings.ruleSets()[bindings.indexOf(0)];
    }
    return *ruleSet;
}

} // namespace crawlright::fetch
