// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/history/history_desk.h"

#include <utility>

namespace crawlright::history {

using net::History;
using net::HistoryError;

HistoryDesk::HistoryDesk(QString folder, QObject* parent)
    : QObject(parent)
    , m_folder(std::move(folder))
{
    m_pool.setMaxThreadCount(1);
}

HistoryDesk::~HistoryDesk()
{
    m_cancel.raise();
    m_pool.waitForDone();
}

void HistoryDesk::setKeeping(bool isKept, qint64 limit)
{
    m_isKeeping = isKept;
    const bool isLess = limit < m_limit;
    m_limit = limit;
    if (!isLess || m_folder.isEmpty())
        return;
    work::inBackground(
        m_pool, this, [history = history()] { return history.trim(); },
        [this](const std::expected<int, HistoryError>& trimmed) {
            if (!trimmed)
                Q_EMIT failed(trimmed.error());
            else if (*trimmed > 0)
                Q_EMIT changed();
        });
}

void HistoryDesk::add(const net::FetchResult& result)
{
    if (!isKeeping())
        return;
    work::inBackground(
        m_pool, this, [history = history(), result] { return history.add(result); },
        [this](const std::expected<History::Added, HistoryError>& added) {
            if (!added) {
                Q_EMIT failed(added.error());
                return;
            }
            if (added->dropped > 0)
                Q_EMIT dropped(added->dropped);
            if (added->isKept)
                Q_EMIT changed();
        });
}

void HistoryDesk::clear()
{
    if (m_folder.isEmpty())
        return;
    work::inBackground(
        m_pool, this, [history = history()] { return history.clear(); },
        [this](const std::expected<void, HistoryError>& cleared) {
            if (!cleared)
                Q_EMIT failed(cleared.error());
            Q_EMIT changed();
        });
}

void HistoryDesk::readState()
{
    if (m_folder.isEmpty()) {
        Q_EMIT stateRead({});
        return;
    }
    work::inBackground(
        m_pool, this, [history = history()] { return history.state(); },
        [this](const std::expected<net::HistoryState, HistoryError>& state) {
            if (state)
                Q_EMIT stateRead(*state);
            else
                Q_EMIT failed(state.error());
        });
}

void HistoryDesk::readVersions(const net::HistorySite& site, QObject* context,
                               const std::function<void(const Versions&)>& done)
{
    work::inBackground(
        m_pool, context, [history = history(), site] { return history.versions(site); }, done);
}

void HistoryDesk::readBodies(const QList<QByteArray>& sha256s, QObject* context,
                             const std::function<void(const Bodies&)>& done)
{
    work::inBackground(
        m_pool, context,
        [history = history(), sha256s]() -> Bodies {
            std::vector<std::string> bodies;
            for (const QByteArray& sha256 : sha256s) {
                const auto body = history.body(sha256);
                if (!body)
                    return std::unexpected(body.error());
                bodies.push_back(body->toStdString());
            }
            return bodies;
        },
        done);
}

void HistoryDesk::judge(const Question& question, QObject* context,
                        const std::function<void(const std::vector<Period>&)>& done)
{
    m_cancel.raise();
    m_cancel = {};
    work::inBackground(
        m_pool, context,
        [history = history(), question, cancel = m_cancel] {
            const BodyOf bodyOf = [&](const net::HistoryEntry& entry) {
                const auto body = history.body(entry.sha256);
                return body ? std::optional(body->toStdString()) : std::nullopt;
            };
            return verdictHistory(question.versions, bodyOf, question.url, question.crawler,
                                  [&] { return cancel.isRaised(); });
        },
        [done, cancel = m_cancel](const std::vector<Period>& periods) {
            if (!cancel.isRaised())
                done(periods);
        });
}

} // namespace crawlright::history
