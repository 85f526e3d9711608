// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/panel.h"
#include "app/cli/rows.h"
#include "app/cli/text.h"

namespace crawlright::cli {

namespace {

/// Judges URLs and prints a row for each URL and crawler, URL by URL.
class Tester {
public:
    Tester(const Panel& panel, const RowFormat& format, const TestOptions& options,
           Console& console)
        : m_panel(panel)
        , m_format(format)
        , m_options(options)
        , m_console(console)
    {
    }

    void test(std::string_view url)
    {
        m_panel.prepare(m_scratch, url);
        for (const Judge& judge : m_panel.judges()) {
            const Row row = m_panel.judge(judge, url, m_scratch);
            m_format.row(m_console.out(), judge, row);
            if (!m_options.expect.empty())
                count(row);
        }
        m_console.commit();
    }

    /// Every line of a file, or of standard input.
    void testFile(const std::string& path)
    {
        std::expected<Input, QString> input = Input::open(path);
        if (!input) {
            m_console.fault(input.error());
            return;
        }
        BlockReader reader(std::move(*input));
        for (;;) {
            if (reader.mayWait())
                m_console.flush();
            const std::string_view block = reader.next();
            if (block.empty() || !m_console.isOpen())
                break;
            testLines(block);
        }
        if (!reader.error().isEmpty())
            m_console.fault(reader.error());
        if (reader.droppedLines() > 0)
            m_console.fault(
                Cli::tr("%1: lines longer than 16 MiB, which no URL is, were left out: %2.")
                    .arg(reader.name())
                    .arg(reader.droppedLines()));
    }

    void finish()
    {
        if (m_unexpected == 0)
            return;
        m_console.setFound();
        m_console.flush();
        m_console.note(Cli::tr("Verdicts other than %1: %2 of %3.")
                           .arg(shown(m_options.expect))
                           .arg(m_unexpected)
                           .arg(m_counted));
    }

private:
    void testLines(std::string_view block)
    {
        while (!block.empty()) {
            const std::size_t lineEnd = block.find('\n');
            std::string_view url = block.substr(0, lineEnd);
            block.remove_prefix(lineEnd == std::string_view::npos ? block.size() : lineEnd + 1);
            if (lineEnd != std::string_view::npos && url.ends_with('\r'))
                url.remove_suffix(1);
            if (!url.empty())
                test(url);
        }
    }

    void count(const Row& row)
    {
        ++m_counted;
        if (nameOf(row.verdict) != m_options.expect)
            ++m_unexpected;
    }

    const Panel& m_panel;
    const RowFormat& m_format;
    const TestOptions& m_options;
    Console& m_console;
    Panel::Scratch m_scratch;
    qulonglong m_counted = 0;
    qulonglong m_unexpected = 0;
};

} // namespace

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
    const auto format = rowFormat(options.format, panel, console);
    Tester tester(panel, *format, options, console);
    format->begin(console.out());
    for (const std::string& url : options.urls) {
        if (url == standardInput)
            tester.testFile(url);
        else
            tester.test(url);
    }
    if (options.urlFile)
        tester.testFile(*options.urlFile);
    else if (options.urls.empty())
        tester.testFile(std::string(standardInput));
    format->end(console.out());
    tester.finish();
}

} // namespace crawlright::cli
