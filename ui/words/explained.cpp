// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/words/explained.h"

#include "ui/words/byte_text.h"
#include "ui/words/proof.h"
#include "ui/words/translation.h"
#include "ui/words/verdicts.h"

namespace crawlright::words {

namespace {

/// In full: a quotation loses nothing here.
QString whole(std::string_view bytes)
{
    std::string text;
    appendVisible(text, bytes);
    return QString::fromStdString(text);
}

void appendRules(std::string& out, const rules::Proof& proof)
{
    if (proof.rules.empty())
        return;
    out += '\n';
    out += Words::tr("| Line | Rule | Length | Matches |", "the head of a table of rules")
               .toStdString();
    out += "\n|---:|---|---:|---|\n";
    for (const rules::RuleTried& rule : proof.rules) {
        const QString matches = rule.wins      ? Words::tr("wins", "of a rule")
                                : rule.matched ? Words::tr("yes", "the rule matches")
                                               : Words::tr("no", "the rule does not match");
        out += "| " + std::to_string(rule.line) + " | ";
        appendMarkdown(out, ruleText(rule, proof).toStdString());
        out += " | " + std::to_string(rule.length) + " | " + matches.toStdString() + " |\n";
    }
}

} // namespace

QString approximationSentence(const crawlers::Crawler& crawler)
{
    if (!crawler.isApproximate())
        return {};
    const std::string_view dialect = dialects::get(crawler.dialect).name;
    const std::string_view reader = crawler.entry->reader;
    if (reader == dialect) {
        return Words::tr("%1 is read as %2: its operator does not say how it reads robots.txt.")
            .arg(whole(crawler.text), whole(dialect));
    }
    return Words::tr("%1 is read as %2, the nearest to its own reader (%3).")
        .arg(whole(crawler.text), whole(dialect), whole(reader));
}

QStringList explainedText(const rules::Proof& proof, const crawlers::Crawler& crawler)
{
    QStringList lines = proofText(proof);
    if (const QString approximation = approximationSentence(crawler); !approximation.isEmpty())
        lines += approximation;
    return lines;
}

std::string explainedMarkdown(const rules::Proof& proof, const crawlers::Crawler& crawler)
{
    std::string out;
    bool isFirst = true;
    for (const ProofStep& step : proofSteps(proof)) {
        out += isFirst ? "**" : "- ";
        appendMarkdown(out, step.text.toStdString());
        out += isFirst ? "**\n\n" : "\n";
        isFirst = false;
    }
    appendRules(out, proof);
    if (const QString approximation = approximationSentence(crawler); !approximation.isEmpty()) {
        out += '\n';
        appendMarkdown(out, approximation.toStdString());
        out += '\n';
    }
    return out;
}

} // namespace crawlright::words
