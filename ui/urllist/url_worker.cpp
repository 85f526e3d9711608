// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/urllist/url_worker.h"

#include "ui/work/worker_thread.h"

#include <QElapsedTimer>

#include <algorithm>
#include <array>
#include <utility>

namespace crawlright::urllist {

namespace {

constexpr int publishInterval = 100; // milliseconds between counts that grow, at least
constexpr int publishShare = 5;      // at most a fifth of the time goes into counting

/// Looks at columns in which something flipped alone.
verdicts::Flips flippedForAny(const std::vector<verdicts::Tally>& tallies,
                              std::span<const verdicts::Column> columns)
{
    std::vector<const verdicts::Column*> flipped;
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (tallies[i].flips != verdicts::Flips{})
            flipped.push_back(&columns[i]);
    if (flipped.size() == 1)
        return tallies[static_cast<std::size_t>(flipped.front() - columns.data())].flips;
    verdicts::Flips all;
    for (urls::Row row = 0; !flipped.empty() && row < flipped.front()->size(); ++row) {
        std::array<bool, 3> isNow{}; // by rules::Verdict
        for (const verdicts::Column* column : flipped)
            if (column->isFlipped(row))
                isNow.at(static_cast<std::size_t>(column->at(row).verdict)) = true;
        all.allowed += isNow.at(static_cast<std::size_t>(rules::Verdict::Allow)) ? 1 : 0;
        all.blocked += isNow.at(static_cast<std::size_t>(rules::Verdict::Disallow)) ? 1 : 0;
        all.undefined += isNow.at(static_cast<std::size_t>(rules::Verdict::Undefined)) ? 1 : 0;
    }
    return all;
}

} // namespace

UrlWorker::UrlWorker(QObject* parent)
    : QObject(parent)
    , m_thread([this] { run(); })
{
}

UrlWorker::~UrlWorker()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isEnding = true;
        m_changes = true;
    }
    m_hasMail.notify_one();
    m_thread.join();
}

void UrlWorker::setTable(const UrlTablePtr& table)
{
    {
        const std::lock_guard lock(m_mutex);
        m_mail.table = table;
        m_changes = true;
    }
    m_hasMail.notify_one();
}

void UrlWorker::setSetting(const Setting& setting)
{
    {
        const std::lock_guard lock(m_mutex);
        m_mail.setting = setting;
        m_changes = true;
    }
    m_hasMail.notify_one();
}

void UrlWorker::setVisible(const Visible& visible)
{
    const std::lock_guard lock(m_mutex);
    m_mail.visible = visible;
}

void UrlWorker::ask(Topic topic, QObject* context, Question question)
{
    {
        const std::lock_guard lock(m_mutex);
        std::erase_if(m_mail.questions, [&](const Asked& a) { return a.topic == topic; });
        m_mail.questions.push_back({topic, context, std::move(question)});
        if (topic == Topic::Cells)
            m_asksCells = true;
    }
    m_hasMail.notify_one();
}

void UrlWorker::run()
{
    work::letTheWindowGoFirst();
    while (takeMail())
        work();
}

/// Waits for mail where nothing is to be done; false: the end.
bool UrlWorker::takeMail()
{
    Mail mail;
    {
        std::unique_lock lock(m_mutex);
        const bool isIdle = m_isPublished && m_questions.empty();
        if (isIdle) {
            m_hasMail.wait(lock, [this] {
                return m_isEnding || m_mail.table || m_mail.setting || !m_mail.questions.empty();
            });
        }
        if (m_isEnding)
            return false;
        mail = std::exchange(m_mail, {});
        m_changes = false;
        m_asksCells = false;
    }
    if (mail.visible)
        m_visible = std::move(*mail.visible);
    if (mail.setting)
        m_setting = std::move(*mail.setting);
    if (mail.table)
        m_judging = *mail.table ? std::make_unique<Judging>(*mail.table) : nullptr;
    if (m_judging && m_setting && (mail.table || mail.setting)) {
        m_judging->set(*m_setting);
        judgeVisible();
        m_isPublished = false;
    }
    for (Asked& asked : mail.questions) {
        std::erase_if(m_questions, [&](const Asked& a) { return a.topic == asked.topic; });
        if (asked.topic == Topic::Cells)
            m_questions.push_front(std::move(asked));
        else
            m_questions.push_back(std::move(asked));
    }
    return true;
}

/// Until all is done, or mail changes what is to be done.
void UrlWorker::work()
{
    if (!m_judging || !m_setting) {
        m_isPublished = true;
        m_questions.clear(); // there is nothing to be asked about
        return;
    }
    if (!m_questions.empty() && m_questions.front().topic == Topic::Cells) {
        static_cast<void>(answer(m_questions.front()));
        m_questions.pop_front();
    }
    QElapsedTimer clock;
    clock.start();
    qint64 next = publishInterval;
    while (!m_isPublished && !m_changes) {
        serveCells();
        m_isPublished = !m_judging->step();
        if (m_isPublished || clock.elapsed() >= next) {
            clock.restart();
            publish();
            next = std::max<qint64>(publishInterval, publishShare * clock.elapsed());
        }
    }
    while (!m_questions.empty() && !m_changes) {
        if (!answer(m_questions.front()) && m_changes)
            return; // asked again after the change
        m_questions.pop_front();
    }
}

void UrlWorker::publish()
{
    auto summary = std::make_shared<Summary>();
    summary->setting = m_judging->setting();
    summary->table = m_judging->tablePtr();
    summary->waiting = m_judging->waiting();
    std::vector<verdicts::Tally> tallies;
    for (const verdicts::Column& column : m_judging->columns())
        tallies.push_back(column.totals().tally);
    summary->columnOf = m_judging->ofCrawlers();
    for (const std::size_t column : summary->columnOf)
        summary->tallies.push_back(tallies[column]);
    summary->flipped = flippedForAny(tallies, m_judging->columns());
    QMetaObject::invokeMethod(
        this, [this, summary = SummaryPtr(std::move(summary))] { Q_EMIT summaryChanged(summary); },
        Qt::QueuedConnection);
}

/// Takes what is asked about cells out of the mail, and answers.
void UrlWorker::serveCells()
{
    if (!m_asksCells)
        return;
    std::optional<Asked> cells;
    {
        const std::lock_guard lock(m_mutex);
        m_asksCells = false;
        if (m_mail.visible)
            m_visible = *std::exchange(m_mail.visible, std::nullopt);
        const auto found = std::ranges::find(m_mail.questions, Topic::Cells, &Asked::topic);
        if (found == m_mail.questions.end())
            return;
        cells = std::move(*found);
        m_mail.questions.erase(found);
    }
    static_cast<void>(answer(*cells));
}

void UrlWorker::judgeVisible()
{
    if (m_visible.table == m_judging->tablePtr())
        m_judging->judgeAtOnce(m_visible.rows);
}

/// False: it was stopped.
bool UrlWorker::answer(const Asked& asked)
{
    const bool isCells = asked.topic == Topic::Cells;
    if (isCells)
        judgeVisible();
    const IsStopped isStopped = [this, isCells] {
        if (isCells)
            return false;
        serveCells();
        return m_changes.load();
    };
    Done done = asked.question(*m_judging, isStopped);
    if (!done)
        return false;
    QMetaObject::invokeMethod(
        this,
        [context = asked.context, done = std::move(done)] {
            if (context)
                done();
        },
        Qt::QueuedConnection);
    return true;
}

} // namespace crawlright::urllist
