// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/steps.h"

#include "ui/words/lists.h"
#include "ui/words/quoted.h"
#include "ui/words/translation.h"
#include "ui/words/verdicts.h"

namespace crawlright::words {

namespace {

using rules::Proof;
using rules::Step;
using rules::StepKind;

// Names of sources hold a section sign.
QString sourceName(std::string_view source)
{
    return QString::fromUtf8(source.data(), static_cast<qsizetype>(source.size()));
}

QString nameOf(const Proof& proof)
{
    return shown(proof.name);
}

QString emptyRules(const Step& step, const Proof& proof)
{
    const QString lines = linesText(step.lines);
    switch (dialects::get(proof.dialect).emptyRule) {
    case dialects::EmptyRule::Ignored:
        return Words::tr("Rules without a path count for nothing: %1.").arg(lines);
    case dialects::EmptyRule::MatchesAll:
        return Words::tr("Rules without a path match everything, but give way to any other: %1.")
            .arg(lines);
    case dialects::EmptyRule::OppositeOfAll:
        return Words::tr("A Disallow without a path allows everything, and an Allow without a path "
                         "forbids everything: %1.")
            .arg(lines);
    }
    Q_UNREACHABLE_RETURN({});
}

QString fileSentence(const Step& step, const Proof& proof)
{
    switch (step.kind) {
    case StepKind::FileCut:
        return Words::tr("Only the first %1 of %2 bytes are read; from %3 on the file is ignored.")
            .arg(number(proof.bytesRead), number(proof.fileBytes), linesText(step.lines));
    case StepKind::FileOpen:
        return Words::tr("The file is longer than the limit and counts as open.");
    default:
        return proof.orphanCount == 1
                   ? Words::tr("One rule stands in no group and binds nobody: %1.")
                         .arg(linesText(step.lines))
                   : Words::tr("%n rules stand in no group and bind nobody, the first in %1.",
                               nullptr, static_cast<int>(proof.orphanCount))
                         .arg(linesText(step.lines));
    }
}

QString choiceSentence(const Step& step, const Proof& proof)
{
    switch (step.kind) {
    case StepKind::NameCut:
        return Words::tr("Of the name “%1” only “%2” is compared.")
            .arg(nameOf(proof), shown(proof.token));
    case StepKind::ChainNotFollowed:
        return Words::tr("%1 would fall back to another name, but that is left to the caller here.")
            .arg(nameOf(proof));
    case StepKind::Named:
        return Words::tr("%1 has a group of its own: %2.")
            .arg(nameOf(proof), linesText(step.lines));
    case StepKind::FellBack:
        return Words::tr("No group names %1 itself; one names a crawler that it falls back to: %2.")
            .arg(nameOf(proof), linesText(step.lines));
    case StepKind::StarTaken:
        return Words::tr("No group names %1, so the rules for all crawlers (“*”) count: %2.")
            .arg(nameOf(proof), linesText(step.lines));
    case StepKind::StarDoesNotBind:
        return Words::tr("No group names %1, and it does not obey the rules for all crawlers "
                         "(“*”).")
            .arg(nameOf(proof));
    case StepKind::NoGroup:
        return Words::tr("No group names %1, and there is none for all crawlers (“*”).")
            .arg(nameOf(proof));
    case StepKind::Merged:
        return Words::tr("The rules of several groups are added together: %1.")
            .arg(linesText(step.lines));
    default:
        return Words::tr("Several groups name it, and only the first counts: %1.")
            .arg(linesText(step.lines));
    }
}

QString pathStep(const Step& step, const Proof& proof)
{
    switch (step.kind) {
    case StepKind::PathTaken:
        return Words::tr("Of the URL, “%1” is compared.").arg(shown(proof.path));
    case StepKind::HighBytesEncoded:
        return Words::tr("Characters outside ASCII are percent-encoded: “%1”.")
            .arg(shown(proof.comparedPath));
    case StepKind::EscapesChanged:
        return Words::tr("Escapes are made uniform: “%1”.").arg(shown(proof.comparedPath));
    default:
        return Words::tr("The file /robots.txt itself may always be fetched.");
    }
}

QString ruleStep(const Step& step, const Proof& proof)
{
    switch (step.kind) {
    case StepKind::EmptyRules:
        return emptyRules(step, proof);
    case StepKind::RulesMatched:
        return step.lines.size() == 1
                   ? Words::tr("One rule matches: %1.").arg(linesText(step.lines))
                   : Words::tr("%n rules match: %1.", nullptr, static_cast<int>(step.lines.size()))
                         .arg(linesText(step.lines));
    case StepKind::IndexPage:
        return Words::tr("An Allow of an index page opens its folder, too: %1.")
            .arg(linesText(step.lines));
    case StepKind::NoRules:
        return Words::tr("No rule binds the crawler, so it is allowed.");
    case StepKind::NoMatch:
        return Words::tr("No rule matches, so it is allowed.");
    case StepKind::OnlyMatch:
        return wonBySentence(rules::WonBy::OnlyMatch);
    case StepKind::Longest:
        return wonBySentence(rules::WonBy::Longer);
    case StepKind::TieAllows:
        return wonBySentence(rules::WonBy::TieAllows);
    case StepKind::FirstInFile:
        return wonBySentence(rules::WonBy::FirstInFile);
    case StepKind::AnyDisallow:
        return wonBySentence(rules::WonBy::AnyDisallow);
    default:
        return wonBySentence(rules::WonBy::Undefined);
    }
}

} // namespace

QString stepSentence(const Step& step, const Proof& proof)
{
    switch (step.kind) {
    case StepKind::FileCut:
    case StepKind::FileOpen:
    case StepKind::RulesWithoutGroup:
        return fileSentence(step, proof);
    case StepKind::NameCut:
    case StepKind::Named:
    case StepKind::FellBack:
    case StepKind::ChainNotFollowed:
    case StepKind::StarTaken:
    case StepKind::StarDoesNotBind:
    case StepKind::NoGroup:
    case StepKind::Merged:
    case StepKind::OnlyFirstGroup:
        return choiceSentence(step, proof);
    case StepKind::PathTaken:
    case StepKind::HighBytesEncoded:
    case StepKind::EscapesChanged:
    case StepKind::RobotsTxtItself:
        return pathStep(step, proof);
    case StepKind::EmptyRules:
    case StepKind::RulesMatched:
    case StepKind::IndexPage:
    case StepKind::NoRules:
    case StepKind::NoMatch:
    case StepKind::OnlyMatch:
    case StepKind::Longest:
    case StepKind::TieAllows:
    case StepKind::FirstInFile:
    case StepKind::AnyDisallow:
    case StepKind::Undefined:
        return ruleStep(step, proof);
    }
    Q_UNREACHABLE_RETURN({});
}

QString authorityText(const Step& step, const Proof& proof)
{
    const QString source = sourceName(step.source);
    if (!step.silent)
        return source;
    const QString own = sourceName(dialects::get(proof.dialect).source);
    //: %1: name of a document that says nothing. %2: place in another document.
    return source.isEmpty() ? Words::tr("%1 says nothing about it").arg(own)
                            : Words::tr("%1 says nothing about it; as %2").arg(own, source);
}

} // namespace crawlright::words
