// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/urllist/effect_desk.h"

#include "ui/urllist/difference.h"

#include <utility>

namespace crawlright::urllist {

std::optional<EditEffect> effectOf(const Judging& judging, const edits::Edits& edits,
                                   const UrlWorker::IsStopped& isStopped)
{
    const session::AnalysisPtr& now = judging.setting().now;
    const session::AnalysisPtr after = readAs(edits::applied(now->document.bytes(), edits));
    const auto difference = differenceOf(judging, now, after, isStopped);
    if (!difference)
        return std::nullopt;
    return EditEffect{.toAllowed = difference->flips.allowed,
                      .toBlocked = difference->flips.blocked,
                      .rows = judging.table().loaded.urls.size()};
}

EffectDesk::EffectDesk(UrlLists& lists, QObject* parent)
    : QObject(parent)
    , m_lists(lists)
{
    // What was asked of the worker about another list may never be answered.
    connect(&lists, &UrlLists::tableChanged, this, [this] { m_waiting.clear(); });
}

void EffectDesk::ask(const session::AnalysisPtr& analysis, const edits::Edits& edits, Tell tell)
{
    if (!m_lists.table())
        return;
    const bool isOther =
        !m_waiting.empty() && m_waiting.front().analysis->revision != analysis->revision;
    if (isOther)
        m_waiting.clear(); // those of an older text are of no use any more
    m_waiting.push_back({analysis, edits, std::move(tell)});
    if (m_waiting.size() == 1)
        askNext();
}

void EffectDesk::askNext()
{
    const Asked& asked = m_waiting.front();
    m_lists.worker().ask(
        UrlWorker::Topic::Effect, this,
        [this, revision = asked.analysis->revision, edits = asked.edits](
            const Judging& judging, const UrlWorker::IsStopped& isStopped) -> UrlWorker::Done {
            std::optional<EditEffect> effect;
            if (judging.setting().now->revision == revision) {
                effect = effectOf(judging, edits, isStopped);
                if (!effect)
                    return {};
            }
            return [this, effect, revision] {
                if (m_waiting.empty() || m_waiting.front().analysis->revision != revision)
                    return; // others are asked about now
                const Tell tell = m_waiting.front().tell;
                m_waiting.pop_front();
                if (effect)
                    tell(*effect);
                if (!m_waiting.empty())
                    askNext();
            };
        });
}

} // namespace crawlright::urllist
