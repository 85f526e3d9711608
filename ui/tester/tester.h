// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/tester/judgement.h"

#include <QObject>

namespace crawlright::tester {

/// Answers the newest question off the window's thread: first the verdict, then, if no newer
/// question came meanwhile, the proof. Of questions that were overtaken at most the verdict is told.
class Tester final : public QObject {
    Q_OBJECT

public:
    explicit Tester(QObject* parent = nullptr);

    void ask(const Question& question);
    /// Answers nothing that was asked before.
    void withdraw();
    /// Whether an answer is still to come.
    [[nodiscard]] bool isBusy() const { return m_running || m_waiting; }

Q_SIGNALS:
    void judged(const crawlright::tester::Question& question,
                const crawlright::rules::Decision& decision);
    void proved(const crawlright::tester::Question& question,
                const crawlright::rules::Proof& proof);

private:
    void begin();
    void beginProof(const Question& question);

    BindingRulesPtr m_known;
    std::optional<Question> m_waiting;
    bool m_running = false;
    bool m_withdrawn = false; // what runs is no longer wanted
};

} // namespace crawlright::tester
