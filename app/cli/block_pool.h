// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/console.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace crawlright::cli {

/// Turns lines into output on several threads, in constant memory. The output comes in the order of
/// the lines and as soon as it can: whichever worker finishes the oldest task writes, so that
/// whoever adds lines may wait for more of them without holding back an answer.
///
/// It knows nothing of URLs. While it lives the console is its own.
class BlockPool {
    struct Task;

public:
    /// Where a worker puts the output of some lines; used like Console.
    class Output {
    public:
        [[nodiscard]] std::string& out() { return m_task.output; }
        /// Waits for this task's turn and writes, where there is too much to keep.
        void commit()
        {
            if (m_task.output.size() >= mostOutput)
                m_pool.writeEarly(m_task);
        }

    private:
        friend class BlockPool;
        Output(BlockPool& pool, Task& task)
            : m_pool(pool)
            , m_task(task)
        {
        }

        BlockPool& m_pool;
        Task& m_task;
    };
    using Work = std::function<void(std::string_view lines, Output& output)>;

    /// One thread for each `Work`; a task has about `taskSize` bytes of lines.
    BlockPool(Console& console, std::vector<Work> works, std::size_t taskSize);
    /// Ends the threads; what `finish` did not wait for is done first.
    ~BlockPool();
    BlockPool(const BlockPool&) = delete;
    BlockPool& operator=(const BlockPool&) = delete;

    /// Copies whole lines; waits while too many are under way. False once nobody takes the output.
    [[nodiscard]] bool add(std::string_view lines);
    /// Waits until everything is written.
    void finish();

private:
    struct Task {
        std::string lines;
        std::string output;
        bool isDone = false;
    };
    using Lock = std::unique_lock<std::mutex>;

    static constexpr std::size_t mostOutput = std::size_t{4} * 1024 * 1024;

    [[nodiscard]] std::size_t pieceOf(std::string_view lines) const;
    [[nodiscard]] bool joinsLastTask(std::string_view piece) const;
    [[nodiscard]] bool hasRoomFor(std::string_view piece) const;
    void addPiece(Lock& lock, std::string_view piece);
    void run(const Work& work);
    void write(Lock& lock, Task& task);
    void writeEarly(Task& task);
    void writeFinished(Lock& lock);
    void recycle(std::unique_ptr<Task> task);

    Console& m_console;
    const std::vector<Work> m_works;
    const std::size_t m_taskSize;
    const std::size_t m_mostTasks;

    std::mutex m_mutex;
    std::condition_variable m_added;           // a task, or the end
    std::condition_variable m_written;         // a task went, and with it its place
    std::deque<std::unique_ptr<Task>> m_tasks; // in order; the first m_taken have a worker
    std::vector<std::unique_ptr<Task>> m_spare;
    std::size_t m_taken = 0;
    std::size_t m_bytes = 0; // of lines in m_tasks
    bool m_isWriting = false;
    bool m_isOpen = true;
    bool m_isEnded = false;

    std::vector<std::jthread> m_threads;
};

} // namespace crawlright::cli
