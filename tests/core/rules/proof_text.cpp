// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/core/rules/proof_text.h"

#include <array>

namespace crawlright::rules {

namespace {

using namespace Qt::StringLiterals;

constexpr std::array stepNames{
    "NameCut",         "FileCut",          "FileOpen",     "RulesWithoutGroup", "Named",
    "FellBack",        "ChainNotFollowed", "StarTaken",    "StarDoesNotBind",   "NoGroup",
    "Merged",          "OnlyFirstGroup",   "PathTaken",    "HighBytesEncoded",  "EscapesChanged",
    "RobotsTxtItself", "EmptyRules",       "RulesMatched", "IndexPage",         "NoRules",
    "NoMatch",         "OnlyMatch",        "Longest",      "TieAllows",         "FirstInFile",
    "AnyDisallow",     "Undefined"};
static_assert(stepNames.size() == static_cast<std::size_t>(StepKind::Undefined) + 1);

constexpr std::array foundNames{"named",         "not named", "taken",
                                "does not bind", "none",      "not asked"};
constexpr std::array fateNames{"taken",      "merged",        "not first", "less specific",
                               "not needed", "does not bind", "others"};
constexpr std::array missNames{"differs", "path too short", "not at end", "no start", "empty"};
constexpr std::array originNames{"", " for its folder", " for all", " for the opposite"};
constexpr std::array verdictNames{"allow", "disallow", "undefined"};

template <typename Enum, std::size_t size>
QString nameIn(const std::array<const char*, size>& names, Enum value)
{
    return QString::fromLatin1(names.at(static_cast<std::size_t>(value)));
}

QString bytes(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString linesText(const std::vector<text::LineNumber>& lines)
{
    QString out;
    for (const text::LineNumber line : lines)
        out += u' ' + QString::number(line);
    return out;
}

QString starsText(const RuleTried& rule, std::string_view path)
{
    QString out;
    for (const text::Span star : rule.stars)
        out += u" *=" + bytes(star.of(path));
    return out;
}

QString ruleText(const RuleTried& rule, std::string_view path)
{
    QString out = QString::number(rule.line) + (rule.field == syntax::Field::Allow ? u" +" : u" -");
    out += bytes(rule.pattern);
    if (rule.compared != rule.pattern)
        out += u" as " + bytes(rule.compared);
    out += u" (" + QString::number(rule.length) + u')' + nameIn(originNames, rule.origin);
    if (rule.matched)
        return out + starsText(rule, path) + (rule.wins ? u" wins" : u"") +
               (rule.atOdds ? u" at odds" : u"");
    return out + starsText(rule, path) + u" no: " + nameIn(missNames, rule.miss) + u' ' +
           QString::number(rule.matchedPath) + u'/' + QString::number(rule.matchedPattern);
}

} // namespace

QStringList shortText(const Proof& proof)
{
    QStringList out;
    for (const ChainStep& step : proof.chain)
        out += u"name " + bytes(step.name) + u": " + nameIn(foundNames, step.found) +
               linesText(step.lines);
    for (const GroupConsidered& group : proof.groups)
        out += u"group" + linesText(group.agentLines) + u": " + nameIn(fateNames, group.fate);
    for (const Step& step : proof.steps)
        out += nameIn(stepNames, step.kind) + linesText(step.lines) + u" <" +
               (step.silent ? u"?" : u"") + bytes(step.source) + u'>';
    if (proof.comparedPath != proof.path)
        out += u"path " + bytes(proof.path) + u" as " + bytes(proof.comparedPath);
    for (const RuleTried& rule : proof.rules)
        out += ruleText(rule, proof.comparedPath);
    for (const dialects::Column column : proof.silentColumns)
        out += u"rests on column " + QString::number(static_cast<int>(column));
    out +=
        nameIn(verdictNames, proof.decision.verdict) + u' ' + QString::number(proof.decision.line);
    return out;
}

} // namespace crawlright::rules
