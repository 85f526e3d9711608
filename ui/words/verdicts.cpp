// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/verdicts.h"

#include "ui/words/lists.h"
#include "ui/words/quoted.h"
#include "ui/words/translation.h"

namespace crawlright::words {

using namespace Qt::StringLiterals;

using rules::ChainStep;
using rules::Decision;
using rules::GroupFate;
using rules::MissReason;
using rules::Proof;
using rules::Reason;
using rules::RuleTried;
using rules::Verdict;
using rules::WonBy;

QString verdictName(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Allow:
        //: The verdict on a URL.
        return Words::tr("allowed");
    case Verdict::Disallow:
        //: The verdict on a URL.
        return Words::tr("blocked");
    case Verdict::Undefined:
        //: The verdict on a URL that the crawler's document leaves open.
        return Words::tr("undefined");
    }
    Q_UNREACHABLE_RETURN({});
}

QString reasonSentence(const Decision& decision)
{
    switch (decision.reason) {
    case Reason::Rule:
        if (decision.verdict == Verdict::Undefined)
            return Words::tr("An Allow and a Disallow match, and the source does not say which of "
                             "them wins.");
        return Words::tr("Line %1 decides.").arg(QString::number(decision.line));
    case Reason::EmptyRule:
        return Words::tr("Line %1 has no path and forbids nothing.")
            .arg(QString::number(decision.line));
    case Reason::NoRuleMatches:
        return Words::tr("No rule matches, so it is allowed.");
    case Reason::NoRules:
        return Words::tr("There are no rules for this crawler, so it is allowed.");
    case Reason::RobotsTxtItself:
        return Words::tr("The file /robots.txt itself may always be fetched.");
    case Reason::FileTooBig:
        return Words::tr("The file is larger than this crawler reads and counts as open.");
    }
    Q_UNREACHABLE_RETURN({});
}

QString verdictSentence(const Proof& proof)
{
    const QString name = shown(proof.name);
    const QString path = shown(proof.path);
    const Decision& decision = proof.decision;
    if (decision.reason == Reason::Rule && decision.verdict == Verdict::Disallow)
        return Words::tr("%1 may not fetch “%2”: line %3 forbids it.")
            .arg(name, path, QString::number(decision.line));
    if (decision.reason == Reason::Rule && decision.verdict == Verdict::Allow)
        return Words::tr("%1 may fetch “%2”: line %3 allows it.")
            .arg(name, path, QString::number(decision.line));
    //: %3: a full sentence that gives the reason.
    return decision.verdict == Verdict::Undefined
               ? Words::tr("It is undefined whether %1 may fetch “%2”. %3")
                     .arg(name, path, reasonSentence(decision))
               : Words::tr("%1 may fetch “%2”. %3").arg(name, path, reasonSentence(decision));
}

QString fateText(GroupFate fate)
{
    switch (fate) {
    case GroupFate::Taken:
        //: Said of a group: its rules count.
        return Words::tr("counts");
    case GroupFate::Merged:
        return Words::tr("counts too; its rules are added");
    case GroupFate::NotFirst:
        return Words::tr("does not count, because only the first group for this crawler does");
    case GroupFate::LessSpecific:
        return Words::tr("does not count, because another group names the crawler more exactly");
    case GroupFate::StarNotNeeded:
        return Words::tr("does not count, because another group names the crawler");
    case GroupFate::StarDoesNotBind:
        return Words::tr("does not count, because this crawler does not obey “*”");
    case GroupFate::OtherCrawler:
        return Words::tr("is for other crawlers");
    }
    Q_UNREACHABLE_RETURN({});
}

QString chainSentence(const ChainStep& step)
{
    const bool isStar = step.name == "*";
    switch (step.found) {
    case ChainStep::Found::Named:
        return Words::tr("“%1” has a group of its own: %2.")
            .arg(shown(step.name), linesText(step.lines));
    case ChainStep::Found::NotNamed:
        return Words::tr("No group names “%1”.").arg(shown(step.name));
    case ChainStep::Found::Star:
        return Words::tr("The rules for all crawlers (“*”) count: %1.").arg(linesText(step.lines));
    case ChainStep::Found::StarDoesNotBind:
        return Words::tr("The rules for all crawlers (“*”) do not bind this crawler.");
    case ChainStep::Found::NoStar:
        return Words::tr("There is no group for all crawlers (“*”).");
    case ChainStep::Found::NotAsked:
        return isStar ? Words::tr("So the rules for all crawlers (“*”) do not count.")
                      : Words::tr("So it is not asked whether a group names “%1”.")
                            .arg(shown(step.name));
    }
    Q_UNREACHABLE_RETURN({});
}

QString wonBySentence(WonBy wonBy)
{
    switch (wonBy) {
    case WonBy::Nothing:
        return Words::tr("No rule decides.");
    case WonBy::OnlyMatch:
        return Words::tr("It is the only rule that matches.");
    case WonBy::Longer:
        return Words::tr("Of the rules that match, the longest wins.");
    case WonBy::TieAllows:
        return Words::tr("An Allow and a Disallow of the same length match; then the Allow wins.");
    case WonBy::FirstInFile:
        return Words::tr("The first rule in the file that matches wins.");
    case WonBy::AnyDisallow:
        return Words::tr("Any Disallow that matches forbids; there is no Allow in this standard.");
    case WonBy::Undefined:
        return Words::tr("An Allow and a Disallow match, and one of them holds a wildcard: the "
                         "source does not say which of the two wins.");
    }
    Q_UNREACHABLE_RETURN({});
}

QString missSentence(const RuleTried& rule, std::string_view comparedPath)
{
    switch (rule.miss) {
    case MissReason::Differs: {
        const std::string_view pattern = rule.compared;
        const std::string_view fits = comparedPath.substr(0, rule.matchedPath);
        return Words::tr("It fits up to “%1”; then it asks for “%2”, and the path goes on with "
                         "“%3”.")
            .arg(shown(fits),
                 shown(pattern.substr(std::min<std::size_t>(rule.matchedPattern, pattern.size()))),
                 shown(comparedPath.substr(fits.size())));
    }
    case MissReason::PathTooShort:
        return Words::tr("The path ends before the rule does.");
    case MissReason::NotAtEnd:
        return Words::tr("The “$” asks for the end, but the path goes on with “%1”.")
            .arg(shown(
                comparedPath.substr(std::min<std::size_t>(rule.matchedPath, comparedPath.size()))));
    case MissReason::NoStart:
        return Words::tr("It begins with neither “/” nor “*”, so it can never match.");
    case MissReason::Empty:
        return Words::tr("It has no path, so it counts for nothing here.");
    }
    Q_UNREACHABLE_RETURN({});
}

QString fieldText(const RuleTried& rule, const Proof& proof)
{
    const syntax::Document& document = proof.document;
    return shown(document.textOf(document.line(rule.line).key()));
}

QString ruleText(const RuleTried& rule, const Proof& proof)
{
    const QString field = fieldText(rule, proof);
    return rule.pattern.empty() ? QString(field + u':')
                                : QString(field + u": "_s + shown(rule.pattern));
}

} // namespace crawlright::words
