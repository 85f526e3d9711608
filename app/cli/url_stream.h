// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/block_pool.h"
#include "app/cli/input.h"

#include <QThread>

#include <algorithm>
#include <cstdint>
#include <tuple>
#include <vector>

/// URLs that come as lines, judged on every core in constant memory, their output in the order of
/// the lines.
///
/// A Worker judges one URL: `judge(url, output)`, which writes to `output.out()` and commits; it is
/// made anew for each thread by `sibling()`, whose counts `addCounts` takes back; `rowsPerUrl()`
/// says how much work a URL is. One without `sibling()` judges all on one thread. A Source gives
/// lines as a BlockReader does.
namespace crawlright::cli {

/// Larger inputs are judged on every core. Less takes a few milliseconds on one.
inline constexpr std::uint64_t smallInput = std::uint64_t{1024} * 1024;
/// Bytes of lines for one worker at a time, of one crawler's URLs: of more crawlers less, since
/// each adds its row. A few milliseconds of work, and small enough to stay in a core's cache.
inline constexpr std::size_t largestTask = std::size_t{256} * 1024;
inline constexpr std::size_t smallestTask = std::size_t{4} * 1024;
/// Each holds some megabytes; the one that reads feeds no more.
inline constexpr int mostThreads = 8;

/// A CR before the LF is not part of the URL; an empty line is none.
template <typename Worker, typename Output>
void judgeLines(std::string_view block, Worker& worker, Output& output)
{
    while (!block.empty()) {
        const std::size_t lineEnd = block.find('\n');
        std::string_view url = block.substr(0, lineEnd);
        block.remove_prefix(lineEnd == std::string_view::npos ? block.size() : lineEnd + 1);
        if (lineEnd != std::string_view::npos && url.ends_with('\r'))
            url.remove_suffix(1);
        if (!url.empty())
            worker.judge(url, output);
    }
}

/// The beginning of an input, or all of a small one, on this thread. False where there is no more.
template <typename Source, typename Worker>
bool judgeBeginning(Source& source, Worker& worker, Console& console, std::uint64_t bytes)
{
    for (std::uint64_t done = 0; done < bytes;) {
        if (source.mayWait())
            console.flush();
        const std::string_view block = source.next();
        if (block.empty() || !console.isOpen())
            return false;
        judgeLines(block, worker, console);
        done += block.size();
    }
    return true;
}

/// The rest of an input on several threads.
template <typename Source, typename Worker>
void judgeRest(Source& source, Worker& worker, Console& console, int threads)
{
    std::vector<Worker> workers(static_cast<std::size_t>(threads), worker.sibling());
    {
        std::vector<BlockPool::Work> works;
        for (Worker& one : workers) {
            works.emplace_back([&one](std::string_view lines, BlockPool::Output& output) {
                judgeLines(lines, one, output);
            });
        }
        const std::size_t taskSize = std::max(smallestTask, largestTask / worker.rowsPerUrl());
        BlockPool pool(console, std::move(works), taskSize);
        for (;;) {
            const std::string_view block = source.next();
            if (block.empty() || !pool.add(block))
                break;
        }
        pool.finish();
    }
    for (const Worker& one : workers)
        worker.addCounts(one);
}

template <typename Source, typename Worker>
void judgeOnThreads(Source& source, Worker& worker, Console& console)
{
    const int threads = std::min(QThread::idealThreadCount(), mostThreads);
    const bool isKnownToBeLarge = source.size() > static_cast<std::int64_t>(smallInput);
    const std::uint64_t beginning = threads < 2 ? UINT64_MAX : isKnownToBeLarge ? 0 : smallInput;
    if (judgeBeginning(source, worker, console, beginning))
        judgeRest(source, worker, console, threads);
}

template <typename Source, typename Worker>
void judgeAll(Source& source, Worker& worker, Console& console)
{
    if constexpr (!requires { worker.sibling(); }) {
        std::ignore = judgeBeginning(source, worker, console, UINT64_MAX);
    } else {
        judgeOnThreads(source, worker, console);
    }
}

/// Says what of the lines could not be read.
void sayFaults(const BlockReader& reader, Console& console);

/// Every line of a file, or of standard input.
template <typename Worker>
void judgeFile(const std::string& path, Worker& worker, Console& console)
{
    std::expected<Input, QString> input = Input::open(path);
    if (!input) {
        console.fault(input.error());
        return;
    }
    BlockReader reader(std::move(*input));
    judgeAll(reader, worker, console);
    sayFaults(reader, console);
}

} // namespace crawlright::cli
