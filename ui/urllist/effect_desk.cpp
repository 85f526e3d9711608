// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/urllist/effect_desk.h"

#include <algorithm>
#include <set>
#include <utility>

namespace crawlright::urllist {

namespace {

constexpr urls::Row sliceRows = 16'384;

/// As much of an analysis as rules are made of.
session::AnalysisPtr readAs(std::string bytes)
{
    auto analysis = std::make_shared<session::Analysis>();
    analysis->document = syntax::parse(std::move(bytes));
    for (const dialects::Dialect& dialect : dialects::all())
        analysis->groups.at(static_cast<std::size_t>(dialect.id)) =
            rules::groupsOf(analysis->document, dialect);
    return analysis;
}

bool judgeAll(verdicts::Column& column, const UrlWorker::IsStopped& isStopped)
{
    for (urls::Row begin = 0; begin < column.size(); begin += sliceRows) {
        if (isStopped())
            return false;
        column.judge(begin, std::min(column.size(), begin + sliceRows));
    }
    column.settle();
    return true;
}

EditEffect countFlips(const std::vector<verdicts::Column>& columns, urls::Row rows)
{
    EditEffect effect{.rows = rows};
    for (urls::Row row = 0; row < rows; ++row) {
        bool isAllowed = false;
        bool isBlocked = false;
        for (const verdicts::Column& column : columns) {
            if (!column.isFlipped(row))
                continue;
            const rules::Verdict verdict = column.at(row).verdict;
            isAllowed = isAllowed || verdict == rules::Verdict::Allow;
            isBlocked = isBlocked || verdict == rules::Verdict::Disallow;
        }
        effect.toAllowed += isAllowed ? 1 : 0;
        effect.toBlocked += isBlocked ? 1 : 0;
    }
    return effect;
}

} // namespace

std::optional<EditEffect> effectOf(const Judging& judging, const edits::Edits& edits,
                                   const UrlWorker::IsStopped& isStopped)
{
    const Setting& setting = judging.setting();
    const tester::Bindings after(readAs(edits::applied(setting.now->document.bytes(), edits)),
                                 std::make_shared<const tester::Crawlers>(setting.crawlers));
    std::set<std::pair<std::size_t, std::size_t>> known;
    std::vector<verdicts::Column> columns; // as they would be, against what they are
    for (std::size_t i = 0; i < setting.crawlers.size(); ++i) {
        if (!known.emplace(judging.columnOf(i), after.indexOf(i)).second)
            continue;
        columns.push_back(judging.columns()[judging.columnOf(i)]);
        columns.back().keepAsBaseline();
        columns.back().setRules(after.ruleSets()[after.indexOf(i)]);
        if (!judgeAll(columns.back(), isStopped))
            return std::nullopt;
    }
    return countFlips(columns, judging.table().loaded.urls.size());
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
