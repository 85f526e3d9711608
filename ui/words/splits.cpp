// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/splits.h"

#include "ui/words/dialects.h"
#include "ui/words/lists.h"
#include "ui/words/quoted.h"
#include "ui/words/translation.h"

#include <QStringList>

namespace crawlright::words {

namespace {

using dialects::Dialect;
using rules::Contrast;
using rules::Verdict;

std::size_t countOf(const Split& split, Verdict verdict)
{
    return split.counts.at(static_cast<std::size_t>(verdict));
}

int forPlural(std::size_t count)
{
    return static_cast<int>(count);
}

QString summaryOfOne(const Split& split)
{
    const QString name = shown(split.only);
    if (countOf(split, Verdict::Allow) == 1)
        return Words::tr("%1 may fetch this.").arg(name);
    if (countOf(split, Verdict::Disallow) == 1)
        return Words::tr("%1 may not fetch this.").arg(name);
    return Words::tr("Whether %1 may fetch this is left open.").arg(name);
}

QString summaryOfMany(const Split& split)
{
    const std::size_t total = split.total();
    if (countOf(split, Verdict::Allow) == total)
        return Words::tr("All %n crawlers may fetch this.", nullptr, forPlural(total));
    if (countOf(split, Verdict::Disallow) == total)
        return Words::tr("None of the %n crawlers may fetch this.", nullptr, forPlural(total));
    if (countOf(split, Verdict::Undefined) == total)
        return Words::tr("Whether they may fetch this is left open for all %n crawlers.", nullptr,
                         forPlural(total));
    QStringList parts;
    if (const std::size_t count = countOf(split, Verdict::Allow); count > 0)
        //: A part of a list; crawlers.
        parts += Words::tr("%n may fetch this", nullptr, forPlural(count));
    if (const std::size_t count = countOf(split, Verdict::Disallow); count > 0)
        //: A part of a list; crawlers.
        parts += parts.isEmpty() ? Words::tr("%n may not fetch this", nullptr, forPlural(count))
                                 //: After "3 may fetch this".
                                 : Words::tr("%n may not", nullptr, forPlural(count));
    if (const std::size_t count = countOf(split, Verdict::Undefined); count > 0)
        //: A part of a list; crawlers.
        parts += Words::tr("for %n it is left open", nullptr, forPlural(count));
    //: %1: how many crawlers may do what. %2: of how many.
    return Words::tr("Of %2 crawlers %1.").arg(joined(parts), number(total));
}

/// "Google and Bing allow it (line 4)"
QString campText(const Split::Camp& camp)
{
    const QStringList names = readerNames(camp.readers);
    const QString who = joined(names);
    const bool isOne = names.size() == 1;
    const auto said = [&]() -> QString {
        switch (camp.verdict) {
        case Verdict::Allow:
            return (isOne ? Words::tr("%1 allows it") : Words::tr("%1 allow it")).arg(who);
        case Verdict::Disallow:
            return (isOne ? Words::tr("%1 blocks it") : Words::tr("%1 block it")).arg(who);
        case Verdict::Undefined:
            break;
        }
        return (isOne ? Words::tr("%1 leaves it open") : Words::tr("%1 leave it open")).arg(who);
    };
    if (camp.line == 0)
        return said();
    //: %1: who allows or blocks it.
    return Words::tr("%1 (line %2)").arg(said(), QString::number(camp.line));
}

/// A sentence without its beginning's capital: who reads otherwise, and how.
QString reasonPhrase(const Split::Reason& reason)
{
    const Dialect& odd = dialects::get(reason.odd);
    switch (reason.contrast) {
    case Contrast::Precedence:
        return odd.precedence == dialects::Precedence::First
                   ? Words::tr("for %1 the first rule that matches counts")
                   : Words::tr("for %1 the longest rule that matches counts");
    case Contrast::Allow:
        return odd.knowsAllow ? Words::tr("%1 knows Allow lines") : Words::tr("%1 knows no Allow");
    case Contrast::Wildcards:
        return odd.wildcards ? Words::tr("for %1 “*” and “$” are wildcards")
                             : Words::tr("for %1 “*” and “$” are no wildcards");
    case Contrast::WildcardTie:
        return odd.wildcardTieUndefined
                   ? Words::tr("%1 does not say which of two rules wins if one has a wildcard")
                   : Words::tr("%1 goes by the length of rules with wildcards too");
    case Contrast::EmptyRule:
        return Words::tr("%1 takes rules without a path otherwise");
    case Contrast::IndexPage:
        return odd.indexHtml ? Words::tr("for %1 an Allow of an index page opens its folder")
                             : Words::tr("for %1 an Allow of an index page opens only that page");
    case Contrast::Encoding:
        return Words::tr("%1 compares percent-encoded characters otherwise");
    case Contrast::RobotsTxtItself:
        return odd.robotsTxtAllowed ? Words::tr("%1 always allows /robots.txt itself")
                                    : Words::tr("%1 makes no exception for /robots.txt itself");
    case Contrast::BlankLines:
        return odd.blankLineEndsRecord ? Words::tr("for %1 a blank line ends a group")
                                       : Words::tr("for %1 a blank line does not end a group");
    case Contrast::Merging:
        return odd.merge == dialects::GroupMerge::First
                   ? Words::tr("%1 heeds only the first of several groups")
                   : Words::tr("%1 combines several groups");
    case Contrast::Agents:
        return Words::tr("%1 compares the names of crawlers otherwise");
    case Contrast::Spelling:
        return odd.acceptsTypos ? Words::tr("%1 accepts misspelled names of fields")
                                : Words::tr("%1 does not accept misspelled names of fields");
    case Contrast::MissingColon:
        return odd.acceptsMissingColon ? Words::tr("%1 accepts lines without a colon")
                                       : Words::tr("%1 does not accept lines without a colon");
    case Contrast::SizeLimit:
        return odd.overLimitAllowsAll ? Words::tr("for %1 a file of this length counts as open")
                                      : Words::tr("%1 reads another part of this long file");
    case Contrast::Several:
        break;
    }
    return {};
}

QString readingReason(const Split& split)
{
    QStringList camps;
    for (const Split::Camp& camp : split.camps)
        camps += campText(camp);
    //: The parts are separated by this: "Google allows it; Bing blocks it"
    const QString all = camps.join(Words::tr("; "));
    const QString why = split.reason ? reasonPhrase(*split.reason) : QString();
    if (why.isEmpty())
        //: %1: "Google and Bing allow it (line 4); Yandex blocks it (line 3)".
        return Words::tr("They read the same rules differently: %1.").arg(all);
    const QString odd = joined(readerNames(checks::only(split.reason->odd)));
    //: %1: "Google and Bing allow it (line 4); Yandex blocks it (line 3)". %2: "for Yandex the
    //: first rule that matches counts".
    return Words::tr("They read the same rules differently: %1, because %2.")
        .arg(all, why.arg(odd));
}

/// Past four, the list says how many more there are.
QString listed(QStringList names)
{
    constexpr qsizetype most = 4;
    if (names.size() > most) {
        const auto more = static_cast<int>(names.size() - (most - 1));
        names.resize(most - 1);
        //: The end of a list of crawlers: "Googlebot, bingbot, GPTBot and 3 more".
        names += Words::tr("%n more", nullptr, more);
    }
    return joined(names);
}

QString namedReason(const Split& split)
{
    QStringList names;
    for (const Split::Named& named : split.named)
        //: A crawler, and the line where its group begins.
        names += Words::tr("%1 (line %2)").arg(shown(named.name), QString::number(named.line));
    const bool isOne = names.size() == 1;
    const QString all = listed(std::move(names));
    switch (split.apart) {
    case Verdict::Allow:
        return (isOne ? Words::tr("A group of its own makes the difference: %1 is allowed.")
                      : Words::tr("Groups of their own make the difference: %1 are allowed."))
            .arg(all);
    case Verdict::Disallow:
        return (isOne ? Words::tr("A group of its own makes the difference: %1 is blocked.")
                      : Words::tr("Groups of their own make the difference: %1 are blocked."))
            .arg(all);
    case Verdict::Undefined:
        break;
    }
    return (isOne ? Words::tr("A group of its own makes the difference for %1.")
                  : Words::tr("Groups of their own make the difference for %1."))
        .arg(all);
}

} // namespace

QString splitSummary(const Split& split)
{
    switch (split.total()) {
    case 0:
        return Words::tr("No crawlers are chosen.");
    case 1:
        return summaryOfOne(split);
    default:
        return summaryOfMany(split);
    }
}

QString splitReason(const Split& split)
{
    if (!split.isSplit())
        return {};
    if (!split.camps.empty())
        return readingReason(split);
    if (!split.named.empty())
        return namedReason(split);
    if (split.starless.empty())
        return Words::tr("Different groups bind them.");
    QStringList names;
    for (const std::string& name : split.starless)
        names += shown(name);
    const bool isOne = names.size() == 1;
    return (isOne ? Words::tr("The rules for all crawlers do not bind %1.")
                  : Words::tr("The rules for all crawlers bind none of these: %1."))
        .arg(listed(std::move(names)));
}

} // namespace crawlright::words
