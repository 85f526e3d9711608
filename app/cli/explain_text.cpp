// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/explain_formats.h"
#include "app/cli/markdown.h"
#include "app/cli/rows.h"
#include "app/cli/text.h"
#include "ui/words/proof.h"
#include "ui/words/verdicts.h"

namespace crawlright::cli {

namespace {

Tint tintOf(Verdict verdict)
{
    if (verdict == Verdict::Allow)
        return Tint::Green;
    return verdict == Verdict::Disallow ? Tint::Red : Tint::Yellow;
}

void appendRules(std::string& out, const rules::Proof& proof)
{
    if (proof.rules.empty())
        return;
    out += '\n';
    out += utf8(Cli::tr("| Line | Rule | Length | Matches |", "the head of a table of rules"));
    out += "\n|---:|---|---:|---|\n";
    for (const rules::RuleTried& rule : proof.rules) {
        const QString matches = rule.wins      ? Cli::tr("wins", "of a rule")
                                : rule.matched ? Cli::tr("yes", "the rule matches")
                                               : Cli::tr("no", "the rule does not match");
        out += "| ";
        appendNumber(out, rule.line);
        out += " | ";
        appendMarkdown(out, utf8(words::ruleText(rule, proof)));
        out += " | ";
        appendNumber(out, rule.length);
        out += " | " + utf8(matches) + " |\n";
    }
}

/// Whether the verdict is still that of the repro file; empty without one.
QString replayed(const Explained& explained)
{
    if (!explained.recorded)
        return {};
    const rules::Verdict verdict = explained.recorded->verdict;
    const QString word = shown(nameOf(verdictOf(verdict)));
    const text::LineNumber line = explained.recorded->line;
    if (explained.isAsRecorded()) {
        //: %1 is a verdict: allow, disallow, undefined.
        return line == 0 ? Cli::tr("As in the repro file: %1, by no rule.").arg(word)
                         : Cli::tr("As in the repro file: %1, line %2.").arg(word).arg(line);
    }
    return line == 0 ? Cli::tr("In the repro file it is another: %1, by no rule.").arg(word)
                     : Cli::tr("In the repro file it is another: %1, line %2.").arg(word).arg(line);
}

} // namespace

void appendExplainedText(Console& console, const Explained& explained)
{
    std::string& out = console.out();
    const std::string approximation = approximationOf(explained.crawler);
    if (!explained.instead.isEmpty()) {
        appendTinted(out, console, tintOf(explained.verdict), nameOf(explained.verdict));
        out += "  " + utf8(explained.instead) + '\n';
    } else {
        bool isFirst = true;
        for (const QString& line : words::proofText(explained.proof)) {
            if (isFirst)
                appendTinted(out, console, tintOf(explained.verdict), utf8(line));
            else
                out += utf8(line);
            out += '\n';
            isFirst = false;
        }
    }
    if (!approximation.empty())
        out += approximation + '\n';
    const QString sentence = replayed(explained);
    if (sentence.isEmpty())
        return;
    const Tint tint = explained.isAsRecorded() ? Tint::Green : Tint::Red;
    out += '\n';
    appendTinted(out, console, tint, utf8(sentence));
    out += '\n';
}

void appendExplainedMarkdown(std::string& out, const Explained& explained)
{
    if (!explained.instead.isEmpty()) {
        out += "**";
        out += nameOf(explained.verdict);
        out += "**: ";
        appendMarkdown(out, utf8(explained.instead));
        out += '\n';
    } else {
        bool isFirst = true;
        for (const words::ProofStep& step : words::proofSteps(explained.proof)) {
            out += isFirst ? "**" : "- ";
            appendMarkdown(out, utf8(step.text));
            out += isFirst ? "**\n\n" : "\n";
            isFirst = false;
        }
        appendRules(out, explained.proof);
    }
    const std::string approximation = approximationOf(explained.crawler);
    if (!approximation.empty()) {
        out += '\n';
        appendMarkdown(out, approximation);
        out += '\n';
    }
    if (explained.recorded) {
        out += '\n';
        appendMarkdown(out, utf8(replayed(explained)));
        out += '\n';
    }
}

} // namespace crawlright::cli
