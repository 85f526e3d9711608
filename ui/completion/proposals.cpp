// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/completion/proposals.h"

#include "ui/completion/proposal_makers.h"
#include "ui/tester/crawler_set.h"
#include "ui/words/lists.h"
#include "ui/words/quoted.h"

#include <QStringList>

#include <algorithm>
#include <tuple>

namespace crawlright::completion {

using namespace Qt::StringLiterals;

namespace {

Proposals unsortedFor(const Question& question)
{
    switch (question.place.kind) {
    case PlaceKind::FieldName:
        return fieldProposals(question);
    case PlaceKind::Crawler:
        return crawlerProposals(question);
    case PlaceKind::Preference:
        return preferenceProposals(question);
    case PlaceKind::Parameter:
        return parameterProposals(question);
    case PlaceKind::Value:
        return valueProposals(question);
    case PlaceKind::Mark:
        return markProposals(question);
    case PlaceKind::Request:
        return requestProposals(question);
    case PlaceKind::CodeId:
        return codeProposals(question);
    case PlaceKind::Path:
        return usedPathProposals(question);
    case PlaceKind::None:
        break;
    }
    return {};
}

} // namespace

std::vector<const crawlers::Entry*> inOrderOfRenown(const crawlers::Catalogue& catalogue)
{
    std::vector<const crawlers::Entry*> entries;
    for (const crawlers::Entry& entry : catalogue.entries())
        entries.push_back(&entry);
    std::ranges::sort(entries, [](const crawlers::Entry* a, const crawlers::Entry* b) {
        return tester::comesFirst(*a, *b);
    });
    return entries;
}

void sortProposals(Proposals& proposals)
{
    std::ranges::stable_sort(proposals, {}, [](const Proposal& proposal) {
        return std::tuple(proposal.match, proposal.isSecondary, proposal.rank);
    });
}

Proposals proposalsFor(const Question& question)
{
    Proposals proposals = unsortedFor(question);
    sortProposals(proposals);
    return proposals;
}

std::optional<Proposal> proposalOf(const Question& question, Proposal::Kind kind,
                                   std::string_view insert)
{
    const Match match = matchOf(question.typed(), insert);
    if (match == Match::None)
        return std::nullopt;
    return Proposal{.kind = kind,
                    .insert = std::string(insert),
                    .replace = question.inFile(question.place.word),
                    .label = words::shown(insert),
                    .detail = {},
                    .match = match};
}

QString urlCount(std::size_t urls)
{
    return urls == 1 ? Completion::tr("1 URL") : Completion::tr("%1 URLs").arg(words::number(urls));
}

QString dotted(const QStringList& parts)
{
    QStringList there = parts;
    there.removeAll(QString());
    return there.join(u" · "_s);
}

} // namespace crawlright::completion
