// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/tester/changes_search.h"

#include "ui/words/quoted.h"
#include "ui/words/ways.h"

#include <utility>

namespace crawlright::tester {

using rules::Verdict;

namespace {

/// The other verdicts than this one that a file can give.
std::vector<Verdict> othersThan(Verdict now)
{
    std::vector<Verdict> others;
    for (const Verdict verdict : {Verdict::Allow, Verdict::Disallow})
        if (verdict != now)
            others.push_back(verdict);
    return others;
}

std::vector<Change> changesFor(const Question& question, Verdict now,
                               const work::CancelFlag& cancel)
{
    const syntax::Document& document = question.analysis->document;
    std::vector<Change> changes;
    for (const Verdict wanted : othersThan(now)) {
        if (cancel.isRaised())
            break;
        for (edits::Way& way : edits::waysTo(document, dialects::get(question.crawler.dialect),
                                             question.crawler.agent, question.url, wanted)) {
            Change change;
            change.wanted = wanted;
            change.title = words::title(way);
            change.preview = rewrite::previewOf(document, way.edits);
            change.way = std::move(way);
            changes.push_back(std::move(change));
        }
    }
    return changes;
}

} // namespace

ChangesSearch::ChangesSearch(QObject* parent)
    : QObject(parent)
{
}

ChangesSearch::~ChangesSearch()
{
    m_cancel.raise();
}

void ChangesSearch::ask(const Question& question, Verdict now)
{
    m_waiting = Asked{question, now};
    m_cancel.raise();
    if (!m_running)
        begin();
}

void ChangesSearch::withdraw()
{
    m_waiting.reset();
    m_cancel.raise();
}

void ChangesSearch::begin()
{
    m_running = m_waiting.has_value();
    if (!m_running)
        return;
    m_cancel = {};
    const Asked asked = *std::exchange(m_waiting, std::nullopt);
    work::inBackground(
        this, [asked, cancel = m_cancel] { return changesFor(asked.question, asked.now, cancel); },
        [this, asked, cancel = m_cancel](const std::vector<Change>& changes) {
            if (cancel.isRaised()) {
                begin();
                return;
            }
            Q_EMIT found(changes);
            tellAsides(asked, changes, 0);
        });
}

// One after the other: what is first is what is likely wanted.
void ChangesSearch::tellAsides(const Asked& asked, const std::vector<Change>& changes,
                               std::size_t index)
{
    if (index == changes.size() || m_cancel.isRaised()) {
        begin();
        return;
    }
    work::inBackground(
        this,
        [asked, edits = changes[index].way.edits] {
            const Question& question = asked.question;
            return words::asideSentences(edits::asideOf(question.analysis->document, edits,
                                                        dialects::get(question.crawler.dialect),
                                                        question.crawler.agent, question.url),
                                         words::shown(question.crawler.token));
        },
        [this, asked, changes, index, cancel = m_cancel](const QStringList& sentences) {
            if (!cancel.isRaised())
                Q_EMIT asideFound(static_cast<int>(index), sentences);
            tellAsides(asked, changes, index + 1);
        });
}

} // namespace crawlright::tester
