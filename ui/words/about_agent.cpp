// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/about_agent.h"

#include "ui/words/dialects.h"
#include "ui/words/lists.h"
#include "ui/words/quoted.h"
#include "ui/words/translation.h"

#include <QStringList>

#include <algorithm>
#include <span>

namespace crawlright::words {

namespace {

using namespace Qt::StringLiterals;
using Kind = AboutPart::Kind;

/// Past five names the list says how many more there are.
QString someNames(std::span<const std::string> names)
{
    constexpr std::size_t most = 5;
    QStringList some;
    const std::size_t count = names.size() > most ? most - 1 : names.size();
    for (const std::string& name : names.first(count))
        some += shown(name);
    if (count < names.size())
        //: The end of a list of crawlers: "Googlebot, bingbot, GPTBot and 3 more".
        some += Words::tr("%n more", nullptr, static_cast<int>(names.size() - count));
    return joined(some);
}

QString rulesText(std::size_t count)
{
    return count == 1 ? Words::tr("one rule")
                      : Words::tr("%n rules", nullptr, static_cast<int>(count));
}

/// "12 rules bind it, from the group that begins in line 3."
QString boundSentence(const AgentFacts& facts)
{
    const QString rules = rulesText(facts.rules);
    const QString lines = linesText(facts.groups);
    if (facts.groups.size() > 1) {
        //: %1: "12 rules". %2: "lines 3 and 9".
        return Words::tr("What binds it here: %1, from several groups that count as one (they "
                         "begin in %2).")
            .arg(rules, lines);
    }
    if (facts.rules == 0)
        //: %1: "line 3".
        return Words::tr("The group that begins in %1 has no rules: it may fetch everything.")
            .arg(lines);
    //: %1: "12 rules". %2: "line 3".
    return Words::tr("What binds it here: %1, from the group that begins in %2.").arg(rules, lines);
}

QString bindingText(const AgentFacts& facts)
{
    switch (facts.by) {
    case rules::ChosenBy::TooBig:
        return Words::tr("The file is longer than it reads, so it may fetch everything.");
    case rules::ChosenBy::Nothing:
        return Words::tr("No group of this file binds it: it may fetch everything.");
    case rules::ChosenBy::Star:
        return Words::tr("No group names it in its own reading, so the one for “*” binds it.") +
               u' ' + boundSentence(facts);
    case rules::ChosenBy::FallbackName:
        return Words::tr("No group names it, so it obeys the one for %1.")
                   .arg(shown(facts.chosenName)) +
               u' ' + boundSentence(facts);
    case rules::ChosenBy::Name:
        break;
    }
    return boundSentence(facts);
}

/// Empty: it reads it.
QString standingText(AgentStanding standing, dialects::Id reader)
{
    switch (standing) {
    case AgentStanding::PastLimit:
        //: %1: a crawler.
        return Words::tr("It lies behind the part of the file that %1 reads.")
            .arg(dialectName(reader));
    case AgentStanding::NotRead:
        //: %1: a crawler.
        return Words::tr("%1 does not take this line for a user-agent line.")
            .arg(dialectName(reader));
    case AgentStanding::Read:
        break;
    }
    return {};
}

/// What its groups are to the reader that is told of.
QString starText(const StarFacts& facts)
{
    if (facts.standing != AgentStanding::Read)
        return standingText(facts.standing, facts.reader);
    const QString rules = rulesText(facts.rules);
    if (facts.groups.size() == 1)
        //: %1: "12 rules".
        return Words::tr("This group binds crawlers that no other group names. It has %1.")
            .arg(rules);
    //: %1: "12 rules". %2: "lines 3 and 9".
    return Words::tr("Such groups bind crawlers that no other group names. Together they have %1, "
                     "and begin in %2.")
        .arg(rules, linesText(facts.groups));
}

} // namespace

About aboutAgent(const AgentFacts& facts)
{
    About about;
    about.push_back({Kind::Text, bindingText(facts), {}});
    if (facts.standing != AgentStanding::Read) {
        about.push_back({Kind::Text, standingText(facts.standing, facts.dialect), {}});
    } else if (!facts.isNamed) {
        about.push_back({Kind::Text,
                         //: %1: a way of reading robots.txt: "Google".
                         Words::tr("This line does not name it, as it compares names (%1).")
                             .arg(dialectName(facts.dialect)),
                         {}});
    }
    if (!facts.unused.empty()) {
        about.push_back({Kind::Text,
                         //: %1: "line 9" or "lines 9 and 12".
                         Words::tr("It does not use what begins in %1, though it is named there.")
                             .arg(linesText(facts.unused)),
                         {}});
    }
    if (!facts.companions.empty()) {
        about.push_back({Kind::Text,
                         //: %1: other crawlers. %2: "12 rules".
                         Words::tr("Its group here is for %1, too, and has %2.")
                             .arg(someNames(facts.companions), rulesText(facts.ownRules)),
                         {}});
    }
    return about;
}

About aboutStar(const StarFacts& facts)
{
    About about;
    about.push_back({Kind::Title, Words::tr("“*”: all other crawlers"), {}});
    about.push_back({Kind::Text, starText(facts), {}});
    if (!facts.bound.empty())
        //: %1: crawlers.
        about.push_back(
            {Kind::Text,
             Words::tr("Of the chosen crawlers it binds %1.").arg(someNames(facts.bound)),
             {}});
    else if (!facts.named.empty() || !facts.starless.empty() || !facts.others.empty())
        about.push_back({Kind::Text, Words::tr("It binds none of the chosen crawlers."), {}});
    if (!facts.named.empty())
        //: %1: crawlers.
        about.push_back({Kind::Text,
                         Words::tr("Groups of their own have %1.").arg(someNames(facts.named)),
                         {}});
    if (!facts.starless.empty())
        //: %1: crawlers.
        about.push_back({Kind::Text,
                         Words::tr("“*” does not mean %1: who wants to bind them must name them.")
                             .arg(someNames(facts.starless)),
                         {}});
    if (!facts.others.empty())
        //: %1: crawlers. “It” is a line that says whom a group is for.
        about.push_back({Kind::Text,
                         Words::tr("It says nothing to %1, in whose reading it does not count.")
                             .arg(someNames(facts.others)),
                         {}});
    return about;
}

} // namespace crawlright::words
