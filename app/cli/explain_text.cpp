// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/explain_formats.h"
#include "app/cli/text.h"
#include "ui/words/byte_text.h"
#include "ui/words/explained.h"

namespace crawlright::cli {

namespace {

Tint tintOf(Verdict verdict)
{
    if (verdict == Verdict::Allow)
        return Tint::Green;
    return verdict == Verdict::Disallow ? Tint::Red : Tint::Yellow;
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

/// The first line in the colour of the verdict.
void appendProof(Console& console, const Explained& explained)
{
    std::string& out = console.out();
    bool isFirst = true;
    for (const QString& line : words::explainedText(explained.proof, explained.crawler)) {
        if (isFirst)
            appendTinted(out, console, tintOf(explained.verdict), utf8(line));
        else
            out += utf8(line);
        out += '\n';
        isFirst = false;
    }
}

/// Where the proof does not decide: what does, and what makes that approximate.
void appendInstead(Console& console, const Explained& explained)
{
    std::string& out = console.out();
    appendTinted(out, console, tintOf(explained.verdict), nameOf(explained.verdict));
    out += "  " + utf8(explained.instead) + '\n';
    const QString approximation = words::approximationSentence(explained.crawler);
    if (!approximation.isEmpty())
        out += utf8(approximation) + '\n';
}

void appendInsteadMarkdown(std::string& out, const Explained& explained)
{
    out += "**";
    out += nameOf(explained.verdict);
    out += "**: ";
    appendMarkdown(out, utf8(explained.instead));
    out += '\n';
    const QString approximation = words::approximationSentence(explained.crawler);
    if (approximation.isEmpty())
        return;
    out += '\n';
    appendMarkdown(out, utf8(approximation));
    out += '\n';
}

} // namespace

void appendExplainedText(Console& console, const Explained& explained)
{
    if (explained.instead.isEmpty())
        appendProof(console, explained);
    else
        appendInstead(console, explained);
    const QString sentence = replayed(explained);
    if (sentence.isEmpty())
        return;
    std::string& out = console.out();
    out += '\n';
    appendTinted(out, console, explained.isAsRecorded() ? Tint::Green : Tint::Red, utf8(sentence));
    out += '\n';
}

void appendExplainedMarkdown(std::string& out, const Explained& explained)
{
    if (explained.instead.isEmpty())
        out += words::explainedMarkdown(explained.proof, explained.crawler);
    else
        appendInsteadMarkdown(out, explained);
    if (!explained.recorded)
        return;
    out += '\n';
    appendMarkdown(out, utf8(replayed(explained)));
    out += '\n';
}

} // namespace crawlright::cli
