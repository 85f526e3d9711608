// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/tester.h"

#include "ui/work/background.h"

namespace crawlright::tester {

Tester::Tester(QObject* parent)
    : QObject(parent)
{
}

void Tester::ask(const Question& question)
{
    m_waiting = question;
    if (!m_running)
        begin();
}

void Tester::withdraw()
{
    m_waiting.reset();
    m_withdrawn = m_running;
}

void Tester::begin()
{
    m_running = true;
    m_withdrawn = false;
    const Question question = *std::exchange(m_waiting, std::nullopt);
    work::inBackground(
        this, [question, known = m_known] { return judge(question, known); },
        [this, question](const Answer& answer) {
            m_known = answer.rules;
            // An overtaken verdict is still shown: else fast typing would show none at all.
            if (!m_withdrawn)
                Q_EMIT judged(question, answer.decision);
            if (m_waiting) {
                begin();
            } else if (m_withdrawn) {
                m_running = false;
            } else {
                beginProof(question);
            }
        });
}

void Tester::beginProof(const Question& question)
{
    work::inBackground(
        this, [question, known = m_known] { return prove(question, *known); },
        [this, question](const rules::Proof& proof) {
            m_running = false;
            if (m_waiting) {
                begin();
            } else if (!m_withdrawn) {
                Q_EMIT proved(question, proof);
            }
        });
}

} // namespace crawlright::tester
