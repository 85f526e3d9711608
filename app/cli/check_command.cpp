// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/check_formats.h"
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/text.h"
#include "core/access/url.h"
#include "core/expect/findings.h"
#include "core/text/line_index.h"
#include "ui/words/findings.h"
#include "ui/words/outcome_words.h"

#include <algorithm>
#include <map>

namespace crawlright::cli {

namespace {

/// The crawlers of all expectations, each once, and which judge answers for a name.
struct Crawlers {
    std::vector<std::string> names;
    std::map<std::string_view, std::size_t> byName; // index into Panel::judges
};

Crawlers crawlersIn(const expect::Expectations& expectations)
{
    Crawlers crawlers;
    for (const expect::Expectation& line : expectations.lines) {
        for (const text::Span name : expectations.crawlersOf(line)) {
            const std::string_view text = expectations.textOf(name);
            if (crawlers.byName.emplace(text, crawlers.names.size()).second)
                crawlers.names.emplace_back(text);
        }
    }
    return crawlers;
}

void sayComplaints(const expect::Expectations& expectations, const std::string& name,
                   Console& console)
{
    const text::LineIndex index(expectations.bytes);
    for (const expect::Complaint& complaint : expectations.complaints) {
        const checks::Finding finding = expect::findingOf(complaint, expectations);
        const text::Position place = index.positionAt(finding.span.begin);
        //: A place in a file and what is wrong there: file, line, column, sentence, id.
        console.fault(Cli::tr("%1:%2:%3: %4 [%5]")
                          .arg(shown(name), QString::number(place.line),
                               QString::number(place.column), words::sentence(finding),
                               shown(checks::idOf(finding.code))));
    }
}

void sayUnread(const std::vector<Unread>& unread, const CheckOptions& options, Console& console)
{
    for (const Unread& file : unread)
        console.fault(file.sentence);
    if (options.format == "sarif")
        writeUncheckedSarif(unread, console);
}

CheckedFile judge(const expect::Expectations& expectations, const Panel& panel,
                  const Crawlers& crawlers)
{
    CheckedFile file{.expectations = &expectations, .panel = &panel};
    Panel::Scratch scratch;
    for (const expect::Expectation& line : expectations.lines) {
        const std::string_view url = expectations.textOf(line.address);
        panel.prepare(scratch, url);
        for (const text::Span name : expectations.crawlersOf(line)) {
            const std::size_t index = crawlers.byName.at(expectations.textOf(name));
            const Judge& judge = panel.judges()[index];
            file.rows.push_back({&line, &judge, panel.judge(judge, url, scratch)});
        }
    }
    return file;
}

} // namespace

std::size_t CheckedFile::failures() const
{
    return static_cast<std::size_t>(std::ranges::count(rows, false, &Checked::holds));
}

QString reasonOf(const Checked& checked, const CheckedFile& file)
{
    const Judge& judge = *checked.judge;
    if (checked.row.verdict == Verdict::OtherHost)
        return otherHostSentence();
    const dialects::Dialect& dialect = dialects::get(judge.crawler.dialect);
    if (verdictWithoutRules(judge.meaning.outcome))
        return words::meaning(judge.meaning, dialect, shown(judge.crawler.text));
    const rules::Decision decision = judge.rules.match(access::prepare(checked.row.url, dialect));
    return words::sentence(expect::failureOf(*checked.expectation, judge.crawler.text, decision,
                                             *file.expectations, file.panel->document()));
}

void run(const CheckOptions& options, Console& console)
{
    const std::string name = options.expect.value_or(options.robots + ".expect");
    std::expected<std::string, QString> bytes = readWhole(name);
    const std::expected<Robots, QString> robots = readRobots(options.robots);
    std::vector<Unread> unread;
    if (!bytes)
        unread.push_back({name, bytes.error()});
    if (!robots)
        unread.push_back({options.robots, robots.error()});
    if (!unread.empty()) {
        sayUnread(unread, options, console);
        return;
    }
    if (!robots->remark.isEmpty())
        console.note(robots->remark);
    const expect::Expectations expectations = expect::parse(std::move(*bytes));
    sayComplaints(expectations, name, console);
    const Crawlers crawlers = crawlersIn(expectations);
    const Panel panel(*robots, crawlersOf(crawlers.names, std::nullopt));
    CheckedFile file = judge(expectations, panel, crawlers);
    file.robotsName = robots->name;
    file.name = name;
    if (file.failures() > 0)
        console.setFound();
    if (options.format == "sarif")
        writeCheckedSarif(file, console);
    else if (options.format == "junit")
        writeCheckedJunit(file, console);
    else
        writeCheckedText(file, console);
}

} // namespace crawlright::cli
