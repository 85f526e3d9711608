// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/tester/judgement.h"
#include "ui/words/splits.h"

#include <QObject>

#include <optional>

namespace crawlright::tester {

/// Answers the newest question off the window's thread: first the verdicts of all crawlers, then,
/// while no newer question waits, the proof for one of them and why they differ. Of questions that
/// were overtaken at most the verdicts are told.
class Tester final : public QObject {
    Q_OBJECT

public:
    explicit Tester(QObject* parent = nullptr);

    void ask(const MatrixQuestion& question);
    /// Whose proof is wanted, now and with every later answer; nullopt: nobody's.
    void wantProof(std::optional<std::size_t> crawler);
    /// Answers nothing that was asked before.
    void withdraw();
    /// Whether an answer is still to come.
    [[nodiscard]] bool isBusy() const { return m_running || m_waiting; }

Q_SIGNALS:
    void judged(const crawlright::tester::AnswersPtr& answers);
    void proved(const crawlright::tester::Question& question,
                const crawlright::rules::Proof& proof);
    /// How the answers last told fall apart; with the reason, if somebody has to be told one.
    void splitFound(const crawlright::words::Split& split);

private:
    /// What of an answer is told; the next one that is missing is worked out next.
    enum class Stage : std::uint8_t { Nothing, Verdicts, Proof, All };

    void goOn();
    void beginVerdicts();
    void beginProof();
    void beginReason();
    [[nodiscard]] bool isUseless() const { return m_withdrawn || m_waiting; }

    std::optional<MatrixQuestion> m_waiting;
    BindingsPtr m_known;
    AnswersPtr m_answers; // the newest that were told
    words::Split m_split; // of them
    std::optional<std::size_t> m_wanted;
    Stage m_told = Stage::All;
    bool m_running = false;
    bool m_withdrawn = false; // what runs is no longer wanted
};

} // namespace crawlright::tester
