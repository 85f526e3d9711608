// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/explain_formats.h"
#include "app/cli/text.h"
#include "ui/words/explained.h"

namespace crawlright::cli {

namespace {

Tint tintOf(Verdict verdict)
{
    if (verdict == Verdict::Allow)
        return Tint::Green;
    return verdict == Verdict::Disallow ? Tint::Red : Tint::Yellow;
}

/// Where the proof does not decide: what does, and what makes that approximate.
void appendInstead(std::string& out, const Explained& explained)
{
    out += utf8(explained.instead) + '\n';
    const QString approximation = words::approximationSentence(explained.crawler);
    if (!approximation.isEmpty())
        out += utf8(approximation) + '\n';
}

} // namespace

void appendExplainedText(Console& console, const Explained& explained)
{
    std::string& out = console.out();
    const Tint tint = tintOf(explained.verdict);
    if (!explained.instead.isEmpty()) {
        appendTinted(out, console, tint, nameOf(explained.verdict));
        out += "  ";
        appendInstead(out, explained);
        return;
    }
    bool isFirst = true;
    for (const QString& line : words::explainedText(explained.proof, explained.crawler)) {
        if (isFirst)
            appendTinted(out, console, tint, utf8(line));
        else
            out += utf8(line);
        out += '\n';
        isFirst = false;
    }
}

void appendExplainedMarkdown(std::string& out, const Explained& explained)
{
    if (explained.instead.isEmpty()) {
        out += words::explainedMarkdown(explained.proof, explained.crawler);
        return;
    }
    out += "**";
    out += nameOf(explained.verdict);
    out += "**: ";
    words::appendMarkdown(out, utf8(explained.instead));
    out += '\n';
    const QString approximation = words::approximationSentence(explained.crawler);
    if (!approximation.isEmpty()) {
        out += '\n';
        words::appendMarkdown(out, utf8(approximation));
        out += '\n';
    }
}

} // namespace crawlright::cli
