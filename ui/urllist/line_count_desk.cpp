// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/urllist/line_count_desk.h"

#include "core/verdicts/line_counts.h"

#include <algorithm>

namespace crawlright::urllist {

namespace {

/// Rows that are counted before the worker may turn to something else: some milliseconds.
constexpr urls::Row countedRows = 16'384;

using editor::LineCounts;

void markRules(std::span<const rules::RuleLine> rules, LineCounts& counts)
{
    for (const rules::RuleLine& rule : rules)
        counts.lines[rule.line - 1].isRule = true;
}

/// The counts with what else is to be known of each line.
editor::LineCountsPtr lineCountsOf(const Judging& judging, std::span<const std::uint32_t> byLine)
{
    auto counts = std::make_shared<LineCounts>();
    counts->analysis = judging.setting().now;
    counts->lines.resize(counts->analysis->document.lines().size());
    for (std::size_t line = 1; line < byLine.size(); ++line)
        counts->lines[line - 1].urls = byLine[line];
    for (const rules::GroupSet& groups : counts->analysis->groups) {
        markRules(groups.rules, *counts);
        markRules(groups.orphans, *counts);
    }
    for (const verdicts::Column& column : judging.columns()) {
        const checks::Readers reader = checks::only(column.rules().dialect());
        for (const rules::Rule& rule : column.rules().rules()) {
            checks::Readers& bound = counts->lines[rule.line - 1].bound;
            bound = static_cast<checks::Readers>(bound | reader);
        }
    }
    return counts;
}

} // namespace

LineCountDesk::LineCountDesk(UrlLists& lists, QObject* parent)
    : QObject(parent)
    , m_lists(lists)
{
    connect(&lists, &UrlLists::summaryChanged, this, &LineCountDesk::follow);
    follow(lists.summary());
}

void LineCountDesk::follow(const SummaryPtr& summary)
{
    if (summary) {
        if (summary->waiting == 0)
            ask();
    } else if (!m_lists.table()) {
        take(nullptr);
    } else if (m_counts) { // what it says is of the list before
        take(std::make_shared<LineCounts>(LineCounts{.analysis = m_counts->analysis, .lines = {}}));
    }
}

void LineCountDesk::ask()
{
    m_lists.worker().ask(
        UrlWorker::Topic::Lines, this,
        [this](const Judging& judging, const UrlWorker::IsStopped& isStopped) -> UrlWorker::Done {
            const UrlTable& table = judging.table();
            verdicts::LineCounts counting(table.repeats, judging.columns());
            for (urls::Row begin = 0, rows = table.loaded.urls.size(); begin < rows;) {
                if (isStopped())
                    return {};
                const urls::Row end = begin + std::min(countedRows, rows - begin);
                counting.add(begin, end);
                begin = end;
            }
            return
                [this, of = judging.tablePtr(), counts = lineCountsOf(judging, counting.counts())] {
                    if (of == m_lists.table())
                        take(counts);
                };
        });
}

void LineCountDesk::take(const editor::LineCountsPtr& counts)
{
    if (counts == m_counts)
        return;
    m_counts = counts;
    Q_EMIT countsChanged(counts);
}

} // namespace crawlright::urllist
