// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/block_pool.h"
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/panel.h"
#include "app/cli/rows.h"
#include "app/cli/tested_urls.h"
#include "app/cli/text.h"

#include <QThread>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace crawlright::cli {

namespace {

/// Larger inputs are judged on every core. Less takes a few milliseconds on one.
constexpr std::uint64_t smallInput = std::uint64_t{1024} * 1024;
/// Bytes of lines for one worker at a time, of one crawler's URLs: of more crawlers less, since
/// each adds its row. A few milliseconds of work, and small enough to stay in a core's cache.
constexpr std::size_t largestTask = std::size_t{256} * 1024;
constexpr std::size_t smallestTask = std::size_t{4} * 1024;
/// Each holds some megabytes; the one that reads feeds no more.
constexpr int mostThreads = 8;

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
    void test(std::string_view url, Output& output)
    {
        m_oddUrls.look(url, *m_panel);
        m_panel->prepare(m_scratch, url);
        for (const Judge& judge : m_panel->judges()) {
            const Row row = m_panel->judge(judge, url, m_scratch);
            m_format->row(output.out(), judge, row);
            if (!m_expect.empty())
                count(row);
            output.commit();
        }
    }

    template <typename Output>
    void testLines(std::string_view block, Output& output)
    {
        while (!block.empty()) {
            const std::size_t lineEnd = block.find('\n');
            std::string_view url = block.substr(0, lineEnd);
            block.remove_prefix(lineEnd == std::string_view::npos ? block.size() : lineEnd + 1);
            if (lineEnd != std::string_view::npos && url.ends_with('\r'))
                url.remove_suffix(1);
            if (!url.empty())
                test(url, output);
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

    [[nodiscard]] std::size_t taskSize() const
    {
        return std::max(smallestTask, largestTask / m_panel->judges().size());
    }

    void finish(Console& console) const
    {
        console.flush();
        m_oddUrls.say(console);
        if (m_unexpected == 0)
            return;
        console.setFound();
        console.note(Cli::tr("Verdicts other than %1: %2 of %3.")
                         .arg(shown(m_expect))
                         .arg(m_unexpected)
                         .arg(m_counted));
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

/// The beginning of an input, or all of a small one, on this thread. False where there is no more.
bool testBeginning(BlockReader& reader, Tester& tester, Console& console, std::uint64_t bytes)
{
    for (std::uint64_t done = 0; done < bytes;) {
        if (reader.mayWait())
            console.flush();
        const std::string_view block = reader.next();
        if (block.empty() || !console.isOpen())
            return false;
        tester.testLines(block, console);
        done += block.size();
    }
    return true;
}

/// The rest of an input on several threads.
void testRest(BlockReader& reader, Tester& tester, Console& console, int threads)
{
    std::vector<Tester> testers(static_cast<std::size_t>(threads), tester.sibling());
    {
        std::vector<BlockPool::Work> works;
        for (Tester& worker : testers) {
            works.emplace_back([&worker](std::string_view lines, BlockPool::Output& output) {
                worker.testLines(lines, output);
            });
        }
        BlockPool pool(console, std::move(works), tester.taskSize());
        for (;;) {
            const std::string_view block = reader.next();
            if (block.empty() || !pool.add(block))
                break;
        }
        pool.finish();
    }
    for (const Tester& worker : testers)
        tester.addCounts(worker);
}

/// Every line of a file, or of standard input.
void testFile(const std::string& path, Tester& tester, Console& console)
{
    std::expected<Input, QString> input = Input::open(path);
    if (!input) {
        console.fault(input.error());
        return;
    }
    BlockReader reader(std::move(*input));
    const int threads = std::min(QThread::idealThreadCount(), mostThreads);
    const bool isKnownToBeLarge = reader.size() > static_cast<std::int64_t>(smallInput);
    const std::uint64_t beginning = threads < 2 ? UINT64_MAX : isKnownToBeLarge ? 0 : smallInput;
    if (testBeginning(reader, tester, console, beginning))
        testRest(reader, tester, console, threads);
    if (!reader.error().isEmpty())
        console.fault(reader.error());
    if (reader.droppedLines() > 0)
        console.fault(Cli::tr("%1: lines longer than 16 MiB, which no URL is, were left out: %2.")
                          .arg(reader.name())
                          .arg(reader.droppedLines()));
}

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
    Tester tester(panel, *format, options.expect);
    format->begin(console.out());
    for (const std::string& url : options.urls) {
        if (url == standardInput)
            testFile(url, tester, console);
        else
            tester.test(url, console);
    }
    if (options.urlFile)
        testFile(*options.urlFile, tester, console);
    else if (options.urls.empty())
        testFile(std::string(standardInput), tester, console);
    format->end(console.out());
    tester.finish(console);
}

} // namespace crawlright::cli
