// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/completion/proposal_makers.h"
#include "ui/words/consumers.h"
#include "ui/words/quoted.h"

#include <QStringList>

#include <array>
#include <span>

namespace crawlright::completion {

namespace {

using syntax::Field;

constexpr std::array newGroup = {Field::UserAgent,   Field::Sitemap,      Field::Disallow,
                                 Field::Allow,       Field::CrawlDelay,   Field::ContentSignal,
                                 Field::CleanParam,  Field::ContentUsage, Field::Host,
                                 Field::RequestRate, Field::VisitTime};
constexpr std::array inGroup = {Field::Disallow,      Field::Allow,        Field::CrawlDelay,
                                Field::ContentSignal, Field::UserAgent,    Field::Sitemap,
                                Field::CleanParam,    Field::ContentUsage, Field::Host,
                                Field::RequestRate,   Field::VisitTime};

bool wantsGroup(Field field)
{
    switch (field) {
    case Field::Disallow:
    case Field::Allow:
    case Field::CrawlDelay:
    case Field::ContentSignal:
    case Field::ContentUsage:
    case Field::RequestRate:
    case Field::VisitTime:
        return true;
    default:
        return false;
    }
}

/// Fields that few read, and only in a time or a country.
bool isRare(Field field)
{
    return field == Field::Host || field == Field::RequestRate || field == Field::VisitTime ||
           field == Field::ContentUsage || field == Field::CleanParam;
}

QString meaningOf(Field field)
{
    switch (field) {
    case Field::UserAgent:
        //: What the line “User-agent” does in a robots.txt file.
        return Completion::tr("names a crawler whose rules follow");
    case Field::Disallow:
        return Completion::tr("paths that it may not crawl");
    case Field::Allow:
        return Completion::tr("paths that it may crawl all the same");
    case Field::Sitemap:
        return Completion::tr("the address of a list of pages, for all crawlers");
    case Field::CrawlDelay:
        return Completion::tr("seconds between two requests");
    case Field::RequestRate:
        return Completion::tr("requests in a time");
    case Field::VisitTime:
        return Completion::tr("the time of day to come, UTC");
    case Field::Host:
        return Completion::tr("the main one of several hosts");
    case Field::CleanParam:
        return Completion::tr("parameters that do not change a page");
    case Field::ContentSignal:
    case Field::ContentUsage:
        return Completion::tr("what content may be used for");
    default:
        return {};
    }
}

QString detailOf(Field field, bool isOutOfPlace)
{
    const bool isOfAll = field == Field::UserAgent || field == Field::Disallow ||
                         field == Field::Allow || field == Field::Sitemap;
    return dotted({meaningOf(field),
                   isOutOfPlace ? Completion::tr("binds nobody here, above all groups") : QString(),
                   isOfAll || isOutOfPlace ? QString() : words::fieldReadersText(field)});
}

} // namespace

// A colon that is there already is kept with what follows it.
Proposals fieldProposals(const Question& question)
{
    Proposals proposals;
    const Surroundings around = question.above.surroundings;
    const bool isInGroup = around == Surroundings::Agents || around == Surroundings::Rules;
    const std::span<const Field> fields =
        isInGroup ? std::span<const Field>(inGroup) : std::span<const Field>(newGroup);
    for (const Field field : fields) {
        const std::string name = question.facts.habit.nameOf(field);
        auto proposal = proposalOf(question, Proposal::Kind::Field, name);
        if (!proposal)
            continue;
        proposal->rank = static_cast<int>(proposals.size()) + 1;
        // Who writes one rule after the other wants the next one alike.
        if (around == Surroundings::Rules && field == question.above.last && syntax::isRule(field))
            proposal->rank = 0;
        const bool isOutOfPlace = around == Surroundings::NoGroup && wantsGroup(field);
        proposal->isSecondary = isOutOfPlace || isRare(field);
        proposal->detail = detailOf(field, isOutOfPlace);
        if (!question.place.hasColon) {
            proposal->insert += ':';
            proposal->insert += question.facts.habit.gap;
            proposal->goesOn = true;
        }
        proposals.push_back(std::move(*proposal));
    }
    return proposals;
}

} // namespace crawlright::completion
