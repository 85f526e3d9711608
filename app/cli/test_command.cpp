// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/panel.h"
#include "app/cli/rows.h"
#include "app/cli/test_report.h"
#include "app/cli/tested_urls.h"
#include "app/cli/text.h"
#include "app/cli/url_list.h"

namespace crawlright::cli {

namespace {

/// Judges URLs and makes a row for each URL and crawler, URL by URL. One for each thread; the
/// output goes to a Console or a BlockPool::Output. Aligned so that no two share a cache line.
class alignas(64) Tester {
public:
    Tester(const Panel& panel, const RowFormat& format, std::string_view expect)
        : m_panel(&panel)
        , m_format(&format)
        , m_expect(expect)
    {
    }

    template <typename Output>
    void judge(std::string_view url, Output& output)
    {
        m_panel->prepare(m_scratch, url);
        m_oddUrls.look(url, m_scratch.isGoverned, *m_panel);
        for (const Judge& asked : m_panel->judges()) {
            const Row row = m_panel->judge(asked, url, m_scratch);
            m_format->row(output.out(), asked, row);
            if (!m_expect.empty())
                count(row);
            output.commit();
        }
    }

    /// Another one with nothing counted yet.
    [[nodiscard]] Tester sibling() const { return {*m_panel, *m_format, m_expect}; }
    void addCounts(const Tester& other)
    {
        m_counted += other.m_counted;
        m_unexpected += other.m_unexpected;
        m_oddUrls.addCounts(other.m_oddUrls);
    }

    [[nodiscard]] std::size_t rowsPerUrl() const { return m_panel->judges().size(); }

    void finish(Console& console) const
    {
        console.flush();
        m_oddUrls.say(console);
        sayUnexpected(m_expect, m_unexpected, m_counted, console);
    }

private:
    void count(const Row& row)
    {
        ++m_counted;
        if (nameOf(row.verdict) != m_expect)
            ++m_unexpected;
    }

    const Panel* m_panel;
    const RowFormat* m_format;
    std::string_view m_expect;
    Panel::Scratch m_scratch;
    OddUrls m_oddUrls;
    qulonglong m_counted = 0;
    qulonglong m_unexpected = 0;
};

/// Every URL that the command line names, in its order.
template <typename Tester>
void testAll(const TestOptions& options, Tester& tester, Console& console)
{
    for (const std::string& url : options.urls) {
        if (url == standardInput)
            judgeFile(url, tester, console);
        else
            tester.judge(url, console);
    }
    if (options.urlFile)
        judgeUrls(*options.urlFile, tester, console);
    else if (options.urls.empty())
        judgeFile(std::string(standardInput), tester, console);
}

} // namespace

void sayUnexpected(std::string_view expected, qulonglong others, qulonglong all, Console& console)
{
    if (others == 0)
        return;
    console.setFound();
    console.note(
        Cli::tr("Verdicts other than %1: %2 of %3.").arg(shown(expected)).arg(others).arg(all));
}

void run(const TestOptions& options, Console& console)
{
    const std::expected<Robots, QString> robots = readRobots(options.robots);
    if (!robots) {
        console.fault(robots.error());
        return;
    }
    const Panel panel(*robots, crawlersOf(options.crawlers, options.dialect));
    if (!robots->remark.isEmpty())
        console.note(robots->remark);
    if (options.format == "html") {
        ReportTester tester(panel, options.expect);
        testAll(options, tester, console);
        writeReport(options, *robots, panel, tester.verdicts(), console);
        tester.finish(console);
        return;
    }
    const auto format = rowFormat(options.format, panel, console);
    Tester tester(panel, *format, options.expect);
    format->begin(console.out());
    testAll(options, tester, console);
    format->end(console.out());
    tester.finish(console);
}

} // namespace crawlright::cli
