// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/fetch/grid_judge.h"

#include "core/access/url.h"
#include "core/net/answer.h"
#include "ui/fetch/meaning_model.h"
#include "ui/tester/bindings.h"
#include "ui/tester/verdict_icon.h"
#include "ui/urllist/difference.h"
#include "ui/words/verdicts.h"

#include <QCryptographicHash>

namespace crawlright::fetch {

using access::Outcome;
using rules::Verdict;

void GridJudge::ask(const crawlers::Crawler& crawler, const QString& url)
{
    m_known.clear();
    m_crawler.reset();
    if (url.trimmed().isEmpty())
        return;
    m_crawler = crawler;
    m_path = access::prepare(url.trimmed().toStdString(), dialects::get(crawler.dialect));
}

GridVerdict GridJudge::judge(const net::FetchResult& result)
{
    const auto answer = net::answerOf(result);
    if (!m_crawler || !answer)
        return {};
    const Outcome outcome = access::meaningOf(*answer, dialects::get(m_crawler->dialect)).outcome;
    const auto told = [](Verdict verdict) {
        return GridVerdict{words::verdictName(verdict), tester::iconOf(verdict)};
    };
    switch (outcome) {
    case Outcome::Parse:
        return told(verdictBy(result.body));
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

Verdict GridJudge::verdictBy(const QByteArray& body)
{
    const QByteArray digest = QCryptographicHash::hash(body, QCryptographicHash::Sha256);
    if (const auto known = m_known.constFind(digest); known != m_known.cend())
        return *known;
    const tester::Bindings bindings(
        urllist::readAs(body.toStdString()),
        std::make_shared<const tester::Crawlers>(tester::Crawlers{*m_crawler}));
    return m_known.insert(digest, bindings.of(0).match(m_path).verdict).value();
}

} // namespace crawlright::fetch
