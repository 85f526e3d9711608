// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/proof_html.h"

#include "ui/icons/icons.h"
#include "ui/words/dialects.h"
#include "ui/words/proof.h"
#include "ui/words/quoted.h"
#include "ui/words/verdicts.h"

#include <QCoreApplication>
#include <QPalette>
#include <QRegularExpression>
#include <QStringBuilder>
#include <QUrl>

#include <algorithm>
#include <initializer_list>

namespace crawlright::tester {

using namespace Qt::StringLiterals;
using rules::Proof;
using rules::RuleTried;
using words::ProofStep;
using ToldKind = ProofStep::Kind;

namespace {

class Html {
    Q_DECLARE_TR_FUNCTIONS(crawlright::tester::ProofHtml)
};

constexpr std::size_t mostRules = 60; // of one table
constexpr int mostCharacters = 200;   // of one pattern

/// What comes from the file or the address stays left to right within any sentence.
QString code(const QString& text)
{
    return u"<code>\u2066"_s % text.toHtmlEscaped() % u"\u2069</code>"_s;
}

QString heading(const QString& text)
{
    return u"<p class=\"heading\"><b>"_s % text.toHtmlEscaped() % u"</b></p>"_s;
}

/// "[RFC 9309 §2.2.2]", a link where it can be read.
QString sourceOf(const ProofStep& step)
{
    const QString name = step.source.toHtmlEscaped();
    if (step.address.isEmpty())
        return u"["_s % name % u"]"_s;
    return u"[<a href=\""_s % step.address.toHtmlEscaped() % u"\">"_s % name % u"</a>]"_s;
}

/// The step's sentence with its lines as links, where it names them, and on what it rests.
QString sentenceOf(const ProofStep& step)
{
    QString html = step.text.toHtmlEscaped();
    qsizetype from = 0;
    for (const text::LineNumber line : step.lines) {
        const QRegularExpression number(u"(?<![\\w&#“”/.-])%1(?![\\w“”/.-]\\w|\\w)"_s.arg(line));
        const auto found = number.match(html, from);
        if (!found.hasMatch())
            continue;
        const QString link = lineLink(line);
        html.replace(found.capturedStart(), found.capturedLength(), link);
        from = found.capturedStart() + link.size();
    }
    if (!step.source.isEmpty())
        html += u" <span class=\"quiet\">"_s % sourceOf(step) % u"</span>"_s;
    return html;
}

QString stepsOf(const std::vector<ProofStep>& steps, std::initializer_list<ToldKind> kinds)
{
    QString html;
    for (const ProofStep& step : steps) {
        if (std::ranges::find(kinds, step.kind) != kinds.end())
            html += u"<p>"_s % sentenceOf(step) % u"</p>"_s;
    }
    return html;
}

/// In a word or two, why a rule that matches did not win.
QString whyLost(const RuleTried& rule, const Proof& proof)
{
    const auto winner = std::ranges::find(proof.rules, true, &RuleTried::wins);
    if (winner == proof.rules.end())
        return Html::tr("matches");
    if (proof.wonBy == rules::WonBy::FirstInFile)
        return Html::tr("comes later");
    if (rule.length < winner->length)
        return winner->length - rule.length == 1
                   ? Html::tr("one byte shorter")
                   : Html::tr("%n bytes shorter", nullptr,
                              static_cast<int>(winner->length - rule.length));
    if (rule.field != winner->field && winner->field == syntax::Field::Allow)
        return Html::tr("as long: a Disallow loses a tie to an Allow");
    return Html::tr("matches too");
}

/// What became of a rule: in a few words, its length, and what its wildcards stand for or why it
/// does not match.
QString detailOf(const RuleTried& rule, const Proof& proof)
{
    if (!rule.matched) {
        const QString miss = words::missSentence(rule, proof.comparedPath).toHtmlEscaped();
        if (rule.miss != rules::MissReason::Differs || rule.matchedPath == 0)
            return miss;
        const QString place = rule.matchedPath == 1
                                  ? Html::tr("the path differs after one byte")
                                  : Html::tr("the path differs after %n bytes", nullptr,
                                             static_cast<int>(rule.matchedPath));
        return place % u" · "_s % miss;
    }
    QStringList parts;
    parts.append(rule.wins ? QString(u"<b>"_s % Html::tr("wins") % u"</b>"_s)
                           : whyLost(rule, proof));
    //: The length of a rule, by which rules are compared
    parts.append(Html::tr("length %1").arg(rule.length));
    for (std::size_t i = 0; i < rule.stars.size(); ++i) {
        if (!rule.stars[i].isEmpty())
            parts.append(u"*"_s % QString::number(i + 1) % u" = "_s %
                         code(words::shown(rule.stars[i].of(proof.comparedPath))));
    }
    return parts.join(u" · "_s);
}

/// A row says by more than its colour what became of the rule: by a word and bold type. The rule is
/// a link that draws it.
QString rowOf(std::size_t index, std::size_t drawn, const Proof& proof, const QPalette& palette)
{
    using icons::Tone;
    const RuleTried& rule = proof.rules[index];
    const bool allows = rule.field == syntax::Field::Allow;
    const Tone tone = !rule.matched ? Tone::Quiet : allows ? Tone::Positive : Tone::Negative;
    const QString color = icons::toneColor(tone, palette).name();
    const QString plain = palette.color(QPalette::Text).name();
    const QString field = words::fieldText(rule, proof).toHtmlEscaped();
    QString text = u"<a href=\"rule:"_s % QString::number(index) %
                   u"\" style=\"text-decoration:none\"><span style=\"color:"_s % color % u"\">"_s %
                   field % u":</span> <span style=\"color:"_s % plain % u"\">"_s %
                   code(words::shown(rule.pattern, mostCharacters)) % u"</span></a>"_s;
    if (rule.wins)
        text = u"<b>"_s % text % u"</b>"_s;
    if (index == drawn)
        //: Behind a rule: it is the one in the picture.
        text +=
            u" <span class=\"quiet\">◂ "_s % Html::tr("drawn above").toHtmlEscaped() % u"</span>"_s;
    return u"<tr><td align=\"right\">"_s % lineLink(rule.line) % u"</td><td>"_s % text %
           u"<br/><span class=\"quiet\">"_s % detailOf(rule, proof) % u"</span></td></tr>"_s;
}

QString rulesTable(const Proof& proof, std::size_t drawn, const QPalette& palette)
{
    QString rows;
    for (std::size_t i = 0; i < std::min(proof.rules.size(), mostRules); ++i)
        rows += rowOf(i, drawn, proof, palette);
    QString html = u"<table cellspacing=\"0\" cellpadding=\"3\">"_s % rows % u"</table>"_s;
    if (proof.rules.size() > mostRules) {
        html += u"<p>"_s %
                Html::tr("Further rules, not listed: %1.").arg(proof.rules.size() - mostRules) %
                u"</p>"_s;
    }
    return html;
}

/// What limits the verdict, apart from the steps of the proof.
QStringList cautionsOf(const Proof& proof, const crawlers::Crawler& crawler)
{
    QStringList all;
    const crawlers::Entry* entry = crawler.entry;
    if (!entry)
        return all;
    const QString nearest = words::dialectName(proof.dialect);
    if (crawler.isApproximate() && entry->reader == dialects::get(proof.dialect).name) {
        all.append(Html::tr("How this crawler reads robots.txt is not documented. The verdict is "
                            "approximate: it is read as by %1.")
                       .arg(nearest));
    } else if (crawler.isApproximate()) {
        all.append(
            Html::tr("The verdict is approximate: this crawler reads by “%1”, and the nearest "
                     "reader known here is %2.")
                .arg(words::ascii(entry->reader), nearest));
    }
    switch (entry->honoursRobotsTxt) {
    case crawlers::Answer::No:
        all.append(Html::tr("This crawler is known not to obey robots.txt."));
        break;
    case crawlers::Answer::Partly:
        all.append(Html::tr("This crawler is known to obey robots.txt only in part."));
        break;
    case crawlers::Answer::UserTriggered:
        all.append(
            Html::tr("This crawler does not obey robots.txt where a user asks it to fetch."));
        break;
    case crawlers::Answer::Yes:
    case crawlers::Answer::Unknown:
        break;
    }
    if (entry->status == crawlers::Status::Retired)
        all.append(Html::tr("This crawler is retired."));
    if (entry->status == crawlers::Status::Renamed)
        all.append(Html::tr("This crawler is now called %1.").arg(words::shown(entry->renamedTo)));
    return all;
}

QString cautionsHtml(const Proof& proof, const crawlers::Crawler& crawler,
                     const std::vector<ProofStep>& steps)
{
    QString html;
    for (const QString& caution : cautionsOf(proof, crawler))
        html += u"<p>"_s % caution.toHtmlEscaped() % u"</p>"_s;
    html += stepsOf(steps, {ToldKind::Silent});
    return html.isEmpty() ? html : QString(heading(u"⚠ "_s % Html::tr("With care")) % html);
}

QString styleFor(const QPalette& palette)
{
    const QString quiet = icons::toneColor(icons::Tone::Quiet, palette).name();
    return u"<style>p { margin: 0 0 4px 0 } p.heading { margin: 12px 0 4px 0 } "
           "span.quiet { color: "_s %
           quiet % u" }</style>"_s;
}

} // namespace

ProofHtml proofHtml(const Proof& proof, const crawlers::Crawler& crawler, std::size_t drawn,
                    const QPalette& palette)
{
    const std::vector<ProofStep> steps = words::proofSteps(proof);
    const QString style = styleFor(palette);
    ProofHtml html;
    if (const QString cautions = cautionsHtml(proof, crawler, steps); !cautions.isEmpty())
        html.cautions = style % cautions;
    if (!proof.rules.empty()) {
        html.rules = style % heading(Html::tr("Rules")) %
                     stepsOf(steps, {ToldKind::Rules, ToldKind::WonBy}) %
                     rulesTable(proof, drawn, palette);
    }
    html.rest = style % heading(Html::tr("Group")) %
                stepsOf(steps, {ToldKind::Reader, ToldKind::Chain, ToldKind::Group}) %
                heading(Html::tr("Address")) % stepsOf(steps, {ToldKind::Path});
    if (const QString others = stepsOf(steps, {ToldKind::Other}); !others.isEmpty())
        html.rest += heading(Html::tr("What else it is told")) % others;
    if (const QString unseen = words::unseenSentence(proof); !unseen.isEmpty())
        html.rest +=
            heading(Html::tr("What it never sees")) % u"<p>"_s % unseen.toHtmlEscaped() % u"</p>"_s;
    return html;
}

QString lineLink(text::LineNumber line)
{
    const QString number = QString::number(line);
    return u"<a href=\"line:"_s % number % u"\">"_s % number % u"</a>"_s;
}

namespace {

std::optional<uint> numberOf(const QUrl& link, QLatin1StringView scheme)
{
    if (link.scheme() != scheme)
        return std::nullopt;
    bool isNumber = false;
    const uint number = link.path().toUInt(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

} // namespace

std::optional<text::LineNumber> lineOf(const QUrl& link)
{
    const std::optional<uint> line = numberOf(link, "line"_L1);
    return line && *line > 0 ? line : std::nullopt;
}

std::optional<std::size_t> ruleOf(const QUrl& link)
{
    return numberOf(link, "rule"_L1);
}

} // namespace crawlright::tester
