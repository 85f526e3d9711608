// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/text/ascii.h"
#include "ui/completion/proposal_makers.h"
#include "ui/tester/crawler_model.h"
#include "ui/words/quoted.h"

#include <QStringList>

#include <algorithm>

namespace crawlright::completion {

using namespace Qt::StringLiterals;

namespace {

using crawlers::Entry;

bool isGone(const Entry& entry)
{
    return entry.status == crawlers::Status::Retired || entry.status == crawlers::Status::Renamed;
}

/// Whether another line of the file names it. A second name below one that is being edited would
/// be lost, as the first one counts: that is no harm, as this only says what is proposed first.
bool isNamed(const Question& question, std::string_view token)
{
    std::string lower(token);
    std::ranges::transform(lower, lower.begin(), text::toLower);
    const auto& named = question.facts.crawlers;
    const auto found = std::ranges::lower_bound(named, lower, {}, &Facts::Used::value);
    if (found == named.end() || found->value != lower)
        return false;
    return found->span.begin < question.ownSpan.begin || found->span.end > question.ownSpan.end;
}

QString operatorOf(const Entry& entry)
{
    return QString::fromUtf8(entry.operatedBy.data(),
                             static_cast<qsizetype>(entry.operatedBy.size()));
}

QString detailOf(const Entry& entry, bool named)
{
    QStringList parts{operatorOf(entry), tester::purposeText(entry.purpose)};
    if (named)
        //: Of a crawler: the file has a line for it.
        parts += Completion::tr("named already");
    if (entry.status == crawlers::Status::Renamed && !entry.renamedTo.empty())
        //: Of a crawler. %1: its new name.
        parts += Completion::tr("now %1").arg(words::ascii(entry.renamedTo));
    else if (isGone(entry))
        //: Of a crawler: it does not crawl any longer.
        parts += Completion::tr("retired");
    if (entry.doubtful)
        parts += Completion::tr("doubtful whether it exists");
    return dotted(parts);
}

/// The name itself, or else a word of who runs it and what for.
std::optional<Proposal> proposalFor(const Question& question, const Entry& entry)
{
    auto proposal = proposalOf(question, Proposal::Kind::Crawler, entry.token);
    if (proposal)
        return proposal;
    const std::string_view typed = question.typed();
    if (!describes(typed, entry.operatedBy) &&
        !describes(typed, tester::purposeText(entry.purpose).toStdString()))
        return std::nullopt;
    return Proposal{.kind = Proposal::Kind::Crawler,
                    .insert = std::string(entry.token),
                    .replace = question.inFile(question.place.word),
                    .label = words::shown(entry.token),
                    .detail = {},
                    .match = Match::Described};
}

} // namespace

Proposals crawlerProposals(const Question& question)
{
    Proposals proposals;
    if (auto everybody = proposalOf(question, Proposal::Kind::Crawler, "*")) {
        const bool named = isNamed(question, "*");
        everybody->detail = dotted({Completion::tr("every crawler that no other group names"),
                                    named ? Completion::tr("named already") : QString()});
        everybody->isSecondary = named;
        everybody->rank = -1;
        proposals.push_back(std::move(*everybody));
    }
    int rank = static_cast<int>(question.chosen.size());
    for (const Entry* entry : question.crawlers) {
        ++rank;
        auto proposal = proposalFor(question, *entry);
        if (!proposal)
            continue;
        const bool named = isNamed(question, entry->token);
        const auto own = std::ranges::find(question.chosen, entry, &crawlers::Crawler::entry);
        proposal->rank =
            own == question.chosen.end() ? rank : static_cast<int>(own - question.chosen.begin());
        proposal->isSecondary = named || entry->doubtful || isGone(*entry);
        proposal->detail = detailOf(*entry, named);
        proposals.push_back(std::move(*proposal));
    }
    return proposals;
}

} // namespace crawlright::completion
