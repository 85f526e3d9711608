// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/proof_html.h"

#include "ui/icons/icons.h"
#include "ui/words/proof_words.h"

#include <QCoreApplication>
#include <QPalette>
#include <QStringBuilder>
#include <QUrl>

#include <algorithm>

namespace crawlright::tester {

using namespace Qt::StringLiterals;
using rules::Proof;
using rules::RuleTried;

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(crawlright::tester::ProofHtml)
};

constexpr std::size_t mostRules = 100;     // of one table
constexpr qsizetype mostCharacters = 300;  // of one pattern or path

QString lineLink(text::LineNumber line)
{
    const QString number = QString::number(line);
    return u"<a href=\"line:"_s % number % u"\">"_s % number % u"</a>"_s;
}

QString code(std::string_view bytes)
{
    QString text = words::shown(bytes);
    if (text.size() > mostCharacters)
        text = text.first(mostCharacters) % u"…"_s;
    // The isolate keeps a path left to right within a sentence of the other direction.
    return u"<code>\u2066"_s % text.toHtmlEscaped() % u"\u2069</code>"_s;
}

QString heading(const QString& text)
{
    return u"<p class=\"heading\"><b>"_s % text.toHtmlEscaped() % u"</b></p>"_s;
}

QString listOf(const QStringList& sentences)
{
    QString html;
    for (const QString& sentence : sentences)
        html += u"<p>"_s % sentence % u"</p>"_s;
    return html;
}

/// A table's rows must say by more than colour which rule decided: the mark and the bold type do.
QString rowOf(const RuleTried& rule, const Proof& proof, const words::Markup& markup,
              const QPalette& palette)
{
    using icons::Tone;
    const bool allows = rule.field == syntax::Field::Allow;
    const Tone tone = !rule.matched ? Tone::Quiet : allows ? Tone::Positive : Tone::Negative;
    const QString color = icons::toneColor(tone, palette).name();
    const QString mark = rule.wins ? u"▶"_s : rule.matched ? u"•"_s : QString();
    const std::string_view field = syntax::nameOf(rule.field);
    const QString name = QString::fromLatin1(field.data(), static_cast<qsizetype>(field.size()));
    const QString pattern =
        u"<span style=\"color:"_s % color % u"\">"_s % name % u":</span> "_s % code(rule.pattern);
    return u"<tr><td>"_s % mark % u"</td><td align=\"right\">"_s % lineLink(rule.line)
         % u"</td><td>"_s % (rule.wins ? QString(u"<b>"_s % pattern % u"</b>"_s) : pattern)
         % u"</td><td align=\"right\">"_s % QString::number(rule.length)
         % u"</td></tr><tr><td></td><td></td><td colspan=\"2\" class=\"fate\">"_s
         % words::fateOf(rule, proof, markup) % u"</td></tr>"_s;
}

QString rulesTable(const Proof& proof, const words::Markup& markup, const QPalette& palette)
{
    QString rows;
    for (std::size_t i = 0; i < std::min(proof.rules.size(), mostRules); ++i)
        rows += rowOf(proof.rules[i], proof, markup, palette);
    QString html = u"<table cellspacing=\"0\" cellpadding=\"3\" width=\"100%\"><tr><th></th>"
                   "<th align=\"right\">"_s
                 % Words::tr("Line") % u"</th><th align=\"left\">"_s % Words::tr("Rule")
                 % u"</th><th align=\"right\">"_s % Words::tr("Length") % u"</th></tr>"_s % rows
                 % u"</table>"_s;
    if (proof.rules.size() > mostRules)
        html += u"<p>"_s % Words::tr("Further rules that match: %1.")
                               .arg(proof.rules.size() - mostRules)
              % u"</p>"_s;
    return html;
}

QString styleFor(const QPalette& palette)
{
    const QString quiet = palette.color(QPalette::PlaceholderText).name();
    return u"<style>p { margin: 0 0 4px 0 } p.heading { margin: 10px 0 4px 0 } "
           "td.fate, th { color: "_s
         % quiet % u" }</style>"_s;
}

} // namespace

QString proofHtml(const Proof& proof, const crawlers::Crawler& crawler, const QPalette& palette)
{
    const words::Markup markup{.line = lineLink, .code = code};
    QString html = styleFor(palette);
    const QStringList cautions = words::cautions(proof, crawler);
    if (!cautions.isEmpty()) {
        html += heading(Words::tr("To be taken with care"));
        for (const QString& caution : cautions)
            html += u"<p>⚠ "_s % caution.toHtmlEscaped() % u"</p>"_s;
    }
    html += heading(Words::tr("Why"));
    html += u"<p>"_s % words::conclusion(proof, markup) % u"</p>"_s;
    html += heading(Words::tr("Which group"));
    html += listOf(words::groupSteps(proof, markup));
    html += heading(Words::tr("Which address"));
    html += listOf(words::addressSteps(proof, markup));
    if (!proof.rules.empty()) {
        html += heading(Words::tr("Which rules"));
        html += rulesTable(proof, markup, palette);
    }
    return html;
}

std::optional<text::LineNumber> lineOf(const QUrl& link)
{
    if (link.scheme() != "line"_L1)
        return std::nullopt;
    bool isNumber = false;
    const uint line = link.path().toUInt(&isNumber);
    return isNumber && line > 0 ? std::optional<text::LineNumber>(line) : std::nullopt;
}

} // namespace crawlright::tester
