// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/test_report.h"

#include "app/cli/lint_file.h"
#include "app/cli/projects.h"
#include "app/cli/text.h"
#include "ui/words/outcome_words.h"

#include <QDateTime>
#include <QTimeZone>

namespace crawlright::cli {

namespace {

report::Cell cellOf(const Row& row)
{
    switch (row.verdict) {
    case Verdict::Allow:
        return {rules::Verdict::Allow, row.line};
    case Verdict::Disallow:
        return {rules::Verdict::Disallow, row.line};
    case Verdict::Undefined:
        return {rules::Verdict::Undefined, row.line};
    case Verdict::OtherHost:
        break;
    }
    return {};
}

/// Today, or the day that SOURCE_DATE_EPOCH names, for reports that are to come out the same.
QDate today()
{
    bool isSet = false;
    const qint64 seconds = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&isSet);
    return isSet ? QDateTime::fromSecsSinceEpoch(seconds, QTimeZone::UTC).date()
                 : QDate::currentDate();
}

report::AskedCrawler askedCrawler(const Judge& judge)
{
    report::AskedCrawler asked{.crawler = judge.crawler, .instead = {}};
    if (verdictWithoutRules(judge.meaning.outcome))
        asked.instead = words::meaning(judge.meaning, dialects::get(judge.crawler.dialect),
                                       shown(judge.crawler.text));
    return asked;
}

} // namespace

ReportTester::ReportTester(const Panel& panel, std::string_view expect)
    : m_panel(panel)
    , m_expect(expect)
    , m_verdicts(panel.judges().size())
{
}

void ReportTester::add(std::string_view url)
{
    m_panel.prepare(m_scratch, url);
    m_oddUrls.look(url, m_scratch.isGoverned, m_panel);
    std::vector<report::Cell> cells;
    for (const Judge& asked : m_panel.judges()) {
        const Row row = m_panel.judge(asked, url, m_scratch);
        cells.push_back(cellOf(row));
        if (!m_expect.empty() && nameOf(row.verdict) != m_expect)
            ++m_unexpected;
    }
    m_verdicts.add(url, std::move(cells));
}

void ReportTester::finish(Console& console) const
{
    console.flush();
    m_oddUrls.say(console);
    sayUnexpected(m_expect, m_unexpected, m_verdicts.urls() * m_panel.judges().size(), console);
}

void writeReport(const TestOptions& options, const Robots& robots, const Panel& panel,
                 const report::Verdicts& verdicts, Console& console)
{
    Projects projects;
    const std::expected<project::Project, QStringList>& project = projects.of(robots);
    if (!project) {
        // With a configuration that says something wrong the findings would not be those asked for.
        for (const QString& sentence : project.error())
            console.fault(sentence);
        return;
    }
    std::vector<std::string> readers = options.crawlers;
    if (readers.empty())
        readers = project->crawlers;
    LintedFile linted = lintFile(robots, readers, project->policyFor(baselineNameOf(robots.name)));
    report::Content content{.date = today(),
                            .maker = QStringLiteral("Crawlright " CRAWLRIGHT_VERSION),
                            .name = robots.address.empty() ? robots.name : robots.address,
                            .document = &linted.document,
                            .decidedAll = linted.decidedAll,
                            .verdicts = &verdicts};
    for (Weighed& weighed : linted.findings)
        content.findings.push_back({std::move(weighed.finding), weighed.severity});
    for (const Judge& judge : panel.judges())
        content.crawlers.push_back(askedCrawler(judge));
    const QByteArray html = report::html(content);
    console.write({html.constData(), static_cast<std::size_t>(html.size())});
}

} // namespace crawlright::cli
