// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/dialects.h"
#include "ui/words/findings/families.h"
#include "ui/words/lists.h"
#include "ui/words/quoted.h"
#include "ui/words/translation.h"

namespace crawlright::words {

namespace {

using checks::Code;
using checks::Finding;
using checks::Severity;

QString relatedLine(const Finding& finding)
{
    return finding.related.empty() ? QString() : QString::number(finding.related.front().line);
}

/// All arguments, each a name.
QStringList namesIn(const Finding& finding)
{
    QStringList names;
    for (const std::string& name : finding.arguments)
        names += shown(name);
    return names;
}

QString withoutRules(const Finding& finding)
{
    const QString name = shownArgument(finding, 0);
    if (finding.related.empty())
        return Words::tr("The group for “%1” has no rules, so it forbids nothing.").arg(name);
    const checks::Readers separate = readersWith(finding, Severity::Warning);
    if (separate == checks::nobody)
        return Words::tr("“%1” has no rules of its own: it shares those of “%2” in line %3.")
            .arg(name, shownArgument(finding, 1), relatedLine(finding));
    return Words::tr("A blank line parts “%1” from “%2” in line %3. For %4 it ends a group without "
                     "rules, which forbids nothing; for others both share the rules that follow.")
        .arg(name, shownArgument(finding, 1), relatedLine(finding), readersText(separate));
}

QString duplicate(const Finding& finding)
{
    const checks::Readers firstOnly = readersWith(finding, Severity::Warning);
    if (firstOnly == checks::nobody)
        return Words::tr("“%1” already has a group in line %2. The rules of both are added "
                         "together.")
            .arg(shownArgument(finding, 0), relatedLine(finding));
    return Words::tr("“%1” already has a group in line %2. For %3 only that one counts; for others "
                     "the rules of both are added together.")
        .arg(shownArgument(finding, 0), relatedLine(finding), readersText(firstOnly));
}

QString truncated(const Finding& finding)
{
    const QString readers = readersText(concerned(finding));
    if (argument(finding, 1).empty())
        return Words::tr("For %2 a name has only letters, “-” and “_”. “%1” begins with none of "
                         "them, so this line names no crawler.")
            .arg(shownArgument(finding, 0), readers);
    return Words::tr("For %3 a name has only letters, “-” and “_”. “%1” is read as “%2”, so this "
                     "group is for a crawler of that name.")
        .arg(shownArgument(finding, 0), shownArgument(finding, 1), readers);
}

} // namespace

QString groupSentence(const Finding& finding)
{
    switch (finding.code) {
    case Code::RuleBeforeAgent:
        return Words::tr("This “%1” stands before the first “User-agent” line, so it applies to no "
                         "crawler.")
            .arg(shownArgument(finding, 0));
    case Code::GroupWithoutRules:
        return withoutRules(finding);
    case Code::GroupSwallowed:
        return Words::tr("“%1” has no “Allow” or “Disallow” of its own, so it shares the rules "
                         "of the group for “%2” in line %3.")
            .arg(shownArgument(finding, 0), shownArgument(finding, 1), relatedLine(finding));
    case Code::DuplicateAgentGroup:
    case Code::DuplicateStarGroup:
        return duplicate(finding);
    case Code::FullUaAsToken:
        if (argument(finding, 1).empty())
            return Words::tr("This is what a program sends with its requests. Robots.txt names a "
                             "crawler by its product token alone, a single word.");
        return Words::tr("This is what a program sends with its requests. Robots.txt names a "
                         "crawler by its product token alone: write “%1”.")
            .arg(shownArgument(finding, 1));
    case Code::RetiredCrawler:
        if (argument(finding, 1).empty())
            return Words::tr("“%1” is not used by its operator any more.")
                .arg(shownArgument(finding, 0));
        return Words::tr("“%1” has a new name: “%2”.")
            .arg(shownArgument(finding, 0), shownArgument(finding, 1));
    case Code::AdsbotStar:
        return Words::tr("This rule does not bind %1: they obey only a group that names them.")
            .arg(joined(namesIn(finding)));
    case Code::AgentTokenTruncated:
        return truncated(finding);
    default:
        Q_UNREACHABLE_RETURN({});
    }
}

Explanation groupExplanation(Code code)
{
    switch (code) {
    case Code::RuleBeforeAgent:
        return {Words::tr("A rule belongs to the user-agent lines above it. Above this one there "
                          "are none."),
                Words::tr("All crawlers ignore the rule."),
                Words::tr("Put a “User-agent” line before it, for example “User-agent: *”.")};
    case Code::GroupWithoutRules:
        return {Words::tr("A user-agent line has no rule of its own after it."),
                Words::tr("At the end of the file that leaves the crawler without any rule: the "
                          "group for “*” does not bind it either. Before a blank line and another "
                          "user-agent line, Yandex and the old standards see an empty group, while "
                          "Google, Bing and RFC 9309 see one group with two names."),
                Words::tr("Give the group its rules, write “Disallow:” without a path if all is "
                          "allowed, or remove the blank line if both names should share the rules "
                          "below.")};
    case Code::GroupSwallowed:
        return {Words::tr("Between two user-agent lines there are only lines such as Crawl-delay "
                          "or Sitemap. Those do not end a group, so the first name joins the group "
                          "of the second."),
                Words::tr("Google, Bing and RFC 9309 apply the next group’s rules to the first "
                          "crawler as well. Where a blank line stands between the two, Yandex and "
                          "the old standards end the group there."),
                Words::tr("Give the first group a rule of its own; “Disallow:” without a path "
                          "forbids nothing.")};
    case Code::DuplicateAgentGroup:
        return {Words::tr("Two groups name the same crawler."),
                Words::tr("Google, RFC 9309 and most others add the rules of both groups together. "
                          "The draft of 1997 uses the first group alone, and so do some older "
                          "crawlers."),
                Words::tr("Put the rules into one group, so that they mean the same to everyone.")};
    case Code::AgentTokenTruncated:
        return {Words::tr("The name contains a digit, a dot or another character that RFC 9309 "
                          "does not allow in a product token."),
                Words::tr("Google’s parser, and crawlers built on it, read the name up to that "
                          "character: “AI2Bot” is “AI”. Other crawlers compare the whole name."),
                Words::tr("If the crawler really has this name, leave the line as it is, and "
                          "remember that parsers like Google’s read the shorter name. Otherwise "
                          "correct it.")};
    default:
        Q_UNREACHABLE_RETURN({});
    }
}

} // namespace crawlright::words
