// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/session/analyser.h"

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
// Before the first measurement: on the careful side.
constexpr double guessedNanosecondsPerByte = 60;

} // namespace

// Where a worker leaves its result; outlives the Analyser as long as a worker holds it.
struct Analyser::Mailbox {
    std::mutex mutex;
    Analyser* receiver = nullptr;
};

Analyser::Analyser(Function function, QObject* parent)
    : QObject(parent)
    , m_function(std::move(function))
    , m_mailbox(std::make_shared<Mailbox>())
    , m_nanosecondsPerByte(guessedNanosecondsPerByte)
{
    m_mailbox->receiver = this;
}

Analyser::~Analyser()
{
    const std::scoped_lock lock(m_mailbox->mutex);
    m_mailbox->receiver = nullptr;
}

void Analyser::request(const std::string& bytes, quint64 revision)
{
    m_latest = revision;
    if (m_running) {
        m_waitingBytes = bytes;
        return;
    }
    if (static_cast<double>(bytes.size()) * m_nanosecondsPerByte > shortNanoseconds) {
        start(bytes, revision);
        return;
    }
    QElapsedTimer timer;
    timer.start();
    const AnalysisPtr analysis = m_function(bytes, revision);
    learn(bytes.size(), timer.nsecsElapsed());
    Q_EMIT ready(analysis);
}

void Analyser::start(std::string bytes, quint64 revision)
{
    m_running = revision;
    QThreadPool::globalInstance()->start(
        [function = m_function, mailbox = m_mailbox, revision, text = std::move(bytes)]() mutable {
            const std::size_t size = text.size();
            QElapsedTimer timer;
            timer.start();
            const AnalysisPtr analysis = function(std::move(text), revision);
            const qint64 nanoseconds = timer.nsecsElapsed();
            const std::scoped_lock lock(mailbox->mutex);
            if (Analyser* receiver = mailbox->receiver) {
                QMetaObject::invokeMethod(
                    receiver,
                    [receiver, analysis, size, nanoseconds] {
                        receiver->finish(analysis, size, nanoseconds);
                    },
                    Qt::QueuedConnection);
            }
        });
}

void Analyser::finish(const AnalysisPtr& analysis, std::size_t size, qint64 nanoseconds)
{
    learn(size, nanoseconds);
    const bool isLatest = m_running == m_latest;
    m_running.reset();
    if (isLatest) {
        Q_EMIT ready(analysis);
    } else {
        request(std::exchange(m_waitingBytes, {}), m_latest);
    }
}

void Analyser::learn(std::size_t size, qint64 nanoseconds)
{
    if (size >= worthMeasuring) {
        m_nanosecondsPerByte =
            std::max(1.0, (m_nanosecondsPerByte +
                           static_cast<double>(nanoseconds) / static_cast<double>(size)) /
                              2);
    }
}

} // namespace crawlright::session
