// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/net/fetch_facts.h"

#include "core/net/answer.h"

#include <QCryptographicHash>

namespace crawlright::net {
namespace {

std::string textOf(const QUrl& url)
{
    return url.toEncoded().toStdString();
}

} // namespace

std::string digestOf(const QByteArray& body)
{
    return QCryptographicHash::hash(body, QCryptographicHash::Sha256).toHex().toStdString();
}

std::optional<checks::FetchFacts> fetchFactsOf(const FetchResult& result)
{
    const std::optional<access::Answer> answer = answerOf(result);
    if (!answer)
        return std::nullopt;
    checks::FetchFacts facts;
    facts.answer = *answer;
    for (const Hop& hop : result.hops)
        facts.hops.push_back({textOf(hop.url), hop.status});
    facts.isLoop = result.error == FetchError::RedirectLoop;
    facts.body = {result.body.constData(), static_cast<std::size_t>(result.body.size())};
    if (!result.hops.isEmpty())
        facts.contentType = result.hops.last().header("content-type").toStdString();
    facts.digest = digestOf(result.body);
    return facts;
}

checks::ElsewhereFact elsewhereFactOf(const FetchResult& result)
{
    return {.url = textOf(result.url),
            .status = result.isAnswered() ? result.status() : 0,
            .digest = digestOf(result.body)};
}

} // namespace crawlright::net
