// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/work/worker_thread.h"

#include <QFuture>
#include <QObject>
#include <QPromise>
#include <QThreadPool>

#include <atomic>
#include <memory>
#include <type_traits>
#include <utility>

/// Work off the window's thread. This folder does **not** know what the work is.
namespace crawlright::work {

/// Runs `work` on the threads of `pool` and then `done(result)` on the thread of `context`. If
/// `context` is gone by then the result is dropped, so `work` must own all that it touches.
template <typename Work, typename Done>
void inBackground(QThreadPool& pool, QObject* context, Work work, Done done)
{
    using Result = std::invoke_result_t<Work&>;
    auto promise = std::make_shared<QPromise<Result>>();
    promise->future().then(
        context, [done = std::move(done)](Result result) mutable { done(std::move(result)); });
    pool.start([promise, work = std::move(work)]() mutable {
        promise->start();
        promise->addResult(work());
        promise->finish();
    });
}

/// The same on the threads that all share, where the window goes first.
template <typename Work, typename Done>
void inBackground(QObject* context, Work work, Done done)
{
    inBackground(
        *QThreadPool::globalInstance(), context,
        [work = std::move(work)]() mutable {
            letTheWindowGoFirst();
            return work();
        },
        std::move(done));
}

/// Says "stop" to work that goes on in another thread; copies share one flag.
class CancelFlag {
public:
    void raise() { m_raised->store(true, std::memory_order_relaxed); }
    [[nodiscard]] bool isRaised() const { return m_raised->load(std::memory_order_relaxed); }

private:
    std::shared_ptr<std::atomic<bool>> m_raised = std::make_shared<std::atomic<bool>>(false);
};

} // namespace crawlright::work
