// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/tester.h"

#include "ui/tester/split.h"
#include "ui/work/background.h"

#include <utility>

namespace crawlright::tester {

Tester::Tester(QObject* parent)
    : QObject(parent)
{
}

void Tester::ask(const MatrixQuestion& question)
{
    m_waiting = question;
    if (!m_running)
        goOn();
}

void Tester::wantProof(std::optional<std::size_t> crawler)
{
    m_wanted = crawler;
    if (!m_answers || !crawler || m_told == Stage::Nothing)
        return;
    m_told = Stage::Verdicts;
    if (!m_running)
        goOn();
}

void Tester::withdraw()
{
    m_waiting.reset();
    m_answers.reset();
    m_told = Stage::All;
    m_withdrawn = m_running;
}

void Tester::goOn()
{
    m_withdrawn = false;
    if (m_waiting) {
        beginVerdicts();
    } else if (m_told == Stage::Verdicts && m_wanted && *m_wanted < m_answers->count()) {
        beginProof();
    } else if (m_told != Stage::All) {
        beginReason();
    }
}

void Tester::beginVerdicts()
{
    struct Found {
        AnswersPtr answers;
        words::Split split;
    };
    m_running = true;
    m_told = Stage::Nothing;
    const MatrixQuestion question = *std::exchange(m_waiting, std::nullopt);
    work::inBackground(
        this,
        [question, known = m_known] {
            const AnswersPtr answers = judge(question, known);
            return Found{answers, splitOf(*answers)};
        },
        [this](const Found& found) {
            m_running = false;
            m_known = found.answers->bindings;
            // Overtaken verdicts are still shown: else fast typing would show none at all.
            if (!m_withdrawn) {
                m_answers = found.answers;
                m_split = found.split;
                m_told = Stage::Verdicts;
                Q_EMIT judged(m_answers);
                if (m_waiting || m_split.camps.empty())
                    Q_EMIT splitFound(m_split);
            }
            goOn();
        });
}

void Tester::beginProof()
{
    m_running = true;
    m_told = Stage::Proof;
    const std::size_t crawler = *m_wanted;
    work::inBackground(
        this, [answers = m_answers, crawler] { return prove(*answers, crawler); },
        [this, answers = m_answers, crawler](const rules::Proof& proof) {
            m_running = false;
            if (!isUseless() && m_wanted == crawler)
                Q_EMIT proved(answers->questionFor(crawler), proof);
            goOn();
        });
}

void Tester::beginReason()
{
    m_told = Stage::All;
    if (m_split.camps.empty() || m_split.reason)
        return;
    m_running = true;
    work::inBackground(
        this, [answers = m_answers] { return reasonOf(*answers); },
        [this](const std::optional<words::Split::Reason>& reason) {
            m_running = false;
            if (!isUseless()) {
                m_split.reason = reason;
                Q_EMIT splitFound(m_split);
            }
            goOn();
        });
}

} // namespace crawlright::tester
