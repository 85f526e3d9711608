// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/explain_formats.h"
#include "app/cli/input.h"
#include "app/cli/tested_urls.h"
#include "app/cli/text.h"
#include "ui/words/outcome_words.h"
#include "ui/words/repro_words.h"

namespace crawlright::cli {

namespace {

/// What is asked, wherever it came from.
struct Question {
    Robots robots;
    std::string url;
    crawlers::Crawler crawler;
    std::optional<repro::Case> recorded; ///< of a repro file
};

Explained explain(const Question& question)
{
    const Panel panel(question.robots, {question.crawler});
    const Judge& judge = panel.judges().front();
    const dialects::Dialect& dialect = dialects::get(judge.crawler.dialect);
    Panel::Scratch scratch;
    panel.prepare(scratch, question.url);
    Explained result;
    result.oddUrl = findingOf(question.url, panel);
    result.crawler = judge.crawler;
    result.meaning = judge.meaning;
    result.recorded = question.recorded;
    const Row row = panel.judge(judge, question.url, scratch);
    result.verdict = row.verdict;
    result.line = row.line;
    result.proof = rules::explain(panel.document(), dialect, judge.crawler.agent, question.url);
    if (row.verdict == Verdict::OtherHost)
        result.instead = otherHostSentence();
    else if (verdictWithoutRules(judge.meaning.outcome))
        result.instead = words::meaning(judge.meaning, dialect, shown(judge.crawler.text));
    return result;
}

std::expected<Question, QString> questionOfRepro(const std::string& path)
{
    const std::expected<std::string, QString> json = readWhole(path);
    if (!json)
        return std::unexpected(json.error());
    std::expected<repro::Case, repro::Fault> read = repro::read(*json);
    if (!read) {
        const text::Position place = read.error().place;
        //: A place in a file and what is wrong there: file, line, column, sentence.
        return std::unexpected(Cli::tr("%1:%2:%3: %4")
                                   .arg(shown(path), QString::number(place.line),
                                        QString::number(place.column),
                                        words::sentence(read.error())));
    }
    Question question;
    question.robots.name = path;
    question.robots.bytes = read->robots;
    question.url = read->url;
    question.crawler = crawlersOf({read->crawler}, read->dialect).front();
    question.recorded = std::move(*read);
    return question;
}

std::expected<Question, QString> questionOf(const ExplainOptions& options)
{
    if (options.repro)
        return questionOfRepro(*options.repro);
    std::expected<Robots, QString> robots = readRobots(*options.robots);
    if (!robots)
        return std::unexpected(robots.error());
    Question question;
    question.robots = std::move(*robots);
    question.url = *options.url;
    question.crawler = crawlersOf(options.crawlers, options.dialect).front();
    return question;
}

} // namespace

bool Explained::isAsRecorded() const
{
    return !recorded || (verdict == verdictOf(recorded->verdict) && line == recorded->line);
}

void run(const ExplainOptions& options, Console& console)
{
    const std::expected<Question, QString> question = questionOf(options);
    if (!question) {
        console.fault(question.error());
        return;
    }
    if (!question->robots.remark.isEmpty())
        console.note(question->robots.remark);
    const Explained explained = explain(*question);
    if (options.format == "json")
        appendExplainedJson(console.out(), explained);
    else if (options.format == "markdown")
        appendExplainedMarkdown(console.out(), explained);
    else
        appendExplainedText(console, explained);
    if (explained.oddUrl && explained.verdict != Verdict::OtherHost) {
        console.flush();
        console.note(noteOf(*explained.oddUrl));
    }
    if (!explained.isAsRecorded())
        console.setFound();
}

} // namespace crawlright::cli
