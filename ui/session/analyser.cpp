// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/session/analyser.h"

#include "ui/work/worker_thread.h"

#include <QElapsedTimer>
#include <QThreadPool>

#include <algorithm>
#include <mutex>

namespace crawlright::session {

namespace {

// What a key may cost on the window's thread.
constexpr double shortNanoseconds = 4e6;
// Below this a measurement says more about the clock than about the analysis.
constexpr std::size_t worthMeasuring = 4096;

} // namespace

// Where a worker leaves its result; outlives the Analyser as long as a worker holds it.
struct Analyser::Mailbox {
    std::mutex mutex;
    Analyser* receiver = nullptr;
};

Analyser::Analyser(std::optional<double> nanosecondsPerByte, QObject* parent)
    : QObject(parent)
    , m_mailbox(std::make_shared<Mailbox>())
    , m_firstGuess(nanosecondsPerByte)
    , m_nanosecondsPerByte(nanosecondsPerByte)
{
    m_mailbox->receiver = this;
}

Analyser::~Analyser()
{
    const std::scoped_lock lock(m_mailbox->mutex);
    m_mailbox->receiver = nullptr;
}

void Analyser::request(Job job)
{
    if (m_running) {
        m_waiting = std::move(job);
        return;
    }
    if (!m_nanosecondsPerByte ||
        static_cast<double>(job.size) * *m_nanosecondsPerByte > shortNanoseconds) {
        start(std::move(job));
        return;
    }
    QElapsedTimer timer;
    timer.start();
    const AnalysisPtr analysis = job.run();
    learn(job.size, timer.nsecsElapsed());
    Q_EMIT ready(analysis);
}

void Analyser::forgetCost()
{
    m_nanosecondsPerByte = m_firstGuess;
}

void Analyser::start(Job job)
{
    m_running = true;
    QThreadPool::globalInstance()->start([mailbox = m_mailbox, job = std::move(job)] {
        work::letTheWindowGoFirst();
        QElapsedTimer timer;
        timer.start();
        const AnalysisPtr analysis = job.run();
        const qint64 nanoseconds = timer.nsecsElapsed();
        const std::scoped_lock lock(mailbox->mutex);
        if (Analyser* receiver = mailbox->receiver) {
            QMetaObject::invokeMethod(
                receiver,
                [receiver, analysis, size = job.size, nanoseconds] {
                    receiver->finish(analysis, size, nanoseconds);
                },
                Qt::QueuedConnection);
        }
    });
}

void Analyser::finish(const AnalysisPtr& analysis, std::size_t size, qint64 nanoseconds)
{
    learn(size, nanoseconds);
    m_running = false;
    if (m_waiting) {
        request(*std::exchange(m_waiting, std::nullopt));
    } else {
        Q_EMIT ready(analysis);
    }
}

void Analyser::learn(std::size_t size, qint64 nanoseconds)
{
    const auto spent = static_cast<double>(nanoseconds);
    const bool isTelling = size >= worthMeasuring || spent > shortNanoseconds;
    if (!isTelling && m_nanosecondsPerByte)
        return;
    const double perByte = spent / static_cast<double>(std::max<std::size_t>(size, 1));
    m_nanosecondsPerByte = std::max(1.0, (m_nanosecondsPerByte.value_or(perByte) + perByte) / 2);
}

} // namespace crawlright::session
