// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/explain_formats.h"
#include "app/cli/text.h"
#include "ui/words/outcome_words.h"

namespace crawlright::cli {

namespace {

Explained explain(const Robots& robots, const ExplainOptions& options)
{
    const Panel panel(robots, crawlersOf(options.crawlers, options.dialect));
    const Judge& judge = panel.judges().front();
    const dialects::Dialect& dialect = dialects::get(judge.crawler.dialect);
    Panel::Scratch scratch;
    panel.prepare(scratch, options.url);
    Explained result;
    result.crawler = judge.crawler;
    result.meaning = judge.meaning;
    const Row row = panel.judge(judge, options.url, scratch);
    result.verdict = row.verdict;
    result.line = row.line;
    result.proof = rules::explain(panel.document(), dialect, judge.crawler.agent, options.url);
    if (row.verdict == Verdict::OtherHost)
        result.instead = otherHostSentence();
    else if (verdictWithoutRules(judge.meaning.outcome))
        result.instead = words::meaning(judge.meaning, dialect, shown(judge.crawler.text));
    return result;
}

} // namespace

void run(const ExplainOptions& options, Console& console)
{
    const std::expected<Robots, QString> robots = readRobots(options.robots);
    if (!robots) {
        console.fault(robots.error());
        return;
    }
    if (!robots->remark.isEmpty())
        console.note(robots->remark);
    const Explained explained = explain(*robots, options);
    if (options.format == "json")
        appendExplainedJson(console.out(), explained);
    else if (options.format == "markdown")
        appendExplainedMarkdown(console.out(), explained);
    else
        appendExplainedText(console, explained);
}

} // namespace crawlright::cli
