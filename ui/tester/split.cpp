// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/split.h"

#include <algorithm>

namespace crawlright::tester {

using rules::ChosenBy;
using rules::Verdict;
using words::Split;

namespace {

/// Crawlers that the same groups are meant for and that come to the same verdict.
struct Members {
    Verdict verdict = Verdict::Allow;
    std::vector<std::size_t> crawlers;
};

/// Of the crawlers that one choice of groups is meant for, by verdict; the larger first.
std::vector<Members> membersOf(const Answers& answers, std::size_t kin)
{
    std::vector<Members> all{
        {Verdict::Allow, {}}, {Verdict::Disallow, {}}, {Verdict::Undefined, {}}};
    for (std::size_t i = 0; i < answers.count(); ++i) {
        if (answers.bindings->namingOf(i).kin == kin)
            all[static_cast<std::size_t>(answers.of(i).verdict)].crawlers.push_back(i);
    }
    std::erase_if(all, [](const Members& members) { return members.crawlers.empty(); });
    std::ranges::stable_sort(all, [](const Members& a, const Members& b) {
        return a.crawlers.size() > b.crawlers.size();
    });
    return all;
}

/// Those who read the same rules differently; of several such the most crawlers. Empty: nobody
/// does.
std::vector<Members> largestQuarrel(const Answers& answers)
{
    struct Kin {
        std::size_t size = 0;
        unsigned verdicts = 0; // a bit for each
    };
    std::vector<Kin> kins;
    for (std::size_t i = 0; i < answers.count(); ++i) {
        const std::size_t kin = answers.bindings->namingOf(i).kin;
        kins.resize(std::max(kins.size(), kin + 1));
        ++kins[kin].size;
        kins[kin].verdicts |= 1U << static_cast<unsigned>(answers.of(i).verdict);
    }
    std::size_t best = kins.size();
    for (std::size_t kin = 0; kin < kins.size(); ++kin) {
        const bool isOfOneMind = (kins[kin].verdicts & (kins[kin].verdicts - 1)) == 0;
        if (!isOfOneMind && (best == kins.size() || kins[kin].size > kins[best].size))
            best = kin;
    }
    return best == kins.size() ? std::vector<Members>() : membersOf(answers, best);
}

Split::Camp campOf(const Answers& answers, const Members& members)
{
    Split::Camp camp{.verdict = members.verdict,
                     .readers = checks::nobody,
                     .line = answers.of(members.crawlers.front()).line};
    for (const std::size_t i : members.crawlers) {
        const dialects::Id reader = (*answers.bindings->crawlers())[i].dialect;
        camp.readers = static_cast<checks::Readers>(camp.readers | checks::only(reader));
        if (answers.of(i).line != camp.line)
            camp.line = 0;
    }
    return camp;
}

/// One of those who read as most of them do.
std::size_t typicalOf(const Members& members, const Crawlers& crawlers)
{
    std::array<std::size_t, dialects::dialectCount> counts{};
    const auto countOf = [&](std::size_t crawler) -> std::size_t& {
        return counts.at(static_cast<std::size_t>(crawlers[crawler].dialect));
    };
    for (const std::size_t crawler : members.crawlers)
        ++countOf(crawler);
    return std::ranges::max(members.crawlers, {}, countOf);
}

bool isNamed(const Naming& naming)
{
    return naming.by == ChosenBy::Name || naming.by == ChosenBy::FallbackName;
}

/// Tells who parts from the others because of the groups that are meant for them: the smallest
/// camp whose crawlers all have groups of their own, or all obey no `*`.
void tellGroups(const Answers& answers, Split& split)
{
    const Crawlers& crawlers = *answers.bindings->crawlers();
    std::array<std::vector<std::size_t>, 3> camps;
    for (std::size_t i = 0; i < answers.count(); ++i)
        camps.at(static_cast<std::size_t>(answers.of(i).verdict)).push_back(i);
    const auto naming = [&](std::size_t i) -> const Naming& {
        return answers.bindings->namingOf(i);
    };
    const auto isStarless = [&](std::size_t i) {
        return naming(i).by == ChosenBy::Nothing && !crawlers[i].agent.obeysStar;
    };
    std::size_t smallest = answers.count();
    for (std::size_t verdict = 0; verdict < camps.size(); ++verdict) {
        const std::vector<std::size_t>& camp = camps.at(verdict);
        if (camp.empty() || camp.size() >= smallest)
            continue;
        const bool areNamed =
            std::ranges::all_of(camp, [&](std::size_t i) { return isNamed(naming(i)); });
        if (!areNamed && !std::ranges::all_of(camp, isStarless))
            continue;
        smallest = camp.size();
        split.apart = static_cast<Verdict>(verdict);
        split.named.clear();
        split.starless.clear();
        for (const std::size_t i : camp) {
            if (areNamed)
                split.named.push_back({crawlers[i].token, naming(i).line});
            else
                split.starless.push_back(crawlers[i].token);
        }
    }
}

} // namespace

Split splitOf(const Answers& answers)
{
    Split split;
    for (std::size_t i = 0; i < answers.count(); ++i)
        ++split.counts.at(static_cast<std::size_t>(answers.of(i).verdict));
    if (answers.count() == 1)
        split.only = answers.bindings->crawlers()->front().token;
    if (!split.isSplit())
        return split;
    for (const Members& members : largestQuarrel(answers))
        split.camps.push_back(campOf(answers, members));
    if (split.camps.empty())
        tellGroups(answers, split);
    return split;
}

std::optional<Split::Reason> reasonOf(const Answers& answers)
{
    const std::vector<Members> quarrel = largestQuarrel(answers);
    if (quarrel.empty())
        return std::nullopt;
    const Crawlers& crawlers = *answers.bindings->crawlers();
    const crawlers::Crawler& odd = crawlers[typicalOf(quarrel.back(), crawlers)];
    const crawlers::Crawler& other = crawlers[typicalOf(quarrel.front(), crawlers)];
    return Split::Reason{.odd = odd.dialect,
                         .other = other.dialect,
                         .contrast = rules::contrastOf(answers.bindings->analysis()->document,
                                                       dialects::get(odd.dialect),
                                                       dialects::get(other.dialect), odd.agent,
                                                       answers.url, quarrel.front().verdict)};
}

} // namespace crawlright::tester
