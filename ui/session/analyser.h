// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/session/analysis.h"

#include <QObject>

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>

namespace crawlright::session {

/// Runs an analysis at once where it is expected to be short, else on a worker, where the latest
/// request wins: what is older than it is dropped.
class Analyser final : public QObject {
    Q_OBJECT

public:
    struct Job {
        /// Pure, for any thread, and called once; it may still run when the Analyser is gone.
        std::function<AnalysisPtr()> run;
        std::size_t size = 0; ///< bytes; what it costs is expected to grow with them
    };

    /// What a byte costs before anything was measured; nullopt: so much that a worker does it.
    explicit Analyser(std::optional<double> nanosecondsPerByte, QObject* parent = nullptr);
    ~Analyser() override;

    /// Ends in `ready` (before this returns, if it is short), unless another request comes first.
    void request(Job job);
    /// Another text comes: what was learnt of this one's cost does not hold for it.
    void forgetCost();

Q_SIGNALS:
    /// On the thread of this object.
    void ready(const crawlright::session::AnalysisPtr& analysis);

private:
    struct Mailbox;

    void start(Job job);
    void finish(const AnalysisPtr& analysis, std::size_t size, qint64 nanoseconds);
    void learn(std::size_t size, qint64 nanoseconds);

    std::shared_ptr<Mailbox> m_mailbox;
    std::optional<Job> m_waiting; // the newest, while an older one runs
    bool m_running = false;
    std::optional<double> m_firstGuess;
    std::optional<double> m_nanosecondsPerByte;
};

} // namespace crawlright::session
