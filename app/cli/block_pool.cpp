// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/block_pool.h"

#include <algorithm>
#include <utility>

namespace crawlright::cli {

namespace {

/// Enough that a worker seldom waits for lines while another one's output is being written.
constexpr std::size_t tasksPerThread = 3;

} // namespace

BlockPool::BlockPool(Console& console, std::vector<Work> works, std::size_t taskSize)
    : m_console(console)
    , m_works(std::move(works))
    , m_taskSize(taskSize)
    , m_mostTasks(tasksPerThread * m_works.size())
{
    m_console.flush();
    m_isOpen = m_console.isOpen();
    for (const Work& work : m_works)
        m_threads.emplace_back([this, &work] { run(work); });
}

BlockPool::~BlockPool()
{
    {
        const Lock lock(m_mutex);
        m_isEnded = true;
    }
    m_added.notify_all();
}

bool BlockPool::add(std::string_view lines)
{
    Lock lock(m_mutex);
    while (!lines.empty() && m_isOpen) {
        const std::string_view piece = lines.substr(0, pieceOf(lines));
        lines.remove_prefix(piece.size());
        addPiece(lock, piece);
    }
    return m_isOpen;
}

void BlockPool::finish()
{
    Lock lock(m_mutex);
    m_written.wait(lock, [this] { return m_tasks.empty(); });
}

/// Bytes of the first lines that fit a task; at least one line, however long.
std::size_t BlockPool::pieceOf(std::string_view lines) const
{
    if (lines.size() <= m_taskSize)
        return lines.size();
    std::size_t lineEnd = lines.rfind('\n', m_taskSize - 1);
    if (lineEnd == std::string_view::npos)
        lineEnd = lines.find('\n', m_taskSize);
    return lineEnd == std::string_view::npos ? lines.size() : lineEnd + 1;
}

bool BlockPool::joinsLastTask(std::string_view piece) const
{
    return m_taken < m_tasks.size() && m_tasks.back()->lines.size() + piece.size() <= m_taskSize;
}

bool BlockPool::hasRoomFor(std::string_view piece) const
{
    if (m_tasks.empty())
        return true;
    return m_bytes + piece.size() <= m_mostTasks * m_taskSize &&
           (m_tasks.size() < m_mostTasks || joinsLastTask(piece));
}

void BlockPool::addPiece(Lock& lock, std::string_view piece)
{
    m_written.wait(lock, [&] { return hasRoomFor(piece); });
    m_bytes += piece.size();
    // Lines that trickle in while every worker is busy share a task.
    if (joinsLastTask(piece)) {
        m_tasks.back()->lines += piece;
        return;
    }
    std::unique_ptr<Task> task;
    if (m_spare.empty()) {
        task = std::make_unique<Task>();
    } else {
        task = std::move(m_spare.back());
        m_spare.pop_back();
    }
    task->lines = piece;
    m_tasks.push_back(std::move(task));
    m_added.notify_one();
}

void BlockPool::run(const Work& work)
{
    Lock lock(m_mutex);
    for (;;) {
        m_added.wait(lock, [this] { return m_isEnded || m_taken < m_tasks.size(); });
        if (m_taken == m_tasks.size())
            return;
        Task& task = *m_tasks[m_taken++];
        if (m_isOpen) {
            lock.unlock();
            Output output(*this, task);
            work(task.lines, output);
            lock.lock();
        }
        task.isDone = true;
        writeFinished(lock);
    }
}

/// Called and left with the lock, without it while it writes: only one writes, the oldest task.
void BlockPool::write(Lock& lock, Task& task)
{
    m_isWriting = true;
    lock.unlock();
    std::swap(m_console.out(), task.output);
    m_console.flush();
    const bool isOpen = m_console.isOpen();
    lock.lock();
    m_isOpen = isOpen;
    m_isWriting = false;
}

void BlockPool::writeEarly(Task& task)
{
    Lock lock(m_mutex);
    m_written.wait(lock, [&] { return !m_isWriting && m_tasks.front().get() == &task; });
    write(lock, task);
    task.output.clear();
}

void BlockPool::writeFinished(Lock& lock)
{
    // Whoever is writing looks for finished tasks itself afterwards.
    while (!m_isWriting && !m_tasks.empty() && m_tasks.front()->isDone) {
        write(lock, *m_tasks.front());
        m_bytes -= m_tasks.front()->lines.size();
        recycle(std::move(m_tasks.front()));
        m_tasks.pop_front();
        --m_taken;
        m_written.notify_all();
    }
}

void BlockPool::recycle(std::unique_ptr<Task> task)
{
    // The memory of a line of many megabytes goes back at once.
    if (std::max(task->lines.capacity(), task->output.capacity()) > 2 * mostOutput)
        return;
    task->output.clear();
    task->isDone = false;
    m_spare.push_back(std::move(task));
}

} // namespace crawlright::cli
