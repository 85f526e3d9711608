// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/session/analysis.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace crawlright::session {

/// Runs an analysis at once where it is expected to be short, else on a worker, where the latest
/// request wins: what is older than it is dropped.
class Analyser final : public QObject {
    Q_OBJECT

public:
    /// Pure, for any thread; it may still run when this object is gone.
    using Function = std::function<AnalysisPtr(std::string bytes, quint64 revision)>;

    explicit Analyser(Function function, QObject* parent = nullptr);
    ~Analyser() override;

    /// Ends in `ready` (before this returns, if it is short), unless another request comes first.
    void request(const std::string& bytes, quint64 revision);

Q_SIGNALS:
    /// On the thread of this object.
    void ready(const crawlright::session::AnalysisPtr& analysis);

private:
    struct Mailbox;

    void start(std::string bytes, quint64 revision);
    void finish(const AnalysisPtr& analysis, std::size_t size, qint64 nanoseconds);
    void learn(std::size_t size, qint64 nanoseconds);

    Function m_function;
    std::shared_ptr<Mailbox> m_mailbox;
    std::string m_waitingBytes; // of m_latest, while an older one runs
    quint64 m_latest = 0;
    std::optional<quint64> m_running;
    double m_nanosecondsPerByte;
};

} // namespace crawlright::session
