// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/proof.h"

#include "ui/words/dialects.h"
#include "ui/words/directives.h"
#include "ui/words/lists.h"
#include "ui/words/quoted.h"
#include "ui/words/sources.h"
#include "ui/words/steps.h"
#include "ui/words/translation.h"
#include "ui/words/verdicts.h"

#include <algorithm>
#include <initializer_list>

namespace crawlright::words {

namespace {

using namespace Qt::StringLiterals;

using access::PathChange;
using rules::GroupConsidered;
using rules::GroupFate;
using rules::Proof;
using rules::RuleOrigin;
using rules::RuleTried;
using rules::StepKind;
using Part = ProofStep::Kind;

// More of a kind than these are counted, not listed.
constexpr std::size_t groupsListed = 20;
constexpr std::size_t matchesListed = 50;
constexpr std::size_t tokensListed = 5;

QString countRules(std::uint32_t count)
{
    return count == 1 ? Words::tr("one rule")
                      : Words::tr("%n rules", nullptr, static_cast<int>(count));
}

QString tokensText(const GroupConsidered& group)
{
    QStringList parts;
    for (const std::string& token : group.tokens) {
        if (static_cast<std::size_t>(parts.size()) == tokensListed) {
            //: The end of a list of names of crawlers.
            parts +=
                Words::tr("%n more", nullptr, static_cast<int>(group.tokens.size() - tokensListed));
            break;
        }
        parts += inQuotes(token);
    }
    return joined(parts);
}

/// How many rules bind the crawler, and how many of them match.
QString bindingText(std::uint32_t rules, std::size_t matches)
{
    if (rules == 1)
        return matches == 1 ? Words::tr("One rule binds the crawler, and it matches.")
                            : Words::tr("One rule binds the crawler, and it does not match.");
    if (matches == 0)
        return Words::tr("%1 rules bind the crawler, and none of them matches.").arg(number(rules));
    if (matches == 1)
        return Words::tr("%1 rules bind the crawler, and one of them matches.").arg(number(rules));
    return Words::tr("%1 rules bind the crawler, and %2 of them match.")
        .arg(number(rules), number(matches));
}

class Teller {
public:
    explicit Teller(const Proof& proof)
        : m_proof(proof)
    {
    }

    std::vector<ProofStep> run()
    {
        add(Part::Verdict, verdictSentence(m_proof), m_proof.decision.line, true);
        tellReader();
        tellSteps({StepKind::FileCut, StepKind::RulesWithoutGroup, StepKind::ChainNotFollowed},
                  Part::Reader);
        if (m_proof.chosenBy != rules::ChosenBy::TooBig) {
            for (const rules::ChainStep& step : m_proof.chain) {
                add(Part::Chain, chainSentence(step),
                    step.lines.empty() ? text::LineNumber{0} : step.lines.front());
                m_steps.back().lines = step.lines;
                if (isChosen(step))
                    rest({StepKind::Named, StepKind::FellBack, StepKind::StarTaken,
                          StepKind::StarDoesNotBind, StepKind::NoGroup});
            }
            tellGroups();
            tellSteps({StepKind::Merged, StepKind::OnlyFirstGroup}, Part::Chain);
        }
        tellPath();
        tellMatches();
        tellNearMisses();
        tellSilence();
        for (const DirectiveSentence& other : directiveSentences(m_proof)) {
            add(Part::Other, other.text, other.line);
            m_steps.back().lines = other.lines;
        }
        return std::move(m_steps);
    }

private:
    void add(Part kind, const QString& text, text::LineNumber line = 0, bool decides = false)
    {
        m_steps.push_back({kind, text, line, decides, QString(), QString(), {}});
        if (line != 0)
            m_steps.back().lines.push_back(line);
    }

    void setSource(const rules::Step& step)
    {
        m_steps.back().source = authorityText(step, m_proof);
        m_steps.back().address = addressOf(step.source);
    }

    /// What the proof itself says of these, with its authority.
    void tellSteps(std::initializer_list<StepKind> kinds, Part kind)
    {
        for (const rules::Step& step : m_proof.steps)
            if (std::ranges::find(kinds, step.kind) != kinds.end()) {
                add(kind, stepSentence(step, m_proof),
                    step.lines.empty() ? text::LineNumber{0} : step.lines.front());
                m_steps.back().lines = step.lines;
                setSource(step);
            }
    }

    /// Gives the step told last the authority of the proof's own step.
    void rest(std::initializer_list<StepKind> kinds)
    {
        for (const rules::Step& step : m_proof.steps)
            if (std::ranges::find(kinds, step.kind) != kinds.end())
                setSource(step);
    }

    /// Whether the choice of groups fell at this name.
    [[nodiscard]] bool isChosen(const rules::ChainStep& step) const
    {
        using Found = rules::ChainStep::Found;
        return step.found == Found::Named || step.found == Found::Star ||
               (&step == &m_proof.chain.back() &&
                (step.found == Found::StarDoesNotBind || step.found == Found::NoStar));
    }

    void tellReader()
    {
        const checks::Readers reader = checks::only(m_proof.dialect);
        add(Part::Reader,
            m_proof.token == m_proof.name
                ? Words::tr("“%1” is judged as by %2.")
                      .arg(shown(m_proof.name), readersText(reader))
                : Words::tr("“%1” is judged as by %2, under the name “%3”.")
                      .arg(shown(m_proof.name), readersText(reader), shown(m_proof.token)));
        rest({StepKind::NameCut});
    }

    void tellGroups()
    {
        std::size_t listed = 0;
        std::size_t unlisted = 0;
        std::size_t others = 0;
        for (const GroupConsidered& group : m_proof.groups) {
            if (group.fate == GroupFate::OtherCrawler)
                ++others;
            else if (listed == groupsListed)
                ++unlisted;
            else {
                ++listed;
                tellGroup(group);
            }
        }
        if (unlisted > 0)
            add(Part::Group, Words::tr("%n more such groups are not listed.", nullptr,
                                       static_cast<int>(unlisted)));
        if (others == 1)
            add(Part::Group, Words::tr("One other group is for other crawlers."));
        else if (others > 1)
            add(Part::Group, Words::tr("%n other groups are for other crawlers.", nullptr,
                                       static_cast<int>(others)));
    }

    void tellGroup(const GroupConsidered& group)
    {
        const text::LineNumber line = group.agentLines.empty() ? 0 : group.agentLines.front();
        const bool counts = group.fate == GroupFate::Taken || group.fate == GroupFate::Merged;
        //: %1: names. %2: a line number. %3: "3 rules". %4: what became of the group.
        add(Part::Group,
            Words::tr("The group for %1 in line %2 (%3) %4.")
                .arg(tokensText(group), QString::number(line), countRules(group.ruleCount),
                     fateText(group.fate)),
            line, counts);
    }

    [[nodiscard]] bool has(PathChange::Kind kind) const
    {
        return std::ranges::find(m_proof.changes, kind, &PathChange::kind) != m_proof.changes.end();
    }

    void tellPath()
    {
        QString text;
        if (m_proof.comparedPath == m_proof.path)
            text = Words::tr("The path “%1” is compared.").arg(shown(m_proof.path));
        else
            text = Words::tr("The path “%1” is compared as “%2”.")
                       .arg(shown(m_proof.path), shown(m_proof.comparedPath));
        if (has(PathChange::Kind::Encoded))
            text += u' ' + Words::tr("Bytes that need it are percent-encoded.");
        if (has(PathChange::Kind::HexRaised))
            text += u' ' + Words::tr("The letters of escapes are made capitals.");
        if (has(PathChange::Kind::Decoded))
            text += u' ' + Words::tr("Escapes that are not needed are decoded.");
        add(Part::Path, text);
        rest({StepKind::PathTaken});
    }

    [[nodiscard]] static QString starsText(const RuleTried& rule, std::string_view path)
    {
        QStringList parts;
        for (const text::Span& star : rule.stars)
            parts += star.isEmpty() ? Words::tr("nothing") : inQuotes(star.of(path));
        if (parts.size() == 1)
            //: %1: the part of a path that a wildcard matches, or "nothing".
            return Words::tr("“*” stands for %1.").arg(parts.first());
        //: %1: the parts of a path that the wildcards match, in order.
        return Words::tr("The “*” stand for %1.").arg(joined(parts));
    }

    /// What matches, how long it is where that counts, and whether it wins.
    [[nodiscard]] QString matchText(const RuleTried& rule) const
    {
        const QString line = QString::number(rule.line);
        const bool firstWins =
            dialects::get(m_proof.dialect).precedence == dialects::Precedence::First;
        if (firstWins)
            return rule.wins
                       ? Words::tr("Line %1, “%2”, matches and wins.")
                             .arg(line, ruleText(rule, m_proof))
                       : Words::tr("Line %1, “%2”, matches.").arg(line, ruleText(rule, m_proof));
        return rule.wins ? Words::tr("Line %1, “%2”, matches with length %3 and wins.")
                               .arg(line, ruleText(rule, m_proof), number(rule.length))
                         : Words::tr("Line %1, “%2”, matches with length %3.")
                               .arg(line, ruleText(rule, m_proof), number(rule.length));
    }

    [[nodiscard]] static QString originText(const RuleTried& rule)
    {
        switch (rule.origin) {
        case RuleOrigin::Written:
            return rule.compared == rule.pattern
                       ? QString()
                       : Words::tr("It is compared as “%1”.").arg(shown(rule.compared));
        case RuleOrigin::IndexPage:
            return Words::tr("An Allow of an index page opens its folder, too: it is tried once "
                             "more as “%1”.")
                .arg(shown(rule.compared));
        case RuleOrigin::EmptyForAll:
            return Words::tr("Without a path it matches everything and forbids nothing.");
        case RuleOrigin::EmptyOpposite:
            return rule.field == syntax::Field::Allow
                       ? Words::tr("A Disallow without a path allows everything.")
                       : Words::tr("An Allow without a path forbids everything.");
        }
        Q_UNREACHABLE_RETURN({});
    }

    /// Where the name of the field is misspelt, and this reader takes it all the same.
    [[nodiscard]] QString spellingText(const RuleTried& rule) const
    {
        const syntax::Line& line = m_proof.document.line(rule.line);
        if (line.name.spelling == syntax::Spelling::Exact)
            return {};
        return Words::tr("“%1” is read as %2.")
            .arg(fieldText(rule, m_proof), ascii(syntax::nameOf(line.name.field)));
    }

    void tellMatch(const RuleTried& rule)
    {
        QString text = matchText(rule);
        if (const QString spelling = spellingText(rule); !spelling.isEmpty())
            text += u' ' + spelling;
        if (const QString origin = originText(rule); !origin.isEmpty())
            text += u' ' + origin;
        if (!rule.stars.empty())
            text += u' ' + starsText(rule, m_proof.comparedPath);
        add(Part::Match, text, rule.line, rule.wins);
        if (rule.origin == RuleOrigin::IndexPage)
            rest({StepKind::IndexPage});
    }

    void tellMatches()
    {
        if (m_proof.ruleCount == 0)
            return;
        const std::size_t matches = m_proof.matchCount;
        add(Part::Rules, bindingText(m_proof.ruleCount, matches));
        tellSteps({StepKind::EmptyRules}, Part::Rules);
        std::size_t listed = 0;
        for (const RuleTried& rule : m_proof.rules)
            if (rule.matched && listed < matchesListed) {
                ++listed;
                tellMatch(rule);
            }
        if (matches > listed)
            add(Part::Match, Words::tr("%n more rules that match are not listed.", nullptr,
                                       static_cast<int>(matches - listed)));
        if (m_proof.wonBy != rules::WonBy::Nothing)
            tellSteps({StepKind::OnlyMatch, StepKind::Longest, StepKind::TieAllows,
                       StepKind::FirstInFile, StepKind::AnyDisallow, StepKind::Undefined},
                      Part::WonBy);
    }

    void tellNearMisses()
    {
        for (const RuleTried& rule : m_proof.rules)
            if (!rule.matched)
                add(Part::NearMiss,
                    Words::tr("Line %1, “%2”, does not match. %3")
                        .arg(QString::number(rule.line), ruleText(rule, m_proof),
                             missSentence(rule, m_proof.comparedPath)),
                    rule.line);
    }

    void tellSilence()
    {
        const QString source = ascii(dialects::get(m_proof.dialect).source);
        for (const dialects::Column column : m_proof.silentColumns)
            add(Part::Silent, Words::tr("%1 says nothing about %2, and another reading would give "
                                        "another verdict. RFC 9309 was followed.")
                                  .arg(source, columnText(column)));
    }

    const Proof& m_proof;
    std::vector<ProofStep> m_steps;
};

} // namespace

std::vector<ProofStep> proofSteps(const Proof& proof)
{
    return Teller(proof).run();
}

QStringList proofText(const Proof& proof)
{
    QStringList lines;
    for (const ProofStep& step : proofSteps(proof)) {
        const bool isItem =
            step.kind == Part::Group || step.kind == Part::Match || step.kind == Part::NearMiss;
        lines += isItem ? QString(u"  "_s + step.text) : step.text;
    }
    return lines;
}

QString unseenSentence(const Proof& proof)
{
    if (proof.decision.verdict != rules::Verdict::Disallow)
        return {};
    return Words::tr("What %1 may not fetch it does not read: a noindex in this page, or in its "
                     "X-Robots-Tag header, is never seen, and its address may be listed all the "
                     "same.")
        .arg(shown(proof.name));
}

} // namespace crawlright::words
